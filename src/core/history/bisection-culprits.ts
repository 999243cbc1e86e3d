// Reads the results of a bisection from another job, which are untrusted.
import { ratioWithIntervalSchema } from '../model/comparison.ts'
import {
  type DataOfSchema,
  listSchema,
  nameOrPathSchema,
  nullablePackageNameSchema,
  nullableSchema,
  objectSchema,
  oneOfWordsSchema,
  pValueSchema,
  shaSchema,
  unitNameSchema,
  validateDataOrUndefined,
} from '../model/schema.ts'

/** The most characters of a file, and commits in it. */
const longest = 4_000_000
const mostCommits = 1000

/** The most searches in a file, which has one for each regression. */
const mostSearches = 100

/** One commit, or several of which only the last could be measured. `ratio` is that to the measurement before. */
const culpritSchema = objectSchema({
  commits: listSchema(objectSchema({ sha: shaSchema }), mostCommits),
  probability: pValueSchema,
  ratio: nullableSchema(ratioWithIntervalSchema),
})

/** The commits that made one benchmark slower. `followed` is null if nothing was slower. */
export type BisectionCulpritsFromFile = DataOfSchema<typeof searchSchema>
const searchSchema = objectSchema({
  outcome: oneOfWordsSchema('found', 'open', 'not-slower', 'inconclusive'),
  followed: nullableSchema(
    objectSchema({ benchmark: nameOrPathSchema, package: nullablePackageNameSchema, unit: unitNameSchema }),
  ),
  culprits: listSchema(culpritSchema, mostCommits),
})
const fileSchema = listSchema(searchSchema, mostSearches)

export function parseBisectionCulprits(text: string): readonly BisectionCulpritsFromFile[] {
  if (text.length > longest) return []
  try {
    return validateDataOrUndefined(fileSchema, JSON.parse(text)) ?? []
  } catch (error) {
    if (error instanceof SyntaxError) return []
    throw error
  }
}
