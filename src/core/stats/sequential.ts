// Looking at the data more than once: how small p must be at each planned look, and what the looks so far say together.
import { normalDensity, upperQuantile, upperTail } from './normal.ts'

/**
 * A Spending says how much of alpha (one-sided) may be used up when `share` (0 to 1) of the planned rounds is in. It
 * rises with both, and is alpha at 1.
 */
export type Spending = (alpha: number, share: number) => number

/** Spends about evenly, so that the limits differ little between looks (Lan & DeMets 1983, after Pocock 1977). */
export const pocockLike: Spending = (alpha, share) => alpha * Math.log1p((Math.E - 1) * share)

/**
 * Spends little early, so that the last look is hardly worse than a single one (Kim & DeMets 1987). O'Brien and Fleming's
 * spends as much of an alpha of 4 %, but far less of one that is shared out among many hypotheses.
 */
export const cubic: Spending = (alpha, share) => alpha * share ** 3

/** Spends a little more early (Kim & DeMets 1987 too). */
export const squared: Spending = (alpha, share) => alpha * share ** 2

/** A Look is one planned analysis: how much of the planned rounds was in, and the one-sided p it gave. */
export interface Look {
  readonly share: number
  readonly p: number
}

/**
 * The limits that p (one-sided) must not exceed at looks after these shares of the planned rounds (ascending, above 0
 * and at most 1), so that under the null hypothesis the first p within its limit comes at or before each look with the
 * probability spent by then, and at any look with at most `alpha`.
 *
 * Assumes that the normal scores of p at two looks correlate as the root of the ratio of their shares, as sums of
 * independent rounds do (Brownian information); approximate for a rank statistic in as much as that is. The limits
 * themselves are exact to about 1e-9 relative: the density of the score among what has not yet crossed is integrated
 * from look to look (Armitage, McPherson & Rowe, JRSS A 132 (1969) 235-244; Lan & DeMets, Biometrika 70 (1983) 659-663).
 * A look is given 0, and cannot be crossed, where it spends less than 1e-290. Throws RangeError for shares or an alpha
 * out of range.
 */
export function nominalLevels(
  shares: readonly number[],
  alpha: number,
  spending: Spending,
): readonly number[] {
  if (!(alpha > 0 && alpha <= 1)) throw new RangeError(`alpha lies between 0 and 1, not at ${alpha}`)
  mustAscend(shares)
  return remember(levels, spending, `${alpha} ${shares.join(' ')}`, () =>
    limits(shares, alpha, spending).map(upperTail),
  )
}

/**
 * The smallest one-sided alpha at which one of the looks made so far would have crossed its limit: a p for all of them
 * together. To reject where it is at most alpha is the same as crossing, so that it can be corrected for the number of
 * hypotheses as any p.
 *
 * Assumptions are those of nominalLevels. A single look at share 1 gives its own p; else the answer is interpolated to
 * about 1e-9 relative from limits kept for steps of 1/8 in alpha's normal score. What would take an alpha above one
 * half counts as 1, as no gate has such an alpha; a p below 1e-100 counts as 1e-100, but 0 gives 0. Without a look, 1.
 * Throws RangeError for shares or a p out of range.
 */
export function sequentialP(looks: readonly Look[], spending: Spending): number {
  const shares = looks.map(look => look.share)
  mustAscend(shares)
  if (shares[0] === 1) return (looks[0] as Look).p
  const table = remember(tables, spending, shares.join(' '), () => new Map<number, readonly number[]>())
  const limitsAt = (step: number) => {
    const known = table.get(step) ?? limits(shares, upperTail(step / stepsPerUnit), spending)
    table.set(step, known)
    return known
  }
  return looks.reduce((least, { p }, look) => Math.min(least, alphaToCross(p, look, limitsAt)), 1)
}

/** How finely alpha's score is tabled: between these steps, 12 of them give the limit to about 1e-11. */
const stepsPerUnit = 8

function mustAscend(shares: readonly number[]): void {
  for (const [index, share] of shares.entries())
    if (!(share > (shares[index - 1] ?? 0) && share <= 1))
      throw new RangeError(`the shares of planned looks ascend from above 0 to 1, not ${shares.join(', ')}`)
}

/** The smallest alpha whose limit at this look is `p`, given the limits (as scores) for each step of alpha's score. */
function alphaToCross(p: number, look: number, limitsAt: (step: number) => readonly number[]): number {
  if (p === 0) return 0
  const score = upperQuantile(Math.max(p, 1e-100))
  const limitAt = (step: number) => limitsAt(step)[look] as number
  // A limit is at least as far out as its alpha, since crossing it alone must not spend more than that.
  let step = Math.floor(score * stepsPerUnit)
  while (step >= 0 && limitAt(step) > score) step--
  if (step < 0) return 1
  const near = Array.from({ length: 12 }, (_, index) => step - 5 + index).filter(one => limitAt(one) < 1e3)
  const alphaScore = interpolate(near.map(limitAt), near, score) / stepsPerUnit
  return upperTail(alphaScore)
}

