// Takes the comments out of a file, so that what was put away in one is not taken for what is there.

/** How a language writes comments: TOML and Python, CMake, Java and what is like it, XML. */
export type CommentStyle = 'hash' | 'cmake' | 'slashes' | 'xml'

const triple = /"""[\s\S]*?"""|'''[\s\S]*?'''/.source
const double = /"(?:\\[^\n]|[^"\\\n])*"/.source
const single = /'(?:\\[^\n]|[^'\\\n])*'/.source
/** A quoted argument of CMake may go over several lines; an apostrophe means nothing there. */
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
