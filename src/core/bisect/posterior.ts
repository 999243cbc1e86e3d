// Computes the posterior of a bisection: the level of each commit, and the probability that it made the code slower, given all answers.
//
// Each commit leaves the speed unchanged, or, rarely, changes it to any other level. So the levels along the history are a
// hidden Markov chain, and the forward-backward algorithm gives their exact posterior (Rabiner, Proceedings of the IEEE
// 77 (1989) 257-286). With one change it is probabilistic bisection: Burnashev & Zigangirov, Problems of Information Transmission
// 10 (1974) 223-231; Waeber, Frazier & Henderson, SIAM Journal on Control and Optimization 51 (2013) 2261-2279. Several
// changes, and changes that were undone, need no other rule.
import {
  type BisectionState,
  slowdownOfBad,
  type WorseningAgainstGood,
  weightedMeanWorseningAndError,
} from './bisection-state.ts'

export interface BisectionPosterior {
  /** The levels that a commit can have, as `Answer.worse`; ascending. */
  readonly levels: readonly number[]
  /** For each place, from GOOD at 0 to BAD, the probability of each level. */
  readonly levelProbabilities: readonly Float64Array[]
  /** For each commit after GOOD, in order: the probability that it is slower than the one before by `least` or more. */
  readonly changeProbabilities: readonly number[]
  /** The smallest slowdown of a culprit, as `Answer.worse`. */
  readonly least: number
  /** The standard deviation between commits that change nothing. */
  readonly noise: number
}

/** The prior number of changes in the whole range. */
const expectedChanges = 0.5
const levelsInWhole = 20
/** The smallest part of the whole slowdown that a culprit has. */
const minCulpritSlowdownShare = 1 / 4
/** The smallest `noise`: commits that change nothing differ a little, mostly by where their code lies in memory. */
const leastNoise = 0.004
const noiseShare = 1 / 40
/** An answer's error has heavier tails than normal: Student's t with this many degrees of freedom. */
const freedom = 6
/** The probability that an answer is worthless; answers on one commit are independent in that. */
const astray = 0.001

/** Computes the posterior. Requires an answer on BAD. */
export function computeCulpritPosterior(trail: BisectionState): BisectionPosterior {
  const whole = Math.abs(slowdownOfBad(trail)) || tiny
  const step = whole / levelsInWhole
  const noise = Math.max(leastNoise, whole * noiseShare)
  const levels = levelsFor(trail.answers, whole, step)
  const least = whole * minCulpritSlowdownShare
  const changes = changesOf(trail.odds)
  const fits = likelihoods(trail, levels, noise ** 2 + step ** 2 / 12)
  const before = forward(fits, changes, levels)
  const after = backward(fits, changes)
  const levelProbabilities = before.map((weights, place) =>
    normalised(weights.map((p, n) => p * (after[place]?.[n] ?? 0))),
  )
  const changeProbabilities = changes.map((change, n) =>
    changeProbability(
      before[n] as Float64Array,
      change,
      fits[n + 1] as Float64Array,
      after[n + 1] as Float64Array,
      { levels, least },
    ),
  )
  return { levels, levelProbabilities, changeProbabilities, least, noise }
}

/** Returns multiples of `step` from below everything measured to above it, within `farthest`. */
function levelsFor(answers: readonly WorseningAgainstGood[], whole: number, step: number): readonly number[] {
  const far = farthest * whole
  const measured = [0, ...answers.map(({ worse }) => clamped(worse, -far, far))]
  const first = Math.floor((Math.min(...measured) - whole / 2) / step)
  const last = Math.ceil((Math.max(...measured) + whole / 2) / step)
  return Array.from({ length: last - first + 1 }, (_, n) => (first + n) * step)
}

/** The farthest level from GOOD, in either direction, as a multiple of the whole slowdown. */
const farthest = 9

function clamped(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}

function changesOf(odds: readonly number[]): readonly number[] {
  const sum = odds.reduce((total, each) => total + each, 0)
  return odds.map(each => Math.min(0.5, (expectedChanges * each) / sum))
}

