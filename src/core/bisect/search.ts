// The search of a bisection: decides what to measure next, for how many rounds, and when to end.
import type { RatioWithInterval } from '../model/comparison.ts'
import { normalDensity } from '../stats/normal.ts'
import {
  type BisectedRowIdentity,
  type BisectionRangeCommit,
  type BisectionState,
  type Culprit,
  confidence95HalfWidthInStandardErrors,
  type WorseningAgainstGood,
  weightedMeanWorseningAndError,
} from './bisection-state.ts'
import { type BisectionPosterior, computeCulpritPosterior } from './posterior.ts'

export interface BisectionCertaintyAndLimits {
  /** The probability with which a culprit counts as found. */
  readonly sure: number
  /** The most gates, including that of BAD. */
  readonly gates: number
  /** The most rounds of a gate at a commit that was not measured before. */
  readonly rounds: number
}

export type BisectionMove =
  | {
      readonly kind: 'measure'
      readonly at: number
      readonly rounds: number
      /** The credible range of the culprits, at the probability `sure`. */
      readonly range: Pick<CulpritCandidate, 'first' | 'last'>
    }
  | {
      readonly kind: 'found'
      readonly culprits: readonly CulpritCandidate[]
      readonly posterior: BisectionPosterior
    }
  /** The search ends undecided: no gates remain, or nothing else can be measured. */
  | {
      readonly kind: 'open'
      readonly why: 'gates' | 'broken'
      /** The candidates that are certain enough. */
      readonly culprits: readonly CulpritCandidate[]
      /** The others, the most probable first. */
      readonly candidates: readonly CulpritCandidate[]
      readonly posterior: BisectionPosterior
    }

/** Decides the next step. Requires an answer on BAD. */
export function decideBisectionMove(
  trail: BisectionState,
  { sure, gates, rounds: most }: BisectionCertaintyAndLimits,
): BisectionMove {
  const posterior = computeCulpritPosterior(trail)
  const candidates = groupCommitsIntoCandidates(trail, posterior)
  const culprits = selectCulpritsOrNullIfUnsure(candidates, sure)
  if (culprits) return { kind: 'found', culprits, posterior }
  const isExhausted = trail.answers.length >= gates
  const at = isExhausted
    ? null
    : mostInformativePosition(trail, posterior, predictBisectGateStandardError(trail, most))
  if (at !== null)
    return {
      ...{ kind: 'measure', at, rounds: roundsOfNextBisectGate(trail, posterior, at, most) },
      range: credibleCulpritRange(candidates, sure),
    }
  return {
    ...{ kind: 'open', why: isExhausted ? 'gates' : 'broken', posterior },
    culprits: candidates.filter(({ probability }) => probability >= sure),
    candidates: candidates
      .filter(({ probability }) => probability < sure)
      .toSorted((a, b) => b.probability - a.probability),
  }
}

/** Returns the default for the most gates: three times those of a binary search, as answers may be wrong and culprits several. */
export function computeDefaultMaxBisectionGates(commits: number): number {
  return 3 * Math.ceil(Math.log2(Math.max(2, commits))) + 2
}

// The place to measure next: the one with the most expected information.

/** The distance, in commits, at which a commit is as likely to be broken too as not. */
const brokenAround = 1
/** The resolution of a gate's outcomes, in parts of its error. */
const fineness = 0.5

/**
 * Returns the place whose measurement, with the standard error `error`, has the largest mutual information with its level; null
 * if none can be measured. With one culprit that is the median of the posterior. A commit next to one that could not be
 * measured probably cannot be measured, either.
 */
export function mostInformativePosition(
  trail: BisectionState,
  posterior: BisectionPosterior,
  error: number,
): number | null {
  // Levels that are closer than half a culprit need not be distinguished.
  const spread = Math.max(Math.hypot(error, posterior.noise), posterior.least / 2)
  let best: number | null = null
  let most = 0
  for (let place = 1; place <= trail.odds.length; place++) {
    if (trail.broken.has(place)) continue
    const weights = posterior.levelProbabilities[place] as Float64Array
    const expected = information(posterior, weights, spread) * chanceToWork(trail, place)
    if (expected > most) [best, most] = [place, expected]
  }
  return best
}

