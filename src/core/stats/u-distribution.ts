// The null distribution of Mann-Whitney's U: its lower tail with or without ties, and the order statistics of intervals.
import { normalUpperTail } from './normal.ts'

type SampleSizes = readonly [n1: number, n2: number]

/** The limits up to which an interval order is exact: values a side in each block, and pairs of values in all blocks together. */
const exactLimit = 50
const exactPairs = 5_000

/**
 * Returns P(2U <= twiceU) for the first of two samples of sizes `n1` and `n2` from one population.
 *
 * `ties` holds the size of each group of equal values in the pooled sample, in ascending order of value (all 1 without
 * ties). Every way to deal out the pooled values to the two samples is equally likely, and all are counted. Work is in
 * doubled ranks, so that mid-ranks are whole numbers (Klotz, JASA 61 (1966) 772-787).
 *
 * With ties the groups are split in two near the middle. What a half adds to U depends on its own groups and on how
 * many of its values the first sample got; the only other part of U is that the first sample's values of the high half
 * beat the second sample's values of the low half. So two tables, each far smaller than the whole and reused for other
 * samples, give the tail as one sum. Nothing is subtracted from 1: a tail near 0 is as precise as one near 1 (relative
 * error about 1e-14 at n = 50). Time and memory grow as the fourth and third power of n: meant for samples up to about
 * 50.
 */
export function mannWhitneyLowerTail(
  n1: number,
  n2: number,
  ties: readonly number[],
  twiceU: number,
): number {
  if (twiceU < 0) return 0
  if (twiceU >= 2 * n1 * n2) return 1
  if (ties.length === n1 + n2) return untied(n1, n2)[Math.floor(twiceU / 2)] as number
  let lowSize = 0
  let middle = 0
  while (lowSize + (ties[middle] as number) / 2 < (n1 + n2) / 2) lowSize += ties[middle++] as number
  const highSize = n1 + n2 - lowSize
  const low = half(ties.slice(0, middle), lowSize)
  const high = half(ties.slice(middle), highSize)
  let deals = 0
  for (let k = Math.max(0, n1 - highSize); k <= Math.min(n1, lowSize); k++) {
    const limit = Math.floor(twiceU) - 2 * (n1 - k) * (lowSize - k)
    const lowRow = rowStart(lowSize, k)
    const lowMost = 2 * k * (lowSize - k)
    const highRow = rowStart(highSize, n1 - k)
    const highMost = 2 * (n1 - k) * (highSize - n1 + k)
    // If the low half adds no more than `free`, the sum stays within the limit whatever the high half adds.
    const free = Math.min(limit - highMost, lowMost)
    let before = free < 0 ? 0 : (low[lowRow + free] as number)
    deals += before * (high[highRow + highMost] as number)
    for (let s = Math.max(0, free + 1); s <= Math.min(limit, lowMost); s++) {
      // Counts are whole numbers: for up to 56 values in a half their difference is exact.
      const upTo = low[lowRow + s] as number
      deals += (upTo - before) * (high[highRow + limit - s] as number)
      before = upTo
    }
  }
  return Math.min(1, deals / binomialCoefficient(n1 + n2, n1))
}

/**
 * Returns the largest k with P(U <= k - 1) <= `tail`, where U is the sum of the U of independent untied blocks; 0 if none.
 *
 * d[k] and d[N + 1 - k] (counted from 1) of the N pairwise differences then bound the shift with confidence 1 - 2 * tail.
 * Exact up to 50 values a side and 5,000 pairs in all, where the distributions of the blocks are convolved; beyond that
 * the normal approximation with continuity correction. `tail` is at most 1/2; a P that equals it but for rounding counts as
 * equal. Source: Hollander, Wolfe & Chicken, Nonparametric Statistical Methods (2014), section 4.3.
 */
export function hodgesLehmannIntervalOrder(blocks: readonly SampleSizes[], tail: number): number {
  const pairs = blocks.reduce((sum, [n1, n2]) => sum + n1 * n2, 0)
  const below =
    blocks.every(sizes => Math.max(...sizes) <= exactLimit) && pairs <= exactPairs
      ? exactBelow(blocks, pairs)
      : normalBelow(blocks, pairs)
  let [order, beyond] = [0, Math.floor((pairs + 1) / 2) + 1]
  while (beyond - order > 1) {
    const k = (order + beyond) >> 1
    if (below(k) <= tail * (1 + 1e-9)) order = k
    else beyond = k
  }
  return order
}

