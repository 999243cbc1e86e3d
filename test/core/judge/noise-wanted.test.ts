// How precise rounds have to be.
import { describe, expect, test } from 'vitest'
import { compare } from '../../../src/core/judge/compare.ts'
import { noiseWanted, noiseWantedAgain } from '../../../src/core/judge/enough.ts'
import type { BenchmarkRule, Rules } from '../../../src/core/model/settings.ts'
import { ruleFor } from '../../support/benchmark-rules.ts'
import { rules, same, seriesOf } from './series.ts'

const plan: Rules = { ...rules, threshold: 0.06, count: 20, stopEarly: true }
const row = (benchmark: string, unit = 'sec/op') => ({
  ...{ benchmark, unit, config: { pkg: 'm' }, iterations: 1, value: 1 },
})

describe('the noise that is wanted', () => {
  const early = (rows: readonly ReturnType<typeof row>[], ...benchmarks: readonly BenchmarkRule[]) =>
    noiseWanted(8, rows, { ...plan, benchmarks })

  test('is a third of the threshold up to the first look, and a sixth after it, or where all are made', () => {
    expect(noiseWanted(8, [row('A')], plan)).toBeCloseTo(0.02)
    expect(noiseWanted(9, [row('A')], plan)).toBeCloseTo(0.01)
    expect(noiseWanted(1, [], { ...plan, stopEarly: false })).toBeCloseTo(0.01)
  })

  test('is by the smallest threshold of its rows, each by the first rule that fits', () => {
    const own = [
      ruleFor('A*', { threshold: 0.03, ruleOut: 0.06 }),
      ruleFor('*', { threshold: 0.5, ruleOut: 1 }),
    ]
    expect(early([row('A-8'), row('B-8')], ...own)).toBeCloseTo(0.01)
    expect(early([row('B-8')], ...own)).toBeCloseTo(0.5 / 3)
    expect(early([row('B-8')], ruleFor('A', { threshold: 0.03, ruleOut: 0.06 }))).toBeCloseTo(0.02)
  })

  test('hears no rule for counts, for what is muted, or that is over', () => {
    const rows = [row('A'), row('A', 'allocs/op'), row('A', 'widgets')]
    const small = { threshold: 0.001, ruleOut: 0.002 }
    expect(early(rows, ruleFor('* allocs/op', { threshold: 0, ruleOut: 0 }))).toBeCloseTo(0.02)
    expect(early(rows, ruleFor('* widgets', { ...small, better: 'lower' }))).toBeCloseTo(0.02)
    expect(early(rows, ruleFor('A', { ...small, gate: 'off' }))).toBeCloseTo(0.02)
    expect(early(rows, ruleFor('A', { ...small, isOver: true }))).toBeCloseTo(0.02)
    expect(early(rows, ruleFor('m.A', small))).toBeCloseTo(0.001 / 3)
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
