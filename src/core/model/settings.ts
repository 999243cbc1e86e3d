// Definitions of settings: the inputs that shape a result, the rules for single benchmarks, and acceptances.
import * as v from 'valibot'
import { betterSchema, longestName, nameSchema, packageSchema, unitSchema } from './parts.ts'
import {
  boolean,
  type Data,
  described,
  integer,
  listOf,
  number,
  object,
  orNull,
  positive,
  text,
  textLike,
  word,
} from './schema.ts'

/** The results that get a new comment; an existing one is always updated, except with `never`. */
export type CommentMode = 'always' | 'on-change' | 'on-failure' | 'never'

/** The verdicts that make the check red. */
export type FailOn = Settings['failOn']

/** The adjustment of p-values for the number of comparisons. */
export type Correction = Rules['correction']

/** The test of two samples: Mann-Whitney's U, Welch's t, or only the size of the change. */
export type Test = Rules['deltaTest']

/** The place where sides are checked out: one after the other in the user's checkout, or in worktrees of their own. */
export type CheckoutMode = Settings['checkout']

/** Each side has its own copy of the files that git ignores, or both use the user's. */
export type IgnoredFiles = Settings['ignoredFiles']

/** perflock's lock is held while measuring if it is available, always (or the run fails), or never. */
export type PerflockMode = Settings['perflock']

/** Only what a change may have affected is measured, or everything. */
export type MeasureMode = Settings['measure']

/** One of several equal parts of a run: its number, counted from 1, and how many there are. */
export type ShardNumber = Data<typeof shardSchema>

export type Sort = Settings['sort']

/** The effect of a regression of a row: it fails the check, is reported without failing it, or shows only in the table. */
export type Gate = Data<typeof gateSchema>

const command = text(100_000)
const globs = listOf(text(longestName), 10_000)
const ratio = number(0, 1)
const bound = orNull(number(0))

export const gateSchema = described(
  'What a regression does: `fail` the check, `warn`, or `off`. One that is not `fail` is muted, and cannot fail the run.',
  word('fail', 'warn', 'off'),
)

/** The most parts: GitHub's matrix has at most 256 jobs. */
const mostParts = 256
const partAccepted = `a part as [number, of], of at most ${mostParts}`
export const shardSchema = v.pipe(
  v.strictTuple([integer(1, mostParts), integer(1, mostParts)], partAccepted),
  v.check(([part, of]) => part <= of, partAccepted),
)

export type GoSettings = Data<typeof goSettingsSchema>
const goSettingsSchema = described(
  'The settings by which Go benchmarks were built and run one by one, each the flag of `go test` of that name; null if the command `run` was run.',
  object({
    packages: described(
      'Patterns of packages, relative to the working directory.',
      listOf(text(longestName), 10_000, 1),
    ),
    bench: command,
    benchtime: text(100),
    cpu: described("In Go's syntax: `1,2,4`; null for the machine's own number.", orNull(text(1000))),
    benchmem: boolean,
    tags: orNull(text(longestName)),
    goFlags: described('For every go command, as in GOFLAGS.', globs),
    test: described("The packages' tests ran first.", boolean),
  }),
)

export type BenchmarkRule = Data<typeof benchmarkRuleSchema>
export const benchmarkRuleSchema = described(
  'A rule of the rules file for the rows that `match` names, unless an earlier one matches. Fields that it does not set are null.',
  object({
    match: described('A glob over names and units.', text(longestName)),
    threshold: described('Plain ratio.', orNull(ratio)),
    ruleOut: described('Plain ratio; twice the threshold if only that is set.', orNull(ratio)),
    better: betterSchema,
    gate: gateSchema,
    owner: orNull(text(longestName)),
    why: orNull(text(longestName)),
    until: described('The last day on which the rule holds: `2026-12-31`, in UTC.', orNull(text(100))),
    isOver: described('That day had passed when the run began, so the rule has no effect.', boolean),
  }),
)

/** The identity of one comparison. */
export type AcceptedRow = Data<typeof acceptedRowSchema>
const acceptedRowSchema = object({ benchmark: nameSchema, package: packageSchema, unit: unitSchema })

export type Accepted = Data<typeof acceptedSchema>
export const acceptedSchema = described(
  'A worsening that passes, up to a size, in the change for which somebody has accepted it.',
  object({
    match: described(
      'A glob over names and units, or the row itself.',
      v.union([nameSchema, acceptedRowSchema], 'a glob, or a row with benchmark, package and unit'),
    ),
    upTo: described(
      'The largest estimate that passes, as a plain ratio; null for any, if base was 0.',
      bound,
    ),
    by: described('Who accepted it; null if unknown.', orNull(text(1000))),
    when: described('A day or a time in ISO 8601; null if unknown.', orNull(text(100))),
    why: orNull(text(longestName)),
    url: described(
      'The address of the comment or label; null if it is in the rules file.',
      orNull(text(longestName)),
    ),
  }),
)

