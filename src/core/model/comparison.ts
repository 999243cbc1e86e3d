// Definitions of judging: comparisons and what was decided about them, warnings about numbers and runs, and doubts.
import * as v from 'valibot'
import type { Block, Sample } from './measuring.ts'
import { betterSchema, nameSchema, packageSchema, pSchema, unitSchema } from './parts.ts'
import {
  boolean,
  bothSides,
  type Data,
  described,
  integer,
  listOf,
  number,
  object,
  ofKind,
  oneOfKinds,
  optional,
  orNull,
  positive,
  text,
  textLike,
  word,
} from './schema.ts'
import { acceptedSchema, gateSchema } from './settings.ts'

/** The most rounds of a file: three times the largest `count` in the first measurement, and twice as many in the second. */
export const mostRoundsInFile = 6000
/** The most rows of any list of a file. */
export const mostRows = 100_000

export const messageSchema = text(200_000)
export const shareSchema = number(0, 1)
export const subject = {
  benchmark: described(
    "Full name as its tool writes it; in Go's format with its GOMAXPROCS suffix, without the word Benchmark.",
    nameSchema,
  ),
  package: packageSchema,
}
export const rowSubject = { ...subject, unit: described('In base units: sec/op, B/op, B/s.', unitSchema) }
export const rowDirection = {
  better: described('Null if unknown: the row cannot regress then.', betterSchema),
  exact: described('Compared by value, as its values do not vary from round to round.', boolean),
}
const count = integer(0)
const side = word('base', 'head')
const sideOrBoth = described('The side on which it shows; null for both.', orNull(side))
const sides = listOf(side, 2, 1)

