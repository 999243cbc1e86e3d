// Defines what a report is about, its blocks and the sentences in them, which each output format renders in its own way.
import type { Comparison, UnitGeomean, Verdict } from '../../model/comparison.ts'
import type { ResultFile, RoundOrderAndVisitTimes } from '../../model/result-file.ts'
import type { RunSettings } from '../../model/settings.ts'
import { createBenchmarkNaming, type NameBenchmarkInReport } from '../../words/names.ts'

// Represents sentences as data: each output format decides how a name, an option or a term looks.

/** A piece of a text; a bare string is our own words. */
export type ReportTextSpan =
  | string
  /** Untrusted text: a benchmark, a unit, a file, a commit. */
  | { readonly kind: 'name'; readonly text: string }
  /** Text that can be typed: an option, a command. */
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'strong'; readonly text: ReportText }
  | { readonly kind: 'term'; readonly anchor: StatisticsPageAnchor; readonly words: string }
  /** The address is ours or GitHub's, without untrusted text. */
  | { readonly kind: 'link'; readonly words: ReportText; readonly to: string }
  | { readonly kind: 'break' }

/** A sentence or a few lines; may be empty. */
export type ReportText = readonly ReportTextSpan[]

/** Anything that can be put into a text. */
export type ReportTextTemplateValue = ReportTextSpan | number | ReportText

/** Tags a template: text in backticks is code, an inserted string is plain words, whatever it contains. */
export function reportTextFromTemplate(
  words: TemplateStringsArray,
  ...pieces: readonly ReportTextTemplateValue[]
): ReportText {
  return words.flatMap((own, index) => [...parseTextWithBackticks(own), ...textOf(pieces[index] ?? '')])
}

/** Parses one of our own strings, with code in backticks. */
export function parseTextWithBackticks(words: string): ReportText {
  return words
    .split('`')
    .flatMap((piece, index) => (piece === '' ? [] : [index % 2 === 1 ? inlineCodeSpan(piece) : piece]))
}

export function nameSpan(text: string): ReportTextSpan {
  return text === '' ? '(no name)' : { kind: 'name', text }
}

export function inlineCodeSpan(text: string): ReportTextSpan {
  return { kind: 'code', text }
}

export function strongSpan(piece: ReportTextTemplateValue): ReportTextSpan {
  return { kind: 'strong', text: textOf(piece) }
}

export function statisticsPageLinkSpan(anchor: StatisticsPageAnchor, words: string): ReportTextSpan {
  return { kind: 'term', anchor, words }
}

export function linkSpan(words: ReportTextTemplateValue, to: string): ReportTextSpan {
  return { kind: 'link', words: textOf(words), to }
}

export const lineBreakSpan: ReportTextSpan = { kind: 'break' }

export function joinNonEmptyReportTexts(
  pieces: readonly ReportTextTemplateValue[],
  between: ReportTextTemplateValue = ' ',
): ReportText {
  return pieces
    .map(textOf)
    .filter(text => text.length > 0)
    .flatMap((text, index) => (index === 0 ? text : [...textOf(between), ...text]))
}

/** Returns the first `most` pieces and how many more there are; `total` is larger if some are not among the pieces. */
export function listFirstReportTexts(
  pieces: readonly ReportTextTemplateValue[],
  most: number,
  total = pieces.length,
): ReportText {
  if (most === 0) return reportTextFromTemplate`${total} in all`
  const more = total - Math.min(most, pieces.length)
  return reportTextFromTemplate`${joinNonEmptyReportTexts(pieces.slice(0, most), ', ')}${more > 0 ? ` and ${more} more` : ''}`
}

/** Returns the first `most` lines, and one on how many more there are, which ends with `rest`. */
export function takeFirstLinesAndAddCountOfRest(
  lines: readonly ReportText[],
  most: number,
  rest = '',
): readonly ReportText[] {
  if (lines.length <= most) return lines
  const more = most === 0 ? `${lines.length} in all` : `and ${lines.length - most} more`
  return [...lines.slice(0, most), reportTextFromTemplate`${more}${rest}`]
}

function textOf(piece: ReportTextTemplateValue): ReportText {
  if (typeof piece !== 'object') return piece === '' ? [] : [String(piece)]
  return 'kind' in piece ? [piece] : piece
}

