// How precise rounds have to be.
import { describe, expect, test } from 'vitest'
import { noiseWanted } from '../../../src/core/judge/noise-wanted.ts'

const plan = { threshold: 0.06, benchmarks: [], count: 20, stopEarly: 'pass' as const }

describe('the noise that is wanted', () => {
  test('is a third of the threshold up to the first look, and a sixth after it, or again', () => {
    expect(noiseWanted(8, false, plan)).toBeCloseTo(0.02)
    expect(noiseWanted(9, false, plan)).toBeCloseTo(0.01)
    expect(noiseWanted(1, true, plan)).toBeCloseTo(0.01)
    expect(noiseWanted(1, false, { ...plan, stopEarly: 'never' })).toBeCloseTo(0.01)
  })

  test('is by the smallest threshold of any rule', () => {
    const rule = (threshold: number | null) => ({ threshold }) as (typeof plan.benchmarks)[number]
    expect(noiseWanted(8, false, { ...plan, benchmarks: [rule(0.03), rule(null), rule(0.5)] })).toBeCloseTo(
      0.01,
    )
  })
})
