// Definitions of settings: the inputs that shape a result, the rules for single benchmarks, and acceptances.
import * as v from 'valibot'
import {
  betterDirectionSchema,
  booleanSchema,
  type DataOfSchema,
  describedSchema,
  integerSchema,
  listSchema,
  matchingTextSchema,
  maxNameOrPathLength,
  nameOrPathSchema,
  nullablePackageNameSchema,
  nullableSchema,
  numberSchema,
  objectSchema,
  oneOfWordsSchema,
  optionalSchema,
  positiveNumberSchema,
  textSchema,
  unitNameSchema,
} from './schema.ts'

/** The results that get a new comment; an existing one is always updated, except with `never`. */
export type CommentMode = 'always' | 'on-change' | 'on-failure' | 'never'

export type FailOn = RunSettings['failOn']
export type MultipleTestingCorrection = DecisionRules['correction']
export type DeltaTest = DecisionRules['deltaTest']
export type CheckoutMode = RunSettings['checkout']
export type IgnoredFilesSharing = RunSettings['ignoredFiles']
export type PerflockUsePolicy = RunSettings['perflock']
export type MeasureChangedOrAll = RunSettings['measure']
export type ReportRowOrder = RunSettings['sort']

/** One of several equal parts of a run: its number, counted from 1, and how many there are. */
export type ShardNumber = DataOfSchema<typeof partOfTotalSchema>

export type RowGateMode = DataOfSchema<typeof rowGateModeSchema>

const command = textSchema(100_000)
const globs = listSchema(textSchema(maxNameOrPathLength), 10_000)
const ratio = numberSchema(0, 1)
const bound = nullableSchema(numberSchema(0))

export const rowGateModeSchema = describedSchema(
  'What a regression does: `fail` the check, `warn`, or `off`. With `warn` or `off`, a regression is muted and cannot fail the run.',
  oneOfWordsSchema('fail', 'warn', 'off'),
)

/** The most parts: GitHub's matrix has at most 256 jobs. */
const mostParts = 256
const partAccepted = `a part as [number, total], with a total of at most ${mostParts}`
export const partOfTotalSchema = v.pipe(
  v.strictTuple([integerSchema(1, mostParts), integerSchema(1, mostParts)], partAccepted),
  v.check(([part, of]) => part <= of, partAccepted),
)

export type GoSettings = DataOfSchema<typeof goSettingsSchema>
const goSettingsSchema = describedSchema(
  'The settings with which Go benchmarks were built and run one by one, each named like the flag of `go test`; null if the command `run` was measured instead.',
  objectSchema({
    packages: describedSchema(
      'Patterns of packages, relative to the working directory.',
      listSchema(textSchema(maxNameOrPathLength), 10_000, 1),
    ),
    bench: command,
    benchtime: textSchema(100),
    cpu: describedSchema(
      "In Go's syntax: `1,2,4`; null for the machine's own number.",
      nullableSchema(textSchema(1000)),
    ),
    benchmem: booleanSchema,
    tags: nullableSchema(textSchema(maxNameOrPathLength)),
    goFlags: describedSchema('For every go command, as in GOFLAGS.', globs),
    test: describedSchema("The packages' tests ran first.", booleanSchema),
  }),
)

export type BenchmarkRule = DataOfSchema<typeof benchmarkRuleSchema>
export const benchmarkRuleSchema = describedSchema(
  'A rule of the rules file for the rows that `match` names, unless an earlier one matches. Fields that it does not set are null.',
  objectSchema({
    match: describedSchema('A glob over names and units.', textSchema(maxNameOrPathLength)),
    threshold: describedSchema('Plain ratio.', nullableSchema(ratio)),
    ruleOut: describedSchema('Plain ratio; twice the threshold if only that is set.', nullableSchema(ratio)),
    better: betterDirectionSchema,
    gate: rowGateModeSchema,
    owner: nullableSchema(textSchema(maxNameOrPathLength)),
    why: nullableSchema(textSchema(maxNameOrPathLength)),
    until: describedSchema(
      'The last day on which the rule holds: `2026-12-31`, in UTC.',
      nullableSchema(textSchema(100)),
    ),
    isOver: describedSchema(
      'Whether the last day of the rule had passed when the run began, so that the rule has no effect.',
      booleanSchema,
    ),
  }),
)

