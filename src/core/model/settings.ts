// Types of settings: the inputs that shape a result, the rules for single benchmarks, and acceptances.
import type { ProfileKind } from './profile.ts'

/** The verdicts that make the check red. */
export type FailOn = 'regression' | 'inconclusive' | 'never'

/** The results that get a new comment; an existing one is always updated, except with `never`. */
export type CommentMode = 'always' | 'on-change' | 'on-failure' | 'never'

/** The adjustment of p-values for the number of comparisons. */
export type Correction = 'holm' | 'bh' | 'none'

/** The test of two samples: Mann-Whitney's U, Welch's t, or only the size of the change. */
export type Test = 'utest' | 'ttest' | 'none'

/** The place where sides are checked out: one after the other in the user's checkout, or in worktrees of their own. */
export type CheckoutMode = 'in-place' | 'worktree'

/** Each side has its own copy of the files that git ignores, or both use the user's. */
export type IgnoredFiles = 'per-side' | 'shared'

/** perflock's lock is held while measuring if it is available, always (or the run fails), or never. */
export type PerflockMode = 'auto' | 'require' | 'off'

/** Only what a change may have affected is measured, or everything. */
export type MeasureMode = 'changed' | 'all'

/** One of several equal parts of a run: its number, counted from 1, and how many there are. */
export type ShardNumber = readonly [part: number, of: number]

export type Sort = 'none' | 'name' | 'delta'

/** The settings by which a comparison is decided. */
export interface Rules {
  /** Rounds for each benchmark on average; open ones may get more (see judge/interims.ts). */
  readonly count: number
  /** Plain ratio. */
  readonly alpha: number
  /** Plain ratio. */
  readonly threshold: number
  /** Plain ratio: the worsening that a pass has ruled out in every row, at least as large as the threshold. */
  readonly ruleOut: number
  readonly deltaTest: Test
  readonly correction: Correction
  /** A regression must be shown to exceed the threshold, not merely to exist. */
  readonly strict: boolean
  readonly outliers: 'none' | 'iqr'
  /** A benchmark may end at an interim analysis before its last round. */
  readonly stopEarly: boolean
  /** Rules for single benchmarks; the first that matches holds. */
  readonly benchmarks: readonly BenchmarkRule[]
}

/** The inputs that shape a result, recorded in it so that it can be repeated. */
export interface Settings extends Rules {
  /** The command that measures a side once: the one that was run, or if `go` is set, an equivalent one. */
  readonly run: string
  /** The settings by which Go benchmarks were built and run one by one; null if the command `run` was run. */
  readonly go: GoSettings | null
  /** The benchmark format of what `run` prints or writes; `auto` if it is to be recognised. */
  readonly format: string
  /** Added to `run` to measure only some benchmarks, with a place for their names; null if it always measures all. */
  readonly filter: string | null
  /** Globs of the files that the benchmarks depend on; empty if any file may matter. */
  readonly paths: readonly string[]
  readonly measure: MeasureMode
  /** Globs of the files that `run` writes its results to, relative to the working directory; empty if it prints them. */
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
  /** A suspected regression is measured again before it fails the run. */
  readonly confirm: boolean
  /**
   * Seconds of measuring; null for no limit. A round that would exceed it, at the pace so far, does not begin, and a running
   * round is cut short.
   */
  readonly budget: number | null
  /** The profiles taken of confirmed regressions. */
  readonly profile: readonly ProfileKind[]
  /** Base is measured against itself, to learn how noisy the machine is. */
  readonly calibrate: boolean
  readonly perflock: PerflockMode
  /** The frequency that perflock sets, in percent of the way from the lowest to the highest; null for no change. */
  readonly governor: number | null
  readonly seed: number
  /** The part of the benchmarks that is measured; null for all of them. */
  readonly shard: ShardNumber | null
  /** A digest of the times by which benchmarks were distributed to shards; null if their names decide. */
  readonly durations: string | null
  /** The number of this machine among several that measure the same; null if there is only one. */
  readonly replica: ShardNumber | null
  readonly failOn: FailOn
  /** The worsenings that the rules file of this change accepts. */
  readonly accepted: readonly Accepted[]
}

/** The inputs of the Go driver, each the flag of `go test` of that name. */
export interface GoSettings {
  /** Patterns of packages, relative to the working directory. */
  readonly packages: readonly string[]
  readonly bench: string
  readonly benchtime: string
  /** In Go's syntax: `1,2,4`; null for the machine's own number. */
  readonly cpu: string | null
  readonly benchmem: boolean
  readonly tags: string | null
  /** For every go command, as in GOFLAGS. */
  readonly goFlags: readonly string[]
  /** The packages' tests run first. */
  readonly test: boolean
}

/** The effect of a regression of a row: it fails the check, is reported without failing it, or shows only in the table. */
export type Gate = 'fail' | 'warn' | 'off'

/** A rule of the rules file for the rows that `match` names, unless an earlier one matches. Fields that it does not set are null. */
export interface BenchmarkRule {
  /** A glob over names and units, as matched in core/judge/row-rules.ts. */
  readonly match: string
  /** Plain ratio. */
  readonly threshold: number | null
  /** Plain ratio; twice the threshold if only that is set. */
  readonly ruleOut: number | null
  readonly better: 'lower' | 'higher' | null
  readonly gate: Gate
  readonly owner: string | null
  readonly why: string | null
  /** The last day on which the rule holds: `2026-12-31`, in UTC. */
  readonly until: string | null
  /** That day had passed when the run began, so the rule has no effect. */
  readonly isOver: boolean
}

/** A worsening that passes, up to a size, in the change for which somebody has accepted it. */
export interface Accepted {
  /** A glob as in BenchmarkRule, or the row itself. */
  readonly match: string | AcceptedRow
  /** The largest estimate that passes, as a plain ratio; null for any, if base was 0. */
  readonly upTo: number | null
  /** Who accepted it, and when (a day or a time in ISO 8601); null if unknown. */
  readonly by: string | null
  readonly when: string | null
  readonly why: string | null
  /** The address of the comment or label; null if it is in the rules file. */
  readonly url: string | null
}

/** The identity of one comparison. */
export interface AcceptedRow {
  readonly benchmark: string
  readonly package: string | null
  readonly unit: string
}

/** A label or command by which somebody with write permission accepts regressions of a pull request. Its texts are untrusted. */
export interface Acceptance {
  /** The login of the person who accepted. */
  readonly by: string
  /** ISO 8601, in UTC. */
  readonly when: string
  /** The benchmark, as the report names it; null for everything, as by a label. */
  readonly what: string | null
  /** Null if none was given, as by a label. */
  readonly reason: string | null
  /** The address of the comment or of the pull request. */
  readonly url: string
}
