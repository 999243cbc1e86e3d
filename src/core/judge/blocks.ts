// The samples of a series as the tests need them: split by machine, cut at a look, and without outliers.

import type { Summary } from '../model/comparison.ts'
import type { Block, Sample } from '../model/measuring.ts'
import { medianWithInterval } from '../stats/median-interval.ts'
import { withoutOutliers } from '../stats/robust.ts'

/**
 * Machines says which machine measured each round, counted from 1. Null means samples without rounds, such as two
 * files: their values have no order, so nothing can be swapped within a round.
 */
export type Machines = readonly number[] | null

/**
 * The blocks of a series; `machines` is empty where there was only one. A round that one side left out is a gap on
 * both, as otherwise values of different moments would be compared.
 */
export function blocksOf({ base, head }: Block, machines: Machines): readonly Block[] {
  if (machines === null) return [{ base, head }]
  const length = Math.max(base.length, head.length)
  const isWholeAt = Array.from({ length }, (_, index) => isWhole({ base, head }, index))
  // Rounds of other machines are gaps as well, so that round numbers, and with them looks, are the same in each block.
  const only = (sample: Sample, name: number) =>
    Array.from({ length }, (_, index) =>
      isWholeAt[index] && (machines[index] ?? 1) === name ? (sample[index] as number) : null,
    )
  const names = machines.length === 0 ? [1] : [...new Set(machines)]
  return names.map(name => ({ base: only(base, name), head: only(head, name) }))
}

/** How many rounds both sides have measured. */
export function wholeRounds(block: Block): number {
  return block.base.filter((_, index) => isWhole(block, index)).length
}

function isWhole({ base, head }: Block, index: number): boolean {
  return (base[index] ?? null) !== null && (head[index] ?? null) !== null
}

/** The first `rounds` of a block. */
export function upTo(rounds: number): (block: Block) => Block {
  return ({ base, head }) => ({ base: base.slice(0, rounds), head: head.slice(0, rounds) })
}

/** The number of the last round that gave a value: a settled benchmark leaves before the others. */
export function roundsIn({ base, head }: Block): number {
  const has = (value: number | null) => value !== null
  return 1 + Math.max(base.findLastIndex(has), head.findLastIndex(has))
}

/** The same without outliers. */
export function trimmed({ base, head }: Block): Block {
  return { base: withoutOutliers(base), head: withoutOutliers(head) }
}

// A sample in three numbers: its median and the interval of that.

/** The confidence of every interval that is shown. */
export const confidence = 0.95

/** Summarises the values of `sample` (at least one). Exact values need no six of them for an interval. */
export function summarise(sample: Sample, exact: boolean): Summary {
  const { center, ...interval } = medianWithInterval(presentValues(sample), confidence)
  const { low, high } = exact ? { low: center, high: center } : interval
  return { center, low: finite(low), high: finite(high), samples: sample }
}

/** The values of a sample, without the rounds that gave none. */
export function presentValues(sample: Sample): readonly number[] {
  return sample.filter(value => value !== null)
}

/** JSON has no infinity: an infinite bound is null. */
export function finite(value: number): number | null {
  return Number.isFinite(value) ? value : null
}
