// A hash is the same for the same text, and even over few places.
import { expect, test } from 'vitest'
import { hash32 } from '../../../src/core/common/random.ts'

test('the same text gives the same number, another mostly another', () => {
  expect(hash32('a')).toBe(hash32('a'))
  const all = Array.from({ length: 1000 }, (_, n) => hash32(`Benchmark${n}`))
  expect(new Set(all).size).toBe(1000)
  for (const of of [2, 3, 5, 8]) {
    const counts = Array.from({ length: of }, (_, place) => all.filter(one => one % of === place).length)
    expect(Math.min(...counts)).toBeGreaterThan((0.8 * 1000) / of)
  }
  expect(all.every(one => Number.isInteger(one) && one >= 0 && one < 2 ** 32)).toBe(true)
})
