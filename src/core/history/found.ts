// Reads the results of a bisection from another job, which are untrusted.
import { ratioSchema } from '../model/comparison.ts'
import { nameSchema, packageSchema, pSchema, shaSchema, unitSchema } from '../model/parts.ts'
import { type Data, dataIn, listOf, object, orNull, word } from '../model/schema.ts'

/** The most characters of a file, and commits in it. */
const longest = 4_000_000
const mostCommits = 1000

/** The most searches in a file, which has one for each regression. */
const mostSearches = 100

/** One commit, or several of which only the last could be measured. `ratio` is that to the measurement before. */
export type FoundCulprit = Data<typeof culpritSchema>
const culpritSchema = object({
  commits: listOf(object({ sha: shaSchema }), mostCommits),
  probability: pSchema,
  ratio: orNull(ratioSchema),
})

/**
 * The commits that made one benchmark slower, without the candidates of an undecided search. `followed` is null if nothing
 * was slower.
 */
export type FoundCulprits = Data<typeof searchSchema>
const searchSchema = object({
  outcome: word('found', 'open', 'not-slower', 'inconclusive'),
  followed: orNull(object({ benchmark: nameSchema, package: packageSchema, unit: unitSchema })),
  culprits: listOf(culpritSchema, mostCommits),
})
const fileSchema = listOf(searchSchema, mostSearches)

/** Returns each search of a file; none if the text is not such a file. */
export function readFoundCulprits(text: string): readonly FoundCulprits[] {
  if (text.length > longest) return []
  try {
    return dataIn(fileSchema, JSON.parse(text)) ?? []
  } catch (error) {
    if (error instanceof SyntaxError) return []
    throw error
  }
}
