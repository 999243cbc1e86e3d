// The Hodges-Lehmann estimates against a separate implementation, a plain sort, and what their intervals promise.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seededRandom } from '../../../src/core/common/random.ts'
import type { SamplesOfBothSides } from '../../../src/core/model/measuring.ts'
import {
  type EstimateWithInterval,
  estimateDifferenceOverMachineBlocks,
  estimateRatioOverMachineBlocks,
} from '../../../src/core/stats/hodges-lehmann.ts'
import { corpus, relativeError } from '../../support/corpus.ts'
import { long } from '../../support/long.ts'

type Triple = readonly [estimate: number, low: number, high: number]

interface Case {
  readonly id: string
  readonly base: readonly number[]
  readonly head: readonly number[]
  readonly levels: readonly { readonly confidence: number; readonly ratio: Triple; readonly shift: Triple }[]
}

const sample = fc.array(fc.option(fc.integer({ min: 1, max: 40 }), { freq: 6 }), { maxLength: 9 })
const block = fc.record({ base: sample, head: sample })
const blocks = fc.array(block, { minLength: 1, maxLength: 3 }).filter(some => pairs(some).length > 0)
const swap = ({ base, head }: SamplesOfBothSides): SamplesOfBothSides => ({ base: head, head: base })

function expectNear(found: EstimateWithInterval | null, [estimate, low, high]: Triple, id?: string): void {
  if (!found) throw new Error(`${id}: no estimate`)
  expect(relativeError(found.estimate, estimate), id).toBeLessThan(1e-12)
  expect(relativeError(found.low, low), id).toBeLessThan(1e-12)
  expect(relativeError(found.high, high), id).toBeLessThan(1e-12)
}

test('gives the estimates and intervals of the reference at 90, 95 and 99 %', () => {
  const cases = corpus<Case>('hodges-lehmann.json')
  expect(cases.length).toBe(32)
  for (const { id, base, head, levels } of cases)
    for (const { confidence, ratio, shift } of levels) {
      expectNear(estimateRatioOverMachineBlocks([{ base, head }], confidence), ratio, id)
      expectNear(estimateDifferenceOverMachineBlocks([{ base, head }], confidence), shift, id)
    }
})

test('is the median of all pairs within blocks, whatever is missing', () => {
  fc.assert(
    fc.property(blocks, some => {
      const ratios = pairs(some).map(([base, head]) => Math.log(head / base))
      const shifts = pairs(some).map(([base, head]) => head - base)
      expect(Math.log(estimateRatioOverMachineBlocks(some, 0.95)?.estimate ?? 0)).toBeCloseTo(
        middle(ratios),
        12,
      )
      expect(estimateDifferenceOverMachineBlocks(some, 0.95).estimate).toBe(middle(shifts))
    }),
    { numRuns: 300 },
  )
})

test('bounds lie as far from either end, and hold the estimate between them', () => {
  fc.assert(
    fc.property(blocks, fc.constantFrom(0, 0.5, 0.8, 0.95), (some, confidence) => {
      const sorted = pairs(some)
        .map(([base, head]) => head - base)
        .sort((a, b) => a - b)
      const { estimate, low, high } = estimateDifferenceOverMachineBlocks(some, confidence)
      expect(low).toBeLessThanOrEqual(estimate)
      expect(high).toBeGreaterThanOrEqual(estimate)
      if (low === Number.NEGATIVE_INFINITY) expect(high).toBe(Number.POSITIVE_INFINITY)
      else
        expect(
          sorted.filter((_, index) => sorted[sorted.length - 1 - index] === high && sorted[index] === low),
        ).not.toEqual([])
    }),
  )
})

test('swapping the sides gives the inverse ratio and the opposite shift', () => {
  fc.assert(
    fc.property(blocks, some => {
      const back = some.map(swap)
      const ratio = estimateRatioOverMachineBlocks(some, 0.8) as EstimateWithInterval
      expectNear(estimateRatioOverMachineBlocks(back, 0.8), [
        1 / ratio.estimate,
        1 / ratio.high,
        1 / ratio.low,
      ])
      const shift = estimateDifferenceOverMachineBlocks(some, 0.8)
      const { estimate, low, high } = estimateDifferenceOverMachineBlocks(back, 0.8)
      expect([estimate + shift.estimate, low, high]).toEqual([0, -shift.high, -shift.low].map(one => one + 0))
    }),
  )
})

test('a factor on head is a factor on the ratio; a factor on both sides changes nothing', () => {
  fc.assert(
    fc.property(blocks, fc.constantFrom(2 ** -30, 0.25, 2, 1024), (some, factor) => {
      const times = (values: SamplesOfBothSides['base']) =>
        values.map(one => (one === null ? null : one * factor))
      const { estimate, low, high } = estimateRatioOverMachineBlocks(some, 0.8) as EstimateWithInterval
      const grown = some.map(({ base, head }) => ({ base, head: times(head) }))
      expectNear(estimateRatioOverMachineBlocks(grown, 0.8), [estimate * factor, low * factor, high * factor])
      const both = some.map(({ base, head }) => ({ base: times(base), head: times(head) }))
      expect(estimateRatioOverMachineBlocks(both, 0.8)).toEqual({ estimate, low, high })
    }),
  )
})

