// Removes comments from source files, as much as it takes to recognise a dependency.

/** The comment syntax of a language: TOML and Python, CMake, Java and similar languages, XML. */
export type CommentSyntax = 'hash' | 'cmake' | 'slashes' | 'xml'

const triple = /"""[\s\S]*?"""|'''[\s\S]*?'''/.source
const double = /"(?:\\[^\n]|[^"\\\n])*"/.source
const single = /'(?:\\[^\n]|[^'\\\n])*'/.source
/** A quoted argument of CMake may have several lines; an apostrophe has no meaning in CMake. */
const cmakeQuoted = /"(?:\\[\s\S]|[^"\\])*"/.source

const styles: Readonly<Record<CommentSyntax, RegExp>> = {
  hash: new RegExp(`(${triple}|${double}|${single})|#[^\n]*`, 'g'),
  cmake: new RegExp(`(${cmakeQuoted})|#(?:\\[(=*)\\[[\\s\\S]*?\\]\\2\\]|[^\n]*)`, 'g'),
  slashes: new RegExp(`(${triple}|${double}|${single})|//[^\n]*|/\\*[\\s\\S]*?\\*/`, 'g'),
  xml: /()<!--[\s\S]*?-->/g,
}

/** Removes comments, so that code in a comment does not count. */
export function removeSourceComments(text: string, style: CommentSyntax): string {
  return text.replace(styles[style], (_, literal: string | undefined) => literal ?? '')
}