export type AcceptedRowId = DataOfSchema<typeof acceptedRowSchema>
const acceptedRowSchema = objectSchema({
  benchmark: nameOrPathSchema,
  package: nullablePackageNameSchema,
  unit: unitNameSchema,
})

export type AcceptedWorsening = DataOfSchema<typeof acceptedWorseningSchema>
export const acceptedWorseningSchema = describedSchema(
  'A worsening that passes, up to a size, in the change for which somebody has accepted it.',
  objectSchema({
    match: describedSchema(
      'A glob over names and units, or the row itself.',
      v.union([nameOrPathSchema, acceptedRowSchema], 'a glob, or a row with benchmark, package and unit'),
    ),
    upTo: describedSchema(
      'The largest estimate that passes, as a plain ratio; null if any size passes, or if base was 0.',
      bound,
    ),
    valueUpTo: optionalSchema(
      describedSchema(
        'The largest value of head that passes if base was 0, in the unit of the row.',
        positiveNumberSchema(),
      ),
    ),
    by: describedSchema('Who accepted it; null if unknown.', nullableSchema(textSchema(1000))),
    when: describedSchema('A day or a time in ISO 8601; null if unknown.', nullableSchema(textSchema(100))),
    why: nullableSchema(textSchema(maxNameOrPathLength)),
    url: describedSchema(
      'The address of the comment or label; null if it is in the rules file.',
      nullableSchema(textSchema(maxNameOrPathLength)),
    ),
  }),
)

export type DecisionRules = DataOfSchema<typeof rulesSchema>
const rulesSchema = objectSchema({
  count: describedSchema(
    'The number of rounds for each benchmark, on average. An undecided benchmark may get up to three times as many: it gets the rounds left over from benchmarks that were decided early. `stopped` says why there may be fewer.',
    integerSchema(1, 1000),
  ),
  alpha: describedSchema('The adjusted p up to which a difference counts.', positiveNumberSchema(0.5)),
  threshold: describedSchema('The smallest worsening that can fail, as a plain ratio.', ratio),
  ruleOut: describedSchema(
    'The worsening that a pass has ruled out in every row, as a plain ratio; at least as large as the threshold.',
    ratio,
  ),
  deltaTest: describedSchema(
    "What decides: Mann-Whitney's U, Welch's t, or only the size of the change.",
    oneOfWordsSchema('utest', 'ttest', 'none'),
  ),
  correction: describedSchema(
    'How p-values are adjusted for the number of comparisons.',
    oneOfWordsSchema('holm', 'bh', 'none'),
  ),
  strict: describedSchema(
    'A regression must be shown to exceed the threshold, not merely to exist.',
    booleanSchema,
  ),
  outliers: describedSchema(
    'Which values are left out before testing; the samples of comparisons still have them.',
    oneOfWordsSchema('none', 'iqr'),
  ),
  stopEarly: describedSchema(
    'A benchmark may end at an interim analysis before its last round.',
    booleanSchema,
  ),
  benchmarks: describedSchema(
    'Rules for particular benchmarks; the first that matches applies.',
    listSchema(benchmarkRuleSchema, 10_000),
  ),
})

