// The claims about a comparison (head is worse, is better, is below a limit) as p-values, by one or several analyses.
import type { BetterDirection, MachineBlock, Sample } from '../model/measuring.ts'
import type { OneSidedPValues } from '../stats/paired-test.ts'
import { sequentialPValue } from '../stats/sequential.ts'
import { changeTolerance, type EffectSize, exceedsThreshold } from './effect-size.ts'
import {
  type InterimPlan,
  isAnalysedOnlyOnce,
  regressionInterimsSoFar,
  significanceLevelToRuleOut,
} from './interims.ts'

/** One-sided p-values: each is small if the data support the claim. */
export interface ClaimPValues {
  /** Head is worse; with `strict`, by more than the threshold. */
  readonly worse: number
  /** Head is better; with `strict`, base would be worse by more than the threshold. */
  readonly better: number
  /** Non-inferiority at the threshold: head is worse by less; in both directions if the direction is unknown. */
  readonly belowThreshold: number
  /** Non-inferiority at `rule-out`. */
  readonly belowRuleOut: number
}

/** A test of the blocks: p-values of "head is greater" and of "head is less". */
export type OneSidedTest = (blocks: readonly MachineBlock[]) => OneSidedPValues

/** The limits of a worsening, as ratios. */
export interface WorseningLimits {
  readonly threshold: number
  readonly ruleOut: number
  readonly strict: boolean
  /** The unit counts something, so a rise from 0 is at least one step. */
  readonly counted: boolean
}

/** Tests the claims about two samples that vary. */
export function claimPValuesByTest(
  blocks: readonly MachineBlock[],
  test: OneSidedTest,
  direction: BetterDirection,
  { threshold, ruleOut, strict, counted }: WorseningLimits,
): ClaimPValues {
  const mirror = () => blocks.map(swapped)
  const { worse, better } = strict
    ? {
        worse: handicapped(blocks, test, direction, threshold + changeTolerance, 0).worse,
        better: handicapped(mirror(), test, direction, threshold + changeTolerance, 0).worse,
      }
    : oriented(blocks, test, direction)
  const pBelow = (limit: number) => nonInferiorityP(blocks, test, direction, limit, counted)
  return { worse, better, belowThreshold: pBelow(threshold), belowRuleOut: pBelow(ruleOut) }
}

/**
 * Returns the p-value of non-inferiority, "head is worse by less than `limit`" (a ratio); if the direction is unknown, the
 * larger one of both directions.
 */
export function nonInferiorityP(
  blocks: readonly MachineBlock[],
  test: OneSidedTest,
  direction: BetterDirection,
  limit: number,
  counted: boolean,
): number {
  // A percentage of 0 is 0: without a step, a rise from 0 by a byte now and then could not be ruled out.
  const step = counted ? 1 : 0
  // Head that is worse by exactly the limit does not rule it out. A limit of 0 has no rounding error: equal values are ties.
  const below = Math.max(0, limit - changeTolerance)
  const p = handicapped(blocks, test, direction, below, step).better
  if (direction !== null) return p
  return Math.max(p, handicapped(blocks.map(swapped), test, direction, below, step).better)
}

function oriented(
  blocks: readonly MachineBlock[],
  test: OneSidedTest,
  direction: BetterDirection,
): Pick<ClaimPValues, 'worse' | 'better'> {
  const { greater, less } = test(blocks)
  return direction === 'higher' ? { worse: less, better: greater } : { worse: greater, better: less }
}

/** Tests head against a base made worse by `limit`, or from 0 by `step`: head that is better than that is below the limit. */
function handicapped(
  blocks: readonly MachineBlock[],
  test: OneSidedTest,
  direction: BetterDirection,
  limit: number,
  step: number,
): Pick<ClaimPValues, 'worse' | 'better'> {
  const worse = blocks.map(({ base, head }) => ({ base: worsened(base, direction, limit, step), head }))
  return oriented(worse, test, direction)
}

/** Returns the claims about exact values, each certainly true (0) or certainly false (1). */
export function claimPValuesOfExactValues(
  { worsening, improvement }: EffectSize,
  direction: BetterDirection,
  { threshold, ruleOut, strict }: Omit<WorseningLimits, 'counted'>,
): ClaimPValues {
  const limitOfWorse = strict ? threshold : 0
  const isBeyond = (limit: number) =>
    exceedsThreshold(worsening, limit) || (direction === null && exceedsThreshold(improvement, limit))
  return {
    worse: exceedsThreshold(worsening, limitOfWorse) ? 0 : 1,
    better: exceedsThreshold(improvement, limitOfWorse) ? 0 : 1,
    belowThreshold: isBeyond(threshold) ? 1 : 0,
    belowRuleOut: isBeyond(ruleOut) ? 1 : 0,
  }
}

function worsened(sample: Sample, direction: BetterDirection, limit: number, step: number): Sample {
  const sign = direction === 'higher' ? -1 : 1
  return sample.map(value =>
    value === null ? null : value + sign * (value === 0 ? step : limit * Math.abs(value)),
  )
}

function swapped({ base, head }: MachineBlock): MachineBlock {
  return { base: head, head: base }
}

/** The claims about a comparison after the interim analyses so far. */
export interface SequentialClaims extends Pick<ClaimPValues, 'worse' | 'better'> {
  /** A worsening as large as the threshold is ruled out; in both directions if the direction is unknown. */
  readonly isBelowThreshold: boolean
  /** A worsening as large as `rule-out` is ruled out, likewise. */
  readonly isBelowRuleOut: boolean
}

/**
 * Combines the analyses made by the time that `rounds` are in; `claimsAfter` returns the claims of the first rounds only.
 *
 * A worsening is ruled out if the present analysis does so at its significance level; the levels share out one chance of
 * error among the analyses. An earlier one that ruled it out has either ended the measuring or is overruled by later
 * rounds. For "worse" and "better", p is the sequential p-value over all analyses.
 */
export function combineClaimsOverInterims(
  rounds: number,
  plan: InterimPlan,
  claimsAfter: (rounds: number) => ClaimPValues,
): SequentialClaims {
  const now = claimsAfter(rounds)
  const level = significanceLevelToRuleOut(rounds, plan)
  const passed = { isBelowThreshold: now.belowThreshold <= level, isBelowRuleOut: now.belowRuleOut <= level }
  if (isAnalysedOnlyOnce(plan)) return { worse: now.worse, better: now.better, ...passed }
  const { interims, spending } = regressionInterimsSoFar(rounds, plan)
  const claims = interims.map(interim => ({
    share: interim.share,
    claims: interim.rounds === rounds ? now : claimsAfter(interim.rounds),
  }))
  const sequential = (claim: 'worse' | 'better') =>
    sequentialPValue(
      claims.map(({ share, claims: values }) => ({ share, p: values[claim] })),
      spending,
    )
  return { worse: sequential('worse'), better: sequential('better'), ...passed }
}
