// Globs: what they fit, the same as the obvious pattern, and quickly whatever they are.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { restsOfGlobAfter, textMatchesGlob } from '../../../src/core/common/glob.ts'

test.each([
  ['Decode', 'Decode', true],
  ['Decode', 'Decode/1MB', false],
  ['Decode*', 'Decode/1MB-8', true],
  ['*/1MB', 'Decode/1MB', true],
  ['* B/op', 'Decode B/op', true],
  ['De?ode', 'Decode', true],
  ['De?ode', 'Deode', false],
  ['*', '', true],
  ['', '', true],
  ['', 'a', false],
  ['a*b*c', 'a-b-b-c', true],
  ['a*b*c', 'a-c-b', false],
  ['.+', 'ab', false],
])('%s and %s: %s', (glob, text, expected) => {
  expect(textMatchesGlob(glob, text)).toBe(expected)
})

test('agrees with an equivalent regular expression', () => {
  const letters = (all: string) => fc.string({ unit: fc.constantFrom(...all), maxLength: 12 })
  fc.assert(
    fc.property(letters('ab*?'), letters('ab'), (glob, text) => {
      const pattern = new RegExp(`^${glob.replaceAll('*', '.*').replaceAll('?', '.')}$`)
      expect(textMatchesGlob(glob, text)).toBe(pattern.test(text))
    }),
  )
})

test.each([
  ['a*-x', 'ab', ['*-x', '-x']],
  ['Encode/*', 'Encode', ['/*']],
  ['* B/op', 'Encode', ['* B/op', ' B/op']],
  ['E?code', 'Encode', ['']],
  ['Decode', 'Encode', []],
  ['Enc', 'Encode', []],
])('what is left of %s after %s: %j', (glob, text, expected) => {
  expect(restsOfGlobAfter(glob, text)).toEqual(expected)
})

test('a text matches where what is left after its beginning matches its end', () => {
  const letters = (all: string) => fc.string({ unit: fc.constantFrom(...all), maxLength: 8 })
  fc.assert(
    fc.property(letters('ab*?'), letters('ab'), letters('ab'), (glob, begin, end) => {
      const rests = restsOfGlobAfter(glob, begin)
      expect(rests.some(rest => textMatchesGlob(rest, end))).toBe(textMatchesGlob(glob, begin + end))
    }),
  )
})

test('a pattern with exponential backtracking in regular expressions is fast', () => {
  expect(textMatchesGlob(`${'*a'.repeat(200)}b`, 'a'.repeat(5000))).toBe(false)
})
