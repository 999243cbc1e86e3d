// Definition of the result file: the public record of one gate run. docs/result.schema.json is made from it.
//
// Every form of the report is made from this record alone, so no form knows more than another. `schema` stays 1 before 1.0;
// afterwards removing a field or changing its meaning makes it 2. Every field is always present, null or empty where there is
// nothing, except those that older files lack.
import * as v from 'valibot'
import {
  benchmarkWithConstantValueSchema,
  calibrationSchema,
  hitsOfTriesWithIntervalSchema,
  noiseFloorSchema,
} from './calibration.ts'
import {
  benchmarkIdentityFieldSchemas,
  betterAndExactFieldSchemas,
  comparisonChangeKindSchema,
  comparisonSchema,
  comparisonWarningSchema,
  confirmationSchema,
  doubtSchema,
  longTextSchema,
  maxListRowsInResultFile,
  maxRoundsInFile,
  ratioWithIntervalSchema,
  rowIdentityFieldSchemas,
  runAndFailureCountsSchema,
  runWarningSchema,
  sampleSummarySchema,
  unitGeomeanSchema,
  unmatchedBenchmarkSchema,
  verdictSchema,
} from './comparison.ts'
import { machineSchema } from './machine.ts'
import {
  flatAndCumulativeCostSchema,
  functionCostDifferenceSchema,
  profileDifferenceSchema,
} from './profile.ts'
import {
  booleanSchema,
  bothSidesSchema,
  type DataOfSchema,
  describedSchema,
  integerSchema,
  listSchema,
  nameOrPathSchema,
  nullablePackageNameSchema,
  nullableSchema,
  numberSchema,
  objectSchema,
  oneOfWordsSchema,
  optionalSchema,
  positiveNumberSchema,
  shaSchema,
  textSchema,
  timestampSchema,
} from './schema.ts'
import {
  acceptedWorseningSchema,
  benchmarkRuleSchema,
  partOfTotalSchema,
  rowGateModeSchema,
  runSettingsSchema,
} from './settings.ts'

const rows = <const S extends v.GenericSchema>(row: S) => listSchema(row, maxListRowsInResultFile)

export type ResolvedCommit = DataOfSchema<typeof commitSchema>

/** The beginning of the `from` of a commit that is a snapshot of uncommitted work, and so is unknown to the user. */
export const workingTreeOriginPrefix = 'the working tree'

const commitSchema = describedSchema(
  'The commit of one side, resolved once and never again.',
  objectSchema({
    sha: shaSchema,
    from: describedSchema('The way it was found, as text: "merge base with main".', textSchema(1000)),
  }),
)

/** The reason why measuring ended. */
export type MeasurementEndReason = ResultFile['stopped']

/** The failure of a side that could not be measured. */
export type FailureMessageAndOutput = DataOfSchema<typeof failureSchema>
const failureSchema = objectSchema({
  message: longTextSchema,
  output: describedSchema('The last lines that the command printed; untrusted text.', longTextSchema),
})

export type BenchmarkLostToFailure = DataOfSchema<typeof lostSchema>
const lostSchema = describedSchema(
  'A benchmark that failed while it was measured (or whose package failed to build), and is not compared. If it failed only in the second measurement, the comparison of the first one is kept.',
  objectSchema({
    benchmark: describedSchema('Null for all benchmarks of the package.', nullablePackageNameSchema),
    package: nullablePackageNameSchema,
    failures: describedSchema(
      'The sides on which it failed; the other side may not have it, or may not have been tried.',
      listSchema(
        objectSchema({
          ...failureSchema.entries,
          side: oneOfWordsSchema('base', 'head'),
          kind: describedSchema(
            'failed: its command failed. timeout: it took too long. no time: too little of the budget was left.',
            oneOfWordsSchema('failed', 'timeout', 'no time'),
          ),
        }),
        100,
        1,
      ),
    ),
    tries: describedSchema(
      'The runs on each side. Absent if it was not run, as its package did not build, and in older files.',
      v.optional(bothSidesSchema(runAndFailureCountsSchema)),
    ),
  }),
)

