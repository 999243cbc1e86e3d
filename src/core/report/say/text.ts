// Represents sentences as data: each output format decides how a name, an option or a term looks.

/** A piece of a text; a bare string is our own words. */
export type TextSpan =
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
export type ReportText = readonly TextSpan[]

/** Anything that can be put into a text. */
export type ReportTextPiece = TextSpan | number | ReportText

/** Tags a template: text in backticks is code, an inserted string is plain words, whatever it contains. */
export function reportTextFromTemplate(
  words: TemplateStringsArray,
  ...pieces: readonly ReportTextPiece[]
): ReportText {
  return words.flatMap((own, index) => [...parseTextWithBackticks(own), ...textOf(pieces[index] ?? '')])
}

/** Parses one of our own strings, with code in backticks. */
export function parseTextWithBackticks(words: string): ReportText {
  return words
    .split('`')
    .flatMap((piece, index) => (piece === '' ? [] : [index % 2 === 1 ? inlineCodeSpan(piece) : piece]))
}

export function nameSpan(text: string): TextSpan {
  return text === '' ? '(no name)' : { kind: 'name', text }
}

export function inlineCodeSpan(text: string): TextSpan {
  return { kind: 'code', text }
}

export function strongSpan(piece: ReportTextPiece): TextSpan {
  return { kind: 'strong', text: textOf(piece) }
}

export function termSpan(anchor: StatisticsPageAnchor, words: string): TextSpan {
  return { kind: 'term', anchor, words }
}

export function linkSpan(words: ReportTextPiece, to: string): TextSpan {
  return { kind: 'link', words: textOf(words), to }
}

export const lineBreakSpan: TextSpan = { kind: 'break' }

export function joinNonEmptyReportTexts(
  pieces: readonly ReportTextPiece[],
  between: ReportTextPiece = ' ',
): ReportText {
  return pieces
    .map(textOf)
    .filter(text => text.length > 0)
    .flatMap((text, index) => (index === 0 ? text : [...textOf(between), ...text]))
}

/** Returns the first `most` pieces and how many more there are; `total` is larger if some are not among the pieces. */
export function listFirstReportTexts(
  pieces: readonly ReportTextPiece[],
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

function textOf(piece: ReportTextPiece): ReportText {
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