export const sampleSchema: v.GenericSchema<Sample> = v.pipe(
  v.custom<Sample>(
    input => Array.isArray(input) && input.length <= mostRoundsInFile,
    `a list of 0 to ${mostRoundsInFile} values`,
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
  v.metadata({ type: 'array', items: { type: ['number', 'null'] }, maxItems: mostRoundsInFile }),
)

export type Ratio = Data<typeof ratioSchema>
export const ratioSchema = described(
  'The Hodges-Lehmann estimate of head / base with its 95 % confidence interval; 1.05 is 5 % more.',
  object({
    estimate: number(0),
    low: described('Null if the samples are too small to bound it.', orNull(number(0))),
    high: described('Null if the samples are too small to bound it.', orNull(number(0))),
  }),
)

export type Summary = Data<typeof summarySchema>
export const summarySchema = described(
  'A sample, its median and the confidence interval of the median, in the unit of its comparison.',
  object({
    center: described('The median.', number()),
    low: described(
      'Lower end of the 95 % confidence interval of the median; null if the sample is too small to bound it.',
      orNull(number()),
    ),
    high: described('Upper end, likewise.', orNull(number())),
    samples: described(
      'One value for each round, in round order; null if the round gave none.',
      sampleSchema,
    ),
  }),
)

export type Change = Data<typeof changeSchema>
export const changeSchema = described(
  'regressed: shown to be worse, and estimated to be so by more than the threshold. improved: the same for being better. changed: either, in a unit of unknown direction. unchanged: a worsening as large as the threshold is ruled out. within: one as large as `ruleOut` is ruled out, and the estimate does not exceed the threshold. inconclusive: none of these could be shown.',
  word('regressed', 'improved', 'changed', 'unchanged', 'within', 'inconclusive'),
)

export type Confirmation = Data<typeof confirmationSchema>
export const confirmationSchema = described(
  'The second measurement of a suspected regression.',
  object({
    recurred: described('The second measurement, by itself, shows a regression.', boolean),
    base: summarySchema,
    head: summarySchema,
    ratio: orNull(ratioSchema),
    p: described(
      'The p-value that decides, as in the first measurement but adjusted for the suspects alone.',
      orNull(pSchema),
    ),
  }),
)

/** A note on the numbers of one comparison; it never changes them. */
export type Warning = Data<typeof warningSchema>
export const warningSchema = described(
  'A warning about one comparison, identified by its kind.',
  oneOfKinds(
    ofKind('spread', 'The median of a side is known only to this relative precision.', {
      side,
      ratio: number(0),
    }),
    ofKind('few-rounds', 'A side has too few values to bound its median; so many are needed.', {
      side,
      needed: count,
    }),
    ofKind('unequal', 'The sides have different numbers of values.', { base: count, head: count }),
    ofKind('two-modes', 'The values of a side fall into two groups.', { side }),
    ofKind(
      'slow-runs',
      'Rounds with runs worse than the typical one by more than `beyond` (a ratio): on head, on base, and all rounds. There are more of head than chance explains.',
      { base: count, head: integer(1), rounds: integer(1), beyond: number(0), p: pSchema },
    ),
    ofKind(
      'coarse',
      'Values are rounded: changes smaller than this step, a ratio of the median, cannot show in a single value.',
      { step: positive() },
    ),
    ofKind('blind', 'The smallest detectable worsening, which is more than the threshold.', {
      visible: number(0),
    }),
    ofKind('outliers', 'The number of values that `outliers: iqr` has removed.', {
      base: count,
      head: count,
    }),
  ),
)

/** One benchmark in one unit on both sides, and what was decided about it. */
export type Comparison = Data<typeof comparisonSchema>
export const comparisonSchema = described(
  'One benchmark in one unit on both sides.',
  object({
    ...rowSubject,
    ...rowDirection,
    assume: described(
      '`exact` if a benchmark has declared that values of this unit do not vary; otherwise null.',
      orNull(word('exact')),
    ),
    base: summarySchema,
    head: summarySchema,
    worse: described(
      'The values of the worse half of the visits, if rounds had several; slow runs are looked for in these. Otherwise null.',
      orNull(bothSides(sampleSchema) as v.GenericSchema<Block>),
    ),
    delta: described(
      'head.center / base.center - 1; null if that is not finite, since base is 0 (or nearly so).',
      orNull(number()),
    ),
    ratio: described(
      'The estimate that is compared with the threshold; null if a value is not positive.',
      orNull(ratioSchema),
    ),
    shift: described(
      'The median of head - base of all pairs, compared with the threshold relative to the center: it decides if values vary and have no ratio, as one is 0 or less.',
      optional(number()),
    ),
    p: described(
      "Two-sided Mann-Whitney p-value, as benchstat prints it; like there 0 or 1 in a unit declared to be without noise. With `delta-test: ttest` Welch's; null with `delta-test: none`, or if the test is undefined.",
      orNull(pSchema),
    ),
    pairedP: described(
      'One-sided p-value of the permutation test of the same statistic, with base and head swapped within rounds, in the bad direction (two-sided if that is unknown); null for other tests.',
      orNull(pSchema),
    ),
    adjustedP: described(
      'The p-value in the bad direction on which the gate decides, adjusted for the family; 0 or 1 if values were compared by value. Null with `delta-test: none`.',
      orNull(pSchema),
    ),
    visible: described(
      'The smallest worsening that the test alone detects in four of five such runs, as a plain ratio; null if unknown.',
      orNull(number(0)),
    ),
    roundsNeeded: described(
      'Rounds that would rule the threshold out in four of five runs, if nothing had changed; null if unknown.',
      orNull(number(1)),
    ),
    ruledOut: described(
      'The smallest worsening that is ruled out (one-sided, 95 %, interim analyses included), as a ratio, by the second measurement if there was one; null if none is.',
      orNull(number(0)),
    ),
    change: changeSchema,
    confirmation: described(
      'The second measurement of a suspected regression; null if there was none.',
      orNull(confirmationSchema),
    ),
    rule: described(
      'The index in `settings.benchmarks` of the rule that it was judged by; null if none matches.',
      orNull(integer(0)),
    ),
    gate: gateSchema,
    accepted: described(
      'The acceptance by which a regression passes; null if there is none, or it is worse than what was accepted.',
      orNull(acceptedSchema),
    ),
    warnings: described(
      'What a reader should know of these numbers. Nothing here has changed them.',
      listOf(warningSchema, 20),
    ),
  }),
)

/** The gate's answer for the whole run. */
export type Verdict = Data<typeof verdictSchema>
export const verdictSchema = described(
  'fail: something regressed, or nothing could be compared though both sides have benchmarks. inconclusive: nothing regressed, but something could be neither shown nor ruled out; or base has no benchmarks or could not be measured. pass: nothing regressed, and wherever something could have, a worsening as large as the threshold is ruled out, or nothing can have changed.',
  word('pass', 'fail', 'inconclusive'),
)

export type Geomean = Data<typeof geomeanSchema>
export const geomeanSchema = described(
  'The geometric mean of the ratios of medians in one unit.',
  object({
    unit: unitSchema,
    ratio: described('Head / base; 1.05 is 5 % more.', positive()),
    rows: described(
      'The number of comparisons that it covers: those with positive medians on both sides.',
      integer(1),
    ),
    of: described('The number of all comparisons in this unit.', integer(2)),
  }),
)

export type Unmatched = Data<typeof unmatchedSchema>
export const unmatchedSchema = described(
  'A benchmark, or one of its units, that was measured on one side only.',
  object({
    ...subject,
    unit: described('Null if the whole benchmark is missing on the other side.', orNull(unitSchema)),
  }),
)

// Warnings about a whole run.

export const triesSchema = described(
  'The number of runs of a benchmark on a side, and of those that failed.',
  object({ runs: count, failed: count }),
)

/** A benchmark that failed now and then, no more often on head than on base, and was measured all the same. */
export type Flaky = Data<typeof flakySchema>
const flakySchema = object({
  benchmark: described('Null for a command as a whole.', packageSchema),
  package: packageSchema,
  base: triesSchema,
  head: triesSchema,
})

/** A Go package by its import path on each side. */
export type MovedPackage = Data<typeof movedSchema>
const movedSchema = bothSides(nameSchema)

const lines = listOf(text(1000), 1000, 1)
const match = text(10_000)
const linesOfSides = { sides, count: integer(1), lines }
const leftRunning = { count: integer(1), commands: lines }

/** A note on a whole run. */
export type RunWarning = Data<typeof runWarningSchema>
export const runWarningSchema = described(
  'A warning about the whole run, identified by its kind.',
  oneOfKinds(
    ofKind(
      'drift',
      'Both sides got slower (or faster) while the run went on: by this much from its first quarter to its last.',
      { change: number(), p: pSchema },
    ),
    ofKind(
      'second-visit',
      'The second visit of a round was slower (or faster) than the first by this much, whichever side it was to.',
      { change: number(), p: pSchema },
    ),
    ofKind('configuration', 'The sides ran on different systems.', {
      key: textLike(/^[a-z]+$/, 20, 'a key'),
      base: messageSchema,
      head: messageSchema,
    }),
    ofKind(
      'suite',
      'Benchmark files with different content on the sides, by their paths on head: the sides ran different benchmarks.',
      { changed: listOf(nameSchema, mostRows, 1) },
    ),
    ofKind(
      'flaky',
      'Benchmarks that failed now and then, no more often on head than on base as far as counts show: what failed was run again, or left out of its round.',
      { benchmarks: listOf(flakySchema, mostRows, 1) },
    ),
    ofKind(
      'moved',
      'Go packages that have another import path on head, because a module or a folder was renamed. Their benchmarks were compared with each other, and are named by the path on head.',
      { packages: listOf(movedSchema, mostRows, 1) },
    ),
    ofKind('steal', "Share of the machine's processor time that went to other guests of the same host.", {
      share: shareSchema,
    }),
    ofKind(
      'too-few-rounds',
      'All parts together have so many comparisons that `count` rounds could hardly show a regression; `least` suffice.',
      { comparisons: integer(1), least: integer(1) },
    ),
    ofKind(
      'others',
      'Other programs kept this many processors busy while base was measured, and while head was, which chance does not explain.',
      { base: number(0), head: number(0), p: number(0, 0.001) },
    ),
    ofKind('rule-unused', 'A rule for benchmarks that matches none.', { match }),
    ofKind('rule-over', 'A rule for benchmarks whose last day has passed.', {
      match,
      until: text(100),
      owner: orNull(text(10_000)),
    }),
    ofKind(
      'left-running',
      'Processes that commands had left running outside their process group, and that were killed: how many, and the first command lines, cut to 100 characters.',
      leftRunning,
    ),
    ofKind(
      'setup-running',
      'Processes that `setup` had left running until measuring ended: how many, and the first command lines, cut to 100 characters.',
      leftRunning,
    ),
    ofKind(
      'unread-code',
      "Changed source files of a side, none of which the run's commands have read: the side may have run other code.",
      {
        side,
        count: described('The number of files that were watched.', integer(1)),
        files: described('The first of them.', lines),
        instead: described(
          'Files built earlier from such sources, which were used instead; the first of them.',
          listOf(text(1000), 1000),
        ),
        isElsewhere: described("The same files of the user's own checkout were read instead.", boolean),
        isAll: described('No other source file was read either, except those of the benchmarks.', boolean),
      },
    ),
    ofKind('unreached-code', 'Go functions that changed, and that no benchmark can reach.', {
      changed: described('The number of functions that changed.', integer(1)),
      count: described('The number of those that no benchmark can reach.', integer(1)),
      names: described('The first of them, as Go names them: `example.com/parse.(*Reader).Next`.', lines),
    }),
    ofKind(
      'shared-install',
      'Files outside of the checkout, or an image, that `setup` on the other side replaced, and that this side then used: how many, and the first of them; the name of an image.',
      { side, count: integer(1), paths: lines },
    ),
    ofKind(
      'git-changed',
      'Files of git, refs and branches that changed while benchmarks ran: how many, and the first of them; restored if `isPutBack`.',
      { count: integer(1), changed: lines, isPutBack: boolean },
    ),
    ofKind(
      'replayed',
      'Sides whose times were measured once and replayed in other rounds. The verdict is then inconclusive.',
      {
        sides,
        rounds: described('The number of rounds in which that shows.', integer(2, mostRoundsInFile)),
        sooner: described(
          'Absent if the times are the same in each round, to the last digit. Otherwise the seconds that one of the rounds took, and those that its results claim.',
          v.optional(object({ claimed: number(0), seconds: number(0) })),
        ),
      },
    ),
    ofKind(
      'reference-failed',
      'Why a pull request was not measured against the reference of the history, though that was requested; untrusted text.',
      { message: messageSchema },
    ),
    ofKind(
      'unread-results',
      'Lines that look like results and could not be read: how many in all rounds together, and the first distinct ones. The verdict is then no pass.',
      linesOfSides,
    ),
    ofKind(
      'values-left-out',
      'Values that cannot have been measured, left out beside others of the same benchmark: how many in all rounds together, and the first distinct ones.',
      linesOfSides,
    ),
    ofKind('fewer-results', 'The first round of a side without benchmarks that it had before.', {
      side,
      round: integer(1),
      before: described('The number that the side had in the rounds before.', integer(1)),
      missing: described('The number of those missing.', integer(1)),
      names: described('The names of the first.', lines),
    }),
    ofKind('noisy-machine', "A machine of the user's own was busy, or could change its frequency.", {
      load: described('The load at the start, if it was high; otherwise null.', orNull(number(0))),
      clock: described('Processors could change their frequency.', boolean),
    }),
  ),
)

type RunWarningOf<Kind extends RunWarning['kind']> = Extract<RunWarning, { readonly kind: Kind }>
export type LeftRunning = RunWarningOf<'left-running'>
export type SetupRunning = RunWarningOf<'setup-running'>
export type UnreadCode = RunWarningOf<'unread-code'>
export type UnreachedCode = RunWarningOf<'unreached-code'>
export type SharedInstall = RunWarningOf<'shared-install'>
export type GitChanged = RunWarningOf<'git-changed'>
export type Replayed = RunWarningOf<'replayed'>
export type ReferenceFailed = RunWarningOf<'reference-failed'>
export type UnreadResults = RunWarningOf<'unread-results'>
export type ValuesLeftOut = RunWarningOf<'values-left-out'>
export type FewerResults = RunWarningOf<'fewer-results'>
export type NoisyMachine = RunWarningOf<'noisy-machine'>

// Doubts.

/** One run of a benchmark: its iterations, and the seconds of each. */
export type Timing = Data<typeof timingSchema>
const timingSchema = object({ iterations: count, seconds: described('Of one operation.', number()) })
/** The runs of a benchmark with few iterations and with many. */
const probed = { probe: timingSchema, full: timingSchema }

export type DoubtSubject = Data<typeof doubtSubjectSchema>
const doubtSubjectSchema = object(subject)

export type DoubtReason = Data<typeof doubtReasonSchema>
const doubtReasonSchema = oneOfKinds(
  ofKind(
    'optimised-away',
    "An operation takes no longer than an iteration of an empty loop. The numbers are head's if it shows on both sides.",
    { side: sideOrBoth, ...timingSchema.entries },
  ),
  ofKind(
    'grows-with-n',
    'Operations take longer the more there are: their time grows like N to the power of `exponent`.',
    { ...probed, exponent: number() },
  ),
  ofKind(
    'setup-timed',
    'A run takes `setup` seconds whatever its number of operations: this share of its time.',
    { ...probed, setup: number(), share: number() },
  ),
  ofKind('first-off', 'The first round took longer than any other, in seconds.', {
    side: sideOrBoth,
    first: number(),
    others: described('Their median.', number()),
  }),
  ofKind('clock', 'All operations together took so few seconds that reading the clock distorts the time.', {
    side: sideOrBoth,
    total: number(),
  }),
  ofKind('prints', 'It printed between its results; `line` is the first such line.', { line: text(1000) }),
)
/** A doubt that follows from runs with few iterations and with many. */
export type ProbeReason = Extract<DoubtReason, { readonly probe: Timing }>

/** A reason to think that a benchmark does not measure what it is meant to. */
export type Doubt = Data<typeof doubtSchema>
export const doubtSchema = described(
  'A reason to think that a benchmark does not measure what it is meant to, identified by its kind.',
  v.intersect([doubtSubjectSchema, doubtReasonSchema]),
)
