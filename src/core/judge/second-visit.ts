// Whether the second visit of a round is slower (or faster) than the first, whichever side it is to.
import { median } from 'simple-statistics'
import type { RunWarning } from '../model/comparison.ts'
import { type Round, type Series, sides } from '../model/measuring.ts'
import { pairedTest } from '../stats/paired-test.ts'

/** The p up to which a difference counts; fewer than eleven rounds cannot reach it. */
const placeAlpha = 0.001

/** Variance of logarithms below which the weight of a benchmark does not grow: a tenth of a percent, squared. */
const leastVariance = 1e-6

/**
 * Compares the second visits of the rounds with the first ones: in each round the mean over all times, as logarithms, and
 * over their variance, so that a noisy benchmark does not drown a steady one.
 *
 * The difference between head and base is first taken out of each benchmark. That difference and the weight come from
 * the values of the sides alone, not from the places they were measured in. If the place does not matter, the coin of
 * each round could as well have fallen the other way, so the rank sum under all such coins gives an exact p
 * (two-sided).
 *
 * Null where there is no significant difference. Rounds in which each benchmark had an order of its own do not count.
 */
export function secondVisitOf(
  rounds: readonly Pick<Round, 'first'>[],
  series: readonly Series[],
): Extract<RunWarning, { readonly kind: 'second-visit' }> | null {
  const rows = series.filter(({ unit }) => unit === 'sec/op').map(differencesOf)
  const levels = rounds.flatMap(({ first }, round) => {
    const seen = rows.flatMap(({ weight, differences }) => {
      const difference = differences[round] ?? null
      return difference === null ? [] : [{ weight, difference }]
    })
    if (first === null || seen.length === 0) return []
    const level = seen.reduce((sum, { weight, difference }) => sum + weight * difference, 0)
    const weights = seen.reduce((sum, { weight }) => sum + weight, 0)
    return [{ first, level: ((first === 'base' ? 1 : -1) * level) / weights }]
  })
  const head = levels.map(({ level }) => level)
  const { greater, less } = pairedTest([{ base: head.map(level => -level), head }])
  const p = Math.min(1, 2 * Math.min(greater, less))
  if (p > placeAlpha) return null
  // The rest of head's own difference has one sign in rounds of one order, and the opposite sign in the others.
  const ways = sides
    .map(side => levels.filter(({ first }) => first === side).map(({ level }) => level))
    .filter(({ length }) => length > 0)
  const change = Math.exp(ways.reduce((sum, one) => sum + median(one), 0) / ways.length) - 1
  return { kind: 'second-visit', change, p }
}

/** Head's time in each round against base's, as logarithms around their centre; null where one of them is missing. */
function differencesOf({ base, head }: Series): {
  readonly weight: number
  readonly differences: readonly (number | null)[]
} {
  const logs = base.map((value, round) => {
    const other = head[round] ?? null
    return value !== null && other !== null && value > 0 && other > 0 ? Math.log(other / value) : null
  })
  const known = logs.filter(log => log !== null)
  if (known.length === 0) return { weight: 0, differences: [] }
  const center = centerOf(known)
  const variance = known.reduce((sum, log) => sum + (log - center) ** 2, 0) / known.length
  return {
    weight: 1 / (variance + leastVariance),
    differences: logs.map(log => (log === null ? null : log - center)),
  }
}

/**
 * The median of the means of pairs (Hodges & Lehmann 1963): where the place matters the values form two groups, and a
 * plain median would lie in the larger one.
 */
function centerOf(values: readonly number[]): number {
  return median(values.flatMap((one, index) => values.slice(index).map(other => (one + other) / 2)))
}
