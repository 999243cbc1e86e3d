// Confirmation: what looked like a regression must recur when it is measured again.
import type { Change, Comparison, Confirmation } from '../model/comparison.ts'
import { rowId, type Series } from '../model/measuring.ts'
import type { Lost } from '../model/result-file.ts'
import type { Rules } from '../model/settings.ts'
import { type Machines, upTo, wholeRounds } from './blocks.ts'
import { compare } from './compare.ts'
import { centreWorsening, exceeds, isBeyond } from './effect-size.ts'
import {
  type InterimPlan,
  isInterim,
  leastRounds,
  mostRounds,
  plannedInterims,
  smallestP,
} from './interims.ts'
import { isRowOf, settingsOfRow } from './row-rules.ts'

/** The suspected regressions that could fail the run: what a driver that can measure a part of the suite measures again. */
export function suspects(comparisons: readonly Comparison[]): readonly Comparison[] {
  return comparisons.filter(one => one.change === 'regressed' && one.gate === 'fail' && !one.exact)
}

/**
 * The plan by which a suspect is measured again, given the rounds that it took to suspect it: as many, and where they may
 * end early no fewer than `count`, as most of them then do. Where head is worse again and that is not shown by then, there are more.
 */
export function planAgain(rounds: number, rules: Pick<Rules, 'count' | 'stopEarly'>): InterimPlan {
  const count = rules.stopEarly ? Math.max(rounds, rules.count) : rounds
  return { count, stopEarly: rules.stopEarly && count >= fewestToEnd, isAgain: true }
}

/** Of fewer rounds there is little to save, and looking more than once would take too much of what they can show. */
const fewestToEnd = 12

/**
 * Lets a suspected regression stand only if a second measurement, by itself, shows one too: p <= alpha / 40 in the same
 * direction, adjusted for all suspects and over the looks at it, and a worsening beyond the threshold. It can only take
 * findings away, so every error rate that held before still holds. A suspect that does not recur has used up most of its
 * allowance for being called unchanged: it is unchanged (or within `rule-out`) only if that is ruled out by the little
 * that is left, and inconclusive otherwise. A suspect that was not measured again, or too seldom to show anything,
 * stands as it was: a command that falls silent must not turn a regression green.
 */
export function confirm(
  first: readonly Comparison[],
  again: readonly Series[],
  rules: Rules,
  machines: Machines = [],
): readonly Comparison[] {
  const second = repeatedBy(first, again, rules, machines)
  return first.map(comparison => {
    const repeated = second.get(rowId(comparison))
    if (!repeated) return comparison
    const { base, head, ratio, ruledOut, adjustedP: p } = repeated
    const limit = recurringP(comparison, { base, head, ratio, p }, second.size, rules)
    if (limit === null) return comparison
    const recurred = repeated.change === 'regressed' && (p === null || p <= limit)
    return {
      ...comparison,
      ruledOut,
      change: recurred ? 'regressed' : afterSecond(repeated, settingsOfRow(comparison, rules)),
      confirmation: { recurred, base, head, ratio, p },
    }
  })
}

/** What suspects show by themselves in a second measurement, by row; those that were hardly measured again are left out. */
function repeatedBy(
  first: readonly Comparison[],
  again: readonly Series[],
  rules: Rules,
  machines: Machines,
): ReadonlyMap<string, Comparison> {
  const plans = new Map(suspects(first).map(one => [rowId(one), planAgain(roundsOf(one), rules)]))
  const measured = again.filter(one => {
    const plan = plans.get(rowId(one))
    return plan !== undefined && wholeRounds(one) >= Math.min(plan.count, leastRounds(1, rules))
  })
  const repeats = compare(measured, rules, machines, one => plans.get(rowId(one)) ?? rules)
  return new Map(repeats.map(one => [rowId(one), one]))
}

/** How many times as many suspects other parts of a run may have as this one. */
const mostInParts = 16

/**
 * The suspects for which a second measurement is not over after `made` rounds, as row ids. Before the end of its plan it is over at
 * a look that shows a regression, before `count` one all of whose interval is beyond the threshold; from `count` on also at one
 * after which head is no longer worse by more than the threshold. In a part of a run (`isPart`) it is judged among the suspects
 * of all parts, so that it goes on to `count`, and has to show more.
 */
