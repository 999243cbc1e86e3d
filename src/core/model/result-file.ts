// Definition of the result file: the public record of one gate run. docs/result.schema.json is made from it.
//
// Every form of the report is made from this record alone, so no form knows more than another. `schema` stays 1 before 1.0;
// afterwards removing a field or changing its meaning makes it 2. Every field is always present, null or empty where there is
// nothing, except those that older files lack.
import * as v from 'valibot'
import { calibrationSchema, noiseFloorSchema, shareOfTriesSchema, steadySchema } from './calibration.ts'
import {
  changeSchema,
  comparisonSchema,
  confirmationSchema,
  doubtSchema,
  geomeanSchema,
  messageSchema,
  mostRoundsInFile,
  mostRows,
  ratioSchema,
  rowDirection,
  rowSubject,
  runWarningSchema,
  subject,
  summarySchema,
  triesSchema,
  unmatchedSchema,
  verdictSchema,
  warningSchema,
} from './comparison.ts'
import { machineSchema } from './machine.ts'
import { momentSchema, nameSchema, packageSchema, shaSchema } from './parts.ts'
import { costSchema, functionDifferenceSchema, profileDifferenceSchema } from './profile.ts'
import {
  boolean,
  bothSides,
  type Data,
  described,
  integer,
  listOf,
  number,
  object,
  optional,
  orNull,
  positive,
  text,
  word,
} from './schema.ts'
import { acceptedSchema, benchmarkRuleSchema, gateSchema, settingsSchema, shardSchema } from './settings.ts'

const rows = <const S extends v.GenericSchema>(row: S) => listOf(row, mostRows)

export type Commit = Data<typeof commitSchema>

/** How a commit was found begins so if it is a snapshot of uncommitted work, which no user knows. */
export const workingTree = 'the working tree'

const commitSchema = described(
  'The commit of one side, resolved once and never again.',
  object({
    sha: shaSchema,
    from: described('The way it was found, as text: "merge base with main".', text(1000)),
  }),
)

/** Why measuring ended. */
export type Stopped = ResultFile['stopped']

/** Why a side could not be measured. */
export type Failure = Data<typeof failureSchema>
const failureSchema = object({
  message: messageSchema,
  output: described('The last lines that the command printed; untrusted text.', messageSchema),
})

export type Lost = Data<typeof lostSchema>
const lostSchema = described(
  'A benchmark that failed while it was measured (or whose package failed to build), and is not compared. If it failed only in the second measurement, the comparison of the first one is kept.',
  object({
    benchmark: described('Null for all benchmarks of the package.', packageSchema),
    package: packageSchema,
    failures: described(
      'The sides on which it failed; the other side may not have it, or may not have been tried.',
      listOf(
        object({
          ...failureSchema.entries,
          side: word('base', 'head'),
          kind: described(
            'failed: its command failed. timeout: it took too long. no time: too little of the budget was left.',
            word('failed', 'timeout', 'no time'),
          ),
        }),
        100,
        1,
      ),
    ),
    tries: described(
      'The runs on each side. Absent if it was not run, as its package did not build, and in older files.',
      v.optional(bothSides(triesSchema)),
    ),
  }),
)

/** The plan of a round's visits to each side. Times in seconds. */
export type VisitPlan = Data<typeof visitPlanSchema>
const visitPlanSchema = object({
  turns: described(
    'The most visits to each side, alternating: an even number, so that an effect of the second place cancels out; or one. A round with little noise has fewer.',
    integer(1, 10_000),
  ),
  iterations: described(
    'Operations of each visit, the same on both sides; null if each of its sub-benchmarks determines its own number.',
    orNull(integer(1)),
  ),
  seconds: described('Seconds that these operations take in each visit, on the slower side.', positive(1e9)),
  overhead: described('Further seconds that each visit takes.', number(0)),
  oneProcess: described(
    'Whether the visits of a round run in one process for each side. Absent if each visit starts a process.',
    v.optional(v.literal(true)),
  ),
})

export type PlannedVisits = Data<typeof visitsSchema>
const visitsSchema = described(
  'The plan of visits to one Go benchmark. Times in seconds.',
  object({ benchmark: nameSchema, package: nameSchema, ...visitPlanSchema.entries }),
)

export type Proven = Data<typeof provenSchema>
const provenSchema = described(
  'A benchmark that cannot have changed, and was not measured: the code and data that it can reach are the same in the test binaries of both sides, and it reads no file that differs. It counts as compared and unchanged.',
  object({
    benchmark: described(
      'The listed name, without the word Benchmark; its sub-benchmarks are not known.',
      nameSchema,
    ),
    package: nameSchema,
  }),
)

