// What a verdict stands on, for the tests of it and of how it is told.
import { decideVerdictAndGrounds } from '../../../src/core/judge/verdict.ts'
import type {
  Comparison,
  ComparisonChangeKind,
  RunWarningOf,
  UnmatchedBenchmark,
} from '../../../src/core/model/comparison.ts'
import type { Side } from '../../../src/core/model/measuring.ts'
import type { BenchmarkLostToFailure } from '../../../src/core/model/result-file.ts'
import type { BenchmarkRule } from '../../../src/core/model/settings.ts'
import { goSettings } from '../report/runs.ts'
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
  judgedRun({
    comparisons,
    unmatched: { base, head },
    lost,
    proven: Array.from({ length: proven }, (_, n) => ({ benchmark: `P${n}`, package: null })),
  })

/** Judges a run of Go benchmarks that has nothing but this. */
export const judgedRun = ({
  benchmarks = [],
  ...known
}: Partial<Parameters<typeof decideVerdictAndGrounds>[0]> & {
  readonly benchmarks?: readonly BenchmarkRule[]
}) =>
  decideVerdictAndGrounds({
    ...{
      comparisons: [],
      unmatched: { base: [], head: [] },
      lost: [],
      proven: [],
      merged: null,
      warnings: [],
    },
    settings: { benchmarks, go: goSettings },
    ...known,
  })

/** Says that so many parts of a suite are missing. */
export const missingParts = (count: number) => ({
  ...{ files: 0, machines: [], isStrangers: false },
  missing: Array.from({ length: count }, () => ({
    ...{ shard: null, replica: null, why: 'absent' as const, files: [], message: '' },
  })),
})

/** A side may have run other code than its own. */
export const otherCode: RunWarningOf<'unread-code'> = {
  ...{ kind: 'unread-code', side: 'head', count: 1, files: ['a.c'], instead: [] },
  ...{ isElsewhere: false, isAll: true },
}

/** Benchmarks that only one side has. */
export const only = (...names: string[]): readonly UnmatchedBenchmark[] =>
  names.map(benchmark => ({ benchmark, package: null, unit: null }))

/** A benchmark that failed on these sides. */
export const lost = (...sides: Side[]): BenchmarkLostToFailure => ({
  benchmark: 'L',
  package: 'm',
  failures: sides.map(side => ({ side, message: '', output: '', kind: 'failed' })),
})
