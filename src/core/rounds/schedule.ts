// Which side runs when: every round visits both sides once, and a coin decides which goes first.

import { randomFrom } from '../common/random.ts'
import type { Side } from '../model/measuring.ts'

/** A PlannedRound is a round before it is measured. */
export interface PlannedRound {
  readonly round: number
  readonly order: readonly [Side, Side]
}

/**
 * Plans `count` rounds from a seed.
 *
 * The order is random, not alternating: a machine that is disturbed every second visit would hit the same side each
 * time under ABAB, and read as a regression (docs/decisions/0003-flip-a-coin-every-round.md).
 */
export function planRounds(count: number, seed: number): readonly PlannedRound[] {
  const random = randomFrom(seed)
  return Array.from({ length: count }, (_, index) => ({
    round: index + 1,
    order: random() < 0.5 ? ['base', 'head'] : ['head', 'base'],
  }))
}

/** Plans rounds for each of `items` items, with separate coins for each; the first item has those of the seed itself. */
export function planItems(items: number, count: number, seed: number): readonly (readonly PlannedRound[])[] {
  const random = randomFrom(seed)
  return Array.from({ length: items }, (_, index) =>
    planRounds(count, index === 0 ? seed : Math.floor(random() * 2 ** 32)),
  )
}
