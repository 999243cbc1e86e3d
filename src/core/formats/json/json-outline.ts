// Finds the keys of the JSON in a part of a text. Formats are detected by them.

/** The depth to which keys are collected. */
const deepest = 4
const most = 2000

/** The keys that lead to a value; `[]` stands for an item of a list. */
export type JsonKeyPath = readonly string[]

/**
 * Returns the paths to the keys of each JSON value in `beginning`, which may be cut anywhere. There may be several values, as programs log
 * JSON, too. A key counts once its colon is there. A value must begin a line; a word in brackets is no value.
 */
export function listKeyPathsOfEachJsonInText(beginning: string): readonly (readonly JsonKeyPath[])[] {
  const found: (readonly JsonKeyPath[])[] = []
  // Editors and PowerShell begin a file with a byte order mark.
  const opening = /^[ \t\ufeff]*[[{]/gm
  for (let start = opening.exec(beginning); start; start = opening.exec(beginning)) {
    const { paths, end } = pathsFrom(beginning, start.index)
    if (paths.length > 0) found.push(paths)
    opening.lastIndex = end
  }
  return found
}

export type JsonPathExistsPredicate = (...path: JsonKeyPath) => boolean

/** Returns the `claims` of a format: whether a JSON value in the beginning of a text, which has `paths`, passes `test`. */
export function createJsonFormatClaim(
  test: (has: JsonPathExistsPredicate, beginning: string, paths: readonly JsonKeyPath[]) => boolean,
): (beginning: string) => boolean {
  return beginning =>
    listKeyPathsOfEachJsonInText(beginning).some(paths => {
      const has: JsonPathExistsPredicate = (...path) =>
        paths.some(one => one.length === path.length && one.every((key, index) => key === path[index]))
      return test(has, beginning, paths)
    })
}

function pathsFrom(
  text: string,
  start: number,
): { readonly paths: readonly JsonKeyPath[]; readonly end: number } {
  const paths: JsonKeyPath[] = []
  const open: Level[] = []
  for (let index = start; index < text.length && paths.length < most; index++) {
    const character = text[index]
    const level = open.at(-1)
    if (character === '"') {
      const end = endOfJsonString(text, index)
      if (level && !level.list && /^\s*:/.test(text.slice(end + 1, end + 20))) {
        level.key = text.slice(index + 1, end)
        if (open.length <= deepest) paths.push(open.map(({ list, key }) => (list ? '[]' : key)))
      }
      index = end
    } else if (character === '{' || character === '[') open.push({ list: character === '[', key: '' })
    else if (character === '}' || character === ']') {
      open.pop()
      if (open.length === 0) return { paths, end: index + 1 }
    }
  }
  return { paths, end: text.length }
}

/** Returns the index of the quote that closes the string begun at `start`, or the length of the text. */
export function endOfJsonString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let escapes = end
    while (text.charCodeAt(escapes - 1) === backslash) escapes--
    if ((end - escapes) % 2 === 0) return end
  }
  return text.length
}

const backslash = 92

/** An open bracket, and the last key in it. */
interface Level {
  readonly list: boolean
  key: string
}
