// Types of calibration: noise floors of unchanged benchmarks, false alarms, and the settings that suit a suite.
import type { Ratio } from './comparison.ts'
import type { Better } from './measuring.ts'

/** The variation of one benchmark in one unit, while both sides were the same commit. */
export interface NoiseFloor {
  readonly benchmark: string
  readonly package: string | null
  readonly unit: string
  /** Null if the direction is unknown: the row cannot fail then. */
  readonly better: Better
  /** Rounds that measured both sides. */
  readonly rounds: number
  /**
   * The noise of one value within a round, as a plain ratio: the standard deviation of log(head / base), divided by the root
   * of 2. Like the gate's test it leaves out what both sides share, such as drift. Null if a value is not positive, or fewer
   * than two rounds are complete.
   */
  readonly noise: number | null
  /** The noise of the values of one side over the whole run: more than `noise` if the machine drifted. */
  readonly spread: number | null
  /** The ratio of head to base, which are the same code. */
  readonly ratio: Ratio | null
  /**
   * The smallest worsening that `count` rounds detect in four of five runs; null if there is none, no test, or the row cannot
   * fail.
   */
  readonly visible: number | null
  /**
   * The rounds that decide about its threshold: in four of five runs a worsening of that size is significant, and in four of
   * five runs without a change it is ruled out. Null if that takes more than 1,000, is unknown, or the row cannot fail.
   */
  readonly roundsNeeded: number | null
  /** One-sided p in the bad direction, not adjusted; null if the row cannot fail, or nothing is tested. */
  readonly p: number | null
  /** p <= alpha: a test of this comparison alone would have called it worse. */
  readonly falseAlarm: boolean
  /** The gate, with threshold and correction, would have called it regressed. */
  readonly regressed: boolean
}

/** A benchmark with the same value in every round, in a unit that needs no test. */
export interface SteadyBenchmark {
  readonly benchmark: string
  readonly package: string | null
  readonly unit: string
  /** The value of head differs from that of base, although they are the same commit. */
  readonly differs: boolean
}

/** A count as a share of tries, with the exact 95 % interval of its probability as plain ratios. */
export interface Share {
  readonly hits: number
  readonly of: number
  readonly low: number
  readonly high: number
}

/** The settings with which nine of ten benchmarks can be judged. */
export interface Suggestion {
  /** The `count` that detects a worsening of their thresholds; null if 1,000 rounds are too few. */
  readonly count: number | null
  /** The `threshold` that the present `count` detects, for benchmarks without one of their own; null if there is none. */
  readonly threshold: number | null
}

/** The results of a run of base against itself: the noise of the machine, and how a gate would do there. */
export interface Calibration {
  /** The benchmarks that varied: those that could fail a run first, times first among them; otherwise as measured. */
  readonly floors: readonly NoiseFloor[]
  readonly steady: readonly SteadyBenchmark[]
  /** The number of benchmarks that could fail a run and have a known noise in one unit or more. */
  readonly benchmarks: number
  /** The number of these that detect a worsening of their threshold in `count` rounds, in each such unit. */
  readonly seeing: number
  /** The worsening that half of them detect in `count` rounds; null if there is none. */
  readonly typical: number | null
  /** The most rounds that any of them needs, leaving out those that need more than 1,000; null if there is none. */
  readonly roundsNeeded: number | null
  readonly suggested: Suggestion
  /** The share of the tested comparisons that have an unadjusted p <= alpha; null if nothing was tested. */
  readonly alarms: Share | null
  /** The share of swapped suites that would have been false alarms. */
  readonly swapped: SwappedSuites | null
}

/** The same run with base and head swapped at random in its rounds: results that were as likely. */
export interface SwappedSuites {
  /** Suites with any unadjusted p <= alpha, whatever the threshold. Null without a test. */
  readonly uncorrected: Share | null
  /** Suites in which the gate calls a row regressed, before a confirmation. */
  readonly red: Share
}
