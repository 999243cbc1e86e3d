// Readers of the JSON values in a text.
import { expect, test } from 'vitest'
import { isEmptyList, parseJson, readJson, readValues } from '../../../../src/core/formats/json/json-text.ts'
import { numberAt } from '../../../../src/core/formats/json/json-value.ts'
import { nothingParsed, Unreadable } from '../../../../src/core/formats/reading/format.ts'

test('a reader gives every value away, and refuses a text of which none was taken', () => {
  const taken: unknown[] = []
  const reader = () =>
    readJson('test', 'an object with "a"', value => {
      taken.push(value)
      return taken.length > 1
    })
  expect(() => reader().end()).toThrow('This is not in the format test: it has to be an object with "a".')
  const one = reader()
  for (const piece of ['{"a"', ': 1}\n', '[2]']) one.write(piece)
  expect(one.end()).toEqual({ ...nothingParsed, units: new Map() })
  expect(taken).toEqual([{ a: 1 }, [2]])
})

test('what breaks off is an error that says where it began', () => {
  const taken: unknown[] = []
  const reader = readValues('test, a.json', value => taken.push(value))
  reader.write('a\n{"b": 1}\n{"c": [1, 2')
  expect(() => reader.end()).toThrow(Unreadable)
  expect(() => reader.end()).toThrow(
    'This JSON (test, a.json) is cut off: the value that begins in line 3 has no end.',
  )
  expect(taken).toEqual([{ b: 1 }])
})

test('a line of JSON is its first value', () => {
  expect(parseJson('{"a": NaN} [2]')).toEqual({ a: 'NaN' })
  for (const text of ['', 'a', '3', '{"a"', '[oops]']) expect(parseJson(text), text).toBeUndefined()
})

test('items are taken one by one, and a value of others is none of the format', () => {
  const reader = () =>
    readJson('test', 'a list of numbers', isEmptyList, {
      path: [],
      kind: 'list',
      take: (item, found) => {
        const value = numberAt(item, 'value')
        if (value !== null) found.add(`b${value}`, 'u', value)
        return value !== null
      },
    })
  const one = reader()
  const log = '["a log"]\n[1 of 3] Compiling\n[12:34:56] Starting\n[{"a": "log"}]\n'
  for (const piece of [log, '[{"value": 1}', ', {"value": 2}]']) one.write(piece)
  expect(one.end().measurements.map(({ benchmark }) => benchmark)).toEqual(['b1', 'b2'])
  const other = reader()
  other.write(log)
  expect(() => other.end()).toThrow('it has to be a list of numbers')
  expect(() => reader().write('\n[{"value": 1}, oops]')).toThrow(
    'This JSON (test) is broken: the value that begins in line 2 is no JSON, as it has oops in it.',
  )
  for (const mixed of ['[{"value": 1}, {"a": 2}]', '[{"value": 1}, 2]'])
    expect(() => reader().write(mixed)).toThrow('has benchmarks among other values')
})
