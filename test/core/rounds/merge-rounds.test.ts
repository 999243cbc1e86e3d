// The rounds of a run, put together from items that were measured apart: nothing is lost, and nothing moves to another round.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { MeasuredRound, Measurement, Side, SideVisit } from '../../../src/core/model/measuring.ts'
import { collectSeriesFromRounds } from '../../../src/core/rounds/collect.ts'
import { mergeRoundsOfItems, mergeShortVisitsOfSideInRound } from '../../../src/core/rounds/merge-rounds.ts'

describe('merge rounds', () => {
  const visit = (benchmark: string, value: number, second = 0): SideVisit => ({
    started: new Date(Date.UTC(2026, 0, 1, 0, 0, second)).toISOString(),
    seconds: 2,
    measurements: [{ benchmark, config: {}, iterations: 1, unit: 'sec/op', value }],
  })
  const none: SideVisit = { started: '', seconds: 0, measurements: [] }

  /** An item that was measured in so many rounds, from one on. */
  const item = (
    benchmark: string,
    rounds: number,
    from = 1,
    first: Side = 'base',
  ): readonly MeasuredRound[] =>
    Array.from({ length: rounds }, (_, n) => ({
      round: from + n,
      block: 1,
      first,
      base: visit(benchmark, from + n, 2 * (from + n)),
      head: visit(benchmark, 2 * (from + n), 2 * (from + n) + 1),
    }))

  test('one item is as it was, with the side that went first', () => {
    const one = item('A', 3, 1, 'head')
    expect(mergeRoundsOfItems([one])).toBe(one)
    expect(mergeRoundsOfItems([])).toEqual([])
  })

  test('several share their rounds, which have no side that went first', () => {
    const [round, ...others] = mergeRoundsOfItems([item('A', 1), item('B', 1)])
    expect(others).toEqual([])
    expect(round).toMatchObject({ round: 1, block: 1, first: null })
    expect(round?.base.measurements.map(({ benchmark }) => benchmark)).toEqual(['A', 'B'])
  })

  test('a visit begins with the first of its items, and takes what they all took', () => {
    const early = { ...(item('A', 1)[0] as MeasuredRound), base: visit('A', 1, 1) }
    const late = { ...(item('B', 1)[0] as MeasuredRound), base: visit('B', 1, 9) }
    const [round] = mergeRoundsOfItems([[late], [early]])
    expect(round?.base).toMatchObject({ started: '2026-01-01T00:00:01.000Z', seconds: 4 })
  })

  test('a side that an item does not have has no part in it', () => {
    const onHead = { ...(item('B', 1)[0] as MeasuredRound), base: none }
    const [round] = mergeRoundsOfItems([item('A', 1), [onHead]])
    expect(round?.base).toMatchObject({ seconds: 2, started: visit('A', 1, 2).started })
    expect(round?.head.seconds).toBe(4)
    expect(mergeRoundsOfItems([[onHead], [onHead]])[0]?.base).toEqual(none)
  })

  test('an item that has left is missing from later rounds, and rounds stand in order', () => {
    const merged = mergeRoundsOfItems([item('A', 2), item('B', 4), item('C', 1, 5)])
    expect(merged.map(({ round }) => round)).toEqual([1, 2, 3, 4, 5])
    expect(
      collectSeriesFromRounds(merged, new Map()).map(({ benchmark, base }) => [benchmark, base]),
    ).toEqual([
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
        const merged = mergeRoundsOfItems(items)
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
})

// Short visits put together: the faster half of times, the mean of counts, and nothing lost or mixed up.
describe('merge visits', () => {
  const one = (unit: string, value: number, given: Partial<Measurement> = {}): Measurement => ({
    benchmark: 'A-2',
    config: { pkg: 'm', goos: 'linux' },
    iterations: 10,
    unit,
    value,
    ...given,
  })
  const visit = (second: number, ...measurements: readonly Measurement[]): SideVisit => ({
    started: `2026-01-01T00:00:0${second}.000Z`,
    seconds: 0.25,
    measurements,
  })
  const values = ({ measurements }: SideVisit) =>
    measurements.map(({ benchmark, unit, value }) => [benchmark, unit, value])

  test('one is itself, and none is nothing', () => {
    const only = visit(1, one('sec/op', 3))
    expect(mergeShortVisitsOfSideInRound([only])).toBe(only)
    expect(mergeShortVisitsOfSideInRound([])).toEqual({ started: '', seconds: 0, measurements: [] })
  })

  test('times have the mean of the faster half, counts of all, and iterations are those of a typical visit', () => {
    const of = (second: number, time: number, bytes: number, iterations: number) =>
      visit(second, one('sec/op', time, { iterations }), one('B/op', bytes, { iterations }))
    const merged = mergeShortVisitsOfSideInRound([
      of(1, 5, 0, 9),
      of(2, 1, 4096, 8),
      of(3, 3, 0, 7),
      of(4, 90, 4096, 10),
    ])
    expect(values(merged)).toEqual([
      ['A-2', 'sec/op', 2],
      ['A-2', 'B/op', 2048],
    ])
    expect(merged.measurements.map(({ iterations }) => iterations)).toEqual([8, 8])
    expect([merged.started, merged.seconds]).toEqual(['2026-01-01T00:00:01.000Z', 1])
  })

  test.each<[string, readonly number[], number]>([
    ['lower half of a time', [9, 2, 80, 4], 3],
    ['the two lower of three', [2, 9, 4], 3],
    ['higher half of a rate', [9, 2, 80, 4], 44.5],
    ['median of what has no direction', [9, 2, 80, 4], 6.5],
  ])('%s', (title, found, expected) => {
    const unit = title.includes('rate') ? 'B/s' : title.includes('no direction') ? 'widgets' : 'sec/op'
    expect(
      values(mergeShortVisitsOfSideInRound(found.map((value, n) => visit(n, one(unit, value))))),
    ).toEqual([['A-2', unit, expected]])
  })

  test('what the worse half shows is kept beside it, where there is one', () => {
    const worse = (unit: string, found: readonly number[]) =>
      mergeShortVisitsOfSideInRound(found.map((value, n) => visit(n, one(unit, value)))).measurements[0]
        ?.worse
    expect(worse('sec/op', [9, 2, 80, 4])).toBe(44.5)
    expect(worse('B/s', [9, 2, 80, 4])).toBe(3)
    expect([worse('B/op', [1, 2]), worse('widgets', [1, 2]), worse('sec/op', [1])]).toEqual(
      Array(3).fill(undefined),
    )
  })

  test('a slow visit, and one in which the machine was slow, move no time while they are fewer than half', () => {
    const told = (...slow: readonly number[]) =>
      values(
        mergeShortVisitsOfSideInRound(
          [...slow, ...[1, 2, 3, 4, 5]].map((value, n) => visit(n, one('sec/op', value))),
        ),
      )
    expect(told(50, 60, 70, 80)).toEqual(told(5, 6, 7, 8))
  })

  test('allocations in two of five processes are seen', () => {
    const visits = [0, 4096, 0, 4096, 0].map((bytes, n) => visit(n, one('B/op', bytes)))
    expect(values(mergeShortVisitsOfSideInRound(visits))).toEqual([['A-2', 'B/op', 8192 / 5]])
  })

  test('what a process allocates by itself is not seen, while what each operation does is', () => {
    const of = (unit: string, found: readonly number[], iterations: number) =>
      values(
        mergeShortVisitsOfSideInRound(found.map((value, n) => visit(n, one(unit, value, { iterations })))),
      )[0]?.[2]
    // As measured with two operations: a thread was started in one process, 16 bytes were allocated in another.
    expect(of('B/op', [0, 2660, 8, 0], 2)).toBe(0)
    expect(of('B/op', [132, 228, 2792, 132], 2)).toBe(132)
    expect(of('allocs/op', [1, 4, 1, 1], 2)).toBe(1)
    expect(of('B/op', [4096, 0, 4096, 0], 2)).toBe(2048)
    expect(of('B/op', [64, 0, 64, 0], 100)).toBe(32)
    expect(of('widgets/op', [1, 4], 2)).toBe(2.5)
    // A tool that does not say how often it ran says nothing of strays.
    expect(of('B/op', [8, 0], 0)).toBe(4)
  })

  test('benchmarks, configurations and units stay apart, as does what one visit reports twice', () => {
    const names = (n: number) => [
      one('sec/op', n),
      one('sec/op', 10 * n, { benchmark: 'B-2' }),
      one('sec/op', 100 * n, { config: { goos: 'linux', pkg: 'other' } }),
      one('sec/op', 1000 * n),
    ]
    const swapped = names(3).map(measurement => ({ ...measurement, config: reversed(measurement.config) }))
    expect(values(mergeShortVisitsOfSideInRound([visit(1, ...names(1)), visit(2, ...swapped)]))).toEqual([
      ['A-2', 'sec/op', 1],
      ['B-2', 'sec/op', 10],
      ['A-2', 'sec/op', 100],
      ['A-2', 'sec/op', 1000],
    ])
  })

  test('what is not in all of them comes of those that have it', () => {
    const merged = mergeShortVisitsOfSideInRound([
      visit(1, one('sec/op', 1)),
      visit(2, one('B/op', 7)),
      visit(3, one('sec/op', 3)),
    ])
    expect(values(merged)).toEqual([
      ['A-2', 'sec/op', 1],
      ['A-2', 'B/op', 7],
    ])
  })

  test('a value lies between the least and the greatest, in any order of the visits; equal ones stay as they are', () => {
    const numbers = fc.array(fc.double({ min: 0, max: 1e12, noNaN: true }), { minLength: 1, maxLength: 25 })
    fc.assert(
      fc.property(numbers, fc.constantFrom('sec/op', 'B/op', 'allocs/op', 'widgets'), (found, unit) => {
        const merged = (of: readonly number[]) =>
          mergeShortVisitsOfSideInRound(of.map(value => visit(0, one(unit, value)))).measurements[0]?.value ??
          Number.NaN
        const value = merged(found)
        const slack = 1e-9 * Math.max(...found) + Number.MIN_VALUE
        expect(value).toBeGreaterThanOrEqual(Math.min(...found) - slack)
        expect(value).toBeLessThanOrEqual(Math.max(...found) + slack)
        expect(Math.abs(merged(found.toReversed()) - value)).toBeLessThanOrEqual(slack)
        const [first = 0] = found
        expect(merged(found.map(() => first))).toBe(first)
      }),
    )
  })

  function reversed(config: Measurement['config']): Measurement['config'] {
    return Object.fromEntries(Object.entries(config).toReversed())
  }
})
