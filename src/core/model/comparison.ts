// Definitions of judging: comparisons and what was decided about them, warnings about numbers and runs, and doubts.
import * as v from 'valibot'
import type { Sample, SamplesOfBothSides } from './measuring.ts'
import {
  betterDirectionSchema,
  booleanSchema,
  bothSidesSchema,
  type DataOfSchema,
  describedSchema,
  integerSchema,
  kindObjectSchema,
  kindUnionSchema,
  listSchema,
  matchingTextSchema,
  nameOrPathSchema,
  nullablePackageNameSchema,
  nullableSchema,
  numberSchema,
  objectSchema,
  oneOfWordsSchema,
  optionalSchema,
  positiveNumberSchema,
  pValueSchema,
  textSchema,
  unitNameSchema,
} from './schema.ts'
import { acceptedWorseningSchema, rowGateModeSchema } from './settings.ts'

/** The most rounds of a file: three times the largest `count` in the first measurement, and twice as many in the second. */
export const maxRoundsInFile = 6000
export const maxListRowsInResultFile = 100_000

export const longTextSchema = textSchema(200_000)
export const fractionSchema = numberSchema(0, 1)
export const benchmarkIdentityFieldSchemas = {
  benchmark: describedSchema(
    "Full name as its tool writes it; in Go's format with its GOMAXPROCS suffix, without the word Benchmark.",
    nameOrPathSchema,
  ),
  package: nullablePackageNameSchema,
}
export const rowIdentityFieldSchemas = {
  ...benchmarkIdentityFieldSchemas,
  unit: describedSchema('In base units: sec/op, B/op, B/s.', unitNameSchema),
}
export const betterAndExactFieldSchemas = {
  better: describedSchema('Null if unknown: the row cannot regress then.', betterDirectionSchema),
  exact: describedSchema('Compared by value, as its values do not vary from round to round.', booleanSchema),
}
const count = integerSchema(0)
const side = oneOfWordsSchema('base', 'head')
const sideOrBoth = describedSchema('The side to which this applies; null for both.', nullableSchema(side))
const sides = listSchema(side, 2, 1)

const sampleValuesSchema: v.GenericSchema<Sample> = v.pipe(
  v.custom<Sample>(
    input => Array.isArray(input) && input.length <= maxRoundsInFile,
    `a list of 0 to ${maxRoundsInFile} values`,
  ),
  // The values of rounds are most of a file: they are checked in one loop.
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const values: readonly unknown[] = dataset.value
    const wrong = values.findIndex(value => value !== null && !Number.isFinite(value))
    if (wrong < 0) return
    const [input, value] = [dataset.value as unknown[], values[wrong]]
    const path = [{ type: 'array', origin: 'value', input, key: wrong, value } as const] as const
    addIssue({ message: 'a finite number, or null', input: value, path: [...path] })
  }),
  v.metadata({ type: 'array', items: { type: ['number', 'null'] }, maxItems: maxRoundsInFile }),
)

export type RatioWithInterval = DataOfSchema<typeof ratioWithIntervalSchema>
export const ratioWithIntervalSchema = describedSchema(
  'The Hodges-Lehmann estimate of head / base with its 95 % confidence interval; 1.05 is 5 % more.',
  objectSchema({
    estimate: numberSchema(0),
    low: describedSchema('Null if the samples are too small to bound it.', nullableSchema(numberSchema(0))),
    high: describedSchema('Null if the samples are too small to bound it.', nullableSchema(numberSchema(0))),
  }),
)

export type SampleSummary = DataOfSchema<typeof sampleSummarySchema>
export const sampleSummarySchema = describedSchema(
  'A sample, its median and the confidence interval of the median, in the unit of its comparison.',
  objectSchema({
    center: describedSchema('The median.', numberSchema()),
    low: describedSchema(
      'Lower end of the 95 % confidence interval of the median; null if the sample is too small to bound it.',
      nullableSchema(numberSchema()),
    ),
    high: describedSchema('Upper end, likewise.', nullableSchema(numberSchema())),
    samples: describedSchema(
      'One value for each round, in round order; null if the round gave none.',
      sampleValuesSchema,
    ),
  }),
)

export type ComparisonChangeKind = DataOfSchema<typeof comparisonChangeKindSchema>
export const comparisonChangeKindSchema = describedSchema(
  'regressed: shown to be worse, and the estimate exceeds the threshold. improved: shown to be better, and base is estimated to be worse than head by more than the threshold. changed: shown to differ, and the estimate exceeds the threshold, in a unit for which it is not known whether lower or higher is better. unchanged: a worsening as large as the threshold is ruled out. within: a worsening as large as `ruleOut` is ruled out, and the estimate does not exceed the threshold. inconclusive: none of these could be shown.',
  oneOfWordsSchema('regressed', 'improved', 'changed', 'unchanged', 'within', 'inconclusive'),
)

