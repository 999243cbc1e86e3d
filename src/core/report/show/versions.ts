// Several versions in a terminal: one table with a column for each, and the verdicts below.
import type { Comparison } from '../../model/comparison.ts'
import { columns, leastFirstCell } from '../../words/columns.ts'
import { escapeControls } from '../../words/escape.ts'
import { type Paint, plain } from '../../words/paint.ts'
import { widthOf, wrapLine } from '../../words/width.ts'
import { shownChange } from '../say/outcome.ts'
import { type Version, type VersionRow, versionBrief, versionCell, versionRows } from '../say/versions.ts'
import { changeColours, signs, terminalText } from './terminal.ts'

/** So many rows are shown although none of them moved. */
const few = 12
/** In less than so many columns the first version's values give way. */
const narrowest = 50

/** `base` is how the first version was named. `all` rows, or those that moved in a version. */
export function versionsText(
  base: string,
  versions: readonly Version[],
  all = false,
  paint: Paint = plain,
  width = Number.POSITIVE_INFINITY,
): string {
  const rows = versionRows(versions)
  const moved = rows.filter(({ isMoved }) => isMoved)
  const shown = all || rows.length <= few ? rows : moved
  const folded = rows.length - shown.length
  const rest =
    folded === 0 ? [] : wrapLine(`  ${folded} rows moved in no version (\`--all\` shows them)`, width)
  const tables = shown.length === 0 ? [] : tablesOf(base, versions, shown, paint, width)
  const lines = [...tables, ...rest]
  const table = lines.length === 0 ? '' : `${lines.join('\n')}\n\n`
  const verdicts = versions.map(one => terminalText(versionBrief(one), paint, width)).join('\n')
  return `${table}${verdicts}${alphaNote(versions, width)}`
}

/** Where alpha is not what the user gave: each version has its share of it. */
function alphaNote([first, ...others]: readonly Version[], width: number): string {
  const { alpha = 0, correction } = first?.result.settings ?? {}
  if (others.length === 0 || correction === 'none') return ''
  const text = `Judged together: each version by its share of alpha, ${Number(alpha.toPrecision(3))}.`
  return `\n${wrapLine(text, width).join('\n')}\n`
}

/** One table, or one below the other where there is no room for all columns. */
function tablesOf(
  base: string,
  versions: readonly Version[],
  rows: readonly VersionRow[],
  paint: Paint,
  width: number,
): readonly string[] {
  const made = versions.map(({ name, result }, n) => [
    escapeControls(name),
    ...rows.map(({ cells }) => textOf(cells[n] ?? null, result.settings.alpha)),
  ])
  const unit = ['unit', ...rows.map(row => row.unit)]
  const first = width < narrowest ? [] : [[escapeControls(base), ...rows.map(row => row.base)]]
  const taken = (column: readonly string[]) => 2 + Math.max(...column.map(widthOf))
  const names = ['benchmark', ...rows.map(row => row.name)]
  const beside = [unit, ...first].reduce((sum, one) => sum + taken(one), 0)
  const fixed = Math.min(taken(names) - 2, leastFirstCell) + beside
  const tables: string[][][] = []
  let used = 0
  for (const column of made) {
    used += taken(column)
    const last = tables.at(-1)
    if (last && used <= width) last.push(column)
    else {
      tables.push([column])
      used = fixed + taken(column)
    }
  }
  return tables.flatMap((some, n) => {
    const cells = names.map((name, row) => [name, ...[unit, ...first, ...some].map(one => one[row] ?? '')])
    const lines = columns(cells, 2, width)
    return [...(n === 0 ? [] : ['']), ...lines.map((line, row) => painted(line, rows[row - 1], paint))]
  })
}

function textOf(cell: Comparison | null, alpha: number): string {
  if (cell === null) return ''
  const outcome = shownChange(cell)
  const sign = outcome === 'inconclusive' ? '' : signs[outcome].trim()
  return `${sign} ${versionCell(cell, alpha)}`.trim()
}

/** Red where any version is worse, green where some are better and none is. */
function painted(line: string, row: VersionRow | undefined, paint: Paint): string {
  const colours = (row?.cells ?? []).map(cell => cell && changeColours[shownChange(cell)])
  const colour = (['red', 'yellow', 'green'] as const).find(one => colours.includes(one))
  return colour ? paint(colour, line) : line
}
