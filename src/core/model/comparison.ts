// Types of judging: comparisons and what was decided about them, warnings about numbers and runs, and doubts.

import type { NoisyMachine } from './machine.ts'
import type { Better, Block, Sample, Series, Side, Tries } from './measuring.ts'
import type { Accepted, Gate } from './settings.ts'

/** A sample, its median and the confidence interval of the median, in the unit of its comparison. */
export interface Summary {
  /** The median. */
  readonly center: number
  /** The 95 % confidence interval of the median; null if the sample is too small to bound it. */
  readonly low: number | null
  readonly high: number | null
  readonly samples: Sample
}

/**
 * The decision about one comparison. unchanged: a worsening as large as the threshold is ruled out. within: one as large as
 * `rule-out` is ruled out, and the estimate does not exceed the threshold. changed: significant, in a unit of unknown
 * direction. inconclusive: none of these could be shown.
 */
export type Change = 'regressed' | 'improved' | 'changed' | 'unchanged' | 'within' | 'inconclusive'

/** The Hodges-Lehmann estimate of head / base with its 95 % confidence interval; 1.05 is 5 % more. */
export interface Ratio {
  readonly estimate: number
  /** Null if the samples are too small to bound it. */
  readonly low: number | null
  readonly high: number | null
}

/** One benchmark in one unit on both sides, and what was decided about it. */
export interface Comparison {
  readonly benchmark: string
  readonly package: string | null
  readonly unit: string
  readonly better: Better
  /** Compared by value, as its values do not vary from round to round. */
  readonly exact: boolean
  /** `exact` if a benchmark has declared that values of this unit do not vary; otherwise null. */
  readonly assume: 'exact' | null
  readonly base: Summary
  readonly head: Summary
  /** The values of the worse half of the visits, if rounds had several; otherwise null. */
  readonly worse: Block | null
  /** head.center / base.center - 1; null if that is not finite, since base is 0 (or nearly so). */
  readonly delta: number | null
  /** Null if a value is not positive. */
  readonly ratio: Ratio | null
  /** The median of head - base of all pairs: it decides if values vary and have no ratio, as one is 0 or less. */
  readonly shift?: number
  /**
   * Two-sided Mann-Whitney p-value, as benchstat prints it; like there 0 or 1 in a unit declared to be without noise. With
   * `delta-test: ttest` Welch's; null with `delta-test: none`, or if the test is undefined.
   */
  readonly p: number | null
  /**
   * One-sided p-value of the permutation test of the same statistic, with base and head swapped within rounds, in the bad
   * direction (two-sided if that is unknown); null for data without rounds and for other tests.
   */
  readonly pairedP: number | null
  /** The p-value in the bad direction on which the gate decides, adjusted for the family. */
  readonly adjustedP: number | null
  /** The smallest worsening that the test alone detects in four of five such runs; null if unknown. */
  readonly visible: number | null
  /** Rounds that would rule the threshold out in four of five runs, if nothing had changed; null if unknown. */
  readonly roundsNeeded: number | null
  /** The smallest worsening that is ruled out (one-sided, 95 %, interim analyses included), as a ratio; null if none is. */
  readonly ruledOut: number | null
  readonly change: Change
  /** The second measurement of a suspected regression; null if there was none. */
  readonly confirmation: Confirmation | null
  /** The index in `settings.benchmarks` of the rule that it was judged by; null if none matches. */
  readonly rule: number | null
  /** The effect of a regression; unless that is `fail`, the row is muted. */
  readonly gate: Gate
  /** The acceptance by which a regression passes; null if there is none, or it is worse than what was accepted. */
  readonly accepted: Accepted | null
  readonly warnings: readonly Warning[]
}

/** The second measurement of a suspected regression. */
export interface Confirmation {
  readonly recurred: boolean
  readonly base: Summary
  readonly head: Summary
  readonly ratio: Ratio | null
  /** The p-value that decides, as in the first measurement but adjusted for the suspects alone. */
  readonly p: number | null
}

