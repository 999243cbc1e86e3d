// Confirmation: what looked like a regression must recur when it is measured again.
import type { Change, Comparison } from '../model/comparison.ts'
import { rowId } from '../model/identity.ts'
import type { Series } from '../model/measuring.ts'
import type { Lost } from '../model/result-file.ts'
import type { Rules } from '../model/settings.ts'
import { exceeds } from './apart.ts'
import { type Machines, wholeRounds } from './blocks.ts'
import { compare } from './compare.ts'
import { leastRounds } from './least-rounds.ts'
import { isLook, type Plan, smallestP } from './looks.ts'
import { isRowOf } from './row-of.ts'
import { settingsOfRow } from './row-rules.ts'

/** The suspected regressions that could fail the run: what a driver that can measure a part of the suite measures again. */
export function suspects(comparisons: readonly Comparison[]): readonly Comparison[] {
  return comparisons.filter(one => one.change === 'regressed' && one.gate === 'fail' && !one.exact)
}

/**
 * The plan by which a suspect is measured again, given the rounds that it took to suspect it: as many, and where they may
 * end early no fewer than `count`, as most of them then do.
 */
export function planAgain(rounds: number, rules: Pick<Rules, 'count' | 'stopEarly'>): Plan {
  const count = rules.stopEarly ? Math.max(rounds, rules.count) : rounds
  return { count, stopEarly: rules.stopEarly && count >= fewestToEnd, isAgain: true }
}

/** Of fewer rounds there is little to save, and looking more than once would take too much of what they can show. */
const fewestToEnd = 12

/**
 * Lets a suspected regression stand only if a second measurement, by itself, shows one too: p <= alpha / 15 in the same
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
  const plans = new Map(suspects(first).map(one => [rowId(one), planAgain(roundsOf(one), rules)]))
  const measured = again.filter(one => {
    const plan = plans.get(rowId(one))
    return plan !== undefined && wholeRounds(one) >= Math.min(plan.count, leastRounds(1, rules))
  })
  const repeats = compare(measured, rules, machines, one => plans.get(rowId(one)) ?? rules)
  const second = new Map(repeats.map(one => [rowId(one), one]))
  return first.map(comparison => {
    const repeated = second.get(rowId(comparison))
    if (!repeated) return comparison
    const { base, head, ratio, ruledOut, adjustedP: p } = repeated
    const limit = recurringP(comparison, repeated, second.size, rules)
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
 * not recur in the rounds that this one has. Code that has moved is sure to be suspected, and in new layouts it would recur
 * by chance as often as alpha says: too often for a red check. So it is a fifteenth of alpha over all looks, which is about
 * a twentieth of alpha at the last one; a fifth where the rounds of the plan cannot show that with one of them against it, and alpha itself
 * where they cannot show a fifth either.
 */
export function recurringP(
  first: Comparison,
  again: Pick<Comparison, 'base' | 'head'>,
  suspected: number,
  rules: Pick<Rules, 'alpha' | 'correction' | 'count' | 'deltaTest' | 'stopEarly'>,
): number | null {
  const { alpha, correction, deltaTest } = rules
  const plan = planAgain(roundsOf(first), rules)
  const made = roundsOf(again)
  const together = correction === 'none' ? 1 : suspected
  const least = (rounds: number) => together * smallestP(rounds, plan)
  // One that has left at a look had all of the plan before it; one that was cut short shows what its rounds can.
  const most = isLook(made, plan) ? plan.count : made
  const limit = [alpha / 15, alpha / 5].find(p => 2 * least(most) <= p) ?? alpha
  const isBounded = deltaTest !== 'ttest' && deltaTest !== 'none'
  return isBounded && least(made) > limit ? null : limit
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
