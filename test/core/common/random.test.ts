// The random stream: the same for a seed, and even enough for coins.
import { describe, expect, test } from 'vitest'
import { hash32, seededRandom } from '../../../src/core/common/random.ts'

describe('random', () => {
  const draw = (seed: number, n: number) => {
    const random = seededRandom(seed)
    return Array.from({ length: n }, () => random())
  }

  test('gives the same stream for a seed, and another for another', () => {
    expect(draw(42, 50)).toEqual(draw(42, 50))
    expect(draw(42, 50)).not.toEqual(draw(43, 50))
  })

  test('keeps to the stream that earlier result files were made with', () => {
    expect(draw(1, 3)).toEqual([0.3678755429573357, 0.08161311969161034, 0.8205357783008367])
  })

  test('stays in [0, 1) and spreads evenly', () => {
    const counts = new Array<number>(16).fill(0)
    // Outside of [0, 1) it would be in none of the sixteen.
    for (const value of draw(5, 160_000))
      counts[Math.floor(value * 16)] = (counts[Math.floor(value * 16)] ?? 0) + 1
    expect(counts).toHaveLength(16)
    const chiSquared = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0)
    // 37.7 is the 0.999 quantile of chi-squared with 15 degrees of freedom.
    expect(chiSquared).toBeLessThan(37.7)
  })

  test('the first number of neighbouring seeds looks as random as the stream of one', () => {
    const firsts = Array.from({ length: 10_000 }, (_, seed) => draw(seed, 1)[0] ?? 0)
    const below = firsts.filter(value => value < 0.5).length
    const repeated = firsts.filter((value, index) => value < 0.5 === (firsts[index - 1] ?? 0) < 0.5).length
    // Four standard errors.
    expect(Math.abs(below - 5000)).toBeLessThan(200)
    expect(Math.abs(repeated - 5000)).toBeLessThan(200)
  })
})

// A hash is the same for the same text, and even over few places.
describe('hash', () => {
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
})
