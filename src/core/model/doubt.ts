// The terms of doubts as types: why a benchmark does not seem to measure what it is meant to.
import type { Series, Side } from './measuring.ts'

/** A Doubt is a reason to think that a benchmark does not measure what it is meant to. */
export type Doubt = DoubtSubject & DoubtReason

export type DoubtSubject = Pick<Series, 'benchmark' | 'package'>

/** `side` is where it was seen; null for both. Where it is on both, the numbers are head's. */
export type DoubtReason =
  /** An operation takes no longer than a step of an empty loop. */
  | ({ readonly kind: 'optimised-away'; readonly side: Side | null } & Timing)
  | ProbeReason
  /** The first round took longer than any other; seconds, and `others` is their median. */
  | {
      readonly kind: 'first-off'
      readonly side: Side | null
      readonly first: number
      readonly others: number
    }
  /** All operations together took so few seconds that reading the clock distorts the time. */
  | { readonly kind: 'clock'; readonly side: Side | null; readonly total: number }
  /** It printed; `line` is the first line. */
  | { readonly kind: 'prints'; readonly line: string }

/** The kinds in the order in which they are reported; those that make a verdict worthless come first. */
export const doubtKinds = [
  'optimised-away',
  'grows-with-n',
  'setup-timed',
  'first-off',
  'clock',
  'prints',
] as const satisfies readonly Doubt['kind'][]

/** A Timing is what a benchmark took once: how often it ran, and the seconds of each time. */
export interface Timing {
  readonly iterations: number
  readonly seconds: number
}

/** A Probed benchmark was measured with few iterations and with many. */
type Probed = Readonly<Record<'probe' | 'full', Timing>>

/** A ProbeReason is a doubt that such measurements give rise to. */
export type ProbeReason =
  /** More operations take longer each: about N to the power of `exponent`. */
  | (Probed & { readonly kind: 'grows-with-n'; readonly exponent: number })
  /** A run takes `setup` seconds however many operations it has: this share of its time. */
  | (Probed & { readonly kind: 'setup-timed'; readonly setup: number; readonly share: number })
