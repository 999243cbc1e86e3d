// Renders a report as Markdown, with confidence intervals drawn in text: for the pull request's comment, the job summary and report.md.
import { groupBy } from '../../common/memoize.ts'
import { worseningAndImprovementOfRatio } from '../../judge/effect-size.ts'
import { displayedOutcomeOfComparison, type ReportRowOutcome } from '../../judge/verdict.ts'
import type { UnitGeomean } from '../../model/comparison.ts'
import { packageAndBenchmarkId } from '../../model/measuring.ts'
import {
  escapeControlCharacters,
  markdownCodeBlock,
  markdownInlineCodeOfName,
  shortPrintableName,
} from '../../words/escape.ts'
import { shortenNameInMiddle } from '../../words/names.ts'
import { formatCountWithNoun, formatDeltaOrFromZero } from '../../words/numbers.ts'
import {
  type ChangedAndInconclusiveRowsBlock,
  type ColumnAlign,
  type ComparisonsBlock,
  type ComparisonWithCellTexts,
  createFirstUseTermLinks,
  foldedReportBlock,
  type GetStatisticsTermUrlIfNotYetLinked,
  inlineCodeSpan,
  joinNonEmptyReportTexts,
  lineBreakSpan,
  nameSpan,
  noteReportBlock,
  paragraphReportBlock,
  type ReportBlock,
  type ReportTableBlock,
  type ReportTableColumn,
  type ReportText,
  type ReportTextSpan,
  type ReportTextTemplateValue,
  type RunReport,
  reportBlockHasContent,
  reportTextFromTemplate,
  statisticsPageLinkSpan,
  strongSpan,
  tableReportBlock,
} from '../say/block.ts'
import { formatUnitAsTextSpan, isFoundChange, isPointEstimateMeaningful } from '../say/sentence.ts'

/** Returns the whole report. Only the markup that is written here takes effect, whatever the names in it contain. */
export function markdownOfRunReport({ outcome, reason, line, parts }: RunReport): string {
  const links = createFirstUseTermLinks()
  const title = `## ${icons[outcome]} Benchgate: ${inline(reason, links)}`
  const texts = [title, inline(line, links), renderMarkdownBlocks(parts.flat(), links)]
  return `${texts.filter(text => text !== '').join('\n\n')}\n`
}

const icons: Readonly<Record<RunReport['outcome'], string>> = {
  pass: '✅',
  fail: '❌',
  inconclusive: '⚠️',
  calibration: '📏',
  'no-verdict': '⚠️',
}

/** Returns the Markdown of some blocks. An invisible comment keeps two lists in a row from becoming one. */
export function renderMarkdownBlocks(
  blocks: readonly ReportBlock[],
  links: GetStatisticsTermUrlIfNotYetLinked = createFirstUseTermLinks(),
): string {
  return blocks
    .filter(reportBlockHasContent)
    .map((block, index, shown) => {
      const text = written(block, links)
      return block.kind === 'list' && shown[index - 1]?.kind === 'list' ? `<!-- -->\n\n${text}` : text
    })
    .filter(text => text !== '')
    .join('\n\n')
}

function written(block: ReportBlock, links: GetStatisticsTermUrlIfNotYetLinked): string {
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
      return markdownCodeBlock(block.text, block.language)
    case 'fold':
      return folded(block.title, block.blocks, links)
    case 'changes':
      return renderMarkdownBlocks(blocksOfChangesAndInconclusiveRows(block), links)
    case 'comparisons':
      return renderMarkdownBlocks(blocksOfOtherRowsAndMedians(block), links)
  }
}

function folded(
  title: ReportText,
  blocks: readonly ReportBlock[],
  links: GetStatisticsTermUrlIfNotYetLinked,
): string {
  const summary = inline(title, links, htmlCode)
  return `<details><summary>${summary}</summary>\n\n${renderMarkdownBlocks(blocks, links)}\n\n</details>`
}

const rules: Readonly<Record<ColumnAlign, string>> = { left: ':--', right: '--:', center: ':-:' }

