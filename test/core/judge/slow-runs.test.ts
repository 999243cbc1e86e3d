// A mode or a tail that only head has, and how often one is seen that is not there.
import { describe, expect, test } from 'vitest'
import { randomFrom } from '../../../src/core/common/random.ts'
import { slowRunsOf } from '../../../src/core/judge/warnings.ts'
import type { Sample, Series } from '../../../src/core/model/measuring.ts'
import { compared, noisy, same, seriesOf } from './series.ts'

const calm = noisy(100, 0.01, 20, randomFrom(1))
const slow = (count: number, factor: number, values: Sample = noisy(100, 0.01, 20, randomFrom(2))) =>
  values.map((value, round) => (value !== null && round < count ? value * factor : value))
const seen = (base: Sample, head: Sample, machines: readonly number[] | null = []) =>
  slowRunsOf(seriesOf(base, head), 'lower', machines, 0.1)

test('eight of twenty slow rounds that base has not are seen, and counted', () => {
  expect(seen(calm, slow(8, 1.4))).toEqual({
    kind: 'slow-runs',
    base: 0,
    head: 8,
    rounds: 20,
    beyond: 0.1,
    p: expect.closeTo(2 ** -8, 12),
  })
})

test('seven are the fewest that chance does not explain', () => {
  expect(seen(calm, slow(7, 2))?.p).toBeCloseTo(2 ** -7, 12)
  expect(seen(calm, slow(6, 2))).toBeNull()
})

test('a tail that base has as well is none of head', () => {
  expect(seen(slow(8, 1.4, calm), slow(8, 1.4))).toBeNull()
  expect(seen(slow(8, 1.4, calm), calm.toReversed())).toBeNull()
})

test('as many slow rounds of base are enough, however much slower those of head are', () => {
  const [base, head] = [noisy(100, 0.01, 200, randomFrom(4)), noisy(100, 0.01, 200, randomFrom(5))]
  const mild = base.map((value, round) => (round < 80 ? value * 1.3 : value))
  const wild = (from: number) => head.map((value, round) => (round >= from ? value * 2 : value))
  expect(seen(mild, wild(120))).toBeNull()
  expect(seen(mild, wild(119))).toMatchObject({ base: 80, head: 81 })
})

test('where nothing is allowed, a small shift of all rounds is no tail', () => {
  const series = seriesOf(calm, slow(20, 1.02))
  expect(slowRunsOf(series, 'lower', [], 0)).toBeNull()
  expect(slowRunsOf(series, 'lower', [], 0.001)).not.toBeNull()
})

test('a round that is worse by exactly what is allowed is not slow, whatever floating point makes of it', () => {
  // 0.3 with 10 % more is 0.32999999999999996.
  expect(seen(same(0.3), [...same(0.33, 9), ...same(0.3, 11)])).toBeNull()
  expect(seen(same(0.3), [...same(0.3301, 9), ...same(0.3, 11)])).toMatchObject({ head: 9 })
})

test('how slow rounds are within what is allowed does not matter', () => {
  expect(seen(calm, slow(8, 1.08))).toBeNull()
})

test('where higher is better, slow is lower', () => {
  const series = seriesOf(calm, slow(8, 0.6), { unit: 'MB/s' })
  expect(slowRunsOf(series, 'higher', [], 0.1)).toMatchObject({ base: 0, head: 8 })
  expect(slowRunsOf(series, 'lower', [], 0.1)).toBeNull()
})

test('each machine has its own usual value, and gaps are no rounds', () => {
  const machines = calm.map((_, round) => (round < 10 ? 1 : 2))
  const faster = (sample: Sample) =>
    sample.map((value, round) => (value === null ? null : round < 10 ? value / 3 : value))
  const head = slow(8, 1.4).map((value, round) => (round === 19 ? null : value))
  expect(seen(faster(calm), faster(head), machines)).toMatchObject({ head: 8, rounds: 19 })
})

test('without rounds, direction or a usual value nothing is seen', () => {
  expect(seen(calm, slow(8, 1.4), null)).toBeNull()
  expect(slowRunsOf(seriesOf(calm, slow(8, 1.4)), null, [], 0.1)).toBeNull()
  const sporadic = [...same(4096, 8), ...same(0, 12)]
  expect(slowRunsOf(seriesOf(same(0), sporadic, { unit: 'B/op' }), 'lower', [], 0.1)).toBeNull()
  expect(seen([null, 1], [1, null])).toBeNull()
  const worse = { base: [1, 1], head: [2, 2] }
  expect(slowRunsOf({ ...seriesOf([null, 1], [1, null]), worse }, 'lower', [], 0.1)).toBeNull()
  // On one of two machines.
  const machines = [...same(1, 20), 2, 2]
  expect(seen([...calm, 1, 1], [...slow(8, 1.4), 1, 1], machines)).not.toBeNull()
  expect(seen([...calm, 0, 0], [...slow(8, 1.4), 0, 0], machines)).toBeNull()
})

test('a comparison carries it by what a pass rules out, unless it regressed', () => {
  const kinds = (head: Sample) => {
    const { change, warnings } = compared(seriesOf(calm, head))
    return [change, warnings.map(({ kind }) => kind).includes('slow-runs')]
  }
  expect(kinds(slow(8, 1.4))).toEqual(['inconclusive', true])
  expect(kinds(slow(20, 1.4))).toEqual(['regressed', false])
})

describe('rounds of several visits', () => {
  const inHalves = (worse: Pick<Series, 'base' | 'head'>) => ({
    ...seriesOf(calm, noisy(100, 0.01, 20, randomFrom(3))),
    worse,
  })
  const of = (worse: Pick<Series, 'base' | 'head'>) => slowRunsOf(inHalves(worse), 'lower', [], 0.1)

  test('show slow ones by their worse halves, though the values show none', () => {
    expect(of({ base: calm, head: slow(12, 1.2) })).toMatchObject({ base: 0, head: 12, rounds: 20 })
    expect(of({ base: slow(12, 1.2, calm), head: slow(12, 1.2) })).toBeNull()
  })

  test('need more of them, as halves are slow more often', () => {
    expect(of({ base: calm, head: slow(8, 1.2) })).toBeNull()
    expect(of({ base: calm, head: slow(11, 1.2) })?.p).toBeLessThan(0.001)
  })
})
