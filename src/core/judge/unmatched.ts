// What only one side measured.
import type { Unmatched } from '../model/comparison.ts'
import { type Block, benchmarkId, type Sample, type Series, type Side } from '../model/measuring.ts'

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

/** A name of base and one of head that may be of the same benchmark. */
export type OtherNumber = Readonly<Record<Side, Unmatched>>

/**
 * The first two benchmarks of the sides whose names differ only in long numbers: these may be process ids, addresses or times, which
 * are others in each run. Null where there are none.
 */
export function differingInNumbers({
  base,
  head,
}: Readonly<Record<Side, readonly Unmatched[]>>): OtherNumber | null {
  const plain = ({ benchmark, package: path, unit }: Unmatched) =>
    unit === null && isNumbered.test(benchmark) ? `${path} ${benchmark.replace(number, '0')}` : null
  const ofBase = new Map(base.map(one => [plain(one), one]))
  for (const one of head) {
    const name = plain(one)
    const other = name === null ? undefined : ofBase.get(name)
    if (other) return { base: other, head: one }
  }
  return null
}

/** Three digits or more, also of hexadecimal numbers: a parameter of a benchmark may well have fewer. */
const number = /(?:0x)?(?=[a-f]*\d)[\da-f]{3,}/gi
const isNumbered = new RegExp(number.source, 'i')
