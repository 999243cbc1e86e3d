// Orders of values.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { alphabetically, asListed, numerically } from '../../../src/core/benchproc/projection.ts'

test('numbers by size, with prefixes; then what is no number', () => {
  const sorted = ['x', '1Mi', 'NaN', '2k', '10', '9', '1M', '1KiB', '1e3', '-3', '', '0x1p-2', '4KB']
  expect(sorted.toSorted(numerically)).toEqual(
    ['-3', '0x1p-2', '9', '10', '1e3', '1KiB', '2k', '4KB', '1M', '1Mi', 'NaN', 'x', ''].toSorted(
      numerically,
    ),
  )
  expect(sorted.toSorted(numerically).slice(0, 4)).toEqual(['-3', '0x1p-2', '9', '10'])
  expect(sorted.toSorted(numerically).slice(-4)).toEqual(['1Mi', 'NaN', 'x', ''])
})

test('values as they are listed', () => {
  expect(['json', 'gob', 'xml'].toSorted(asListed(['xml', 'gob', 'json']))).toEqual(['xml', 'gob', 'json'])
})

test('each order is one: swapped arguments give the opposite, and the same value is not before itself', () => {
  const value = fc.oneof(fc.string(), fc.constantFrom('1k', '1Ki', '1e3', 'NaN', '-1', 'Inf', '.'))
  fc.assert(
    fc.property(value, value, (a, b) => {
      for (const compare of [alphabetically, numerically]) {
        expect(Math.sign(compare(a, b)) + Math.sign(compare(b, a))).toBe(0)
        expect(compare(a, a)).toBe(0)
      }
    }),
  )
})
