// Group-sequential analysis by alpha spending: nominal levels of interim analyses, and a p-value over all of them.
import { memoize } from '../common/memoize.ts'
import { normalDensity, normalUpperQuantile, normalUpperTail } from './normal.ts'

/**
 * A spending function: how much of alpha (one-sided) may be spent when `share` (0 to 1) of the planned rounds is in. It rises
 * with both, and is alpha at 1.
 */
export type SpendingFunction = (alpha: number, share: number) => number

/** Spends about evenly, so that the levels differ little between analyses (Lan & DeMets 1983, after Pocock 1977). */
export const pocockLikeSpending: SpendingFunction = (alpha, share) => alpha * Math.log1p((Math.E - 1) * share)

/**
 * Spends little early, so that the level of the last analysis is close to that of a single one (Kim & DeMets 1987). The
 * O'Brien-Fleming function spends as much of an alpha of 4 %, but far less of one that is divided among many hypotheses.
 */
export const cubicSpending: SpendingFunction = (alpha, share) => alpha * share ** 3

/** Spends a little more early (Kim & DeMets 1987 too). */
export const squaredSpending: SpendingFunction = (alpha, share) => alpha * share ** 2

/** One interim analysis: the share of the planned rounds that was in, and its one-sided p-value. */
interface InterimPValue {
  readonly share: number
  readonly p: number
}

/**
 * Returns the nominal levels of analyses after these shares of the planned rounds (ascending, above 0 and at most 1): under
 * the null hypothesis the first p at or below its level comes at or before each analysis with the probability spent by then,
 * and at any analysis with at most `alpha`.
 *
 * Assumes that the normal scores of p at two analyses correlate as the root of the ratio of their shares, as sums of
 * independent rounds do (Brownian information); approximate for a rank statistic to the extent that this is. The levels
 * themselves are exact to about 1e-9 relative: the density of the score among paths that have not crossed is integrated
 * from analysis to analysis (Armitage, McPherson & Rowe, JRSS A 132 (1969) 235-244; Lan & DeMets, Biometrika 70 (1983)
 * 659-663). An analysis that spends less than 1e-290 has level 0. Throws RangeError for shares or an alpha out of range.
 */
export function nominalLevels(
  shares: readonly number[],
  alpha: number,
  spending: SpendingFunction,
): readonly number[] {
  if (!(alpha > 0 && alpha <= 1)) throw new RangeError(`alpha lies between 0 and 1, not at ${alpha}`)
  mustAscend(shares)
  const { levels } = memoryOf(spending)
  const key = `${alpha} ${shares.join(' ')}`
  return levels.get(key) ?? keep(levels, key, limits(shares, alpha, spending).map(normalUpperTail))
}

/**
 * Returns the sequential p-value: the smallest one-sided alpha at which one of the analyses so far would have been
 * significant. It is valid like any p-value, so it can be adjusted for the number of hypotheses.
 *
 * Assumptions are those of nominalLevels. A single analysis at share 1 gives its own p; else the result is interpolated to
 * about 1e-9 relative from limits kept for steps of 1/8 in alpha's normal score. An alpha above one half counts as 1, as no
 * gate has such an alpha; a p below 1e-20 counts as 1e-20, but 0 gives 0. Without an analysis, 1. Throws RangeError for
 * shares or a p out of range.
 */
export function sequentialPValue(looks: readonly InterimPValue[], spending: SpendingFunction): number {
  const shares = looks.map(look => look.share)
  mustAscend(shares)
  if (shares[0] === 1) return (looks[0] as InterimPValue).p
  const { tables } = memoryOf(spending)
  const key = shares.join(' ')
  const table = tables.get(key) ?? keep(tables, key, new Map<number, readonly number[]>())
  const limitsAt = (step: number) => {
    const limitsOfStep = table.get(step) ?? limits(shares, normalUpperTail(step / stepsPerUnit), spending)
    table.set(step, limitsOfStep)
    return limitsOfStep
  }
  // The analysis with the smallest p mostly has the smallest alpha. Another needs limits of its own only if it is significant at
  // a slightly larger one.
  let least = 1
  for (const [look, { p }] of [...looks.entries()].sort(([, a], [, b]) => a.p - b.p)) {
    const step = Math.floor(normalUpperQuantile(Math.max(least, smallestP)) * stepsPerUnit)
    const limit = least < 1 ? (limitsAt(step)[look] as number) : Number.NEGATIVE_INFINITY
    if (normalUpperQuantile(Math.max(p, smallestP)) >= limit)
      least = Math.min(least, alphaToCross(p, look, limitsAt))
  }
  return least
}

