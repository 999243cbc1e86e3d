// What the answers so far say of every commit: how slow it may be, and whether it made the code slower.
//
// Each commit leaves the speed as it was, or, rarely, takes it to any other level. So the levels along the history are a
// hidden Markov chain, and the forward-backward algorithm gives their exact posterior (Rabiner, Proceedings of the IEEE 77
// (1989) 257-286). With one change it is probabilistic bisection: Burnashev & Zigangirov, Problems of Information Transmission
// 10 (1974) 223-231; Waeber, Frazier & Henderson, SIAM Journal on Control and Optimization 51 (2013) 2261-2279. Several
// changes, and those that somebody has undone, need no other rule.
import { type Answer, meanOf, type Trail, wholeOf } from './trail.ts'

/** A Belief is the posterior after some answers. */
export interface Belief {
  /** The levels that a commit can have, as `Answer.worse`; ascending. */
  readonly levels: readonly number[]
  /** For each place, from GOOD at 0 to BAD: the probability of each level. */
  readonly at: readonly Float64Array[]
  /** For each commit after GOOD, in order: the probability that it is slower than the one before by `least` or more. */
  readonly guilt: readonly number[]
  /** The smallest slowdown that counts as a culprit's, as `Answer.worse`. */
  readonly least: number
  /** What commits differ by that no change explains, as a standard deviation. */
  readonly wobble: number
}

/** Changes that are expected in the whole range, before anything was measured. */
const expectedChanges = 0.5
/** Levels in the whole slowdown: as fine as any answer has to be. */
const levelsInWhole = 20
/** The part of the whole slowdown that a culprit has at least. */
export const leastShare = 1 / 4
/** Commits that change nothing differ a little all the same, mostly by where their code lies in memory. */
const leastWobble = 0.004
const wobbleShare = 1 / 40
/** An answer is further off than its error says: as Student's t with so many degrees of freedom, */
const freedom = 6
/** and rarely it says nothing at all; several answers on one commit seldom all do. */
const astray = 0.001

/** Needs an answer on BAD. */
export function beliefOf(trail: Trail): Belief {
  const whole = Math.abs(wholeOf(trail)) || tiny
  const step = whole / levelsInWhole
  const wobble = Math.max(leastWobble, whole * wobbleShare)
  const levels = levelsFor(trail.answers, whole, step)
  const least = whole * leastShare
  const changes = changesOf(trail.odds)
  const fits = likelihoods(trail, levels, wobble ** 2 + step ** 2 / 12)
  const before = forward(fits, changes, levels)
  const after = backward(fits, changes)
  const at = before.map((one, place) => normalised(one.map((p, n) => p * (after[place]?.[n] ?? 0))))
  const guilt = changes.map((change, n) =>
    guiltOf(before[n] as Float64Array, change, fits[n + 1] as Float64Array, after[n + 1] as Float64Array, {
      levels,
      least,
    }),
  )
  return { levels, at, guilt, least, wobble }
}

/** Multiples of `step` from below everything measured to above it, as far as it is to be known. */
function levelsFor(answers: readonly Answer[], whole: number, step: number): readonly number[] {
  const far = farthest * whole
  const known = [0, ...answers.map(({ worse }) => within(worse, -far, far))]
  const first = Math.floor((Math.min(...known) - whole / 2) / step)
  const last = Math.ceil((Math.max(...known) + whole / 2) / step)
  return Array.from({ length: last - first + 1 }, (_, n) => (first + n) * step)
}

/** Where a commit is so many times the whole slowdown away from GOOD, either way, no more has to be known of it. */
const farthest = 9

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}

/** The probability of a change at each commit. */
function changesOf(odds: readonly number[]): readonly number[] {
  const sum = odds.reduce((all, one) => all + one, 0)
  return odds.map(one => Math.min(0.5, (expectedChanges * one) / sum))
}

