// Divides out of each visit the common movement of its benchmarks.
import { median } from 'simple-statistics'
import { type BenchmarkSeries, type Side, sides } from '../../src/core/model/measuring.ts'

/** The adjusted rows, and what was divided out, as a row of its own. */
export interface Adjusted {
  readonly rows: readonly BenchmarkSeries[]
  readonly common: BenchmarkSeries
}

/** The smallest spread of a row, in logarithms. */
const least = 1e-4

/**
 * Divides each value by the weighted median of how far the other rows were off their own centres in the same visit.
 * Centres and weights (1 / spread) come from all rounds and both sides, so that swapping the sides of a round also
 * swaps what is divided out: where no row has changed, the paired test of an adjusted row is as exact as before. With
 * `isFitted` each row is adjusted by as much as it usually moves with the others, from 0 to 2 times (least squares over
 * all visits).
 */
export function withoutShocks(series: readonly BenchmarkSeries[], isFitted: boolean): Adjusted {
  const logs = series.map(one => ({ base: one.base.map(logOf), head: one.head.map(logOf) }))
  const rows = logs.map(one => {
    const all = [...one.base, ...one.head].filter(value => value !== null)
    const centre = median(all)
    const spread = Math.max(median(all.map(value => Math.abs(value - centre))), least)
    return { ...one, centre, weight: 1 / spread }
  })
  const movement = (side: Side, round: number, without: number) =>
    weightedMedian(
      rows.flatMap(({ [side]: values, centre, weight }, index) => {
        const value = values[round] ?? null
        return index === without || value === null ? [] : [{ value: value - centre, weight }]
      }),
    )
  const slopeOf = (index: number) => {
    const row = rows[index]
    const pairs = sides.flatMap(side =>
      (row?.[side] ?? []).map((value, round) => ({
        own: value === null ? 0 : value - (row?.centre ?? 0),
        common: value === null ? 0 : movement(side, round, index),
      })),
    )
    const moved = pairs.reduce((sum, { common }) => sum + common ** 2, 0)
    const together = pairs.reduce((sum, { own, common }) => sum + own * common, 0)
    return moved === 0 ? 0 : Math.min(2, Math.max(0, together / moved))
  }
  const slopes = rows.map((_, index) => (isFitted ? slopeOf(index) : 1))
  const valuesOf = (side: Side, index: number) =>
    logs[index]?.[side].map((value, round) =>
      value === null ? null : Math.exp(value - (slopes[index] ?? 1) * movement(side, round, index)),
    ) ?? []
  const [first] = series
  if (!first) throw new RangeError('there is no series')
  const rounds = (side: Side) => first[side].map((_, round) => Math.exp(movement(side, round, -1)))
  return {
    rows: series.map((one, index) => ({
      ...one,
      base: valuesOf('base', index),
      head: valuesOf('head', index),
    })),
    common: { ...first, benchmark: 'all together', base: rounds('base'), head: rounds('head') },
  }
}

function logOf(value: number | null): number | null {
  return value === null ? null : Math.log(value)
}

/** The lower of two middle values; 0 where there are none. */
function weightedMedian(given: readonly { readonly value: number; readonly weight: number }[]): number {
  const sorted = [...given].sort((a, b) => a.value - b.value)
  const half = sorted.reduce((sum, { weight }) => sum + weight, 0) / 2
  let sum = 0
  for (const { value, weight } of sorted) {
    sum += weight
    if (sum >= half) return value
  }
  return 0
}

/** How much rows move together over all visits: the median correlation of their logarithms; null for a single row. */
export function togetherness(series: readonly BenchmarkSeries[]): number | null {
  const pairs = series.map(one => sides.map(side => one[side].map(value => Math.log(value ?? Number.NaN))))
  const visits = pairs.map(([base = [], head = []]) => centred([...base, ...head]))
  const found: number[] = []
  for (const [n, one] of visits.entries())
    for (const other of visits.slice(n + 1)) {
      const value = correlation(one, other)
      if (Number.isFinite(value)) found.push(value)
    }
  return found.length === 0 ? null : median(found)
}

function centred(values: readonly number[]): readonly number[] {
  const mean = values.reduce((sum, one) => sum + one, 0) / values.length
  return values.map(value => value - mean)
}

function correlation(one: readonly number[], other: readonly number[]): number {
  const product = (a: readonly number[], b: readonly number[]) =>
    a.reduce((sum, value, n) => sum + value * (b[n] ?? 0), 0)
  return product(one, other) / Math.sqrt(product(one, one) * product(other, other))
}

/** How far apart base and head of one round are if both are the same: 1.48 times the median distance, as a ratio. */
export function deviationWithin(series: readonly BenchmarkSeries[]): number {
  const ofRow = ({ base, head }: BenchmarkSeries) => {
    const ratios = base.map((value, round) => Math.log((head[round] ?? Number.NaN) / (value ?? Number.NaN)))
    const centre = median(ratios)
    return (1.4826 * median(ratios.map(one => Math.abs(one - centre)))) / Math.SQRT2
  }
  return median(series.map(ofRow))
}