/** The value at `x` of the polynomial through the points (`xs`, `ys`), after Lagrange. */
function interpolate(xs: readonly number[], ys: readonly number[], x: number): number {
  return ys.reduce((sum, y, i) => {
    const others = xs.filter((_, j) => j !== i)
    return sum + others.reduce((product, other) => (product * (x - other)) / ((xs[i] as number) - other), y)
  }, 0)
}

/** The limits of nominalLevels as normal scores. */
function limits(shares: readonly number[], alpha: number, spending: Spending): readonly number[] {
  const found: number[] = []
  let spent = 0
  let waiting: Waiting = []
  for (const [index, share] of shares.entries()) {
    const before = shares[index - 1] ?? 0
    const allowed = Math.min(alpha, spending(alpha, share)) - spent
    spent += allowed
    const limit =
      allowed >= 1e-290 ? limitThatSpends(allowed, share, before, waiting) : Number.POSITIVE_INFINITY
    found.push(limit)
    const next = shares[index + 1]
    if (next !== undefined) waiting = carriedOn(waiting, share, before, next, limit)
  }
  return found
}

/** A Waiting is the distribution of the score where no limit was crossed yet, as points with their probabilities. */
type Waiting = readonly { readonly score: number; readonly probability: number }[]

/** The limit that is first crossed with probability `allowed`; -infinity where no more than that is still waiting. */
function limitThatSpends(allowed: number, share: number, before: number, waiting: Waiting): number {
  if (before === 0) return upperQuantile(allowed)
  if (waiting.reduce((sum, { probability }) => sum + probability, 0) <= allowed)
    return Number.NEGATIVE_INFINITY
  const [stretch, shift, width] = [Math.sqrt(share), Math.sqrt(before), Math.sqrt(share - before)]
  // Newton's method as in upperQuantile: what waits is a part of the whole, so that the start lies beyond the root, and
  // the logarithm is concave, as truncated normal densities are log-concave and stay so when normal noise is added.
  // Where looks are close together hardly anything gets as far: not beyond where a tail is still a number.
  const furthest = waiting.reduce((most, { score }) => Math.max(most, score), Number.NEGATIVE_INFINITY)
  let limit = Math.min(upperQuantile(allowed), (furthest * shift + 37 * width) / stretch)
  for (let step = 1; step > 1e-9; limit -= step) {
    let crossed = 0
    let density = 0
    for (const { score, probability } of waiting) {
      const distance = (limit * stretch - score * shift) / width
      crossed += probability * upperTail(distance)
      density += probability * normalDensity(distance)
    }
    step = (Math.log(allowed / crossed) * crossed * width) / (density * stretch)
  }
  return limit
}

/** What still waits after a look at `share` with this limit, on points fine enough for the look at `next`. */
function carriedOn(waiting: Waiting, share: number, before: number, next: number, limit: number): Waiting {
  const [stretch, shift, width] = [Math.sqrt(share), Math.sqrt(before), Math.sqrt(share - before)]
  const finest = Math.min(width, Math.sqrt(next - share)) / stretch
  const scores = quadrature(-8, Math.min(limit, 38), 1.5 * finest)
  if (before === 0)
    return scores.map(({ at, weight }) => ({ score: at, probability: weight * normalDensity(at) }))
  return scores.map(({ at, weight }) => {
    let density = 0
    for (const { score, probability } of waiting)
      density += probability * normalDensity((at * stretch - score * shift) / width)
    return { score: at, probability: (weight * density * stretch) / width }
  })
}

/** Points and weights that integrate smooth functions from `low` to `high`, in panels of at most this width. */
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

/** Gauss-Legendre quadrature on -1 to 1 with 16 points (Abramowitz & Stegun, table 25.4); each stands for its mirror too. */
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

type Memory<Value> = WeakMap<Spending, Map<string, Value>>
const levels: Memory<readonly number[]> = new WeakMap()
const tables: Memory<Map<number, readonly number[]>> = new WeakMap()

/** What `compute` gives, kept for the next time it is asked for; the oldest of many is forgotten. */
function remember<Value>(
  memory: Memory<Value>,
  spending: Spending,
  key: string,
  compute: () => Value,
): Value {
  const kept = memory.get(spending) ?? new Map<string, Value>()
  memory.set(spending, kept)
  const value = kept.get(key) ?? compute()
  kept.set(key, value)
  for (const oldest of kept.keys()) if (kept.size > 100) kept.delete(oldest)
  return value
}
