// The results of airspeed velocity (asv), in `.asv/results/MACHINE/COMMIT-ENVIRONMENT.json`.

import { hasPath, outlines } from '../../json/json-outline.ts'
import { readValues } from '../../json/json-text.ts'
import { entriesAt, listAt, numberAt, stringify, textAt } from '../../json/json-value.ts'
import { type Reader, Unreadable } from '../../reading/format.ts'
import type { Parsed } from '../../reading/parsed.ts'
import { Readings } from '../../reading/readings.ts'

export function claimsAsvFile(beginning: string): boolean {
  return outlines(beginning).some(paths => hasPath(paths, 'commit_hash') && hasPath(paths, 'env_name'))
}

/** Reads results from one file or several, of which one may state the units. */
export function readAsvFiles(): Required<Reader> {
  const values: unknown[] = []
  const open = () => readValues('asv', value => values.push(value))
  let current = open()
  return {
    // Units stand in benchmarks.json, and the machine in a file that says nothing here.
    file: () => {
      current.end()
      current = open()
    },
    write: piece => current.write(piece),
    end: () => {
      current.end()
      return parse(values)
    },
  }
}

function parse(values: readonly unknown[]): Parsed {
  const found = new Readings(
    'Let asv measure one commit on one machine, and give each benchmark a name of its own.',
  )
  const results = values.filter(value => listAt(value, 'result_columns') && entriesAt(value, 'results'))
  if (results.length === 0)
    throw new Unreadable(
      'There are no asv results in these files. Set output to .asv/results/**/*.json, and run asv with --set-commit-hash.',
    )
  const unitOf = (name: string) =>
    values.map(value => textAt(value, name, 'unit')).find(unit => unit !== null)
  const environments = new Set(results.map(environmentOf))
  for (const value of results) {
    const behind = environments.size > 1 ? ` [${environmentOf(value)}]` : ''
    const columns = (listAt(value, 'result_columns') ?? []).map(stringify)
    for (const [name, row] of entriesAt(value, 'results') ?? [])
      addBenchmark(name, behind, row, columns, unitOf(name) ?? usualUnit(name), found)
  }
  return found.parsed()
}

function environmentOf(results: unknown): string {
  return textAt(results, 'env_name') ?? ''
}

/** A row has a value in `result` for each combination of parameters, the last of which changes fastest. */
function addBenchmark(
  name: string,
  behind: string,
  row: unknown,
  columns: readonly string[],
  unit: string,
  found: Readings,
): void {
  const of = (column: string) => listAt(row)?.[columns.indexOf(column)]
  const parameters = (listAt(of('params')) ?? []).map(one => (listAt(one) ?? []).map(stringify))
  // asv leaves out empty fields at the end of a row, and writes a row of only a result as that result.
  const values = listAt(row) === null ? [row] : (listAt(of('result')) ?? [of('result')])
  const tidied = units.get(unit) ?? unit
  for (const [index, value] of values.entries()) {
    const full = name + shown(parameters, index) + behind
    const number = numberAt(value)
    if (value === null || value === undefined) found.failBenchmark(full, 'failed')
    // NaN stands for what was skipped.
    else if (number !== null && !Number.isNaN(number)) {
      if (tidied === 'B') found.declare('B', { better: 'lower' })
      const times = (column: string) => numberAt(listAt(of(column))?.[index]) ?? 0
      const samples = times('stats_repeat')
      found.add(full, tidied, number, { iterations: times('stats_number') * samples, samples })
    }
  }
}

const units: ReadonlyMap<string, string> = new Map([
  ['seconds', 'sec/op'],
  ['bytes', 'B'],
  ['', 'value'],
])

/** The beginning of a function's name says what kind of benchmark it is. */
function usualUnit(name: string): string {
  const [, kind] = /(?:^|\.)(time|timeraw|mem|peakmem|track)_?[^.]*$/i.exec(name) ?? []
  if (kind === 'time' || kind === 'timeraw') return 'seconds'
  return kind === 'mem' || kind === 'peakmem' ? 'bytes' : ''
}

function shown(parameters: readonly (readonly string[])[], index: number): string {
  if (parameters.length === 0) return ''
  let rest = index
  const values = parameters.toReversed().map(ofOne => {
    const value = ofOne[rest % ofOne.length]
    rest = Math.trunc(rest / ofOne.length)
    return value
  })
  return `(${values.toReversed().join(', ')})`
}
