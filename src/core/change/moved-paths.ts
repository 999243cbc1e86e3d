// Replaces paths into one folder by the same paths in another, within any text.

/** Matches before a path: not within another path, but after an option such as `-I`, or `file://`. */
const start = '(?:(?<![\\w./-])|(?<=(?:^|[\\s"\'=:;,])-\\w+)|(?<=\\bfile://))'

/** Matches what ends a path in a list, a command line, or a settings file. */
const end = '[/\\\\:;,|"\'\\s<>)\\]}]'

/**
 * Replaces `from`, an absolute path without a final slash, by `to` in `text` wherever it is a whole path or a parent folder of
 * one. `isMoved` gets each full path, and may exclude it.
 */
export function redirectFolderPathInText(
  text: string,
  from: string,
  to: string,
  isMoved: (path: string) => boolean = () => true,
): string {
  if (from === '' || from === '/' || !text.includes(from)) return text
  const escaped = from.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const whole = new RegExp(`${start}${escaped}(?=${end}|$)(/[^\\\\:;,|"'\\s<>)\\]}]*)?`, 'g')
  return text.replace(whole, (path, rest = '') => (isMoved(path) ? `${to}${rest}` : path))
}
