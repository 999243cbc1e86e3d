// What one series shows by itself: its centres, how far apart they are, and the p-values of its claims.
import { median } from 'simple-statistics'
import type { Ratio, Summary } from '../model/comparison.ts'
import { type Better, type Block, type Series, sides } from '../model/measuring.ts'
import type { Rules } from '../model/settings.ts'
import { isCounted, usualDirection } from '../model/units.ts'
import { type Interval, ratioEstimate, shiftEstimate } from '../stats/hodges-lehmann.ts'
import { mannWhitney } from '../stats/mann-whitney.ts'
import { type OneSided, pairedTest } from '../stats/paired-test.ts'
import { welch } from '../stats/student.ts'
import {
  blocksOf,
  confidence,
  finite,
  type Machines,
  presentValues,
  roundsIn,
  summarise,
  trimmed,
  upTo,
  wholeRounds,
} from './blocks.ts'
import {
  claimsByTest,
  claimsByValue,
  type OneSidedTest,
  rulingOut,
  type SequentialClaims,
  sequentialClaims,
} from './claims.ts'
import { type EffectSize, effectByRatio, effectByShift } from './effect-size.ts'
import { type InterimPlan, passLevel } from './interims.ts'
import { isMatched } from './unmatched.ts'

/** Evidence is everything that can be known of a series without looking at the others. */
export interface Evidence extends EffectSize {
  readonly series: Series
  readonly direction: Better
  /** Whether it is exact: compared by value, as it does not vary. */
  readonly exact: boolean
  readonly base: Summary
  readonly head: Summary
  readonly delta: number | null
  readonly ratio: Ratio | null
  /** What decides instead where there is no ratio and values vary; otherwise null. */
  readonly shift: number | null
  readonly p: number | null
  readonly pairedP: number | null
  readonly shown: SequentialClaims
  /**
   * The smallest worsening that is ruled out, as a ratio; null where none is. Computed when read, which takes as long
   * as a dozen tests.
   */
  readonly ruledOut: () => number | null
}

/** A single value cannot show whether it varies, and a run that was cut short may have no more. */
const leastSteady = 3

/** Weighs a series that both sides have measured, by the plan of its looks. */
export function evidenceOf(
  series: Series,
  rules: Rules,
  machines: Machines,
  plan: InterimPlan = rules,
): Evidence {
  const direction = series.rule.better !== undefined ? series.rule.better : usualDirection(series.unit)
  const kept: Block = rules.outliers === 'iqr' ? trimmed(series) : series
  // Before trimming, as leaving out outliers must not make varying values exact.
  const steady = isSteady(series)
  const declared = steady && series.rule.assume === 'exact'
  const mayBeExact = isCounted(series.unit) || (steady && isAlike(series))
  const exact = declared || (steady && mayBeExact && wholeRounds(series) >= leastSteady)
  const base = summarise(kept.base, exact)
  const head = summarise(kept.head, exact)
  const blocks = blocksOf(kept, machines)
  const estimate = exact ? null : ratioEstimate(blocks, confidence)
  const shift =
    // If no machine measured both sides there is no shift, and the paired test does not use their centres.
    exact || estimate || !blocks.some(isMatched)
      ? head.center - base.center
      : shiftEstimate(blocks, confidence).estimate
  const apart = estimate
    ? effectByRatio(estimate.estimate, direction)
    : effectByShift(shift, base.center, head.center, direction)
  const p = declared ? Number(base.center === head.center) : shownP(kept, rules)
  const paired = rules.deltaTest === 'utest' && machines !== null ? pairedTest(blocks) : null
  // Welch's test is undefined for values without noise.
  const isFixed =
    rules.deltaTest === 'ttest' && isSteady(kept) && sides.every(side => presentValues(kept[side]).length > 1)
  const byValue = exact || rules.deltaTest === 'none' || isFixed
  // Data without rounds were complete when they were first looked at.
  const looks = machines === null ? { ...plan, stopEarly: false } : plan
  const weighed = { blocks, series, direction, rules, isPaired: machines !== null, paired, plan: looks }
  const shown = byValue ? shownByValue(apart, direction, rules) : shownBy(weighed)
  return {
    series,
    direction,
    exact,
    base: { ...base, samples: series.base },
    head: { ...head, samples: series.head },
    delta: relativeChange(base.center, head.center),
    ratio: ratioOf(estimate, exact, base.center, head.center),
    // JSON has no -0.
    shift: exact || estimate ? null : finite(shift + 0),
    ...apart,
    p,
    pairedP: paired && pOf(paired, direction),
    shown,
    ruledOut: () => {
      if (rules.deltaTest === 'none' && !exact) return null
      return byValue ? worstOf(apart, direction) : ruledOutBy(weighed, shown)
    },
  }
}

/** Weighed is a series that varies, and how it is tested. */
interface Weighed {
  readonly blocks: readonly Block[]
  readonly series: Series
  readonly direction: Better
  readonly rules: Rules
  readonly isPaired: boolean
  readonly paired: OneSided | null
  readonly plan: InterimPlan
}

