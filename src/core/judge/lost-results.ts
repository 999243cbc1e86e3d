// Results that a command lost: unread lines, values left out, benchmarks missing in a round, and failures on either side.
import { groupBy } from '../common/memoize.ts'
import type {
  CountsOfVisitsAndFailures,
  FlakyBenchmark,
  RunWarning,
  RunWarningOf,
} from '../model/comparison.ts'
import {
  type MeasuredRound,
  type Measurement,
  otherSide,
  packageAndBenchmarkId,
  type Side,
  type SideVisit,
  sides,
} from '../model/measuring.ts'
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
  return fisherExactGreater(head.failed, head.runs, base.failed, base.runs) <= alpha
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
export function mergeFlakyBenchmarks(entries: readonly FlakyBenchmark[]): readonly FlakyBenchmark[] {
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

// Finds benchmarks whose commands exited with other statuses on one side than on the other.

type Statuses = NonNullable<Measurement['statuses']>

/**
 * Finds the benchmarks whose commands exited differently on the sides. One status other than 0, always and on both sides, is
 * what the user measures, such as a linter's that finds something. A side has failed if its status varies; otherwise the
 * side whose status is not 0, and head if neither is. Says why: `its command exited with status 139, and with 0 on base`.
 */
export function findBenchmarksFailedByExitStatus(
  visits: Readonly<Record<Side, SideVisit>>,
): readonly { readonly benchmark: string; readonly side: Side; readonly why: string }[] {
  const [ofBase, ofHead] = [statusesIn(visits.base), statusesIn(visits.head)]
  return [...ofHead].flatMap(([benchmark, head]) => {
    const base = ofBase.get(benchmark)
    if (base === undefined) return []
    const statuses = { base, head }
    return failedSides(statuses).map(side => ({ benchmark, side, why: why(side, statuses) }))
  })
}

function statusesIn({ measurements }: SideVisit): ReadonlyMap<string, Statuses> {
  return new Map(measurements.map(({ benchmark, statuses = [0] }) => [benchmark, statuses]))
}

function failedSides(statuses: Readonly<Record<Side, Statuses>>): readonly Side[] {
  const varying = sides.filter(side => statuses[side].length > 1)
  const [base, head] = [statuses.base[0], statuses.head[0]]
  if (varying.length > 0) return varying
  // An unknown status says nothing about what was measured.
  if (base === head) return base === null ? sides : []
  return head === 0 ? ['base'] : ['head']
}

function why(side: Side, statuses: Readonly<Record<Side, Statuses>>): string {
  const other = otherSide(side)
  return `its command exited with status ${listed(statuses[side])}, and with ${listed(statuses[other])} on ${other}`
}

function listed(statuses: Statuses): string {
  return statuses.map(status => status ?? 'unknown').join(' or ')
}