/** The plan of a round's visits to each side. Times in seconds. */
export type VisitCountAndLengthPerRound = DataOfSchema<typeof visitPlanSchema>
const visitPlanSchema = objectSchema({
  turns: describedSchema(
    'The largest number of visits to each side in a round: one, or an even number. Visits alternate between the sides; with an even number, the effect of being second cancels out. A round with little noise has fewer visits.',
    integerSchema(1, 10_000),
  ),
  iterations: describedSchema(
    'Operations of each visit, the same on both sides; null if each of its sub-benchmarks determines its own number.',
    nullableSchema(integerSchema(1)),
  ),
  seconds: describedSchema(
    'Seconds that these operations take in each visit, on the slower side.',
    positiveNumberSchema(1e9),
  ),
  overhead: describedSchema('Further seconds that each visit takes.', numberSchema(0)),
  oneProcess: describedSchema(
    'Whether the visits of a round run in one process for each side. Absent if each visit starts a process.',
    v.optional(v.literal(true)),
  ),
})

export type BenchmarkVisitPlan = DataOfSchema<typeof visitsSchema>
const visitsSchema = describedSchema(
  'The plan of visits to one Go benchmark. Times in seconds.',
  objectSchema({ benchmark: nameOrPathSchema, package: nameOrPathSchema, ...visitPlanSchema.entries }),
)

export type ProvenBenchmark = DataOfSchema<typeof provenSchema>
const provenSchema = describedSchema(
  'A benchmark that cannot have changed, and was not measured: the code and data that it can reach are the same in the programs of both sides, and it reads no file that differs. It counts as compared and unchanged.',
  objectSchema({
    benchmark: describedSchema(
      'For Go, the listed name without the word Benchmark, as its sub-benchmarks are not known. For a command, the reported name.',
      nameOrPathSchema,
    ),
    package: nullablePackageNameSchema,
  }),
)

export type InnerSampleCountRange = DataOfSchema<typeof innerSamplesSchema>
const innerSamplesSchema = describedSchema(
  'The fewest and the most samples that a visit took of a benchmark.',
  objectSchema({ ...benchmarkIdentityFieldSchemas, least: integerSchema(1), most: integerSchema(2) }),
)

/** A rule as checked out (head) and as in base's rules file; null if it is not set. Untrusted text. */
export type RuleChange = DataOfSchema<typeof ruleChangeSchema>
const ruleChangeSchema = objectSchema({
  rule: describedSchema(
    'An input, by its name in action.yml; or an entry of a list, such as `benchmarks: Decode*`; or `order of benchmarks`.',
    longTextSchema,
  ),
  base: describedSchema('Null if it is not set.', nullableSchema(longTextSchema)),
  head: describedSchema('Null if it is not set.', nullableSchema(longTextSchema)),
})
/** A rules file has at most 10,000 entries in each of two lists. */
const ruleChanges = listSchema(ruleChangeSchema, 50_000)

/** The name of the rule that is the order of the entries for benchmarks, of which the first that matches holds. */
export const ruleChangeNameOfBenchmarksListOrder = 'order of benchmarks'

/** The file with inputs in the repository, for both workflow and terminal. */
export type RulesFileAndChanges = DataOfSchema<typeof rulesFileSchema>
const rulesFileSchema = objectSchema({
  file: describedSchema('Relative to the top folder of the repository.', nameOrPathSchema),
  changes: describedSchema(
    "The rules that differ in base's file: `head` is the one that was used.",
    ruleChanges,
  ),
})

/** The rules by which a result that another job measured was judged. */
const elsewhereSchema = objectSchema({
  rules: describedSchema('The commit whose rules file counts.', textSchema(100)),
  changes: describedSchema(
    'Settings of the measurement that differ from these rules: `base` is the value in the rules, and `head` the value in the measurement. Untrusted text.',
    ruleChanges,
  ),
})

export type SuitePartWithoutValidResult = DataOfSchema<typeof missingPartSchema>
const missingPartSchema = describedSchema(
  'A part of a suite that has no valid result, or several.',
  objectSchema({
    shard: nullableSchema(partOfTotalSchema),
    replica: nullableSchema(partOfTotalSchema),
    why: describedSchema(
      'absent: no file says that it is this part. double: several do, and the first is judged. unmeasured: its file says that base failed, or that there was nothing to measure. unreadable: a file is not a result, so its part is unknown.',
      oneOfWordsSchema('absent', 'double', 'unmeasured', 'unreadable'),
    ),
    files: describedSchema(
      'The names of the files, in order; untrusted text.',
      listSchema(nameOrPathSchema, maxListRowsInResultFile),
    ),
    message: describedSchema('The cause; untrusted text, empty if `why` says everything.', longTextSchema),
  }),
)

