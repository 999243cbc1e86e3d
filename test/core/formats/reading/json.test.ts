// Readers of the JSON values in a text.

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createJsonFormatClaim } from '../../../../src/core/formats/json/json-outline.ts'
import {
  addEachJsonItemAt,
  addEachJsonMember,
  createJsonFormat,
  parseFirstJson,
  readEachJsonValue,
} from '../../../../src/core/formats/json/json-text.ts'
import { jsonNumberAtPath } from '../../../../src/core/formats/json/json-value.ts'
import { emptyParsedOutput, NotInFormatError } from '../../../../src/core/formats/reading/format.ts'
import { long } from '../../../support/long.ts'

const hasA = createJsonFormatClaim(has => has('a') || has('[]', 'value'))

describe('json format', () => {
  test('offers every value, and refuses a text without an accepted one', () => {
    const taken: unknown[] = []
    const { parse } = createJsonFormat('test', 'an object with "a"', hasA, value => {
      taken.push(value)
      return taken.length > 1
    })
    expect(() => parse('')).toThrow('This is not in the format test: it has to be an object with "a".')
    expect(parse('{"a": 1}\n[2]')).toEqual({ ...emptyParsedOutput, units: new Map() })
    expect(taken).toEqual([{ a: 1 }, [2]])
  })

  test('a truncated value is an error that says where it begins', () => {
    const taken: unknown[] = []
    const text = 'a\n{"b": 1}\n{"c": [1, 2'
    expect(() => readEachJsonValue('test, a.json', text, value => taken.push(value))).toThrow(
      new NotInFormatError(
        'This JSON (test, a.json) is cut off: the value that begins in line 3 has no end. Let the tool run to its end.',
      ),
    )
    expect(taken).toEqual([{ b: 1 }])
  })

  test('a value that is no JSON is an error if it looks like the format, and names the word', () => {
    const { parse } = createJsonFormat('test', 'a list', hasA, () => true)
    for (const log of ['[1 of 3] Compiling', '[12:34:56] Starting', '{"b": oops}', '{ a: 1 }'])
      expect(parse(`${log}\n{"a": 1}`), log).toEqual({ ...emptyParsedOutput, units: new Map() })
    expect(() => parse('\n[{"value": 1}, oops]')).toThrow(
      'This JSON (test) is broken: the value that begins in line 2 is no JSON, as it has oops in it.',
    )
    expect(() => parse('{"a": NaN, "b" 1}')).toThrow('line 1 is no JSON. Let the tool write to a file')
    expect(() => readEachJsonValue('test, a.json', '[1 of 3]\n{"b": oops}', () => {})).toThrow(
      'begins in line 2 is no JSON, as it has oops in it',
    )
  })

  test('a line of JSON is its first value', () => {
    expect(parseFirstJson('{"a": NaN} [2]')).toEqual({ a: 'NaN' })
    for (const text of ['', 'a', '3', '{"a"', '[oops]']) expect(parseFirstJson(text), text).toBeUndefined()
  })

  test('adds each item or none, and refuses a mixture', () => {
    const { parse } = createJsonFormat(
      'test',
      'a list of numbers',
      hasA,
      addEachJsonItemAt(['of'], (item, found) => {
        const value = jsonNumberAtPath(item, 'value')
        if (value !== null) found.add(`b${value}`, 'u', value)
        return value !== null
      }),
    )
    const log = '["a log"]\n{"of": [{"b": "log"}]}\n{"of": 1}\n'
    const { measurements } = parse(`${log}{"of": [{"value": 1}, {"value": 2}]}`)
    expect(measurements.map(({ benchmark }) => benchmark)).toEqual(['b1', 'b2'])
    expect(() => parse(log)).toThrow('it has to be a list of numbers')
    for (const mixed of ['{"of": [{"value": 1}, {"a": 2}]}', '{"of": [{"value": 1}, 2]}'])
      expect(() => parse(mixed)).toThrow('has benchmarks among other values')
  })

  test('adds each member of an object', () => {
    const keys: string[] = []
    const { parse } = createJsonFormat(
      'test',
      'an object',
      hasA,
      addEachJsonMember((_item, _found, key) => keys.push(key) > 0),
    )
    parse('{"b": {}, "__proto__": {}}')
    expect(keys).toEqual(['b', '__proto__'])
  })
})

