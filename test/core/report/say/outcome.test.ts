// As what a comparison is shown: what cannot fail is told apart from what does.
import { expect, test } from 'vitest'
import { isLoud, shownChange } from '../../../../src/core/report/say/sentence.ts'
import { acceptedFor } from '../../../support/benchmark-rules.ts'
import { comparison } from '../comparisons.ts'

test('a regression that passes is shown as accepted or muted, and muted first', () => {
  const accepted = acceptedFor('Encode', null)
  expect(shownChange(comparison())).toBe('regressed')
  expect(shownChange(comparison({ accepted }))).toBe('accepted')
  expect(shownChange(comparison({ accepted, gate: 'warn' }))).toBe('muted')
  expect(shownChange(comparison({ change: 'improved', gate: 'off' }))).toBe('improved')
})

test('what is open and cannot fail needs no warning', () => {
  expect(shownChange(comparison({ change: 'inconclusive' }))).toBe('inconclusive')
  expect(shownChange(comparison({ change: 'inconclusive', gate: 'off' }))).toBe('undirected')
  expect(shownChange(comparison({ change: 'inconclusive', better: null }))).toBe('undirected')
})

test('only what the gate has found is loud', () => {
  const changes = ['regressed', 'improved', 'changed', 'unchanged', 'within', 'inconclusive'] as const
  expect(changes.filter(isLoud)).toEqual(['regressed', 'improved', 'changed'])
})