export type InnerSamples = Data<typeof innerSamplesSchema>
const innerSamplesSchema = described(
  'The fewest and the most samples that a visit took of a benchmark.',
  object({ ...subject, least: integer(1), most: integer(2) }),
)

/** A rule as checked out (head) and as in base's rules file; null if it is not set. Untrusted text. */
export type RuleChange = Data<typeof ruleChangeSchema>
const ruleChangeSchema = object({
  rule: described('An input, by its name in action.yml.', text(100)),
  base: described('Null if it is not set.', orNull(messageSchema)),
  head: described('Null if it is not set.', orNull(messageSchema)),
})
const ruleChanges = listOf(ruleChangeSchema, 1000)

/** The file with inputs in the repository, for both workflow and terminal. */
export type RulesFile = Data<typeof rulesFileSchema>
const rulesFileSchema = object({
  file: described('Relative to the top folder of the repository.', nameSchema),
  changes: described("The rules that differ in base's file: `head` is the one that was used.", ruleChanges),
})

/** The rules by which a result that another job measured was judged. */
export type PublisherRules = Data<typeof elsewhereSchema>
const elsewhereSchema = object({
  rules: described('The commit whose rules file counts.', text(100)),
  changes: described(
    "Settings of the measurement that differ from these rules: `base` is the rules', `head` the measurement's. Untrusted text.",
    ruleChanges,
  ),
})

export type MissingPart = Data<typeof missingPartSchema>
const missingPartSchema = described(
  'A part of a suite that has no valid result, or several.',
  object({
    shard: orNull(shardSchema),
    replica: orNull(shardSchema),
    why: described(
      'absent: no file says that it is this part. double: several do, and the first is judged. unmeasured: its file says that base failed, or that there was nothing to measure. unreadable: a file is not a result, so its part is unknown.',
      word('absent', 'double', 'unmeasured', 'unreadable'),
    ),
    files: described('The names of the files, in order; untrusted text.', listOf(nameSchema, mostRows)),
    message: described('The cause; untrusted text, empty if `why` says everything.', messageSchema),
  }),
)

/** The result files that a result was judged from, if another job than the measuring ones has judged. */
export type Merged = Data<typeof mergedSchema>
const mergedSchema = object({
  files: described('The number of result files that were judged together.', integer(0)),
  machines: described('Their machines, one for each file.', listOf(machineSchema, mostRows)),
  missing: described(
    'Parts of the suite without a valid result, or with several; then nothing passes.',
    listOf(missingPartSchema, mostRows),
  ),
  isStrangers: described(
    'The files are untrusted: what cannot be computed from samples is only claimed.',
    boolean,
  ),
})

/** A visit without its measurements, and without what the warnings say. */
export type VisitRecord = Data<typeof visitSchema>
const visitSchema = described(
  'One run of the benchmark command on one side.',
  object({
    started: described('The start, ISO 8601; empty if the side was not visited.', momentSchema),
    seconds: described('Wall time of the command.', number(0, 1e9)),
    claimed: described(
      'Seconds that the command says it measured for, one benchmark after the other; absent if it does not say.',
      optional(number(0, 1e12)),
    ),
    others: described(
      'Processor time of other programs during the visit, at their mean rate.',
      optional(number(0, 1e12)),
    ),
  }),
)

export type RoundRecord = Data<typeof roundSchema>
const roundSchema = described(
  'A round without its measurements, which are in the comparisons, in round order.',
  object({
    round: described('Counted from 1.', integer(1, 1e6)),
    block: described(
      'The machine that measured it, counted from 1; one for all rounds of a single run.',
      integer(1, mostRoundsInFile),
    ),
    first: described(
      'The side that was visited first; null if each benchmark had an order of its own.',
      orNull(word('base', 'head')),
    ),
    base: visitSchema,
    head: visitSchema,
  }),
)

/** One benchmark in one unit against the reference, judged like any comparison. */
export type SinceRow = Data<typeof sinceRowSchema>
const sinceRowSchema = object({
  ...rowSubject,
  ...rowDirection,
  delta: comparisonSchema.entries.delta,
  ratio: comparisonSchema.entries.ratio,
  change: changeSchema,
  gate: gateSchema,
  steps: described(
    'The number of worsening steps that the history shows between the reference and base; null if unknown.',
    orNull(integer(0)),
  ),
})