/** For each place, how well each level fits its answers; GOOD has the level 0. */
function likelihoods(
  { odds, answers }: Trail,
  levels: readonly number[],
  variance: number,
): readonly Float64Array[] {
  const fits = [...Array(odds.length + 1)].map(() => new Float64Array(levels.length).fill(1))
  const origin = nearestTo(levels, 0)
  fits[0]?.fill(0).fill(1, origin, origin + 1)
  const range = (levels.at(-1) ?? 0) - (levels[0] ?? 0)
  for (const place of new Set(answers.map(({ at }) => at))) {
    const own = answers.filter(({ at }) => at === place)
    const { worse: measured, error } = meanOf(own)
    const worse = within(measured, levels[0] ?? 0, levels.at(-1) ?? 0)
    // The slowdown of BAD has been confirmed before anybody searches for it.
    const lost = astray ** (own.length + (place === odds.length ? 1 : 0))
    const spread = Math.sqrt(error ** 2 + variance)
    const fit = fits[place] as Float64Array
    for (const [n, level] of levels.entries())
      fit[n] = ((1 - lost) * student((worse - level) / spread)) / spread + lost / range
  }
  return fits
}

/** The density of Student's t, but for a constant that is close to that of the normal distribution. */
function student(t: number): number {
  return (1 + t ** 2 / freedom) ** (-(freedom + 1) / 2) * 0.4
}

/** For each place, the probability of each level with its own answers and those before it. */
function forward(
  fits: readonly Float64Array[],
  changes: readonly number[],
  levels: readonly number[],
): readonly Float64Array[] {
  const all = [normalised(fits[0] as Float64Array)]
  for (const [n, change] of changes.entries()) {
    const last = all[n] as Float64Array
    const fit = fits[n + 1] as Float64Array
    all.push(
      normalised(last.map((p, level) => ((1 - change) * p + change / levels.length) * (fit[level] ?? 0))),
    )
  }
  return all
}

/** For each place, how well each level fits all answers after it, but for a factor. */
function backward(fits: readonly Float64Array[], changes: readonly number[]): readonly Float64Array[] {
  const all = [new Float64Array((fits[0] as Float64Array).length).fill(1)]
  for (let n = changes.length - 1; n >= 0; n--) {
    const [next] = all as [Float64Array]
    const fit = fits[n + 1] as Float64Array
    const fitting = next.map((p, level) => p * (fit[level] ?? 0))
    const change = changes[n] ?? 0
    const mean = sumOf(fitting) / fitting.length
    all.unshift(normalised(fitting.map(p => (1 - change) * p + change * mean)))
  }
  return all
}

/** The probability that this commit is slower than the one before it by `least` or more. */
function guiltOf(
  before: Float64Array,
  change: number,
  fit: Float64Array,
  after: Float64Array,
  { levels, least }: { readonly levels: readonly number[]; readonly least: number },
): number {
  const fitting = after.map((p, level) => p * (fit[level] ?? 0))
  const fromHere = new Float64Array(levels.length + 1)
  for (let n = levels.length - 1; n >= 0; n--) fromHere[n] = (fromHere[n + 1] ?? 0) + (fitting[n] ?? 0)
  const step = (levels[1] ?? 0) - (levels[0] ?? 0)
  const up = Math.max(1, Math.round(least / step))
  let slower = 0
  let stays = 0
  for (const [n, p] of before.entries()) {
    slower += p * (fromHere[Math.min(n + up, levels.length)] ?? 0)
    stays += p * (fitting[n] ?? 0)
  }
  const each = change / levels.length
  const all = (1 - change) * stays + each * sumOf(before) * (fromHere[0] ?? 0)
  return all === 0 ? 0 : (each * slower) / all
}

function normalised(weights: Float64Array): Float64Array<ArrayBuffer> {
  const sum = sumOf(weights)
  return Float64Array.from(weights, one => (sum === 0 ? 1 / weights.length : one / sum))
}

function sumOf(weights: Float64Array): number {
  let sum = 0
  for (const one of weights) sum += one
  return sum
}

function nearestTo(levels: readonly number[], wanted: number): number {
  let best = 0
  for (const [n, level] of levels.entries())
    if (Math.abs(level - wanted) < Math.abs((levels[best] ?? 0) - wanted)) best = n
  return best
}

const tiny = 1e-6
