// Definitions of profiling: what a regressed benchmark spends on each side, function by function.
import { messageSchema, subject } from './comparison.ts'
import {
  boolean,
  bothSides,
  type Data,
  described,
  integer,
  listOf,
  number,
  object,
  orNull,
  text,
  textLike,
  word,
} from './schema.ts'

/** The profiled resource: processor time, memory allocated, or time spent waiting for other goroutines. */
export type ProfileKind = ProfileDifference['kind']

export type Cost = Data<typeof costSchema>
export const costSchema = described(
  "The cost of a function by itself (pprof's flat) and together with all that it calls (pprof's cum).",
  object({ flat: number(), cum: number() }),
)

export type FunctionDifference = Data<typeof functionDifferenceSchema>
export const functionDifferenceSchema = described(
  'The cost of one function on each side, per iteration.',
  object({
    function: text(1000),
    base: costSchema,
    head: costSchema,
    isNoise: described(
      'The difference is within sampling error, of what the function spends itself and with all that it calls.',
      object({ flat: boolean, cum: boolean }),
    ),
  }),
)

/** A path below the folder of the result file, and nowhere else. */
const profileFile = textLike(/^profiles\/[a-z0-9][a-z0-9.-]*$/, 300, 'a file in profiles/')

export type ProfileDifference = Data<typeof profileDifferenceSchema>
export const profileDifferenceSchema = described(
  'One regressed benchmark, profiled once on each side with the same number of iterations.',
  object({
    ...subject,
    kind: word('cpu', 'mem', 'block'),
    unit: word('sec/op', 'B/op'),
    iterations: described('The iterations on each side; all numbers are per iteration.', integer(1)),
    files: described(
      'The paths of the profiles, relative to the folder of the result file; null if one could not be taken.',
      orNull(bothSides(profileFile)),
    ),
    total: bothSides(number()),
    functions: described(
      'The functions that differ most: the largest growth first, the largest decrease last.',
      listOf(functionDifferenceSchema, 15),
    ),
    failure: described('Why there is no table; null if there is one.', orNull(messageSchema)),
  }),
)
