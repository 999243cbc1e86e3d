// Text in which paths into one folder become the same paths in another.

/** What stands before a path: nothing of another path, but an option as `-I`, or `file://`. */
const start = '(?:(?<![\\w./-])|(?<=(?:^|[\\s"\'=:;,])-\\w+)|(?<=\\bfile://))'

/** What ends a path in a list, in a command line, or in a file of settings. */
const end = '[/\\\\:;,|"\'\\s<>)\\]}]'

/**
 * Returns `text` with `from`, an absolute path without a final slash, replaced by `to` where it stands whole: at its end, or followed by
 * a slash or what ends a path. `isMoved` is asked for each path in full, up to what ends it, and may keep it.
 */
export function withMovedPaths(
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