/** The result files that a result was judged from, if another job than the measuring ones has judged. */
export type MergedFilesSummary = DataOfSchema<typeof mergedSchema>
const mergedSchema = objectSchema({
  files: describedSchema('The number of result files that were judged together.', integerSchema(0)),
  machines: describedSchema(
    'Their machines, one for each file.',
    listSchema(machineSchema, maxListRowsInResultFile),
  ),
  missing: describedSchema(
    'Parts of the suite without a valid result, or with several; then nothing passes.',
    listSchema(missingPartSchema, maxListRowsInResultFile),
  ),
  isStrangers: describedSchema(
    'The files are untrusted: what cannot be computed from samples is only claimed.',
    booleanSchema,
  ),
})

/** A visit without its measurements, and without what the warnings say. */
const visitSchema = describedSchema(
  'One run of the benchmark command on one side.',
  objectSchema({
    started: describedSchema('The start, ISO 8601; empty if the side was not visited.', timestampSchema),
    seconds: describedSchema('Wall time of the command.', numberSchema(0, 1e9)),
    claimed: describedSchema(
      'Seconds that the command says it measured for, one benchmark after the other; absent if it does not say.',
      optionalSchema(numberSchema(0, 1e12)),
    ),
    others: describedSchema(
      'Seconds of processor time that other programs used during the visit, estimated from their mean rate.',
      optionalSchema(numberSchema(0, 1e12)),
    ),
  }),
)

export type RoundOrderAndVisitTimes = DataOfSchema<typeof roundSchema>
const roundSchema = describedSchema(
  'A round without its measurements, which are in the comparisons, in round order.',
  objectSchema({
    round: describedSchema('Counted from 1.', integerSchema(1, 1e6)),
    block: describedSchema(
      'The machine that measured it, counted from 1; one for all rounds of a single run.',
      integerSchema(1, maxRoundsInFile),
    ),
    first: describedSchema(
      'The side that was visited first; null if each benchmark had an order of its own.',
      nullableSchema(oneOfWordsSchema('base', 'head')),
    ),
    base: visitSchema,
    head: visitSchema,
  }),
)

/** One benchmark in one unit against the reference, judged like any comparison. */
export type ReferenceComparisonRow = DataOfSchema<typeof sinceRowSchema>
const sinceRowSchema = objectSchema({
  ...rowIdentityFieldSchemas,
  ...betterAndExactFieldSchemas,
  delta: comparisonSchema.entries.delta,
  ratio: comparisonSchema.entries.ratio,
  change: comparisonChangeKindSchema,
  gate: rowGateModeSchema,
  steps: describedSchema(
    'The number of change points for the worse that the history shows between the reference and base; null if unknown.',
    nullableSchema(integerSchema(0)),
  ),
})

export type HeadVersusReferenceComparison = DataOfSchema<typeof sinceSchema>
const sinceSchema = describedSchema(
  'Head of a pull request against the reference of the history, measured in the same rounds; it decides nothing.',
  objectSchema({
    sha: describedSchema('The commit of the reference.', shaSchema),
    name: describedSchema('The name of the reference: `v1.4.0`; untrusted text.', textSchema(1000)),
    threshold: describedSchema(
      'The worsening since the reference from which to warn: `creep`, or the threshold. Plain ratio.',
      numberSchema(0, 1),
    ),
    rounds: describedSchema(
      'The rounds in which the reference was measured.',
      integerSchema(0, maxRoundsInFile),
    ),
    rows: rows(sinceRowSchema),
  }),
)

const rounds = listSchema(roundSchema, maxRoundsInFile)

