// The table that Google Benchmark prints: for each benchmark wall-clock and processor time, iterations and counters.
import { refuseCoarse } from '../../reading/coarse.ts'
import { readDecimal } from '../../reading/decimal.ts'
import type { Reader } from '../../reading/format.ts'
import { Unreadable } from '../../reading/format.ts'
import { Readings } from '../../reading/readings.ts'
import { readLines, someLine } from '../../text/line-reader.ts'
import {
  addCounters,
  addTime,
  decidingTime,
  type GoogleTime,
  plainRuns,
  repeatedIn,
} from './google-benchmark-run.ts'

/** The label of a program may stand before it, as before its rows. */
const heading = /^(?:\S.*\s)?Benchmark\s+Time\s+CPU\s+Iterations(|\s.*)$/
const result =
  /^(\S+(?: +\S+)*?)\s+([\d.e+-]+) (ns|us|ms|s)\s+([\d.e+-]+) (?:ns|us|ms|s)\s+(\d+)(?:\s+(.*))?$/
/** `16`, `3.9G/s`; where a rate is inverted, `10.2ns`. */
const number = /(-?(?:[\d.]+(?:e[+-]?\d+)?|nan|inf))([kKMGTPEZYmunpfazy]?)(i?)(?:\/s|s)?/.source
const counter = new RegExp(` ([^=]+)=${number}(?= |$)`, 'gy')
const cell = new RegExp(`^${number}$`)

export function claimsGoogleTable(beginning: string): boolean {
  return someLine(beginning, heading)
}

interface Row extends Omit<GoogleTime, 'isRepeated'> {
  readonly name: string
  readonly counters: string
  /** The names of the counters, where they are above their values instead of beside them. */
  readonly columns: readonly string[]
}

export function readGoogleTable(): Reader {
  const found = new Readings()
  const rows: Row[] = []
  let columns: readonly string[] = []
  return readLines({
    take: line => {
      const above = heading.exec(line.trimEnd())
      if (above) columns = columnsOf(above[1])
      const failed = failureIn(line)
      if (failed !== null) found.failBenchmark(...failed)
      const [, name, real, unit, cpu, iterations, counters = ''] = result.exec(line) ?? []
      if (name !== undefined && real !== undefined && unit !== undefined && cpu !== undefined)
        rows.push({ name, real, cpu, unit, iterations: Number(iterations), counters, columns })
      return name !== undefined || above !== null || failed !== null || ofAggregates.test(line)
    },
    resembling: /\s{2}[\d.e+-]+ (?:ns|us|ms|s) {2,}\d/,
    finish: () => {
      const repeated = repeatedIn(rows)
      for (const plain of plainRuns(rows)) {
        const row = { ...plain, isRepeated: repeated.has(plain.name) }
        // It prints times below 0.1 of their unit with one or two digits: 0.002 and 0.003 may be the same.
        refuseCoarse(found, row.name, decidingTime(row.name, row), row.unit, 'Use --benchmark_format=json.')
        addTime(found, row.name, row)
        addCounters(found, row.name, countersOf(row), row)
      }
      return found.parsed()
    },
  })
}

/** Rows of aggregates without iterations, and of the complexity. */
const ofAggregates = /^\S.*_(?:BigO|RMS|cv)\s/

const errorAhead = "ERROR OCCURRED: '"

/** A regular expression would search to the end of the line from each of many such words. */
function failureIn(line: string): readonly [name: string, why: string] | null {
  const start = line.indexOf(errorAhead)
  const name = line.slice(0, Math.max(start, 0)).trimEnd()
  if (name === '' || name.length === start || !line.endsWith("'")) return null
  return [name, line.slice(start + errorAhead.length, -1)]
}

/** Empty where each value has its name beside it. */
function columnsOf(above = ''): readonly string[] {
  if (above.trim() === 'UserCounters...') return []
  // A name is padded to ten characters at least, so a word with only one blank before it is a long name, or part of
  // one.
  return above.split(/\s{2,}| (?=\S{10})/).filter(name => name !== '')
}

/** What follows them is the label. */
function countersOf({ name, counters, columns }: Row): readonly Counter[] {
  if (columns.length === 0) {
    const found = [...` ${counters}`.matchAll(counter)]
    const names = found.map(([, name = '']) => name)
    const label = ` ${counters}`.slice(found.reduce((length, [text]) => length + text.length, 0))
    // Counters come in the order of their names.
    if (label.includes('=') || names.some((one, index) => index > 0 && one < (names[index - 1] ?? '')))
      throw new Unreadable(
        `What follows the times of ${name} ("${counters}") may be counters or a label. Use --benchmark_format=json.`,
      )
    return found.map(([, counter = '', ...value]) => [counter, scaled(counter, value)])
  }
  const values = counters.split(/\s+/)
  return columns.map((counter, index) => {
    const [, ...value] = cell.exec(values[index] ?? '') ?? []
    if (value.length === 0 || counter.includes(' '))
      throw new Unreadable(
        `The columns of counters of ${name} cannot be told apart. Use --benchmark_format=json, or leave out --benchmark_counters_tabular.`,
      )
    return [counter, scaled(counter, value)]
  })
}

type Counter = readonly [string, number]

/**
 * The prefixes of `bytes_per_second` are powers of 1024, though nothing says so, and powers of 1000 in every other
 * counter.
 */
function scaled(counter: string, [digits = '', prefix = '', binary = '']: readonly string[]): number {
  const power = prefixes.indexOf(prefix.replace('K', 'k')) - smallest
  const isBinary = counter === 'bytes_per_second' || binary !== ''
  return isBinary && power > 0
    ? Number(digits) * 1024 ** power
    : (readDecimal(digits, 3 * power) ?? Number.NaN)
}

const prefixes = ['y', 'z', 'a', 'f', 'p', 'n', 'u', 'm', '', 'k', 'M', 'G', 'T', 'P', 'E', 'Z', 'Y']
const smallest = prefixes.indexOf('')
