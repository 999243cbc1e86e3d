// Quartiles against x/perf, and the values that classic benchstat keeps.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { randomFrom } from '../../../src/core/common/random.ts'
import { mannWhitney } from '../../../src/core/stats/mann-whitney.ts'
import { quartiles, withoutOutliers } from '../../../src/core/stats/robust.ts'
import { welch } from '../../../src/core/stats/student.ts'
import { corpus } from '../../support/corpus.ts'

interface Case {
  readonly id: string
  readonly values: readonly number[]
  readonly kept: readonly number[]
}

const present = (values: readonly (number | null)[]) => values.filter(value => value !== null)
const sample = fc.array(fc.option(fc.integer({ min: -50, max: 50 })), { maxLength: 30 })

test('keeps the values that classic benchstat keeps', () => {
  const cases = corpus<Case>('outliers.json')
  expect(cases.length).toBe(88)
  expect(cases.filter(({ values, kept }) => kept.length < values.length).length).toBeGreaterThan(20)
  for (const { id, values, kept } of cases) expect(present(withoutOutliers(values)), id).toEqual(kept)
})

test('finds the quartiles by definition 8 of Hyndman and Fan', () => {
  expect(quartiles([3])).toEqual({ first: 3, third: 3 })
  expect(quartiles([2, 1])).toEqual({ first: 1, third: 2 })
  // At 1 1/6 and 2 5/6.
  const few = quartiles([4, 1, 2])
  expect([few.first, few.third]).toEqual([expect.closeTo(7 / 6, 12), expect.closeTo(11 / 3, 12)])
  const { first, third } = quartiles([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  // The order statistics at 2.9167 and 8.0833.
  expect(first).toBeCloseTo(2 + 11 / 12, 12)
  expect(third).toBeCloseTo(8 + 1 / 12, 12)
  expect(() => quartiles([])).toThrow(RangeError)
})

test('rounds keep their places, and what stays is unchanged', () => {
  fc.assert(
    fc.property(sample, values => {
      const kept = withoutOutliers(values)
      expect(kept.length).toBe(values.length)
      for (const [index, value] of kept.entries()) if (value !== null) expect(value).toBe(values[index])
    }),
  )
  // A round that gave nothing is no value of 0, which would set the fences further apart.
  const gaps = [null, null, null, null, null, null]
  const around = [10, 11, 12, 10, 11, 12]
  expect(withoutOutliers([...gaps, ...around, 25])).toEqual([...gaps, ...around, null])
  expect(withoutOutliers([10, null, 11, 12, 90, 10, 11, 12])).toEqual([10, null, 11, 12, null, 10, 11, 12])
})

test('at least half of the values stay', () => {
  fc.assert(
    fc.property(sample, values => {
      expect(present(withoutOutliers(values)).length).toBeGreaterThanOrEqual(present(values).length / 2)
    }),
  )
  expect(withoutOutliers([])).toEqual([])
  expect(withoutOutliers([null, null])).toEqual([null, null])
})

test('trimming before the test raises false alarms on skewed noise, as its comment warns', () => {
  const random = randomFrom(11)
  const draw = () => Array.from({ length: 20 }, () => Math.exp(-2 * Math.log(1 - random())))
  const runs = 1500
  let [plain, trimmed, plainWelch, trimmedWelch] = [0, 0, 0, 0]
  for (let run = 0; run < runs; run++) {
    const [base, head] = [draw(), draw()]
    if (mannWhitney(base, head).p < 0.05) plain++
    const [less, more] = [present(withoutOutliers(base)), present(withoutOutliers(head))]
    if (mannWhitney(less, more).p < 0.05) trimmed++
    if ((welch(base, head)?.p ?? 1) < 0.05) plainWelch++
    if ((welch(less, more)?.p ?? 1) < 0.05) trimmedWelch++
  }
  expect(plain / runs).toBeLessThan(0.065)
  expect(trimmed / runs).toBeGreaterThan(0.08)
  expect(plainWelch / runs).toBeLessThan(0.065)
  expect(trimmedWelch / runs).toBeGreaterThan(0.08)
})
