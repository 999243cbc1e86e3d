// Which comparisons a terminal shows: what moved or is open, and a line for the rest.

import { undecided } from '../../judge/verdict.ts'
import type { ReportRow } from './block.ts'
import { sameUnits } from './comparisons.ts'
import { hasMoved, isLoud } from './outcome.ts'
import { joined, say, type Text } from './text.ts'

/** More rows than this are not read to their end in a terminal. */
const mostMoved = 40
const mostOpen = 10
/** So many rows are shown where none of them moved: there is nothing to look for among them. */
const few = 12
/** A line instead of so few would save nothing. */
const tooFew = 3

/** Some rows, in the order given, and what is said of the others; empty where there are none. */
export interface FoldedRows {
  readonly rows: readonly ReportRow[]
  readonly rest: Text
}

export function foldRows(all: readonly ReportRow[]): FoldedRows {
  const moved = all.filter(({ of }) => hasMoved(of))
  const open = all.filter(({ of }) => undecided([of]).length > 0)
  const chosen = new Set([...worstFirst(moved).slice(0, mostMoved), ...open.slice(0, mostOpen)])
  const isShort = all.length - chosen.size <= tooFew || (moved.length === 0 && all.length <= few)
  const rows = isShort ? all : all.filter(row => chosen.has(row))
  if (rows.length === all.length) return { rows, rest: [] }
  const told = new Set([...moved, ...open, ...rows])
  const left = all.filter(row => !told.has(row))
  const still = left.filter(({ of }) => of.change !== 'inconclusive')
  const harmless = left.length - still.length
  const cut = (found: number, most: number, what: string) =>
    found > most ? say`${found - most} more ${what}` : []
  return {
    rows,
    rest: say`${joined(
      [
        cut(moved.length, mostMoved, 'that moved'),
        cut(open.length, mostOpen, 'that are open'),
        harmless === 0 ? [] : say`${harmless} open that cannot fail`,
        still.length === 0 ? [] : unmoved(still),
      ],
      '; ',
    )} (\`--all\` shows them)`,
  }
}

/** Regressions before improvements, and what the gate has found before what moved by less than the threshold. */
function worstFirst(rows: readonly ReportRow[]): readonly ReportRow[] {
  const rank = ({ of: { change } }: ReportRow) => Number(change === 'regressed') + Number(isLoud(change))
  return rows.toSorted((a, b) => rank(b) - rank(a))
}

/** `28 rows did not move: time/op in 14, each worse by at most 3.2%; B/op and allocs/op: unchanged in all 7`. */
function unmoved(rows: readonly ReportRow[]): Text {
  const same = sameUnits(rows.map(({ of }) => of))
  const varying = rows.filter(({ of }) => !of.exact)
  const [furthest] = varying.toSorted((a, b) => boundOf(b) - boundOf(a))
  const what = varying.length === rows.length ? 'each' : `${varying.length} that vary`
  const bound =
    furthest === undefined || !Number.isFinite(boundOf(furthest))
      ? []
      : say`${what} worse by at most ${furthest.bound}`
  const said = joined([bound, same], '; ')
  return say`${rows.length} rows did not move${said.length === 0 ? '' : say`: ${said}`}`
}

function boundOf({ of: { ruledOut, better }, bound }: ReportRow): number {
  return ruledOut === null || better === null || bound === '' ? Number.POSITIVE_INFINITY : ruledOut
}
