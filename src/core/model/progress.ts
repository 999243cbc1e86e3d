// The progress of a measurement, as types.
import type { Round, Side, UnitRules, Visit } from './measuring.ts'

/** A Progress is where a measurement stands at the end of a round. */
export interface Progress {
  /** Counted from 1, on through the rounds that measure again. */
  readonly round: number
  /** The number of the last one. */
  readonly last: number
  /** Whether it is one of the rounds beyond `count`, for what is still open. */
  readonly isBeyond: boolean
  /** Whether suspected regressions are measured again. */
  readonly isAgain: boolean
  /** How many items the round has visited. */
  readonly visited: number
  /** How many of them the next one will. */
  readonly open: number
  /** What the round gave where there is only one item, as for a command; otherwise null. */
  readonly pair: Readonly<Record<Side, Visit>> | null
  /** Seconds that the round took. */
  readonly took: number
  /**
   * Seconds that the remaining rounds would take at the present pace if nothing more is settled early, with those that
   * settled items leave to others. Suspects that are measured again then take longer.
   */
  readonly left: number
  /** All rounds so far. */
  readonly rounds: () => readonly Round[]
  readonly units: UnitRules
}
