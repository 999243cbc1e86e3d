// The search: what to do next, given all that was learned.

import { normalDensity } from '../stats/normal.ts'
import { type Belief, beliefOf } from './belief.ts'
import { type Candidate, candidatesIn, credibleRange, culpritsIn } from './candidates.ts'
import type { Trail } from './trail.ts'

/** A Limit is when to end. */
export interface Limit {
  /** The probability with which a culprit counts as found. */
  readonly sure: number
  /** The most gates, with that of BAD. */
  readonly gates: number
  /** The most rounds of a gate at a commit that was not measured before. */
  readonly rounds: number
}

/** A Move is what to do next: measure a commit against GOOD, or end. */
export type Move =
  | {
      readonly kind: 'measure'
      readonly at: number
      readonly rounds: number
      /** Places in which the culprits are, but for a part of `1 - sure`. */
      readonly range: Pick<Candidate, 'first' | 'last'>
    }
  | { readonly kind: 'found'; readonly culprits: readonly Candidate[]; readonly belief: Belief }
  /** Why it ends without: no gates are left, or there is nothing left to measure. */
  | {
      readonly kind: 'open'
      readonly why: 'gates' | 'broken'
      /** Those that are as probable as was asked for. */
      readonly culprits: readonly Candidate[]
      /** The others, the most probable first. */
      readonly candidates: readonly Candidate[]
      readonly belief: Belief
    }

/** Needs an answer on BAD. */
export function nextMove(trail: Trail, { sure, gates, rounds: most }: Limit): Move {
  const belief = beliefOf(trail)
  const candidates = candidatesIn(trail, belief)
  const culprits = culpritsIn(candidates, sure)
  if (culprits) return { kind: 'found', culprits, belief }
  const isFull = trail.answers.length >= gates
  const at = isFull ? null : nextPlace(trail, belief, errorAfter(trail, most))
  if (at !== null)
    return {
      ...{ kind: 'measure', at, rounds: roundsFor(trail, belief, at, most) },
      range: credibleRange(candidates, sure),
    }
  return {
    ...{ kind: 'open', why: isFull ? 'gates' : 'broken', belief },
    culprits: candidates.filter(({ probability }) => probability >= sure),
    candidates: candidates
      .filter(({ probability }) => probability < sure)
      .toSorted((a, b) => b.probability - a.probability),
  }
}

/** The most gates, unless it is said: three times what halving takes, as answers may be wrong and culprits several. */
export function usualGates(commits: number): number {
  return 3 * Math.ceil(Math.log2(Math.max(2, commits))) + 2
}

// Where to measure next: where the answer is expected to tell most.

/** How far off, in commits, another is as likely to be broken too as not to be. */
const brokenAround = 1
/** Outcomes of a gate that are told apart, in parts of its error. */
const fineness = 0.5

/**
 * The place whose measurement, with the standard error `error`, has the largest mutual information with its level; null where
 * none can be measured. With one culprit that is the median of the posterior. A commit beside one that could not be
 * measured probably cannot be, either.
 */
export function nextPlace(trail: Trail, belief: Belief, error: number): number | null {
  // Levels that are closer than half a culprit need not be told apart.
  const spread = Math.max(Math.hypot(error, belief.wobble), belief.least / 2)
  let best: number | null = null
  let most = 0
  for (let place = 1; place <= trail.odds.length; place++) {
    if (trail.broken.has(place)) continue
    const told = information(belief, belief.at[place] as Float64Array, spread) * chanceToWork(trail, place)
    if (told > most) [best, most] = [place, told]
  }
  return best
}

/** In nats. */
function information({ levels }: Belief, weights: Float64Array, spread: number): number {
  const likely = levels.flatMap((level, n) =>
    (weights[n] ?? 0) > 1e-9 ? [{ level, p: weights[n] ?? 0 }] : [],
  )
  const [low = 0, high = 0] = [likely[0]?.level, likely.at(-1)?.level]
  const step = spread * fineness
  const steps = Math.ceil((high - low) / step) + 12 / fineness
  let [told, asNoise] = [0, 0]
  for (let n = 0; n <= steps; n++) {
    const outcome = low - 6 * spread + n * step
    const p =
      likely.reduce((sum, one) => sum + one.p * normalDensity((outcome - one.level) / spread), 0) * fineness
    const noise = n * fineness <= 12 ? normalDensity(-6 + n * fineness) * fineness : 0
    if (p > 0) told -= p * Math.log(p)
    if (noise > 0) asNoise -= noise * Math.log(noise)
  }
  return Math.max(0, told - asNoise)
}

/** What works parts the broken commits before it from those after it. */
function chanceToWork({ odds, broken, answers }: Trail, place: number): number {
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

// How many rounds a gate takes: enough to tell the whole slowdown from none.

/** The whole slowdown in standard errors of a gate: at halfway it is wrong once in 30,000 gates, if noise is normal. */
const apart = 8
/** As the gate asks for. */
const fewest = 8

/**
 * The rounds of the next gate at `place`, from how far the answers so far vary: at most `most`, but for a commit that has
 * been measured, whose rounds are doubled.
 */
export function roundsFor(trail: Trail, belief: Belief, place: number, most: number): number {
  const before = Math.max(0, ...trail.answers.filter(({ at }) => at === place).map(({ rounds }) => rounds))
  if (before > 0) return Math.min(2 * before, 4 * most)
  const gap = Math.max(belief.least, 2 * deviationOf(belief.levels, belief.at[place] as Float64Array))
  const rounds = Math.ceil((apart * spreadOf(trail)) ** 2 / gap ** 2)
  return Math.max(fewest, Math.min(most, Number.isFinite(rounds) ? rounds : most))
}

/** Of two levels that are equally likely it is half of what is between them. */
function deviationOf(levels: readonly number[], weights: Float64Array): number {
  const moment = (of: (level: number) => number) =>
    levels.reduce((sum, level, n) => sum + of(level) * (weights[n] ?? 0), 0)
  const mean = moment(level => level)
  return Math.sqrt(moment(level => (level - mean) ** 2))
}

/** The standard error that so many rounds would have. */
export function errorAfter(trail: Trail, rounds: number): number {
  return spreadOf(trail) / Math.sqrt(rounds)
}

/** The standard error of one round: the middle one of all answers, as an interval of few rounds is little known itself. */
function spreadOf({ answers }: Trail): number {
  const measured = answers.filter(({ rounds }) => rounds > 0)
  const each = measured.map(({ error, rounds }) => error * Math.sqrt(rounds)).sort((a, b) => a - b)
  return each[each.length >> 1] ?? 0
}
