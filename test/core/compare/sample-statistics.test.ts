// Tests, centres and means of samples, and the rows made from them.

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addNotesToTwoSampleTestResult,
  assessRoundCountForPairedTest,
  computeColumnGeomeans,
  logDeviationOfOneValue,
  medianOfSortedWithInterval,
  modeWithRangeOfSorted,
  notesOnMedian,
  pairedTwoSidedP,
  roundsToShowWorsening,
  testSortedSamplesWithDeltaTest,
} from '../../../src/core/compare/sample-statistics.ts'
import type { DeltaTest } from '../../../src/core/model/settings.ts'
import { medianWithInterval } from '../../../src/core/stats/one-sample.ts'
import { about, cellAt, fileOf, lines, rowsOf, tablesOf, versusAt } from './tables.ts'

describe('judged rows', () => {
  test('at() and iteration return the same rows', () => {
    const file = (label: string, center: number) =>
      fileOf(label, `${lines('A', about(center))}${label === 'a' ? lines('B', [1, 2]) : ''}`)
    const [table] = tablesOf([file('a', 100), file('b', 120)], { intervals: true, correction: 'holm' })
    expect(rowsOf(table)).toEqual([table?.rows.at(0), table?.rows.at(1)])
    expect([table?.rows.at(2), table?.rows.at(-1)]).toEqual([undefined, undefined])
    const [, gone] = rowsOf(table)
    expect([gone?.name, gone?.cells[1], gone?.cells[0]?.versus]).toEqual(['B', null, null])
  })

  test('exact values that vary are noted', () => {
    const notes = (...values: readonly number[]) =>
      cellAt(tablesOf([fileOf('a', `Unit x assume=exact\n${lines('A', values, 'x')}`)]), 0, 0).notes
    expect(notes(100, 101, 101, 102)).toEqual([{ kind: 'inexact', low: 100, high: 102 }])
    expect(notes(5)).toEqual([])
  })

  test('a comparison without a p is not part of the family', () => {
    const file = (label: string, center: number) =>
      fileOf(label, `${lines('A', about(center))}${lines('B', [center])}`)
    const [table] = tablesOf([file('a', 100), file('b', 120)], { test: 'ttest', correction: 'holm' })
    const [first, second] = rowsOf(table).map(({ cells }) => cells[1]?.versus)
    expect([first?.adjustedP, second?.p, second?.adjustedP]).toEqual([first?.p, null, null])
  })
})

// Tests of two samples.
describe('contrast', () => {
  function contrast(
    base: readonly number[],
    head: readonly number[],
    test: DeltaTest,
    alpha: number,
    level?: number,
  ) {
    const tested = testSortedSamplesWithDeltaTest(new Float64Array(base), new Float64Array(head), test)
    return addNotesToTwoSampleTestResult(tested, [base.length, head.length], test, alpha, level)
  }

  const [low, high] = [
    [1, 2, 3, 4],
    [5, 6, 7, 8],
  ] as const

  test('the U test, and a note where so few values can show nothing', () => {
    expect(contrast(low, high, 'utest', 0.05)).toEqual({
      p: expect.closeTo(2 / 70, 12),
      differs: false,
      isPowerless: false,
      needed: null,
      notes: [],
    })
    expect(contrast([1, 2, 3], [5, 6, 7], 'utest', 0.05)).toEqual({
      p: expect.closeTo(0.1, 12),
      differs: false,
      isPowerless: true,
      needed: 4,
      notes: [{ kind: 'powerless', needed: 4, alpha: 0.05 }],
    })
    // The larger sample has enough: the table of benchstat does not look further either.
    expect(contrast([2], [1, 3, 5, 7], 'utest', 0.05).notes).toEqual([])
    expect(contrast(low, high, 'utest', 0).notes).toEqual([{ kind: 'powerless', needed: null, alpha: 0 }])
  })

  test.each([
    [1, 1, true],
    [3, 3, true],
    [3, 4, true],
    [1, 38, true],
    [1, 39, false],
    [4, 4, false],
    [300, 300, false],
  ])('%i values and %i have no power at 0.05: %s', (n, m, isPowerless) => {
    const values = (count: number, step: number) => Array.from({ length: count }, (_, i) => step * (i + 1))
    expect(contrast(values(n, 1), values(m, 1.001), 'utest', 0.05).isPowerless).toBe(isPowerless)
    expect(contrast(values(n, 0), values(m, 0), 'utest', 0.05).isPowerless).toBe(isPowerless)
  })

  test('equal values are not tested', () => {
    expect(contrast([1, 1], [1, 1, 1], 'utest', 0.05)).toEqual({
      p: 1,
      differs: false,
      isPowerless: true,
      needed: 4,
      notes: [{ kind: 'all-equal' }],
    })
    expect(contrast([1, 1], [2, 2], 'utest', 0.5).notes).toEqual([])
  })

  test('the t test has no p without variance, constant sides differ, and without a test every difference counts', () => {
    expect(contrast(low, high, 'ttest', 0.05).p).toBeCloseTo(0.0046, 3)
    expect(contrast([1, 1], [2, 2], 'ttest', 0.05)).toEqual({
      ...{ p: null, differs: true },
      ...{ isPowerless: false, needed: null, notes: [] },
    })
    expect(contrast([1], [2, 2], 'ttest', 0.05)).toEqual({
      p: null,
      differs: false,
      isPowerless: true,
      needed: null,
      notes: [{ kind: 'untested' }],
    })
    expect(contrast([1], [2], 'none', 0.05)).toEqual({
      ...{ p: null, differs: true },
      ...{ isPowerless: false, needed: null, notes: [] },
    })
  })

  test('power refers to the level of the family, and the note to alpha', () => {
    expect(contrast(low, high, 'utest', 0.05, 0.05 / 10)).toMatchObject({
      isPowerless: true,
      needed: 6,
      notes: [],
    })
    expect(contrast(low, high, 'utest', 0.05, 1e-40)).toMatchObject({ isPowerless: true, needed: null })
  })
})

