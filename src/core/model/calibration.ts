// Definitions of calibration: noise floors of unchanged benchmarks, false alarms, and the settings that suit a suite.
import { mostRoundsInFile, mostRows, ratioSchema, rowSubject, shareSchema } from './comparison.ts'
import { betterSchema, pSchema } from './parts.ts'
import { boolean, type Data, described, integer, listOf, number, object, orNull } from './schema.ts'

/** The variation of one benchmark in one unit, while both sides were the same commit. */
export type NoiseFloor = Data<typeof noiseFloorSchema>
export const noiseFloorSchema = described(
  'How far one benchmark in one unit varied, while both sides were the same commit.',
  object({
    ...rowSubject,
    better: described('Null if the direction is unknown: the row cannot fail then.', betterSchema),
    rounds: described('Rounds that measured both sides.', integer(0, mostRoundsInFile)),
    noise: described(
      "The noise of one value within a round, as a plain ratio: the standard deviation of log(head / base), divided by the root of 2. Like the gate's test it leaves out what both sides share, such as drift. Null if a value is not positive, or fewer than two rounds are complete.",
      orNull(number(0)),
    ),
    spread: described(
      'The noise of the values of one side over the whole run: more than `noise` if the machine drifted.',
      orNull(number(0)),
    ),
    ratio: described('The ratio of head to base, which are the same code.', orNull(ratioSchema)),
    visible: described(
      'The smallest worsening that `count` rounds detect in four of five runs; null if there is none, no test, or the row cannot fail.',
      orNull(number(0)),
    ),
    roundsNeeded: described(
      'The rounds that decide about its threshold: in four of five runs a worsening of that size is significant, and in four of five runs without a change it is ruled out. Null if that takes more than 1,000, is unknown, or the row cannot fail.',
      orNull(integer(1)),
    ),
    p: described(
      'One-sided p in the bad direction, not adjusted; null if the row cannot fail, or nothing is tested.',
      orNull(pSchema),
    ),
    falseAlarm: described('p <= alpha: a test of this comparison alone would have called it worse.', boolean),
    regressed: described('The gate, with threshold and correction, would have called it regressed.', boolean),
  }),
)

export type SteadyBenchmark = Data<typeof steadySchema>
export const steadySchema = described(
  'A benchmark with the same value in every round, in a unit that needs no test.',
  object({
    ...rowSubject,
    differs: described(
      'The value of head differs from that of base, although they are the same commit.',
      boolean,
    ),
  }),
)

export type Share = Data<typeof shareOfTriesSchema>
export const shareOfTriesSchema = described(
  'A count as a share of tries, with the exact 95 % interval of its probability as plain ratios.',
  object({ hits: integer(0), of: integer(1), low: shareSchema, high: shareSchema }),
)

/** The results of a run of base against itself: the noise of the machine, and how a gate would do there. */
export type Calibration = Data<typeof calibrationSchema>
/** The same run with base and head swapped at random in its rounds: results that were as likely. */
export type SwappedSuites = NonNullable<Calibration['swapped']>
/** The settings with which nine of ten benchmarks can be judged. */
export type Suggestion = Calibration['suggested']
export const calibrationSchema = described(
  'How far benchmarks vary if nothing has changed, what a gate can detect above that, and how often it would be wrong.',
  object({
    floors: described(
      'The benchmarks that varied: those that could fail a run first, times first among them; otherwise as measured.',
      listOf(noiseFloorSchema, mostRows),
    ),
    steady: described(
      'Benchmarks that gave the same value in every round, and need no test.',
      listOf(steadySchema, mostRows),
    ),
    benchmarks: described(
      'The number of benchmarks that could fail a run and have a known noise in one unit or more.',
      integer(0),
    ),
    seeing: described(
      'The number of these that detect a worsening of their threshold in `count` rounds, in each such unit.',
      integer(0),
    ),
    typical: described(
      'The worsening that half of them detect in `count` rounds, as a plain ratio; null if there is none.',
      orNull(number(0)),
    ),
    roundsNeeded: described(
      'The most rounds that any of them needs, leaving out those that need more than 1,000; null if there is none.',
      orNull(integer(1)),
    ),
    suggested: described(
      'The settings with which nine of ten benchmarks can be judged.',
      object({
        count: described(
          'The `count` that detects a worsening of their thresholds; null if 1,000 rounds are too few.',
          orNull(integer(1)),
        ),
        threshold: described(
          'The `threshold` that the present `count` detects, for benchmarks without one of their own; null if there is none.',
          orNull(shareSchema),
        ),
      }),
    ),
    alarms: described(
      'The share of the tested comparisons that have an unadjusted p <= alpha; null if nothing was tested.',
      orNull(shareOfTriesSchema),
    ),
    swapped: described(
      'The share of suites, made by swapping base and head at random within rounds, that would have been false alarms; null if nothing could fail.',
      orNull(
        object({
          uncorrected: described(
            'Suites with any unadjusted p <= alpha, whatever the threshold. Null without a test.',
            orNull(shareOfTriesSchema),
          ),
          red: described(
            'Suites in which the gate calls a row regressed, before a confirmation.',
            shareOfTriesSchema,
          ),
        }),
      ),
    ),
  }),
)
