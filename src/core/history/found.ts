// Reads the results of a bisection from another job, which are untrusted.
import type { Ratio } from '../model/comparison.ts'
import {
  nameShape,
  pathShape,
  pShape,
  ratioShape,
  shaShape,
  unitShape,
} from '../result/reading/part-shapes.ts'
import {
  listShape,
  oneOfShape,
  orNull,
  recordShape,
  type Shape,
  ShapeError,
} from '../result/reading/shape.ts'

/** The commits that made one benchmark slower. */
export interface FoundCulprits {
  readonly outcome: 'found' | 'open' | 'not-slower' | 'inconclusive'
  /** Null if nothing was slower. */
  readonly followed: {
    readonly benchmark: string
    readonly package: string | null
    readonly unit: string
  } | null
  /** Without the candidates of an undecided search. */
  readonly culprits: readonly FoundCulprit[]
}

/** One commit, or several of which only the last could be measured. */
export interface FoundCulprit {
  readonly commits: readonly { readonly sha: string }[]
  readonly probability: number
  /** The ratio to the measurement before. */
  readonly ratio: Ratio | null
}

/** The most characters of a file, and commits in it. */
const longest = 4_000_000
const mostCommits = 1000

/** The most searches in a file, which has one for each regression. */
const mostSearches = 100

const shape: Shape<FoundCulprits> = recordShape<FoundCulprits>({
  outcome: oneOfShape('found', 'open', 'not-slower', 'inconclusive'),
  followed: orNull(recordShape({ benchmark: nameShape, package: pathShape, unit: unitShape })),
  culprits: listShape(
    recordShape<FoundCulprit>({
      commits: listShape(recordShape({ sha: shaShape }), mostCommits),
      probability: pShape,
      ratio: orNull(ratioShape),
    }),
    mostCommits,
  ),
})

/** Returns each search of a file; none if the text is not such a file. */
export function readFoundCulprits(text: string): readonly FoundCulprits[] {
  if (text.length > longest) return []
  try {
    return listShape(shape, mostSearches)(JSON.parse(text))
  } catch (error) {
    if (error instanceof ShapeError || error instanceof SyntaxError) return []
    throw error
  }
}
