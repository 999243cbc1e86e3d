// Errors that end a run without a verdict, and refusals. Judged outcomes are data, never errors.
import type { RunWarningOf } from './comparison.ts'
import type { Side } from './measuring.ts'

/** An error that the reader can fix: it names the setting, its value and what is accepted. */
export class MisconfiguredError extends Error {
  override readonly name = 'Misconfigured'
}

/** A failed measurement: the message says which command failed where, how, and what to do. */
export class CouldNotMeasureError extends Error {
  override readonly name = 'CouldNotMeasure'
  /** The last lines the command printed; untrusted text. */
  readonly output: string

  constructor(message: string, output = '') {
    super(message)
    this.output = output
  }
}

/** Thrown if the jobs that were to measure have left no result. */
export class MissingJobResultsError extends Error {
  override readonly name = 'MissingJobResults'
  /** The address of their run; null if it is this one, or unknown. */
  readonly run: string | null

  constructor(message: string, run: string | null) {
    super(message)
    this.run = run
  }
}

/** The command failed, did not end within `timeout`, or had too little time left to count as hanging. */
export type SideFailureKind = 'failed' | 'timeout' | 'no time'

/** A failed measurement of one side, whose setup or command gave no usable result. */
export class SideFailedError extends CouldNotMeasureError {
  readonly side: Side
  /** The reason as a clause without untrusted text, for a headline: "its command failed with exit code 1 in round 1". */
  readonly why: string
  readonly kind: SideFailureKind

  constructor(side: Side, why: string, message: string, output = '', kind: SideFailureKind = 'failed') {
    super(message, output)
    this.side = side
    this.why = why
    this.kind = kind
  }
}

/** Ends a run that someone interrupted. */
export class CancelledError extends Error {
  override readonly name = 'Cancelled'
}

/** The checkout could not be restored; the message says where the missing files are. */
export class NotPutBackError extends Error {
  override readonly name = 'NotPutBack'
}

/** A refusal: a benchmark whose only rows that could fail are rates, with a threshold of 1 or more, by which no rate can fall. */
export interface RateThresholdTooLargeRefusal {
  readonly kind: 'threshold-beyond-rate'
  readonly benchmark: string
  readonly unit: string
  readonly threshold: number
}

/** A mistake that the first round shows and further rounds cannot fix; core/words/refusal.ts has the messages. */
export type RefusalAfterFirstRound =
  | RunWarningOf<'too-few-rounds'>
  /** A round without a value on either side, or on head alone. */
  | { readonly kind: 'nothing-measured'; readonly on: 'either' | 'head' }
  | RateThresholdTooLargeRefusal
