// The outcome of a comparison: its change, and whether that can fail.
import type { Change, Comparison } from '../../model/comparison.ts'

/** A ShownChange is what a comparison is shown as: a regression that cannot fail is another one than a regression that can. */
export type ShownChange = Change | 'accepted' | 'muted' | 'undirected'

/** What cannot fail needs no warning if it is not settled. */
export function shownChange({ change, better, gate, accepted }: Comparison): ShownChange {
  if (change === 'inconclusive' && (better === null || gate !== 'fail')) return 'undirected'
  if (change !== 'regressed') return change
  if (gate !== 'fail') return 'muted'
  return accepted === null ? change : 'accepted'
}

/** Whether the gate has found a change. */
export function isLoud(change: Change): boolean {
  return change === 'regressed' || change === 'improved' || change === 'changed'
}

/** Whether it moved: by what the gate has found, or as values that do not vary are not the same. */
export function hasMoved({ change, exact, delta }: Pick<Comparison, 'change' | 'exact' | 'delta'>): boolean {
  return isLoud(change) || (exact && delta !== 0)
}
