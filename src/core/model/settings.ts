// What the user has set, as types: the inputs that shape a result.
import type { ProfileKind } from './profile.ts'

/** FailOn says which verdicts make the check red. */
export type FailOn = 'regression' | 'inconclusive' | 'never'

/** CommentMode says which results get a comment where there is none; one that is there is always updated, except with `never`. */
export type CommentMode = 'always' | 'on-change' | 'on-failure' | 'never'

/** A Correction says how p-values are adjusted for the number of comparisons. */
export type Correction = 'holm' | 'bh' | 'none'

/** A Test is how the gate compares two samples: Mann-Whitney's U, Welch's t, or only the size of the change. */
export type Test = 'utest' | 'ttest' | 'none'

/** Where sides are checked out: one after the other in the user's checkout, or in worktrees of their own. */
export type CheckoutMode = 'in-place' | 'worktree'

/** Whether each side has its own copy of the files that git ignores, or both use the user's. */
export type IgnoredFiles = 'per-side' | 'shared'

/** Whether perflock's lock is held while measuring: where it is available, always (or the run fails), or never. */
export type PerflockMode = 'auto' | 'require' | 'off'

/** Whether only what a change may have affected is measured, or everything. */
export type MeasureMode = 'changed' | 'all'

/** A ShardNumber is one of several equal parts of a run: its number, counted from 1, and how many there are. */
export type ShardNumber = readonly [part: number, of: number]

export type Sort = 'none' | 'name' | 'delta'

/** Rules are the settings by which a comparison is decided. */
export interface Rules {
  /** Rounds for each benchmark on average; what is open may get more, as judge/interims.ts says. */
  readonly count: number
  /** Plain ratio. */
  readonly alpha: number
  /** Plain ratio. */
  readonly threshold: number
  /** Plain ratio: the worsening that a pass has ruled out in every row, at least as large as the threshold. */
  readonly ruleOut: number
  readonly deltaTest: Test
  readonly correction: Correction
  /** Whether a regression must be shown to exceed the threshold, not merely to exist. */
  readonly strict: boolean
  readonly outliers: 'none' | 'iqr'
  /** Whether a benchmark may leave at a planned look before its last round. */
  readonly stopEarly: boolean
  /** What holds for single benchmarks instead; the first that fits. */
  readonly benchmarks: readonly BenchmarkRule[]
}

/** Settings are the inputs that shape a result, kept with it so that it can be repeated. */
export interface Settings extends Rules {
  /** The command that measures a side once: the one that was run, or where `go` is set, one that does the same. */
  readonly run: string
  /** How Go benchmarks were built and run one by one; null where the command `run` was run. */
  readonly go: GoSettings | null
  /** The benchmark format of what `run` prints or writes; `auto` where it is to be recognised. */
  readonly format: string
  /**
   * What is added to `run` to measure only some benchmarks, with a place for their names; null where it always measures
   * all.
   */
  readonly filter: string | null
  /** Globs of the files that what `run` measures depends on; empty where any file may matter. */
  readonly paths: readonly string[]
  readonly measure: MeasureMode
  /** Globs of the files that `run` writes its results to, relative to the working directory; empty where it prints them. */
  readonly output: readonly string[]
  readonly setup: string | null
  readonly workingDirectory: string
  readonly checkout: CheckoutMode
  readonly ignoredFiles: IgnoredFiles
  /** Globs of files that both sides take from head. */
  readonly overlay: readonly string[]
  /** Seconds that one command may take. */
  readonly timeout: number
  /** The order of rows in the table of all comparisons: as measured, by name, or the worst first. */
  readonly sort: Sort
  /** Whether a suspected regression is measured again before it fails. */
  readonly confirm: boolean
  /**
   * Seconds of measuring; null for no limit. No round begins that, at the pace so far, would end later, and a running
   * round is cut short.
   */
  readonly budget: number | null
  /** What is profiled of regressions, once they are confirmed. */
  readonly profile: readonly ProfileKind[]
  /** Whether base is measured against itself, to learn how noisy the machine is. */
  readonly calibrate: boolean
  readonly perflock: PerflockMode
  /** The frequency that perflock sets, in percent of the way from the lowest to the highest; null leaves it alone. */
  readonly governor: number | null
  readonly seed: number
  /** The part of the benchmarks that is measured; null for all of them. */
  readonly shard: ShardNumber | null
  /** A digest of the times by which benchmarks were shared out to shards; null where their names decide. */
  readonly durations: string | null
  /** Which of several machines that measure the same this is; null where there is only one. */
  readonly replica: ShardNumber | null
  readonly failOn: FailOn
  /** The worsenings that the rules file of this change accepts. */
  readonly accepted: readonly Accepted[]
}

/** GoSettings are the inputs of the Go driver, each the flag of `go test` of that name. */
export interface GoSettings {
  /** Patterns of packages, relative to the working directory. */
  readonly packages: readonly string[]
  readonly bench: string
  readonly benchtime: string
  /** In Go's syntax: `1,2,4`; null for the machine's own number. */
  readonly cpu: string | null
  readonly benchmem: boolean
  readonly tags: string | null
  /** For every go command, as GOFLAGS has them. */
  readonly goFlags: readonly string[]
  /** Whether the packages' tests run first. */
  readonly test: boolean
}

// Rules for single benchmarks as types: what a rules file says of those that a glob names.

/** A Gate says what becomes of a row that regressed: it fails the check, is told without failing it, or is only in the table. */
export type Gate = 'fail' | 'warn' | 'off'

/** A BenchmarkRule holds for the rows that `match` fits, unless an earlier one fits too. What it leaves open is null. */
export interface BenchmarkRule {
  /** A glob over names and units, as core/judge/row-rules.ts reads it. */
  readonly match: string
  /** Plain ratio. */
  readonly threshold: number | null
  /** Plain ratio; twice the threshold where only that is set. */
  readonly ruleOut: number | null
  readonly better: 'lower' | 'higher' | null
  readonly gate: Gate
  readonly owner: string | null
  readonly why: string | null
  /** The last day on which it holds: `2026-12-31`, in UTC. */
  readonly until: string | null
  /** Whether that day had passed when the run began; then it holds for nothing. */
  readonly isOver: boolean
}

/** An Accepted worsening passes, up to a size, in the change for which somebody has accepted it. */
export interface Accepted {
  /** A glob as above, or the row itself. */
  readonly match: string | AcceptedRow
  /** The largest estimate that passes: a plain ratio; null for any, where base was 0. */
  readonly upTo: number | null
  /** Who accepted it, and when (a day or a time in ISO 8601); null where that is not known. */
  readonly by: string | null
  readonly when: string | null
  readonly why: string | null
  /** Where it was said; null where it stands in the rules file. */
  readonly url: string | null
}

/** An AcceptedRow is one comparison. */
export interface AcceptedRow {
  readonly benchmark: string
  readonly package: string | null
  readonly unit: string
}

// What somebody with the right to do so has accepted of a pull request, as types.

/** An Acceptance says who lets what pass although it regressed, when and why. Its texts are untrusted. */
export interface Acceptance {
  /** The login of who accepted. */
  readonly by: string
  /** ISO 8601, in UTC. */
  readonly when: string
  /** The benchmark, as the report names it; null for everything, as by a label. */
  readonly what: string | null
  /** Null where none was given, as by a label. */
  readonly reason: string | null
  /** The address of the comment or of the pull request. */
  readonly url: string
}