/** The public record of one gate run. */
export type ResultFile = DataOfSchema<typeof resultFileSchema>
export const resultFileSchema = objectSchema({
  schema: v.literal(1, '1, the only version'),
  verdict: verdictSchema,
  reason: describedSchema(
    "The reason for the verdict, in one sentence, as in the report's headline.",
    textSchema(10_000),
  ),
  commits: bothSidesSchema(commitSchema),
  settings: runSettingsSchema,
  rules: describedSchema(
    'The rules file that inputs were taken from; null if there is none.',
    nullableSchema(rulesFileSchema),
  ),
  elsewhere: describedSchema(
    'Set if report/action.yml has judged what other jobs have measured; otherwise null.',
    nullableSchema(elsewhereSchema),
  ),
  machine: machineSchema,
  toolchains: describedSchema(
    'The toolchain of each side, such as `go1.26.8`; null if unknown.',
    bothSidesSchema(nullableSchema(textSchema(1000))),
  ),
  formats: describedSchema(
    "The format of each side's output; null if it measured nothing. Absent in older files, which are in Go's format.",
    optionalSchema(bothSidesSchema(nullableSchema(textSchema(100)))),
  ),
  innerSamples: describedSchema(
    'The benchmarks that were measured several times within a process. Absent in older files.',
    optionalSchema(rows(innerSamplesSchema)),
  ),
  rounds,
  stopped: describedSchema(
    'Why measuring ended. count: all rounds were made. settled: everything that could fail was decided. budget: the time was up. interrupted: someone stopped it. failed: base failed. unchanged: nothing can have changed, so nothing was measured. empty: no benchmark is in this shard.',
    oneOfWordsSchema('count', 'settled', 'budget', 'interrupted', 'failed', 'unchanged', 'empty'),
  ),
  baseFailed: describedSchema(
    'Why base could not be measured while head could; nothing is compared then, whatever rounds there are. Otherwise null.',
    nullableSchema(
      objectSchema({
        ...failureSchema.entries,
        added: describedSchema(
          'The files, and folders with a final slash, that the commands name and that only head has. Absent in older files.',
          optionalSchema(listSchema(nameOrPathSchema, 10)),
        ),
      }),
    ),
  ),
  again: describedSchema('The rounds of the second measurement; empty if nothing was suspected.', rounds),
  isRelaid: describedSchema(
    'Go binaries were relinked with a new function order for each round of the second measurement.',
    booleanSchema,
  ),
  laidOut: describedSchema(
    'Go packages whose binaries were relinked with a new function order for each round of the first measurement.',
    rows(nameOrPathSchema),
  ),
  visits: describedSchema(
    'The visits to benchmarks in a round, except those with a single visit of the requested time.',
    rows(visitsSchema),
  ),
  lost: rows(lostSchema),
  proven: rows(provenSchema),
  doubts: rows(doubtSchema),
  profiles: describedSchema(
    'The functions in which regressed benchmarks spend more; empty if nothing was profiled.',
    listSchema(profileDifferenceSchema, 1000),
  ),
  calibration: describedSchema(
    'The results of a run of base against itself, which passes whatever it finds; null for a gate.',
    nullableSchema(calibrationSchema),
  ),
  comparisons: rows(comparisonSchema),
  geomeans: rows(unitGeomeanSchema),
  warnings: describedSchema(
    'What a reader should know of the whole run. Nothing here has changed a number.',
    listSchema(runWarningSchema, 100),
  ),
  unmatched: bothSidesSchema(rows(unmatchedBenchmarkSchema)),
  since: describedSchema(
    'The comparison of head with the reference of the history; null if that was not measured.',
    nullableSchema(sinceSchema),
  ),
  merged: describedSchema(
    'The result files that this was judged from; null for a result that the measuring job has judged itself. Otherwise `settings` are those of the judging job, `rounds` are those of all shards together, and a `block` is a replica.',
    nullableSchema(mergedSchema),
  ),
})

/** The definitions that docs/result.schema.json names. */
export const resultSchemaDefinitions = {
  machine: machineSchema,
  commit: commitSchema,
  visits: visitsSchema,
  innerSamples: innerSamplesSchema,
  visit: visitSchema,
  round: roundSchema,
  lost: lostSchema,
  tries: runAndFailureCountsSchema,
  summary: sampleSummarySchema,
  ratio: ratioWithIntervalSchema,
  confirmation: confirmationSchema,
  warning: comparisonWarningSchema,
  runWarning: runWarningSchema,
  comparison: comparisonSchema,
  geomean: unitGeomeanSchema,
  unmatched: unmatchedBenchmarkSchema,
  doubt: doubtSchema,
  profileDifference: profileDifferenceSchema,
  functionDifference: functionCostDifferenceSchema,
  cost: flatAndCumulativeCostSchema,
  calibration: calibrationSchema,
  noiseFloor: noiseFloorSchema,
  steady: benchmarkWithConstantValueSchema,
  share: hitsOfTriesWithIntervalSchema,
  benchmarkRule: benchmarkRuleSchema,
  accepted: acceptedWorseningSchema,
}
