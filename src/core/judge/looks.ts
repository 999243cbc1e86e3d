// The planned looks: after which rounds a run may be judged before its last, and how strictly.
import type { Settings } from '../settings.ts'
import { nominalLevels, pocockLike } from '../stats/sequential.ts'

/** The share of wrong answers allowed to "a worsening as large as the threshold is ruled out", over all looks. */
const passAlpha = 0.05

/** Shares of the planned rounds after which there is a look. Fewer than these say little; more cost power. */
const shares = [0.4, 0.6, 0.8, 1]

/** The rounds after which a run of `count` rounds is looked at, the last included. */
export function plannedLooks({ count, stopEarly }: Pick<Settings, 'count' | 'stopEarly'>): readonly number[] {
  if (stopEarly === 'never') return [count]
  return [...new Set(shares.map(share => Math.ceil(share * count)))]
}

/** Whether a run may end after `rounds`, which are not its last. */
export function isLook(rounds: number, plan: Pick<Settings, 'count' | 'stopEarly'>): boolean {
  return rounds < plan.count && plannedLooks(plan).includes(rounds)
}

/**
 * The looks made by the time that `rounds` are in, the present one last. Rounds that end between two planned looks, as the
 * time was up, are a look of their own: what ended them was not what they showed. More rounds than planned are the last.
 */
export function looksAt(rounds: number, plan: Pick<Settings, 'count' | 'stopEarly'>): readonly number[] {
  return [...plannedLooks(plan).filter(look => look < Math.min(rounds, plan.count)), rounds]
}

/** The p at which a worsening as large as the threshold counts as ruled out, at the look after `rounds`. */
export function passLevel(rounds: number, plan: Pick<Settings, 'count' | 'stopEarly'>): number {
  const made = looksAt(rounds, plan).map(look => shareOf(look, plan.count))
  return nominalLevels(made, passAlpha, pocockLike).at(-1) ?? 0
}

/** How much of the plan `rounds` are; a run that made more than it had planned has all of it. */
export function shareOf(rounds: number, count: number): number {
  return Math.min(1, rounds / count)
}
