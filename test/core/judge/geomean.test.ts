// Where all benchmarks of a unit have gone together.
import { expect, test } from 'vitest'
import { geomeans } from '../../../src/core/judge/compare.ts'
import type { Comparison } from '../../../src/core/model/comparison.ts'
import { compared, same, seriesOf } from './series.ts'

const one = (base: number, head: number, unit = 'sec/op'): Comparison =>
  compared(seriesOf(same(base), same(head), { unit }))

test('is the mean of the ratios that takes twice and half as opposites', () => {
  const [first] = geomeans([one(1, 2), one(5, 2.5)])
  expect(first).toMatchObject({ unit: 'sec/op', rows: 2, of: 2 })
  expect(first?.ratio).toBeCloseTo(1, 12)
  expect(geomeans([one(1, 8), one(1, 1), one(3, 3)])[0]?.ratio).toBeCloseTo(2, 12)
})

test('there is one for each unit with several comparisons, in the order of the units', () => {
  const all = [
    one(1, 2, 'B/op'),
    one(1, 2, 'sec/op'),
    one(1, 2, 'alone'),
    one(1, 2, 'sec/op'),
    one(1, 2, 'B/op'),
  ]
  expect(geomeans(all).map(({ unit }) => unit)).toEqual(['B/op', 'sec/op'])
})

test('says how many it covers: those that are positive on both sides', () => {
  const all = [one(0, 3, 'u'), one(3, 0, 'u'), one(-1, 1, 'u'), one(4, 5, 'u')]
  expect(geomeans(all)).toMatchObject([{ rows: 1, of: 4, ratio: 1.25 }])
  expect(geomeans([one(0, 3, 'u'), one(0, 0, 'u')])).toEqual([])
})

test('many large ratios stay within the range of a number', () => {
  const all = same(one(1e-3, 1e3), 1000)
  expect(geomeans(all)[0]?.ratio).toBeCloseTo(1e6, 3)
})
