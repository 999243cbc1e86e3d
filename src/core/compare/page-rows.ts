// Which rows of a comparison its page shows, and which of them at once: there may be more than a browser opens.
import type { BenchmarkRule } from '../model/benchmark-rule.ts'
import type { Cell, CellVerdict, SampleRow, SampleTable } from './comparison-table.ts'
import { isMutedBy } from './missing-rows.ts'

/** The most rows of a page: those that show something, and the others. */
const mostNotable = 2000
const mostQuiet = 30_000

/** A Sheet is the rows of one table on the page, by their places. */
export interface Sheet {
  /** What shows something: what regressed first. */
  readonly notable: readonly number[]
  readonly quiet: readonly number[]
  /** How many are left out. */
  readonly left: number
}

/** A CellChange is what a cell shows; muted: it regressed, and a rule keeps it from failing. */
export type CellChange = CellVerdict | 'muted'

export function cellChange({ versus }: Pick<Cell, 'versus'>, rule: BenchmarkRule | null): CellChange {
  const finding = versus?.finding ?? 'none'
  if (!isMutedBy(rule)) return finding
  return finding === 'regressed' ? 'muted' : finding === 'suspect' ? 'none' : finding
}

/** In which order they are shown; what is not here is quiet. */
const ranks: Readonly<Partial<Record<CellChange, number>>> = {
  regressed: 0,
  suspect: 2,
  changed: 3,
  muted: 4,
  improved: 5,
}
const ofMissing = 1
const quietest = 6

/** One for each table. The first tables get the room that there is. */
export function sheetsOf(tables: readonly SampleTable[]): readonly Sheet[] {
  let [notableRoom, quietRoom] = [mostNotable, mostQuiet]
  return tables.map(table => {
    const byRank: number[][] = Array.from({ length: quietest + 1 }, () => [])
    let place = 0
    for (const row of table.rows) byRank[rankOf(row)]?.push(place++)
    const quiet = (byRank.pop() as number[]).slice(0, quietRoom)
    const notable = byRank.flat().slice(0, notableRoom)
    notableRoom -= notable.length
    quietRoom -= quiet.length
    return { notable, quiet, left: table.rows.length - notable.length - quiet.length }
  })
}

/** That of its most urgent cell. */
function rankOf({ cells, rule }: SampleRow): number {
  const [base, ...others] = cells
  let least = quietest
  for (const cell of others) {
    const rank = cell
      ? (ranks[cellChange(cell, rule)] ?? quietest)
      : base && !isMutedBy(rule)
        ? ofMissing
        : quietest
    if (rank < least) least = rank
  }
  return least
}
