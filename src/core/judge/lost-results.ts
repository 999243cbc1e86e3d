// Results that a command lost: unread lines, values left out, benchmarks missing in a round, and failures on either side.
import { groupBy } from '../common/memoize.ts'
import type {
  CountsOfVisitsAndFailures,
  FlakyBenchmark,
  RunWarning,
  RunWarningOf,
} from '../model/comparison.ts'
import { type MeasuredRound, packageAndBenchmarkId, type Side, sides } from '../model/measuring.ts'
import type { BenchmarkLostToFailure } from '../model/result-file.ts'
import { mergeCountsAndFirstLines } from '../rounds/merge-rounds.ts'
import { fisherExactGreater } from '../stats/exact-tests.ts'

/** The most names in a warning, and the characters of one. */
const mostNames = 3
const longestName = 200

/** Returns warnings about results that the command printed and that could not be read, or had to be left out. */
export function unreadOrImpossibleValuesRunWarnings(rounds: readonly MeasuredRound[]): readonly RunWarning[] {
  return [
    examplesWarning('unread-results', rounds, 'unread'),
    examplesWarning('values-left-out', rounds, 'leftOut'),
  ].filter(warning => warning !== null)
}

function examplesWarning(
  kind: 'unread-results' | 'values-left-out',
  rounds: readonly MeasuredRound[],
  field: 'unread' | 'leftOut',
): RunWarning | null {
  const examplesOn = (side: Side) => rounds.flatMap(round => round[side][field] ?? [])
  const [first, ...others] = sides.filter(side => examplesOn(side).length > 0)
  if (first === undefined) return null
  const examples = mergeCountsAndFirstLines(sides.flatMap(examplesOn))
  return examples && { kind, sides: [first, ...others], ...examples }
}

/**
 * Finds the first round of each side that lacks benchmarks which the side had before. A round may leave out settled
 * benchmarks, unless its visit has asked for all; a benchmark then counts only if the other side has it in that round, or
 * either side in a later one.
 */
export function roundsLackingBenchmarksRunWarnings(
  rounds: readonly MeasuredRound[],
): readonly RunWarningOf<'fewer-results'>[] {
  const names = rounds.map(({ base, head }) => ({ base: namesIn(base), head: namesIn(head) }))
  const lastRound = new Map<string, number>()
  for (const [index, { base, head }] of names.entries())
    for (const name of [...base, ...head]) lastRound.set(name, index)
  return sides.flatMap(side => {
    const known = new Set<string>()
    for (const [index, inRound] of names.entries()) {
      const isExpected = (name: string) =>
        rounds[index]?.[side].asksAll || (lastRound.get(name) ?? 0) >= index
      const missing = [...known].filter(name => !inRound[side].has(name) && isExpected(name))
      if (missing.length > 0)
        return [
          {
            ...{ kind: 'fewer-results', side, round: rounds[index]?.round ?? index + 1 },
            ...{ before: known.size, missing: missing.length },
            names: missing.slice(0, mostNames).map(name => name.slice(0, longestName)),
          } as const,
        ]
      for (const name of inRound[side]) known.add(name)
    }
    return []
  })
}

function namesIn({ measurements }: MeasuredRound['base']): ReadonlySet<string> {
  return new Set(measurements.map(({ benchmark }) => benchmark))
}

// Failures: a benchmark that fails now and then on both sides has not been broken by head.

/** The significance level of "head fails more often than base". */
const alpha = 0.05

/** Tests whether head fails more often than base, by Fisher's exact test. */
export function headFailsMoreOften({
  base,
  head,
}: Readonly<Record<Side, CountsOfVisitsAndFailures>>): boolean {
  return head.failed > 0 && fisherExactGreater(head.failed, head.runs, base.failed, base.runs) <= alpha
}

/**
 * Tells whether head is to blame for a benchmark that failed in several tries in a row. If base has failed as well, only the
 * counts can tell.
 */
export function isHeadBlamedByFailureCounts(
  tries: Readonly<Record<Side, CountsOfVisitsAndFailures>>,
): boolean {
  return tries.head.failed > 0 && (tries.base.failed === 0 || headFailsMoreOften(tries))
}

/** Adds up the counts of each benchmark, from two measurements or several machines. */
export function mergeFlakyCounts(entries: readonly FlakyBenchmark[]): readonly FlakyBenchmark[] {
  const sums = new Map<string, FlakyBenchmark>()
  for (const entry of entries) {
    const id = JSON.stringify([entry.package, entry.benchmark])
    const sum = sums.get(id)
    sums.set(id, sum ? { ...sum, ...addVisitAndFailureCounts(sum, entry) } : entry)
  }
  return [...sums.values()]
}

/**
 * Joins what several measurements or machines have lost, each benchmark once: it failed on every side that any of them names. That
 * one had no time for it says nothing of it where another had.
 */
export function mergeBenchmarksLostToFailure(
  lost: readonly BenchmarkLostToFailure[],
): readonly BenchmarkLostToFailure[] {
  return [...groupBy(lost, packageAndBenchmarkId).values()].map(entries => {
    const hadTime = ({ kind }: BenchmarkLostToFailure['failures'][number]) => kind !== 'no time'
    const isTried = entries.some(({ failures }) => failures.every(hadTime))
    const failures = entries.flatMap(entry => entry.failures).filter(one => !isTried || hadTime(one))
    const tries = entries.flatMap(entry => entry.tries ?? [])
    const { tries: _, ...first } = entries[0]
    return {
      ...first,
      failures: [...groupBy(failures, ({ side, kind }) => `${side} ${kind}`).values()].map(([one]) => one),
      ...(tries.length > 0 && { tries: tries.reduce(addVisitAndFailureCounts) }),
    }
  })
}

/** Adds up the tries of two measurements. */
export function addVisitAndFailureCounts(
  a: Readonly<Record<Side, CountsOfVisitsAndFailures>>,
  b: Readonly<Record<Side, CountsOfVisitsAndFailures>>,
): Readonly<Record<Side, CountsOfVisitsAndFailures>> {
  const sum = (side: Side): CountsOfVisitsAndFailures => ({
    runs: a[side].runs + b[side].runs,
    failed: a[side].failed + b[side].failed,
  })
  return { base: sum('base'), head: sum('head') }
}
