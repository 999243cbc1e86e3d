// Files whose rounds were measured in turns: what swapping the sides within rounds says, and how many rounds it takes.
import type { Better } from '../model/measuring.ts'
import { pairedTest } from '../stats/paired-test.ts'
import { roundsToSee } from '../stats/planner.ts'

/** How often a change of the threshold is to be shown with the number of rounds that is told. */
const power = 0.8
/** Nobody is told to measure more rounds. */
const mostRounds = 1000

/** The two-sided p of swaps of base and head within rounds; both in the order of the rounds. */
export function pairedP(base: Float64Array, head: Float64Array): number {
  const { greater, less } = pairedTest([{ base: Array.from(base), head: Array.from(head) }])
  return Math.min(1, 2 * Math.min(greater, less))
}

/** The standard deviation of one value's logarithm, from how the rounds differ; NaN where that cannot be said. */
export function pairedSpread(base: Float64Array, head: Float64Array): number {
  const ratios = Array.from(base, (value, round) => Math.log((head[round] as number) / value))
  const mean = ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length
  const squares = ratios.reduce((sum, ratio) => sum + (ratio - mean) ** 2, 0)
  const spread = Math.sqrt(squares / (ratios.length - 1) / 2)
  return Number.isFinite(spread) ? spread : Number.NaN
}

/** Whether `rounds` are too few for a p of `level`, and how many would do: the least p is 2 of all 2^rounds swaps. */
export function pairedPower(rounds: number, level: number): { isPowerless: boolean; needed: number | null } {
  const isPowerless = 2 ** (1 - rounds) > level
  const needed = Math.ceil(1 - Math.log2(level) - 1e-12)
  return { isPowerless, needed: isPowerless && needed <= mostRounds ? needed : null }
}

/**
 * The rounds in which a worsening of the threshold would be shown at `level` in four of five comparisons; null where
 * that is not known, or beyond 1,000.
 */
export function roundsToShow(
  spread: number,
  threshold: number,
  better: Better,
  level: number,
): number | null {
  if (Number.isNaN(spread) || better === null || threshold === 0) return null
  // A fall to 1 / 1.05 is 4.8 %: the planner counts rises, but a unit that is better higher worsens by falls.
  const rise = better === 'higher' ? 1 / (1 - Math.min(threshold, 0.99)) - 1 : threshold
  const rounds = Math.max(roundsToSee(rise, spread, level / 2, power), Math.ceil(1 - Math.log2(level)))
  return rounds <= mostRounds ? rounds : null
}
