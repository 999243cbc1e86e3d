// Comparisons as tables for Markdown, narrow enough for a phone: the change, then what changed with its interval drawn.
import type { Geomean } from '../../model/comparison.ts'
import { shortenedName } from '../../words/names.ts'
import { formatDelta } from '../../words/numbers.ts'
import {
  type Changes,
  type Comparisons,
  column,
  fold,
  note,
  paragraph,
  type ReportBlock,
  type ReportRow,
  tableBlock,
} from '../say/block.ts'
import { unitOf } from '../say/label.ts'
import { isLoud, type ShownChange, shownChange } from '../say/outcome.ts'
import { code, joined, lineBreak, name, ours, say, strong, type Text, type TextPiece } from '../say/text.ts'
import { drawnInterval, drawnLegend } from './drawn-interval.ts'

/** Columns of a name in these tables: what a phone has room for beside the change. The table of medians has the whole name. */
const widest = 40
/** More rows that changed are folded away. */
const mostOpen = 40

/** Each change as one sign; the report explains them in words beside it. */
const signs: Readonly<Record<ShownChange, string>> = {
  regressed: '❌',
  accepted: '☑️',
  muted: '🔇',
  improved: '✅',
  changed: '❔',
  unchanged: '',
  within: '',
  inconclusive: '⚠️',
  undirected: '',
}

/** The first rows open, with what the pictures mean; the others folded. */
export function changeBlocks({ groups, chance }: Changes): readonly ReportBlock[] {
  let rows = 0
  const open = groups.filter((group, n) => {
    rows += group.length
    return n === 0 || rows <= mostOpen
  })
  const folded = groups.slice(open.length)
  const more = folded.flat().length
  const words = (row: ReportRow) =>
    joined([row.between, row.adjustedP === '' ? '' : `${chance} ${row.adjustedP}`], ', ')
  return [
    groupTable(open, words),
    ...legend(groups.flat()),
    ...(more === 0
      ? []
      : [fold(say`${more} more ${more === 1 ? 'row' : 'rows'}`, [groupTable(folded, words)])]),
  ]
}

/** What did not change, and the medians of all, each folded. */
export function otherBlocks(block: Comparisons): readonly ReportBlock[] {
  const { isAlone, isDrawn, rest, medians, same, geomeans, below } = block
  const unchanged = same.length === 0 ? [] : [paragraph(say`${same}.`)]
  const words = ({ between, bound }: ReportRow) =>
    joined([isDrawn ? between : [], bound === '' ? '' : `at most ${bound} worse`], ', ')
  const title = say`${isAlone ? 'All' : 'Other'} comparisons (${rest.length})`
  const rows = groupTable(neighbours(rest), words, isDrawn)
  return [
    ...(rest.length === 0
      ? unchanged
      : [fold(title, [rows, ...(isAlone && isDrawn ? legend(rest) : []), ...unchanged])]),
    ...(medians === null ? [] : [fold(medians.title, [mediansTable(medians.rows, geomeans), ...below])]),
  ]
}

/** Rows of one benchmark that stand one after the other. */
function neighbours(rows: readonly ReportRow[]): readonly (readonly ReportRow[])[] {
  const groups: ReportRow[][] = []
  for (const row of rows) {
    const last = groups.at(-1)
    const [like] = last ?? []
    const isSame = like?.of.benchmark === row.of.benchmark && like.of.package === row.of.package
    if (last && isSame) last.push(row)
    else groups.push([row])
  }
  return groups
}

function legend(rows: readonly ReportRow[]): readonly ReportBlock[] {
  const drawn = rows.filter(row => drawnInterval(row) !== '')
  if (drawn.length === 0) return []
  const isUndirected = drawn.some(({ of }) => of.better === null)
  return [note(ours(`${drawnLegend}${isUndirected ? ' Where no direction is better, right is more.' : ''}`))]
}

function groupTable(
  groups: readonly (readonly ReportRow[])[],
  words: (row: ReportRow) => Text,
  isDrawn = true,
): ReportBlock {
  const cell = (row: ReportRow, isFirst: boolean) => {
    const drawn = isDrawn ? drawnInterval(row) : ''
    return namedCell(row, isFirst, joined([drawn === '' ? [] : code(drawn), words(row)]))
  }
  return tableBlock(
    [column('Change', 'left'), column('Benchmark', 'left')],
    groups.flatMap(group => group.map((row, n) => [changeCell(row), cell(row, n === 0)])),
  )
}

/** In one line, also where there is little room. */
function changeCell({ of, estimate }: ReportRow): Text {
  const sign = signs[shownChange(of)]
  return joined([sign, isLoud(of.change) ? strong(estimate) : estimate], '\u00a0')
}

/** The name in the first row of a benchmark only. */
function namedCell({ of, name: whole, unit }: ReportRow, isFirst: boolean, words: Text): Text {
  const what = isFirst ? joined([shortName(whole), of.unit === 'sec/op' ? [] : unit]) : say`also ${unit}`
  return joined([what, words], lineBreak)
}

function shortName(text: Text): Text {
  return text.map(span =>
    typeof span === 'object' && span.kind === 'name' ? name(shortenedName(span.text, widest)) : span,
  )
}

function mediansTable(rows: readonly ReportRow[], geomeans: readonly Geomean[]): ReportBlock {
  const columns = [
    column('Benchmark', 'left'),
    ...['vs base', 'Base', 'Head'].map(title => column(title, 'right')),
    column('Unit', 'left'),
    column('p', 'right'),
  ]
  const means = geomeans.map(({ unit, ratio, rows: covered, of }): readonly TextPiece[] => [
    covered === of ? 'geomean' : `geomean (${covered} of ${of})`,
    formatDelta(ratio - 1),
    '',
    '',
    unitOf(unit),
  ])
  return tableBlock(columns, [
    ...rows.map(row => [row.name, row.delta, row.base, row.head, row.unit, row.p]),
    ...means,
  ])
}
