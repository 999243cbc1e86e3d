// What only one side measured.
import type { Unmatched } from '../model/comparison.ts'
import { benchmarkId } from '../model/identity.ts'
import type { Block, Sample, Series, Side } from '../model/measuring.ts'

/** What only `side` has measured: whole benchmarks, and single units of benchmarks that both have. */
export function unmatched(series: readonly Series[], side: Side): readonly Unmatched[] {
  const other = side === 'base' ? 'head' : 'base'
  const elsewhere = new Set(series.filter(one => has(one[other])).map(benchmarkId))
  const found = new Map<string, Unmatched>()
  for (const one of series) {
    if (has(one[other])) continue
    const { benchmark, package: path, unit } = one
    if (elsewhere.has(benchmarkId(one)))
      found.set(`${benchmarkId(one)} ${unit}`, { benchmark, package: path, unit })
    else found.set(benchmarkId(one), { benchmark, package: path, unit: null })
  }
  return [...found.values()]
}

/** Whether both sides have measured it. */
export function isMatched({ base, head }: Block): boolean {
  return has(base) && has(head)
}

function has(sample: Sample): boolean {
  return sample.some(value => value !== null)
}
