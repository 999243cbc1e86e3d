// The terms of judging as types: what is compared, what was decided of it, and warnings.

import type { NoisyMachine } from './machine.ts'
import type { Better, Block, Sample, Series, Side, Tries } from './measuring.ts'
import type { Accepted, Gate } from './settings.ts'

/** A Summary is a sample in three numbers, in the unit of its comparison. */
export interface Summary {
  /** The median. */
  readonly center: number
  /** The interval of the median at 95 %; null where the sample is too small to bound it. */
  readonly low: number | null
  readonly high: number | null
  readonly samples: Sample
}

/**
 * A Change is what the gate says of one comparison. unchanged: a worsening as large as the threshold is ruled out.
 * within: one as large as `rule-out` is ruled out, and the estimate does not exceed the threshold. changed:
 * significant, in a unit whose direction is not known. inconclusive: none of these could be shown.
 */
export type Change = 'regressed' | 'improved' | 'changed' | 'unchanged' | 'within' | 'inconclusive'

/** A Ratio is head against base, as the Hodges-Lehmann estimate says, with its 95 % interval; 1.05 is 5 % more. */
export interface Ratio {
  readonly estimate: number
  /** Null where the samples are too small to bound it. */
  readonly low: number | null
  readonly high: number | null
}

/** A Comparison is one benchmark in one unit on both sides, and what was decided of it. */
export interface Comparison {
  readonly benchmark: string
  readonly package: string | null
  readonly unit: string
  readonly better: Better
  /** Whether it was compared by value, as its values do not vary from round to round. */
  readonly exact: boolean
  /** Whether a benchmark has declared that values of this unit do not vary; null where none has. */
  readonly assume: 'exact' | null
  readonly base: Summary
  readonly head: Summary
  /** The values of the worse half of the visits, where rounds had several; null elsewhere. */
  readonly worse: Block | null
  /** head.center / base.center - 1; null where no percentage exists, since the base is 0 (or next to nothing). */
  readonly delta: number | null
  /** Null where a value is not positive. */
  readonly ratio: Ratio | null
  /** What decides where values vary and have no ratio, as one is 0 or less: the median of head - base of all pairs. */
  readonly shift?: number
  /**
   * Two-sided Mann-Whitney p, as benchstat prints it; 0 or 1 in a unit declared to be without noise, as there. With
   * `delta-test: ttest` it is Welch's; with `delta-test: none`, or where that test is undefined, null.
   */
  readonly p: number | null
  /**
   * One-sided p of the same statistic when base and head are swapped within rounds, in the bad direction (two-sided where
   * that is not known); null for data without rounds and for other tests.
   */
  readonly pairedP: number | null
  /** The p in the bad direction on which the gate decides, adjusted for everything decided with it. */
  readonly adjustedP: number | null
  /** The smallest worsening that the test alone shows in four of five such runs; null where that is not known. */
  readonly visible: number | null
  /** Rounds that would rule the threshold out in four of five runs, if nothing had changed; null likewise. */
  readonly roundsNeeded: number | null
  /** The smallest worsening that is ruled out (one-sided, 95 %, looks included), as a ratio; null where none is. */
  readonly ruledOut: number | null
  readonly change: Change
  /** What a second measurement said of a suspected regression; null where there was none. */
  readonly confirmation: Confirmation | null
  /** The place in `settings.benchmarks` of the rule that it was judged by; null where it has none of its own. */
  readonly rule: number | null
  /** What a regression does; what does not fail is muted. */
  readonly gate: Gate
  /** Why a regression passes; null where nobody has accepted it, or it is worse than what was accepted. */
  readonly accepted: Accepted | null
  readonly warnings: readonly Warning[]
}

/** A Confirmation is the second measurement of a suspected regression. */
export interface Confirmation {
  readonly recurred: boolean
  readonly base: Summary
  readonly head: Summary
  readonly ratio: Ratio | null
  /** The p that decides, as in the first measurement but adjusted for the suspects alone. */
  readonly p: number | null
}

/** A Warning is something a reader should know of the numbers of one comparison; it never changes them. */
export type Warning =
  /** The median is known no better than this, a ratio of it. */
  | { readonly kind: 'spread'; readonly side: Side; readonly ratio: number }
  | { readonly kind: 'few-rounds'; readonly side: Side; readonly needed: number }
  | { readonly kind: 'unequal'; readonly base: number; readonly head: number }
  | { readonly kind: 'two-modes'; readonly side: Side }
  /** Rounds with runs worse than usual by more than `beyond` (a ratio): on head, on base, and the number of all rounds. */
  | {
      readonly kind: 'slow-runs'
      readonly base: number
      readonly head: number
      readonly rounds: number
      readonly beyond: number
      readonly p: number
    }
  /** Values are rounded: smaller changes than this step, a ratio of the median, cannot show in one of them. */
  | { readonly kind: 'coarse'; readonly step: number }
  /** The smallest worsening that can be seen, which is more than the threshold. */
  | { readonly kind: 'blind'; readonly visible: number }
  /** How many values `outliers: iqr` has removed. */
  | { readonly kind: 'outliers'; readonly base: number; readonly head: number }

