import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../../src/core/common/random.ts'
import { findChangePoints } from '../../../src/core/stats/change-points.ts'
import { mannWhitneyLowerTail, mannWhitneyLowerTailNearZero } from '../../../src/core/stats/u-distribution.ts'

describe('findChangePoints', () => {
  it('finds a step, and where it is', () => {
    const values = steps([0, 60], [0.1, 6])
    expect(findChangePoints(values, 0.001)).toEqual([{ at: 60, p: expect.any(Number) }])
  })

  it('finds several steps, of which two lead back', () => {
    expect(findChangePoints(steps([0, 40], [0.1, 40], [0, 40]), 0.001).map(({ at }) => at)).toEqual([40, 80])
  })

  it('takes no wild value for a level', () => {
    const values = steps([0, 60])
    values[30] = 5
    values[59] = 7
    expect(findChangePoints(values, 0.01)).toEqual([])
  })

  it('says nothing of equal values, of one, and of none', () => {
    expect([[], [1], [1, 1, 1, 1]].map(values => findChangePoints(values, 0.05))).toEqual([[], [], []])
  })

  it('counts out the p of a perfect split', () => {
    const [only] = findChangePoints([3, 1, 4, 2, 5, 7, 6, 8, 18, 13, 16, 11, 17, 12, 15, 14], 0.05)
    // 2 of C(16, 8) ways, at 15 places.
    expect(only).toEqual({ at: 8, p: expect.closeTo((2 / 12_870) * 15, 12) })
  })

  it('splits lines without a change no more often than alpha', () => {
    const random = seededRandom(7)
    const lines = 400
    for (const length of [12, 60]) {
      let split = 0
      for (let n = 0; n < lines; n++) {
        const values = Array.from({ length }, () => Math.exp(3 * normal(random)))
        if (findChangePoints(values, 0.1).length > 0) split++
      }
      expect(split / lines).toBeLessThan(0.1)
    }
  })
})

describe('shortTail', () => {
  it.each([
    [3, 9, 4],
    [10, 10, 20],
    [20, 30, 150],
  ])('of %i and %i values is that of the whole distribution at %i', (n1, n2, u) => {
    const ties = Array.from({ length: n1 + n2 }, () => 1)
    expect(mannWhitneyLowerTailNearZero(n1, n2, u)).toBeCloseTo(mannWhitneyLowerTail(n1, n2, ties, 2 * u), 14)
  })
})

function steps(...levels: readonly (readonly [level: number, count: number])[]): number[] {
  const random = seededRandom(3)
  return levels.flatMap(([level, count]) =>
    Array.from({ length: count }, () => level + 0.01 * normal(random)),
  )
}

function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}