/** The further out, the more limits are computed, of which each takes a while; no gate has an alpha as small. */
const smallestP = 1e-20

/** Steps of the table per unit of alpha's score: interpolating 12 of them gives the limit to about 1e-11. */
const stepsPerUnit = 8

function mustAscend(shares: readonly number[]): void {
  for (const [index, share] of shares.entries())
    if (!(share > (shares[index - 1] ?? 0) && share <= 1))
      throw new RangeError(
        `the shares of planned looks must ascend, from above 0 to at most 1, but are ${shares.join(', ')}`,
      )
}

/** Returns the smallest alpha whose limit at this analysis is `p`, given the limits (as scores) for each step of its score. */
function alphaToCross(p: number, look: number, limitsAt: (step: number) => readonly number[]): number {
  if (p === 0) return 0
  const score = normalUpperQuantile(Math.max(p, smallestP))
  const limitAt = (step: number) => limitsAt(step)[look] as number
  // A limit is at least as far out as its alpha, since crossing it alone must not spend more than alpha.
  let step = Math.floor(score * stepsPerUnit)
  while (step >= 0 && limitAt(step) > score) step--
  if (step < 0) return 1
  const near = Array.from({ length: 12 }, (_, n) => step - 5 + n)
  const alphaScore = interpolate(near.map(limitAt), near, score) / stepsPerUnit
  return normalUpperTail(alphaScore)
}

/** Evaluates at `x` the polynomial through the points (`xs`, `ys`), by Lagrange's formula. */
function interpolate(xs: readonly number[], ys: readonly number[], x: number): number {
  return ys.reduce((sum, y, i) => {
    const others = xs.filter((_, j) => j !== i)
    return sum + others.reduce((product, other) => (product * (x - other)) / ((xs[i] as number) - other), y)
  }, 0)
}

/** Returns the levels of nominalLevels as normal scores. */
function limits(shares: readonly number[], alpha: number, spending: SpendingFunction): readonly number[] {
  const { progress } = memoryOf(spending)
  const before = progress.get(alpha)
  // Analyses are added one by one: to integrate over those before them anew each time would take seconds.
  const isContinued = before?.shares.every((share, index) => share === shares[index])
  let { scores, spent, remaining }: Progress = before && isContinued ? before : nothing
  for (const [index, share] of shares.entries()) {
    if (index < scores.length) continue
    const [last = 0, beforeLast = 0] = [shares[index - 1], shares[index - 2]]
    const limitOfLast = scores[index - 1]
    if (limitOfLast !== undefined) remaining = carriedOn(remaining, last, beforeLast, share, limitOfLast)
    const allowed = Math.min(alpha, spending(alpha, share)) - spent
    spent += allowed
    const limit =
      allowed >= 1e-290 ? limitThatSpends(allowed, share, last, remaining) : Number.POSITIVE_INFINITY
    scores = [...scores, limit]
  }
  keep(progress, alpha, { shares, scores, spent, remaining })
  return scores
}

/** The limits for an alpha that have been computed so far. */
interface Progress {
  readonly shares: readonly number[]
  readonly scores: readonly number[]
  readonly spent: number
  /** The distribution before the last of these analyses. */
  readonly remaining: ScoreDistribution
}

const nothing: Progress = { shares: [], scores: [], spent: 0, remaining: [] }

/** The distribution of the score among paths that have crossed no limit yet, as points with their probabilities. */
type ScoreDistribution = readonly { readonly score: number; readonly probability: number }[]

