// How far a measurement has come, as types.
import type { Round, Side, UnitRules, Visit } from './measuring.ts'

/** A Progress is where a measurement stands at the end of a round. */
export interface Progress {
  /** Counted from 1, through to the last of the rounds that measure again. */
  readonly round: number
  /** The number of the last one. */
  readonly last: number
  /** Whether it is one of the rounds for what is open after the usual ones; others have left theirs to it. */
  readonly isBeyond: boolean
  /** Whether suspected regressions are measured again. */
  readonly isAgain: boolean
  /** How many items the round has visited. */
  readonly visited: number
  /** How many of them the next one will. */
  readonly open: number
  /** What the round gave where there is but one item, which is all that a command measures; else null. */
  readonly pair: Readonly<Record<Side, Visit>> | null
  /** Seconds that the round took. */
  readonly took: number
  /** Seconds that the rounds to come would take, if none was settled early. */
  readonly left: number
  /** All rounds so far. */
  readonly rounds: () => readonly Round[]
  readonly units: UnitRules
}
