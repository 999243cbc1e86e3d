// The paired test against a separate implementation, a count of all swaps, and what it promises under drift.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seededRandom } from '../../../src/core/common/random.ts'
import type { SamplesOfBothSides } from '../../../src/core/model/measuring.ts'
import { pairedRankPermutationTest } from '../../../src/core/stats/paired-test.ts'
import { corpus, relativeError } from '../../support/corpus.ts'

interface Case {
  readonly id: string
  readonly base: readonly number[]
  readonly head: readonly number[]
  readonly greater: number
  readonly less: number
}

const value = fc.option(fc.integer({ min: 1, max: 9 }), { freq: 6 })
const round = fc.tuple(value, value)
const toBlock = (rounds: readonly (readonly [number | null, number | null])[]): SamplesOfBothSides => ({
  base: rounds.map(([base]) => base),
  head: rounds.map(([, head]) => head),
})
const blocks = fc.array(fc.array(round, { maxLength: 5 }).map(toBlock), { maxLength: 3 })
const count = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index)

test('gives the p of the reference, in both directions', () => {
  const cases = corpus<Case>('paired.json')
  expect(cases.length).toBe(40)
  for (const { id, base, head, greater, less } of cases) {
    const found = pairedRankPermutationTest([{ base, head }])
    expect(relativeError(found.greater, greater), id).toBeLessThan(1e-12)
    expect(relativeError(found.less, less), id).toBeLessThan(1e-12)
  }
})

test('equals the count of all swaps within rounds, with ties, blocks and missing values', () => {
  fc.assert(
    fc.property(blocks, some => {
      const { greater, less } = pairedRankPermutationTest(some)
      const sums = allSwaps(some)
      const observed = sums[0] as number
      expect(greater).toBeCloseTo(sums.filter(sum => sum >= observed).length / sums.length, 12)
      expect(less).toBeCloseTo(sums.filter(sum => sum <= observed).length / sums.length, 12)
    }),
    { numRuns: 150 },
  )
})

test('the smallest p is one outcome of 2^rounds, to the last bit', () => {
  for (const n of [1, 2, 8, 20, 50, 100]) {
    const apart = { base: count(0, n), head: count(n, 2 * n) }
    expect(pairedRankPermutationTest([apart])).toEqual({ greater: 2 ** -n, less: 1 })
    expect(pairedRankPermutationTest([{ base: apart.head, head: apart.base }])).toEqual({
      greater: 1,
      less: 2 ** -n,
    })
  }
})

test('rounds of several blocks add up, but their values are never compared', () => {
  const block = { base: [1, 2, 3], head: [4, 5, 6] }
  const elsewhere = { base: [1001, 1002, 1003], head: [1004, 1005, 1006] }
  expect(pairedRankPermutationTest([block, elsewhere]).greater).toBe(2 ** -6)
  expect(pairedRankPermutationTest([block, elsewhere])).toEqual(pairedRankPermutationTest([block, block]))
  const random = seededRandom(3)
  const long = { base: count(0, 60).map(() => 6 * random()), head: count(0, 60).map(() => 7 * random()) }
  expect(pairedRankPermutationTest([long, elsewhere])).toEqual(pairedRankPermutationTest([long, block]))
})

test('says 1 where no round is complete or nothing differs', () => {
  const one = { greater: 1, less: 1 }
  expect(pairedRankPermutationTest([])).toEqual(one)
  expect(pairedRankPermutationTest([{ base: [1, null], head: [null, 2] }])).toEqual(one)
  expect(pairedRankPermutationTest([{ base: [3, 3, 3], head: [3, 3, 3] }])).toEqual(one)
  expect(pairedRankPermutationTest([{ base: Array(150).fill(3), head: Array(150).fill(3) }])).toEqual(one)
})

test('an incomplete round counts as little as one that was never run', () => {
  const complete = { base: [1, 5, 3], head: [2, 4, 6] }
  expect(pairedRankPermutationTest([{ base: [1, null, 5, 9, 3], head: [2, 0, 4, null, 6] }])).toEqual(
    pairedRankPermutationTest([complete]),
  )
})

test('swapping the sides exchanges the directions', () => {
  fc.assert(
    fc.property(blocks, some => {
      const there = pairedRankPermutationTest(some)
      const back = pairedRankPermutationTest(some.map(({ base, head }) => ({ base: head, head: base })))
      expect(relativeError(back.greater, there.less)).toBeLessThan(1e-12)
      expect(relativeError(back.less, there.greater)).toBeLessThan(1e-12)
    }),
  )
})

test('neither a change of scale nor the order of rounds and blocks matters', () => {
  fc.assert(
    fc.property(blocks, fc.constantFrom(1e-9, 0.1, 3, 1e6), (some, factor) => {
      const scaled = (values: SamplesOfBothSides['base']) =>
        values.map(one => (one === null ? null : one * factor))
      const changed = some.map(({ base, head }) => ({
        base: scaled(base).toReversed(),
        head: scaled(head).toReversed(),
      }))
      expect(pairedRankPermutationTest(changed.toReversed())).toEqual(pairedRankPermutationTest(some))
    }),
  )
})

