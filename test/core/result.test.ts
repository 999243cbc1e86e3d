// The result file: complete, consistent, and the same after JSON.
import { expect, test } from 'vitest'
import { collect } from '../../src/core/collect.ts'
import { resultOf } from '../../src/core/result.ts'
import { roundsFrom } from '../support/rounds.ts'
import { commits, resultFrom, settings, steady, time } from './report/runs.ts'

test('keeps each round without its measurements, which stand in the comparisons in round order', () => {
  const result = resultFrom([time('A', 1e-3)], [time('A', 1e-3)])
  expect(result.rounds).toHaveLength(10)
  expect(result.rounds[1]).toEqual({
    round: 2,
    first: 'head',
    base: { started: '2026-01-01T00:01:00.000Z', seconds: 2 },
    head: { started: '2026-01-01T00:01:00.000Z', seconds: 2 },
  })
  expect(result.comparisons[0]?.base.samples).toEqual(time('A', 1e-3).values)
})

test('survives JSON unchanged: no infinite interval or delta, no undefined field', () => {
  const few = [{ benchmark: 'A', unit: 'u', values: [1, null, 3] }]
  for (const result of [
    resultFrom(few, few),
    resultFrom([steady('A', 'allocs/op', 0)], [steady('A', 'allocs/op', 3)]),
    resultFrom([steady('A', 'allocs/op', 1e-310)], [steady('A', 'allocs/op', 1e10)]),
  ])
    expect(JSON.parse(JSON.stringify(result))).toEqual(result)
})

test('takes verdict and unmatched from the same comparisons', () => {
  const result = resultFrom([time('A', 1e-3), time('Gone', 1)], [time('A', 2e-3), time('New', 1)])
  expect(result).toMatchObject({
    schema: 1,
    verdict: 'fail',
    reason: '1 of 1 benchmark regressed',
    unmatched: { base: [{ benchmark: 'Gone' }], head: [{ benchmark: 'New' }] },
  })
})

test('judges by the alpha and the threshold in the settings it keeps', () => {
  const verdict = (others: Parameters<typeof resultFrom>[2]) =>
    resultFrom([time('A', 1e-3)], [time('A', 1.08e-3)], others).verdict
  expect(verdict({})).toBe('fail')
  expect(verdict({ threshold: 0.1 })).toBe('pass')
  expect(verdict({ alpha: 1e-5 })).toBe('inconclusive')
})

test('does not pass a benchmark that head measured once', () => {
  const base = { benchmark: 'A', unit: 'sec/op', values: [1, 1.01, 1.02, 1.03, 1.04, 1.05] }
  const result = resultFrom([base], [{ ...base, values: [9, null, null, null, null, null] }])
  expect(result.verdict).toBe('inconclusive')
})

test('fail-on does not change the verdict, only the check', () => {
  expect(resultFrom([time('A', 1)], [time('A', 2)], { failOn: 'never' }).verdict).toBe('fail')
})

test('keeps commits, settings and machine as they were given', () => {
  const rounds = roundsFrom([time('A', 1)], [time('A', 1)])
  const machine = { os: 'linux', arch: 'arm64', cpu: 'x', cores: 2, memoryBytes: 1, load: 0 }
  const result = resultOf({ commits, settings, machine, rounds, series: collect(rounds, new Map()) })
  expect(result).toMatchObject({ commits, settings, machine })
})
