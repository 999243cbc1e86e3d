// The comparison table of a report: one row per benchmark and unit.
import type { Change, Comparison, Geomean } from '../model/comparison.ts'
import type { Settings } from '../model/settings.ts'
import { inlineCode } from '../words/escape.ts'
import { type Naming, unitName } from '../words/names.ts'
import { formatCenter, formatDelta, formatP, formatRuledOut } from '../words/numbers.ts'

/** Each change as one sign; the report explains them in words beside it. */
export const signs: Readonly<Record<Change, string>> = {
  regressed: '❌',
  improved: '✅',
  changed: '❔',
  unchanged: '',
  within: '',
  inconclusive: '⚠️',
}

/**
 * A Markdown table of `comparisons`; `~` stands where p is above `alpha` and the gate has found no change either. The
 * rows of `geomeans` stand last. A brief one is of what has changed, for which what is ruled out is no news.
 */
export function table(
  comparisons: readonly Comparison[],
  naming: Naming,
  alpha: number,
  geomeans: readonly Geomean[] = [],
  isBrief = false,
): string {
  const bound = (cell: string) => (isBrief ? [] : [cell])
  const rows = comparisons.map(comparison => {
    const { unit, base, head, change } = comparison
    const shown = isSignificant(comparison, alpha) ? formatDelta(comparison.delta) : '~'
    return row([
      signOf(comparison),
      inlineCode(naming(comparison)),
      loud.includes(change) ? `**${shown}**` : shown,
      formatCenter(base, unit),
      formatCenter(head, unit),
      ...bound(formatRuledOut(comparison)),
      inlineCode(unitName(unit)),
      formatP(comparison),
    ])
  })
  // The delta stands early, as a phone shows three columns.
  return [
    row(['', 'Benchmark', 'Delta', 'Base', 'Head', ...bound('Worse by at most'), 'Unit', 'p']),
    row([':-:', ':--', '--:', '--:', '--:', ...bound('--:'), ':--', '--:']).replaceAll(' ', ''),
    ...rows,
    ...geomeans.map(geomeanRow),
  ].join('\n')
}

/** Whether a difference is shown: what the gate has found always is, and of values that do not vary any is certain. */
export function isSignificant({ change, exact, delta, p }: Comparison, alpha: number): boolean {
  if (loud.includes(change)) return true
  if (exact) return delta !== 0
  return p === null || p <= alpha
}

/** The comparisons in the order asked for: by name, or the worst first and those without a significant change last. */
export function ordered(
  comparisons: readonly Comparison[],
  naming: Naming,
  { sort, alpha }: Pick<Settings, 'sort' | 'alpha'>,
): readonly Comparison[] {
  if (sort === 'name') {
    const names = new Map(comparisons.map(one => [one, naming(one)]))
    const name = (one: Comparison) => names.get(one) ?? ''
    return comparisons.toSorted((a, b) => (name(a) < name(b) ? -1 : Number(name(a) > name(b))))
  }
  if (sort === 'delta')
    return comparisons.toSorted((a, b) => Math.sign(badness(b, alpha) - badness(a, alpha)) || 0)
  return comparisons
}

/** How bad a row is: first what got worse, then what is as it was or has no direction, then what got better. */
function badness(comparison: Comparison, alpha: number): number {
  const { better, base, head, delta } = comparison
  if (better === null || !isSignificant(comparison, alpha)) return 0
  const rise = delta === null ? Number.POSITIVE_INFINITY : Math.abs(delta)
  return head.center > base.center === (better === 'lower') ? rise : -rise
}

const loud: readonly Change[] = ['regressed', 'improved', 'changed']

/** A unit of unknown direction can fail nothing, so that nothing is wrong where it is not settled. */
function signOf({ change, better }: Comparison): string {
  return change === 'inconclusive' && better === null ? '' : signs[change]
}

function geomeanRow({ unit, ratio, rows, of }: Geomean): string {
  const name = rows === of ? 'geomean' : `geomean (${rows} of ${of})`
  return row(['', name, formatDelta(ratio - 1), '', '', '', inlineCode(unitName(unit)), ''])
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}
