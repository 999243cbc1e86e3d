// Renders a report for a terminal: wrapped, in columns, in colours.
import { displayedOutcomeOfComparison, type ReportRowOutcome } from '../../judge/verdict.ts'
import type { Comparison } from '../../model/comparison.ts'
import { escapeControlCharacters, splitLinesAndEscapeControlCharacters } from '../../words/escape.ts'
import {
  alignColumns,
  type ColourText,
  displayWidth,
  minFirstCellWidth,
  noColour,
  wrapLine,
} from '../../words/terminal.ts'
import {
  type ComparisonsBlock,
  nameSpan,
  type ReportBlock,
  type ReportSection,
  type ReportTableBlock,
  type ReportText,
  reportBlockHasContent,
} from '../say/block.ts'
import type { TerminalReportSections } from '../say/terminal-report.ts'
import {
  buildRowsAcrossVersions,
  buildSectionsOfVersionAgainstFirst,
  cellTextOfVersionMeasuredAgainstFirst,
  type RowAcrossVersions,
  type VersionMeasuredAgainstFirst,
} from '../say/versions.ts'
import { reportTextToPlain } from './plain-text.ts'

/** The colours and the width of a terminal. */
interface Room {
  readonly paint: ColourText
  readonly width: number
}

const colours = {
  pass: 'green',
  fail: 'red',
  inconclusive: 'yellow',
  calibration: 'bold',
  'no-verdict': 'yellow',
} as const

/** Returns lines of at most `width` columns, as far as names and numbers allow. Control characters are escaped. */
export function textOfTerminalReportSections(
  { outcome, reason, before, after }: TerminalReportSections,
  paint: ColourText = noColour,
  width = Number.POSITIVE_INFINITY,
): string {
  const verdict = outcome.toUpperCase()
  const [first = '', ...more] = wrapLine(`${verdict}  ${reportTextToPlain(reason)}`, width)
  const painted = paint(colours[outcome], paint('bold', verdict)) + first.slice(verdict.length)
  const written = (parts: readonly ReportSection[]) =>
    parts.map(part => part.flatMap(block => linesOf(block, { paint, width })))
  return [...written(before), [painted, ...more], ...written(after)]
    .filter(lines => lines.length > 0)
    .map(lines => `${lines.join('\n')}\n`)
    .join('\n')
}

function linesOf(block: ReportBlock, room: Room): readonly string[] {
  const { width } = room
  if (!reportBlockHasContent(block)) return []
  switch (block.kind) {
    case 'paragraph':
    case 'warning':
    case 'note':
    case 'alert':
      return wrapped(block.text, width)
    case 'list':
      return block.items.flatMap(item => wrapped(item, width, '  ', '    '))
    case 'table':
      return indented(tableLines(block, width - 2))
    case 'code':
      return indented(splitLinesAndEscapeControlCharacters(block.text.trimEnd()))
    case 'fold':
      return [
        ...wrapped([...block.title, ':'], width),
        ...indented(block.blocks.flatMap(reportBlock => linesOf(reportBlock, { ...room, width: width - 2 }))),
      ]
    case 'comparisons':
      return comparisonLines(block, room)
    // The table of all comparisons contains the changes.
    case 'changes':
      return []
  }
}

function indented(lines: readonly string[]): readonly string[] {
  return lines.map(line => (line === '' ? '' : `  ${line}`))
}

function wrapped(text: ReportText, width: number, first = '', further = ''): readonly string[] {
  return reportTextToPlain(text)
    .split('\n')
    .flatMap((line, index) => wrapLine(`${index === 0 ? first : further}${line}`, width))
}

/** Returns the rows in columns; those aligned to the right are numbers. */
function tableLines({ columns: titles, rows }: ReportTableBlock, width: number): readonly string[] {
  const cells = rows.map(row => titles.map((_, n) => reportTextToPlain(row[n] ?? [])))
  const numbers = titles.findIndex(({ side }) => side === 'right')
  return alignColumns(
    [titles.map(({ title }) => title), ...cells],
    numbers < 0 ? titles.length : numbers,
    width,
  )
}

/** Narrower terminals do not show the first version beside the others. */
const narrowest = 50

const comparisonOutcomeSigns: Readonly<Record<ReportRowOutcome, string>> = {
  regressed: '✗',
  accepted: '☑',
  muted: '-',
  improved: '✓',
  changed: '?',
  unchanged: ' ',
  within: ' ',
  inconclusive: '~',
  mutedInconclusive: '-',
  undirected: ' ',
}

const changeColours: Readonly<Partial<Record<ReportRowOutcome, 'red' | 'green' | 'yellow'>>> = {
  regressed: 'red',
  improved: 'green',
  inconclusive: 'yellow',
}

type Cell = 'name' | 'unit' | 'base' | 'head' | 'delta' | 'bound' | 'adjustedP'

/** The columns, and fewer of them for terminals in which these do not fit. */
const layouts: readonly (readonly Cell[])[] = [
  ['name', 'unit', 'base', 'head', 'delta', 'bound', 'adjustedP'],
  ['name', 'unit', 'delta', 'bound', 'adjustedP'],
  ['name', 'unit', 'delta', 'adjustedP'],
]

/** Returns the rows with as many columns as fit. */
function fittingTable(rows: readonly Readonly<Record<Cell, string>>[], width: number): readonly string[] {
  let lines: readonly string[] = []
  for (const layout of layouts) {
    const cells = rows.map(row => layout.map(cell => row[cell]))
    lines = alignColumns(cells, 2, width)
    if (lines.every(line => displayWidth(line) <= width)) break
  }
  return lines
}

