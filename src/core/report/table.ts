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
}

/** A Markdown table of `comparisons`; `~` stands where p is not below `alpha`. */
export function table(comparisons: readonly Comparison[], naming: Naming, alpha: number): string {
  const rows = comparisons.map(comparison => {
    const { unit, base, head, delta, p, change } = comparison
    const shown = p < alpha ? formatDelta(delta) : '~'
    return row([
      signs[change],
      inlineCode(naming(comparison)),
      inlineCode(unitName(unit)),
      formatCenter(base, unit),
      formatCenter(head, unit),
      change === 'unchanged' ? shown : `**${shown}**`,
      formatP(p),
    ])
  })
  return [row(['', 'Benchmark', 'Unit', 'Base', 'Head', 'Delta', 'p']), alignment, ...rows].join('\n')
}

const alignment = '|:-:|:--|:--|--:|--:|--:|--:|'

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}
