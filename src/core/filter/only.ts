// Which benchmarks a filter has to name so that certain rows of the report are measured.

/**
 * Those of the `reported` names that the `rows` come from. A row has the name of its benchmark, followed by the
 * configuration where several share that name.
 */
export function reportedAs(rows: readonly string[], reported: Iterable<string>): readonly string[] {
  const isAsked = (name: string) => rows.some(row => row === name || row.startsWith(`${name} `))
  return [...new Set(reported)].filter(isAsked)
}
