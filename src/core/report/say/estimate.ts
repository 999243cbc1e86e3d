// How much a comparison has changed by the gate's estimate, as a number and in words for a table.
import type { Comparison } from '../../model/comparison.ts'
import { formatPercent, formatValue } from '../../words/numbers.ts'
import { intervalInWords } from './amount.ts'
import { say, type Text } from './text.ts'

/**
 * Whether one number can stand for the change: not where the values lie in two groups, or where the medians moved otherwise
 * than the interval of the estimate allows. The interval is true in any case.
 */
export function isPoint({ ratio, delta, exact, warnings }: Comparison): boolean {
  if (ratio === null || exact || ratio.low === null || ratio.high === null) return true
  if (warnings.some(({ kind }) => kind === 'two-modes')) return false
  return delta === null || (1 + delta >= ratio.low && 1 + delta <= ratio.high)
}

/** `+7.8%`, `from 0`; where no single number is true, both ends: `+1.2% to +140%`. */
export function estimateOf(one: Comparison): string {
  const { ratio, delta, exact } = one
  if (exact || ratio === null) return delta === null ? 'from 0' : signed(delta).replace('.0%', '%')
  if (isPoint(one)) return signed(ratio.estimate - 1)
  return [ratio.low, ratio.high].map(end => signed((end ?? 1) - 1)).join(' to ')
}

/** What stands beside it: the interval, or the values where these do not vary; empty where there is neither. */
export function betweenOf(one: Comparison): Text {
  const { ratio, exact, unit, base, head, delta } = one
  const values = [base, head].map(({ center }) => (center === 0 ? '0' : formatValue(center, unit)))
  if (exact || delta === null)
    return say`${[...new Set(values)].join(' → ')}${exact ? ', exact' : ''}`
  if (ratio === null) return say`${values.join(' → ')}, no interval`
  return say`${intervalInWords(ratio, one)}${isPoint(one) ? '' : `, ${whyNoPoint(one)}`}`
}

/** Why no single number is true. */
export function whyNoPoint({ warnings }: Comparison): string {
  return warnings.some(({ kind }) => kind === 'two-modes')
    ? 'values in two groups'
    : 'medians moved otherwise'
}

/** `+7.8%`, `-3.1%` */
function signed(change: number): string {
  return `${change < 0 ? '-' : '+'}${formatPercent(change)}`
}
