// Types of a bisection: its result (also that of `--json`), its answers so far, and its exit statuses.
import { countRoundsOfComparison } from '../judge/blocks.ts'
import { exceedsLimit } from '../judge/effect-size.ts'
import { exitStatuses, rowsWithOutcome } from '../judge/verdict.ts'
import type { Comparison, RatioWithInterval } from '../model/comparison.ts'
import { CouldNotMeasureError, SideFailedError } from '../model/errors.ts'
import type { ResultFile } from '../model/result-file.ts'

/** One commit of the range. Its texts are untrusted. */
export interface BisectionRangeCommit {
  readonly sha: string
  readonly parents: readonly string[]
  readonly author: string
  /** ISO 8601, with the author's time zone. */
  readonly when: string
  readonly subject: string
}

/** The benchmark whose slowdown is searched for. */
export interface BisectedRowIdentity {
  readonly benchmark: string
  readonly package: string | null
  readonly unit: string
  readonly better: 'lower' | 'higher'
}

/** One gate: a commit against GOOD. */
export interface BisectionGateResult {
  readonly sha: string
  readonly position: CommitSlowness
  /** The ratio to GOOD, in the unit of the benchmark; without an interval if nothing varies. */
  readonly ratio: RatioWithInterval
  /** The number of rounds; 0 if nothing had to be measured, as nothing relevant differs. */
  readonly rounds: number
  readonly seconds: number
}

export interface SkippedCommit {
  readonly sha: string
  readonly why: string
}

/** A commit that made the benchmark slower, or several of which only the last could be measured. */
export interface Culprit {
  /** The commits in the order of history. */
  readonly commits: readonly BisectionRangeCommit[]
  readonly probability: number
  /** The change from the culprit on, relative to what was before it; null if that was not measured. */
  readonly ratio: RatioWithInterval | null
  /** The bisection of the branch that it merges; null if it is no merge, or nothing was searched. */
  readonly inside: BisectionResult | null
}

/** The reason why it ended undecided: the most gates were made, no other commit can be measured, or somebody stopped it. */
export type BisectionEndedEarlyReason = 'gates' | 'broken' | 'stopped'

export interface BisectionResult {
  readonly schema: 1
  /** found: every culprit is certain enough. open: it ended before. inconclusive: it is undecided whether BAD is slower. */
  readonly outcome: 'found' | 'open' | 'not-slower' | 'inconclusive'
  /** The reason why it ended early; null unless the outcome is `open`. */
  readonly why: BisectionEndedEarlyReason | null
  readonly good: string
  readonly bad: string
  /** The number of commits after GOOD, by first parents. */
  readonly commits: number
  /** The result of BAD's gate, in one sentence. */
  readonly reason: string
  /** Null if BAD is not slower. */
  readonly followed: BisectedRowIdentity | null
  /** BAD against GOOD, by all its gates. */
  readonly slowdown: RatioWithInterval | null
  readonly culprits: readonly Culprit[]
  /** If it is open: other candidates, the most probable first. */
  readonly candidates: readonly Culprit[]
  readonly skipped: readonly SkippedCommit[]
  readonly gates: readonly BisectionGateResult[]
  readonly seconds: number
}

/** The result of one gate of a commit against GOOD. */
export interface WorseningAgainstGood {
  /** The commit by its place: 0 is GOOD, the last is BAD. */
  readonly at: number
  /** The worsening against GOOD: log(ratio) in the bad direction; 0.095 is 10 % more time. */
  readonly worse: number
  /** The standard error of `worse`; 0 if values do not vary. */
  readonly error: number
  readonly rounds: number
}

/** A range of commits and everything learned about them. */
export interface BisectionState {
  /** For each commit after GOOD, in order, the prior odds of a change relative to other commits. The last is BAD. */
  readonly odds: readonly number[]
  /** BAD's answer comes first. */
  readonly answers: readonly WorseningAgainstGood[]
  /** The places of commits that cannot be measured, or not again. */
  readonly broken: ReadonlySet<number>
}

/** Returns the whole slowdown: that of BAD, by all its answers. Throws RangeError without one. */
export function slowdownOfBad({ odds, answers }: BisectionState): number {
  const own = answers.filter(({ at }) => at === odds.length)
  if (own.length === 0) throw new RangeError('BAD is measured first')
  return weightedMeanWorseningAndError(own).worse
}

