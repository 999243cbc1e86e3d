// JSON values in a text, one or several, among other lines.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Unreadable } from '../../../src/core/formats/format.ts'
import { gatherText, jsonValues, parseJson, readJson } from '../../../src/core/formats/json-text.ts'
import { nothingParsed } from '../../../src/core/formats/parsed.ts'

const values = (text: string) => jsonValues(text, 'test')

test('finds one value, several one after the other, and those among lines', () => {
  expect(values('{"a": 1}')).toEqual([{ a: 1 }])
  expect(values('{"a": 1}\n{"b": 2}{"c": 3} [4]')).toEqual([{ a: 1 }, { b: 2 }, { c: 3 }, [4]])
  expect(values('> bench {"no": 1}\n[1/2] go\n  {"a": "}{\\""}\ndone\n')).toEqual([{ a: '}{"' }])
})

test('reads a file that begins with a byte order mark', () => {
  expect(values('\ufeff{"a": 1}')).toEqual([{ a: 1 }])
})

test('finds again what was written, however the values are put together', () => {
  const value = fc.oneof(fc.array(fc.jsonValue()), fc.dictionary(fc.string(), fc.jsonValue()))
  fc.assert(
    fc.property(
      fc.array(value, { minLength: 1 }),
      fc.constantFrom('', '\n', ' \r\n', '\nnoise "\n'),
      (given, between) => {
        const written = given.map(one => JSON.stringify(one))
        expect(values(written.join(between))).toEqual(written.map(one => JSON.parse(one)))
      },
    ),
  )
})

test('says where a value begins that has no end', () => {
  expect(() => values('a\n{"b": 1}\n{"c": [1, 2')).toThrow(Unreadable)
  expect(() => values('a\n{"b": 1}\n{"c": [1, 2')).toThrow('in line 3')
})

test('reads nothing inside of a value that is broken', () => {
  expect(values('{"a": oops\n{"b": 1}\n}\n{"c": 2}')).toEqual([{ c: 2 }])
})

test('reads numbers that JSON cannot hold as words, and leaves texts alone', () => {
  expect(parseJson('{"a": NaN, "b": [-Infinity,Infinity], "NaN": "is NaN, \\"NaN\\""}')).toEqual({
    a: 'NaN',
    b: ['-Infinity', 'Infinity'],
    NaN: 'is NaN, "NaN"',
  })
  expect(parseJson('{"a": nan}')).toBeUndefined()
})

test('a value may have any key', () => {
  expect(Object.keys(Object(values('{"__proto__": {"x": 1}, "constructor": 2}')[0]))).toEqual([
    '__proto__',
    'constructor',
  ])
})

test('a reader gives every value away, and refuses a text of which none was taken', () => {
  const taken: unknown[] = []
  const reader = () =>
    readJson('test', 'an object with "a"', value => {
      taken.push(value)
      return taken.length > 1
    })
  expect(() => reader().end()).toThrow('This is not of the format test: it needs an object with "a".')
  const one = reader()
  for (const piece of ['{"a"', ': 1}\n', '[2]']) one.write(piece)
  expect(one.end()).toEqual({ ...nothingParsed, units: new Map() })
  expect(taken).toEqual([{ a: 1 }, [2]])
})

test('a text is gathered whole, however it comes', () => {
  const reader = gatherText(text => ({ ...nothingParsed, failures: [text] }))
  for (const piece of ['a', '', 'b\n']) reader.write(piece)
  expect(reader.end().failures).toEqual(['ab\n'])
})
