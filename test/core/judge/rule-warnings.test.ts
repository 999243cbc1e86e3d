// Rules for benchmarks that have no effect are told.
import { expect, test } from 'vitest'
import { ruleWarnings } from '../../../src/core/judge/row-rules.ts'
import { ruleFor } from '../../support/benchmark-rules.ts'

const known = [
  { benchmark: 'Decode', package: 'codec', unit: 'sec/op' },
  { benchmark: 'Lost', package: 'codec' },
  { benchmark: 'New', package: null, unit: null },
  { benchmark: null, package: 'broken' },
]

test('one that names nothing that was measured, lost or proven', () => {
  const benchmarks = ['Decode', 'codec.Lost', 'New', 'Gone*', '* B/op'].map(match => ruleFor(match))
  expect(ruleWarnings({ benchmarks }, known)).toEqual([
    { kind: 'rule-unused', match: 'Gone*' },
    { kind: 'rule-unused', match: '* B/op' },
  ])
})

test('one whose day has passed, with whom to ask', () => {
  const benchmarks = [ruleFor('Decode', { until: '2026-01-31', isOver: true, owner: '@codec' })]
  expect(ruleWarnings({ benchmarks }, known)).toEqual([
    { kind: 'rule-over', match: 'Decode', until: '2026-01-31', owner: '@codec' },
  ])
})

test('without rules there is nothing to tell', () => {
  expect(ruleWarnings({ benchmarks: [] }, known)).toEqual([])
})