/** Returns the mean of answers (at least one), weighted by their precision, and its standard error. */
export function weightedMeanWorseningAndError(
  answers: readonly Pick<WorseningAgainstGood, 'worse' | 'error'>[],
): Pick<WorseningAgainstGood, 'worse' | 'error'> {
  const weighted = answers.map(({ worse, error }) => ({ worse, weight: 1 / Math.max(error, tiny) ** 2 }))
  const total = weighted.reduce((sum, { weight }) => sum + weight, 0)
  const worse = weighted.reduce((sum, answer) => sum + answer.worse * answer.weight, 0) / total
  return { worse, error: answers.every(({ error }) => error === 0) ? 0 : 1 / Math.sqrt(total) }
}

/** The smallest error in a weight, as nothing can be divided by 0. */
const tiny = 1e-6

/** The half width of a 95 % confidence interval, in standard errors. */
export const confidence95HalfWidthInStandardErrors = 1.959964

/**
 * Returns the answer of a comparison with the commit at `at`: from its interval; after a second measurement from that of the
 * second alone, as suspected rows are worse by chance more often than better, and code was relinked. Null without a
 * direction, a ratio or an interval.
 */
export function worseningAgainstGoodOfComparison(
  comparison: Comparison,
  at: number,
): WorseningAgainstGood | null {
  const measured = comparison.confirmation ?? comparison
  const { ratio } = measured
  if (comparison.better === null || ratio === null || ratio.low === null || ratio.high === null) return null
  const sign = comparison.better === 'higher' ? -1 : 1
  return {
    at,
    worse: sign * Math.log(ratio.estimate),
    error:
      ratio.low > 0
        ? Math.log(ratio.high / ratio.low) / (2 * confidence95HalfWidthInStandardErrors)
        : Number.POSITIVE_INFINITY,
    rounds: countRoundsOfComparison(measured),
  }
}

/** The position of a commit: it has the slowdown of BAD, none of it, or a part of it. */
type CommitSlowness = 'slower' | 'not slower' | 'between' | 'undecided'

/** Returns the position by the 95 % interval of the answer, and the spread of commits that change nothing. */
export function classifyCommitSlowness(
  { worse, error }: Pick<WorseningAgainstGood, 'worse' | 'error'>,
  whole: number,
  noise: number,
): CommitSlowness {
  const margin = confidence95HalfWidthInStandardErrors * Math.hypot(error, noise)
  const isNone = !exceedsLimit(worse, margin)
  const isWhole = !exceedsLimit(whole - margin, worse)
  if (isNone && isWhole) return 'undecided'
  if (isNone) return 'not slower'
  return isWhole ? 'slower' : 'between'
}

/** Returns the exit status of `benchgate bisect`. 0: BAD is not slower. 1: it is, and the commit was found. 3: undecided. */
export function exitStatusOfBisection({ outcome }: Pick<BisectionResult, 'outcome'>): number {
  if (outcome === 'not-slower') return exitStatuses.pass
  return outcome === 'found' ? exitStatuses.fail : exitStatuses.inconclusive
}

/** The exit statuses for `git bisect run` (`git help bisect`): from 128 on git ends the bisection. */
const gitBisectRunStatuses = { good: 0, bad: 1, skip: 125, abort: 128 } as const

/** Returns the status of a result. Broken and undecided commits are skipped; without a base no commit can be tested. */
export function gitBisectStatusOfResult({
  verdict,
  comparisons,
  baseFailed,
}: Pick<ResultFile, 'verdict' | 'comparisons' | 'baseFailed'>): number {
  if (baseFailed) return gitBisectRunStatuses.abort
  if (rowsWithOutcome(comparisons, 'regressed').length > 0) return gitBisectRunStatuses.bad
  return verdict === 'pass' ? gitBisectRunStatuses.good : gitBisectRunStatuses.skip
}

/** Returns the status of an error: a commit that cannot be measured is skipped; any other failure would recur. */
export function gitBisectStatusOfError(error: unknown): number {
  if (error instanceof SideFailedError && error.side === 'base') return gitBisectRunStatuses.abort
  return error instanceof CouldNotMeasureError ? gitBisectRunStatuses.skip : gitBisectRunStatuses.abort
}