function shownBy({ blocks, series, direction, rules, isPaired, paired, plan }: Weighed): SequentialClaims {
  const tested = testOf(rules, isPaired)
  const test: OneSidedTest = asked => (asked === blocks && paired ? paired : tested(asked))
  const margin = { ...rules, counted: isCounted(series.unit) }
  const rounds = roundsIn(series)
  const claimsAfter = (look: number) =>
    claimsByTest(look === rounds ? blocks : blocks.map(upTo(look)), test, direction, margin)
  const shown = sequentialClaims(rounds, plan, claimsAfter)
  return isWorseFromZero(series, rules, shown) ? { ...shown, ruledOut: false, held: false } : shown
}

/** From 0 no worsening is small: while p of worse is at most alpha, it is neither unchanged nor within. */
function isWorseFromZero(series: Series, { alpha }: Rules, { worse }: SequentialClaims): boolean {
  return worse <= alpha && median(presentValues(series.base)) === 0
}

/** The smallest worsening that is ruled out, at the looks that were made: no larger than a limit that the claims rule out. */
function ruledOutBy(
  { blocks, series, direction, rules, isPaired, plan }: Weighed,
  shown: SequentialClaims,
): number | null {
  if (isWorseFromZero(series, rules, shown)) return null
  const test = testOf(rules, isPaired)
  const counted = isCounted(series.unit)
  return smallestRuledOut(
    limit => rulingOut(blocks, test, direction, limit, counted),
    passLevel(roundsIn(series), plan),
    [rules.threshold, rules.ruleOut],
  )
}

function worstOf({ worsening, improvement }: EffectSize, direction: Better): number | null {
  return finite(Math.max(0, worsening, direction === null ? improvement : 0))
}

/** The claims of exact values, which are the same at every look. */
function shownByValue(apart: EffectSize, direction: Better, rules: Rules): SequentialClaims {
  const { worse, better, within, held } = claimsByValue(apart, direction, rules)
  return { worse, better, ruledOut: within === 0, held: held === 0 }
}

function testOf({ deltaTest }: Rules, isPaired: boolean): OneSidedTest {
  if (deltaTest === 'utest' && isPaired) return pairedTest
  return blocks => {
    const base = blocks.flatMap(block => presentValues(block.base))
    const head = blocks.flatMap(block => presentValues(block.head))
    return deltaTest === 'ttest' ? (welch(base, head) ?? undecided) : mannWhitney(base, head)
  }
}

const undecided: OneSided = { greater: 1, less: 1 }

function shownP({ base, head }: Block, { deltaTest }: Rules): number | null {
  if (deltaTest === 'none') return null
  if (deltaTest === 'ttest') return welch(presentValues(base), presentValues(head))?.p ?? null
  return mannWhitney(presentValues(base), presentValues(head)).p
}

/** One-sided in the bad direction, two-sided where that is not known. */
function pOf({ greater, less }: OneSided, direction: Better): number {
  if (direction === null) return Math.min(1, 2 * Math.min(greater, less))
  return direction === 'higher' ? less : greater
}

/** Whether both sides have the same constant value: then no test is needed, in any unit. */
function isAlike({ base, head }: Block): boolean {
  return presentValues(base)[0] === presentValues(head)[0]
}

function isSteady({ base, head }: Block): boolean {
  return [base, head].every(sample => {
    const values = presentValues(sample)
    return values.every(value => value === values[0])
  })
}

function ratioOf(interval: Interval | null, exact: boolean, base: number, head: number): Ratio | null {
  if (exact) {
    const estimate = head / base
    const isRatio = base > 0 && head > 0 && Number.isFinite(estimate)
    return isRatio ? { estimate, low: estimate, high: estimate } : null
  }
  if (interval === null || !Number.isFinite(interval.estimate)) return null
  // An unbounded ratio ranges from 0 to infinity: neither end is known.
  const isBounded = Number.isFinite(interval.high)
  return {
    estimate: interval.estimate,
    low: isBounded ? interval.low : null,
    high: finite(interval.high),
  }
}

/** benchstat's delta, head / base - 1; null where that is no finite number. */
function relativeChange(base: number, head: number): number | null {
  if (base === head) return 0
  return finite(head / base - 1)
}

// How large a worsening is ruled out: the deciding test, inverted.

/** Without larger limits, larger worsenings are not searched: what cannot rule out a doubling of the time rules out nothing. */
const largest = 1
/** The precision of the search: finer than any report shows. */
const finest = 1e-4

/**
 * The smallest worsening (a ratio) whose p is at most `level`; null where neither 100 % nor one of `limits` has such a p. All
 * larger ones are taken to be ruled out as well. `pOf` gives the p of "head is not worse by as much as that". It falls
 * as the worsening grows, except for small steps where values tie, so the search returns a worsening at which p was
 * checked. It begins at the limits: what is ruled out of these is not exceeded by a last digit of the search.
 */
export function smallestRuledOut(
  pOf: (worsening: number) => number,
  level: number,
  limits: readonly number[] = [],
): number | null {
  const tried = [0, ...limits, largest].sort((a, b) => a - b)
  const first = tried.findIndex(worsening => pOf(worsening) <= level)
  if (first === -1) return null
  let [open, ruledOut] = [tried[first - 1] ?? 0, tried[first] as number]
  while (ruledOut - open > finest * Math.max(ruledOut, 0.01)) {
    // Small ones need more precision.
    const middle = open === 0 ? ruledOut / 4 : Math.sqrt(open * ruledOut)
    if (middle <= finest * 0.01) break
    if (pOf(middle) <= level) ruledOut = middle
    else open = middle
  }
  return ruledOut
}
