// The comparison table of a report: one row per benchmark and unit.
import type { Change, Comparison } from '../model.ts'
import { inlineCode } from './escape.ts'
import { formatCenter, formatDelta, formatP } from './format.ts'
import { type Naming, unitName } from './names.ts'

/** Each change as one sign; the report explains them in words beside it. */
export const signs: Readonly<Record<Change, string>> = {
  regressed: '❌',
  improved: '✅',
  changed: '❔',
  unchanged: '',
  inconclusive: '⚠️',
}

/** A Markdown table of `comparisons`; `~` stands where p is not below `alpha`. */
export function table(comparisons: readonly Comparison[], naming: Naming, alpha: number): string {
  const rows = comparisons.map(comparison => {
    const { unit, base, head, delta, p, change } = comparison
    const shown = p < alpha ? formatDelta(delta) : '~'
    return row([
      signs[change],
      inlineCode(naming(comparison)),
      loud.includes(change) ? `**${shown}**` : shown,
      formatCenter(base, unit),
      formatCenter(head, unit),
      inlineCode(unitName(unit)),
      formatP(p),
    ])
  })
  return [row(['', 'Benchmark', 'Delta', 'Base', 'Head', 'Unit', 'p']), alignment, ...rows].join('\n')
}

/** The delta stands early, as a phone shows three columns. */
const alignment = '|:-:|:--|--:|--:|--:|:--|--:|'
const loud: readonly Change[] = ['regressed', 'improved', 'changed']

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}
