// Comparisons as tables for Markdown, narrow enough for a phone: the change, then what changed with its interval drawn.
import type { Geomean } from '../../model/comparison.ts'
import { legible } from '../../words/escape.ts'
import { formatDelta } from '../../words/numbers.ts'
import { cutMiddle } from '../../words/width.ts'
import {
  type Block,
  type Changes,
  type Comparisons,
  column,
  fold,
  note,
  paragraph,
  type Row,
  table,
} from '../say/block.ts'
import { isLoud, type Shown, shownAs } from '../say/comparisons.ts'
import { unitOf } from '../say/label.ts'
import { code, joined, lineBreak, name, ours, type Said, say, strong, type Text } from '../say/text.ts'
import { drawnInterval, drawnLegend } from './drawn-interval.ts'

/** Columns of a name in these tables: what a phone has room for beside the change. The table of medians has the whole name. */
const widest = 40
/** More rows that changed are folded away. */
const mostOpen = 40

/** Each change as one sign; the report explains them in words beside it. */
const signs: Readonly<Record<Shown, string>> = {
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
export function changeBlocks({ groups, chance }: Changes): readonly Block[] {
  let rows = 0
  const open = groups.filter((group, n) => {
    rows += group.length
    return n === 0 || rows <= mostOpen
  })
  const folded = groups.slice(open.length)
  const more = folded.flat().length
  const last = ({ adjustedP }: Row) => (adjustedP === '' ? '' : `${chance} ${adjustedP}`)
  return [
    groupTable(open, last),
    ...legend(groups.flat()),
    ...(more === 0
      ? []
      : [fold(say`${more} more ${more === 1 ? 'row' : 'rows'}`, [groupTable(folded, last)])]),
  ]
}

/** What did not change, and the medians of all, each folded. */
export function otherBlocks({ rows, rest, medians, same, geomeans, below }: Comparisons): readonly Block[] {
  const unchanged = [
    ...(rest.length === 0
      ? []
      : [
          groupTable(
            rest.map(row => [row]),
            ({ bound }) => (bound === '' ? '' : `at most ${bound} worse`),
          ),
        ]),
    // A table above has it otherwise.
    ...(rest.length === rows.length ? legend(rest) : []),
    ...(same.length === 0 ? [] : [paragraph(say`${same}.`)]),
  ]
  const title = rest.length === 0 ? say`No change in exact units` : say`Other comparisons (${rest.length})`
  return [
    ...(unchanged.length === 0 ? [] : [fold(title, unchanged)]),
    ...(medians === null ? [] : [fold(medians.title, [mediansTable(medians.rows, geomeans), ...below])]),
  ]
}

function legend(rows: readonly Row[]): readonly Block[] {
  return rows.some(row => drawnInterval(row) !== '') ? [note(ours(drawnLegend))] : []
}

/** `last` says the end of each row. */
function groupTable(groups: readonly (readonly Row[])[], last: (row: Row) => string): Block {
  return table(
    [column('Change', 'left'), column('Benchmark', 'left')],
    groups.flatMap(group => group.map((row, n) => [changeCell(row), namedCell(row, n === 0, last(row))])),
  )
}

/** In one line, also where there is little room. */
function changeCell({ of, estimate }: Row): Text {
  const sign = signs[shownAs(of)]
  return joined([sign, isLoud(of.change) ? strong(estimate) : estimate], '\u00a0')
}

/** The name in the first row of a benchmark only; below it the picture, and the same in words. */
function namedCell({ of, threshold, name: whole, unit, between }: Row, isFirst: boolean, last: string): Text {
  const drawn = drawnInterval({ of, threshold })
  const what = isFirst ? joined([shortName(whole), of.unit === 'sec/op' ? [] : unit]) : say`also ${unit}`
  const words = joined([drawn === '' ? [] : code(drawn), joined([between, last], ', ')])
  return joined([what, words], lineBreak)
}

function shortName(text: Text): Text {
  return text.map(span =>
    typeof span === 'object' && span.kind === 'name'
      ? name(cutMiddle(legible(span.text, 1000), widest))
      : span,
  )
}

function mediansTable(rows: readonly Row[], geomeans: readonly Geomean[]): Block {
  const columns = [
    column('Benchmark', 'left'),
    ...['vs base', 'Base', 'Head'].map(title => column(title, 'right')),
    column('Unit', 'left'),
    column('p', 'right'),
  ]
  const means = geomeans.map(({ unit, ratio, rows: covered, of }): readonly Said[] => [
    covered === of ? 'geomean' : `geomean (${covered} of ${of})`,
    formatDelta(ratio - 1),
    '',
    '',
    unitOf(unit),
  ])
  return table(columns, [
    ...rows.map(row => [row.name, row.delta, row.base, row.head, row.unit, row.p]),
    ...means,
  ])
}
