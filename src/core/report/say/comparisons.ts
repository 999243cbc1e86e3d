// The comparisons as rows: what each cell says, their order, and when a difference is shown.
import type { Change, Comparison } from '../../model/comparison.ts'
import type { ResultFile } from '../../model/result-file.ts'
import type { Settings } from '../../model/settings.ts'
import type { Naming } from '../../words/names.ts'
import { formatCenter, formatDelta, formatP, formatRuledOut } from '../../words/numbers.ts'
import { type Block, type Part, paragraph, type Row } from './block.ts'
import { unitOf } from './label.ts'
import { listed, name, say, term } from './text.ts'

/** What changed, in the order given. */
export function changesPart(changed: readonly Comparison[], naming: Naming, alpha: number): Part {
  if (changed.length === 0) return []
  return [{ kind: 'changes', rows: changed.map(one => rowOf(one, naming, alpha)) }]
}

/** Every comparison with the geomeans, or only the significant ones; empty if there is none. */
export function comparisonsPart(
  { comparisons, settings, geomeans }: Pick<ResultFile, 'comparisons' | 'settings' | 'geomeans'>,
  naming: Naming,
  which: 'every' | 'significant' | 'none',
): Part {
  const { alpha } = settings
  const isAll = which === 'every'
  const shown = isAll ? comparisons : comparisons.filter(one => isSignificant(one, alpha))
  if (which === 'none' || shown.length === 0) return []
  const rows = ordered(shown, naming, settings).map(one => rowOf(one, naming, alpha))
  return [
    {
      kind: 'comparisons',
      title: say`${isAll ? 'All' : 'Significant'} comparisons (${rows.length})`,
      rows,
      geomeans: isAll ? geomeans : [],
      settings,
      below: exactNote(shown),
    },
  ]
}

function rowOf(one: Comparison, naming: Naming, alpha: number): Row {
  const { unit, base, head, delta } = one
  return {
    of: one,
    name: [name(naming(one))],
    unit: [unitOf(unit)],
    delta: isSignificant(one, alpha) ? formatDelta(delta) : '~',
    base: formatCenter(base, unit),
    head: formatCenter(head, unit),
    bound: formatRuledOut(one),
    p: formatP(one),
  }
}

/** Whether a difference is shown: always if the gate has found a change, and any difference of exact values. */
export function isSignificant({ change, exact, delta, p }: Comparison, alpha: number): boolean {
  if (isLoud(change)) return true
  if (exact) return delta !== 0
  return p === null || p <= alpha
}

/** How a comparison is shown: a regression that does not fail is another thing than one that does. */
export type Shown = Change | 'accepted' | 'muted' | 'undirected'

/** What cannot fail needs no warning if it is not settled. */
export function shownAs({ change, better, gate, accepted }: Comparison): Shown {
  if (change === 'inconclusive' && (better === null || gate !== 'fail')) return 'undirected'
  if (change !== 'regressed') return change
  if (gate !== 'fail') return 'muted'
  return accepted === null ? change : 'accepted'
}

/** Whether the gate has found a change. */
export function isLoud(change: Change): boolean {
  return change === 'regressed' || change === 'improved' || change === 'changed'
}

/** The comparisons in the order asked for: by name, by how bad they are, or as they were measured. */
export function ordered(
  comparisons: readonly Comparison[],
  naming: Naming,
  { sort, alpha }: Pick<Settings, 'sort' | 'alpha'>,
): readonly Comparison[] {
  if (sort === 'name') {
    const names = new Map(comparisons.map(one => [one, naming(one)]))
    const nameOf = (one: Comparison) => names.get(one) ?? ''
    return comparisons.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : Number(nameOf(a) > nameOf(b))))
  }
  if (sort === 'delta')
    return comparisons.toSorted((a, b) => Math.sign(badness(b, alpha) - badness(a, alpha)) || 0)
  return comparisons
}

/** How bad a row is: above 0 if it got worse, 0 if nothing is shown or it has no direction, below 0 if it got better. */
function badness(comparison: Comparison, alpha: number): number {
  const { better, base, head, delta } = comparison
  if (better === null || !isSignificant(comparison, alpha)) return 0
  const rise = delta === null ? Number.POSITIVE_INFINITY : Math.abs(delta)
  return head.center > base.center === (better === 'lower') ? rise : -rise
}

function exactNote(rows: readonly Comparison[]): readonly Block[] {
  const units = [...new Set(rows.filter(({ exact }) => exact).map(({ unit }) => unit))]
  if (units.length === 0) return []
  return [
    paragraph(
      say`${term('exact', 'Exact')}: rows in ${listed(units.map(unitOf), 5)} with ± 0% on both sides do not vary and were compared by value, whatever their p.`,
    ),
  ]
}