/** A note on the numbers of one comparison; it never changes them. */
export type Warning =
  /** The median is known only to this relative precision. */
  | { readonly kind: 'spread'; readonly side: Side; readonly ratio: number }
  | { readonly kind: 'few-rounds'; readonly side: Side; readonly needed: number }
  | { readonly kind: 'unequal'; readonly base: number; readonly head: number }
  | { readonly kind: 'two-modes'; readonly side: Side }
  /** Rounds with runs worse than the typical one by more than `beyond` (a ratio): on head, on base, and all rounds. */
  | {
      readonly kind: 'slow-runs'
      readonly base: number
      readonly head: number
      readonly rounds: number
      readonly beyond: number
      readonly p: number
    }
  /** Values are rounded: changes smaller than this step, a ratio of the median, cannot show in a single value. */
  | { readonly kind: 'coarse'; readonly step: number }
  /** The smallest detectable worsening, which is more than the threshold. */
  | { readonly kind: 'blind'; readonly visible: number }
  /** The number of values that `outliers: iqr` has removed. */
  | { readonly kind: 'outliers'; readonly base: number; readonly head: number }

/** A note on a whole run. */
export type RunWarning =
  | NoisyMachine
  | LeftRunning
  | SetupRunning
  | UnreadCode
  | SharedInstall
  | ReferenceFailed
  | GitChanged
  | Replayed
  | UnreadResults
  | ValuesLeftOut
  | FewerResults
  | { readonly kind: 'flaky'; readonly benchmarks: readonly Flaky[] }
  /** Go packages that have another import path on head, and whose benchmarks were compared by it. */
  | { readonly kind: 'moved'; readonly packages: readonly MovedPackage[] }
  /** Both sides got slower (or faster) while the run went on; `change` is from its first quarter to its last. */
  | { readonly kind: 'drift'; readonly change: number; readonly p: number }
  /** The second visit of a round was slower (or faster) by `change` than the first, whichever side it was to. */
  | { readonly kind: 'second-visit'; readonly change: number; readonly p: number }
  | { readonly kind: 'configuration'; readonly key: string; readonly base: string; readonly head: string }
  /** Share of the machine's processor time that went to other guests of the same host. */
  | { readonly kind: 'steal'; readonly share: number }
  /** Other programs kept this many processors busy while base was measured, and while head was. */
  | { readonly kind: 'others'; readonly base: number; readonly head: number; readonly p: number }
  /** All parts together have so many comparisons that `count` rounds could hardly show a regression; `least` suffice. */
  | { readonly kind: 'too-few-rounds'; readonly comparisons: number; readonly least: number }
  /** A rule for benchmarks that matches none. */
  | { readonly kind: 'rule-unused'; readonly match: string }
  /** A rule for benchmarks whose last day has passed. */
  | {
      readonly kind: 'rule-over'
      readonly match: string
      readonly until: string
      readonly owner: string | null
    }
  /** Benchmark files with different content on the sides, by their paths on head: the sides ran different benchmarks. */
  | { readonly kind: 'suite'; readonly changed: readonly string[] }

/** A benchmark that failed now and then, no more often on head than on base, and was measured all the same. */
export interface Flaky extends Readonly<Record<Side, Tries>> {
  /** Null for a command as a whole. */
  readonly benchmark: string | null
  readonly package: string | null
}

/** A Go package by its import path on each side. */
export type MovedPackage = Readonly<Record<Side, string>>

/** The geometric mean of the ratios of medians in one unit. */
export interface Geomean {
  readonly unit: string
  /** Head / base; 1.05 is 5 % more. */
  readonly ratio: number
  /** The number of comparisons that it covers: those with positive medians on both sides. */
  readonly rows: number
  /** The number of all comparisons in this unit. */
  readonly of: number
}

/** A benchmark, or one of its units, that was measured on one side only. */
export interface Unmatched {
  readonly benchmark: string
  readonly package: string | null
  /** Null if the whole benchmark is missing on the other side. */
  readonly unit: string | null
}

/** The gate's answer for the whole run. */
export type Verdict = 'pass' | 'fail' | 'inconclusive'

/** Processes that commands had left running and that were killed: how many, and the first command lines, truncated. */
export interface LeftRunning {
  readonly kind: 'left-running'
  readonly count: number
  readonly commands: readonly string[]
}

/** Processes that `setup` had left running until measuring ended. */
export interface SetupRunning extends Omit<LeftRunning, 'kind'> {
  readonly kind: 'setup-running'
}

