// What benchmarks, and their values in one unit, are known by: two packages may have benchmarks of one name.

/** A BenchmarkName tells a benchmark apart; a command's have no package. */
export interface BenchmarkName {
  readonly benchmark: string
  readonly package: string | null
}

/** The same text for the same benchmark; where it is null, for the same package as a whole. */
export function benchmarkId({
  benchmark,
  package: path,
}: Pick<BenchmarkName, 'package'> & { readonly benchmark: string | null }): string {
  return JSON.stringify([path, benchmark])
}

/** The same text for the same benchmark in the same unit. */
export function rowId({ benchmark, package: path, unit }: BenchmarkName & { readonly unit: string }): string {
  return JSON.stringify([path, benchmark, unit])
}
