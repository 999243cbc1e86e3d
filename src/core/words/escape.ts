// Escapes untrusted text: names and output come from the pull request, and must stay data wherever they are shown.

/** The most characters of a displayed name; the result file has all of it. */
const longest = 200

/**
 * Returns a name as inline code, safe in paragraphs and table cells. In a code span only `|` could still end a cell, so it
 * is written as a character reference between two spans.
 */
export function markdownInlineCodeOfName(name: string): string {
  const pieces = shortPrintableName(name).split('|')
  return pieces.map(piece => (piece === '' ? '' : span(piece))).join('<code>&#124;</code>') || '(no name)'
}

export function markdownCodeSpanOutsideTables(text: string, most: number): string {
  return span(shortPrintableName(text, most))
}

/** Returns a code span with a longer fence than any backticks in it. */
function span(text: string): string {
  const fence = '`'.repeat(longestRun(text, 1))
  const padding = /^`|`$|^ .*[^ ].* $/.test(text) ? ' ' : ''
  return `${fence}${padding}${text}${padding}${fence}`
}

function longestRun(text: string, least: number): number {
  return Math.max(least, ...(text.match(/`+/g) ?? []).map(run => run.length + 1))
}

/** Returns a fenced block that its content cannot close. */
export function markdownCodeBlock(text: string, language = ''): string {
  const fence = '`'.repeat(longestRun(text, 3))
  return `${fence}${language}\n${splitLinesAndEscapeControlCharacters(text).join('\n')}\n${fence}`
}

export function shortPrintableName(name: string, most = longest): string {
  const characters = [...escapeControlCharacters(name)]
  return characters.length <= most ? characters.join('') : `${characters.slice(0, most - 1).join('')}…`
}

/** Escapes each line of a text, for a terminal or a block of code. */
export function splitLinesAndEscapeControlCharacters(text: string): readonly string[] {
  return removeEscapeSequences(text).split(/\r?\n/).map(escapeControlCharacters)
}

/** Characters that are invisible or reorder others; a variation selector is fine after an emoji. */
export const invisibleCharacterPattern =
  /(?![\ufe0e\ufe0f])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]|(?<!\p{Extended_Pictographic})[\ufe0e\ufe0f]/u

/** A fast path for most names, as the test for invisible characters is slow. */
const usual = /^[ -~]*$/
const everyUnseen = new RegExp(invisibleCharacterPattern, 'gu')

/** Escapes control, bidirectional and invisible characters as `\u202e`. */
export function escapeControlCharacters(text: string): string {
  if (usual.test(text)) return text
  return text.replace(everyUnseen, character =>
    character === '\t' ? ' ' : `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  )
}

/** Writes line breaks as `\n`, for a value of several lines that is shown in one. */
export function showLineBreaks(text: string): string {
  return text.replace(/\r?\n/g, '\\n')
}

/** Disarms workflow commands: a runner obeys `::name::` at the beginning of a line, and `##[name]` anywhere. */
export function disarmWorkflowCommands(text: string): string {
  return text.replaceAll('##[', '## [').replace(/^([^\S\r\n]*)::/gm, '$1: :')
}

/** Escape sequences for colours and the cursor, for titles and links, and for character sets. */
const sequences =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: ESC is what such a sequence begins with
  /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b\n]{0,2000}(?:\u0007|\u001b\\)|[()*+][\dA-Z]|[=>78M])/g

/** Removes colours and other escape sequences, which CI often requests from tools. */
export function removeEscapeSequences(text: string): string {
  return text.includes('\u001b') ? text.replace(sequences, '') : text
}

// CSV fields (RFC 4180) that a spreadsheet does not run.

/** Returns an untrusted text as a field that does not act in a terminal or a spreadsheet. */
export function escapeUntrustedCsvField(text: string): string {
  return quoteCsvField(inert(escapeControlCharacters(text)))
}

/** Returns our own text as a field. */
export function quoteCsvField(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * Guards text that a spreadsheet would run as a formula with an apostrophe, and also text that begins with one, so that
 * removing the first apostrophe restores the text. Negative numbers are not guarded.
 */
function inert(text: string): string {
  return /^\s*['=+\-@\uff1d\uff0b\uff0d\uff20]/.test(text) ? `'${text}` : text
}

// Quoting for a shell.

export function quoteShellWord(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`
}

/** Returns the word quoted without line breaks, as bash and zsh read it. */
export function quoteShellWordOnOneLine(word: string): string {
  if (!word.includes('\n')) return quoteShellWord(word)
  return `$'${word.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n')}'`
}

/** Returns a command line, with words quoted where necessary. */
export function joinShellWords(...words: readonly string[]): string {
  return words.map(quoteShellWord).join(' ')
}

/** Returns the command to run in `folder`. Each command gets its own shell, so the folder need not be restored. */
export function commandInFolder(folder: string, command: string): string {
  return folder === '.' ? command : `cd ${quoteShellWord(folder)} && ${command}`
}

/** Returns the value as JSON that is safe to display, with control, bidirectional and invisible characters escaped. It parses to the same value. */
export function formatDisplaySafeJson(value: unknown): string {
  const text = JSON.stringify(value, null, 2)
  return `${text.replace(/(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}\p{Cs}]/gu, escaped)}\n`
}

function escaped(character: string): string {
  const units = Array.from({ length: character.length }, (_, index) => character.charCodeAt(index))
  return units.map(unit => `\\u${unit.toString(16).padStart(4, '0')}`).join('')
}