/** Returns the likelihood of each level at each place, given its answers; GOOD has the level 0. */
function likelihoods(
  { odds, answers }: BisectionState,
  levels: readonly number[],
  variance: number,
): readonly Float64Array[] {
  const fits = [...Array(odds.length + 1)].map(() => new Float64Array(levels.length).fill(1))
  const origin = levels.indexOf(0)
  fits[0]?.fill(0).fill(1, origin, origin + 1)
  const range = (levels.at(-1) ?? 0) - (levels[0] ?? 0)
  for (const place of new Set(answers.map(({ at }) => at))) {
    const own = answers.filter(({ at }) => at === place)
    const { worse: measured, error } = weightedMeanWorseningAndError(own)
    const worse = clamped(measured, levels[0] ?? 0, levels.at(-1) ?? 0)
    // The slowdown of BAD was confirmed before the search.
    const worthless = astray ** (own.length + (place === odds.length ? 1 : 0))
    const spread = Math.sqrt(error ** 2 + variance)
    const fit = fits[place] as Float64Array
    for (const [n, level] of levels.entries())
      fit[n] = ((1 - worthless) * student((worse - level) / spread)) / spread + worthless / range
  }
  return fits
}

/** Returns the density of Student's t, up to a constant that is close to that of the normal distribution. */
function student(t: number): number {
  return (1 + t ** 2 / freedom) ** (-(freedom + 1) / 2) * 0.4
}

/** Returns for each place the probability of each level, given its own answers and those before it. */
function forward(
  fits: readonly Float64Array[],
  changes: readonly number[],
  levels: readonly number[],
): readonly Float64Array[] {
  const probabilities = [normalised(fits[0] as Float64Array)]
  for (const [n, change] of changes.entries()) {
    const last = probabilities[n] as Float64Array
    const fit = fits[n + 1] as Float64Array
    probabilities.push(
      normalised(last.map((p, level) => ((1 - change) * p + change / levels.length) * (fit[level] ?? 0))),
    )
  }
  return probabilities
}

/** Returns for each place the likelihood of each level, given all answers after it, up to a factor. */
function backward(fits: readonly Float64Array[], changes: readonly number[]): readonly Float64Array[] {
  const likelihoodsAfter = [new Float64Array((fits[0] as Float64Array).length).fill(1)]
  for (let n = changes.length - 1; n >= 0; n--) {
    const [next] = likelihoodsAfter as [Float64Array]
    const fit = fits[n + 1] as Float64Array
    const fitting = next.map((p, level) => p * (fit[level] ?? 0))
    const change = changes[n] ?? 0
    const mean = sumOf(fitting) / fitting.length
    likelihoodsAfter.unshift(normalised(fitting.map(p => (1 - change) * p + change * mean)))
  }
  return likelihoodsAfter
}

/** Returns the probability that a commit is slower than the one before it by `least` or more. */
function changeProbability(
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
  const total = (1 - change) * stays + each * sumOf(before) * (fromHere[0] ?? 0)
  return total === 0 ? 0 : (each * slower) / total
}

function normalised(weights: Float64Array): Float64Array<ArrayBuffer> {
  const sum = sumOf(weights)
  return Float64Array.from(weights, weight => (sum === 0 ? 1 / weights.length : weight / sum))
}

function sumOf(weights: Float64Array): number {
  let sum = 0
  for (const weight of weights) sum += weight
  return sum
}

const tiny = 1e-6

// The prior odds of a commit, before anything is measured, by the files that it changes.

/** A commit that changes only documents, which benchmarks hardly read. */
const ofDocuments = 0.02
/** A commit that builds the same as the one before. */
export const culpritOddsOfIdenticalBuild = 1e-9
/** A commit that changes no file. */
const ofNothing = 0.001

const document =
  /(\.(md|markdown|rst|adoc|png|svg|jpe?g|gif)$)|(^|\/)(LICEN[CS]E|COPYING|AUTHORS|CONTRIBUTORS|CHANGELOG|README|NOTICE)[^/]*$|^\.(github|circleci|gitlab)\/|(^|\/)\.(travis|golangci|gitignore|gitattributes|editorconfig)[^/]*$/i

/** Returns the odds relative to an ordinary commit. `paths` are those that the commit changes. */
export function priorCulpritOddsOfPaths(paths: readonly string[]): number {
  if (paths.length === 0) return ofNothing
  return paths.every(path => document.test(path)) ? ofDocuments : 1
}
