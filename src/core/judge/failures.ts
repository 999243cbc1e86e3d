// Whose fault failures are: a benchmark that fails now and then on both sides has not been broken by head.
import type { Flaky } from '../model/comparison.ts'
import type { Side, Tries } from '../model/measuring.ts'
import { fisherMore } from '../stats/fisher.ts'

/** How unlikely it must be that head fails more often only by chance. */
const alpha = 0.05

/** Whether head fails more often than base does. */
export function failsMoreOften({ base, head }: Readonly<Record<Side, Tries>>): boolean {
  return head.failed > 0 && fisherMore(head.failed, head.runs, base.failed, base.runs) <= alpha
}

/**
 * Whether head is to blame for a benchmark that could not be measured, as it failed in each of several tries in a row. If base
 * has failed as well, only counts can tell.
 */
export function isFaultOfHead(tries: Readonly<Record<Side, Tries>>): boolean {
  return tries.head.failed > 0 && (tries.base.failed === 0 || failsMoreOften(tries))
}

/** Counts of the same benchmarks together, as of two measurements or of several machines. */
export function addedUp(all: readonly Flaky[]): readonly Flaky[] {
  const found = new Map<string, Flaky>()
  for (const one of all) {
    const id = JSON.stringify([one.package, one.benchmark])
    const before = found.get(id)
    found.set(id, before ? { ...before, ...sumOf(before, one) } : one)
  }
  return [...found.values()]
}

/** The tries of two measurements together. */
export function sumOf(
  one: Readonly<Record<Side, Tries>>,
  other: Readonly<Record<Side, Tries>>,
): Readonly<Record<Side, Tries>> {
  const sum = (side: Side): Tries => ({
    runs: one[side].runs + other[side].runs,
    failed: one[side].failed + other[side].failed,
  })
  return { base: sum('base'), head: sum('head') }
}
