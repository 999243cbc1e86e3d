// The terms of a verdict as types: what was decided of a whole run, and on which grounds. It has no sentences.

import type { Calibration } from './calibration.ts'
import type { Replayed, Verdict } from './comparison.ts'
import type { ShardNumber } from './settings.ts'

/** A Judgement is the verdict of a run, and its grounds. */
export interface Judgement {
  readonly verdict: Verdict
  readonly grounds: Grounds
}

/** Grounds are what a verdict stands on. */
export type Grounds =
  | MeasuredGrounds
  /** Nothing was measured, as no file that the command depends on differs; `isClaimed` where strangers say so. */
  | { readonly kind: 'untouched'; readonly isClaimed: boolean }
  /** No benchmark is in this part of the suite. */
  | { readonly kind: 'empty-shard'; readonly shard: ShardNumber }
  /** Base could not be measured: `why` says where, null where only strangers say it, and `sha` is its commit. */
  | { readonly kind: 'base-failed'; readonly why: string | null; readonly sha: string }
  | { readonly kind: 'calibration'; readonly calibration: Calibration }

/** MeasuredGrounds are counts of benchmarks, each counted once whatever its units. */
export interface MeasuredGrounds {
  readonly kind: 'measured'
  /** Null where nothing could be compared. */
  readonly compared: Tally | null
  /** Measured on one side only. */
  readonly unmatched: { readonly base: number; readonly head: number }
  /** Compared, but without a unit that base alone has. */
  readonly halved: number
  /** Failed on head alone. */
  readonly broken: number
  /** Failed on base or on both sides, or had too little time. */
  readonly unmeasured: number
  /** Unchanged without being measured. */
  readonly proven: number
  /** Whether only strangers say that these are unchanged. */
  readonly isClaimed: boolean
  /** Parts of the suite whose results are missing. */
  readonly missing: number
  /** Whether a side may have run other code than its own. */
  readonly isOtherCode: boolean
  /** Lines that look like results and could not be read. */
  readonly unread: number
  /** The sides whose times were replayed; null where all were measured. */
  readonly replayed: Replayed | null
}

/** A Tally counts the compared benchmarks by what was decided of them. */
export interface Tally {
  readonly benchmarks: number
  readonly regressed: number
  /** Regressions that somebody has accepted, and muted ones; neither is in `regressed`. */
  readonly accepted: number
  readonly muted: number
  readonly improved: number
  /** In a unit of unknown direction. */
  readonly changed: number
  readonly undecided: number
  /**
   * Those that are within, and the worsening that is ruled out in all of them; and whether the threshold of the run is ruled
   * out in all other rows, which rules may mute or give another.
   */
  readonly within: {
    readonly benchmarks: number
    readonly ruledOut: number
    readonly areOthersNearer: boolean
  } | null
}
