// Writes a text as YAML that reads back as that text, whichever version of YAML it is read as.

/**
 * Returns a value of a mapping, to follow `key: `; lines of a block are indented by `indent`. Lone surrogates cannot be
 * written.
 */
export function yamlValueText(text: string, indent: string): string {
  if (isPlain(text)) return text
  if (isBlock(text)) return `|-\n${text.replace(/^(?=.)/gm, indent)}`
  if (/^[\x20-\x7e]*$/.test(text)) return `'${text.replaceAll("'", "''")}'`
  return `"${text.replace(/["\\]|[^\x20-\x7e]/gu, escaped)}"`
}

/** Words that some YAML reads as a truth value or as nothing. */
const reserved = /^\.?(y|n|yes|no|on|off|true|false|null|nan|inf)$/i

/** Begins like a word or a path, or is a number with a unit; nothing in it begins a comment, a mapping or a value of another type. */
function isPlain(text: string): boolean {
  if (/^\d+(%|ms|s|m|h)$/.test(text)) return true
  return (
    /^(?:[A-Za-z_]|\.?\/|\.[A-Za-z_])[\w ./=,+@()*$'"|&<>;:-]*$/.test(text) &&
    !/: |:$| $/.test(text) &&
    !reserved.test(text)
  )
}

/** Several lines of printable text, which begin and end with more than blanks. */
function isBlock(text: string): boolean {
  return (
    text.includes('\n') &&
    /^[\x21-\x7e]/.test(text) &&
    /[\x21-\x7e]$/.test(text) &&
    /^[\n\x20-\x7e]*$/.test(text)
  )
}

function escaped(character: string): string {
  if (character === '"' || character === '\\') return `\\${character}`
  if (character === '\n') return '\\n'
  const code = character.codePointAt(0) ?? 0
  return code > 0xffff
    ? `\\U${code.toString(16).padStart(8, '0')}`
    : `\\u${code.toString(16).padStart(4, '0')}`
}
