// As what a comparison is shown: what cannot fail is told apart from what does.
import { expect, test } from 'vitest'
import { isLoud, outcomeOf } from '../../../../src/core/report/say/outcome.ts'
import { acceptedFor } from '../../../support/benchmark-rules.ts'
import { comparison } from '../comparisons.ts'

test('a regression that passes is shown as accepted or muted, and muted first', () => {
  const accepted = acceptedFor('Encode', null)
  expect(outcomeOf(comparison())).toBe('regressed')
  expect(outcomeOf(comparison({ accepted }))).toBe('accepted')
  expect(outcomeOf(comparison({ accepted, gate: 'warn' }))).toBe('muted')
  expect(outcomeOf(comparison({ change: 'improved', gate: 'off' }))).toBe('improved')
})

test('what is open and cannot fail needs no warning', () => {
  expect(outcomeOf(comparison({ change: 'inconclusive' }))).toBe('inconclusive')
  expect(outcomeOf(comparison({ change: 'inconclusive', gate: 'off' }))).toBe('undirected')
  expect(outcomeOf(comparison({ change: 'inconclusive', better: null }))).toBe('undirected')
})

test('only what the gate has found is loud', () => {
  const changes = ['regressed', 'improved', 'changed', 'unchanged', 'within', 'inconclusive'] as const
  expect(changes.filter(isLoud)).toEqual(['regressed', 'improved', 'changed'])
})