/** The settings by which a comparison is decided. */
export type Rules = Data<typeof rulesSchema>
const rulesSchema = object({
  count: described(
    'The rounds for each benchmark on average: an open one may get up to three times as many, from those that others leave. `stopped` says why there may be fewer.',
    integer(1, 1000),
  ),
  alpha: described('The adjusted p up to which a difference counts.', positive(0.5)),
  threshold: described('The smallest worsening that can fail, as a plain ratio.', ratio),
  ruleOut: described(
    'The worsening that a pass has ruled out in every row, as a plain ratio; at least as large as the threshold.',
    ratio,
  ),
  deltaTest: described(
    "What decides: Mann-Whitney's U, Welch's t, or only the size of the change.",
    word('utest', 'ttest', 'none'),
  ),
  correction: described(
    'How p-values are adjusted for the number of comparisons.',
    word('holm', 'bh', 'none'),
  ),
  strict: described('A regression must be shown to exceed the threshold, not merely to exist.', boolean),
  outliers: described(
    'Which values are left out before testing; the samples of comparisons still have them.',
    word('none', 'iqr'),
  ),
  stopEarly: described('A benchmark may end at an interim analysis before its last round.', boolean),
  benchmarks: described(
    'Rules for single benchmarks; the first that matches holds.',
    listOf(benchmarkRuleSchema, 10_000),
  ),
})

export type Settings = Data<typeof settingsSchema>
export const settingsSchema = described(
  'The inputs that shape a result, recorded in it so that it can be repeated.',
  object({
    run: described(
      'The command that measures a side once: the one that was run, or if `go` is set, an equivalent one.',
      command,
    ),
    go: orNull(goSettingsSchema),
    format: described(
      'The benchmark format of what `run` prints or writes; `auto` if it is to be recognised.',
      text(100),
    ),
    filter: described(
      'Added to `run` to measure only some benchmarks, with a place for their names; null if it always measures all.',
      orNull(command),
    ),
    paths: described(
      'Globs of the files that the benchmarks depend on; empty if any file may matter.',
      globs,
    ),
    measure: described(
      'Only what a change may have affected is measured, or everything.',
      word('changed', 'all'),
    ),
    output: described(
      'Globs of the files that `run` writes its results to, relative to the working directory; empty if it prints them.',
      globs,
    ),
    setup: described('The command that prepared each side once.', orNull(command)),
    workingDirectory: described('Relative to the root of the checkout; `.` is the root.', text(longestName)),
    checkout: described(
      "Where sides are checked out: one after the other in the user's checkout, or in worktrees of their own.",
      word('in-place', 'worktree'),
    ),
    ignoredFiles: described(
      "Each side has its own copy of the files that git ignores, or both use the user's.",
      word('per-side', 'shared'),
    ),
    overlay: described('Globs of files that both sides take from head.', globs),
    timeout: described('Seconds that one command may take.', positive()),
    ...rulesSchema.entries,
    sort: described(
      'The order of rows in the table of all comparisons: as measured, by name, or the worst first.',
      word('none', 'name', 'delta'),
    ),
    confirm: described('A suspected regression is measured again before it fails the run.', boolean),
    profile: described(
      'The profiles taken of confirmed regressions.',
      listOf(word('cpu', 'mem', 'block'), 3),
    ),
    calibrate: described('Base is measured against itself, to learn how noisy the machine is.', boolean),
    perflock: described(
      "perflock's lock is held while measuring if it is available, always (or the run fails), or never.",
      word('auto', 'require', 'off'),
    ),
    governor: described(
      'The frequency that perflock sets, in percent of the way from the lowest to the highest; null for no change.',
      orNull(integer(0, 100)),
    ),
    budget: described(
      'Seconds of measuring; null for no limit. A round that would exceed it, at the pace so far, does not begin, and a running round is cut short.',
      orNull(positive()),
    ),
    seed: described('Determines the order of sides in each round.', integer(0, 2 ** 32 - 1)),
    shard: described(
      'The part of the benchmarks that is measured; null for all of them.',
      orNull(shardSchema),
    ),
    durations: described(
      'A digest of the times by which benchmarks were distributed to shards; null if their names decide.',
      orNull(textLike(/^[0-9a-f]{8}$/, 8, 'a digest')),
    ),
    replica: described(
      'The number of this machine among several that measure the same; null if there is only one.',
      orNull(shardSchema),
    ),
    failOn: described('The verdicts that make the check red.', word('regression', 'inconclusive', 'never')),
    accepted: described(
      'The worsenings that the rules file of this change accepts.',
      listOf(acceptedSchema, 10_000),
    ),
  }),
)

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
