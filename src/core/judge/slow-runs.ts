// Whether head has slow runs that base has not: ranks compare the typical run, and miss a tenth of slow ones.
import { median } from 'simple-statistics'
import type { Warning } from '../model/comparison.ts'
import type { Better, Block, Sample, Series } from '../model/measuring.ts'
import { pairedTest } from '../stats/paired-test.ts'
import { blocksOf, type Machines, wholeRounds } from './blocks.ts'
import { tolerance } from './effect-size.ts'
import { presentValues } from './summary.ts'

/**
 * The p up to which slow runs are worth a warning, for each benchmark by itself, as a warning fails nothing. It is
 * smaller for halves of visits: on shared machines these exceed the level in more rounds than whole rounds do, and so
 * have more chances to be wrong.
 */
const slowAlpha = 0.01
const slowAlphaOfHalves = 0.001

/**
 * Looks for a mode or a tail in the bad direction that head has and base has not: values worse than the usual one by more
 * than `beyond` (a ratio), where the usual one is the median of both sides together on a machine.
 *
 * The paired test decides, on values of which everything up to that level counts as the level. The level comes from the
 * pooled values alone, so swapping the sides of a round does not change it, and the test is as exact as on the values
 * themselves. It takes at least seven rounds with a slow run, or ten with several visits. Where rounds had several visits, the worse half of these
 * is compared with the level: the values themselves come from the better half, which hides whatever happens in fewer
 * than half of all processes.
 *
 * Null where no slow runs are seen, for samples without rounds, a unit without a direction, where the usual value is 0, and
 * where `beyond` is: half of all runs are worse than the usual one.
 */
export function slowRunsOf(
  series: Series,
  direction: Better,
  machines: Machines,
  beyond: number,
): Extract<Warning, { readonly kind: 'slow-runs' }> | null {
  if (machines === null || direction === null || beyond === 0) return null
  const blocks = blocksOf(series, machines)
  const worse = series.worse ? blocksOf(series.worse, machines) : blocks
  const clipped = blocks.flatMap((block, n) => {
    const runs = worse[n] ?? block
    return wholeRounds(block) > 0 && wholeRounds(runs) > 0 ? [clip(block, runs, direction, beyond)] : []
  })
  if (clipped.some(({ usual }) => usual === 0)) return null
  const count = (side: 'base' | 'head') =>
    clipped.reduce(
      (sum, { block, level }) => sum + presentValues(block[side]).filter(one => one !== level).length,
      0,
    )
  const [base, head] = [count('base'), count('head')]
  if (head <= base) return null
  const runs = clipped.map(({ block }) => block)
  const { greater, less } = pairedTest(runs)
  const p = direction === 'higher' ? less : greater
  if (p > (series.worse ? slowAlphaOfHalves : slowAlpha)) return null
  const rounds = runs.reduce((sum, block) => sum + wholeRounds(block), 0)
  return { kind: 'slow-runs', base, head, rounds, beyond, p }
}

/** The level comes from the values in `block`; the values in `runs` are compared with it. */
function clip(block: Block, runs: Block, direction: Exclude<Better, null>, beyond: number) {
  const usual = median([...presentValues(block.base), ...presentValues(block.head)])
  const level = usual + (direction === 'higher' ? -1 : 1) * (beyond + tolerance) * Math.abs(usual)
  const worst = direction === 'higher' ? Math.min : Math.max
  const of = (sample: Sample) => sample.map(value => (value === null ? null : worst(value, level)))
  return { usual, level, block: { base: of(runs.base), head: of(runs.head) } }
}