// JSON values in a text: one or several, among other lines.
describe('json values', () => {
  function read(text: string) {
    const values: unknown[] = []
    let unended: number | null = null
    try {
      readEachJsonValue(
        'test',
        text,
        value => values.push(value),
        () => false,
      )
    } catch (error) {
      unended = Number(/line (\d+) has no end/.exec((error as Error).message)?.[1])
    }
    return { values, unended }
  }

  const values = (text: string) => read(text).values

  test('finds one value, several one after the other, and those among lines', () => {
    expect(values('{"a": 1}')).toEqual([{ a: 1 }])
    expect(values('{"a": 1}\n{"b": 2}{"c": 3} [4]')).toEqual([{ a: 1 }, { b: 2 }, { c: 3 }, [4]])
    expect(values('> bench {"no": 1}\n[1/2] go\n  {"a": "}{\\""}\ndone\n')).toEqual([{ a: '}{"' }])
    expect(values('[1]\n{"a": "\\\\", "b": "]}"}\ndone')).toEqual([[1], { a: '\\', b: ']}' }])
    expect(values('[1/2] {"a": [true, false, null, -1.5e3, []]}')).toEqual([
      { a: [true, false, null, -1500, []] },
    ])
  })

  test('reads a file that begins with a byte order mark', () => {
    expect(values('\ufeff{"a": 1}')).toEqual([{ a: 1 }])
  })

  const given = fc.oneof(fc.array(fc.jsonValue()), fc.dictionary(fc.string(), fc.jsonValue()))

  test('finds again what was written, however the values are put together', () => {
    fc.assert(
      fc.property(
        fc.array(given, { minLength: 1 }),
        fc.constantFrom('', '\n', ' \r\n', '\nnoise "\n', '\n[not json] '),
        fc.constantFrom(0, 1, 2),
        (written, between, indent) => {
          const texts = written.map(one => JSON.stringify(one, null, indent))
          const found = read(texts.join(between))
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
      fc.property(mangled, text => {
        let expected: unknown
        try {
          expected = JSON.parse(text)
        } catch {
          expected = undefined
        }
        const found = read(text)
        if (expected !== undefined) expect(found).toEqual({ values: [expected], unended: null })
        // What follows after a value that ended early may be another.
        else expect(found.values.map(one => JSON.stringify(one))).not.toContain(text)
      }),
      { numRuns: 1000 },
    )
  })

  test('reads what is long, and what JSON.parse refuses in it', long, () => {
    const items = Array.from({ length: 3e4 }, (_, n) => ({
      name: `Benchmark "${n}"`,
      times: [n, n / 7],
      more: {},
    }))
    const text = JSON.stringify({ items, last: [items] })
    expect(text.length).toBeGreaterThan(2 ** 22)
    expect(values(text)).toEqual([{ items, last: [items] }])
    const refused = text.replace('"times":[7,1]', '"times":[NaN,1]')
    const [value] = values(refused) as [{ items: typeof items }]
    expect(value.items[7]).toEqual({ ...items[7], times: ['NaN', 1] })
    expect(value.items[8]).toEqual(items[8])
  })

  test('reads values of any depth, whole or not', () => {
    const depth = 2e5
    const deep = '['.repeat(depth)
    expect(read(deep).unended).toBe(1)
    expect(values(`${deep}oops${']'.repeat(depth)}\n[1]`)).toEqual([[1]])
  })

  test('says where a value begins that has no end', () => {
    expect(read('a\n{"b": 1}\n{"c": [1, 2')).toEqual({ values: [{ b: 1 }], unended: 3 })
    expect(read('a\n\n\n{"b"\n: 1').unended).toBe(4)
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

  test('a string with millions of escapes ends no run, whatever is beside it', long, () => {
    const text = `{"a": NaN, "b": "${'\\\\n'.repeat(6e6)}"}`
    expect(read(text).unended).toBeNull()
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

  test('reads percentages as strings, as Google Benchmark writes them', () => {
    expect(values('{"rms": 2%, "cv": 1.5e-3%, "a": "1%,"}\n')).toEqual([
      { rms: '2%', cv: '1.5e-3%', a: '1%,' },
    ])
  })
})
