// Readers of the JSON values in a text.

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  createJsonValueReader,
  createReaderOfJsonItems,
  createReaderOfJsonValues,
  maxJsonItemBatchCharacters,
  OpenBracketBuffer,
  OutermostJsonReader,
  parseFirstJson,
  parseJsonItemBatchAfterItem,
} from '../../../../src/core/formats/json/json-text.ts'
import { jsonNumberAtPath } from '../../../../src/core/formats/json/json-value.ts'
import { emptyParsedOutput, NotInFormatError } from '../../../../src/core/formats/reading/format.ts'
import { long } from '../../../support/long.ts'
import { cuts } from '../cuts.ts'

describe('json text', () => {
  test('a reader offers every value, and refuses a text without an accepted one', () => {
    const taken: unknown[] = []
    const reader = () =>
      createReaderOfJsonValues('test', 'an object with "a"', value => {
        taken.push(value)
        return taken.length > 1
      })
    expect(() => reader().end()).toThrow('This is not in the format test: it has to be an object with "a".')
    const one = reader()
    for (const piece of ['{"a"', ': 1}\n', '[2]']) one.write(piece)
    expect(one.end()).toEqual({ ...emptyParsedOutput, units: new Map() })
    expect(taken).toEqual([{ a: 1 }, [2]])
  })

  test('a truncated value is an error that says where it begins', () => {
    const taken: unknown[] = []
    const reader = createJsonValueReader('test, a.json', value => taken.push(value))
    reader.write('a\n{"b": 1}\n{"c": [1, 2')
    expect(() => reader.end()).toThrow(NotInFormatError)
    expect(() => reader.end()).toThrow(
      'This JSON (test, a.json) is cut off: the value that begins in line 3 has no end.',
    )
    expect(taken).toEqual([{ b: 1 }])
  })

  test('a line of JSON is its first value', () => {
    expect(parseFirstJson('{"a": NaN} [2]')).toEqual({ a: 'NaN' })
    for (const text of ['', 'a', '3', '{"a"', '[oops]']) expect(parseFirstJson(text), text).toBeUndefined()
  })

  test('items are taken one by one, and a value of others is none of the format', () => {
    const reader = () =>
      createReaderOfJsonItems('test', 'a list of numbers', {
        path: [],
        kind: 'list',
        take: (item, found) => {
          const value = jsonNumberAtPath(item, 'value')
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
})

// JSON values in a text that comes in pieces: one or several, among other lines.
describe('json stream', () => {
  function read(...pieces: readonly string[]) {
    const values: unknown[] = []
    const stream = new OutermostJsonReader(value => values.push(value))
    for (const piece of pieces) stream.write(piece)
    return { values, unended: stream.unended }
  }

  const values = (text: string) => read(text).values

  test('finds one value, several one after the other, and those among lines', () => {
    expect(values('{"a": 1}')).toEqual([{ a: 1 }])
    expect(values('{"a": 1}\n{"b": 2}{"c": 3} [4]')).toEqual([{ a: 1 }, { b: 2 }, { c: 3 }, [4]])
    expect(values('> bench {"no": 1}\n[1/2] go\n  {"a": "}{\\""}\ndone\n')).toEqual([{ a: '}{"' }])
    expect(values('[1/2] {"a": [true, false, null, -1.5e3, []]}')).toEqual([
      { a: [true, false, null, -1500, []] },
    ])
  })

  test('reads a file that begins with a byte order mark', () => {
    expect(values('\ufeff{"a": 1}')).toEqual([{ a: 1 }])
  })

  const given = fc.oneof(fc.array(fc.jsonValue()), fc.dictionary(fc.string(), fc.jsonValue()))
  const sizes = fc.array(fc.nat(20), { maxLength: 100 })

  test('finds again what was written, however the values are put together and the text is cut', () => {
    fc.assert(
      fc.property(
        fc.array(given, { minLength: 1 }),
        fc.constantFrom('', '\n', ' \r\n', '\nnoise "\n', '\n[not json] '),
        fc.constantFrom(0, 1, 2),
        sizes,
        (written, between, indent, at) => {
          const texts = written.map(one => JSON.stringify(one, null, indent))
          const found = read(...cuts(texts.join(between), at))
          const expected = texts.map(text => JSON.parse(text))
          expect(found.values).toEqual(expected)
          expect(JSON.stringify(found.values)).toBe(JSON.stringify(expected))
          expect(found.unended).toBeNull()
        },
      ),
    )
  })

  test('accepts exactly what JSON.parse accepts', () => {
    const mangled = fc
      .tuple(given, fc.nat(), fc.constantFrom('', ...'[]{}",:x0-.\\\n\u0001'))
      .map(([one, at, by]) => {
        const text = JSON.stringify(one)
        const index = 1 + (at % Math.max(text.length - 1, 1))
        return text.slice(0, index) + by + text.slice(index + 1)
      })
    fc.assert(
      fc.property(mangled, sizes, (text, at) => {
        let expected: unknown
        try {
          expected = JSON.parse(text)
        } catch {
          expected = undefined
        }
        const found = read(...cuts(text, at))
        if (expected !== undefined) expect(found).toEqual({ values: [expected], unended: null })
        // What follows after a value that ended early may be another.
        else expect(found.values.map(one => JSON.stringify(one))).not.toContain(text)
      }),
      { numRuns: 1000 },
    )
  })

  test('reads what is too long to be parsed as a whole, and what JSON.parse refuses in it', long, () => {
    const items = Array.from({ length: 3e4 }, (_, n) => ({
      name: `Benchmark "${n}"`,
      times: [n, n / 7],
      more: {},
    }))
    const text = JSON.stringify({ items, last: [items] })
    expect(text.length).toBeGreaterThan(2 ** 22)
    const pieces = cuts(text, [5, 1e6, 3, 2e6])
    expect(read(...pieces).values).toEqual([{ items, last: [items] }])
    const refused = text.replace('"times":[7,1]', '"times":[NaN,1]')
    const [value] = read(...cuts(refused, [5, 1e6, 3, 2e6])).values as [{ items: typeof items }]
    expect(value.items[7]).toEqual({ ...items[7], times: ['NaN', 1] })
    expect(value.items[8]).toEqual(items[8])
  })

  test('reads values of any depth, whole or not', () => {
    const depth = 2e5
    const deep = '['.repeat(depth)
    expect(read(deep).unended).toBe(1)
    expect(read(deep, 'oops', ']'.repeat(depth), '\n[1]').values).toEqual([[1]])
  })

  test('says where a value begins that has no end', () => {
    expect(read('a\n{"b": 1}\n{"c": [1, 2')).toEqual({ values: [{ b: 1 }], unended: 3 })
    expect(read('a\n\n', '\n{"b"\n:', ' 1').unended).toBe(4)
    expect(read('[1, "2]\n').unended).toBe(1)
    expect(read('{"a": oops, [').unended).toBe(1)
    expect(read('[1]').unended).toBeNull()
  })

  test('reads nothing inside of a value that is broken', () => {
    expect(values('{"a": oops\n{"b": 1}\n}\n{"c": 2}')).toEqual([{ c: 2 }])
    for (const text of [
      '[1 2]',
      '[1,]',
      '{"a" 1}',
      '{"a":}',
      '{1:2}',
      '{"a":1,}',
      '[,]',
      '["\t"]',
      '[01]',
      '[:]',
      '[{]}',
    ])
      expect(values(`${text}\n[3]`), text).toEqual([[3]])
  })

  test('reads numbers that JSON cannot hold as words, and leaves texts alone', () => {
    expect(values('{"a": NaN, "b": [-Infinity,Infinity], "NaN": "is NaN, \\"NaN\\""}')).toEqual([
      { a: 'NaN', b: ['-Infinity', 'Infinity'], NaN: 'is NaN, "NaN"' },
    ])
    expect(values('{"a": nan}')).toEqual([])
  })

  test('a value may have any key, and the last of two alike holds', () => {
    const [value] = values('{"__proto__": {"x": 1}, "constructor": 2, "a": 1, "a": 3, "constructor": 4}')
    expect(Object.entries(Object(value))).toEqual([
      ['__proto__', { x: 1 }],
      ['constructor', 4],
      ['a', 3],
    ])
  })

  test('reads a word of any length in constant memory', long, () => {
    expect(read('[', ...Array.from({ length: 1e3 }, () => '1'.repeat(1e4)), ']\n[2]').values).toEqual([[2]])
  })

  test('hands on the items of a list or object by themselves, and the value without them', () => {
    const handed: unknown[] = []
    const read = (kind: 'list' | 'object', path: readonly string[], text: string) => {
      const all: unknown[] = []
      const take = (item: unknown, key: string) => all.push(kind === 'list' ? item : [key, item])
      const stream = new OutermostJsonReader(value => all.push({ value }), { kind, path, take })
      stream.write(text)
      handed.push(all)
      return stream.torn
    }
    expect(read('list', ['a', 'b'], '{"c": [1], "a": {"b": [2, [3]], "d": [4]}, "b": [5]}')).toBeNull()
    expect(read('list', [], '[{}, {"a": [2]}]\n{"a": [3]}')).toBeNull()
    expect(read('object', [], '{"a": 1, "b": {"c": 2}}\n[{"a": 3}]')).toBeNull()
    expect(handed).toEqual([
      [[3], { value: { c: [1], a: { b: [2], d: [4] }, b: [5] } }],
      [{}, { a: [2] }, { value: [] }, { value: { a: [3] } }],
      [['b', { c: 2 }], { value: { a: 1 } }, { value: [{ a: 3 }] }],
    ])
  })

  test('hands on the same items, however they are written and the text is cut', () => {
    const item = fc.oneof(
      { weight: 5, arbitrary: fc.dictionary(fc.string(), fc.jsonValue()) },
      fc.jsonValue(),
    )
    const isItem = (value: unknown) => typeof value === 'object' && value !== null
    fc.assert(
      fc.property(fc.array(item), fc.constantFrom(0, 1, 4), sizes, (list, indent, at) => {
        const text = JSON.stringify({ of: 1, list }, null, indent)
        const written: unknown[] = JSON.parse(text).list
        const items: unknown[] = []
        const values: unknown[] = []
        const each = { kind: 'list', path: ['list'], take: (one: unknown) => items.push(one) } as const
        const stream = new OutermostJsonReader(value => values.push(value), each)
        for (const piece of cuts(text, at)) stream.write(piece)
        expect(items).toEqual(written.filter(isItem))
        expect(values).toEqual([{ of: 1, list: written.filter(value => !isItem(value)) }])
      }),
    )
  })

  test('reads the items beside one that JSON.parse refuses', () => {
    const list = Array.from({ length: 9 }, (_, n) => `{"a": ${n === 5 ? 'NaN' : n}}`)
    const items: unknown[] = []
    const each = { kind: 'list', path: [], take: (one: unknown) => items.push(one) } as const
    new OutermostJsonReader(() => {}, each).write(`[${list.join(', ')}]`)
    expect(items).toEqual([0, 1, 2, 3, 4, 'NaN', 6, 7, 8].map(a => ({ a })))
  })

  test('says where a value begins that is torn: no JSON, of which items were handed on', () => {
    const torn = (text: string) => {
      const stream = new OutermostJsonReader(() => {}, { kind: 'list', path: [], take() {} })
      stream.write(text)
      return stream.torn
    }
    expect(torn('[oops]\n[1 of 3] compiling\n[12:34:56] starting\n[{}]\n[oops]')).toBeNull()
    expect(torn('[{}]\n[{}, oops]\n[{}')).toBe(2)
  })

  test('hands on percentages as strings, as Google Benchmark writes them, and names the word that tore a value', () => {
    const values: unknown[] = []
    const stream = new OutermostJsonReader(value => values.push(value))
    stream.write('{"rms": 2%, "cv": 1.5e-3%}\n')
    expect(values).toEqual([{ rms: '2%', cv: '1.5e-3%' }])
    const torn = new OutermostJsonReader(() => {}, { path: [], kind: 'list', take: () => {} })
    torn.write('[{}, oops1]')
    expect([torn.torn, torn.tornBy]).toEqual([1, 'oops1'])
  })
})

// Items that are taken many at once.
describe('batch', () => {
  /** From behind the first closing bracket of the text. */
  const batch = (text: string) => parseJsonItemBatchAfterItem(text, text.indexOf('}') + 1)

  test('takes the whole items that follow, however they are set apart', () => {
    for (const gap of ['', '\n', ' \r\n\t']) {
      const text = `[{"a": 1},${gap}{"b": "}, {"},${gap}{"c": [{}]},${gap}{"d": {}}`
      const end = text.lastIndexOf(`,${gap}{`)
      expect(batch(text)).toEqual({ items: [{ b: '}, {' }, { c: [{}] }], end })
    }
  })

  test('takes nothing if it cannot decide, or if the text is not JSON', () => {
    expect(batch('[{}')).toBeNull()
    expect(batch('[{}, {"a": 1}]')).toBeNull()
    expect(batch('[{}, 1, {}, {}')).toBeNull()
    expect(batch('[{}, {"a": [{}, {}, {')).toBeNull()
    expect(batch('[{}, {"a": oops}, {}')).toBeNull()
    expect(batch('[{}, {}], [{}, {}')).toBeNull()
  })

  test('reaches no further than it may', () => {
    const text = `[${'{},'.repeat(maxJsonItemBatchCharacters)}`
    expect(batch(text)?.end).toBeLessThanOrEqual(maxJsonItemBatchCharacters + 3)
    expect(batch(text)?.items.length).toBeGreaterThan(maxJsonItemBatchCharacters / 4)
  })
})

// Where an object or list ends, however the text is cut.
describe('span', () => {
  /** The text up to the end that was found, and what was left over. */
  function split(
    pieces: readonly string[],
    most = Number.POSITIVE_INFINITY,
  ): readonly [string, string] | null {
    const span = new OpenBracketBuffer(most)
    for (const [index, piece] of pieces.entries()) {
      const end = span.take(piece, 0)
      if (end >= 0)
        return [span.text + piece.slice(0, end), piece.slice(end) + pieces.slice(index + 1).join('')]
    }
    return null
  }

  test('ends where the bracket closes, whatever stands in strings', () => {
    expect(split(['{"}": ["\\\\"]} rest'])).toEqual(['{"}": ["\\\\"]}', ' rest'])
    expect(split(['["\\"]", "]"', ']'])).toEqual(['["\\"]", "]"]', ''])
    expect(split(['["\\', '"]"', ', 1'])).toBeNull()
  })

  test('finds the end of what was written, however it is cut', () => {
    const written = fc.oneof(fc.array(fc.jsonValue()), fc.dictionary(fc.string(), fc.jsonValue()))
    fc.assert(
      fc.property(written, fc.array(fc.nat(9), { maxLength: 50 }), (value, at) => {
        const text = JSON.stringify(value)
        expect(split(cuts(`${text} ]}"rest`, at))).toEqual([text, ' ]}"rest'])
      }),
    )
  })

  test('says when it holds back more than it may', () => {
    const span = new OpenBracketBuffer(10)
    span.take('["123456', 0)
    expect(span.isTooLong).toBe(false)
    span.take('789012', 0)
    expect(span.isTooLong).toBe(true)
  })
})
