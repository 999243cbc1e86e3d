// Which benchmarks a filter has to name, so that rows of the report are measured.

/**
 * The names under which `rows` were reported, out of all that were. A row is called like its benchmark, with the
 * configuration behind it where there are several of one name.
 */
export function reportedAs(rows: readonly string[], reported: Iterable<string>): readonly string[] {
  const isAsked = (name: string) => rows.some(row => row === name || row.startsWith(`${name} `))
  return [...new Set(reported)].filter(isAsked)
}
