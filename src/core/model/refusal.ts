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
