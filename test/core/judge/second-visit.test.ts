// A second visit that is slower than the first, whichever side it is to.
import { expect, test } from 'vitest'
import { randomFrom } from '../../../src/core/common/random.ts'
import { movements, secondVisitOf } from '../../../src/core/judge/run-warnings.ts'
import type { Round, Series, Side } from '../../../src/core/model/measuring.ts'
import { planRounds } from '../../../src/core/rounds/schedule.ts'
import { noisy, same, seriesOf } from './series.ts'

const nothing = { started: '', seconds: 1, measurements: [] }
const roundsOf = (firsts: readonly (Side | null)[]): readonly Round[] =>
  firsts.map((first, index) => ({ round: index + 1, block: 1, first, base: nothing, head: nothing }))
const coins = (seed: number, count = 20) => planRounds(count, seed).map(({ order }) => order[0])

/** One benchmark whose second visits take `place` times as long, and head `effect` times as long. */
function measured(
  firsts: readonly (Side | null)[],
  place: number,
  effect = 1,
  seed = 3,
  sigma = 0.01,
): Series {
  const random = randomFrom(seed)
  const [base, head] = [noisy(100, sigma, firsts.length, random), noisy(100, sigma, firsts.length, random)]
  return seriesOf(
    base.map((value, round) => value * (firsts[round] === 'head' ? place : 1)),
    head.map((value, round) => value * effect * (firsts[round] === 'base' ? place : 1)),
  )
}

test('a second visit that is always slower is seen, by about how much, whatever head changes', () => {
  for (const effect of [1, 1.3]) {
    const firsts = coins(5)
    const found = secondVisitOf(roundsOf(firsts), [measured(firsts, 1.03, effect)])
    expect(found?.change).toBeGreaterThan(0.02)
    expect(found?.change).toBeLessThan(0.04)
    expect(found?.p).toBeLessThanOrEqual(0.001)
  }
  const firsts = coins(5)
  expect(secondVisitOf(roundsOf(firsts), [measured(firsts, 0.97)])?.change).toBeLessThan(-0.02)
})

test('without such an effect it is seen in at most one run of a thousand', () => {
  const seen = Array.from({ length: 1000 }, (_, run) => {
    const firsts = coins(run)
    return secondVisitOf(roundsOf(firsts), [measured(firsts, 1, 1.3, run + 5000)])
  }).filter(found => found !== null)
  // Of a thousand one is expected; four standard errors more.
  expect(seen.length).toBeLessThanOrEqual(5)
})

test('a noisy benchmark does not drown a steady one, and one that left counts up to there', () => {
  const firsts = coins(7)
  const steady = measured(firsts, 1.02)
  const loud = measured(firsts, 1.02, 1, 9, 0.5)
  const left = { ...loud, base: loud.base.slice(0, 8), head: [...loud.head.slice(0, 7), null] }
  expect(secondVisitOf(roundsOf(firsts), [steady, loud, left])).not.toBeNull()
})

test('too few rounds, orders of their own, and what is no time say nothing', () => {
  const short = coins(5, 10)
  expect(secondVisitOf(roundsOf(short), [measured(short, 2)])).toBeNull()
  const apart = same<null>(null)
  expect(secondVisitOf(roundsOf(apart), [measured(coins(5), 2)])).toBeNull()
  const firsts = coins(5)
  expect(secondVisitOf(roundsOf(firsts), [{ ...measured(firsts, 2), unit: 'MB/s' }])).toBeNull()
  expect(secondVisitOf(roundsOf(firsts), [seriesOf(same(null), same(null))])).toBeNull()
  expect(secondVisitOf([], [])).toBeNull()
})

test('the run is warned of it', () => {
  const firsts = coins(5)
  expect(movements(roundsOf(firsts), [measured(firsts, 1.03)])).toMatchObject([{ kind: 'second-visit' }])
})

/** Times without noise whose second visits take `place` times as long, and head `effect` times as long. */
const exactly = (firsts: readonly Side[], place: number, effect: number): Series =>
  seriesOf(
    firsts.map(first => (first === 'head' ? place : 1)),
    firsts.map(first => effect * (first === 'base' ? place : 1)),
  )
const orders = (base: number, head: number) => [...same<Side>('base', base), ...same<Side>('head', head)]

test('without noise what the place does is found as it is, and p is that of the coins', () => {
  for (const firsts of [orders(10, 10), orders(14, 6), orders(6, 14)])
    for (const effect of [1, 1.3])
      expect(secondVisitOf(roundsOf(firsts), [exactly(firsts, 2, effect)])).toEqual({
        kind: 'second-visit',
        change: expect.closeTo(1, 9),
        p: 2 ** -19,
      })
})

test('benchmarks weigh by how little they vary', () => {
  const firsts = orders(10, 10)
  // By logarithms to base 2 they move by 1 and 2, with variances of 1 and 4: (1 / 1 + 2 / 4) / (1 + 1 / 4) = 1.2.
  const both = [exactly(firsts, 2, 3), exactly(firsts, 4, 3)]
  expect(secondVisitOf(roundsOf(firsts), both)?.change).toBeCloseTo(2 ** 1.2 - 1, 4)
})

test('a round without a time above 0 on both sides does not count', () => {
  const firsts = orders(11, 11)
  const { base, head } = exactly(firsts, 2, 3)
  const gaps = seriesOf(
    base.with(0, 0).with(2, -1).with(12, null),
    head.with(1, null).with(13, -1).with(14, 0),
  )
  const found = { change: expect.closeTo(1, 9), p: 2 ** -15 }
  expect(secondVisitOf(roundsOf(firsts), [gaps])).toMatchObject(found)
  // Where others have it, it does not count against them.
  expect(secondVisitOf(roundsOf(firsts), [gaps, seriesOf(base, head)])?.change).toBeCloseTo(1, 9)
  const rarely = seriesOf(
    base,
    head.map((value, round) => (round % 4 === 0 ? value : null)),
  )
  expect(secondVisitOf(roundsOf(firsts), [rarely, seriesOf(base, head)])?.change).toBeCloseTo(1, 9)
  // Nor does one in which each benchmark had an order of its own.
  const mixed = seriesOf([...base, 1, 1], [...head, 8, 8])
  expect(secondVisitOf(roundsOf([...firsts, null, null]), [mixed])?.p).toBe(2 ** -21)
})

test('a benchmark that does not vary weighs much, and not without end', () => {
  const firsts = orders(10, 10)
  const found = secondVisitOf(roundsOf(firsts), [exactly(firsts, 2, 1), exactly(firsts, 1, 1)])
  expect(found?.change).toBeGreaterThan(1e-6)
  expect(found?.change).toBeLessThan(2e-6)
})
