// Looking into JSON of any shape.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  jsonEntriesAtPath,
  jsonListAtPath,
  jsonNumberAtPath,
  jsonNumbersAtPath,
  jsonStringAt,
  jsonValueAtPath,
  stringifyForName,
} from '../../../../src/core/formats/json/json-value.ts'

const value: unknown = JSON.parse(
  '{"a": {"n": 1.5, "t": "x", "l": [1, 2]}, "nan": "NaN", "__proto__": {"p": 1}}',
)

test('returns the values at a path', () => {
  expect(jsonValueAtPath(value, 'a', 'n')).toBe(1.5)
  expect(jsonNumberAtPath(value, 'a', 'n')).toBe(1.5)
  expect(jsonStringAt(value, 'a', 't')).toBe('x')
  expect(jsonListAtPath(value, 'a', 'l')).toEqual([1, 2])
  expect(jsonNumbersAtPath(value, 'a', 'l')).toEqual([1, 2])
  expect(jsonEntriesAtPath(value, 'a')?.map(([key]) => key)).toEqual(['n', 't', 'l'])
})

test('takes the words for numbers that JSON cannot hold, and no other', () => {
  expect(jsonNumberAtPath(value, 'nan')).toBeNaN()
  expect(jsonNumberAtPath('-Infinity')).toBe(Number.NEGATIVE_INFINITY)
  expect(jsonNumberAtPath('5')).toBeNull()
  expect(jsonNumbersAtPath([1, 'x'])).toBeNull()
})

test('only own keys are there', () => {
  expect(jsonValueAtPath(value, '__proto__', 'p')).toBe(1)
  expect(jsonValueAtPath({}, '__proto__')).toBeUndefined()
  expect(jsonValueAtPath('text', 'length')).toBeUndefined()
  expect(jsonValueAtPath([], 'constructor')).toBeUndefined()
})

test('any question about any value is safe', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.array(fc.string()), (any, path) => {
      expect(jsonNumberAtPath(any, ...path) ?? 0).toBeTypeOf('number')
      expect(jsonStringAt(any, ...path) ?? '').toBeTypeOf('string')
      expect(Array.isArray(jsonListAtPath(any, ...path) ?? [])).toBe(true)
      expect(Array.isArray(jsonEntriesAtPath(any, ...path) ?? [])).toBe(true)
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
