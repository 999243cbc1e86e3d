// What a gate with a slowed benchmark is taken for.
import { expect, test } from 'vitest'
import { experimentOf, type SlowedRow, slowable } from '../../../src/core/doctor/self-test.ts'
import type { Comparison } from '../../../src/core/model/comparison.ts'
import type { Settings } from '../../../src/core/model/settings.ts'
import { resultFrom, steady, time } from '../report/runs.ts'

const rows = (get: number, put = 1) => [
  time('Get', 1e-3 * get),
  time('Put', 2e-3 * put),
  steady('Get', 'B/op', 64),
]
const rule = { match: '**', threshold: null, ruleOut: null, better: null, owner: null } as const
const muted: Partial<Settings> = {
  benchmarks: [{ ...rule, gate: 'warn', why: null, until: null, isOver: false }],
}
const get: readonly SlowedRow[] = [{ benchmark: 'Get', package: null, unit: 'sec/op', better: 'lower' }]

test('it is shown where the slowed benchmark turned the check red', () => {
  const { measured, ...one } = experimentOf(0.2, get, resultFrom(rows(1), rows(1.2)), 3)
  expect(one).toEqual({
    ...{ asked: 0.2, benchmark: 'Get', verdict: 'fail', isRed: true, isShown: true, others: [], seconds: 3 },
  })
  expect(measured).toBeCloseTo(0.2, 1)
})

test('red for another benchmark is no proof, and is named', () => {
  const one = experimentOf(0.2, get, resultFrom(rows(1), rows(1, 1.2)), 1)
  expect(one).toMatchObject({ isRed: true, isShown: false, others: ['Put'] })
})

test('what is slowed and muted, or never fails, is not shown', () => {
  for (const settings of [muted, { failOn: 'never' }] satisfies Partial<Settings>[])
    expect(experimentOf(0.2, get, resultFrom(rows(1), rows(1.2), settings), 1)).toMatchObject({
      ...{ isRed: false, isShown: false, others: [] },
    })
})

test('nothing is slowed: nothing is shown', () => {
  const one = experimentOf(0, [], resultFrom(rows(1), rows(1)), 1)
  expect(one).toMatchObject({ benchmark: null, isRed: false, isShown: false, measured: null })
})

test('a rate that fell counts as a time that rose', () => {
  const speed = (value: number) => [{ ...time('Copy', value), unit: 'B/s' }]
  const row: SlowedRow = { benchmark: 'Copy', package: null, unit: 'B/s', better: 'higher' }
  const { measured, isShown } = experimentOf(0.25, [row], resultFrom(speed(1e6), speed(0.8e6)), 1)
  expect([(measured ?? 0) > 0.22, isShown]).toEqual([true, true])
})

test('what somebody has accepted cannot fail, and is not slowed', () => {
  const result = resultFrom(rows(1), rows(1))
  const accepted = { most: 1.1, by: 'ada', why: 'a fix', from: 'rules' } as unknown as Comparison['accepted']
  const comparisons = result.comparisons.map(one => (one.benchmark === 'Get' ? { ...one, accepted } : one))
  expect(
    slowable({ comparisons })
      .flat()
      .map(one => one.benchmark),
  ).toEqual(['Put'])
})

test('times can be slowed, benchmark by benchmark; counts and what is muted cannot', () => {
  const names = (settings: Partial<Settings>) =>
    slowable(resultFrom(rows(1), rows(1), settings)).map(group => group.map(one => [one.benchmark, one.unit]))
  expect(names({})).toEqual([[['Get', 'sec/op']], [['Put', 'sec/op']]])
  expect(names(muted)).toEqual([])
})
