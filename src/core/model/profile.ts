// Definitions of profiling: what a regressed benchmark spends on each side, function by function.
import { benchmarkIdentityFieldSchemas, longTextSchema } from './comparison.ts'
import {
  booleanSchema,
  bothSidesSchema,
  type DataOfSchema,
  describedSchema,
  integerSchema,
  listSchema,
  matchingTextSchema,
  nullableSchema,
  numberSchema,
  objectSchema,
  oneOfWordsSchema,
  textSchema,
} from './schema.ts'

/** The profiled resource: processor time, memory allocated, or time spent waiting for other goroutines. */
export type ProfileKind = ProfileDifference['kind']

export type FlatAndCumulativeCost = DataOfSchema<typeof flatAndCumulativeCostSchema>
export const flatAndCumulativeCostSchema = describedSchema(
  "The cost of a function by itself (pprof's flat) and together with all that it calls (pprof's cum).",
  objectSchema({ flat: numberSchema(), cum: numberSchema() }),
)

export type FunctionCostDifference = DataOfSchema<typeof functionCostDifferenceSchema>
export const functionCostDifferenceSchema = describedSchema(
  'The cost of one function on each side, per iteration.',
  objectSchema({
    function: textSchema(1000),
    base: flatAndCumulativeCostSchema,
    head: flatAndCumulativeCostSchema,
    isNoise: describedSchema(
      'Whether the difference is within sampling error, for the function by itself and together with all that it calls.',
      objectSchema({ flat: booleanSchema, cum: booleanSchema }),
    ),
  }),
)

/** A path below the folder of the result file, and nowhere else. */
const profileFile = matchingTextSchema(/^profiles\/[a-z0-9][a-z0-9.-]*$/, 300, 'a file in profiles/')

export type ProfileDifference = DataOfSchema<typeof profileDifferenceSchema>
export const profileDifferenceSchema = describedSchema(
  'One regressed benchmark, profiled once on each side with the same number of iterations.',
  objectSchema({
    ...benchmarkIdentityFieldSchemas,
    kind: oneOfWordsSchema('cpu', 'mem', 'block'),
    unit: oneOfWordsSchema('sec/op', 'B/op'),
    iterations: describedSchema(
      'The iterations on each side; all numbers are per iteration.',
      integerSchema(1),
    ),
    files: describedSchema(
      'The paths of the profiles, relative to the folder of the result file; null if one could not be taken.',
      nullableSchema(bothSidesSchema(profileFile)),
    ),
    total: bothSidesSchema(numberSchema()),
    functions: describedSchema(
      'The functions that differ most: the largest growth first, the largest decrease last.',
      listSchema(functionCostDifferenceSchema, 15),
    ),
    failure: describedSchema('Why there is no table; null if there is one.', nullableSchema(longTextSchema)),
  }),
)
