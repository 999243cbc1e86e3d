// Fisher's exact test against published and counted values.
import { expect, test } from 'vitest'
import { fisherMore } from '../../../src/core/stats/exact.ts'

test('gives the tail of the hypergeometric distribution', () => {
  // The lady tasting tea: three of four right, and all four.
  expect(fisherMore(3, 4, 1, 4)).toBeCloseTo(17 / 70, 12)
  expect(fisherMore(4, 4, 0, 4)).toBeCloseTo(1 / 70, 12)
  expect(fisherMore(5, 7, 0, 6)).toBeCloseTo(21 / 1287, 12)
  expect(fisherMore(0, 10, 3, 10)).toBe(1)
  expect(fisherMore(0, 0, 0, 0)).toBe(1)
})

test('is exact where groups are large, and differ in size', () => {
  // Counted with whole numbers of any size.
  expect(fisherMore(30, 1000, 10, 1000)).toBeCloseTo(0.0010041667809150049, 12)
  expect(fisherMore(1000, 1000, 1000, 1000)).toBe(1)
  expect(fisherMore(1, 1, 0, 99)).toBeCloseTo(0.01, 12)
})

test('is never smaller for fewer hits', () => {
  const p = Array.from({ length: 21 }, (_, hits) => fisherMore(hits, 20, 5, 30))
  expect(p.toSorted((a, b) => b - a)).toEqual(p)
})
