// Examples of lines.
import { expect, test } from 'vitest'
import { examplesOf, joinExamples } from '../../../src/core/rounds/exit-statuses.ts'

test('are the first three, cut to a length that people read', () => {
  expect(examplesOf([])).toBeNull()
  expect(examplesOf(['a', 'b', 'c', 'd'])).toEqual({ count: 4, lines: ['a', 'b', 'c'] })
  expect(examplesOf(['a'.repeat(500)])?.lines).toEqual(['a'.repeat(300)])
})

test('of several visits are those that differ', () => {
  expect(joinExamples([undefined])).toBeNull()
  expect(
    joinExamples([{ count: 2, lines: ['a', 'b'] }, undefined, { count: 4, lines: ['b', 'c', 'd'] }]),
  ).toEqual({ count: 6, lines: ['a', 'b', 'c'] })
})