/** Changed source files of a side, none of which the run's commands have read: the side may have run other code. */
export interface UnreadCode {
  readonly kind: 'unread-code'
  readonly side: Side
  /** The number of files that were watched, and the first of them. */
  readonly count: number
  readonly files: readonly string[]
  /** Files built earlier from such sources, which were used instead; the first of them. */
  readonly instead: readonly string[]
  /** The same files of the user's own checkout were read instead. */
  readonly isElsewhere: boolean
  /** No other source file was read either, except those of the benchmarks. */
  readonly isAll: boolean
}

/** Files outside of the checkout, or an image, that `setup` on the other side replaced, and that this side then used. */
export interface SharedInstall {
  readonly kind: 'shared-install'
  readonly side: Side
  /** The number of files, and the first of them; the name of an image. */
  readonly count: number
  readonly paths: readonly string[]
}

/** Files of git, refs and branches that changed while benchmarks ran, the first of them; restored if `isPutBack`. */
export interface GitChanged {
  readonly kind: 'git-changed'
  readonly count: number
  readonly changed: readonly string[]
  readonly isPutBack: boolean
}

/** Sides whose times were measured once and replayed in other rounds. */
export interface Replayed {
  readonly kind: 'replayed'
  readonly sides: readonly Side[]
  /** The number of rounds in which that shows. */
  readonly rounds: number
  /**
   * Absent if the times are the same in each round, to the last digit. Otherwise the seconds that one of the rounds took,
   * and those that its results claim.
   */
  readonly sooner?: { readonly claimed: number; readonly seconds: number } | undefined
}

/** Why a pull request was not measured against the reference of the history; untrusted text. */
export interface ReferenceFailed {
  readonly kind: 'reference-failed'
  readonly message: string
}

/** A reason to think that a benchmark does not measure what it is meant to. */
export type Doubt = DoubtSubject & DoubtReason

export type DoubtSubject = Pick<Series, 'benchmark' | 'package'>

/** `side` is the side on which it shows; null for both, and the numbers are head's then. */
export type DoubtReason =
  /** An operation takes no longer than an iteration of an empty loop. */
  | ({ readonly kind: 'optimised-away'; readonly side: Side | null } & Timing)
  | ProbeReason
  /** The first round took longer than any other, in seconds; `others` is the median of these. */
  | {
      readonly kind: 'first-off'
      readonly side: Side | null
      readonly first: number
      readonly others: number
    }
  /** All operations together took so few seconds that reading the clock distorts the time. */
  | { readonly kind: 'clock'; readonly side: Side | null; readonly total: number }
  /** It printed between its results; `line` is the first such line. */
  | { readonly kind: 'prints'; readonly line: string }

/** The kinds in the order in which they are reported: those that make a verdict worthless first. */
export const doubtKinds = [
  'optimised-away',
  'grows-with-n',
  'setup-timed',
  'first-off',
  'clock',
  'prints',
] as const satisfies readonly Doubt['kind'][]

/** One run of a benchmark: its iterations, and the seconds of each. */
export interface Timing {
  readonly iterations: number
  readonly seconds: number
}

/** The runs of a benchmark with few iterations and with many. */
type Probed = Readonly<Record<'probe' | 'full', Timing>>

/** A doubt that follows from runs with few iterations and with many. */
export type ProbeReason =
  /** Operations take longer the more there are: their time grows like N to the power of `exponent`. */
  | (Probed & { readonly kind: 'grows-with-n'; readonly exponent: number })
  /** A run takes `setup` seconds whatever its number of operations: this share of its time. */
  | (Probed & { readonly kind: 'setup-timed'; readonly setup: number; readonly share: number })

/** Lines that look like results and could not be read. */
export interface UnreadResults extends LostLines {
  readonly kind: 'unread-results'
}

/** Values that cannot have been measured, left out beside others of the same benchmark. */
export interface ValuesLeftOut extends LostLines {
  readonly kind: 'values-left-out'
}

/** Lines printed on some sides that were not judged: how many in all rounds together, and the first distinct ones. */
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
  /** The number that the side had in the rounds before, of those missing, and the names of the first. */
  readonly before: number
  readonly missing: number
  readonly names: readonly string[]
}
