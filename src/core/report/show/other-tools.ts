// Exports head's values for other tools: Bencher and github-action-benchmark.
import { getOrInsert } from '../../common/memoize.ts'
import { countRoundsOfComparison } from '../../judge/blocks.ts'
import type { Comparison } from '../../model/comparison.ts'
import type { ResultFile } from '../../model/result-file.ts'
import { escapeControlCharacters } from '../../words/escape.ts'
import { formatRounds, shortSha } from '../../words/numbers.ts'

/** A value with its interval (https://bencher.dev/docs/reference/bencher-metric-format). */
interface Metric {
  readonly value: number
  readonly lower_value?: number
  readonly upper_value?: number
}

/** The most characters of names in Bencher. */
const longest = { benchmark: 1024, measure: 64 }

/** Returns the input of `bencher run --adapter json`. `latency` is its measure in nanoseconds; others are named by unit. */
export function formatResultAsBencherMetricFormat({ comparisons }: Pick<ResultFile, 'comparisons'>): string {
  // A map, as a benchmark may be called `__proto__`.
  const benchmarks = new Map<string, Map<string, Metric>>()
  for (const comparison of comparisons) {
    const name = shorten(nameOf(comparison), longest.benchmark)
    getOrInsert(benchmarks, name, () => new Map()).set(measureOf(comparison), metricOf(comparison))
  }
  const json = Object.fromEntries(
    [...benchmarks].map(([name, measures]) => [name, Object.fromEntries(measures)]),
  )
  return `${JSON.stringify(json, null, 2)}\n`
}

function nameOf({ benchmark, package: path }: Comparison): string {
  return escapeControlCharacters(path === null ? benchmark : `${path}.${benchmark}`) || '(no name)'
}

function measureOf({ unit }: Comparison): string {
  return unit === 'sec/op'
    ? 'latency'
    : shorten(escapeControlCharacters(goTestUnitAndConversionOfUnit(unit).unit), longest.measure)
}

function metricOf({ unit, head }: Comparison): Metric {
  const { convert } = goTestUnitAndConversionOfUnit(unit)
  return {
    value: convert(head.center),
    ...(head.low === null ? {} : { lower_value: convert(head.low) }),
    ...(head.high === null ? {} : { upper_value: convert(head.high) }),
  }
}

/** Shortens a long name, ending in a digest of all of it: names stay distinct, and the same in every run. */
function shorten(name: string, most: number): string {
  const characters = [...name]
  if (characters.length <= most) return name
  const behind = `~${digest(name)}`
  return characters.slice(0, most - behind.length).join('') + behind
}

/** Returns the 64-bit FNV-1a hash (http://www.isthe.com/chongo/tech/comp/fnv/). */
function digest(text: string): string {
  let hash = 0xcbf29ce484222325n
  for (const byte of new TextEncoder().encode(text))
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n)
  return hash.toString(16).padStart(16, '0')
}

// github-action-benchmark, which keeps a history of values.

/**
 * Returns its input (https://github.com/benchmark-action/github-action-benchmark) for `customSmallerIsBetter`, or with `higher`
 * for `customBiggerIsBetter`. Each file has one direction, so units of unknown direction are in neither. Names are never
 * shortened, as the history is kept by name.
 */
export function githubActionBenchmarkJson(
  { comparisons, commits }: ResultFile,
  better: 'lower' | 'higher' = 'lower',
): string {
  const entries = comparisons
    .filter(one => one.better === better)
    .map(comparison => {
      const { unit, convert } = goTestUnitAndConversionOfUnit(comparison.unit)
      const { center, low, high } = comparison.head
      const range = low === null || high === null ? {} : { range: `${convert(low)} to ${convert(high)}` }
      const extra = `median of ${formatRounds(countRoundsOfComparison(comparison))} at ${shortSha(commits.head.sha)}`
      return {
        name: nameWithUnit(comparison),
        unit: escapeControlCharacters(unit),
        value: convert(center),
        ...range,
        extra,
      }
    })
  return `${JSON.stringify(entries, null, 2)}\n`
}

/** Returns `Get-8 (example.com/cache) - B/op`; times have no unit. */
function nameWithUnit({ benchmark, package: path, unit }: ResultFile['comparisons'][number]): string {
  const where = path === null ? '' : ` (${path})`
  return escapeControlCharacters(`${benchmark}${where}${unit === 'sec/op' ? '' : ` - ${unit}`}`)
}

// Units that other tools use.

/**
 * Returns a unit as `go test` prints it, and the conversion to it: `ns/op` for `sec/op` and `MB/s` for `B/s`; other units
 * stay. Fifteen digits restore the decimal number that was read.
 */
export function goTestUnitAndConversionOfUnit(unit: string) {
  const rounded = (value: number) => Number(value.toPrecision(15))
  if (unit === 'sec/op') return { unit: 'ns/op', convert: (value: number) => rounded(value * 1e9) }
  if (unit === 'B/s') return { unit: 'MB/s', convert: (value: number) => rounded(value / 1e6) }
  return { unit, convert: (value: number) => value }
}
