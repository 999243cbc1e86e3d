// Definitions of calibration: noise floors of unchanged benchmarks, false alarms, and the settings that suit a suite.
import {
  fractionSchema,
  maxListRowsInResultFile,
  maxRoundsInFile,
  ratioWithIntervalSchema,
  rowIdentityFieldSchemas,
} from './comparison.ts'
import {
  betterDirectionSchema,
  booleanSchema,
  type DataOfSchema,
  describedSchema,
  integerSchema,
  listSchema,
  nullableSchema,
  numberSchema,
  objectSchema,
  pValueSchema,
} from './schema.ts'

/** The variation of one benchmark in one unit, while both sides were the same commit. */
export type CalibrationRowOfVaryingValue = DataOfSchema<typeof noiseFloorSchema>
export const noiseFloorSchema = describedSchema(
  'How far one benchmark in one unit varied, while both sides were the same commit.',
  objectSchema({
    ...rowIdentityFieldSchemas,
    better: describedSchema(
      'Null if the direction is unknown: the row cannot fail then.',
      betterDirectionSchema,
    ),
    rounds: describedSchema('Rounds that measured both sides.', integerSchema(0, maxRoundsInFile)),
    noise: describedSchema(
      "The noise of one value within a round, as a plain ratio: the standard deviation of log(head / base), divided by the square root of 2. Like the gate's test it leaves out what both sides share, such as drift. Null if a value is not positive, or fewer than two rounds are complete.",
      nullableSchema(numberSchema(0)),
    ),
    spread: describedSchema(
      'The noise of the values of one side over the whole run: more than `noise` if the machine drifted.',
      nullableSchema(numberSchema(0)),
    ),
    ratio: describedSchema(
      'The ratio of head to base, which are the same code.',
      nullableSchema(ratioWithIntervalSchema),
    ),
    visible: describedSchema(
      'The smallest worsening that `count` rounds detect in four of five runs; null if there is none, no test, or the row cannot fail.',
      nullableSchema(numberSchema(0)),
    ),
    roundsNeeded: describedSchema(
      'The number of rounds that can judge a worsening as large as its threshold: in four of five runs a worsening of that size is significant, and in four of five runs without a change it is ruled out. Null if that takes more than 1,000, is unknown, or the row cannot fail.',
      nullableSchema(integerSchema(1)),
    ),
    p: describedSchema(
      'One-sided p in the bad direction, not adjusted; null if the row cannot fail, or nothing is tested.',
      nullableSchema(pValueSchema),
    ),
    falseAlarm: describedSchema(
      'p <= alpha: a test of this comparison alone would have called it worse.',
      booleanSchema,
    ),
    regressed: describedSchema(
      'The gate, with threshold and correction, would have called it regressed.',
      booleanSchema,
    ),
  }),
)

export type CalibrationRowOfConstantValue = DataOfSchema<typeof benchmarkWithConstantValueSchema>
export const benchmarkWithConstantValueSchema = describedSchema(
  'A benchmark with the same value in every round, in a unit that needs no test.',
  objectSchema({
    ...rowIdentityFieldSchemas,
    differs: describedSchema(
      'The value of head differs from that of base, although they are the same commit.',
      booleanSchema,
    ),
  }),
)

export type ShareOfTriesWithInterval = DataOfSchema<typeof hitsOfTriesWithIntervalSchema>
export const hitsOfTriesWithIntervalSchema = describedSchema(
  'A count as a share of tries, with the exact 95 % interval of its probability as plain ratios.',
  objectSchema({ hits: integerSchema(0), of: integerSchema(1), low: fractionSchema, high: fractionSchema }),
)

/** The results of a run of base against itself: the noise of the machine, and how a gate would do there. */
export type CalibrationFindings = DataOfSchema<typeof calibrationSchema>
/** The shares of false alarms with base and head swapped at random in the rounds: such results were as likely. */
export type FalseAlarmSharesWithSidesSwapped = NonNullable<CalibrationFindings['swapped']>
export const calibrationSchema = describedSchema(
  'How far benchmarks vary if nothing has changed, what a gate can detect above that, and how often it would be wrong.',
  objectSchema({
    floors: describedSchema(
      'The benchmarks that varied. Those that could fail a run come first, and times before other units among them; otherwise in the order measured.',
      listSchema(noiseFloorSchema, maxListRowsInResultFile),
    ),
    steady: describedSchema(
      'Benchmarks that gave the same value in every round, and need no test.',
      listSchema(benchmarkWithConstantValueSchema, maxListRowsInResultFile),
    ),
    benchmarks: describedSchema(
      'The number of benchmarks that could fail a run and have a known noise in one unit or more.',
      integerSchema(0),
    ),
    seeing: describedSchema(
      'The number of those benchmarks (`benchmarks`) in which `count` rounds can detect a worsening as large as the threshold, in each unit that could fail a run and has a known noise.',
      integerSchema(0),
    ),
    typical: describedSchema(
      'The worsening that `count` rounds can detect in half of those benchmarks, as a plain ratio; null if there is none.',
      nullableSchema(numberSchema(0)),
    ),
    roundsNeeded: describedSchema(
      'The largest number of rounds that one of those benchmarks needs, leaving out those that need more than 1,000; null if there is none.',
      nullableSchema(integerSchema(1)),
    ),
    suggested: describedSchema(
      'The settings with which 90% of the benchmarks can be judged.',
      objectSchema({
        count: describedSchema(
          'The `count` that detects worsenings as large as their thresholds; null if 1,000 rounds are too few.',
          nullableSchema(integerSchema(1)),
        ),
        threshold: describedSchema(
          'The `threshold` that the present `count` detects, for benchmarks without one of their own; null if there is none.',
          nullableSchema(fractionSchema),
        ),
      }),
    ),
    alarms: describedSchema(
      'The share of the tested comparisons that have an unadjusted p <= alpha; null if nothing was tested.',
      nullableSchema(hitsOfTriesWithIntervalSchema),
    ),
    swapped: describedSchema(
      'The share of permutations, made by swapping base and head at random within rounds, that would have been false alarms; null if nothing could fail.',
      nullableSchema(
        objectSchema({
          uncorrected: describedSchema(
            'Permutations with any unadjusted p <= alpha, whatever the threshold. Null without a test.',
            nullableSchema(hitsOfTriesWithIntervalSchema),
          ),
          red: describedSchema(
            'Permutations in which the gate calls a row regressed, before a confirmation.',
            hitsOfTriesWithIntervalSchema,
          ),
        }),
      ),
    ),
  }),
)
