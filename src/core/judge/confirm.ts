// Confirmation: what looked like a regression must recur when it is measured again.
import type { Change, Comparison } from '../comparison.ts'
import type { Series } from '../model.ts'
import type { Lost } from '../result-file.ts'
import type { Rules } from '../settings.ts'
import { type Machines, wholeRounds } from './blocks.ts'
import { compare } from './compare.ts'
import { leastRounds } from './least-rounds.ts'

/** The suspected regressions: what a driver that can measure a part of the suite measures again. */
export function suspects(comparisons: readonly Comparison[]): readonly Comparison[] {
  return comparisons.filter(one => one.change === 'regressed' && !one.exact)
}

/**
 * Lets a suspected regression stand only if a second measurement, by itself and unadjusted, shows one too: p <= alpha / 5 in
 * the same direction, and a worsening beyond the threshold. It can only take findings away, so it keeps every error rate
 * that held before it. What does not recur is unchanged if the second measurement rules a regression out, and otherwise
 * inconclusive. A suspect that the second measurement did not measure, or too seldom to show anything, stands as it was: a
 * command that falls silent must not turn a regression green.
 */
export function confirm(
  first: readonly Comparison[],
  again: readonly Series[],
  rules: Rules,
  machines: Machines = [],
): readonly Comparison[] {
  const second = new Map(
    compare(again, { ...rules, correction: 'none', stopEarly: 'never' }, machines).map(one => [id(one), one]),
  )
  const suspected = new Set(suspects(first))
  const least = Math.min(rules.count, leastRounds(1, rules))
  return first.map(comparison => {
    if (!suspected.has(comparison)) return comparison
    const repeated = second.get(id(comparison))
    const made = repeated ? wholeRounds({ base: repeated.base.samples, head: repeated.head.samples }) : 0
    if (!repeated || made < least) return comparison
    // Not adjusted for others, this is the p that decides.
    const { base, head, ratio, adjustedP: p } = repeated
    const recurred = repeated.change === 'regressed' && (p === null || p <= recurringP(rules.alpha, made))
    return {
      ...comparison,
      change: recurred ? 'regressed' : afterSecond[repeated.change],
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
        one.benchmark === benchmark.split(/[/\s-]/)[0] &&
        one.failures.every(({ side }) => side === 'base'),
    )
  return comparisons.map(one => (isOpen(one) ? { ...one, change: 'inconclusive' } : one))
}

/**
 * The p up to which a regression recurs. Code that has moved is suspected for sure, and in new layouts it would recur by
 * chance as often as alpha says: too often for a red check. So few rounds as cannot show a fifth of it need not.
 */
export function recurringP(alpha: number, rounds: number): number {
  return 2 ** -rounds > alpha / 5 ? alpha : alpha / 5
}

const afterSecond: Readonly<Record<Change, Change>> = {
  regressed: 'inconclusive',
  improved: 'unchanged',
  unchanged: 'unchanged',
  changed: 'inconclusive',
  inconclusive: 'inconclusive',
}

function id({ benchmark, package: path, unit }: Comparison): string {
  return JSON.stringify([path, benchmark, unit])
}