// Samples in three numbers.
describe('summarise', () => {
  test('the median and its interval, as everywhere else but for the last bit', () => {
    const values = fc.array(fc.double({ min: 1e-9, max: 1e9, noNaN: true }), { minLength: 1, maxLength: 60 })
    fc.assert(
      fc.property(values, some => {
        const sorted = new Float64Array(some).sort()
        const { center, low, high } = medianOfSortedWithInterval(sorted, 0.95)
        const wanted = medianWithInterval(some, 0.95)
        expect([low, high]).toEqual([wanted.low, wanted.high])
        expect(Math.abs(center - wanted.center)).toBeLessThanOrEqual(1e-12 * (sorted.at(-1) as number))
      }),
    )
  })

  test('too few values for an interval are noted, with how many it takes', () => {
    const notes = (values: readonly number[], confidence: number) =>
      notesOnMedian(medianOfSortedWithInterval(new Float64Array(values), confidence), confidence)
    expect(notes([1, 2, 3, 4, 5], 0.95)).toEqual([{ kind: 'unbounded', needed: 6, confidence: 0.95 }])
    expect(notes([1, 2, 3, 4, 5, 6], 0.95)).toEqual([])
    expect(notes([1], 1)).toEqual([{ kind: 'unbounded', needed: null, confidence: 1 }])
  })

  test('the centre of exact values is the mode, and the interval is their range', () => {
    const exact = (...values: readonly number[]) => modeWithRangeOfSorted(new Float64Array(values))
    expect(exact(100, 101, 101, 102)).toEqual({ center: 101, low: 100, high: 102 })
    expect(exact(1, 1, 2, 2)).toMatchObject({ center: 1 })
    expect(exact(5)).toEqual({ center: 5, low: 5, high: 5 })
  })
})

// Geometric means of columns.
describe('total', () => {
  const totals = (base: string, head: string) => tablesOf([fileOf('a', base), fileOf('b', head)])[0]?.totals

  test('of centers, and of ratios to the first column', () => {
    const base = lines('A', about(100), 'x') + lines('B', about(400), 'x')
    const head = lines('A', about(200), 'x') + lines('B', about(400), 'x')
    const [first, second] = totals(base, head) ?? []
    expect(first).toEqual({ center: expect.closeTo(200, 0), ratio: null, notes: [] })
    expect(second?.center).toBeCloseTo(200 * Math.SQRT2, 0)
    expect(second?.ratio).toBeCloseTo(Math.SQRT2, 9)
  })

  test('ratios are those of rows that are in both columns, which is said', () => {
    const [, second] =
      totals(lines('A', [1], 'x') + lines('B', [1], 'x'), lines('A', [2], 'x') + lines('C', [8], 'x')) ?? []
    expect(second).toEqual({
      center: expect.closeTo(4, 9),
      ratio: expect.closeTo(2, 9),
      notes: [{ kind: 'other-rows' }],
    })
  })

  test('0 against 0 is no change; from 0 there is no ratio', () => {
    const none = [{ kind: 'no-geomean', of: 'centers' }]
    expect(
      totals(lines('A', [0], 'x') + lines('B', [0], 'x'), lines('A', [0], 'x') + lines('B', [0], 'x')),
    ).toEqual([
      { center: null, ratio: null, notes: none },
      { center: null, ratio: 1, notes: none },
    ])
    expect(
      totals(lines('A', [0], 'x') + lines('B', [2], 'x'), lines('A', [1], 'x') + lines('B', [2], 'x'))?.[1],
    ).toEqual({
      ...{ center: expect.closeTo(Math.SQRT2, 9), ratio: null, notes: [] },
    })
    expect(
      totals(lines('A', [1], 'x') + lines('B', [2], 'x'), lines('A', [0], 'x') + lines('B', [2], 'x'))?.[1]
        ?.notes,
    ).toEqual([...none, { kind: 'no-geomean', of: 'ratios' }])
  })

  test('no mean without values, or with values that are not positive', () => {
    const mean = (values: readonly number[]) =>
      computeColumnGeomeans({ length: values.length, columns: 1, centerOf: row => values[row] as number })[0]
        ?.center
    expect(mean([])).toBeNull()
    expect(mean([1, 0])).toBeNull()
    expect(mean([1e300, 1e300, 1e-300])).toBeCloseTo(1e100, -90)
    expect(mean([4, Number.NaN, 9])).toBeCloseTo(6, 9)
  })
})