// Terms that docs/statistics.md explains. A report links each at its first use.

/** Absolute, as comments are in other repositories. */
export const statisticsPageUrl = 'https://github.com/benchgate/benchgate/blob/main/docs/statistics.md'

/** Says how to install the program for the terminal. */
export const terminalInstallPageUrl = 'https://github.com/benchgate/benchgate#in-a-terminal'

/** The headings of the page on statistics to which reports link. */
export const statisticsPageAnchors = [
  'rounds-and-interleaving',
  'p',
  'adjusted-p',
  'interval',
  'threshold',
  'inconclusive',
  'unchanged',
  'within',
  'exact',
  'early-stopping',
  'confirmation',
  'warnings',
  'classic-options',
] as const

type StatisticsPageAnchor = (typeof statisticsPageAnchors)[number]

/** Returns the address that explains a term; null if the report has already linked it. */
export type GetStatisticsTermUrlIfNotYetLinked = (anchor: StatisticsPageAnchor) => string | null

export function createFirstUseTermLinks(): GetStatisticsTermUrlIfNotYetLinked {
  const linked = new Set<StatisticsPageAnchor>()
  return anchor => {
    if (linked.has(anchor)) return null
    linked.add(anchor)
    return `${statisticsPageUrl}#${anchor}`
  }
}

export interface RunReport {
  readonly outcome: Verdict | 'calibration' | 'no-verdict'
  /** The reason for the verdict, in one sentence. */
  readonly reason: ReportText
  /** The effect of the verdict on the check, as the end of that sentence; empty if the verdict itself tells it. */
  readonly check: ReportText
  /** The commits that were compared; empty if there are none. */
  readonly compared: ReportText
  /** A summary with links, for reports that are read outside of the run. */
  readonly line: ReportText
  readonly parts: readonly ReportSection[]
}

/** Blocks about one subject; an empty section is not shown. */
export type ReportSection = readonly ReportBlock[]

export type ReportBlock =
  /** A note is small print; an alert says that the report is incomplete. */
  | { readonly kind: 'paragraph' | 'warning' | 'note' | 'alert'; readonly text: ReportText }
  | { readonly kind: 'list'; readonly items: readonly ReportText[] }
  | ReportTableBlock
  | { readonly kind: 'code'; readonly language: 'sh' | 'text'; readonly text: string }
  /** Hidden until a reader opens it. */
  | { readonly kind: 'fold'; readonly title: ReportText; readonly blocks: readonly ReportBlock[] }
  | ChangedAndInconclusiveRowsBlock
  | ComparisonsBlock

/** A table; a row may have fewer cells than there are columns. */
export interface ReportTableBlock {
  readonly kind: 'table'
  readonly columns: readonly ReportTableColumn[]
  readonly rows: readonly (readonly ReportText[])[]
}

export interface ReportTableColumn {
  readonly title: string
  readonly side: ColumnAlign
}

export type ColumnAlign = 'left' | 'right' | 'center'

/** Rows that changed or are inconclusive, grouped by benchmark, for formats that fold the other rows away. */
export interface ChangedAndInconclusiveRowsBlock {
  readonly kind: 'changes'
  readonly groups: readonly (readonly ComparisonWithCellTexts[])[]
}

/** All comparisons in the requested order. */
export interface ComparisonsBlock {
  readonly kind: 'comparisons'
  readonly title: ReportText
  readonly rows: readonly ComparisonWithCellTexts[]
  /** True if the report has no table of changes above this one. */
  readonly isAlone: boolean
  /** Rows that are neither in a table of changes nor covered by `same`. */
  readonly rest: readonly ComparisonWithCellTexts[]
  /** The rows not covered by `same`, with the title of their table; null if the table is left out. */
  readonly medians: { readonly title: ReportText; readonly rows: readonly ComparisonWithCellTexts[] } | null
  /** The exact units that did not change, as a sentence; empty if there are none. */
  readonly same: ReportText
  readonly geomeans: readonly UnitGeomean[]
  /** For formats that draw the values of each round. */
  readonly rounds: readonly RoundOrderAndVisitTimes[]
  readonly settings: RunSettings
  readonly below: readonly ReportBlock[]
}

