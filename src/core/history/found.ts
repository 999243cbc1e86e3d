// What a bisection has found, as another job hands it over: read as a stranger's.
import type { Ratio } from '../model/comparison.ts'
import { name, p, path, ratio, sha, unit } from '../result/reading/common-shapes.ts'
import { list, Misshapen, oneOf, orNull, record, type Shape } from '../result/reading/shape.ts'

/** A Found is which commits made one benchmark slower. */
export interface Found {
  readonly outcome: 'found' | 'open' | 'not-slower' | 'inconclusive'
  /** Null where nothing was slower. */
  readonly followed: {
    readonly benchmark: string
    readonly package: string | null
    readonly unit: string
  } | null
  /** The most probable of an open search are not among them. */
  readonly culprits: readonly FoundCulprit[]
}

/** A FoundCulprit is one commit, or several of which only the last could be measured. */
export interface FoundCulprit {
  readonly commits: readonly { readonly sha: string }[]
  readonly probability: number
  /** Against what was before. */
  readonly ratio: Ratio | null
}

/** The most characters of such a file, and commits in it. */
const longest = 4_000_000
const mostCommits = 1000

/** Searches in one file: one for each regression. */
const mostSearches = 100

const shape: Shape<Found> = record<Found>({
  outcome: oneOf('found', 'open', 'not-slower', 'inconclusive'),
  followed: orNull(record({ benchmark: name, package: path, unit })),
  culprits: list(
    record<FoundCulprit>({
      commits: list(record({ sha }), mostCommits),
      probability: p,
      ratio: orNull(ratio),
    }),
    mostCommits,
  ),
})

/** Each search of a file; none where the text is no such file. */
export function readFound(text: string): readonly Found[] {
  if (text.length > longest) return []
  try {
    return list(shape, mostSearches)(JSON.parse(text))
  } catch (error) {
    if (error instanceof Misshapen || error instanceof SyntaxError) return []
    throw error
  }
}
