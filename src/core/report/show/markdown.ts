// A report as Markdown: the pull request's comment, the job summary and report.md are this text.

import { effectByRatio } from '../../judge/effect-size.ts'
import type { Geomean } from '../../model/comparison.ts'
import { codeBlock, escapeControls, inlineCode, printableName } from '../../words/escape.ts'
import { shortenedName } from '../../words/names.ts'
import { formatDelta } from '../../words/numbers.ts'
import {
  type Align,
  type Changes,
  type Comparisons,
  column,
  fold,
  note,
  paragraph,
  type Report,
  type ReportBlock,
  type ReportRow,
  type TableBlock,
  tableBlock,
} from '../say/block.ts'
import { isLoud, isPoint, type ShownChange, shownChange, unitOf } from '../say/sentence.ts'
import {
  code,
  joined,
  type Links,
  lineBreak,
  name,
  newLinks,
  ours,
  say,
  strong,
  type Text,
  type TextPiece,
  type TextSpan,
} from '../say/text.ts'

/** Writes a report. Whatever it contains, only the marks that are written here act. */
export function markdownText({ outcome, reason, line, parts }: Report): string {
  const links = newLinks()
  const title = `## ${icons[outcome]} Benchgate: ${inline(reason, links)}`
  const texts = [title, inline(line, links), markdownBlocks(parts.flat(), links)]
  return `${texts.filter(text => text !== '').join('\n\n')}\n`
}

const icons: Readonly<Record<Report['outcome'], string>> = {
  pass: '✅',
  fail: '❌',
  inconclusive: '⚠️',
  calibration: '📏',
  failure: '⚠️',
}

/** The blocks of a report, or of a part of one. */
export function markdownBlocks(blocks: readonly ReportBlock[], links: Links = newLinks()): string {
  return blocks
    .map(block => written(block, links))
    .filter(text => text !== '')
    .join('\n\n')
}

function written(block: ReportBlock, links: Links): string {
  switch (block.kind) {
    case 'paragraph':
      return inline(block.text, links)
    case 'warning':
      return `⚠️ ${inline(block.text, links)}`
    case 'note':
      return `<sub>${inline(block.text, links)}</sub>`
    case 'alert':
      return `> [!NOTE]\n> ${inline(block.text, links)}`
    case 'list':
      return block.items.map(item => `- ${inline(item, links)}`).join('\n')
    case 'table':
      return tableText(block, links)
    case 'code':
      return codeBlock(block.text, block.language)
    case 'fold':
      return folded(block.title, block.blocks, links)
    case 'changes':
      return markdownBlocks(changeBlocks(block), links)
    case 'comparisons':
      return markdownBlocks(otherBlocks(block), links)
  }
}

function folded(title: Text, blocks: readonly ReportBlock[], links: Links): string {
  const summary = inline(title, links, htmlCode)
  return `<details><summary>${summary}</summary>\n\n${markdownBlocks(blocks, links)}\n\n</details>`
}

const rules: Readonly<Record<Align, string>> = { left: ':--', right: '--:', center: ':-:' }

function tableText({ columns, rows }: TableBlock, links: Links): string {
  return [
    `| ${columns.map(({ title }) => wordsOf(title, inlineCode)).join(' | ')} |`,
    `|${columns.map(({ side }) => rules[side]).join('|')}|`,
    ...rows.map(row => `| ${columns.map((_, n) => cellText(row[n] ?? [], links)).join(' | ')} |`),
  ].join('\n')
}

/** A cell is one line of Markdown. */
function cellText(text: Text, links: Links): string {
  return inline(text, links).replaceAll(newLine, '<br>')
}

/** How a text goes on in a new line. */
const newLine = '\n  '

/** `code` writes names and code, as the place of this text needs them. */
function inline(text: Text, links: Links, code: (text: string) => string = inlineCode): string {
  return text
    .map((span, index) => {
      const before = text[index - 1]
      const begins = before === undefined || (typeof before === 'object' && before.kind === 'break')
      return typeof span === 'string' && begins && opening.test(span)
        ? code(span)
        : inlineSpan(span, links, code)
    })
    .join('')
}