/** Returns a line for each comparison, coloured by outcome; the numbers are the gate's, as in the sentences. */
function comparisonLines({ rows, below }: ComparisonsBlock, room: Room): readonly string[] {
  const { paint, width } = room
  const titles = {
    ...{ name: 'benchmark', unit: 'unit', base: 'base', head: 'head' },
    ...{ delta: 'delta', bound: 'at most', adjustedP: 'adj. p' },
  }
  const cells = rows.map(row => ({
    ...row,
    name: reportTextToPlain([nameSpan(row.name)]),
    unit: reportTextToPlain([row.unit]),
    delta: row.delta === '~' ? '~' : row.estimate,
  }))
  const [heading = '', ...lines] = fittingTable([titles, ...cells], width - 2)
  const rest = indented(below.flatMap(block => linesOf(block, { ...room, width: width - 2 })))
  if (rows.length === 0) return rest
  return [
    `  ${heading}`,
    ...rows.map(({ comparison }, n) => {
      const outcome = displayedOutcomeOfComparison(comparison)
      const text = `${comparisonOutcomeSigns[outcome]} ${lines[n] ?? ''}`.trimEnd()
      const colour = changeColours[outcome]
      return colour ? paint(colour, text) : text
    }),
    ...rest,
  ]
}

// Several versions: one table with a column for each, and the verdicts below.

/** Up to this many rows are shown even if none of them changed. */
const few = 12

/** Returns the table and the verdicts. `base` is the name of the first version; `all` includes rows without a change. */
export function formatVersionComparisonsForTerminal(
  base: string,
  versions: readonly VersionMeasuredAgainstFirst[],
  showAll = false,
  paint: ColourText = noColour,
  width = Number.POSITIVE_INFINITY,
): string {
  const rows = buildRowsAcrossVersions(versions)
  const moved = rows.filter(({ isMoved }) => isMoved)
  const visible = showAll || rows.length <= few ? rows : moved
  const folded = rows.length - visible.length
  const rest =
    folded === 0
      ? []
      : wrapLine(`  ${folded} rows without a change in any version (\`--all\` shows them)`, width)
  const tables = visible.length === 0 ? [] : tablesOf(base, versions, visible, paint, width)
  const lines = [...tables, ...rest]
  const table = lines.length === 0 ? '' : `${lines.join('\n')}\n\n`
  const verdicts = versions
    .map(version => textOfTerminalReportSections(buildSectionsOfVersionAgainstFirst(version), paint, width))
    .join('\n')
  return `${table}${verdicts}${alphaNote(versions, width)}`
}

/** Explains an alpha that is not the user's, as versions share it. */
function alphaNote(versions: readonly VersionMeasuredAgainstFirst[], width: number): string {
  const [first, ...others] = versions
  const { alpha = 0, correction } = first?.result.settings ?? {}
  if (others.length === 0 || correction === 'none') return ''
  const text = `Corrected for ${versions.length} versions: each is judged at alpha ${Number(alpha.toPrecision(3))}.`
  return `\n${wrapLine(text, width).join('\n')}\n`
}

/** Returns one table, or several below each other if the columns do not fit. */
function tablesOf(
  base: string,
  versions: readonly VersionMeasuredAgainstFirst[],
  rows: readonly RowAcrossVersions[],
  paint: ColourText,
  width: number,
): readonly string[] {
  const made = versions.map(({ name, result }, n) => [
    escapeControlCharacters(name),
    ...rows.map(({ cells }) => textOf(cells[n] ?? null, result.settings.alpha)),
  ])
  const unit = ['unit', ...rows.map(row => row.unit)]
  const first = width < narrowest ? [] : [[escapeControlCharacters(base), ...rows.map(row => row.base)]]
  const widthOfColumn = (column: readonly string[]) => 2 + Math.max(...column.map(displayWidth))
  const names = ['benchmark', ...rows.map(row => row.name)]
  const beside = [unit, ...first].reduce((sum, one) => sum + widthOfColumn(one), 0)
  const fixed = Math.min(widthOfColumn(names) - 2, minFirstCellWidth) + beside
  const fitting = Math.floor((width - fixed) / Math.max(...made.map(widthOfColumn)))
  const perTable = Math.max(1, Math.min(fitting, made.length))
  return Array.from({ length: Math.ceil(made.length / perTable) }, (_, n) => {
    const table = made.slice(n * perTable, (n + 1) * perTable)
    const cells = names.map((name, row) => [name, ...[unit, ...first, ...table].map(one => one[row] ?? '')])
    const lines = alignColumns(cells, 2, width)
    return [...(n === 0 ? [] : ['']), ...lines.map((line, row) => painted(line, rows[row - 1], paint))]
  }).flat()
}

function textOf(cell: Comparison | null, alpha: number): string {
  if (cell === null) return ''
  const outcome = displayedOutcomeOfComparison(cell)
  const sign = outcome === 'inconclusive' ? '' : comparisonOutcomeSigns[outcome].trim()
  return `${sign} ${cellTextOfVersionMeasuredAgainstFirst(cell, alpha)}`.trim()
}

/** Paints a row red if any version is worse, green if some are better. */
function painted(line: string, row: RowAcrossVersions | undefined, paint: ColourText): string {
  const colours = (row?.cells ?? []).map(cell => cell && changeColours[displayedOutcomeOfComparison(cell)])
  const colour = (['red', 'yellow', 'green'] as const).find(one => colours.includes(one))
  return colour ? paint(colour, line) : line
}