export interface ComparisonWithCellTexts {
  readonly comparison: Comparison
  /** Untrusted, as is the unit. */
  readonly name: string
  readonly unit: ReportTextSpan
  /** The gate's estimate, such as `+7.8%`; the interval if no single number is meaningful. */
  readonly estimate: string
  /** The centres of both sides: `13.49 µs → 22.61 µs`. */
  readonly values: string
  /** The 95% interval of the change: `+63.8% to +70.6%`, `exact`, or why there is none. */
  readonly interval: string
  /** The gate's p; empty where nothing was tested. */
  readonly adjustedP: string
  /** The smallest worsening that is ruled out. */
  readonly bound: string
  /** The settings, with the limits of the rule of the row. */
  readonly rules: RunSettings
  /** benchstat's delta: the change of the medians, or `~` if the difference is not significant. */
  readonly delta: string
  readonly base: string
  readonly head: string
  readonly p: string
}

/** Returns false for a sentence without words, a list without items, a table without rows, and a fold of such blocks. */
export function reportBlockHasContent(block: ReportBlock): boolean {
  if (block.kind === 'code') return true
  if ('text' in block) return block.text.length > 0
  if (block.kind === 'list') return block.items.length > 0
  if (block.kind === 'table') return block.rows.length > 0
  return block.kind !== 'fold' || block.blocks.some(reportBlockHasContent)
}

/** The next three tag the template of their text. */
type ReportTextTemplate = Parameters<typeof reportTextFromTemplate>

export function paragraphReportBlock(...template: ReportTextTemplate): ReportBlock {
  return { kind: 'paragraph', text: reportTextFromTemplate(...template) }
}

export function warningReportBlock(...template: ReportTextTemplate): ReportBlock {
  return { kind: 'warning', text: reportTextFromTemplate(...template) }
}

export function noteReportBlock(...template: ReportTextTemplate): ReportBlock {
  return { kind: 'note', text: reportTextFromTemplate(...template) }
}

/** Leaves out empty items. */
export function listReportBlock(items: readonly ReportTextTemplateValue[]): ReportBlock {
  const texts = items.map(item => reportTextFromTemplate`${item}`)
  return { kind: 'list', items: texts.filter(text => text.length > 0) }
}

export function tableReportBlock(
  columns: readonly ReportTableColumn[],
  rows: readonly (readonly ReportTextTemplateValue[])[],
): ReportTableBlock {
  return {
    kind: 'table',
    columns,
    rows: rows.map(row => row.map(cell => reportTextFromTemplate`${cell}`)),
  }
}

export function processOutputReportBlock(text: string): ReportBlock {
  return { kind: 'code', language: 'text', text }
}

export function shellCommandReportBlock(text: string): ReportBlock {
  return { kind: 'code', language: 'sh', text }
}

export function foldedReportBlock(
  title: ReportTextTemplateValue,
  blocks: readonly ReportBlock[],
): ReportBlock {
  return { kind: 'fold', title: reportTextFromTemplate`${title}`, blocks }
}

/** The place where a report is read. All addresses are ours or GitHub's. */
export interface ReportLinks {
  /** The repository's page, or null. */
  readonly repository: string | null
  /** The page of the run that measured, or null. */
  readonly run: string | null
  /** The page of the full report; null in that report itself. */
  readonly report: string | null
  /** The way to accept a regression on the pull request; null if there is none. */
  readonly accepting: { readonly label: string | null } | null
}

export const noReportLinks: ReportLinks = {
  repository: null,
  run: null,
  report: null,
  accepting: null,
}

// The subject: a result, and what all parts of its report share.

export interface ResultFileWithReportOptions extends ResultFile {
  readonly naming: NameBenchmarkInReport
  /** The most names or lines in any list. */
  readonly most: number
}

export function addReportOptionsToResult(
  result: ResultFile,
  most = Number.POSITIVE_INFINITY,
  named: Parameters<typeof createBenchmarkNaming>[0] = [
    ...result.comparisons,
    ...result.unmatched.base,
    ...result.unmatched.head,
  ],
): ResultFileWithReportOptions {
  return { ...result, most, naming: createBenchmarkNaming(named, result.lost, result.formats) }
}
