// Finds what is slower than the reference, and decides whether a run may update the issue about it.
import { estimatedWorsening } from '../judge/acceptances.ts'
import { worseningAndImprovementOfRatio } from '../judge/effect-size.ts'
import { failingRegressions } from '../judge/verdict.ts'
import type { RatioWithInterval } from '../model/comparison.ts'
import type { ResultFile } from '../model/result-file.ts'
import { shortPrintableName } from '../words/escape.ts'
import { shortSha } from '../words/numbers.ts'
import type { HistoryLine, MainLineCommit, RepositoryBenchmarkHistory } from './history.ts'
import type { HistoryStep } from './lines.ts'
import { historyBenchmarkAndUnitKey } from './note.ts'
import {
  convertBaseToHistoryReference,
  type HistoryReferenceCommit,
  machineKindOf,
  type RatioToReferenceRow,
} from './point.ts'

/** A benchmark that the last run measured as worse than its reference. */
export interface BenchmarkWorseThanReference
  extends Pick<RatioToReferenceRow, 'benchmark' | 'package' | 'unit'> {
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
export const recoveredTolerance = 0.02

/**
 * Returns the findings, worst first. `results` are those of the last run, which the gate confirmed and corrected over the
 * suite. Not among them are benchmarks that no longer exist, muted and accepted regressions, and steps up to the reference,
 * which is moved to accept them.
 */
export function findHistoryRegressions(
  history: RepositoryBenchmarkHistory,
  results: readonly ResultFile[],
): readonly BenchmarkWorseThanReference[] {
  const places = commitPositionsInHistory(history)
  const lines = new Map(
    history.lines.map(line => [
      `${line.machine}\0${line.values.at(-1)?.head}\0${historyBenchmarkAndUnitKey(line)}`,
      line,
    ]),
  )
  const candidates = results.flatMap(result => {
    const [since, head] = [convertBaseToHistoryReference(result.commits.base), result.commits.head.sha]
    const red = new Set(failingRegressions(result.comparisons))
    return result.comparisons.flatMap(comparison => {
      const [isRed, worse] = [red.has(comparison), estimatedWorsening(comparison)]
      if (!isRed && (comparison.gate !== 'fail' || comparison.accepted !== null)) return []
      const line = lines.get(`${machineKindOf(result)}\0${head}\0${historyBenchmarkAndUnitKey(comparison)}`)
      const steps = line ? worseStepsAfterReference(line, since.sha, places) : []
      if (!isRed && (steps.length === 0 || worse <= recoveredTolerance || comparison.better === null))
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
  { steps, better }: Pick<HistoryLine, 'steps' | 'better'>,
  since: string,
  commits: CommitPositions,
): readonly HistoryStep[] {
  const from = commits.get(since) ?? Number.POSITIVE_INFINITY
  const isWorse = ({ ratio }: HistoryStep) => (better === 'higher' ? ratio < 1 : ratio > 1)
  return steps.filter(step => isWorse(step) && (commits.get(step.by) ?? 0) > from)
}

/** The place of each commit on the main line, and of references beside it where they branched off. */
export type CommitPositions = ReadonlyMap<string, number>

export function commitPositionsInHistory({
  commits,
}: Pick<RepositoryBenchmarkHistory, 'commits'>): CommitPositions {
  return new Map(
    commits.flatMap(({ sha, forks }, index) => [sha, ...forks].map(one => [one, index] as const)),
  )
}

/** The history before a commit, with all commits up to it: the history itself begins and ends with measured ones. */
export interface HistoryBeforeCommit {
  readonly history: RepositoryBenchmarkHistory
  readonly commits: readonly MainLineCommit[]
}

/**
 * Counts the steps for the worse of each benchmark and unit (`idOf`) on one kind of machine. Missing: rows that were never
 * measured there or have no direction; and all rows if the place of `since` is unknown.
 */
export function countWorseSteps(
  { history, commits }: HistoryBeforeCommit,
  since: string,
  machine: string,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  const places = commitPositionsInHistory({ commits })
  if (!places.has(since)) return counts
  for (const line of history.lines) {
    if (line.machine !== machine || line.better === null) continue
    // A line starts again if no measurement links two references.
    const before = counts.get(historyBenchmarkAndUnitKey(line)) ?? 0
    counts.set(
      historyBenchmarkAndUnitKey(line),
      before + worseStepsAfterReference(line, since, places).length,
    )
  }
  return counts
}

// Lines that have not recovered, although the last run found nothing: the slowdown is small, or on another kind of machine.

/** Milliseconds after which the last value of a kind of machine is ignored, as hosted runners change. */
const recently = 14 * 24 * 60 * 60 * 1000

/**
 * Returns the lines compared in `results`, on any machine, that have steps for the worse since the reference and are beyond
 * half of what makes a finding. This second limit prevents that an estimate near the first one is found every other night.
 */
export function findUnrecoveredHistoryLines(
  history: RepositoryBenchmarkHistory,
  results: readonly ResultFile[],
): readonly HistoryLine[] {
  const places = commitPositionsInHistory(history)
  return results.flatMap(({ commits, comparisons, machine, merged, rounds }) => {
    const [since, head, kind] = [commits.base.sha, commits.head.sha, machineKindOf({ machine, merged })]
    const night = Date.parse(rounds[0]?.base.started ?? '')
    const gated = comparisons.filter(comparison => comparison.gate === 'fail' && comparison.accepted === null)
    const ids = new Set(gated.filter(({ better }) => better !== null).map(historyBenchmarkAndUnitKey))
    return history.lines.filter(line => {
      const last = line.values.at(-1)
      if (!ids.has(historyBenchmarkAndUnitKey(line)) || last?.measured.sha !== since) return false
      const isSeen = line.machine === kind ? last.head === head : !(night - Date.parse(last.run) > recently)
      const { worsening } = worseningAndImprovementOfRatio(last.own, line.better)
      return (
        isSeen &&
        worsening > recoveredTolerance / 2 &&
        worseStepsAfterReference(line, since, places).length > 0
      )
    })
  })
}

// Whether a run may update the issue: one that did not measure everything must not close it.

/** A run that may update or close the issue. */
export interface IssueUpdateConditions {
  /** The number of slower rows. */
  readonly findings: number
  /** Lines that the run did not find, but that have not recovered. */
  readonly lasting: readonly Pick<HistoryLine, 'benchmark' | 'unit' | 'machine'>[]
  readonly results: readonly Pick<ResultFile, 'verdict'>[]
  /** True if some of its results could not be read, or compare nothing. */
  readonly isPartial: boolean
  /** A later commit in the notes; null if there is none. */
  readonly overtakenBy: string | null
  /** For example `refs/heads/main`; null if unknown. Untrusted, as is the default branch. */
  readonly ref: string | null
  readonly defaultBranch: string | null
}

/**
 * Returns why the issue is not changed, as a clause; null if it is updated or closed. The issue is about the last commit of
 * the default branch, while a job of an older commit may be re-run. Without findings, only a pass without lasting lines
 * closes it: what failed or is inconclusive may be what the issue names.
 */
export function whyIssueUnchanged(night: IssueUpdateConditions): string | null {
  const { findings, lasting, results, isPartial, overtakenBy, ref, defaultBranch } = night
  if (ref !== null && defaultBranch !== null && ref !== `refs/heads/${defaultBranch}`)
    return `it is about the branch ${shortPrintableName(defaultBranch, 100)}, and this run has measured ${shortPrintableName(ref.replace(/^refs\/(heads|tags)\//, ''), 100)}`
  if (overtakenBy !== null)
    return `it is about ${shortSha(overtakenBy)}, a later commit that is recorded already`
  if (findings > 0) return null
  const isDecided = !isPartial && results.every(({ verdict }) => verdict === 'pass')
  if (!isDecided) return 'no benchmark was found slower, but some are undecided'
  const [line] = lasting
  if (!line) return null
  const [name, unit, machine] = [line.benchmark, line.unit, line.machine].map(text =>
    shortPrintableName(text, 100),
  )
  return `no benchmark was found slower, but ${name} ${unit} has not recovered on ${machine}`
}
