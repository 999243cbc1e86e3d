// Untrusted text in Markdown: names and output come from the pull request and must stay data wherever they are shown.

/** The longest name that is shown; the result file has the whole name. */
const longest = 200

/**
 * A name as inline code, safe in a paragraph and in a table cell: in a code span nothing is Markdown, HTML, a mention or
 * a link. Only `|` would still end a cell there, so it is written as a character reference between two spans.
 */
export function inlineCode(name: string): string {
  const pieces = printableName(name).split('|')
  return pieces.map(piece => (piece === '' ? '' : span(piece))).join('<code>&#124;</code>') || '(no name)'
}

/** Text as one code span, for anywhere except in a table. */
export function codeSpan(text: string, most: number): string {
  return span(printableName(text, most))
}

/** A code span whose fence is longer than any run of backticks in it. */
function span(text: string): string {
  const fence = '`'.repeat(longestRun(text, 1))
  const padding = /^`|`$|^ .*[^ ].* $/.test(text) ? ' ' : ''
  return `${fence}${padding}${text}${padding}${fence}`
}

function longestRun(text: string, least: number): number {
  return Math.max(least, ...(text.match(/`+/g) ?? []).map(run => run.length + 1))
}

/** Text of several lines as a fenced block that nothing inside it can close. */
export function codeBlock(text: string, language = ''): string {
  const fence = '`'.repeat(longestRun(text, 3))
  return `${fence}${language}\n${visibleLines(text).join('\n')}\n${fence}`
}

/** A name as it is read: visible, and cut to a length that people read. */
export function printableName(name: string, most = longest): string {
  const characters = [...escapeControls(name)]
  return characters.length <= most ? characters.join('') : `${characters.slice(0, most - 1).join('')}…`
}

/** The lines of a text for a terminal or a block of code: made visible one by one, so that line breaks stay. */
export function visibleLines(text: string): readonly string[] {
  return withoutColours(text).split(/\r?\n/).map(escapeControls)
}

/** What cannot be seen, or reorders what can; a variation selector is fine where it belongs to a picture. */
export const unseen =
  /(?![\ufe0e\ufe0f])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]|(?<!\p{Extended_Pictographic})[\ufe0e\ufe0f]/u

/** Most names are of these alone, and the test for what is unseen is slow. */
const usual = /^[ -~]*$/
const everyUnseen = new RegExp(unseen, 'gu')

/** Control, bidirectional and invisible characters written out (`\u202e`), so that readers see what is really there. */
export function escapeControls(text: string): string {
  if (usual.test(text)) return text
  return text.replace(everyUnseen, character =>
    character === '\t' ? ' ' : `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  )
}

/**
 * Text in which a workflow runner finds no command: it obeys `::name::` at the beginning of a line, after blanks, and
 * `##[name]` anywhere in one.
 */
export function withoutCommands(text: string): string {
  return text.replaceAll('##[', '## [').replace(/^([^\S\r\n]*)::/gm, '$1: :')
}

/**
 * Escape sequences: those of control (colours, the cursor), of the system (titles, links) with what they say, and of a
 * character set.
 */
const sequences =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: ESC is what such a sequence begins with
  /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b\n]{0,2000}(?:\u0007|\u001b\\)|[()*+][\dA-Z]|[=>78M])/g

/** The text as a terminal would show it, without colours and other escape sequences: CI asks tools for them. */
export function withoutColours(text: string): string {
  return text.includes('\u001b') ? text.replace(sequences, '') : text
}

// Texts as fields of CSV (RFC 4180), in which a spreadsheet finds nothing to run.

/** A text from outside as a field: nothing in it acts on a terminal or in a spreadsheet. */
export function textField(text: string): string {
  return quoted(inert(escapeControls(text)))
}

/** Our own text as a field. */
export function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * A spreadsheet runs what begins like a formula. Such a name gets an apostrophe in front, which says that text follows. So
 * does a name that begins with an apostrophe: removing the first one always gives the name back. Only texts are guarded: a
 * negative number stays a number.
 */
function inert(text: string): string {
  return /^\s*['=+\-@\uff1d\uff0b\uff0d\uff20]/.test(text) ? `'${text}` : text
}

// Writes words of a command so that a shell takes each as it is.

export function shellWord(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`
}

/** A command of these words, each quoted where a shell needs it. */
export function shellLine(...words: readonly string[]): string {
  return words.map(shellWord).join(' ')
}

/** The command, run in `folder`. Each command gets a shell of its own, so there is no need to change back. */
export function runIn(folder: string, command: string): string {
  return folder === '.' ? command : `cd ${shellWord(folder)} && ${command}`
}
