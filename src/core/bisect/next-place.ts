// Where to measure next: where the answer is expected to tell most.
import { normalDensity } from '../stats/normal.ts'
import type { Belief } from './belief.ts'
import type { Trail } from './trail.ts'

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
