// Reads tables, keys and values of TOML, as much as it takes to recognise a dependency; and removes comments from files.

/** The content below one header; what comes before the first header is the table ''. */
export interface TomlTable {
  /** Without quotes and blanks: `tool.poetry.group.dev.dependencies`. */
  readonly name: string
  /** Without comments. */
  readonly text: string
}

const part = /(?:[\w-]+|"[^"\n]*"|'[^'\n]*')/.source
const name = `\\s*(${part}(?:\\s*\\.\\s*${part})*)\\s*`
const header = new RegExp(`^\\s*(?:\\[\\[${name}\\]\\]|\\[${name}\\])\\s*$`)

/** Returns the tables in the order of the file; `[[bench]]` gives one for each. */
export function tomlTables(file: string): readonly TomlTable[] {
  const tables: { name: string; lines: string[] }[] = [{ name: '', lines: [] }]
  for (const line of withoutComments(file, 'hash').split(/\r?\n/)) {
    const match = header.exec(line)
    if (match) tables.push({ name: (match[1] ?? match[2] ?? '').replace(/["'\s]/g, ''), lines: [] })
    else tables.at(-1)?.lines.push(line)
  }
  return tables.map(({ name, lines }) => ({ name, text: lines.join('\n') }))
}

/** Returns the names before `=` at the beginning of a line; of dotted names the first part. */
export function tomlKeys({ text }: TomlTable): readonly string[] {
  return [...text.matchAll(/^\s*["']?([\w-]+)["']?(?:\.[\w."'-]+)*\s*=/gm)].map(([, key = '']) => key)
}

/** Returns the value of a key as written, a string without its quotes: one line, or a list. Null if there is none. */
export function valueIn({ text }: TomlTable, key: string): string | null {
  const match = new RegExp(`^\\s*["']?${key}["']?\\s*=\\s*(\\[[^\\]]*\\]|.*)`, 'm').exec(text)
  const value = match?.[1]?.trim()
  return value === undefined ? null : value.replace(/^(["'])(.*)\1$/, '$2')
}

/** Returns the strings in the text of a list. */
export function stringsIn(list: string): readonly string[] {
  return [...list.matchAll(/"([^"\n]*)"|'([^'\n]*)'/g)].map(([, double, single]) => double ?? single ?? '')
}

/** The comment syntax of a language: TOML and Python, CMake, Java and similar languages, XML. */
export type CommentStyle = 'hash' | 'cmake' | 'slashes' | 'xml'

const triple = /"""[\s\S]*?"""|'''[\s\S]*?'''/.source
const double = /"(?:\\[^\n]|[^"\\\n])*"/.source
const single = /'(?:\\[^\n]|[^'\\\n])*'/.source
/** A quoted argument of CMake may have several lines; an apostrophe has no meaning in CMake. */
const cmakeQuoted = /"(?:\\[\s\S]|[^"\\])*"/.source

const styles: Readonly<Record<CommentStyle, RegExp>> = {
  hash: new RegExp(`(${triple}|${double}|${single})|#[^\n]*`, 'g'),
  cmake: new RegExp(`(${cmakeQuoted})|#(?:\\[(=*)\\[[\\s\\S]*?\\]\\2\\]|[^\n]*)`, 'g'),
  slashes: new RegExp(`(${triple}|${double}|${single})|//[^\n]*|/\\*[\\s\\S]*?\\*/`, 'g'),
  xml: /()<!--[\s\S]*?-->/g,
}

/** Removes comments, so that code in a comment does not count. */
export function withoutComments(text: string, style: CommentStyle): string {
  return text.replace(styles[style], (_, literal: string | undefined) => literal ?? '')
}