/** Words that would begin another kind of block if they began a line. */
const opening = /^\s*(?:#{1,6}(?:\s|$)|[-+](?:\s|$)|\d+[.)](?:\s|$)|>|=+\s*$|-{2,}\s*$|\s{4})/

function inlineSpan(span: TextSpan, links: Links, code: (text: string) => string): string {
  if (typeof span === 'string') return wordsOf(span, code)
  switch (span.kind) {
    case 'name':
    case 'code':
      return code(span.text)
    case 'strong':
      return `**${inline(span.text, links, code)}**`
    case 'term': {
      const [words, link] = [wordsOf(span.words, code), links(span.anchor)]
      return link === null ? words : `[${words}](${link})`
    }
    case 'link':
      return `[${inline(span.words, links, code)}](${span.to})`
    case 'break':
      return newLine
  }
}

/**
 * What could be Markdown, HTML, a mention, an address or an emoji, anywhere in a word. GitHub finds some of these in escaped
 * text too, so only code is safe. A `~` by itself is harmless, and so is a `<` by itself or before a number.
 */
const acting =
  /[`*\\[\]|@$^&]|<(?![\d=]|$)|~(?=\S)|(?<=\S)~|:(?=[\w/+-])|(?<![A-Za-z\d])_|_(?![A-Za-z\d_])|#(?=\d)|www\.|\bgh-\d/i

/** Words as they are, but those that could act become code: a name taken for words by mistake is harmless too. */
function wordsOf(words: string, code: (text: string) => string): string {
  return escapeControls(words).replace(/pull request #\d+(?![^\s,;)])|\S+/g, word =>
    word.includes(' ') || !acting.test(word) ? word : code(word),
  )
}

/** A name as code where Markdown is not read, as in the title of a fold: every character that could act is a reference. */
function htmlCode(text: string): string {
  const inert = (character: string) =>
    /[\p{L}\p{N} ./-]/u.test(character) ? character : `&#${character.codePointAt(0)};`
  return `<code>${[...printableName(text)].map(inert).join('')}</code>`
}

// Comparisons as tables for Markdown, narrow enough for a phone: the change, then what changed with its interval drawn.

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

/** The first rows open, with a legend; the others folded. */
export function changeBlocks({ groups, chance }: Changes): readonly ReportBlock[] {
  let rows = 0
  const open = groups.filter((group, n) => {
    rows += group.length
    return n === 0 || rows <= mostOpen
  })
  const folded = groups.slice(open.length)
  const more = folded.flat().length
  const details = (row: ReportRow) => changeDetails(row, chance)
  return [
    groupTable(open, details),
    ...changesLegend(groups.flat()),
    ...(more === 0
      ? []
      : [fold(say`${more} more ${more === 1 ? 'row' : 'rows'}`, [groupTable(folded, details)])]),
  ]
}

/** `13.49 µs → 22.61 µs, +63.8% to +70.6%`; where a row is inconclusive, also how its interval lies about the threshold. */
function changeDetails(row: ReportRow, chance: string): Text {
  const { values, estimate, interval, needsP, adjustedP } = row
  const numbers = joined(
    [values, interval === estimate ? '' : interval, needsP ? `${chance} ${adjustedP}` : ''],
    ', ',
  )
  return joined([numbers, changesDrawing(row)], lineBreak)
}

function changesDrawing(row: ReportRow): Text {
  const drawing = row.comparison.change === 'inconclusive' ? drawnInterval(row) : ''
  return drawing === '' ? [] : [code(drawing)]
}

function changesLegend(rows: readonly ReportRow[]): readonly ReportBlock[] {
  const varying = rows.filter(({ comparison }) => !comparison.exact)
  if (varying.length === 0) return []
  const drawn = varying.filter(row => changesDrawing(row).length > 0)
  return [note(ours([valuesLegend, drawingLegend(drawn)].filter(text => text !== '').join(' ')))]
}

/** What did not change, and the medians of all, each folded. */
export function otherBlocks(block: Comparisons): readonly ReportBlock[] {
  const { isAlone, isDrawn, rest, medians, same, geomeans, below } = block
  const unchanged = same.length === 0 ? [] : [paragraph(say`${same}.`)]
  const drawing = (row: ReportRow) => (isDrawn ? drawnInterval(row) : '')
  const details = (row: ReportRow) => {
    const drawn = drawing(row)
    const { interval, bound } = row
    const words = joined([isDrawn ? interval : '', bound === '' ? '' : `at most ${bound} worse`], ', ')
    return joined([drawn === '' ? [] : code(drawn), words])
  }
  const legend = drawingLegend(rest.filter(row => drawing(row) !== ''))
  const title = say`${isAlone ? 'All' : 'Other'} comparisons (${rest.length})`
  const rows = groupTable(neighbours(rest), details)
  return [
    ...(rest.length === 0
      ? unchanged
      : [fold(title, [rows, ...(legend === '' ? [] : [note(ours(legend))]), ...unchanged])]),
    ...(medians === null ? [] : [fold(medians.title, [mediansTable(medians.rows, geomeans), ...below])]),
  ]
}

/** Rows of one benchmark that stand one after the other. */
function neighbours(rows: readonly ReportRow[]): readonly (readonly ReportRow[])[] {
  const groups: ReportRow[][] = []
  for (const row of rows) {
    const last = groups.at(-1)
    const [like] = last ?? []
    const isSame =
      like?.comparison.benchmark === row.comparison.benchmark &&
      like.comparison.package === row.comparison.package
    if (last && isSame) last.push(row)
    else groups.push([row])
  }
  return groups
}

function groupTable(
  groups: readonly (readonly ReportRow[])[],
  details: (row: ReportRow) => Text,
): ReportBlock {
  return tableBlock(
    [column('Change', 'left'), column('Benchmark', 'left')],
    groups.flatMap(group => group.map((row, n) => [changeCell(row), namedCell(row, n === 0, details(row))])),
  )
}

/** In one line, also where there is little room. */
function changeCell({ comparison, estimate }: ReportRow): Text {
  const sign = signs[shownChange(comparison)]
  return joined([sign, isLoud(comparison.change) ? strong(estimate) : estimate], '\u00a0')
}

/** The name in the first row of a benchmark only. */
function namedCell({ comparison, name: whole, unit }: ReportRow, isFirst: boolean, words: Text): Text {
  const label = isFirst
    ? joined([shortName(whole), comparison.unit === 'sec/op' ? [] : unit])
    : say`also ${unit}`
  return joined([label, words], lineBreak)
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

// The interval of a change against its threshold, drawn in one line of text.

/** Columns of a picture; of these, the one of no change, and how far from it the threshold is. */
const [width, zero, reach] = [21, 8, 3]
/** For rows that any worsening fails: what stands where others have their threshold. */
const usual = 0.05

/** What the numbers of a row that changed are, for below its table. */
const valuesLegend =
  'Medians of base → head, then the 95% interval of the change. The change is estimated from all values, so it can differ slightly from that of the medians.'

/** What each sign of these drawings means; empty where nothing is drawn. */
function drawingLegend(drawn: readonly ReportRow[]): string {
  if (drawn.length === 0) return ''
  const isUndirected = drawn.some(({ comparison }) => comparison.better === null)
  return `Drawn: \`●\` the estimate, \`═\` its 95% interval, \`│\` no change, \`¦\` the threshold in both directions. Right is worse${isUndirected ? ' (or more, where neither direction is better)' : ''}; the scale is logarithmic beyond the threshold.`
}

/**
 * `····¦··│··¦·═●═······`, with worse to the right, and `‹` or `›` where something lies beyond. The scale is that of the
 * row's threshold: linear around no change, and logarithmic further out. Empty if there is no interval, or all of it is beyond the scale.
 */
export function drawnInterval({
  comparison,
  threshold,
}: Pick<ReportRow, 'comparison' | 'threshold'>): string {
  const { ratio, better, exact } = comparison
  if (ratio === null || exact || (ratio.low === null && ratio.high === null)) return ''
  const columnOf = (end: number) => columnAt(effectByRatio(end, better).worsening / (threshold || usual))
  const [best, worst] = better === 'higher' ? [ratio.high, ratio.low] : [ratio.low, ratio.high]
  const from = best === null ? -1 : columnOf(best)
  const to = worst === null ? width : columnOf(worst)
  if (from >= width - 1 || to <= 0) return ''
  const cells: string[] = Array.from({ length: width }, (_, at) => (at >= from && at <= to ? '═' : '·'))
  const mark = (at: number, sign: string) => {
    if (at >= 0 && at < width) cells[at] = sign
  }
  for (const limit of threshold > 0 ? [zero - reach, zero + reach] : [])
    mark(limit, cells[limit] === '═' ? '╪' : '¦')
  mark(zero, cells[zero] === '═' ? '╪' : '│')
  if (from < 0) mark(0, '‹')
  if (to >= width) mark(width - 1, '›')
  if (isPoint(comparison)) mark(columnOf(ratio.estimate), '●')
  return cells.join('')
}

/** The column of a worsening in thresholds. */
function columnAt(worsening: number): number {
  return Math.round(zero + (reach * Math.asinh(worsening)) / Math.asinh(1))
}
