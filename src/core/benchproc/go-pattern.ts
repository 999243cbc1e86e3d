// Regular expressions as Go writes them, for JavaScript's engine.
// Source of the syntax: https://pkg.go.dev/regexp/syntax.

/** Classes that only Go knows, with what replaces them inside brackets. */
const classes: Readonly<Record<string, string>> = {
  alnum: '0-9A-Za-z',
  alpha: 'A-Za-z',
  ascii: '\\x00-\\x7F',
  blank: '\\t ',
  cntrl: '\\x00-\\x1F\\x7F',
  digit: '0-9',
  graph: '!-~',
  lower: 'a-z',
  print: ' -~',
  punct: '!-\\/:-@\\[-`\\{-~',
  space: '\\t\\n\\v\\f\\r ',
  upper: 'A-Z',
  word: '0-9A-Za-z_',
}

/**
 * The pattern as a RegExp. Throws SyntaxError where neither engine accepts it.
 *
 * Rewritten are flags for the whole (`(?i)`), `\A`, `\z`, `\Q…\E`, `\pL`, `(?P<name>…)`, classes such as `[[:alpha:]]`, and
 * needless escapes. Flags in the middle stay as they are: newer engines know `(?i:…)`.
 */
export function goPattern(pattern: string): RegExp {
  const [leading = '', given = ''] = /^\(\?([ims]+)\)/.exec(pattern) ?? []
  const quoted = pattern
    .slice(leading.length)
    .replace(/\\Q([\s\S]*?)(?:\\E|$)/g, (_, text: string) => text.replace(/[^\w\s]/g, '\\$&'))
  const source = quoted.replace(
    /\\A|\\z|\\([pP])([A-Z])|\(\?P<|\[:(\^?\w+):\]|\\([^A-Za-z\d])|\\[\s\S]/g,
    (found, property?: string, letter?: string, name?: string, sign?: string) => {
      if (found === '\\A') return '(?<![\\s\\S])'
      if (found === '\\z') return '(?![\\s\\S])'
      if (found === '(?P<') return '(?<'
      if (property !== undefined) return `\\${property}{${letter}}`
      if (name !== undefined) return classNamed(name)
      if (sign !== undefined) return /[\^$\\.*+?()[\]{}|/]/.test(sign) ? found : `\\u{${hex(sign)}}`
      return found
    },
  )
  return new RegExp(source, `u${[...new Set(given)].join('')}`)
}

function classNamed(name: string): string {
  const found = Object.hasOwn(classes, name) ? classes[name] : undefined
  if (found === undefined) throw new SyntaxError(`there is no class [:${name}:] here`)
  return found
}

function hex(sign: string): string {
  return (sign.codePointAt(0) ?? 0).toString(16)
}
