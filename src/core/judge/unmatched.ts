// Benchmarks and units that only one side measured.
import type { UnmatchedBenchmark } from '../model/comparison.ts'
import {
  type BenchmarkSeries,
  packageAndBenchmarkId,
  type Sample,
  type SamplesOfBothSides,
  type Side,
} from '../model/measuring.ts'

/** Returns what only `side` has measured: whole benchmarks, and single units of benchmarks that both sides have. */
export function findBenchmarksOnlyOnSide(
  series: readonly BenchmarkSeries[],
  side: Side,
): readonly UnmatchedBenchmark[] {
  const other = side === 'base' ? 'head' : 'base'
  const onOther = new Set(series.filter(row => has(row[other])).map(packageAndBenchmarkId))
  const entries = new Map<string, UnmatchedBenchmark>()
  for (const row of series) {
    if (has(row[other])) continue
    const { benchmark, package: path, unit } = row
    if (onOther.has(packageAndBenchmarkId(row)))
      entries.set(`${packageAndBenchmarkId(row)} ${unit}`, { benchmark, package: path, unit })
    else entries.set(packageAndBenchmarkId(row), { benchmark, package: path, unit: null })
  }
  return [...entries.values()]
}

export function isMeasuredOnBothSides({ base, head }: SamplesOfBothSides): boolean {
  return has(base) && has(head)
}

function has(sample: Sample): boolean {
  return sample.some(value => value !== null)
}

/**
 * Finds the first benchmarks of the two sides whose names differ only in long numbers: process ids, addresses or times, which
 * are different in each run. Null if there are none.
 */
export function findUnmatchedPairDifferingInNumber({
  base,
  head,
}: Readonly<Record<Side, readonly UnmatchedBenchmark[]>>): Readonly<Record<Side, UnmatchedBenchmark>> | null {
  const plain = ({ benchmark, package: path, unit }: UnmatchedBenchmark) =>
    unit === null && isNumbered.test(benchmark) ? `${path} ${benchmark.replace(number, '0')}` : null
  const ofBase = new Map(base.map(entry => [plain(entry), entry]))
  for (const entry of head) {
    const name = plain(entry)
    const other = name === null ? undefined : ofBase.get(name)
    if (other) return { base: other, head: entry }
  }
  return null
}

/** Matches numbers of three digits or more, decimal or hexadecimal: a parameter of a benchmark may well have fewer. */
const number = /(?:0x)?(?=[a-f]*\d)[\da-f]{3,}/gi
const isNumbered = new RegExp(number.source, 'i')