export type Confirmation = DataOfSchema<typeof confirmationSchema>
export const confirmationSchema = describedSchema(
  'The second measurement of a suspected regression.',
  objectSchema({
    recurred: describedSchema('The second measurement, by itself, shows a regression.', booleanSchema),
    base: sampleSummarySchema,
    head: sampleSummarySchema,
    ratio: nullableSchema(ratioWithIntervalSchema),
    shift: describedSchema('As of the first measurement.', optionalSchema(numberSchema())),
    p: describedSchema(
      'The p-value that decides, as in the first measurement but adjusted for the number of suspected regressions only.',
      nullableSchema(pValueSchema),
    ),
  }),
)

/** A note on the numbers of one comparison; it never changes them. */
export type ComparisonWarning = DataOfSchema<typeof comparisonWarningSchema>
export const comparisonWarningSchema = describedSchema(
  'A warning about one comparison, identified by its kind.',
  kindUnionSchema(
    kindObjectSchema('spread', 'The median of a side is known only to this relative precision.', {
      side,
      ratio: numberSchema(0),
    }),
    kindObjectSchema('few-rounds', 'A side has too few values to bound its median; it needs this many.', {
      side,
      needed: count,
    }),
    kindObjectSchema('unequal', 'The sides have different numbers of values.', { base: count, head: count }),
    kindObjectSchema('two-modes', 'The values of a side fall into two groups.', { side }),
    kindObjectSchema(
      'slow-runs',
      'Rounds with runs worse than the typical one by more than `beyond` (a ratio): the number on head, the number on base, and the number of all rounds. Head has more of them than chance explains.',
      {
        base: count,
        head: integerSchema(1),
        rounds: integerSchema(1),
        beyond: numberSchema(0),
        p: pValueSchema,
      },
    ),
    kindObjectSchema(
      'coarse',
      'Values are rounded: changes smaller than this step (as a ratio of the median) do not show in a single value.',
      { step: positiveNumberSchema() },
    ),
    kindObjectSchema('blind', 'The smallest detectable worsening, which is more than the threshold.', {
      visible: numberSchema(0),
    }),
    kindObjectSchema('outliers', 'The number of values that `outliers: iqr` has removed.', {
      base: count,
      head: count,
    }),
  ),
)

/** One benchmark in one unit on both sides, and what was decided about it. */
export type Comparison = DataOfSchema<typeof comparisonSchema>
export const comparisonSchema = describedSchema(
  'One benchmark in one unit on both sides.',
  objectSchema({
    ...rowIdentityFieldSchemas,
    ...betterAndExactFieldSchemas,
    assume: describedSchema(
      '`exact` if a benchmark has declared that values of this unit do not vary; otherwise null.',
      nullableSchema(oneOfWordsSchema('exact')),
    ),
    base: sampleSummarySchema,
    head: sampleSummarySchema,
    worse: describedSchema(
      'The values of the worse half of the visits, if rounds had several; slow runs are looked for in these. Otherwise null.',
      nullableSchema(bothSidesSchema(sampleValuesSchema) as v.GenericSchema<SamplesOfBothSides>),
    ),
    delta: describedSchema(
      'head.center / base.center - 1; null if that is not finite, since base is 0 (or nearly so).',
      nullableSchema(numberSchema()),
    ),
    ratio: describedSchema(
      'The estimate that is compared with the threshold; null if a value is not positive.',
      nullableSchema(ratioWithIntervalSchema),
    ),
    shift: describedSchema(
      'The median of head - base of all pairs, compared with the threshold relative to the center. The gate decides on it if values vary but have no ratio, because one of them is 0 or less.',
      optionalSchema(numberSchema()),
    ),
    p: describedSchema(
      "Two-sided Mann-Whitney p-value, as benchstat prints it, including its 0 or 1 for a unit declared to be without noise. With `delta-test: ttest`, Welch's p-value; null with `delta-test: none`, or if the test is undefined.",
      nullableSchema(pValueSchema),
    ),
    pairedP: describedSchema(
      'One-sided p-value of the permutation test of the same statistic, with base and head swapped within rounds, in the bad direction (two-sided if that is unknown); null for other tests.',
      nullableSchema(pValueSchema),
    ),
    adjustedP: describedSchema(
      'The p-value in the bad direction on which the gate decides, adjusted for the family; 0 or 1 if the values do not vary and were compared directly. Null with `delta-test: none`.',
      nullableSchema(pValueSchema),
    ),
    visible: describedSchema(
      'The smallest worsening that the test alone detects in four of five such runs, as a plain ratio; null if unknown.',
      nullableSchema(numberSchema(0)),
    ),
    roundsNeeded: describedSchema(
      'Rounds that would rule the threshold out in four of five runs, if nothing had changed; null if unknown.',
      nullableSchema(numberSchema(1)),
    ),
    ruledOut: describedSchema(
      'The smallest worsening that is ruled out (one-sided, 95 %, interim analyses included), as a ratio, by the second measurement if there was one; null if no worsening is ruled out.',
      nullableSchema(numberSchema(0)),
    ),
    change: comparisonChangeKindSchema,
    confirmation: describedSchema(
      'The second measurement of a suspected regression; null if there was none.',
      nullableSchema(confirmationSchema),
    ),
    rule: describedSchema(
      'The index in `settings.benchmarks` of the rule that it was judged by; null if none matches.',
      nullableSchema(integerSchema(0)),
    ),
    gate: rowGateModeSchema,
    accepted: describedSchema(
      'The acceptance by which a regression passes; null if there is none, or if the regression is worse than what was accepted.',
      nullableSchema(acceptedWorseningSchema),
    ),
    warnings: describedSchema(
      'What a reader should know of these numbers. Nothing here has changed them.',
      listSchema(comparisonWarningSchema, 20),
    ),
  }),
)