/** Returns the mutual information in nats. */
function information({ levels }: BisectionPosterior, weights: Float64Array, spread: number): number {
  const likely = levels.flatMap((level, n) =>
    (weights[n] ?? 0) > 1e-9 ? [{ level, p: weights[n] ?? 0 }] : [],
  )
  const [low = 0, high = 0] = [likely[0]?.level, likely.at(-1)?.level]
  const step = spread * fineness
  const steps = Math.ceil((high - low) / step) + 12 / fineness
  let [entropy, noiseEntropy] = [0, 0]
  for (let n = 0; n <= steps; n++) {
    const outcome = low - 6 * spread + n * step
    const p =
      likely.reduce((sum, { p, level }) => sum + p * normalDensity((outcome - level) / spread), 0) * fineness
    const noise = n * fineness <= 12 ? normalDensity(-6 + n * fineness) * fineness : 0
    if (p > 0) entropy -= p * Math.log(p)
    if (noise > 0) noiseEntropy -= noise * Math.log(noise)
  }
  return Math.max(0, entropy - noiseEntropy)
}

/** Returns the probability that a commit can be measured: a commit that works separates broken ones before it from later ones. */
function chanceToWork({ odds, broken, answers }: BisectionState, place: number): number {
  const works = new Set([0, odds.length, ...answers.map(({ at }) => at)])
  if (works.has(place)) return 1
  let chance = 1
  for (const step of [-1, 1])
    for (let at = place + step; at > 0 && at < odds.length && !works.has(at); at += step) {
      if (!broken.has(at)) continue
      chance *= 1 - 2 ** (-Math.abs(at - place) / brokenAround)
      break
    }
  return chance
}

// Rounds of a gate: enough to distinguish the whole slowdown from none.

/** The whole slowdown in standard errors of a gate: halfway between, it is wrong once in 30,000 gates, if noise is normal. */
const separation = 8
const fewest = 8

/**
 * Returns the rounds of the next gate at `place`, by the spread of the answers so far: at most `most`, except for a commit that
 * was measured before, whose rounds are doubled.
 */
export function roundsOfNextBisectGate(
  trail: BisectionState,
  posterior: BisectionPosterior,
  place: number,
  most: number,
): number {
  const before = Math.max(0, ...trail.answers.filter(({ at }) => at === place).map(({ rounds }) => rounds))
  if (before > 0) return Math.min(2 * before, 4 * most)
  const gap = Math.max(
    posterior.least,
    2 * deviationOf(posterior.levels, posterior.levelProbabilities[place] as Float64Array),
  )
  const rounds = Math.ceil((separation * spreadOf(trail)) ** 2 / gap ** 2)
  return Math.max(fewest, Math.min(most, Number.isFinite(rounds) ? rounds : most))
}

/** Returns the standard deviation of the levels: of two equally likely ones it is half of their distance. */
function deviationOf(levels: readonly number[], weights: Float64Array): number {
  const moment = (of: (level: number) => number) =>
    levels.reduce((sum, level, n) => sum + of(level) * (weights[n] ?? 0), 0)
  const mean = moment(level => level)
  return Math.sqrt(moment(level => (level - mean) ** 2))
}

export function predictBisectGateStandardError(trail: BisectionState, rounds: number): number {
  return spreadOf(trail) / Math.sqrt(rounds)
}

/** Returns the standard error of one round: the median of all answers, as the interval of few rounds is imprecise. */
function spreadOf({ answers }: BisectionState): number {
  const measured = answers.filter(({ rounds }) => rounds > 0)
  const each = measured.map(({ error, rounds }) => error * Math.sqrt(rounds)).sort((a, b) => a - b)
  return each[each.length >> 1] ?? 0
}

// Candidates of a bisection: commits that only unmeasurable commits separate count as one; and which of them are culprits.

/** A commit, or several of which only the last can be measured, as places, both included. */
interface CulpritCandidate {
  readonly first: number
  readonly last: number
  readonly probability: number
}

/** Returns all candidates, in the order of history. */
export function groupCommitsIntoCandidates(
  { odds, broken, answers }: BisectionState,
  { changeProbabilities }: BisectionPosterior,
): readonly CulpritCandidate[] {
  // A commit that failed only when it was measured again still separates candidates.
  const measured = new Set(answers.map(({ at }) => at))
  const candidates: CulpritCandidate[] = []
  let first = 1
  let probability = 0
  for (let place = 1; place <= odds.length; place++) {
    probability += changeProbabilities[place - 1] ?? 0
    if (broken.has(place) && !measured.has(place)) continue
    candidates.push({ first, last: place, probability: Math.min(1, probability) })
    first = place + 1
    probability = 0
  }
  return candidates
}

