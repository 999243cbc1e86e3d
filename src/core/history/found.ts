// What a bisection has found, as another job hands it over: read as a stranger's.
import type { Ratio } from '../model/comparison.ts'
import { nameShape, p, path, ratioShape, sha, unit } from '../result/reading/part-shapes.ts'
import {
  listShape,
  oneOfShape,
  orNull,
  recordShape,
  type Shape,
  ShapeError,
} from '../result/reading/shape.ts'

/** FoundCulprits are which commits made one benchmark slower. */
export interface FoundCulprits {
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

const shape: Shape<FoundCulprits> = recordShape<FoundCulprits>({
  outcome: oneOfShape('found', 'open', 'not-slower', 'inconclusive'),
  followed: orNull(recordShape({ benchmark: nameShape, package: path, unit })),
  culprits: listShape(
    recordShape<FoundCulprit>({
      commits: listShape(recordShape({ sha }), mostCommits),
      probability: p,
      ratio: orNull(ratioShape),
    }),
    mostCommits,
  ),
})

/** Each search of a file; none where the text is no such file. */
export function readFound(text: string): readonly FoundCulprits[] {
  if (text.length > longest) return []
  try {
    return listShape(shape, mostSearches)(JSON.parse(text))
  } catch (error) {
    if (error instanceof ShapeError || error instanceof SyntaxError) return []
    throw error
  }
}
