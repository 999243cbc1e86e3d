// Ways to draw the order of rounds and to test them, where the second visit may be slower.
import { median } from 'simple-statistics'
import { planRoundsInRandomSideOrder } from '../../src/core/rounds/schedule.ts'
import { type PValuesForGreaterAndLess, pairedRankPermutationTest } from '../../src/core/stats/paired-test.ts'
import type { Draw } from '../calibration/draw.ts'
import { balancedTest, blockSizes, type Placed } from './balanced.ts'

/** A Design is how the order is drawn, and how the rounds are tested. */
export interface Design {
  readonly name: string
  /** Whether base is first, for each round. */
  readonly order: (rounds: number, draw: Draw) => readonly boolean[]
  readonly test: (rounds: readonly Placed[]) => PValuesForGreaterAndLess
}

export const designs: readonly Design[] = [
  { name: 'coins, as they are', order: coins, test: plain },
  { name: 'balanced coins', order: balanced, test: balancedTest },
  { name: 'coins, second place divided out', order: coins, test: rounds => plain(dividedOut(rounds)) },
]

function coins(rounds: number, draw: Draw): readonly boolean[] {
  return planRoundsInRandomSideOrder(rounds, draw.seed()).map(({ order }) => order[0] === 'base')
}

function balanced(rounds: number, draw: Draw): readonly boolean[] {
  const orders: boolean[] = []
  for (let block = 0; orders.length < rounds; block++) {
    const size = blockSizes[block] ?? 4
    const places = Array.from({ length: size }, (_, n) => ({ isBaseFirst: n < size / 2, at: draw.uniform() }))
    orders.push(...places.sort((a, b) => a.at - b.at).map(({ isBaseFirst }) => isBaseFirst))
  }
  return orders.slice(0, rounds)
}

function plain(rounds: readonly Placed[]): PValuesForGreaterAndLess {
  return pairedRankPermutationTest([
    { base: rounds.map(({ base }) => base), head: rounds.map(({ head }) => head) },
  ])
}

/** By the median of pairwise means of second against first, which depends on places, not sides: the test stays exact. */
function dividedOut(rounds: readonly Placed[]): readonly Placed[] {
  const steps = rounds.map(({ base, head, isBaseFirst }) => Math.log(isBaseFirst ? head / base : base / head))
  const place = Math.exp(median(steps.flatMap((step, n) => steps.slice(n).map(other => (step + other) / 2))))
  return rounds.map(({ base, head, isBaseFirst }) => ({
    base: isBaseFirst ? base : base / place,
    head: isBaseFirst ? head / place : head,
    isBaseFirst,
  }))
}