/** Returns the candidates with at least `sure`; null if there are none, or all others together have more than 1 - `sure`. */
export function selectCulpritsOrNullIfUnsure(
  candidates: readonly CulpritCandidate[],
  sure: number,
): readonly CulpritCandidate[] | null {
  const culprits = candidates.filter(({ probability }) => probability >= sure)
  const rest = candidates.reduce(
    (sum, candidate) => sum + (culprits.includes(candidate) ? 0 : candidate.probability),
    0,
  )
  return culprits.length > 0 && rest <= 1 - sure ? culprits : null
}

/** Returns the credible range: all places except those with `1 - sure` of the probability, half of it at each end. */
export function credibleCulpritRange(
  candidates: readonly CulpritCandidate[],
  sure: number,
): Pick<CulpritCandidate, 'first' | 'last'> {
  const sum = candidates.reduce((total, { probability }) => total + probability, 0)
  const cut = ((1 - sure) * sum) / 2
  let passed = 0
  const inside = candidates.filter(({ probability }) => {
    passed += probability
    return passed >= cut && passed - probability <= sum - cut
  })
  return { first: inside[0]?.first ?? 1, last: inside.at(-1)?.last ?? 1 }
}

/** The least probability of a candidate that is reported where a search ends undecided. */
const leastProbability = 0.02

/** Returns the candidates that are still suspected enough to be reported. */
export function candidatesToReport(candidates: readonly CulpritCandidate[]): readonly CulpritCandidate[] {
  return candidates.filter(({ probability }) => probability >= leastProbability)
}

/**
 * Returns candidates with their commits and sizes: the mean ratio from a candidate up to the next one, divided by the mean
 * before it. `commits` are those after GOOD.
 */
export function convertCandidatesToCulprits(
  candidates: readonly CulpritCandidate[],
  { answers }: BisectionState,
  commits: readonly BisectionRangeCommit[],
  followed: BisectedRowIdentity,
): readonly Culprit[] {
  const inOrder = candidates.toSorted((a, b) => a.last - b.last)
  return candidates.map(candidate => {
    const n = inOrder.indexOf(candidate)
    const [before, next] = [inOrder[n - 1], inOrder[n + 1]]
    const from = (first: number, last: number) => answers.filter(({ at }) => first <= at && at <= last)
    const after = from(candidate.last, (next?.first ?? Number.POSITIVE_INFINITY) - 1)
    // GOOD itself is the base of all answers.
    const earlier = before ? from(before.last, candidate.first - 1) : [{ worse: 0, error: 0 }]
    return {
      commits: commits.slice(candidate.first - 1, candidate.last),
      probability: candidate.probability,
      ratio: after.length === 0 || earlier.length === 0 ? null : sizeOf(after, earlier, followed),
      inside: null,
    }
  })
}

function sizeOf(
  after: readonly WorseningAgainstGood[],
  earlier: readonly Pick<WorseningAgainstGood, 'worse' | 'error'>[],
  followed: BisectedRowIdentity,
): RatioWithInterval {
  const [now, then] = [weightedMeanWorseningAndError(after), weightedMeanWorseningAndError(earlier)]
  return ratioWithIntervalOfWorseningAgainstGood(
    { worse: now.worse - then.worse, error: Math.hypot(now.error, then.error) },
    followed,
  )
}

/** Returns an answer as a ratio of values, with its 95 % confidence interval. */
export function ratioWithIntervalOfWorseningAgainstGood(
  { worse, error }: Pick<WorseningAgainstGood, 'worse' | 'error'>,
  { better }: Pick<BisectedRowIdentity, 'better'>,
): RatioWithInterval {
  const sign = better === 'higher' ? -1 : 1
  const at = (errors: number) => Math.exp(sign * worse + errors * error)
  return {
    estimate: at(0),
    low: at(-confidence95HalfWidthInStandardErrors),
    high: at(confidence95HalfWidthInStandardErrors),
  }
}