/** The gate's answer for the whole run. */
export type Verdict = DataOfSchema<typeof verdictSchema>
export const verdictSchema = describedSchema(
  'fail: something regressed, or nothing could be compared though both sides have benchmarks. inconclusive: nothing regressed, but something could be neither shown nor ruled out; or base has no benchmarks or could not be measured. pass: nothing regressed, and for everything that can fail the check, either a worsening as large as `ruleOut` is ruled out or nothing can have changed.',
  oneOfWordsSchema('pass', 'fail', 'inconclusive'),
)

export type UnitGeomean = DataOfSchema<typeof unitGeomeanSchema>
export const unitGeomeanSchema = describedSchema(
  'The geometric mean of the ratios of medians in one unit.',
  objectSchema({
    unit: unitNameSchema,
    ratio: describedSchema('Head / base; 1.05 is 5 % more.', positiveNumberSchema()),
    rows: describedSchema(
      'The number of comparisons that it covers: those with positive medians on both sides.',
      integerSchema(1),
    ),
    of: describedSchema('The number of all comparisons in this unit.', integerSchema(2)),
  }),
)

export type UnmatchedBenchmark = DataOfSchema<typeof unmatchedBenchmarkSchema>
export const unmatchedBenchmarkSchema = describedSchema(
  'A benchmark, or one of its units, that was measured on one side only.',
  objectSchema({
    ...benchmarkIdentityFieldSchemas,
    unit: describedSchema(
      'Null if the whole benchmark is missing on the other side.',
      nullableSchema(unitNameSchema),
    ),
  }),
)

// Warnings about a whole run.

export type CountsOfVisitsAndFailures = DataOfSchema<typeof runAndFailureCountsSchema>
export const runAndFailureCountsSchema = describedSchema(
  'The number of runs of a benchmark on a side, and of those that failed.',
  objectSchema({ runs: count, failed: count }),
)

/** A benchmark that failed now and then, no more often on head than on base, and was measured all the same. */
export type FlakyBenchmark = DataOfSchema<typeof flakySchema>
const flakySchema = objectSchema({
  benchmark: describedSchema('Null for a command as a whole.', nullablePackageNameSchema),
  package: nullablePackageNameSchema,
  base: runAndFailureCountsSchema,
  head: runAndFailureCountsSchema,
})

/** A Go package by its import path on each side. */
export type MovedPackage = DataOfSchema<typeof movedSchema>
const movedSchema = bothSidesSchema(nameOrPathSchema)

const lines = listSchema(textSchema(1000), 1000, 1)
const match = textSchema(10_000)
const linesOfSides = { sides, count: integerSchema(1), lines }
const leftRunning = { count: integerSchema(1), commands: lines }

