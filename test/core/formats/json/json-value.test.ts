// Looking into JSON of any shape.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  entriesAt,
  keysAt,
  listAt,
  numberAt,
  numbersAt,
  stringify,
  textAt,
  valueAt,
} from '../../../../src/core/formats/json/json-value.ts'

const value: unknown = JSON.parse(
  '{"a": {"n": 1.5, "t": "x", "l": [1, 2]}, "nan": "NaN", "__proto__": {"p": 1}}',
)

test('returns the values at a path', () => {
  expect(valueAt(value, 'a', 'n')).toBe(1.5)
  expect(numberAt(value, 'a', 'n')).toBe(1.5)
  expect(textAt(value, 'a', 't')).toBe('x')
  expect(listAt(value, 'a', 'l')).toEqual([1, 2])
  expect(numbersAt(value, 'a', 'l')).toEqual([1, 2])
  expect(entriesAt(value, 'a')?.map(([key]) => key)).toEqual(['n', 't', 'l'])
  expect(keysAt(value)).toEqual(['a', 'nan', '__proto__'])
  expect(keysAt([1])).toEqual([])
})

test('takes the words for numbers that JSON cannot hold, and no other', () => {
  expect(numberAt(value, 'nan')).toBeNaN()
  expect(numberAt('-Infinity')).toBe(Number.NEGATIVE_INFINITY)
  expect(numberAt('5')).toBeNull()
  expect(numbersAt([1, 'x'])).toBeNull()
})

test('only own keys are there', () => {
  expect(valueAt(value, '__proto__', 'p')).toBe(1)
  expect(valueAt({}, '__proto__')).toBeUndefined()
  expect(valueAt('text', 'length')).toBeUndefined()
  expect(valueAt([], 'constructor')).toBeUndefined()
})

test('any question about any value is safe', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.array(fc.string()), (any, path) => {
      expect(numberAt(any, ...path) ?? 0).toBeTypeOf('number')
      expect(textAt(any, ...path) ?? '').toBeTypeOf('string')
      expect(Array.isArray(listAt(any, ...path) ?? [])).toBe(true)
      expect(Array.isArray(entriesAt(any, ...path) ?? [])).toBe(true)
      expect(stringify(any)).toBeTypeOf('string')
    }),
  )
})

test('spells a value as part of a name', () => {
  expect([stringify('a b'), stringify(5), stringify([1]), stringify(null), stringify(undefined)]).toEqual([
    'a b',
    '5',
    '[1]',
    'null',
    '',
  ])
  expect(stringify(JSON.parse('{"toString": 1}'))).toBe('{"toString":1}')
  expect(stringify(JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`))).toMatch(/^(…|\[+\]+)$/)
})
