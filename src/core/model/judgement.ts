// Types of a verdict and its grounds: what was decided about a whole run, and why. The sentences are elsewhere.
import type { NoiseCalibration } from './calibration.ts'
import type { RunWarningOf, Verdict } from './comparison.ts'
import type { ShardNumber } from './settings.ts'

export interface VerdictWithGrounds {
  readonly verdict: Verdict
  readonly grounds: VerdictGrounds
}

export type VerdictGrounds =
  | VerdictGroundsOfMeasuredRun
  /** Nothing was measured, as no file that the command depends on differs; `isUnverified` if only an untrusted file says so. */
  | { readonly kind: 'untouched'; readonly isUnverified: boolean }
  | { readonly kind: 'empty-shard'; readonly shard: ShardNumber }
  /** Base could not be measured: `why` says where (null if only an untrusted file says so), and `sha` is its commit. */
  | { readonly kind: 'base-failed'; readonly why: string | null; readonly sha: string }
  | { readonly kind: 'calibration'; readonly calibration: NoiseCalibration }

/** Counts of benchmarks, each counted once whatever its units. */
export interface VerdictGroundsOfMeasuredRun {
  readonly kind: 'measured'
  /** Null if nothing could be compared. */
  readonly compared: BenchmarkTally | null
  /** Measured on one side only. */
  readonly unmatched: { readonly base: number; readonly head: number }
  /** Compared, but without a unit that only base has. */
  readonly halved: number
  /** Failed on head alone. */
  readonly broken: number
  /** Failed on base or on both sides, or had too little time. */
  readonly unmeasured: number
  /** Proven unchanged without being measured. */
  readonly proven: number
  readonly isCommand: boolean
  /** Only an untrusted result file says that these are unchanged. */
  readonly isUnverified: boolean
  /** Parts of the suite whose results are missing. */
  readonly missing: number
  /** A side may have run other code than its own. */
  readonly isOtherCode: boolean
  /** Lines that look like results and could not be read. */
  readonly unread: number
  /** The sides whose times were replayed; null if all were measured. */
  readonly replayed: RunWarningOf<'replayed'> | null
}

/** The compared benchmarks, counted by what was decided about them. */
export interface BenchmarkTally {
  readonly benchmarks: number
  readonly regressed: number
  /** Accepted and muted regressions, without benchmarks that an earlier one of these three counts. */
  readonly accepted: number
  readonly muted: number
  /** Muted and inconclusive; these are in no other count. */
  readonly mutedUndecided: number
  readonly improved: number
  /** In a unit of unknown direction. */
  readonly changed: number
  readonly undecided: number
  /** The benchmarks that pass within `rule-out`, and the worsening ruled out in all of them. */
  readonly within: { readonly benchmarks: number; readonly ruledOut: number } | null
}