export type RunWarning = DataOfSchema<typeof runWarningSchema>
export const runWarningSchema = describedSchema(
  'A warning about the whole run, identified by its kind.',
  kindUnionSchema(
    kindObjectSchema(
      'replayed',
      'Sides whose times were measured once and replayed in other rounds. The verdict is then inconclusive.',
      {
        sides,
        rounds: describedSchema(
          'The number of rounds in which times were replayed.',
          integerSchema(2, maxRoundsInFile),
        ),
        sooner: describedSchema(
          'Absent if the times are the same in each round, to the last digit. Otherwise the seconds that one of the rounds took, and those that its results claim.',
          v.optional(objectSchema({ claimed: numberSchema(0), seconds: numberSchema(0) })),
        ),
      },
    ),
    kindObjectSchema(
      'shared-install',
      'Files outside of the checkout, or an image, that `setup` installed on the other side and that this side then used: the number of files and the first of them, or the name of the image.',
      { side, count: integerSchema(1), paths: lines },
    ),
    kindObjectSchema(
      'unread-code',
      "Changed source files of a side that the run's commands have not read: the side may have run other code.",
      {
        side,
        count: describedSchema('The number of these files.', integerSchema(1)),
        files: describedSchema('The first of them.', lines),
        instead: describedSchema(
          'Files that were used in their place, built from such sources or copied from the other side; the first of them.',
          listSchema(textSchema(1000), 1000),
        ),
        isElsewhere: describedSchema(
          "Files of the user's own checkout were read instead: the same source files, or files that were built there.",
          booleanSchema,
        ),
        isAll: describedSchema(
          'No other source file was read either, except those of the benchmarks.',
          booleanSchema,
        ),
        isOfSettings: describedSchema(
          'True if no source file differs and the files are settings of a build, such as a `Makefile`; otherwise there is none.',
          optionalSchema(booleanSchema),
        ),
      },
    ),
    kindObjectSchema('unreached-code', 'Go functions that changed, and that no benchmark can reach.', {
      changed: describedSchema('The number of functions that changed.', integerSchema(1)),
      count: describedSchema('The number of those that no benchmark can reach.', integerSchema(1)),
      names: describedSchema(
        'The first of them, as Go names them: `example.com/parse.(*Reader).Next`.',
        lines,
      ),
    }),
    kindObjectSchema(
      'unread-results',
      'Lines that look like results and could not be read: how many in all rounds together, and the first distinct ones. The verdict is then not `pass`.',
      linesOfSides,
    ),
    kindObjectSchema(
      'fewer-results',
      'The first round in which a side lacked benchmarks that it had had before.',
      {
        side,
        round: integerSchema(1),
        before: describedSchema('The number that the side had in the rounds before.', integerSchema(1)),
        missing: describedSchema('The number of missing benchmarks.', integerSchema(1)),
        names: describedSchema('The names of the first missing benchmarks.', lines),
      },
    ),
    kindObjectSchema(
      'values-left-out',
      'Values that cannot have been measured, left out beside others of the same benchmark: how many in all rounds together, and the first distinct ones.',
      linesOfSides,
    ),
    kindObjectSchema(
      'too-few-rounds',
      'All parts together have so many comparisons that `count` rounds could hardly show a regression; `least` suffice.',
      { comparisons: integerSchema(1), least: integerSchema(1) },
    ),
    kindObjectSchema(
      'suite',
      'Benchmark files with different content on the sides, by their paths on head: the sides ran different benchmarks.',
      { changed: listSchema(nameOrPathSchema, maxListRowsInResultFile, 1) },
    ),
    kindObjectSchema(
      'moved',
      'Go packages that have another import path on head, because a module or a folder was renamed. Their benchmarks were compared with each other, and are named by the path on head.',
      { packages: listSchema(movedSchema, maxListRowsInResultFile, 1) },
    ),
    kindObjectSchema(
      'flaky',
      'Benchmarks that failed now and then, and not provably more often on head than on base. What failed was run again, or left out of its round.',
      { benchmarks: listSchema(flakySchema, maxListRowsInResultFile, 1) },
    ),
    kindObjectSchema(
      'noisy-machine',
      "A machine of the user's own was busy, or could change its frequency.",
      {
        load: describedSchema(
          'The load at the start, if it was high; otherwise null.',
          nullableSchema(numberSchema(0)),
        ),
        clock: describedSchema('Processors could change their frequency.', booleanSchema),
      },
    ),
    kindObjectSchema(
      'drift',
      'Both sides got slower (or faster) while the run went on: by this much from its first quarter to its last.',
      { change: numberSchema(), p: pValueSchema },
    ),
    kindObjectSchema(
      'second-visit',
      'The second visit of a round was slower (or faster) than the first by this much, no matter which side it visited.',
      { change: numberSchema(), p: pValueSchema },
    ),
    kindObjectSchema('configuration', 'The sides ran on different systems.', {
      key: matchingTextSchema(/^[a-z]+$/, 20, 'a key'),
      base: longTextSchema,
      head: longTextSchema,
    }),
    kindObjectSchema(
      'steal',
      "Share of the machine's processor time that went to other guests of the same host.",
      { share: fractionSchema },
    ),
    kindObjectSchema(
      'others',
      'The number of processors that other programs kept busy while base was measured, and while head was measured; chance does not explain the difference.',
      { base: numberSchema(0), head: numberSchema(0), p: numberSchema(0, 0.001) },
    ),
    kindObjectSchema('rule-unused', 'A rule for benchmarks that matches none.', { match }),
    kindObjectSchema(
      'rule-shadowed',
      'A rule for benchmarks that is never used, as an earlier one matches the same.',
      { match, by: match },
    ),
    kindObjectSchema('rule-over', 'A rule for benchmarks whose last day has passed.', {
      match,
      until: textSchema(100),
      owner: nullableSchema(textSchema(10_000)),
    }),
    kindObjectSchema(
      'left-running',
      'Processes that commands had left running outside their process group, and that were killed: how many, and the first command lines, cut to 100 characters.',
      leftRunning,
    ),
    kindObjectSchema(
      'setup-running',
      'Processes that `setup` had left running until measuring ended: how many, and the first command lines, cut to 100 characters.',
      leftRunning,
    ),
    kindObjectSchema(
      'git-changed',
      'Files of git, refs and branches that changed while benchmarks ran: how many, and the first of them; restored if `isPutBack`.',
      { count: integerSchema(1), changed: lines, isPutBack: booleanSchema },
    ),
    kindObjectSchema(
      'reference-failed',
      'Why a pull request was not measured against the reference of the history, though that was requested; untrusted text.',
      { message: longTextSchema },
    ),
  ),
)

