// The ways a run ends without a verdict. Judged outcomes are data, never errors.
import type { Side } from './measuring.ts'

/** A Misconfigured error can be fixed by the reader: it names the setting, its value and what is accepted. */
export class Misconfigured extends Error {
  override readonly name = 'Misconfigured'
}

/** A CouldNotMeasure error says which command failed where, how, and what to do. */
export class CouldNotMeasure extends Error {
  override readonly name = 'CouldNotMeasure'
  /** The last lines the command printed; untrusted text. */
  readonly output: string

  constructor(message: string, output = '') {
    super(message)
    this.output = output
  }
}

/** A NoResultLeft says that other jobs were to measure, and have left no result. */
export class NoResultLeft extends Error {
  override readonly name = 'NothingMeasured'
  /** The address of their run; null where it is this one, or not known. */
  readonly run: string | null

  constructor(message: string, run: string | null) {
    super(message)
    this.run = run
  }
}

/** Whether it failed, did not end within `timeout`, or had too little time to be blamed for not ending. */
export type FailureKind = 'failed' | 'timeout' | 'no time'

/** A SideFailed error is a CouldNotMeasure for one side, whose setup or command gave no usable result. */
export class SideFailed extends CouldNotMeasure {
  readonly side: Side
  /** The reason as a clause without untrusted text, for a headline: "its command failed with exit code 1 in round 1". */
  readonly why: string
  readonly kind: FailureKind

  constructor(side: Side, why: string, message: string, output = '', kind: FailureKind = 'failed') {
    super(message, output)
    this.side = side
    this.why = why
    this.kind = kind
  }
}

/** A Cancelled error ends a run that someone interrupted. */
export class Cancelled extends Error {
  override readonly name = 'Cancelled'
}

/** A NotPutBack error says that the checkout is not as it was found, and where the missing files are. */
export class NotPutBack extends Error {
  override readonly name = 'NotPutBack'
}

// Why a run is refused after its first round, as types; core/words/refusal.ts has the messages.

/** A TooFewRounds is a `count` with which a gate over so many `comparisons` could hardly ever fail; `least` would do. */
export interface TooFewRounds {
  readonly kind: 'too-few-rounds'
  readonly comparisons: number
  readonly least: number
}

/** A NothingMeasured is a round without a value on either side, or on head alone. */
export interface NothingMeasured {
  readonly kind: 'nothing-measured'
  readonly on: 'either' | 'head'
}

/** A Refusal is a mistake that the first round shows and further rounds cannot fix. */
export type Refusal = TooFewRounds | NothingMeasured
