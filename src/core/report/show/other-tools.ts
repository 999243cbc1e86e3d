// What head measured, in the Bencher Metric Format, which `bencher run --adapter json` reads.
import type { Comparison } from '../../model/comparison.ts'
import type { ResultFile } from '../../model/result-file.ts'
import { escapeControls } from '../../words/escape.ts'
import { formatRounds, shortSha } from '../../words/numbers.ts'
import { completeRounds } from '../say/sentence.ts'

/** A Metric is one value with its interval (https://bencher.dev/docs/reference/bencher-metric-format). */
interface Metric {
  readonly value: number
  readonly lower_value?: number
  readonly upper_value?: number
}

/** The most characters that Bencher takes in a name. */
const longest = { benchmark: 1024, measure: 64 }

/** JSON of benchmarks, each with its measures: `latency`, in nanoseconds, is Bencher's own; any other is named by its unit. */
export function bencherMetricFormat({ comparisons }: Pick<ResultFile, 'comparisons'>): string {
  // A benchmark can have any name, even `__proto__`: to a map that is a key like any other.
  const benchmarks = new Map<string, Map<string, Metric>>()
  for (const comparison of comparisons) {
    const name = shorten(nameOf(comparison), longest.benchmark)
    const measures = benchmarks.get(name) ?? new Map<string, Metric>()
    measures.set(measureOf(comparison), metricOf(comparison))
    benchmarks.set(name, measures)
  }
  const json = Object.fromEntries(
    [...benchmarks].map(([name, measures]) => [name, Object.fromEntries(measures)]),
  )
  return `${JSON.stringify(json, null, 2)}\n`
}

function nameOf({ benchmark, package: path }: Comparison): string {
  return escapeControls(path === null ? benchmark : `${path}.${benchmark}`) || '(no name)'
}

function measureOf({ unit }: Comparison): string {
  return unit === 'sec/op' ? 'latency' : shorten(escapeControls(peopleUnit(unit).unit), longest.measure)
}

function metricOf({ unit, head }: Comparison): Metric {
  const { convert } = peopleUnit(unit)
  return {
    value: convert(head.center),
    ...(head.low === null ? {} : { lower_value: convert(head.low) }),
    ...(head.high === null ? {} : { upper_value: convert(head.high) }),
  }
}

/** A long name is cut and ends in a digest of all of it: different names stay different, and the same in every run. */
function shorten(name: string, most: number): string {
  const characters = [...name]
  if (characters.length <= most) return name
  const behind = `~${digest(name)}`
  return characters.slice(0, most - behind.length).join('') + behind
}

/** Of 64 bits, by FNV-1a (http://www.isthe.com/chongo/tech/comp/fnv/). */
function digest(text: string): string {
  let hash = 0xcbf29ce484222325n
  for (const byte of new TextEncoder().encode(text))
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n)
  return hash.toString(16).padStart(16, '0')
}

// What head measured, for github-action-benchmark, which keeps a history of it.

/** An Entry is one value of its input (https://github.com/benchmark-action/github-action-benchmark); `range` is the interval. */
interface Entry {
  readonly name: string
  readonly unit: string
  readonly value: number
  readonly range?: string
  readonly extra: string
}

/**
 * A JSON array for its `customSmallerIsBetter`, or with `higher` for its `customBiggerIsBetter`. It takes one direction per
 * file, so a unit of unknown direction is in neither. Its history is kept by name, so names are never shortened, whatever
 * else was measured.
 */
export function githubActionBenchmark(
  { comparisons, commits }: ResultFile,
  better: 'lower' | 'higher' = 'lower',
): string {
  const entries = comparisons
    .filter(one => one.better === better)
    .map((comparison): Entry => {
      const { unit, convert } = peopleUnit(comparison.unit)
      const { center, low, high } = comparison.head
      const range = low === null || high === null ? {} : { range: `${convert(low)} to ${convert(high)}` }
      const extra = `median of ${formatRounds(completeRounds(comparison))} at ${shortSha(commits.head.sha)}`
      return {
        name: nameWithUnit(comparison),
        unit: escapeControls(unit),
        value: convert(center),
        ...range,
        extra,
      }
    })
  return `${JSON.stringify(entries, null, 2)}\n`
}

/** `Get-8 (example.com/cache) - B/op`; times go without their unit. */
function nameWithUnit({ benchmark, package: path, unit }: ResultFile['comparisons'][number]): string {
  const where = path === null ? '' : ` (${path})`
  return escapeControls(`${benchmark}${where}${unit === 'sec/op' ? '' : ` - ${unit}`}`)
}

// Values in the units that other tools and their histories use.

/** A Converted value is in a unit that people know from `go test`. */
interface Converted {
  readonly unit: string
  readonly convert: (value: number) => number
}

/** `ns/op` for `sec/op` and `MB/s` for `B/s`, any other unit as it is. Fifteen digits restore the decimal number that was read. */
export function peopleUnit(unit: string): Converted {
  if (unit === 'sec/op') return { unit: 'ns/op', convert: value => Number((value * 1e9).toPrecision(15)) }
  if (unit === 'B/s') return { unit: 'MB/s', convert: value => Number((value / 1e6).toPrecision(15)) }
  return { unit, convert: value => value }
}
