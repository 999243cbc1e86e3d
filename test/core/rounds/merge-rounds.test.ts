// The rounds of a run, put together from items that were measured apart: nothing is lost, and nothing moves to another round.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Round, Side, Visit } from '../../../src/core/model/measuring.ts'
import { collect } from '../../../src/core/rounds/collect.ts'
import { mergeRounds } from '../../../src/core/rounds/merge-rounds.ts'

const visit = (benchmark: string, value: number, second = 0): Visit => ({
  started: new Date(Date.UTC(2026, 0, 1, 0, 0, second)).toISOString(),
  seconds: 2,
  measurements: [{ benchmark, config: {}, iterations: 1, unit: 'sec/op', value }],
})
const none: Visit = { started: '', seconds: 0, measurements: [] }

/** An item that was measured in so many rounds, from one on. */
const item = (benchmark: string, rounds: number, from = 1, first: Side = 'base'): readonly Round[] =>
  Array.from({ length: rounds }, (_, n) => ({
    round: from + n,
    block: 1,
    first,
    base: visit(benchmark, from + n, 2 * (from + n)),
    head: visit(benchmark, 2 * (from + n), 2 * (from + n) + 1),
  }))

test('one item is as it was, with the side that went first', () => {
  const one = item('A', 3, 1, 'head')
  expect(mergeRounds([one])).toBe(one)
  expect(mergeRounds([])).toEqual([])
})

test('several share their rounds, which have no side that went first', () => {
  const [round, ...others] = mergeRounds([item('A', 1), item('B', 1)])
  expect(others).toEqual([])
  expect(round).toMatchObject({ round: 1, block: 1, first: null })
  expect(round?.base.measurements.map(({ benchmark }) => benchmark)).toEqual(['A', 'B'])
})

test('a visit begins with the first of its items, and takes what they all took', () => {
  const early = { ...(item('A', 1)[0] as Round), base: visit('A', 1, 1) }
  const late = { ...(item('B', 1)[0] as Round), base: visit('B', 1, 9) }
  const [round] = mergeRounds([[late], [early]])
  expect(round?.base).toMatchObject({ started: '2026-01-01T00:00:01.000Z', seconds: 4 })
})

test('a side that an item does not have has no part in it', () => {
  const onHead = { ...(item('B', 1)[0] as Round), base: none }
  const [round] = mergeRounds([item('A', 1), [onHead]])
  expect(round?.base).toMatchObject({ seconds: 2, started: visit('A', 1, 2).started })
  expect(round?.head.seconds).toBe(4)
  expect(mergeRounds([[onHead], [onHead]])[0]?.base).toEqual(none)
})

test('an item that has left is missing from later rounds, and rounds stand in order', () => {
  const merged = mergeRounds([item('A', 2), item('B', 4), item('C', 1, 5)])
  expect(merged.map(({ round }) => round)).toEqual([1, 2, 3, 4, 5])
  expect(collect(merged, new Map()).map(({ benchmark, base }) => [benchmark, base])).toEqual([
    ['A', [1, 2, null, null, null]],
    ['B', [1, 2, 3, 4, null]],
    ['C', [null, null, null, null, 5]],
  ])
})

test('every measurement of every item is in the round that it was made in', () => {
  const lengths = fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 2, maxLength: 5 })
  fc.assert(
    fc.property(lengths, counts => {
      const items = counts.map((count, n) => item(`B${n}`, count))
      const merged = mergeRounds(items)
      expect(merged).toHaveLength(Math.max(...counts))
      for (const [n, rounds] of items.entries())
        for (const { round, base, head } of rounds) {
          const found = merged.find(one => one.round === round)
          for (const [side, made] of [
            ['base', base],
            ['head', head],
          ] as const)
            expect(found?.[side].measurements.filter(({ benchmark }) => benchmark === `B${n}`)).toEqual(
              made.measurements,
            )
        }
      const all = merged.flatMap(({ base, head }) => [...base.measurements, ...head.measurements])
      expect(all).toHaveLength(2 * counts.reduce((sum, count) => sum + count, 0))
    }),
  )
})
