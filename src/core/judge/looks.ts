// The planned looks: after which rounds benchmarks may be judged before their last, and how strictly.
import type { Settings } from '../model/settings.ts'
import { nominalLevels, obrienFlemingLike, pocockLike, type Spending } from '../stats/sequential.ts'

/** What the plan of a run depends on. */
export type Plan = Pick<Settings, 'count' | 'stopEarly'>

/**
 * The share of wrong answers allowed to "a worsening as large as the threshold is ruled out", of one benchmark. It is
 * spent in three parts: at the looks up to `count` rounds, at those beyond, and on a suspect that has not recurred.
 */
const allowance = { upToCount: 0.035, beyond: 0.01, again: 0.005 }
/** The part that is left for the looks. */
const passAlpha = allowance.upToCount + allowance.beyond
/**
 * The parts of alpha that finding a benchmark worse may use at `count` rounds, and beyond: few benchmarks get there,
 * and most slowdowns show earlier. A tenth is kept back: the limits are computed for sums, and scores of ranks
 * correlate a little less between looks. With all of alpha, unchanged benchmarks would be called worse in 5.3 %
 * (docs/calibration.md has today's figures).
 */
const worse = { upToCount: 0.8, beyond: 0.1 }

/** Looks come after these multiples of `count` rounds. An earlier look would show little; more looks cost power. */
const shares = [0.4, 0.6, 0.8, 1]
/** Looks beyond `count`, for what is still open, in rounds that others did not need. */
const sharesBeyond = [1.5, 2, 2.5, 3]

/** The most rounds of one benchmark. */
export function mostRounds({ count, stopEarly }: Plan): number {
  return stopEarly === 'never' ? count : count * (sharesBeyond.at(-1) ?? 1)
}

/** The rounds after which a benchmark is looked at, the last included. */
export function plannedLooks({ count, stopEarly }: Plan): readonly number[] {
  if (stopEarly === 'never') return [count]
  return [...new Set([...shares, ...sharesBeyond].map(share => Math.ceil(share * count)))]
}

/** Whether a benchmark may leave after `rounds`, which are not its last. */
export function isLook(rounds: number, plan: Plan): boolean {
  return rounds < mostRounds(plan) && plannedLooks(plan).includes(rounds)
}

/**
 * The looks made by the time that `rounds` are in, the present one last. If the rounds end between two planned looks,
 * as the time was up or others needed the rounds, that end is a look of its own, since the results did not decide it.
 * More rounds than planned count as the last look.
 */
export function looksAt(rounds: number, plan: Plan): readonly number[] {
  return [...plannedLooks(plan).filter(look => look < Math.min(rounds, mostRounds(plan))), rounds]
}

/** The p at which a worsening as large as the threshold counts as ruled out, at the look after `rounds`. */
export function passLevel(rounds: number, plan: Plan): number {
  if (plan.stopEarly === 'never') return passAlpha
  const made = looksAt(rounds, plan).map(look => shareOf(look, plan))
  return nominalLevels(made, passAlpha, passSpending).at(-1) ?? 0
}

/** The same for a suspect that was measured again and has not recurred, as it has already used its looks. */
export const levelAgain = allowance.again

/** How much of the plan `rounds` are; at most 1, also for a run that made more. */
export function shareOf(rounds: number, plan: Plan): number {
  return Math.min(1, rounds / mostRounds(plan))
}

const passSpending: Spending = (alpha, share) => {
  const [usual, more] = stretches(share)
  return (
    pocockLike((alpha * allowance.upToCount) / passAlpha, usual) +
    (alpha * allowance.beyond * more) / passAlpha
  )
}

/** For `stop-early: pass`, where only one look up to `count` rounds can find a benchmark worse. */
const worseOnce: Spending = (alpha, share) => alpha * (worse.upToCount + worse.beyond * stretches(share)[1])

/** How much of alpha the looks up to `count` rounds have for finding a benchmark worse. */
export function worseShare({ stopEarly }: Pick<Plan, 'stopEarly'>): number {
  return stopEarly === 'never' ? 1 : worse.upToCount
}

/** For `stop-early: pass-or-fail`, where every look can. */
const worseEachTime: Spending = (alpha, share) => {
  const [usual, more] = stretches(share)
  return obrienFlemingLike(alpha * worse.upToCount, usual) + alpha * worse.beyond * more
}

/**
 * The looks at which a benchmark can have been found worse by the time that `rounds` are in, and how alpha is spent over
 * them. A look at which benchmarks can only leave as unchanged costs no alpha.
 */
export function worseLooks(
  rounds: number,
  plan: Plan,
): { readonly looks: readonly number[]; readonly spending: Spending } {
  const looks = looksAt(rounds, plan)
  if (plan.stopEarly === 'pass-or-fail') return { looks, spending: worseEachTime }
  return { looks: looks.filter(look => look >= plan.count || look === rounds), spending: worseOnce }
}

/** The share of the rounds up to `count` that are in, and of those beyond. */
function stretches(share: number): readonly [usual: number, more: number] {
  const times = share * (sharesBeyond.at(-1) ?? 1)
  const most = (sharesBeyond.at(-1) ?? 1) - 1
  return [Math.min(1, times), Math.max(0, times - 1) / most]
}
