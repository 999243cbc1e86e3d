// Represents sentences as data: each output format decides how a name, an option or a term looks.

/** A piece of a text; a bare string is our own words. */
export type TextSpan =
  | string
  /** Untrusted text: a benchmark, a unit, a file, a commit. */
  | { readonly kind: 'name'; readonly text: string }
  /** Text that can be typed: an option, a command. */
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'strong'; readonly text: Text }
  | { readonly kind: 'term'; readonly anchor: TermAnchor; readonly words: string }
  /** The address is ours or GitHub's, without untrusted text. */
  | { readonly kind: 'link'; readonly words: Text; readonly to: string }
  | { readonly kind: 'break' }

/** A sentence or a few lines; may be empty. */
export type Text = readonly TextSpan[]

/** Anything that can be put into a text. */
export type TextPiece = TextSpan | number | Text

/** Tags a template: text in backticks is code, an inserted string is plain words, whatever it contains. */
export function say(words: TemplateStringsArray, ...pieces: readonly TextPiece[]): Text {
  return words.flatMap((own, index) => [...parseOwnText(own), ...textOf(pieces[index] ?? '')])
}

/** Parses one of our own strings, with code in backticks. */
export function parseOwnText(words: string): Text {
  return words
    .split('`')
    .flatMap((piece, index) => (piece === '' ? [] : [index % 2 === 1 ? code(piece) : piece]))
}

export function name(text: string): TextSpan {
  return text === '' ? '(no name)' : { kind: 'name', text }
}

export function code(text: string): TextSpan {
  return { kind: 'code', text }
}

export function strong(piece: TextPiece): TextSpan {
  return { kind: 'strong', text: textOf(piece) }
}

export function term(anchor: TermAnchor, words: string): TextSpan {
  return { kind: 'term', anchor, words }
}

export function linkText(words: TextPiece, to: string): TextSpan {
  return { kind: 'link', words: textOf(words), to }
}

export const lineBreak: TextSpan = { kind: 'break' }

/** Joins the pieces; empty ones are left out. */
export function joinTexts(pieces: readonly TextPiece[], between: TextPiece = ' '): Text {
  return pieces
    .map(textOf)
    .filter(text => text.length > 0)
    .flatMap((text, index) => (index === 0 ? text : [...textOf(between), ...text]))
}

/** Lists the first `most` pieces, and how many more there are. */
export function listTexts(pieces: readonly TextPiece[], most: number): Text {
  if (most === 0) return say`${pieces.length} in all`
  const more = pieces.length - most
  return say`${joinTexts(pieces.slice(0, most), ', ')}${more > 0 ? ` and ${more} more` : ''}`
}

/** Returns the first `most` lines, and one on how many more there are, which ends with `rest`. */
export function firstLines(lines: readonly Text[], most: number, rest = ''): readonly Text[] {
  if (lines.length <= most) return lines
  const more = most === 0 ? `${lines.length} in all` : `and ${lines.length - most} more`
  return [...lines.slice(0, most), say`${more}${rest}`]
}

function textOf(piece: TextPiece): Text {
  if (typeof piece !== 'object') return piece === '' ? [] : [String(piece)]
  return 'kind' in piece ? [piece] : piece
}

// Terms that docs/statistics.md explains. A report links each at its first use.

/** Absolute, as comments are in other repositories. */
export const statisticsPage = 'https://github.com/benchgate/benchgate/blob/main/docs/statistics.md'

/** Says how to install the program for the terminal. */
export const installPage = 'https://github.com/benchgate/benchgate#in-a-terminal'

/** The headings of the page on statistics to which reports link. */
export const anchors = [
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

export type TermAnchor = (typeof anchors)[number]

/** Returns the address that explains a term; null if the report has already linked it. */
export type Links = (anchor: TermAnchor) => string | null

export function newLinks(): Links {
  const linked = new Set<TermAnchor>()
  return anchor => {
    if (linked.has(anchor)) return null
    linked.add(anchor)
    return `${statisticsPage}#${anchor}`
  }
}
