// The comparisons by what is said of them, what a reader has to see first.
import type { Comparison } from '../../model/comparison.ts'
import type { Settings } from '../../model/settings.ts'
import type { Naming } from '../../words/names.ts'
import { magnitude } from '../sentence.ts'
import { ordered } from '../table.ts'

/** A Group is all comparisons of which the same is said. */
export interface Group {
  /** As a class of the style sheet. */
  readonly name: (typeof groups)[number]['name']
  readonly title: string
  /** Before the title and each name, as colour alone says nothing to some. */
  readonly sign: string
  readonly comparisons: readonly Comparison[]
}

const groups = [
  { name: 'regressed', title: 'Regressed', sign: '✗' },
  { name: 'inconclusive', title: 'Inconclusive', sign: '⚠\ufe0e' },
  { name: 'improved', title: 'Improved', sign: '✓' },
  { name: 'changed', title: 'Changed', sign: '?' },
  { name: 'within', title: 'Within what a pass allows', sign: '' },
  { name: 'unchanged', title: 'Unchanged', sign: '' },
  // A unit of unknown direction can fail nothing, so that nothing is wrong where it is not settled.
  { name: 'undirected', title: 'Inconclusive, in a unit of unknown direction', sign: '' },
] as const

/** Those that are not empty. What changed stands with the largest change first, anything else in the order asked for. */
export function groupsOf(
  comparisons: readonly Comparison[],
  naming: Naming,
  settings: Pick<Settings, 'sort' | 'alpha'>,
): readonly Group[] {
  const all = ordered(comparisons, naming, settings)
  return groups.flatMap(group => {
    const found = all.filter(one => nameOf(one) === group.name)
    if (found.length === 0) return []
    const isNews = ['regressed', 'improved', 'changed'].includes(group.name) && settings.sort !== 'name'
    const sorted = isNews ? found.toSorted((a, b) => Math.sign(magnitude(b) - magnitude(a)) || 0) : found
    return [{ ...group, comparisons: sorted }]
  })
}

function nameOf({ change, better }: Comparison): Group['name'] {
  return change === 'inconclusive' && better === null ? 'undirected' : change
}