/** Returns the limit that is first crossed with probability `allowed`; -infinity if no more than that remains. */
function limitThatSpends(
  allowed: number,
  share: number,
  before: number,
  remaining: ScoreDistribution,
): number {
  if (before === 0) return normalUpperQuantile(allowed)
  if (remaining.reduce((sum, { probability }) => sum + probability, 0) <= allowed)
    return Number.NEGATIVE_INFINITY
  const [stretch, shift, width] = [Math.sqrt(share), Math.sqrt(before), Math.sqrt(share - before)]
  // Newton's method as in normalUpperQuantile: what remains is a part of the whole, so the start lies beyond the root, and the
  // logarithm is concave, as truncated normal densities are log-concave and stay so when normal noise is added. If analyses
  // are close together hardly any path gets as far, so the start is limited to where a tail does not underflow.
  const furthest = remaining.reduce((most, { score }) => Math.max(most, score), Number.NEGATIVE_INFINITY)
  let limit = Math.min(normalUpperQuantile(allowed), (furthest * shift + 37 * width) / stretch)
  for (let step = 1; step > 1e-9; limit -= step) {
    let crossed = 0
    let density = 0
    for (const { score, probability } of remaining) {
      const distance = (limit * stretch - score * shift) / width
      crossed += probability * normalUpperTail(distance)
      density += probability * normalDensity(distance)
    }
    step = (Math.log(allowed / crossed) * crossed * width) / (density * stretch)
  }
  return limit
}

/** Returns the distribution that remains after an analysis with this limit, on points fine enough for the one at `next`. */
function carriedOn(
  remaining: ScoreDistribution,
  share: number,
  before: number,
  next: number,
  limit: number,
): ScoreDistribution {
  const [stretch, shift, width] = [Math.sqrt(share), Math.sqrt(before), Math.sqrt(share - before)]
  const finest = Math.min(width, Math.sqrt(next - share)) / stretch
  // With panels of 4 widths the levels differ by 3e-14 from those with panels of 1.5, with 5 by 6e-12, with 6 by 2e-9.
  const scores = quadrature(-8, Math.min(limit, 38), 4 * finest)
  if (before === 0)
    return scores.map(({ at, weight }) => ({ score: at, probability: weight * normalDensity(at) }))
  return scores.map(({ at, weight }) => {
    let density = 0
    for (const { score, probability } of remaining)
      density += probability * normalDensity((at * stretch - score * shift) / width)
    return { score: at, probability: (weight * density * stretch) / width }
  })
}

/** Returns points and weights that integrate smooth functions from `low` to `high`, in panels of at most this width. */
function quadrature(low: number, high: number, panel: number): readonly { at: number; weight: number }[] {
  const panels = Math.max(0, Math.ceil((high - low) / panel))
  const half = (high - low) / panels / 2
  return Array.from({ length: panels }, (_, index) => low + (2 * index + 1) * half).flatMap(middle =>
    gauss.flatMap(([node, weight]) => [
      { at: middle - node * half, weight: weight * half },
      { at: middle + node * half, weight: weight * half },
    ]),
  )
}

/** Gauss-Legendre quadrature on -1 to 1 with 16 points (Abramowitz & Stegun, table 25.4), the negative ones left out. */
const gauss: readonly (readonly [node: number, weight: number])[] = [
  [0.0950125098376374, 0.1894506104550685],
  [0.2816035507792589, 0.1826034150449236],
  [0.4580167776572274, 0.1691565193950025],
  [0.6178762444026438, 0.1495959888165767],
  [0.755404408355003, 0.1246289712555339],
  [0.8656312023878318, 0.0951585116824928],
  [0.9445750230732326, 0.0622535239386479],
  [0.9894009349916499, 0.0271524594117541],
]

/** Results of a spending function that recur. */
interface Memory {
  readonly levels: Map<string, readonly number[]>
  readonly tables: Map<string, Map<number, readonly number[]>>
  /** The limits so far, by alpha. */
  readonly progress: Map<number, Progress>
}
const memoryOf = memoize(
  (_: SpendingFunction): Memory => ({ levels: new Map(), tables: new Map(), progress: new Map() }),
)

/** Keeps a result; the oldest of more than 100 is dropped. */
function keep<Key, Value>(kept: Map<Key, Value>, key: Key, value: Value): Value {
  kept.set(key, value)
  for (const oldest of kept.keys()) if (kept.size > 100) kept.delete(oldest)
  return value
}
