// How precise rounds have to be.
import { describe, expect, test } from 'vitest'
import { compare } from '../../../src/core/judge/compare.ts'
import { noiseWanted, noiseWantedAgain } from '../../../src/core/judge/noise-wanted.ts'
import { ruleFor } from '../../support/benchmark-rules.ts'
import { rules, same, seriesOf } from './series.ts'

const plan = { threshold: 0.06, benchmarks: [], count: 20, stopEarly: true }

describe('the noise that is wanted', () => {
  test('is a third of the threshold up to the first look, and a sixth after it, or where all are made', () => {
    expect(noiseWanted(8, plan)).toBeCloseTo(0.02)
    expect(noiseWanted(9, plan)).toBeCloseTo(0.01)
    expect(noiseWanted(1, { ...plan, stopEarly: false })).toBeCloseTo(0.01)
  })

  test('is by the smallest threshold of any rule', () => {
    const rule = (threshold: number | null) => ({ threshold }) as (typeof plan.benchmarks)[number]
    expect(noiseWanted(8, { ...plan, benchmarks: [rule(0.03), rule(null), rule(0.5)] })).toBeCloseTo(0.01)
  })
})

describe('the noise that is wanted of a suspect', () => {
  const rising = Array.from({ length: 20 }, (_, n) => 100 + n / 100)
  const suspect = (factor: number, benchmark = 'A', by = rules) =>
    compare(
      [
        seriesOf(
          rising,
          rising.map(value => value * factor),
          { benchmark },
        ),
      ],
      by,
    )

  test('is a third of the way from the threshold to its estimate, and a sixth of the threshold at least', () => {
    expect(noiseWantedAgain(suspect(1.2), rules)).toBeCloseTo(0.05, 3)
    expect(noiseWantedAgain(suspect(1.06), rules)).toBeCloseTo(0.05 / 6, 3)
  })

  test('is the least of several, each by its own threshold', () => {
    const both = [...suspect(1.2), ...suspect(1.1, 'B')]
    expect(noiseWantedAgain(both, rules)).toBeCloseTo(0.05 / 3, 3)
    const own = { ...rules, benchmarks: [ruleFor('B', { threshold: 0.01 })] }
    expect(noiseWantedAgain([...suspect(1.2), ...suspect(1.1, 'B', own)], own)).toBeCloseTo(0.03, 3)
  })

  test('is a sixth of the threshold where there is no percentage', () => {
    const zeros = compare([seriesOf(same(0, 20), rising)], rules)
    expect(zeros[0]?.ratio).toBeNull()
    expect(noiseWantedAgain(zeros, rules)).toBeCloseTo(0.05 / 6)
  })
})
