// What a command printed, or should have printed, and nobody judged.
import type { Side } from './measuring.ts'

/** Lines that look like results and could not be read. */
export interface UnreadResults extends LostLines {
  readonly kind: 'unread-results'
}

/** Values that cannot have been measured, and were left out beside others of the same benchmark. */
export interface ValuesLeftOut extends LostLines {
  readonly kind: 'values-left-out'
}

/** What some sides printed and nobody judged: how much in all rounds together, and the first lines that differ. */
export interface LostLines {
  readonly sides: readonly Side[]
  readonly count: number
  readonly lines: readonly string[]
}

/** The first round of a side without benchmarks that it had before. */
export interface FewerResults {
  readonly kind: 'fewer-results'
  readonly side: Side
  readonly round: number
  /** How many the side had in the rounds before it, and how many of these it lacks; the names of the first. */
  readonly before: number
  readonly missing: number
  readonly names: readonly string[]
}
