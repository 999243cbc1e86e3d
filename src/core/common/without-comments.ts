// Takes the comments out of a file, so that code in a comment does not count.

/** How a language writes comments: TOML and Python, CMake, Java and similar languages, XML. */
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

export function withoutComments(text: string, style: CommentStyle): string {
  return text.replace(styles[style], (_, kept: string | undefined) => kept ?? '')
}
