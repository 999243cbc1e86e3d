// Untrusted text in Markdown: names and output come from the pull request and must stay data wherever they are shown.

/** The longest name shown; the result file has it whole. */
const longest = 200

/**
 * A name as inline code, safe in a paragraph and in a table cell.
 *
 * Plain names stand between backticks. In any other every character that Markdown, HTML, tables, mentions or emoji
 * could act on becomes a character reference inside `<code>`, where GitHub links nothing.
 */
export function inlineCode(name: string): string {
  const shown = visible(shorten(name))
  if (/^[\w/.=,:()+#%-]+( [\w/.=,:()+#%-]+)*$/.test(shown)) return `\`${shown}\``
  const referenced = shown.replace(/[^\p{L}\p{N} /.=,-]/gu, character => `&#${character.codePointAt(0)};`)
  return `<code>${referenced}</code>`
}

/** Text of several lines as a fenced block that nothing inside it can close. */
export function codeBlock(text: string, language = ''): string {
  const runs = text.match(/`+/g) ?? []
  const fence = '`'.repeat(Math.max(3, ...runs.map(run => run.length + 1)))
  const lines = text.split('\n').map(visible).join('\n')
  return `${fence}${language}\n${lines}\n${fence}`
}

/** Control, bidirectional and invisible characters written out (`\u202e`), so that what is read is what is there. */
export function visible(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}\p{Cs}]/gu, character =>
    character === '\t' ? ' ' : `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  )
}

function shorten(name: string): string {
  const characters = [...name]
  return characters.length <= longest ? name : `${characters.slice(0, longest - 1).join('')}…`
}
