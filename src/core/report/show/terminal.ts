// A report as text for a terminal: wrapped, in columns, in colours.
import { columns, narrow } from '../../words/columns.ts'
import { visibleLines } from '../../words/escape.ts'
import { type Paint, plain } from '../../words/paint.ts'
import { wrapLine } from '../../words/width.ts'
import type { Comparisons, ReportBlock, ReportSection, TableBlock } from '../say/block.ts'
import type { Brief } from '../say/brief.ts'
import { type ShownChange, shownChange } from '../say/outcome.ts'
import type { Text } from '../say/text.ts'
import { plainText } from './plain.ts'

/** A Room is how a report is written: in which colours, and in lines of how many columns. */
interface Room {
  readonly paint: Paint
  readonly width: number
}

const colours = {
  pass: 'green',
  fail: 'red',
  inconclusive: 'yellow',
  calibration: 'bold',
  failure: 'yellow',
} as const

/**
 * Writes a report in lines of at most `width` columns, as far as names and numbers allow; the verdict stands near the end,
 * which is what a terminal still shows. What came from the benchmarks cannot steer the terminal.
 */
export function terminalText(
  { outcome, reason, before, after }: Brief,
  paint: Paint = plain,
  width = Number.POSITIVE_INFINITY,
): string {
  const verdict = outcome.toUpperCase()
  const [first = '', ...more] = wrapLine(`${verdict}  ${plainText(reason)}`, width)
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
  switch (block.kind) {
    case 'paragraph':
    case 'warning':
    case 'note':
    case 'alert':
      return wrapped(block.text, width)
    case 'list':
      return block.items.flatMap(item => itemLines(item, width))
    case 'table':
      return indented(tableLines(block, width - 2))
    case 'code':
      return indented(visibleLines(block.text.trimEnd()))
    case 'fold':
      return [
        ...wrapped([...block.title, ':'], width),
        ...indented(block.blocks.flatMap(one => linesOf(one, { ...room, width: width - 2 }))),
      ]
    case 'comparisons':
      return comparisonLines(block, room)
    // The table of all comparisons has the changes, and a terminal cannot draw rounds.
    case 'changes':
      return []
  }
}

function indented(lines: readonly string[]): readonly string[] {
  return lines.map(line => (line === '' ? '' : `  ${line}`))
}

function wrapped(text: Text, width: number): readonly string[] {
  return plainText(text)
    .split('\n')
    .flatMap(line => wrapLine(line, width))
}

/** Further lines of an item are indented more. */
function itemLines(item: Text, width: number): readonly string[] {
  return plainText(item)
    .split('\n')
    .flatMap((line, index) => wrapLine(`${index === 0 ? '  ' : '    '}${line}`, width))
}

/** Columns aligned to the right have numbers. */
function tableLines({ columns: titles, rows }: TableBlock, width: number): readonly string[] {
  const cells = rows.map(row => titles.map((_, n) => plainText(row[n] ?? [])))
  const numbers = titles.findIndex(({ side }) => side === 'right')
  return columns([titles.map(({ title }) => title), ...cells], numbers < 0 ? titles.length : numbers, width)
}

/** How many columns wide the column of what is ruled out is. */
const bound = 9
/** Below so many columns there is no room for that either. */
const narrowest = 50

export const signs: Readonly<Record<ShownChange, string>> = {
  regressed: '✗',
  accepted: '☑',
  muted: '-',
  improved: '✓',
  changed: '?',
  unchanged: ' ',
  within: ' ',
  inconclusive: '~',
  undirected: ' ',
}

export const changeColours: Readonly<Partial<Record<ShownChange, 'red' | 'green' | 'yellow'>>> = {
  regressed: 'red',
  improved: 'green',
  inconclusive: 'yellow',
}

type Cell = 'base' | 'head' | 'delta' | 'bound' | 'adjustedP'

/** A row for each comparison, coloured by its change; the numbers are the gate's, as in the sentences. */
function comparisonLines({ rows, below }: Comparisons, room: Room): readonly string[] {
  const { paint, width } = room
  const hasCentres = width >= narrow + bound
  const hasBound = width >= narrowest
  const line = (name: string, unit: string, cells: Readonly<Record<Cell, string>>) => [
    ...[name, unit],
    ...(hasCentres ? [cells.base, cells.head] : []),
    cells.delta,
    ...(hasBound ? [cells.bound] : []),
    cells.adjustedP,
  ]
  const titles = { base: 'base', head: 'head', delta: 'delta', bound: 'at most', adjustedP: 'adj. p' }
  const cells = rows.map(row => {
    const delta = row.delta === '~' ? '~' : row.estimate
    return line(plainText(row.name), plainText(row.unit), { ...row, delta })
  })
  const [heading = '', ...lines] = columns([line('benchmark', 'unit', titles), ...cells], 2, width - 2)
  const rest = indented(below.flatMap(block => linesOf(block, { ...room, width: width - 2 })))
  if (rows.length === 0) return rest
  return [
    `  ${heading}`,
    ...rows.map(({ of }, n) => {
      const outcome = shownChange(of)
      const text = `${signs[outcome]} ${lines[n] ?? ''}`.trimEnd()
      const colour = changeColours[outcome]
      return colour ? paint(colour, text) : text
    }),
    ...rest,
  ]
}
