// Whether other programs were busier during the visits to one side than during those to the other.
import { median } from 'simple-statistics'
import type { RunWarning } from '../model/comparison.ts'
import type { Side } from '../model/measuring.ts'
import type { RoundRecord } from '../model/result-file.ts'
import { mannWhitney } from '../stats/mann-whitney.ts'

/** The p up to which a difference counts; fewer than seven rounds cannot reach it. */
const othersAlpha = 0.001

/** Processors of which others must take more: less than this hardly slows a benchmark. */
const material = 0.25

/**
 * Compares how many processors others kept busy during the visits. Sides take turns in random order, so a load that does
 * not know which side is shown falls on both alike; one that comes with one side alone makes that side slow.
 *
 * Null where there is no such load, or the system did not say.
 */
export function othersOf(
  rounds: readonly RoundRecord[],
): Extract<RunWarning, { readonly kind: 'others' }> | null {
  const [base, head] = [busyDuring(rounds, 'base'), busyDuring(rounds, 'head')]
  if (base.length === 0 || head.length === 0) return null
  const { p } = mannWhitney(base, head)
  const centers = { base: median([...base]), head: median([...head]) }
  if (p > othersAlpha || Math.abs(centers.base - centers.head) < material) return null
  return { kind: 'others', ...centers, p }
}

function busyDuring(rounds: readonly RoundRecord[], side: Side): readonly number[] {
  return rounds.flatMap(round => {
    const { others, seconds } = round[side]
    return others === undefined || seconds <= 0 ? [] : [others / seconds]
  })
}
