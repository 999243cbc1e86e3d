// What asv prints while it runs: a line for each benchmark, with its value to three digits.
import { readDecimal } from '../../reading/decimal.ts'
import { type Reader, Unreadable } from '../../reading/format.ts'
import { Readings } from '../../reading/readings.ts'
import { readSeconds } from '../../reading/times.ts'
import { readLines, someLine } from '../../text/line-reader.ts'

/** `[ 35.00%] ··· suite.Copy.time_copy      11.1±0.01μs`, with hyphens where the terminal has no dots. */
const result = /^\[ *[\d.]+%\] (?:·+|-+) ([A-Za-z_]\w*(?:\.\w+)+) +(\S{1,60})$/
const environment = /^\[ *[\d.]+%\] (?:·+|-+) Benchmarking (\S+)$/

export function claimsAsvLines(text: string): boolean {
  return someLine(text, result)
}

/** Writes names and environments as asv's files do. Throws Unreadable where benchmarks have parameters. */
export function readAsvLines(): Reader {
  const rows: { readonly name: string; readonly value: string; readonly environment: string }[] = []
  let current = ''
  return readLines({
    take: line => {
      current = environment.exec(line.trimEnd())?.[1] ?? current
      const [, name, value] = result.exec(line.trimEnd()) ?? []
      if (name === undefined || value === undefined) return false
      rows.push({ name, value, environment: current })
      return true
    },
    resembling: /\d%\] (?:·+|-+) \S.* [\d.]+(?:±|[num\u00b5\u03bc]?s\b)/,
    finish: () => {
      const found = new Readings('Let asv measure one commit on one machine.')
      const environments = new Set(rows.map(row => row.environment))
      for (const { name, value, environment } of rows)
        add(found, name, environments.size > 1 ? `${name} [${environment}]` : name, value)
      return found.parsed()
    },
  })
}

function add(found: Readings, name: string, full: string, value: string): void {
  if (value === 'failed') found.failBenchmark(full, 'failed')
  if (/^(failed|n\/a|skipped)$/.test(value)) return
  // A table follows, and asv has many kinds of these.
  if (value === 'ok')
    throw new Unreadable(
      `The benchmark ${full} has parameters, which asv prints as a table. Set output to .asv/results/**/*.json, and run asv with --set-commit-hash.`,
    )
  const [, digits = '', unit = ''] = /^([-+\d.e]+?)(?:±[\d.e]+)?([^\d.±]*)$/.exec(value) ?? []
  const seconds = readSeconds(digits, unit)
  const number = readDecimal(digits, 3 * Math.max(prefixes.indexOf(unit), 0))
  // Values tracked in seconds are printed like times.
  const isTime = /(^|\.)time(raw)?_?[^.]*$/i.test(name) || /^([nμµum]s|s)$/.test(unit)
  if (isTime && seconds !== null) found.add(full, 'sec/op', seconds)
  else if (/(^|\.)(peak)?mem_?[^.]*$/i.test(name) && number !== null) {
    found.declare('B', { better: 'lower' })
    found.add(full, 'B', number)
  } else if (number !== null) found.add(full, prefixes.includes(unit) ? 'value' : unit, number)
}

/** Thousands, millions and so on. */
const prefixes = ['', 'k', 'M', 'G', 'T']
