// Which results are of Go benchmarks.
import { expect, test } from 'vitest'
import { isOfGo } from '../../../src/core/words/headline.ts'

test('are those of which no side was read in another format', () => {
  expect(isOfGo({})).toBe(true)
  expect(isOfGo({ formats: { base: null, head: null } })).toBe(true)
  expect(isOfGo({ formats: { base: 'go', head: null } })).toBe(true)
  expect(isOfGo({ formats: { base: 'go', head: 'jmh' } })).toBe(false)
  expect(isOfGo({ formats: { base: 'jmh', head: null } })).toBe(false)
})