/** The kinds in the order of reports, which is that of the schema. */
export const runWarningKinds: readonly RunWarning['kind'][] = runWarningSchema.options.map(
  ({ entries }) => entries.kind.literal,
)

/** The warnings of some kinds. */
export type RunWarningOf<Kind extends RunWarning['kind']> = Extract<RunWarning, { readonly kind: Kind }>

// Doubts.

/** One run of a benchmark: its iterations, and the seconds of each. */
export type IterationsAndSecondsPerIteration = DataOfSchema<typeof timingSchema>
const timingSchema = objectSchema({
  iterations: count,
  seconds: describedSchema('Of one operation.', numberSchema()),
})
/** The runs of a benchmark with few iterations and with many. */
const probed = { probe: timingSchema, full: timingSchema }

export type DoubtReason = DataOfSchema<typeof doubtReasonSchema>
const doubtReasonSchema = kindUnionSchema(
  kindObjectSchema(
    'optimised-away',
    "An operation takes no longer than an iteration of an empty loop. If this applies to both sides, the numbers are head's.",
    { side: sideOrBoth, ...timingSchema.entries },
  ),
  kindObjectSchema(
    'grows-with-n',
    'Operations take longer the more there are: their time grows like N to the power of `exponent`.',
    { ...probed, exponent: numberSchema() },
  ),
  kindObjectSchema(
    'setup-timed',
    'A run takes `setup` seconds however many operations it does, which is this share of its time.',
    { ...probed, setup: numberSchema(), share: numberSchema() },
  ),
  kindObjectSchema('first-off', 'The first round took longer than any other, in seconds.', {
    side: sideOrBoth,
    first: numberSchema(),
    others: describedSchema('The median of the other rounds.', numberSchema()),
  }),
  kindObjectSchema(
    'clock',
    'All operations together took so few seconds that reading the clock distorts the time.',
    { side: sideOrBoth, total: numberSchema() },
  ),
  kindObjectSchema(
    'prints',
    'The benchmark printed text between its results; `line` is the first such line.',
    {
      line: textSchema(1000),
    },
  ),
)
/** The kinds in the order of reports, which is that of the schema: those that make a verdict worthless first. */
export const benchmarkValidityDoubtKinds: readonly DoubtReason['kind'][] = doubtReasonSchema.options.map(
  ({ entries }) => entries.kind.literal,
)

/** A doubt that follows from runs with few iterations and with many. */
export type DoubtReasonFromFewAndManyIterations = Extract<
  DoubtReason,
  { readonly probe: IterationsAndSecondsPerIteration }
>

/** A reason to think that a benchmark does not measure what it is meant to. */
export type BenchmarkValidityDoubt = DataOfSchema<typeof doubtSchema>
export const doubtSchema = describedSchema(
  'A reason to think that a benchmark does not measure what it is meant to, identified by its kind.',
  v.intersect([objectSchema(benchmarkIdentityFieldSchemas), doubtReasonSchema]),
)