/** Returns the binomial coefficient, as a double. */
export function binomialCoefficient(n: number, k: number): number {
  let result = 1
  for (let i = 1; i <= Math.min(k, n - k); i++) result = (result * (n - Math.min(k, n - k) + i)) / i
  return result
}

/** Returns P(U < k) for k from 1 up to half of the pairs. */
function exactBelow(blocks: readonly SampleSizes[], pairs: number): (k: number) => number {
  const probabilities = summed(blocks, (pairs + 1) >> 1)
  return k => probabilities[k - 1] as number
}

function normalBelow(blocks: readonly SampleSizes[], pairs: number): (k: number) => number {
  const variance = blocks.reduce((sum, [n1, n2]) => sum + (n1 * n2 * (n1 + n2 + 1)) / 12, 0)
  return k => normalUpperTail((pairs / 2 - (k - 0.5)) / Math.sqrt(variance))
}

/** Returns P(U <= u) without ties, for u from 0 to n1 * n2. */
function untied(n1: number, n2: number): Float64Array {
  const [fewer, more] = [Math.min(n1, n2), Math.max(n1, n2)]
  return remember(`untied ${fewer} ${more}`, n1 * n2 + 1, tails => {
    const deals = binomialCoefficient(n1 + n2, n1)
    tails.set(accumulate(waysTo(fewer, more)).map(count => Math.min(1, count / deals)))
  })
}

/** Returns the number of ways in which samples of these sizes come to each U, up to `limit`. */
function waysTo(fewer: number, more: number, limit = fewer * more): Float64Array {
  // The largest value of all is the second sample's and adds nothing, or the first's and beats all of the second.
  const rows = Array.from({ length: fewer + 1 }, (_, k) =>
    new Float64Array(Math.min(limit, k * more) + 1).fill(1, 0, 1),
  )
  for (let others = 1; others <= more; others++)
    for (let k = 1; k <= fewer; k++) {
      const [row, without] = [rows[k] as Float64Array, rows[k - 1] as Float64Array]
      const last = Math.min(limit, k * others)
      for (let u = others; u <= last; u++) row[u] = (row[u] as number) + (without[u - others] as number)
    }
  return rows[fewer] as Float64Array
}

/**
 * Returns P(U <= u) without ties, for samples of `n1` and `n2` of which one is small, and a whole u >= 0 far below the
 * middle: only the ways that come as low as that are counted.
 */
export function mannWhitneyLowerTailNearZero(n1: number, n2: number, u: number): number {
  const [fewer, more] = [Math.min(n1, n2), Math.max(n1, n2)]
  const [tail] = remember(`short ${fewer} ${more} ${u}`, 1, tails => {
    const deals = binomialCoefficient(n1 + n2, fewer)
    tails[0] = waysTo(fewer, more, u).reduce((sum, count) => sum + count, 0) / deals
  })
  return tail as number
}

/** Returns P(U <= u) for the sum of the blocks' U, for u below `length`. */
function summed(blocks: readonly SampleSizes[], length: number): Float64Array {
  return remember(`summed ${blocks.join(' ')}`, length, tails => {
    let sum = new Float64Array(length).fill(1)
    for (const [n1, n2] of blocks) {
      const block = untied(n1, n2)
      const next = new Float64Array(length)
      for (let u = 0; u < Math.min(block.length, length); u++) {
        const probability = (block[u] as number) - (block[u - 1] ?? 0)
        for (let to = u; to < length; to++)
          next[to] = (next[to] as number) + probability * (sum[to - u] as number)
      }
      sum = next
    }
    tails.set(sum)
  })
}

/**
 * Counts the deals of the groups' values that give k of them to the first sample and add at most s to 2U, at s of row k.
 *
 * Built group by group from the lowest: a group of t values gives `dealt` to the first sample, in C(t, dealt) ways. Each of
 * those beats the second sample's values below (2 each) and ties with its share of the group (1 each).
 */
function half(ties: readonly number[], size: number): Float64Array {
  return remember(`half ${String.fromCharCode(...ties)}`, rowStart(size, size + 1), deals => {
    deals[0] = 1
    let below = 0
    for (const t of ties) {
      // From the last row up, so that each row is added to before it includes the group itself.
      for (let k = Math.min(below + t, size >> 1); k > 0; k--) {
        const to = rowStart(size, k)
        for (let dealt = Math.max(1, k - below); dealt <= Math.min(t, k); dealt++) {
          const beaten = below - (k - dealt)
          const shift = to + dealt * (2 * beaten + t - dealt)
          add(
            deals,
            shift,
            rowStart(size, k - dealt),
            2 * (k - dealt) * beaten + 1,
            binomialCoefficient(t, dealt),
          )
        }
      }
      below += t
    }
    // Exchanging the samples, every deal adds what it did not: the second half of the table is the first reversed.
    for (let i = 0; 2 * i < deals.length; i++) deals[deals.length - 1 - i] = deals[i] as number
    for (let k = 0; k <= size; k++) accumulate(deals, rowStart(size, k), rowStart(size, k + 1))
  })
}