test('the approximation continues what the exact distribution says', () => {
  const drawn = (rounds: number): SamplesOfBothSides => {
    const random = seededRandom(5)
    const pairs = count(0, rounds).map(() => [random(), random() + 0.03] as const)
    return { base: pairs.map(([base]) => base), head: pairs.map(([, head]) => head) }
  }
  // One round more, in which base and head are neighbours far above the rest, adds next to nothing.
  const { base, head } = drawn(100)
  const exact = pairedRankPermutationTest([{ base, head }])
  const approximate = pairedRankPermutationTest([{ base: [...base, 10], head: [...head, 11] }])
  expect(exact.greater).toBeLessThan(0.05)
  expect(relativeError(approximate.greater, exact.greater)).toBeLessThan(0.03)
  expect(relativeError(approximate.less, exact.less)).toBeLessThan(0.03)
})

test('beyond 100 rounds it is near the binomial distribution, where each round is a block of its own', () => {
  const rounds = (ups: number, downs: number) => [
    ...Array<SamplesOfBothSides>(ups).fill({ base: [1], head: [2] }),
    ...Array<SamplesOfBothSides>(downs).fill({ base: [2], head: [1] }),
  ]
  // P(X >= 110) and P(X <= 110) for X of 200 tosses.
  const found = pairedRankPermutationTest(rounds(110, 90))
  expect(relativeError(found.greater, 0.0895)).toBeLessThan(0.01)
  expect(relativeError(found.less, 0.9312)).toBeLessThan(0.01)
  // So many outcomes that a double does not hold their number.
  expect(relativeError(pairedRankPermutationTest(rounds(1050, 950)).greater, 0.01342)).toBeLessThan(0.01)
})

test('rounds of equal values are not counted among those that it is exact for', () => {
  const [equal, apart] = [Array<number>(120).fill(3), [10, 11, 12]]
  const some = { base: [...equal, ...apart], head: [...equal, ...apart.map(value => value + 10)] }
  expect(pairedRankPermutationTest([some])).toEqual({ greater: 1 / 8, less: 1 })
})

test('rounds of equal values may part the others by more ranks than there are rounds to count', () => {
  const [low, high] = [[...Array(50).keys()], [...Array(50).keys()].map(value => 1000 + value)]
  const equal = Array<number>(100).fill(500)
  const { greater, less } = pairedRankPermutationTest([
    { base: [...low, ...high, ...equal], head: [...high, ...low, ...equal] },
  ])
  expect([greater, less]).toEqual([expect.closeTo(0.54, 2), expect.closeTo(0.54, 2)])
})

test('holds its level under strong drift and bursts where nothing changed', () => {
  const random = seededRandom(11)
  const runs = 4000
  let alarms = 0
  for (let run = 0; run < runs; run++) {
    const base: number[] = []
    const head: number[] = []
    for (let index = 0; index < 20; index++) {
      // Time passes between the two visits of a round: the second one is slower, and one round in five is disturbed.
      const start = 100 + 5 * index + (random() < 0.2 ? 80 : 0)
      const first = start + random()
      const second = start + 3 + random()
      const headFirst = random() < 0.5
      head.push(headFirst ? first : second)
      base.push(headFirst ? second : first)
    }
    if (pairedRankPermutationTest([{ base, head }]).greater <= 0.05) alarms++
  }
  // Three standard errors of a share of 4,000 above 5 %.
  expect(alarms / runs).toBeLessThan(0.05 + 3 * Math.sqrt((0.05 * 0.95) / runs))
  // Under drift few sums are possible, so that the level is not used up; but it is no test that never fails.
  expect(alarms / runs).toBeGreaterThan(0.02)
})

/** Twice the sum of head's mid-ranks for every choice of rounds to swap, the first one being no swap. */
function allSwaps(some: readonly SamplesOfBothSides[]): readonly number[] {
  const perBlock = some.map(({ base, head }) => {
    const pairs = base.flatMap((one, index) => {
      const other = head[index] ?? null
      return one === null || other === null ? [] : [[one, other] as const]
    })
    const pooled = pairs.flat()
    const rank = (value: number) =>
      pooled.filter(other => other < value).length + pooled.filter(other => other <= value).length
    return count(0, 2 ** pairs.length).map(swapped =>
      pairs.reduce((sum, pair, index) => sum + rank(pair[(swapped >> index) & 1 ? 0 : 1]), 0),
    )
  })
  return perBlock.reduce((all, sums) => all.flatMap(sum => sums.map(more => sum + more)), [0])
}

test('an answer that was kept is only given for the same order, ties and blocks', () => {
  const value = fc.integer({ min: 0, max: 3 })
  const sample = fc.array(fc.option(value, { freq: 8 }), { minLength: 2, maxLength: 4 })
  const block = fc.record({ base: sample, head: sample })
  const other = (n: number) => pairedRankPermutationTest([{ base: Array(n).fill(1), head: Array(n).fill(2) }])
  fc.assert(
    fc.property(fc.array(block, { maxLength: 2 }), fc.array(block, { maxLength: 2 }), (one, two) => {
      pairedRankPermutationTest(one)
      const answer = pairedRankPermutationTest(two)
      for (const n of [11, 12, 13]) other(n)
      expect(pairedRankPermutationTest(two)).toEqual(answer)
    }),
    { numRuns: 500 },
  )
})
