// What a verdict stands on, for the tests of it and of how it is told.
import { decideVerdictAndGrounds } from '../../../src/core/judge/verdict.ts'
import type {
  Comparison,
  ComparisonChangeKind,
  UnmatchedBenchmark,
} from '../../../src/core/model/comparison.ts'
import type { Side } from '../../../src/core/model/measuring.ts'
import type { BenchmarkLostToFailure } from '../../../src/core/model/result-file.ts'
import { compared, seriesOf } from './series.ts'

export const one = (benchmark: string, change: ComparisonChangeKind, unit = 'sec/op'): Comparison => ({
  ...compared(seriesOf([1], [1], { benchmark, unit })),
  change,
})

export const judged = (
  comparisons: readonly Comparison[],
  base: readonly UnmatchedBenchmark[],
  head: readonly UnmatchedBenchmark[],
  lost: readonly BenchmarkLostToFailure[] = [],
  proven = 0,
) =>
  decideVerdictAndGrounds({ comparisons, unmatched: { base, head }, lost, proven, rules: { benchmarks: [] } })

/** Benchmarks that only one side has. */
export const only = (...names: string[]): readonly UnmatchedBenchmark[] =>
  names.map(benchmark => ({ benchmark, package: null, unit: null }))

/** A benchmark that failed on these sides. */
export const lost = (...sides: Side[]): BenchmarkLostToFailure => ({
  benchmark: 'L',
  package: 'm',
  failures: sides.map(side => ({ side, message: '', output: '', kind: 'failed' })),
})
