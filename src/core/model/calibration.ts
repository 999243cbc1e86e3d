// The terms of calibration as types: how far unchanged benchmarks vary, and what a gate can see above that.
import type { Ratio } from './comparison.ts'
import type { Better } from './measuring.ts'

/** A NoiseFloor is how far one benchmark in one unit varied though both sides were the same commit. */
export interface NoiseFloor {
  readonly benchmark: string
  readonly package: string | null
  readonly unit: string
  /** Null where no direction is known, so that it can fail nothing. */
  readonly better: Better
  /** Rounds that measured both sides. */
  readonly rounds: number
  /**
   * How far a value varies from the one measured beside it: the standard deviation of the logarithm of head / base in a
   * round, as of one value (over the root of 2). It leaves out what both sides share, such as drift, as the gate's test
   * does. A plain ratio; null where a value is not positive, or fewer than two rounds are complete.
   */
  readonly noise: number | null
  /** The same for the values of one side over the whole run: more than `noise` where the machine drifted. */
  readonly spread: number | null
  /** Head against base, which are the same. */
  readonly ratio: Ratio | null
  /**
   * The smallest worsening that `count` rounds show in four of five runs; null where there is none, no test, or where it cannot
   * fail.
   */
  readonly visible: number | null
  /**
   * The rounds that decide about its threshold. In four of five runs a worsening of that size is significant, and in
   * four of five runs without a change it is ruled out. Null where that takes more than 1,000, is not known, or where it
   * cannot fail.
   */
  readonly roundsNeeded: number | null
  /** One-sided p in the bad direction, not adjusted; null where it cannot fail, or nothing is tested. */
  readonly p: number | null
  /** p <= alpha: what a test of this comparison alone would have called worse. */
  readonly falseAlarm: boolean
  /** What the gate, with threshold and correction, would have called regressed. */
  readonly regressed: boolean
}

/** A Steady benchmark gave the same value in every round, in a unit that needs no test. */
export interface Steady {
  readonly benchmark: string
  readonly package: string | null
  readonly unit: string
  /** Whether the value of head is another than that of base, though they are the same commit. */
  readonly differs: boolean
}

/** A Share is how often something happened, with the exact 95 % interval of its probability; all are plain ratios. */
export interface Share {
  readonly hits: number
  readonly of: number
  readonly low: number
  readonly high: number
}

/** A Suggestion is the settings with which nine of ten benchmarks see enough. */
export interface Suggestion {
  /** The `count` with which they see the threshold that is set for them; null where 1,000 rounds are too few. */
  readonly count: number | null
  /** The `threshold` that those without one of their own see in as many rounds as are set; null where they see nothing. */
  readonly threshold: number | null
}

/** A Calibration is what a run of base against itself shows about a machine and a suite. */
export interface Calibration {
  /** The benchmarks that varied: first those that could fail a run, and of these times first; otherwise as measured. */
  readonly floors: readonly NoiseFloor[]
  readonly steady: readonly Steady[]
  /** Benchmarks that could fail a run, and whose noise is known in one unit at least. */
  readonly benchmarks: number
  /** How many of these see a worsening of their threshold in `count` rounds, in each such unit. */
  readonly seeing: number
  /** The worsening that half of them see in `count` rounds; null where there is none. */
  readonly typical: number | null
  /** The most rounds needed by any of them that 1,000 are enough for; null where there is none. */
  readonly roundsNeeded: number | null
  readonly suggested: Suggestion
  /** Of the comparisons tested, how many have p <= alpha by themselves; null where nothing was tested. */
  readonly alarms: Share | null
  /** How many swapped suites would have been false alarms. */
  readonly swapped: SwappedSuites | null
}

/**
 * SwappedSuites are the ways this run could as well have come out, had the coins that order the sides fallen
 * differently.
 */
export interface SwappedSuites {
  /**
   * Suites in which anything has p <= alpha by itself: neither adjusted nor compared with a threshold. Null without a
   * test.
   */
  readonly uncorrected: Share | null
  /** Suites in which the gate calls anything regressed, before a confirmation. */
  readonly red: Share
}
