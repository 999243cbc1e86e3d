// Projections as lists of fields.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Order, parseProjection } from '../../../src/core/benchproc/projection.ts'
import { Misconfigured } from '../../../src/core/model/errors.ts'

const parse = (text: string) => parseProjection({ flag: '--row', text })

test.each<[string, readonly (readonly [string, Order])[]]>([
  ['', []],
  ['.config', [['.config', 'first']]],
  [
    'a,b c',
    [
      ['a', 'first'],
      ['b', 'first'],
      ['c', 'first'],
    ],
  ],
  [
    '.name, /size@num goos@alpha',
    [
      ['.name', 'first'],
      ['/size', 'num'],
      ['goos', 'alpha'],
    ],
  ],
  [
    '/format@(gob json),a',
    [
      ['/format', ['gob', 'json']],
      ['a', 'first'],
    ],
  ],
  ['"a b"@("c d")', [['a b', ['c d']]]],
])('%j', (text, wanted) => {
  expect(parse(text).map(({ key, order }) => [key, order])).toEqual(wanted)
})

test.each([
  ['a,', 'a key was expected at its end'],
  [',a', 'a key was expected at ",a"'],
  ['a@', 'alpha, num, first or values in brackets were expected at its end'],
  ['a@size', 'alpha, num, first or values in brackets were expected at "size"'],
  ['a@()', 'a value was expected at ")"'],
  ['a@(b', '")" was expected at its end'],
  ['.unit', '.unit can only be filtered'],
  ['.config@(a)', '.config stands for many keys'],
  ['""', 'a key cannot be empty'],
])('%j cannot be read, and why is said', (text, why) => {
  expect(() => parse(text)).toThrow(Misconfigured)
  expect(() => parse(text)).toThrow(why)
})

test('keys and values in quotes are read as they are', () => {
  const word = fc.string({ minLength: 1 })
  const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`
  fc.assert(
    fc.property(fc.array(fc.tuple(word, fc.array(word, { maxLength: 3 }))), fields => {
      const own = fields.filter(([key]) => key !== '.config' && key !== '.unit')
      const text = own
        .map(([key, values]) => quoted(key) + (values.length > 0 ? `@(${values.map(quoted).join(' ')})` : ''))
        .join(',')
      expect(parse(text)).toEqual(
        own.map(([key, values]) => ({ key, order: values.length > 0 ? values : 'first' })),
      )
    }),
  )
})
