// Which benchmark a bisection follows: the one that was asked for, or the one that got worst.

import { fitsGlob } from '../common/glob.ts'
import { nearest } from '../common/nearest.ts'
import { apartByRatio } from '../judge/apart.ts'
import type { Comparison } from '../model/comparison.ts'
import { Misconfigured } from '../model/errors.ts'
import { visible } from '../words/escape.ts'
import { listed } from '../words/names.ts'
import type { Followed } from './bisected.ts'

/**
 * The worst regression among the rows that `wanted` names; null where none of them regressed. Times and others that vary
 * come before counts: a hundred allocations more matter by the time that they take.
 */
export function worstRow(comparisons: readonly Comparison[], wanted: string | null): Comparison | null {
  const regressed = comparisons.filter(
    one => one.change === 'regressed' && one.better !== null && one.ratio !== null && isWanted(one, wanted),
  )
  const [worst = null] = regressed.toSorted(
    (a, b) => Number(a.exact) - Number(b.exact) || worseningOf(b) - worseningOf(a),
  )
  return worst
}

/** Whether `wanted` is the name of its benchmark, a parent of it, or a glob that fits; null is every one. */
export function isWanted({ benchmark }: Pick<Comparison, 'benchmark'>, wanted: string | null): boolean {
  if (wanted === null || fitsGlob(wanted, benchmark)) return true
  const plain = wanted.replace(/^Benchmark(?=[A-Z])/, '')
  return benchmark.startsWith(plain) && /^([/\s-]|$)/.test(benchmark.slice(plain.length))
}

/** Throws Misconfigured where both commits have no benchmark of that name. */
export function refuseUnwanted(comparisons: readonly Comparison[], wanted: string | null): void {
  if (wanted === null || comparisons.some(one => isWanted(one, wanted))) return
  const names = [...new Set(comparisons.map(({ benchmark }) => benchmark))]
  const meant = nearest(wanted, names)
  const hint =
    meant === null ? `There are: ${listed(names.map(visible), 10)}.` : `Did you mean "${visible(meant)}"?`
  throw new Misconfigured(`bench: "${wanted}" is no benchmark that both GOOD and BAD have. ${hint}`)
}

/** The comparison that follows it; null where the commit does not have it. */
export function rowOf(comparisons: readonly Comparison[], followed: Followed): Comparison | null {
  const found = comparisons.find(
    one =>
      one.benchmark === followed.benchmark && one.package === followed.package && one.unit === followed.unit,
  )
  return found ?? null
}

function worseningOf({ better, ratio, confirmation }: Comparison): number {
  const { estimate = 1 } = confirmation?.ratio ?? ratio ?? {}
  return apartByRatio(estimate, better).worsening
}
