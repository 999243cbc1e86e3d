// The samples of a series as the tests take them: by machine, up to a look, and without outliers.
import type { Block, Sample } from '../model/measuring.ts'
import { withoutOutliers } from '../stats/outliers.ts'

/**
 * Machines says which machine measured each round, counted from 1. Null stands for samples without rounds, such as two
 * files: their values have no order, so nothing can be swapped within a round.
 */
export type Machines = readonly number[] | null

/**
 * The blocks of a series; `machines` names none where there was only one. Rounds that one side left out are gaps on both,
 * as they would set values of different moments against each other.
 */
export function blocksOf({ base, head }: Block, machines: Machines): readonly Block[] {
  if (machines === null) return [{ base, head }]
  const length = Math.max(base.length, head.length)
  // Rounds of other machines are gaps as well, so that a look at the first rounds is one at the first of each block.
  const only = (sample: Sample, name: number) =>
    Array.from({ length }, (_, index) =>
      isWhole({ base, head }, index) && (machines[index] ?? 1) === name ? (sample[index] as number) : null,
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

/** How many rounds there were until the last that gave a value: a benchmark that was settled has left the rotation. */
export function roundsIn({ base, head }: Block): number {
  const has = (value: number | null) => value !== null
  return 1 + Math.max(base.findLastIndex(has), head.findLastIndex(has))
}

/** The same without outliers. */
export function trimmed({ base, head }: Block): Block {
  return { base: withoutOutliers(base), head: withoutOutliers(head) }
}