/** Returns where row k of a half of `size` values begins: each row i before it has its s from 0 to 2 * i * (size - i). */
function rowStart(size: number, k: number): number {
  return size * k * (k - 1) - ((k - 1) * k * (2 * k - 1)) / 3 + k
}

/** Adds `factor` times the `length` terms at `from` to those at `to`. */
function add(terms: Float64Array, to: number, from: number, length: number, factor: number): void {
  for (let s = 0; s < length; s++)
    terms[to + s] = (terms[to + s] as number) + factor * (terms[from + s] as number)
}

/** Turns the terms from `start` up to `end` into their running sum. */
function accumulate(terms: Float64Array, start = 0, end = terms.length): Float64Array {
  let sum = 0
  for (let s = start; s < end; s++) {
    sum += terms[s] as number
    terms[s] = sum
  }
  return terms
}

/**
 * Returns the z at which the standard normal distribution has the probability P(U <= u) in the lower tail of Mann-Whitney's U, for
 * samples of `n1` and `n2` values without ties and a `u` at least two standard deviations below its mean (nearer, terms cancel out): a
 * saddlepoint approximation, whose p is within a tenth of the exact one, however small it is, and about a fifth too small if `u` is 0.
 *
 * Barndorff-Nielsen, Biometrika 73 (1986) 307-322, with the continuity correction of Daniels, International Statistical Review 55 (1987)
 * 37-48. U has the generating function of the q-binomial coefficient.
 */
export function mannWhitneySaddlepointDeviate(n1: number, n2: number, u: number): number {
  const [fewer, more] = [Math.min(n1, n2), Math.max(n1, n2)]
  const x = u + 0.5
  let t = ((x - (n1 * n2) / 2) * 12) / (n1 * n2 * (n1 + n2 + 1))
  // The slope of the cumulant generating function is convex below 0, so Newton's method from there falls short of the root at each step.
  for (let step = 0; ; step++) {
    const q = Math.exp(t)
    let [power, product, slope, curvature] = [1, 1, 0, 0]
    let morePower = q ** more
    let value = 0
    for (let i = 1; i <= fewer; i++) {
      const size = more + i
      power *= q
      morePower *= q
      const [rest, moreRest] = [1 - power, 1 - morePower]
      slope += (i * power) / rest - (size * morePower) / moreRest
      curvature += (i * i * power) / (rest * rest) - (size * size * morePower) / (moreRest * moreRest)
      // The logarithm is taken of some factors at once, as long as their product stays in range.
      product *= (moreRest * i) / (rest * size)
      if (product < 1e-200 || i === fewer) {
        value += Math.log(product)
        product = 1
      }
    }
    if (slope - x > 1e-7 * x && step < 100) {
      t -= (slope - x) / curvature
      continue
    }
    const w = -Math.sqrt(2 * (t * x - value))
    const v = 2 * Math.sinh(t / 2) * Math.sqrt(curvature)
    return w + Math.log(v / w) / w
  }
}

/** A cache of tables by key. Each table is a pure function of its key, so the cache changes the time and never the result. */
const cache = new Map<string, Float64Array>()
/** The numbers that the cache may hold, 4 MB. */
const mostNumbers = 500_000
/**
 * The memory of the tables, allocated once: memory of its own for each table took a third of the time of `compare`, and more memory
 * (bench/compare.ts). There are two, so that the table before stays as it is when one is full.
 */
let [memory, otherMemory] = [new Float64Array(0), new Float64Array(0)]
let used = 0

/** Returns the table of `key` with `length` numbers, from the cache if it is there; `fill` gets it with zeros. */
function remember(key: string, length: number, fill: (table: Float64Array) => void): Float64Array {
  const cached = cache.get(key)
  if (cached) return cached
  if (used + length > memory.length) {
    cache.clear()
    ;[memory, otherMemory] = [otherMemory, memory]
    used = 0
    if (memory.length < length) memory = new Float64Array(Math.max(length, mostNumbers))
  }
  const table = memory.subarray(used, used + length).fill(0)
  used += length
  fill(table)
  cache.set(key, table)
  return table
}
