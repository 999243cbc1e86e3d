// What was printed and not measured, and what a round lacks.
import { expect, test } from 'vitest'
import { fewerResults, lostResults } from '../../../src/core/judge/lost-results.ts'
import type { Round, Visit } from '../../../src/core/model/measuring.ts'

const visit = (names: string, more: Partial<Visit> = {}): Visit => ({
  ...{ started: '', seconds: 1 },
  measurements: [...names].map(benchmark => ({
    ...{ benchmark, config: {}, iterations: 1, unit: 'sec/op', value: 1 },
  })),
  ...more,
})
const roundsOf = (...visits: readonly (readonly [base: Visit, head: Visit])[]): readonly Round[] =>
  visits.map(([base, head], index) => ({ round: index + 1, block: 1, first: 'base', base, head }))

test('all rounds together say how many lines could not be read, on which sides, and which differ', () => {
  const rounds = roundsOf(
    [visit('A'), visit('A')],
    [visit('A'), visit('A', { unread: { count: 5, lines: ['x', 'y', 'z'] } })],
    [visit('A'), visit('A', { unread: { count: 1, lines: ['x'] } })],
  )
  expect(lostResults(rounds)).toEqual([
    { kind: 'unread-results', sides: ['head'], count: 6, lines: ['x', 'y', 'z'] },
  ])
  const leftOut = { leftOut: { count: 1, lines: ['A: NaN x'] } }
  expect(lostResults(roundsOf([visit('A', leftOut), visit('A', leftOut)]))).toEqual([
    { kind: 'values-left-out', sides: ['base', 'head'], count: 2, lines: ['A: NaN x'] },
  ])
  expect(lostResults(roundsOf([visit('A'), visit('A')]))).toEqual([])
})

test('a side that lacks benchmarks is told of once, in the first such round', () => {
  const head = { kind: 'fewer-results', side: 'head' }
  const missing = { before: 5, missing: 4, names: ['B', 'C', 'D'] }
  expect(
    fewerResults(
      roundsOf([visit('ABCDE'), visit('ABCDE')], [visit('ABCDE'), visit('A')], [visit('ABCDE'), visit('')]),
    ),
  ).toEqual([{ ...head, round: 2, ...missing }])
})

test('what both sides no longer have may be decided, unless all was asked for', () => {
  const all = { asksAll: true } as const
  const left = (more: Partial<Visit>) =>
    roundsOf([visit('AB', more), visit('AB', more)], [visit('A', more), visit('A', more)])
  expect(fewerResults(left({}))).toEqual([])
  expect(fewerResults(left(all)).map(({ side, round, names }) => [side, round, names])).toEqual([
    ['base', 2, ['B']],
    ['head', 2, ['B']],
  ])
  const gap = roundsOf([visit('AB'), visit('AB')], [visit('A'), visit('A')], [visit('AB'), visit('A')])
  expect(fewerResults(gap).map(({ side }) => side)).toEqual(['base', 'head'])
})

test('a benchmark that a side never had, or that comes later, is none of these', () => {
  expect(fewerResults(roundsOf([visit('AB'), visit('A')], [visit('AB'), visit('AC')]))).toEqual([])
})
