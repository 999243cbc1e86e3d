// How much a comparison has changed by the gate's estimate, as a number and in words for a table.
import { decidingChange } from '../../judge/effect-size.ts'
import type { Comparison } from '../../model/comparison.ts'
import { formatChange, formatValue } from '../../words/numbers.ts'
import { intervalInWords } from './amount.ts'
import { isLoud } from './outcome.ts'
import { say, type Text } from './text.ts'

/** Why no single number is true. */
export const noPoint = 'values in two groups'

/** How far the medians may be from the estimate, as a share of its interval, before one of the two misleads. */
const near = 0.25

/**
 * Whether one number can stand for the change: not where values lie in two groups and their medians moved otherwise than the
 * estimate says. The interval is true in any case.
 */
export function isPoint({ ratio, delta, warnings }: Comparison): boolean {
  if (ratio === null || ratio.low === null || ratio.high === null || delta === null) return true
  if (warnings.every(({ kind }) => kind !== 'two-modes')) return true
  return Math.abs(1 + delta - ratio.estimate) <= near * (ratio.high - ratio.low)
}

/** `+7.8%`, `from 0`; where no single number is true, both ends: `+1.2% to +140%`. With as many digits as tell it from a `limit` beside it. */
export function estimateOf(one: Comparison, limit: number | null = null): string {
  const { ratio, exact } = one
  if (exact || ratio === null) {
    const moved = decidingChange(one)
    return moved === null ? 'from 0' : formatChange(moved, limit).replace('.0%', '%')
  }
  // Where nothing changed, no digit below a tenth means anything.
  if (Math.abs(ratio.estimate - 1) < 0.0005 && !isLoud(one.change)) return '0.0%'
  if (isPoint(one)) return formatChange(ratio.estimate - 1, limit)
  const ends = [ratio.low, ratio.high].map(end => formatChange((end ?? 1) - 1))
  return [...new Set(ends)].join(' to ')
}

/** What stands beside it: the interval, or the values where these do not vary; empty where there is neither. */
export function betweenOf(one: Comparison): Text {
  const { ratio, shift, exact, unit, base, head, delta } = one
  const values = [base, head].map(({ center }) => (center === 0 ? '0' : formatValue(center, unit)))
  const shown = [...new Set(values)].join(' → ')
  if (exact || delta === null) return say`${shown}${exact ? ', exact' : ''}`
  if (ratio === null) return say`${shift === undefined ? '' : 'medians '}${shown}, no interval`
  return say`${intervalInWords(ratio, one)}${isPoint(one) ? '' : `, ${noPoint}`}`
}
