// How a bisection ended, as types: what its report shows, and what `--json` prints.

import { wholeRounds } from '../judge/blocks.ts'
import { exceeds } from '../judge/effect-size.ts'
import { statuses } from '../judge/verdict.ts'
import type { Comparison, Ratio } from '../model/comparison.ts'
import { CouldNotMeasure, SideFailed } from '../model/errors.ts'
import type { ResultFile } from '../model/result-file.ts'

/** A PastCommit is one commit of the range. Its texts are untrusted. */
export interface PastCommit {
  readonly sha: string
  readonly parents: readonly string[]
  readonly author: string
  /** ISO 8601, with the author's time zone. */
  readonly when: string
  readonly subject: string
}

/** A Followed benchmark is the one whose slowdown is looked for. */
export interface Followed {
  readonly benchmark: string
  readonly package: string | null
  readonly unit: string
  readonly better: 'lower' | 'higher'
}

/** A CommitGate is one gate: a commit against GOOD. */
export interface CommitGate {
  readonly sha: string
  readonly position: Position
  /** Against GOOD, in the unit of the benchmark; plain numbers where nothing varies. */
  readonly ratio: Ratio
  /** 0 where nothing had to be measured, as nothing that matters differs. */
  readonly rounds: number
  readonly seconds: number
}

/** A Skipped commit could not be measured. */
export interface Skipped {
  readonly sha: string
  readonly why: string
}

/** A Culprit is a commit that made the benchmark slower, or several of which only the last could be measured. */
export interface Culprit {
  /** In the order of history. */
  readonly commits: readonly PastCommit[]
  readonly probability: number
  /** What is slower from it on, against what was before it; null where that was not measured. */
  readonly ratio: Ratio | null
  /** What was found in the branch that it merges; null where it is no merge, or nothing was looked for. */
  readonly inside: Bisected | null
}

/**
 * How it ended. found: every culprit is as probable as was asked for. open: it ended before. not-slower: BAD is not
 * slower than GOOD. inconclusive: whether it is could not be said.
 */
export type BisectOutcome = 'found' | 'open' | 'not-slower' | 'inconclusive'

/** Why it ended before: the most gates were made, no other commit can be measured, or somebody stopped it. */
export type OpenBecause = 'gates' | 'broken' | 'stopped'

/** A Bisected is the whole result. */
export interface Bisected {
  readonly schema: 1
  readonly outcome: BisectOutcome
  /** Null unless it is open. */
  readonly why: OpenBecause | null
  readonly good: string
  readonly bad: string
  /** How many commits there are after GOOD, by first parents. */
  readonly commits: number
  /** What the gate of BAD said, in one sentence. */
  readonly reason: string
  /** Null where BAD is not slower. */
  readonly followed: Followed | null
  /** BAD against GOOD, by all its gates. */
  readonly slowdown: Ratio | null
  readonly culprits: readonly Culprit[]
  /** Where it is open: who else may be one, the most probable first. */
  readonly candidates: readonly Culprit[]
  readonly skipped: readonly Skipped[]
  readonly gates: readonly CommitGate[]
  readonly seconds: number
}

// What a bisection knows so far, as types.

/** An Answer is what one gate says of a commit, measured against GOOD. */
export interface Answer {
  /** The commit by its place: 0 is GOOD, the last is BAD. */
  readonly at: number
  /** How much worse it is than GOOD: the logarithm of the ratio, in the bad direction; 0.095 is 10 % more time. */
  readonly worse: number
  /** The standard error of that; 0 where values do not vary. */
  readonly error: number
  /** Rounds that stand behind it. */
  readonly rounds: number
}

/** A Trail is a range of commits and all that was learned of them. */
export interface Trail {
  /** For each commit after GOOD, in order, how likely it is to change anything, relative to the others. The last is BAD. */
  readonly odds: readonly number[]
  /** That of BAD first. */
  readonly answers: readonly Answer[]
  /** The places of commits that cannot be measured, or not again. */
  readonly broken: ReadonlySet<number>
}

