// The p-values of the claims about a comparison: that head is worse, better, or within the threshold.
import type { Better, Block, Sample } from '../model/measuring.ts'
import type { OneSided } from '../stats/paired-test.ts'
import { sequentialP } from '../stats/sequential.ts'
import { type EffectSize, exceeds, tolerance } from './effect-size.ts'
import { hasOneAnalysis, type InterimPlan, passLevel, worseInterims } from './interims.ts'

/** Claims are one-sided p-values, each small where its claim is shown. */
export interface Claims {
  /** Head is worse; with `strict`, by more than the threshold. */
  readonly worse: number
  /** The same with the sides swapped. */
  readonly better: number
  /** A worsening as large as the threshold is ruled out; where the direction is not known, in both directions. */
  readonly within: number
  /** The same of one as large as `rule-out`. */
  readonly held: number
}

/** Tests the blocks: p against "head is greater", and against "head is less". */
export type OneSidedTest = (blocks: readonly Block[]) => OneSided

/** A Margin is how far a worsening may go. */
export interface Margin {
  readonly threshold: number
  readonly ruleOut: number
  readonly strict: boolean
  /** Whether the unit counts something, so that a rise from 0 is at least one step. */
  readonly counted: boolean
}

/** The claims of two samples that vary. */
export function claimsByTest(
  blocks: readonly Block[],
  test: OneSidedTest,
  direction: Better,
  { threshold, ruleOut, strict, counted }: Margin,
): Claims {
  const mirror = () => blocks.map(swapped)
  const { worse, better } = strict
    ? {
        worse: handicapped(blocks, test, direction, threshold + tolerance, 0).worse,
        better: handicapped(mirror(), test, direction, threshold + tolerance, 0).worse,
      }
    : ask(blocks, test, direction)
  const pOfRulingOut = (limit: number) => rulingOut(blocks, test, direction, limit, counted)
  return { worse, better, within: pOfRulingOut(threshold), held: pOfRulingOut(ruleOut) }
}

/**
 * The p of "head is not worse by as much as `limit`" (a ratio), small where that is shown; where the direction is not
 * known, in both directions.
 */
export function rulingOut(
  blocks: readonly Block[],
  test: OneSidedTest,
  direction: Better,
  limit: number,
  counted: boolean,
): number {
  // A share of 0 is 0: without a step, a byte now and then where there was none could not be told from a rise.
  const least = counted ? 1 : 0
  // Head that is worse by exactly the limit has not ruled it out. A limit of 0 has no error: equal values are ties.
  const below = Math.max(0, limit - tolerance)
  const within = handicapped(blocks, test, direction, below, least).better
  if (direction !== null) return within
  return Math.max(within, handicapped(blocks.map(swapped), test, direction, below, least).better)
}

function ask(
  blocks: readonly Block[],
  test: OneSidedTest,
  direction: Better,
): Pick<Claims, 'worse' | 'better'> {
  const { greater, less } = test(blocks)
  return direction === 'higher' ? { worse: less, better: greater } : { worse: greater, better: less }
}

/**
 * Head against a base that is made worse by `limit`, or from 0 by a `step`: if head is better than that, it is within
 * the limit.
 */
function handicapped(
  blocks: readonly Block[],
  test: OneSidedTest,
  direction: Better,
  limit: number,
  step: number,
): Pick<Claims, 'worse' | 'better'> {
  const worse = blocks.map(({ base, head }) => ({ base: worsened(base, direction, limit, step), head }))
  return ask(worse, test, direction)
}

/** The claims about exact values: each is certainly true, or certainly not. */
export function claimsByValue(
  { worsening, improvement }: EffectSize,
  direction: Better,
  { threshold, ruleOut, strict }: Omit<Margin, 'counted'>,
): Claims {
  const least = strict ? threshold : 0
  const isBeyond = (limit: number) =>
    exceeds(worsening, limit) || (direction === null && exceeds(improvement, limit))
  return {
    worse: exceeds(worsening, least) ? 0 : 1,
    better: exceeds(improvement, least) ? 0 : 1,
    within: isBeyond(threshold) ? 1 : 0,
    held: isBeyond(ruleOut) ? 1 : 0,
  }
}

function worsened(sample: Sample, direction: Better, threshold: number, least: number): Sample {
  const sign = direction === 'higher' ? -1 : 1
  return sample.map(value =>
    value === null ? null : value + sign * (value === 0 ? least : threshold * Math.abs(value)),
  )
}

function swapped({ base, head }: Block): Block {
  return { base: head, head: base }
}

// What the looks at a comparison have shown so far.

/** SequentialClaims are what can be said of a comparison by now. */
export interface SequentialClaims extends Pick<Claims, 'worse' | 'better'> {
  /** A worsening as large as the threshold is ruled out; where the direction is not known, in both directions. */
  readonly ruledOut: boolean
  /** One as large as `rule-out` is, likewise. */
  readonly held: boolean
}

/**
 * Sums up the looks made by the time that `rounds` are in; `claimsAfter` gives the claims of the first rounds only.
 *
 * A worsening is ruled out if the present look does so at its level; the levels share out one chance of error among the
 * looks. An earlier look that ruled it out has either ended the measuring or is overruled by later rounds. For what is
 * worse or better, p is the sequential p over all looks, which accounts for looking more than once.
 */
export function sequentialClaims(
  rounds: number,
  plan: InterimPlan,
  claimsAfter: (rounds: number) => Claims,
): SequentialClaims {
  const now = claimsAfter(rounds)
  const level = passLevel(rounds, plan)
  const shown = { ruledOut: now.within <= level, held: now.held <= level }
  if (hasOneAnalysis(plan)) return { worse: now.worse, better: now.better, ...shown }
  const { looks, spending } = worseInterims(rounds, plan)
  const claims = looks.map(look => ({
    share: look.share,
    claims: look.rounds === rounds ? now : claimsAfter(look.rounds),
  }))
  const sequential = (claim: 'worse' | 'better') =>
    sequentialP(
      claims.map(({ share, claims: made }) => ({ share, p: made[claim] })),
      spending,
    )
  return { worse: sequential('worse'), better: sequential('better'), ...shown }
}
