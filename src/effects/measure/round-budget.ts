// The rounds of a run: what is settled early leaves its rounds to what is open.
import type { ItemState } from './item-state.ts'

/** The share of its benchmarks that is measured further of an item. */
type Share = Pick<ItemState, 'share'>

/** A RoundBudget has the rounds of all items: one that leaves gives its rounds to others. */
export class RoundBudget {
  private left: number

  constructor(rounds: number) {
    this.left = rounds
  }

  take(open: readonly Share[]): void {
    this.left -= costOf(open)
  }

  /** Whether there is another round for all of these. */
  allows(open: readonly Share[]): boolean {
    return costOf(open) <= this.left + 1e-9
  }

  /** How many more rounds there are for all of these. */
  roundsOf(open: readonly Share[]): number {
    return open.length === 0 ? 0 : Math.floor(this.left / costOf(open) + 1e-9)
  }
}

/** The cost in rounds of an item; if only some of its benchmarks are measured, their share of one. */
function costOf(open: readonly Share[]): number {
  return open.reduce((sum, track) => sum + track.share, 0)
}
