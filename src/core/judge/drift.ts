// Whether the machine got slower or faster during a run, even if benchmarks leave before its end.
import type { RunWarning } from '../model/comparison.ts'
import type { Series } from '../model/measuring.ts'
import { mannKendall } from '../stats/mann-kendall.ts'

/** The p up to which a trend counts; fewer than six rounds cannot reach it. */
const driftAlpha = 0.01

/** Variance of logarithms below which the weight of a benchmark does not grow: a tenth of a percent, squared. */
const leastVariance = 1e-6

/**
 * Looks for a trend in the times of the rounds: the mean over all times of both sides, as logarithms, so that a long
 * benchmark weighs as much as a short one, and over their variance, so that a noisy one does not drown a steady one. Both
 * sides share it, so it is the machine's and not the change's.
 *
 * Benchmarks may leave after some rounds, which changes the mean of those that stay. So two rounds are compared only by
 * the benchmarks that both have: none adds its own level to the difference. While nothing drifts, each rank of a round
 * among those before it is equally likely, and independent of the next one, whichever benchmarks it is taken over. S of
 * Mann & Kendall is made of these ranks alone, so its p holds. (Which benchmarks leave depends on how their sides
 * differ, not on their mean; a variance knows no order.)
 *
 * The change is from the first quarter of the rounds to the last, over the benchmarks that the later round has. A series
 * counts up to its first round without a (positive) time on either side.
 */
export function driftOf(
  series: readonly Pick<Series, 'unit' | 'base' | 'head'>[],
): Extract<RunWarning, { readonly kind: 'drift' }> | null {
  const times = series.filter(({ unit }) => unit === 'sec/op').map(timesOf)
  const histories = historiesOf(times.filter(({ length }) => length > 0))
  const { p } = mannKendall(ranked(histories))
  if (p > driftAlpha) return null
  const quarter = Math.ceil(histories.length / 4)
  const rises = histories
    .slice(-quarter)
    .map(levels => (levels.at(-1) as number) - mean(levels.slice(0, quarter)))
  const change = Math.exp(mean(rises)) - 1
  return Number.isFinite(change) ? { kind: 'drift', change, p } : null
}

/** The time of both sides in each round from the first on, as logarithms. */
function timesOf({ base, head }: Pick<Series, 'base' | 'head'>): readonly number[] {
  const sums = base.map((value, round) => (logOf(value) + logOf(head[round] ?? null)) / 2)
  const end = sums.findIndex(sum => Number.isNaN(sum))
  return end < 0 ? sums : sums.slice(0, end)
}

function logOf(value: number | null): number {
  return value !== null && value > 0 ? Math.log(value) : Number.NaN
}

/** For each round the levels of all rounds up to it, over the benchmarks that it has. */
function historiesOf(times: readonly (readonly number[])[]): readonly (readonly number[])[] {
  const weighted = times.map(logs => ({ logs, weight: 1 / (varianceOf(logs) + leastVariance) }))
  const lengths = [...new Set(times.map(({ length }) => length))].sort((a, b) => a - b)
  return lengths.flatMap((length, index) => {
    const staying = weighted.filter(({ logs }) => logs.length >= length)
    const levels = Array.from({ length }, (_, round) => levelOf(staying, round))
    return levels.map((_, round) => levels.slice(0, round + 1)).slice(lengths[index - 1] ?? 0)
  })
}

interface Weighted {
  readonly logs: readonly number[]
  readonly weight: number
}

function levelOf(times: readonly Weighted[], round: number): number {
  const sum = times.reduce((sum, { logs, weight }) => sum + weight * (logs[round] as number), 0)
  return sum / times.reduce((sum, { weight }) => sum + weight, 0)
}

/** Numbers in which each round has the rank among earlier rounds that its history gives it. */
function ranked(histories: readonly (readonly number[])[]): readonly number[] {
  let ranks: readonly number[] = []
  for (const levels of histories) {
    const level = levels.at(-1) as number
    const equal = ranks[levels.indexOf(level)]
    if (equal === undefined) {
      const lower = levels.filter(one => one < level).length
      const below = ranks.toSorted((a, b) => a - b)[lower - 1] ?? 0
      ranks = [...ranks.map(rank => (rank > below ? rank + 1 : rank)), below + 1]
    } else ranks = [...ranks, equal]
  }
  return ranks
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function varianceOf(values: readonly number[]): number {
  const center = mean(values)
  return mean(values.map(value => (value - center) ** 2))
}