// Rounds in pairs.
describe('paired', () => {
  const of = (...values: readonly number[]) => new Float64Array(values)

  test('p is the share of swaps that are at least as extreme', () => {
    expect(pairedTwoSidedP(of(1, 2, 3, 4, 5), of(6, 7, 8, 9, 10))).toBeCloseTo(2 / 32, 12)
    expect(pairedTwoSidedP(of(1, 2, 3), of(1, 2, 3))).toBe(1)
  })

  test('drift that both sides share does not count as noise', () => {
    expect(logDeviationOfOneValue(of(100, 200, 400), of(110, 220, 440))).toBeCloseTo(0, 9)
    expect(logDeviationOfOneValue(of(1), of(2))).toBeNaN()
    expect(logDeviationOfOneValue(of(0, 1), of(1, 1))).toBeNaN()
  })

  test('too few rounds are powerless, and the number needed is returned', () => {
    expect([assessRoundCountForPairedTest(5, 0.05), assessRoundCountForPairedTest(6, 0.05)]).toEqual([
      { isPowerless: true, needed: 6 },
      { isPowerless: false, needed: null },
    ])
  })

  test('noisier values take more rounds; an unknown direction none', () => {
    const [calm, noisy] = [0.02, 0.1].map(spread => roundsToShowWorsening(spread, 0.05, 'lower', 0.05) ?? 0)
    expect(noisy).toBeGreaterThan(2 * (calm ?? 0))
    expect(roundsToShowWorsening(0.02, 0.05, 'higher', 0.05)).not.toBeNull()
    expect([
      roundsToShowWorsening(0.1, 0.05, null, 0.05),
      roundsToShowWorsening(3, 0.05, 'lower', 0.05),
      roundsToShowWorsening(Number.NaN, 0.05, 'lower', 0.05),
    ]).toEqual([null, null, null])
  })

  const drifting = [100, 120, 140, 160, 180, 200, 220, 240]
  const files = [
    fileOf('a', lines('A', drifting)),
    fileOf(
      'b',
      lines(
        'A',
        drifting.map((value, n) => value * (1.08 + n / 1000)),
      ),
    ),
  ]

  test('pairs show a change that drift hides, and the table keeps the unpaired p', () => {
    const alone = versusAt(tablesOf(files), 0, 1)
    const paired = versusAt(tablesOf(files, { paired: true }), 0, 1)
    expect([alone.finding, paired.finding, paired.p, paired.isSignificant]).toEqual([
      ...['none', 'regressed', alone.p, false],
    ])
    expect(paired.adjustedP).toBeCloseTo(2 / 256, 12)
    expect([alone.rounds, paired.rounds]).toEqual([null, null])
  })

  test('an undecided row has the number of rounds that it needs', () => {
    const noisy = [100, 130, 90, 140, 105, 95, 120, 110]
    const pair = [fileOf('a', lines('A', noisy)), fileOf('b', lines('A', noisy.toReversed()))]
    const { finding, rounds } = versusAt(tablesOf(pair, { paired: true }), 0, 1)
    expect(finding).toBe('none')
    expect(rounds).toBeGreaterThan(50)
  })

  test('five rounds are enough for single values, and not for pairs', () => {
    const pair = [fileOf('a', lines('A', [1, 2, 3, 4, 5])), fileOf('b', lines('A', [6, 7, 8, 9, 10]))]
    const power = (paired: boolean) => {
      const { isPowerless, needed } = versusAt(tablesOf(pair, { paired }), 0, 1)
      return [isPowerless, needed]
    }
    expect([power(false), power(true)]).toEqual([
      [false, null],
      [true, 6],
    ])
  })

  test('samples of different sizes are refused', () => {
    const other = fileOf('b', lines('A', drifting.slice(1)))
    expect(() => tablesOf([files[0] as (typeof files)[0], other], { paired: true })).toThrow(
      '--paired: A time/op has 8 values in a and 7 in b.',
    )
  })
})