function tableText({ columns, rows }: ReportTableBlock, links: GetStatisticsTermUrlIfNotYetLinked): string {
  return [
    `| ${columns.map(({ title }) => wordsOf(title, markdownInlineCodeOfName)).join(' | ')} |`,
    `|${columns.map(({ side }) => rules[side]).join('|')}|`,
    ...rows.map(row => `| ${columns.map((_, n) => cellText(row[n] ?? [], links)).join(' | ')} |`),
  ].join('\n')
}

/** Returns a cell, which must be one line. */
function cellText(text: ReportText, links: GetStatisticsTermUrlIfNotYetLinked): string {
  return inline(text, links).replaceAll(newLine, '<br>')
}

/** A line break within an item. */
const newLine = '\n  '

/** Returns Markdown for a text; `code` renders names and code as their context requires. */
function inline(
  text: ReportText,
  links: GetStatisticsTermUrlIfNotYetLinked,
  code: (text: string) => string = markdownInlineCodeOfName,
): string {
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

/** Words that would start another kind of block at the beginning of a line. */
const opening = /^\s*(?:#{1,6}(?:\s|$)|[-+](?:\s|$)|\d+[.)](?:\s|$)|>|=+\s*$|-{2,}\s*$|\s{4})/

function inlineSpan(
  span: ReportTextSpan,
  links: GetStatisticsTermUrlIfNotYetLinked,
  code: (text: string) => string,
): string {
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
 * Matches text that could be Markdown, HTML, a mention, an address or an emoji within a word. GitHub finds some of these in escaped
 * text too, so only code is safe. A single `~` is harmless, and so is a single `<` or one before a number.
 */
const acting =
  /[`*\\[\]|@$^&]|<(?![\d=]|$)|~(?=\S)|(?<=\S)~|:(?=[\w/+-])|(?<![A-Za-z\d])_|_(?![A-Za-z\d_])|#(?=\d)|www\.|\bgh-\d/i

/** Returns words as they are, except that a word which could act becomes code. */
function wordsOf(words: string, code: (text: string) => string): string {
  return escapeControlCharacters(words).replace(/pull request #\d+(?![^\s,;)])|\S+/g, word =>
    word.includes(' ') || !acting.test(word) ? word : code(word),
  )
}

/** Returns a name as HTML code, for the title of a fold, which is no Markdown. Every special character is a reference. */
function htmlCode(text: string): string {
  const inert = (character: string) =>
    /[\p{L}\p{N} ./-]/u.test(character) ? character : `&#${character.codePointAt(0)};`
  return `<code>${[...shortPrintableName(text)].map(inert).join('')}</code>`
}

// Tables of comparisons, narrow enough for a phone: the change, then the benchmark with its values and interval.

/** The most columns of a name, as many as fit on a phone; the table of medians has the full name. */
const widest = 40
/** The most rows of changes that are not folded. */
const mostOpen = 40

/** The report explains each of these in words. */
const signs: Readonly<Record<ReportRowOutcome, string>> = {
  regressed: '❌',
  accepted: '☑️',
  muted: '🔇',
  improved: '✅',
  changed: '❔',
  unchanged: '',
  within: '',
  inconclusive: '⚠️',
  mutedInconclusive: '🔇',
  undirected: '',
}

/** Returns the first rows with a legend; the others are folded. */
function blocksOfChangesAndInconclusiveRows({
  groups,
}: ChangedAndInconclusiveRowsBlock): readonly ReportBlock[] {
  let rows = 0
  const open = groups.filter((group, n) => {
    rows += group.length
    return n === 0 || rows <= mostOpen
  })
  const folded = groups.slice(open.length)
  return [
    groupTable(open, changeDetails),
    changesLegend(groups.flat()),
    foldedReportBlock(formatCountWithNoun(folded.flat().length, 'more row'), [
      groupTable(folded, changeDetails),
    ]),
  ]
}

/** Returns `13.49 µs → 22.61 µs, +63.8% to +70.6%`, and a drawing of the interval if the row is inconclusive. */
function changeDetails(row: ComparisonWithCellTexts): ReportText {
  const { values, estimate, interval } = row
  const numbers = joinNonEmptyReportTexts([values, interval === estimate ? '' : interval], ', ')
  return joinNonEmptyReportTexts([numbers, changesDrawing(row)], lineBreakSpan)
}

function changesDrawing(row: ComparisonWithCellTexts): ReportText {
  const drawing = row.comparison.change === 'inconclusive' ? drawIntervalInText(row) : ''
  return drawing === '' ? [] : [inlineCodeSpan(drawing)]
}

function changesLegend(rows: readonly ComparisonWithCellTexts[]): ReportBlock {
  const varying = rows.filter(({ comparison }) => !comparison.exact)
  const drawn = varying.filter(row => changesDrawing(row).length > 0)
  return noteReportBlock`${joinNonEmptyReportTexts([varying.length === 0 ? '' : valuesLegend, drawingLegend(drawn)])}`
}

/** Returns the rows without a change, and the medians of all rows, each folded. */
function blocksOfOtherRowsAndMedians(block: ComparisonsBlock): readonly ReportBlock[] {
  const { isAlone, rest, medians, same, geomeans, below } = block
  const unchanged = paragraphReportBlock`${same.length === 0 ? '' : reportTextFromTemplate`Unchanged: ${same}.`}`
  const details = (row: ComparisonWithCellTexts) => {
    const drawn = drawIntervalInText(row)
    const { interval, bound } = row
    const words = joinNonEmptyReportTexts([interval, bound === '' ? '' : `at most ${bound} worse`], ', ')
    return joinNonEmptyReportTexts([drawn === '' ? [] : inlineCodeSpan(drawn), words])
  }
  const legend = joinNonEmptyReportTexts([
    drawingLegend(rest.filter(row => drawIntervalInText(row) !== '')),
    rest.some(row => row.bound !== '' && !row.comparison.exact) ? boundLegend : '',
    rest.some(row => signs[displayedOutcomeOfComparison(row.comparison)] === signs.muted) ? mutedLegend : '',
  ])
  const title = reportTextFromTemplate`${isAlone ? 'All' : 'Other'} comparisons (${rest.length})`
  const groups = groupBy(rest, ({ comparison }) => packageAndBenchmarkId(comparison))
  const rows = groupTable([...groups.values()], details)
  return [
    ...(rest.length === 0
      ? [unchanged]
      : [foldedReportBlock(title, [rows, noteReportBlock`${legend}`, unchanged])]),
    ...(medians === null
      ? []
      : [foldedReportBlock(medians.title, [mediansTable(medians.rows, geomeans), ...below])]),
  ]
}

function groupTable(
  groups: readonly (readonly ComparisonWithCellTexts[])[],
  details: (row: ComparisonWithCellTexts) => ReportText,
): ReportBlock {
  return tableReportBlock(
    [
      { title: 'Change', side: 'left' },
      { title: 'Benchmark', side: 'left' },
    ],
    groups.flatMap(group => group.map((row, n) => [changeCell(row), namedCell(row, n === 0, details(row))])),
  )
}

/** Returns sign and change, with a space that does not break. */
function changeCell({ comparison, estimate }: ComparisonWithCellTexts): ReportText {
  const sign = signs[displayedOutcomeOfComparison(comparison)]
  return joinNonEmptyReportTexts(
    [sign, isFoundChange(comparison.change) ? strongSpan(estimate) : estimate],
    '\u00a0',
  )
}

/** Returns the name, in the first row of a benchmark only, and the details below it. */
function namedCell(
  { comparison, name, unit }: ComparisonWithCellTexts,
  isFirst: boolean,
  words: ReportText,
): ReportText {
  const label = isFirst
    ? joinNonEmptyReportTexts([
        nameSpan(shortenNameInMiddle(name, widest)),
        comparison.unit === 'sec/op' ? [] : unit,
      ])
    : reportTextFromTemplate`also ${unit}`
  return joinNonEmptyReportTexts([label, words], lineBreakSpan)
}

function mediansTable(
  rows: readonly ComparisonWithCellTexts[],
  geomeans: readonly UnitGeomean[],
): ReportBlock {
  const columns: readonly ReportTableColumn[] = [
    { title: 'Benchmark', side: 'left' },
    ...['vs base', 'Base', 'Head'].map(title => ({ title, side: 'right' }) as const),
    { title: 'Unit', side: 'left' },
    { title: 'p', side: 'right' },
  ]
  const means = geomeans.map(({ unit, ratio, rows: covered, of }): readonly ReportTextTemplateValue[] => [
    covered === of ? 'geomean' : `geomean (${covered} of ${of})`,
    formatDeltaOrFromZero(ratio - 1),
    '',
    '',
    formatUnitAsTextSpan(unit),
  ])
  return tableReportBlock(columns, [
    ...rows.map(row => [nameSpan(row.name), row.delta, row.base, row.head, row.unit, row.p]),
    ...means,
  ])
}

// The interval of a change, drawn as a line of text.

/** The columns of a drawing, the column of no change, and the distance of the threshold from it. */
const [width, zero, reach] = [21, 8, 3]
/** The scale of rows with a threshold of 0. */
const usual = 0.05

/** Explains the numbers of a changed row. */
const valuesLegend =
  'Medians of base → head, then the 95% interval of the change. The change is estimated from all values, so it can differ slightly from that of the medians.'

/** Explains the number beside the interval, and where it is explained in full. */
const boundLegend = reportTextFromTemplate`At most: the smallest worsening that the deciding test ${statisticsPageLinkSpan('within', 'rules out')}, which can differ from the end of the interval.`

const mutedLegend = '🔇: muted by a rule, so it cannot fail the check.'

/** Explains the signs of the drawings; empty if nothing is drawn. */
function drawingLegend(drawn: readonly ComparisonWithCellTexts[]): ReportText {
  if (drawn.length === 0) return []
  const isUndirected = drawn.some(({ comparison }) => comparison.better === null)
  return reportTextFromTemplate`Drawn: \`●\` the estimate, \`═\` its 95% interval, \`│\` no change, \`¦\` the threshold in both directions. Right is worse${isUndirected ? ' (a higher value where neither direction is better)' : ''}; the scale is logarithmic beyond the threshold.`
}

/**
 * Returns a drawing such as `····¦··│··¦·═●═······`, with worse to the right, and `‹` or `›` if a part is beyond the scale.
 * The scale is in thresholds of the row, and logarithmic outside of them. Empty if there is no interval, or all of it is
 * beyond the scale.
 */
export function drawIntervalInText({
  comparison,
  rules: { threshold },
}: Pick<ComparisonWithCellTexts, 'comparison' | 'rules'>): string {
  const { ratio, better, exact } = comparison
  if (ratio === null || exact || (ratio.low === null && ratio.high === null)) return ''
  const columnOf = (end: number) =>
    columnAt(worseningAndImprovementOfRatio(end, better).worsening / (threshold || usual))
  const [best, worst] = better === 'higher' ? [ratio.high, ratio.low] : [ratio.low, ratio.high]
  const from = best === null ? -1 : columnOf(best)
  const to = worst === null ? width : columnOf(worst)
  if (from >= width - 1 || to <= 0) return ''
  const cells: string[] = Array.from({ length: width }, (_, at) => (at >= from && at <= to ? '═' : '·'))
  const mark = (column: number, sign: string) => {
    if (column >= 0 && column < width) cells[column] = sign
  }
  for (const limit of threshold > 0 ? [zero - reach, zero + reach] : [])
    mark(limit, cells[limit] === '═' ? '╪' : '¦')
  mark(zero, cells[zero] === '═' ? '╪' : '│')
  if (from < 0) mark(0, '‹')
  if (to >= width) mark(width - 1, '›')
  if (isPointEstimateMeaningful(comparison)) mark(columnOf(ratio.estimate), '●')
  return cells.join('')
}

/** Returns the column of a worsening, which is in thresholds. */
function columnAt(worsening: number): number {
  return Math.round(zero + (reach * Math.asinh(worsening)) / Math.asinh(1))
}