/** The slowdown that is looked for: that of BAD, by all its answers. Throws RangeError where BAD has none. */
export function wholeOf({ odds, answers }: Trail): number {
  const own = answers.filter(({ at }) => at === odds.length)
  if (own.length === 0) throw new RangeError('BAD is measured first')
  return meanOf(own).worse
}

/** The mean of answers (at least one), each by its precision, and its standard error. */
export function meanOf(answers: readonly Pick<Answer, 'worse' | 'error'>[]): Pick<Answer, 'worse' | 'error'> {
  const weighed = answers.map(({ worse, error }) => ({ worse, weight: 1 / Math.max(error, tiny) ** 2 }))
  const weight = weighed.reduce((sum, one) => sum + one.weight, 0)
  const worse = weighed.reduce((sum, one) => sum + one.worse * one.weight, 0) / weight
  return { worse, error: answers.every(({ error }) => error === 0) ? 0 : 1 / Math.sqrt(weight) }
}

/** In place of 0, by which nothing can be divided. */
const tiny = 1e-6

// From the judge's comparison of a commit with GOOD to what it tells the search.

/** The half width of a 95 % interval, in standard errors. */
const half = 1.959964

/**
 * What a comparison says of the commit at `at`: from its interval, and where it was measured again from that alone, as what
 * was suspected is worse by chance more often than better, and as code was laid out anew. Null where it says nothing:
 * no direction, no ratio or no interval.
 */
export function answerOf(comparison: Comparison, at: number): Answer | null {
  const { base, head, ratio } = comparison.confirmation ?? comparison
  if (comparison.better === null || ratio === null || ratio.low === null || ratio.high === null) return null
  const sign = comparison.better === 'higher' ? -1 : 1
  return {
    at,
    worse: sign * Math.log(ratio.estimate),
    error: ratio.low > 0 ? Math.log(ratio.high / ratio.low) / (2 * half) : Number.POSITIVE_INFINITY,
    rounds: wholeRounds({ base: base.samples, head: head.samples }),
  }
}

/** What is said of a gate: whether the commit has the slowdown of BAD, none of it, or a part of it. */
export type Position = 'slower' | 'not slower' | 'between' | 'undecided'

/** By the 95 % interval of the answer, and how far commits differ that change nothing. */
export function positionOf(
  { worse, error }: Pick<Answer, 'worse' | 'error'>,
  whole: number,
  wobble: number,
): Position {
  const margin = half * Math.hypot(error, wobble)
  const isNone = !exceeds(worse, margin)
  const isWhole = !exceeds(whole - margin, worse)
  if (isNone && isWhole) return 'undecided'
  if (isNone) return 'not slower'
  return isWhole ? 'slower' : 'between'
}

// The exit status of `benchgate bisect`, with the gate's meanings.

/** 0: BAD is not slower. 1: it is, and the commit was found. 3: not decided. */
export function statusOfBisected({ outcome }: Pick<Bisected, 'outcome'>): number {
  if (outcome === 'not-slower') return statuses.pass
  return outcome === 'found' ? statuses.fail : statuses.inconclusive
}

// The exit status for `git bisect run`: good, bad, cannot be tested, or end the whole bisection.

/** As `git help bisect` has them; from 128 on git ends the bisection. */
export const bisectStatuses = { good: 0, bad: 1, skip: 125, abort: 128 } as const

/**
 * Bad is only what was shown to be slower: what is broken or was not decided is skipped. Without a base no other commit
 * can be tested, either.
 */
export function bisectStatusOf({
  verdict,
  comparisons,
  baseFailed,
}: Pick<ResultFile, 'verdict' | 'comparisons' | 'baseFailed'>): number {
  if (baseFailed) return bisectStatuses.abort
  const isSlower = comparisons.some(
    one => one.change === 'regressed' && one.gate === 'fail' && one.accepted === null,
  )
  if (isSlower) return bisectStatuses.bad
  return verdict === 'pass' ? bisectStatuses.good : bisectStatuses.skip
}

/** A commit that cannot be measured says nothing; any other failure would befall the next one, too. */
export function bisectStatusOfError(error: unknown): number {
  if (error instanceof SideFailed && error.side === 'base') return bisectStatuses.abort
  return error instanceof CouldNotMeasure ? bisectStatuses.skip : bisectStatuses.abort
}