test('the order of rounds and of blocks does not matter', () => {
  fc.assert(
    fc.property(blocks, some => {
      const turned = some
        .map(({ base, head }) => ({ base: base.toReversed(), head: head.toSorted() }))
        .toReversed()
      expect(estimateRatioOverMachineBlocks(turned, 0.8)).toEqual(estimateRatioOverMachineBlocks(some, 0.8))
      expect(estimateDifferenceOverMachineBlocks(turned, 0.8)).toEqual(
        estimateDifferenceOverMachineBlocks(some, 0.8),
      )
    }),
  )
})

test('equal sides have a ratio of exactly 1', () => {
  const values = Array.from({ length: 8 }, () => 0.1)
  expect(estimateRatioOverMachineBlocks([{ base: values, head: values }], 0.95)).toEqual({
    estimate: 1,
    low: 1,
    high: 1,
  })
  // And twice the values one of exactly 2, whose root is not exact.
  const twice = values.map(value => 2 * value)
  expect(estimateRatioOverMachineBlocks([{ base: values, head: twice }], 0.95)).toEqual({
    estimate: 2,
    low: 2,
    high: 2,
  })
})

test('four values a side are the fewest that bound it at 95 %', () => {
  const upTo = (n: number) => Array.from({ length: n }, (_, index) => 100 + index)
  const at = (n: number) => [{ base: upTo(n), head: upTo(n) }]
  expect(estimateRatioOverMachineBlocks(at(3), 0.95)).toMatchObject({
    low: 0,
    high: Number.POSITIVE_INFINITY,
  })
  expect(estimateDifferenceOverMachineBlocks(at(3), 0.95)).toEqual({
    estimate: 0,
    low: Number.NEGATIVE_INFINITY,
    high: Number.POSITIVE_INFINITY,
  })
  expect(estimateDifferenceOverMachineBlocks(at(4), 0.95)).toEqual({ estimate: 0, low: -3, high: 3 })
})

test('there is no ratio to or from zero, or without values on both sides of a block', () => {
  expect(estimateRatioOverMachineBlocks([{ base: [0, 1], head: [1, 2] }], 0.95)).toBe(null)
  expect(estimateRatioOverMachineBlocks([{ base: [1, 1], head: [1, -2] }], 0.95)).toBe(null)
  const [sound, fromZero] = [
    { base: [1, 2], head: [1, 2] },
    { base: [0], head: [1] },
  ]
  expect(estimateRatioOverMachineBlocks([sound, fromZero], 0.95)).toBe(null)
  expect(estimateRatioOverMachineBlocks([{ base: [1, null], head: [null, null] }], 0.95)).toBe(null)
  const apart = [
    { base: [1, 2], head: [null, null] },
    { base: [null], head: [3] },
  ]
  expect(estimateRatioOverMachineBlocks(apart, 0.95)).toBe(null)
  expect(() => estimateDifferenceOverMachineBlocks(apart, 0.95)).toThrow(RangeError)
})

test('finds its way through 40,000 pairs', () => {
  const random = seededRandom(3)
  const draw = (center: number) => Array.from({ length: 200 }, () => center + random())
  const some = [{ base: draw(100), head: draw(103) }]
  const sorted = Float64Array.from(pairs(some), ([base, head]) => head - base).sort()
  const { estimate, low, high } = estimateDifferenceOverMachineBlocks(some, 0.95)
  expect(estimate).toBe(((sorted[19_999] as number) + (sorted[20_000] as number)) / 2)
  expect(sorted.indexOf(low) + sorted.indexOf(high)).toBe(39_999)
  expect(high - low).toBeLessThan(0.2)
})

test('covers the true ratio as often as it says, of two-moded times on several machines', long, () => {
  const random = seededRandom(17)
  const runs = 3000
  for (const [machines, n] of [
    [1, 6],
    [1, 20],
    [3, 6],
  ] as const) {
    let covered = 0
    for (let run = 0; run < runs; run++) {
      const some = Array.from({ length: machines }, (_, machine): SamplesOfBothSides => {
        const draw = () => (50 + 30 * machine) * Math.exp(0.02 * random() + (random() < 0.3 ? 0.1 : 0))
        const times = () => Array.from({ length: n }, draw)
        return { base: times(), head: times().map(one => one * 1.03) }
      })
      const { low, high } = estimateRatioOverMachineBlocks(some, 0.95) as EstimateWithInterval
      if (low <= 1.03 && 1.03 <= high) covered++
    }
    // Within four standard errors of a share of 3,000, and the step from one order statistic to the next.
    expect(covered / runs, `${machines} of ${n}`).toBeGreaterThan(0.95 - 0.016)
    expect(covered / runs, `${machines} of ${n}`).toBeLessThan(0.95 + 0.03)
  }
})

/** All pairs of a base and a head value of one block. */
function pairs(some: readonly SamplesOfBothSides[]): readonly (readonly [number, number])[] {
  const present = (values: SamplesOfBothSides['base']) => values.filter(one => one !== null)
  return some.flatMap(({ base, head }) =>
    present(base).flatMap(first => present(head).map(second => [first, second] as const)),
  )
}

function middle(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const half = sorted.length / 2
  return ((sorted[Math.ceil(half) - 1] as number) + (sorted[Math.floor(half)] as number)) / 2
}