export type RunSettings = DataOfSchema<typeof runSettingsSchema>
export const runSettingsSchema = describedSchema(
  'The inputs that shape a result, recorded in it so that it can be repeated.',
  objectSchema({
    run: describedSchema(
      'The command that measures a side once: the one that was run, or if `go` is set, an equivalent one.',
      command,
    ),
    go: nullableSchema(goSettingsSchema),
    format: describedSchema(
      'The benchmark format of what `run` prints or writes; `auto` if it is to be recognised.',
      textSchema(100),
    ),
    filter: describedSchema(
      'Added to `run` to measure only some benchmarks, with a place for their names; null if it always measures all.',
      nullableSchema(command),
    ),
    paths: describedSchema(
      'Globs of the files that the benchmarks depend on; empty if any file may matter.',
      globs,
    ),
    relink: describedSchema(
      'The command that, before a round, relinks the programs that `run` starts, so that they have another memory layout; null if there is none.',
      nullableSchema(command),
    ),
    binaries: describedSchema(
      'Globs of the programs that `setup` builds and `run` starts; empty if they are not compared.',
      globs,
    ),
    measure: describedSchema(
      'Only what a change may have affected is measured, or everything.',
      oneOfWordsSchema('changed', 'all'),
    ),
    output: describedSchema(
      'Globs of the files that `run` writes its results to, relative to the working directory; empty if it prints them.',
      globs,
    ),
    setup: describedSchema('The command that prepared each side once.', nullableSchema(command)),
    workingDirectory: describedSchema(
      'Relative to the root of the checkout; `.` is the root.',
      textSchema(maxNameOrPathLength),
    ),
    checkout: describedSchema(
      "Where sides are checked out: one after the other in the user's checkout, or in worktrees of their own.",
      oneOfWordsSchema('in-place', 'worktree'),
    ),
    ignoredFiles: describedSchema(
      "Each side has its own copy of the files that git ignores, or both use the user's.",
      oneOfWordsSchema('per-side', 'shared'),
    ),
    overlay: describedSchema('Globs of files that both sides take from head.', globs),
    timeout: describedSchema('Seconds that one command may take.', positiveNumberSchema()),
    ...rulesSchema.entries,
    sort: describedSchema(
      'The order of rows in the table of all comparisons: as measured, by name, or the worst first.',
      oneOfWordsSchema('none', 'name', 'delta'),
    ),
    confirm: describedSchema(
      'A suspected regression is measured again before it fails the run.',
      booleanSchema,
    ),
    profile: describedSchema(
      'The profiles taken of confirmed regressions.',
      listSchema(oneOfWordsSchema('cpu', 'mem', 'block'), 3),
    ),
    calibrate: describedSchema(
      'Base is measured against itself, to learn how noisy the machine is.',
      booleanSchema,
    ),
    perflock: describedSchema(
      "perflock's lock is held while measuring if it is available, always (or the run fails), or never.",
      oneOfWordsSchema('auto', 'require', 'off'),
    ),
    governor: describedSchema(
      'The frequency that perflock sets, in percent of the way from the lowest to the highest; null for no change.',
      nullableSchema(integerSchema(0, 100)),
    ),
    budget: describedSchema(
      'Seconds of measuring; null for no limit. A round that would exceed it, at the pace so far, does not begin, and a running round is cut short.',
      nullableSchema(positiveNumberSchema()),
    ),
    seed: describedSchema('Determines the order of sides in each round.', integerSchema(0, 2 ** 32 - 1)),
    shard: describedSchema(
      'The part of the benchmarks that is measured; null for all of them.',
      nullableSchema(partOfTotalSchema),
    ),
    durations: describedSchema(
      'A digest of the times by which benchmarks were distributed to shards; null if their names decide.',
      nullableSchema(matchingTextSchema(/^[0-9a-f]{8}$/, 8, 'a digest')),
    ),
    replica: describedSchema(
      'The number of this machine among several that measure the same; null if there is only one.',
      nullableSchema(partOfTotalSchema),
    ),
    failOn: describedSchema(
      'The verdicts that make the check red.',
      oneOfWordsSchema('regression', 'inconclusive', 'never'),
    ),
    accepted: describedSchema(
      'The worsenings that the rules file of this change accepts.',
      listSchema(acceptedWorseningSchema, 10_000),
    ),
  }),
)

/** A label or command by which somebody with write permission accepts regressions of a pull request. Its texts are untrusted. */
export interface AcceptanceByLabelOrCommand {
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
