// The comparisons grouped by change, in the order in which a reader should see them.
import type { Settings } from '../../../model/settings.ts'
import type { ReportRow } from '../../say/block.ts'
import { shownChange } from '../../say/outcome.ts'
import { magnitude } from '../../say/sentence.ts'

/** A Group is all comparisons with the same change. */
export interface Group {
  /** As a class of the style sheet. */
  readonly name: (typeof groups)[number]['name']
  readonly title: string
  /** Before the title and each name, because some readers cannot tell the colours apart. */
  readonly sign: string
  /** Whether there is nothing in it to act on. */
  readonly isQuiet: boolean
  readonly rows: readonly ReportRow[]
}

const groups = [
  { name: 'regressed', title: 'Regressed', sign: '✗' },
  { name: 'accepted', title: 'Regressed, and accepted', sign: '☑' },
  { name: 'muted', title: 'Regressed, and muted', sign: '–' },
  { name: 'inconclusive', title: 'Inconclusive', sign: '⚠\ufe0e' },
  { name: 'improved', title: 'Improved', sign: '✓' },
  { name: 'changed', title: 'Changed', sign: '?' },
  { name: 'within', title: 'Within what a pass allows', sign: '' },
  { name: 'unchanged', title: 'Unchanged', sign: '' },
  {
    name: 'undirected',
    title: 'Inconclusive, and cannot fail: muted, or in a unit of unknown direction',
    sign: '',
  },
] as const

/** Those that are not empty. What changed begins with the largest change; the rest is in the order asked for. */
export function groupsOf(all: readonly ReportRow[], sort: Settings['sort']): readonly Group[] {
  return groups.flatMap(group => {
    const rows = all.filter(({ of }) => shownChange(of) === group.name)
    if (rows.length === 0) return []
    const isNews =
      ['regressed', 'accepted', 'muted', 'improved', 'changed'].includes(group.name) && sort !== 'name'
    const furthestFirst = (a: ReportRow, b: ReportRow) => Math.sign(magnitude(b.of) - magnitude(a.of)) || 0
    const isQuiet = ['within', 'unchanged', 'undirected'].includes(group.name)
    return [{ ...group, isQuiet, rows: isNews ? rows.toSorted(furthestFirst) : rows }]
  })
}
