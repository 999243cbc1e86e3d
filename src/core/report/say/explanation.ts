// Words why a benchmark is measured, for `--explain`.
import type { ReachedDifference } from '../../go/unchanged-code.ts'
import { globMatchesRow } from '../../judge/row-rules.ts'
import type { ProvenBenchmark } from '../../model/result-file.ts'
import { shortPrintableName } from '../../words/escape.ts'

/** What is known once both sides are built. */
export interface MeasuringReasons {
  /** The benchmarks that are to be measured. */
  readonly items: readonly {
    readonly title: string | null
    readonly benchmark: string | null
    readonly package: string | null
  }[]
  readonly proven: readonly ProvenBenchmark[]
  /** By title; null if the driver compares no code. */
  readonly reasons: ReadonlyMap<string, ReachedDifference> | null
}

/** Explains each benchmark that a pattern names, as in the rules file; empty if it names none. */
export function explainMeasuredBenchmarks(
  pattern: string,
  { items, proven, reasons }: MeasuringReasons,
): string {
  const isNamed = ({ benchmark, package: path }: Pick<ProvenBenchmark, 'benchmark' | 'package'>) =>
    globMatchesRow(pattern, { benchmark, package: path })
  const unchanged = proven
    .filter(isNamed)
    .map(
      one =>
        `${shortPrintableName(`${one.package}.Benchmark${one.benchmark}`)} is not measured: nothing that it can reach differs.\n`,
    )
  const measured = items.flatMap(({ title, benchmark, package: path }) => {
    if (title === null || benchmark === null || path === null || !isNamed({ benchmark, package: path }))
      return []
    return [`${shortPrintableName(title)} is measured${whyMeasured(reasons?.get(title))}\n`]
  })
  return [...unchanged, ...measured].join('')
}

function whyMeasured(reason: ReachedDifference | undefined): string {
  if (!reason) return ': it is only on one side, or this run measures everything.'
  const { difference, path } = reason
  if (path.length === 0) return `: ${difference}.`
  const lines = path.map((name, n) => `\n${'  '.repeat(Math.min(n, 10) + 1)}${shortPrintableName(name)}`)
  return ` as it can reach a difference:${lines.join('')}: ${difference}`
}