export function openSuspects(
  suspected: readonly Comparison[],
  again: readonly Series[],
  made: number,
  rules: Rules,
  isPart: boolean,
): ReadonlySet<string> {
  const plans = new Map(suspected.map(one => [rowId(one), planAgain(roundsOf(one), rules)]))
  // Others may have looks after other rounds: each is judged by the last of its own.
  const lastLook = (plan: InterimPlan) => plannedInterims(plan).findLast(look => look <= made) ?? 0
  const looked = again.flatMap(one => {
    const plan = plans.get(rowId(one))
    return plan === undefined ? [] : { ...one, ...upTo(lastLook(plan))(one) }
  })
  // Whatever becomes of the others, as they are adjusted together in the end.
  const measured = again.filter(one => plans.has(rowId(one))).length
  const together = rules.correction === 'none' ? 1 : measured
  const second = repeatedBy(suspected, looked, { ...rules, correction: 'none' }, [])
  const isOver = (one: Comparison) => {
    const plan = planAgain(roundsOf(one), rules)
    const isFull = made >= plan.count
    const repeated = second.get(rowId(one))
    if (made >= mostRounds(plan)) return true
    if (isPart && !isFull) return false
    if (!repeated || !isWorseAgain(one, repeated, rules)) return isFull
    const { threshold } = settingsOfRow(one, rules)
    if (!isFull && !isBeyond(repeated.ratio, one.better, threshold)) return false
    const p = (repeated.adjustedP ?? 0) * together * (isPart ? mostInParts : 1)
    const limit = limitOfPlan(plan, measured, rules)
    return repeated.change === 'regressed' && limit !== null && p <= limit
  }
  return new Set(suspected.filter(one => !isOver(one)).map(rowId))
}

/** Whether a second measurement of a suspect also has a worsening beyond the threshold. */
export function isWorseAgain(
  suspect: Comparison,
  second: Pick<Comparison, 'ratio' | 'base' | 'head'>,
  rules: Rules,
): boolean {
  return exceeds(centreWorsening(second, suspect.better), settingsOfRow(suspect, rules).threshold)
}

/**
 * A suspect whose base failed when it was measured again stands neither confirmed nor refuted. One whose head failed does
 * stand: head must not get rid of a finding by breaking.
 */
export function openWithoutBase(
  comparisons: readonly Comparison[],
  lost: readonly Lost[],
): readonly Comparison[] {
  const isOpen = ({ change, exact, confirmation, package: path, benchmark }: Comparison) =>
    change === 'regressed' &&
    !exact &&
    confirmation === null &&
    lost.some(
      one =>
        one.package === path &&
        one.benchmark !== null &&
        isRowOf(benchmark, one.benchmark) &&
        one.failures.every(({ side }) => side === 'base'),
    )
  return comparisons.map(one => (isOpen(one) ? { ...one, change: 'inconclusive' } : one))
}

/**
 * The p up to which a regression recurs, for `suspected` suspects that were measured again; null where so many of them could
 * not recur in the rounds that this one has.
 */
export function recurringP(
  first: Comparison,
  again: Pick<Confirmation, 'base' | 'head' | 'ratio' | 'p'>,
  suspected: number,
  rules: Rules,
): number | null {
  const plan = planAgain(roundsOf(first), rules)
  const made = roundsOf(again)
  const ofPlan = limitOfPlan(plan, suspected, rules)
  const isOver = (ofPlan !== null && (again.p ?? 0) <= ofPlan) || !isWorseAgain(first, again, rules)
  if (made >= mostRounds(plan) || (isInterim(made, plan) && isOver)) return ofPlan
  // One that was cut short could not show as much as its plan.
  const ofMade = limitOf(made, suspected, plan, rules)
  return ofMade === null ? null : Math.max(ofMade, ofPlan ?? 0)
}

/** A regression recurs at one of these parts of alpha (a fortieth, …): the first that its rounds can show. */
export const recurringParts: readonly [number, ...number[]] = [40, 15, 5]

type Limiting = Pick<Rules, 'alpha' | 'correction' | 'deltaTest'>

/**
 * The same of a whole plan. Code that has moved is sure to be suspected, and in new layouts it would recur by chance as often as
 * alpha says: too often for a red check. So it is a fortieth of alpha over all looks; a fifteenth or a fifth where `count` rounds cannot
 * show that with one of them against it. Where they cannot show a fifth either, it takes the rounds beyond.
 */
function limitOfPlan(plan: InterimPlan, suspected: number, rules: Limiting): number | null {
  const usual = limitOf(plan.count, suspected, plan, rules)
  return usual !== null && usual < rules.alpha ? usual : limitOf(mostRounds(plan), suspected, plan, rules)
}

/** The same where `rounds` of a plan are made; alpha itself where they cannot show a fifth of it. */
function limitOf(
  rounds: number,
  suspected: number,
  plan: InterimPlan,
  { alpha, correction, deltaTest }: Limiting,
): number | null {
  const least = (correction === 'none' ? 1 : suspected) * smallestP(rounds, plan)
  const limit = recurringParts.map(part => alpha / part).find(p => 2 * least <= p) ?? alpha
  const isBounded = deltaTest !== 'ttest' && deltaTest !== 'none'
  return isBounded && least > limit ? null : limit
}

/** What a suspect becomes that does not recur. */
function afterSecond({ change, ruledOut }: Comparison, { threshold, ruleOut }: Rules): Change {
  if (change === 'regressed' || ruledOut === null || exceeds(ruledOut, ruleOut)) return 'inconclusive'
  if (!exceeds(ruledOut, threshold)) return 'unchanged'
  return change === 'inconclusive' ? change : 'within'
}

/** The number of rounds in which both sides measured a comparison. */
export function roundsOf({ base, head }: Pick<Comparison, 'base' | 'head'>): number {
  return wholeRounds({ base: base.samples, head: head.samples })
}
