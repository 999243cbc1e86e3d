// Finds the regressions of a history: what is slower than the reference, and since which commits.
import { estimatedWorsening } from '../judge/effect-size.ts'
import { rowsWithOutcome } from '../judge/verdict.ts'
import type { RatioWithInterval } from '../model/comparison.ts'
import { rowId } from '../model/measuring.ts'
import type { ResultFile } from '../model/result-file.ts'
import type { BenchmarkHistory, HistoryLineWithStepsAndCreep, MainLineCommit } from './history.ts'
import type { HistoryStep } from './lines.ts'
import {
  type HistoryReferenceCommit,
  type HistoryRowWithRatioToReference,
  historyReferenceOfBaseCommit,
  machineKindOf,
} from './point.ts'

/** A benchmark that the last run measured as worse than its reference. */
export interface BenchmarkWorseThanReference
  extends Pick<HistoryRowWithRatioToReference, 'benchmark' | 'package' | 'unit'> {
  /** The reference of the last run; its line may begin at an earlier one. */
  readonly since: HistoryReferenceCommit
  readonly head: string
  /** The ratio to `since`; null if that is 0. */
  readonly ratio: RatioWithInterval | null
  /** True if the gate confirmed a regression beyond the allowed creep; otherwise only steps show it. */
  readonly isRed: boolean
  /** Steps for the worse after `since`, in order. */
  readonly steps: readonly HistoryStep[]
}

/** A line with steps that is closer than this to its reference has recovered. */
export const recoveredHistoryLineTolerance = 0.02

/**
 * Returns the findings, worst first. `results` are those of the last run, which the gate confirmed and corrected over the
 * suite. Not among them are benchmarks that no longer exist, muted and accepted regressions, and steps up to the reference,
 * which is moved to accept them.
 */
export function findBenchmarksWorseThanReference(
  history: BenchmarkHistory,
  results: readonly ResultFile[],
): readonly BenchmarkWorseThanReference[] {
  const places = commitPositionsInHistory(history)
  const lines = new Map(
    history.lines.map(line => [`${line.machine}\0${line.values.at(-1)?.head}\0${rowId(line)}`, line]),
  )
  const candidates = results.flatMap(result => {
    const [since, head] = [historyReferenceOfBaseCommit(result.commits.base), result.commits.head.sha]
    const red = new Set(rowsWithOutcome(result.comparisons, 'regressed'))
    return result.comparisons.flatMap(comparison => {
      const [isRed, worse] = [red.has(comparison), estimatedWorsening(comparison)]
      if (!isRed && (comparison.gate !== 'fail' || comparison.accepted !== null)) return []
      const line = lines.get(`${machineKindOf(result)}\0${head}\0${rowId(comparison)}`)
      const steps = line ? worseStepsAfterReference(line, since.sha, places) : []
      if (
        !isRed &&
        (steps.length === 0 || worse <= recoveredHistoryLineTolerance || comparison.better === null)
      )
        return []
      const { benchmark, package: path, unit, ratio } = comparison
      return [{ worse, finding: { benchmark, package: path, unit, since, head, ratio, isRed, steps } }]
    })
  })
  return candidates
    .sort((a, b) => (a.worse === b.worse ? 0 : b.worse - a.worse))
    .map(({ finding }) => finding)
}

// Steps for the worse since a reference.

/** Returns the steps after the reference `since`, in order; none if its place in the history is unknown. */
export function worseStepsAfterReference(
  { steps, better }: Pick<HistoryLineWithStepsAndCreep, 'steps' | 'better'>,
  since: string,
  commits: CommitPositions,
): readonly HistoryStep[] {
  const from = commits.get(since) ?? Number.POSITIVE_INFINITY
  const isWorse = ({ ratio }: HistoryStep) => (better === 'higher' ? ratio < 1 : ratio > 1)
  return steps.filter(step => isWorse(step) && (commits.get(step.by) ?? 0) > from)
}

/** The place of each commit on the main line, and of references beside it where they branched off. */
type CommitPositions = ReadonlyMap<string, number>

export function commitPositionsInHistory({ commits }: Pick<BenchmarkHistory, 'commits'>): CommitPositions {
  return new Map(
    commits.flatMap(({ sha, forks }, index) => [sha, ...forks].map(one => [one, index] as const)),
  )
}

/** The history before a commit, with all commits up to it: the history itself begins and ends with measured ones. */
export interface HistoryUpToCommit {
  readonly history: BenchmarkHistory
  readonly commits: readonly MainLineCommit[]
}

/**
 * Counts the steps for the worse of each benchmark and unit (`idOf`) on one kind of machine. Missing: rows that were never
 * measured there or have no direction; and all rows if the place of `since` is unknown.
 */
export function countWorseStepsByRow(
  { history, commits }: HistoryUpToCommit,
  since: string,
  machine: string,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  const places = commitPositionsInHistory({ commits })
  if (!places.has(since)) return counts
  for (const line of history.lines) {
    if (line.machine !== machine || line.better === null) continue
    // A line starts again if no measurement links two references.
    const before = counts.get(rowId(line)) ?? 0
    counts.set(rowId(line), before + worseStepsAfterReference(line, since, places).length)
  }
  return counts
}
