// The looked-up paired test against the paired test itself.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seededRandom } from '../../../src/core/common/random.ts'
import type { SamplesOfBothSides } from '../../../src/core/model/measuring.ts'
import {
  createPairedTestForSideSwaps,
  pairedRankPermutationTest,
} from '../../../src/core/stats/paired-test.ts'
import { noisy } from '../judge/series.ts'

const exchange = ({ base, head }: SamplesOfBothSides, swapped: readonly boolean[]): SamplesOfBothSides => ({
  base: base.map((value, round) => (swapped[round] ? (head[round] ?? null) : value)),
  head: head.map((value, round) => (swapped[round] ? (base[round] ?? null) : value)),
})

function expectSame(blocks: readonly SamplesOfBothSides[], swapped: readonly boolean[]): void {
  const [found, right] = [
    createPairedTestForSideSwaps(blocks)(swapped),
    pairedRankPermutationTest(blocks.map(one => exchange(one, swapped))),
  ]
  expect(found.greater).toBeCloseTo(right.greater, 12)
  expect(found.less).toBeCloseTo(right.less, 12)
}

const value = fc.option(fc.integer({ min: 0, max: 9 }), { freq: 6 })
const rounds = fc.array(fc.tuple(value, value, fc.integer({ min: 0, max: 1 }), fc.boolean()), {
  maxLength: 14,
})

test('gives the p of the swapped blocks, with ties, gaps and two machines', () => {
  fc.assert(
    fc.property(rounds, all => {
      const blocks = [0, 1].map(machine => ({
        base: all.map(([base, , of]) => (of === machine ? base : null)),
        head: all.map(([, head, of]) => (of === machine ? head : null)),
      }))
      expectSame(
        blocks,
        all.map(([, , , swapped]) => swapped),
      )
    }),
    { numRuns: 300 },
  )
})

test.each([8, 20, 100, 101, 150])('likewise in %i rounds of times, tied and not', n => {
  const random = seededRandom(n)
  const [base, head] = [noisy(100, 0.05, n, random), noisy(102, 0.05, n, random)]
  const coarse = (values: readonly number[]) => values.map(Math.round)
  for (const block of [
    { base, head },
    { base: coarse(base), head: coarse(head) },
  ])
    expectSame(
      [block],
      block.base.map(() => random() < 0.5),
    )
})

test('a small p is that of the paired test to the last bit', () => {
  const apart = { base: [1, 2, 3, 4, 5, 6, 7, 8], head: [11, 12, 13, 14, 15, 16, 17, 18] }
  const [none, all] = [apart.base.map(() => false), apart.base.map(() => true)]
  expect(createPairedTestForSideSwaps([apart])(none)).toEqual({ greater: 2 ** -8, less: 1 })
  expect(createPairedTestForSideSwaps([apart])(all)).toEqual({ greater: 1, less: 2 ** -8 })
})

test('nothing measured, nothing shown', () => {
  expect(createPairedTestForSideSwaps([])([])).toEqual({ greater: 1, less: 1 })
  expect(createPairedTestForSideSwaps([{ base: [1, null], head: [1, 2] }])([true, false])).toEqual({
    greater: 1,
    less: 1,
  })
})