/** A RunWarning is the same for a whole run. */
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
  /** Go packages that have another import path on head, and whose benchmarks were compared with each other. */
  | { readonly kind: 'moved'; readonly packages: readonly MovedPackage[] }
  /** Both sides got slower (or faster) while the run went on; `change` is from its first quarter to its last. */
  | { readonly kind: 'drift'; readonly change: number; readonly p: number }
  /** The second visit of a round was slower (or faster) by `change` than the first, whichever side it was to. */
  | { readonly kind: 'second-visit'; readonly change: number; readonly p: number }
  | { readonly kind: 'configuration'; readonly key: string; readonly base: string; readonly head: string }
  /** Share of the machine's processor time that went to other machines on the same host. */
  | { readonly kind: 'steal'; readonly share: number }
  /** Other programs kept this many processors busy while base was measured, and while head was. */
  | { readonly kind: 'others'; readonly base: number; readonly head: number; readonly p: number }
  /** All parts together have so many comparisons that `count` rounds could hardly show a regression; `least` would do. */
  | { readonly kind: 'too-few-rounds'; readonly comparisons: number; readonly least: number }
  /** A rule for benchmarks that fits none. */
  | { readonly kind: 'rule-unused'; readonly match: string }
  /** One that held until a day that has passed. */
  | {
      readonly kind: 'rule-over'
      readonly match: string
      readonly until: string
      readonly owner: string | null
    }
  /**
   * Benchmark files that both sides have, with different content: the sides did not run the same benchmark. Paths on
   * head.
   */
  | { readonly kind: 'suite'; readonly changed: readonly string[] }

/** A Flaky benchmark failed now and then, no more often on head than on base, and was measured all the same. */
export interface Flaky extends Readonly<Record<Side, Tries>> {
  /** Null for a command as a whole. */
  readonly benchmark: string | null
  readonly package: string | null
}

/** A MovedPackage is a Go package by its import path on each side. */
export type MovedPackage = Readonly<Record<Side, string>>

/** A Geomean is the geometric mean of the ratios of medians in one unit. */
export interface Geomean {
  readonly unit: string
  /** Head against base; 1.05 is 5 % more. */
  readonly ratio: number
  /** How many comparisons it covers: those with positive medians on both sides. */
  readonly rows: number
  /** How many there are in this unit. */
  readonly of: number
}

/** An Unmatched benchmark, or one of its units, was measured on one side only. */
export interface Unmatched {
  readonly benchmark: string
  readonly package: string | null
  /** Null where the whole benchmark is missing on the other side. */
  readonly unit: string | null
}

/** A Verdict is the gate's answer for the whole run. */
export type Verdict = 'pass' | 'fail' | 'inconclusive'

/** Processes that commands had left running, and that were ended: how many, and the first command lines, cut. */
export interface LeftRunning {
  readonly kind: 'left-running'
  readonly count: number
  readonly commands: readonly string[]
}

/** The same of `setup`, whose processes ran until measuring ended. */
export interface SetupRunning extends Omit<LeftRunning, 'kind'> {
  readonly kind: 'setup-running'
}

/** Changed source files of a side, none of which a command of the run has read, so that it may have run other code. */
export interface UnreadCode {
  readonly kind: 'unread-code'
  readonly side: Side
  /** How many files were watched, and the first of them. */
  readonly count: number
  readonly files: readonly string[]
  /** What had been built from such files before, and was used in their place; the first ones. */
  readonly instead: readonly string[]
  /** Whether the same files of the user's own checkout were read instead. */
  readonly isElsewhere: boolean
  /** Whether no other source file was read either, but those of the benchmarks. */
  readonly isAll: boolean
}

/** Files outside of the checkout, or an image, that `setup` on the other side replaced, and that this side has then run. */
export interface SharedInstall {
  readonly kind: 'shared-install'
  readonly side: Side
  /** How many files, and the first of them; of an image its name. */
  readonly count: number
  readonly paths: readonly string[]
}

/** Files of git, refs and branches that changed while the benchmarks ran, the first ones; the Action has put them back. */
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
  /** In how many rounds that shows. */
  readonly rounds: number
  /**
   * Left out where they are the same in each round, to the last digit. Otherwise the seconds that one of the rounds ran for, and those that
   * its results say it was measured for.
   */
  readonly sooner?: { readonly claimed: number; readonly seconds: number } | undefined
}

/** Why a pull request was not measured against the reference of the history; untrusted text. */
export interface ReferenceFailed {
  readonly kind: 'reference-failed'
  readonly message: string
}

// The terms of doubts as types: why a benchmark does not seem to measure what it is meant to.

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

// What a command printed, or should have printed, and nobody judged.

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
