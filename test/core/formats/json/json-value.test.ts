// Looking into JSON of any shape.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  jsonEntriesAt,
  jsonKeysOrEmpty,
  jsonListAt,
  jsonNumberAt,
  jsonNumbersAt,
  jsonTextAt,
  jsonValueAt,
  stringifyForName,
} from '../../../../src/core/formats/json/json-value.ts'

const value: unknown = JSON.parse(
  '{"a": {"n": 1.5, "t": "x", "l": [1, 2]}, "nan": "NaN", "__proto__": {"p": 1}}',
)

test('returns the values at a path', () => {
  expect(jsonValueAt(value, 'a', 'n')).toBe(1.5)
  expect(jsonNumberAt(value, 'a', 'n')).toBe(1.5)
  expect(jsonTextAt(value, 'a', 't')).toBe('x')
  expect(jsonListAt(value, 'a', 'l')).toEqual([1, 2])
  expect(jsonNumbersAt(value, 'a', 'l')).toEqual([1, 2])
  expect(jsonEntriesAt(value, 'a')?.map(([key]) => key)).toEqual(['n', 't', 'l'])
  expect(jsonKeysOrEmpty(value)).toEqual(['a', 'nan', '__proto__'])
  expect(jsonKeysOrEmpty([1])).toEqual([])
})

test('takes the words for numbers that JSON cannot hold, and no other', () => {
  expect(jsonNumberAt(value, 'nan')).toBeNaN()
  expect(jsonNumberAt('-Infinity')).toBe(Number.NEGATIVE_INFINITY)
  expect(jsonNumberAt('5')).toBeNull()
  expect(jsonNumbersAt([1, 'x'])).toBeNull()
})

test('only own keys are there', () => {
  expect(jsonValueAt(value, '__proto__', 'p')).toBe(1)
  expect(jsonValueAt({}, '__proto__')).toBeUndefined()
  expect(jsonValueAt('text', 'length')).toBeUndefined()
  expect(jsonValueAt([], 'constructor')).toBeUndefined()
})

test('any question about any value is safe', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.array(fc.string()), (any, path) => {
      expect(jsonNumberAt(any, ...path) ?? 0).toBeTypeOf('number')
      expect(jsonTextAt(any, ...path) ?? '').toBeTypeOf('string')
      expect(Array.isArray(jsonListAt(any, ...path) ?? [])).toBe(true)
      expect(Array.isArray(jsonEntriesAt(any, ...path) ?? [])).toBe(true)
      expect(stringifyForName(any)).toBeTypeOf('string')
    }),
  )
})

test('spells a value as part of a name', () => {
  expect([
    stringifyForName('a b'),
    stringifyForName(5),
    stringifyForName([1]),
    stringifyForName(null),
    stringifyForName(undefined),
  ]).toEqual(['a b', '5', '[1]', 'null', ''])
  expect(stringifyForName(JSON.parse('{"toString": 1}'))).toBe('{"toString":1}')
  expect(stringifyForName(JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`))).toMatch(/^(…|\[+\]+)$/)
})