export type Since = Data<typeof sinceSchema>
const sinceSchema = described(
  'Head of a pull request against the reference of the history, measured in the same rounds; it decides nothing.',
  object({
    sha: described('The commit of the reference.', shaSchema),
    name: described('The name of the reference: `v1.4.0`; untrusted text.', text(1000)),
    threshold: described(
      'The worsening since the reference from which to warn: `creep`, or the threshold. Plain ratio.',
      number(0, 1),
    ),
    rounds: described('The rounds in which the reference was measured.', integer(0, mostRoundsInFile)),
    rows: rows(sinceRowSchema),
  }),
)

const rounds = listOf(roundSchema, mostRoundsInFile)

/** The public record of one gate run. */
export type ResultFile = Data<typeof resultFileSchema>
export const resultFileSchema = object({
  schema: v.literal(1, '1, the only version'),
  verdict: verdictSchema,
  reason: described("Why, in one sentence, as the report's headline says it.", text(10_000)),
  commits: bothSides(commitSchema),
  settings: settingsSchema,
  rules: described(
    'The rules file that inputs were taken from; null if there is none.',
    orNull(rulesFileSchema),
  ),
  elsewhere: described(
    'Set if report/action.yml has judged what other jobs have measured; otherwise null.',
    orNull(elsewhereSchema),
  ),
  machine: machineSchema,
  toolchains: described(
    'The toolchain of each side, such as `go1.26.8`; null if unknown.',
    bothSides(orNull(text(1000))),
  ),
  formats: described(
    "The format of each side's output; null if it measured nothing. Absent in older files, which are in Go's format.",
    optional(bothSides(orNull(text(100)))),
  ),
  innerSamples: described(
    'The benchmarks that were measured several times within a process. Absent in older files.',
    optional(rows(innerSamplesSchema)),
  ),
  rounds,
  stopped: described(
    'Why measuring ended. count: all rounds were made. settled: everything that could fail was decided. budget: the time was up. interrupted: someone stopped it. failed: base failed. unchanged: nothing can have changed, so nothing was measured. empty: no benchmark is in this shard.',
    word('count', 'settled', 'budget', 'interrupted', 'failed', 'unchanged', 'empty'),
  ),
  baseFailed: described(
    'Why base could not be measured while head could; nothing is compared then, whatever rounds there are. Otherwise null.',
    orNull(failureSchema),
  ),
  again: described('The rounds of the second measurement; empty if nothing was suspected.', rounds),
  isRelaid: described(
    'Go binaries were relinked with a new function order for each round of the second measurement.',
    boolean,
  ),
  laidOut: described(
    'Go packages whose binaries were relinked with a new function order for each round of the first measurement.',
    rows(nameSchema),
  ),
  visits: described(
    'The visits to benchmarks in a round, except those with a single visit of the requested time.',
    rows(visitsSchema),
  ),
  lost: rows(lostSchema),
  proven: rows(provenSchema),
  doubts: rows(doubtSchema),
  profiles: described(
    'The functions in which regressed benchmarks spend more; empty if nothing was profiled.',
    listOf(profileDifferenceSchema, 1000),
  ),
  calibration: described(
    'The results of a run of base against itself, which passes whatever it finds; null for a gate.',
    orNull(calibrationSchema),
  ),
  comparisons: rows(comparisonSchema),
  geomeans: rows(geomeanSchema),
  warnings: described(
    'What a reader should know of the whole run. Nothing here has changed a number.',
    listOf(runWarningSchema, 100),
  ),
  unmatched: bothSides(rows(unmatchedSchema)),
  since: described(
    'The comparison of head with the reference of the history; null if that was not measured.',
    orNull(sinceSchema),
  ),
  merged: described(
    'The result files that this was judged from; null for a result that the measuring job has judged itself. Otherwise `settings` are those of the judging job, `rounds` are those of all shards together, and a `block` is a replica.',
    orNull(mergedSchema),
  ),
})

/** The definitions that docs/result.schema.json names. */
export const definitions = {
  machine: machineSchema,
  commit: commitSchema,
  visits: visitsSchema,
  innerSamples: innerSamplesSchema,
  visit: visitSchema,
  round: roundSchema,
  lost: lostSchema,
  tries: triesSchema,
  summary: summarySchema,
  ratio: ratioSchema,
  confirmation: confirmationSchema,
  warning: warningSchema,
  runWarning: runWarningSchema,
  comparison: comparisonSchema,
  geomean: geomeanSchema,
  unmatched: unmatchedSchema,
  doubt: doubtSchema,
  profileDifference: profileDifferenceSchema,
  functionDifference: functionDifferenceSchema,
  cost: costSchema,
  calibration: calibrationSchema,
  noiseFloor: noiseFloorSchema,
  steady: steadySchema,
  share: shareOfTriesSchema,
  benchmarkRule: benchmarkRuleSchema,
  accepted: acceptedSchema,
}
