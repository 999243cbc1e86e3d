// Holm's and Benjamini and Hochberg's corrections against statsmodels, and against what each promises.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { MultipleTestingCorrection } from '../../../src/core/model/settings.ts'
import { adjustPValues, createPValueAdjuster } from '../../../src/core/stats/adjust-p-values.ts'
import { corpus, relativeError } from '../../support/corpus.ts'
import { long } from '../../support/long.ts'

interface Case {
  readonly id: string
  readonly p: readonly number[]
  readonly holm: readonly number[]
  readonly bh: readonly number[]
}

const corrections: readonly MultipleTestingCorrection[] = ['holm', 'bh', 'none']
const p = fc.oneof(fc.double({ min: 0, max: 1, noNaN: true }), fc.constantFrom(0, 0.01, 0.05, 1))
const family = fc.array(p, { minLength: 1, maxLength: 40 })
const correction = fc.constantFrom(...corrections)

test('adjusts as statsmodels does', () => {
  const cases = corpus<Case>('adjust.json')
  expect(cases.length).toBe(60)
  for (const one of cases)
    for (const method of ['holm', 'bh'] as const)
      for (const [index, adjusted] of adjustPValues(one.p, method).entries())
        expect(relativeError(adjusted, one[method][index] as number), `${one.id} ${method}`).toBeLessThan(
          1e-12,
        )
})

test('an added hypothesis never lowers the adjusted p of another with Holm', () => {
  fc.assert(
    fc.property(family, p, (all, added) => {
      const before = adjustPValues(all, 'holm')
      const after = adjustPValues([...all, added], 'holm')
      for (const [index, one] of before.entries()) expect(after[index]).toBeGreaterThanOrEqual(one)
    }),
    { numRuns: 500 },
  )
})

test('an adjusted p is at least its p and at most 1, and a smaller p never gets a larger one', long, () => {
  fc.assert(
    fc.property(family, correction, (all, method) => {
      const adjusted = adjustPValues(all, method)
      for (const [index, one] of adjusted.entries()) {
        expect(one).toBeGreaterThanOrEqual(all[index] as number)
        expect(one).toBeLessThanOrEqual(1)
        for (const [other, p] of all.entries())
          if (p <= (all[index] as number)) expect(adjusted[other]).toBeLessThanOrEqual(one)
      }
    }),
    { numRuns: 300 },
  )
})

test('the order of the hypotheses does not matter', () => {
  fc.assert(
    fc.property(family, correction, fc.nat(1000), (all, method, turn) => {
      const turned = (values: readonly number[]) => {
        const by = turn % all.length
        return [...values.slice(by), ...values.slice(0, by)].reverse()
      }
      expect(adjustPValues(turned(all), method)).toEqual(turned(adjustPValues(all, method)))
    }),
    { numRuns: 300 },
  )
})

test('Holm lies between no correction and that of Bonferroni; Benjamini and Hochberg are never stricter', () => {
  fc.assert(
    fc.property(family, all => {
      const holm = adjustPValues(all, 'holm')
      const bh = adjustPValues(all, 'bh')
      for (const [index, one] of all.entries()) {
        expect(holm[index]).toBeLessThanOrEqual(Math.min(1, one * all.length))
        expect(bh[index]).toBeLessThanOrEqual((holm[index] as number) * (1 + 1e-12))
      }
    }),
  )
})

test('the p-values of the family keep their order', () => {
  const all = Float64Array.of(0.04, 0.01, 0.03)
  for (const method of corrections) createPValueAdjuster(all, method)
  expect(all).toEqual(Float64Array.of(0.04, 0.01, 0.03))
})

test('one hypothesis needs no correction, and none needs nothing', () => {
  for (const method of corrections) {
    expect(adjustPValues([0.03], method)).toEqual([0.03])
    expect(adjustPValues([], method)).toEqual([])
  }
})

test('without a correction several stay as they are too', () => {
  expect(adjustPValues([0.04, 0.01, 0.03], 'none')).toEqual([0.04, 0.01, 0.03])
})

test('adjusts the 30,000 hypotheses of a large suite', () => {
  const all = Array.from({ length: 30_000 }, (_, index) => ((index * 7919) % 30_000) / 30_000)
  expect(adjustPValues(all, 'holm')[0]).toBe(0)
  expect(Math.max(...adjustPValues(all, 'bh'))).toBeLessThanOrEqual(1)
})

test('refuses what is no probability', () => {
  for (const wrong of [-0.01, 1.5, Number.NaN])
    for (const method of corrections) expect(() => adjustPValues([0.5, wrong], method)).toThrow(RangeError)
})
