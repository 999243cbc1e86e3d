// Projections as lists of fields.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  compareAlphabetically,
  compareStringsByParsedNumber,
  createProjectionsFromFields,
  findDifferingProjectionColumns,
  type ProjectedValues,
  type ProjectionKeySortOrder,
  parseProjection,
} from '../../../src/core/benchproc/projection.ts'
import { MisconfiguredError } from '../../../src/core/model/errors.ts'

describe('parse projection', () => {
  const parse = (text: string) => parseProjection({ flag: '--row', text })

  test.each<[string, readonly (readonly [string, ProjectionKeySortOrder])[]]>([
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
    ['a@', 'alpha, num, first, or values in parentheses were expected at its end'],
    ['a@size', 'alpha, num, first, or values in parentheses were expected at "size"'],
    ['a@()', 'a value was expected at ")"'],
    ['a@(b', '")" was expected at its end'],
    ['.unit', '.unit can only be filtered'],
    ['.config@(a)', '.config stands for many keys'],
    ['""', 'a key cannot be empty'],
  ])('%j cannot be read, and why is said', (text, why) => {
    expect(() => parse(text)).toThrow(MisconfiguredError)
    expect(() => parse(text)).toThrow(why)
  })

  test('keys and values in quotes are read as they are', () => {
    const word = fc.string({ minLength: 1 })
    const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`
    fc.assert(
      fc.property(fc.array(fc.tuple(word, fc.array(word, { maxLength: 3 }))), fields => {
        const own = fields.filter(([key]) => key !== '.config' && key !== '.unit')
        const text = own
          .map(
            ([key, values]) => quoted(key) + (values.length > 0 ? `@(${values.map(quoted).join(' ')})` : ''),
          )
          .join(',')
        expect(parse(text)).toEqual(
          own.map(([key, values]) => ({ key, order: values.length > 0 ? values : 'first' })),
        )
      }),
    )
  })
})

// Keys that projections make, and their order.
describe('projection', () => {
  const fields = (text: string) => parseProjection({ flag: '--row', text })
  const subject = (benchmark: string, config: Readonly<Record<string, string>> = {}, file = 'a') => ({
    benchmark,
    config: Object.entries(config),
    unit: 'sec/op',
    file,
  })

  test('the same subjects have the same key, and values are those of the fields', () => {
    const { by } = createProjectionsFromFields({ row: fields('.name,/size') }, [])
    const first = by.row.project(subject('Read/size=1-8'))
    expect(by.row.project(subject('Read/size=1-4'))).toBe(first)
    expect(by.row.project(subject('Read/size=2-8'))).not.toBe(first)
    expect(by.row.valuesOf(first)).toEqual(['Read', '1'])
  })

  test('values that join to the same text are different keys', () => {
    const { by } = createProjectionsFromFields({ row: fields('a,b') }, [])
    const key = (a: string, b: string) => by.row.project(subject('X', { a, b }))
    expect(key('x', 'yz')).not.toBe(key('xy', 'z'))
    expect(key('', '\u00001:x')).not.toBe(key('\u00001:x', ''))
    expect(key('x', '')).not.toBe(key('', 'x'))
    expect(key('y', 'x')).not.toBe(key('x', 'y'))
    expect(key('', '')).toBe(key('', ''))
  })

  test("a key that one projection names is not part of another's .config or .fullname", () => {
    const { by, residue } = createProjectionsFromFields(
      { table: fields('.config'), column: fields('goos,/size') },
      fields('note'),
    )
    const one = subject('Read/size=1-8', { goos: 'linux', pkg: 'p', note: 'n' })
    expect(by.table.valuesOf(by.table.project(one))).toEqual(['p'])
    expect(by.table.names()).toEqual(['pkg'])
    expect(by.column.valuesOf(by.column.project(one))).toEqual(['linux', '1'])
    expect(residue.names()).toEqual(['.fullname'])
    expect(residue.valuesOf(residue.project(one))).toEqual(['Read-8'])
  })

  test('a key of the configuration that comes later does not change earlier keys', () => {
    const { by } = createProjectionsFromFields({ table: fields('.config') }, [])
    const first = by.table.project(subject('A', { pkg: 'p' }))
    by.table.project(subject('A', { pkg: 'p', note: 'n' }))
    expect(by.table.project(subject('A', { pkg: 'p' }))).toBe(first)
    expect(by.table.valuesOf(first)).toEqual(['p', ''])
  })

  test.each([
    ['a', ['x', 'b', '10', '9']],
    ['a@alpha', ['10', '9', 'b', 'x']],
    ['a@num', ['9', '10', 'b', 'x']],
    ['a@(b 9 x 10)', ['b', '9', 'x', '10']],
    ['.config', ['10', '9', 'b', 'x']],
  ])('%s stands as %j', (text, wanted) => {
    const { by } = createProjectionsFromFields({ row: fields(text) }, [])
    const keys = ['x', 'b', '10', '9'].map(a => by.row.project(subject('A', { a })))
    const shuffled = [keys[2], keys[0], keys[3], keys[1]] as ProjectedValues[]
    expect(by.row.sorted(shuffled).map(key => by.row.valuesOf(key)[0])).toEqual(wanted)
  })

  test('a value that is not in the list is filtered out', () => {
    const { accept } = createProjectionsFromFields({ row: fields('/size@(1 2)') }, [])
    expect(accept(subject('A/size=1'))).toBe(true)
    expect(accept(subject('A/size=3'))).toBe(false)
  })

  test('names the columns in which keys differ', () => {
    const { residue } = createProjectionsFromFields({ row: fields('.name') }, [])
    const keys = [
      residue.project(subject('A/1', { goos: 'linux', pkg: 'p' })),
      residue.project(subject('A/2', { goos: 'linux', pkg: 'q' })),
    ]
    expect(findDifferingProjectionColumns(residue, keys)).toEqual(['pkg', '.fullname'])
    expect(findDifferingProjectionColumns(residue, keys.slice(0, 1))).toEqual([])
  })
})

// Orders of values.
describe('order', () => {
  test('numbers by size, with prefixes; then what is no number', () => {
    const sorted = ['x', '1Mi', 'NaN', '2k', '10', '9', '1M', '1KiB', '1e3', '-3', '', '0x1p-2', '4KB']
    expect(sorted.toSorted(compareStringsByParsedNumber)).toEqual(
      ['-3', '0x1p-2', '9', '10', '1e3', '1KiB', '2k', '4KB', '1M', '1Mi', 'NaN', 'x', ''].toSorted(
        compareStringsByParsedNumber,
      ),
    )
    expect(sorted.toSorted(compareStringsByParsedNumber).slice(0, 4)).toEqual(['-3', '0x1p-2', '9', '10'])
    expect(sorted.toSorted(compareStringsByParsedNumber).slice(-4)).toEqual(['1Mi', 'NaN', 'x', ''])
  })

  test('each order is antisymmetric and irreflexive', () => {
    const value = fc.oneof(fc.string(), fc.constantFrom('1k', '1Ki', '1e3', 'NaN', '-1', 'Inf', '.'))
    fc.assert(
      fc.property(value, value, (a, b) => {
        for (const compare of [compareAlphabetically, compareStringsByParsedNumber]) {
          expect(Math.sign(compare(a, b)) + Math.sign(compare(b, a))).toBe(0)
          expect(compare(a, a)).toBe(0)
        }
      }),
    )
  })
})
