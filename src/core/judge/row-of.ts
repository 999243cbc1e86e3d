// Whether a row comes from a benchmark, or from a sub-benchmark that was measured by itself.

/**
 * Whether the row of this name comes from the `benchmark`, whose reported name has no number of processors: it is the same
 * name, or that name followed by a sub-benchmark, a number of processors or a configuration. `Encode/a` is not `Encode/a-b`.
 */
export function isRowOf(row: string, benchmark: string): boolean {
  return row.startsWith(benchmark) && /^([/\s]|-\d+(\s|$)|$)/.test(row.slice(benchmark.length))
}
