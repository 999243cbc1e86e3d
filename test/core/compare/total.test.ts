// Geometric means of columns.
import { expect, test } from 'vitest'
import { totalsOf } from '../../../src/core/compare/judged-rows.ts'
import { about, fileOf, lines, tablesOf } from './tables.ts'

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

test('nothing has no mean, nor has what is not positive', () => {
  const mean = (values: readonly number[]) =>
    totalsOf({ length: values.length, columns: 1, centerOf: row => values[row] as number })[0]?.center
  expect(mean([])).toBeNull()
  expect(mean([1, 0])).toBeNull()
  expect(mean([1e300, 1e300, 1e-300])).toBeCloseTo(1e100, -90)
  expect(mean([4, Number.NaN, 9])).toBeCloseTo(6, 9)
})
