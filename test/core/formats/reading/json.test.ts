// Readers of the JSON values in a text.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emptyParsedOutput, NotInFormatError } from '../../../../src/core/formats/reading/format.ts'
import {
  createJsonFormat,
  createJsonFormatClaim,
  createJsonListItemsAdder,
  createJsonMembersAdder,
  jsonEntriesAtPath,
  jsonListAtPath,
  jsonNumberAtPath,
  jsonNumbersAtPath,
  jsonStringAtPath,
  jsonValueAtPath,
  listKeyPathsOfEachJsonInText,
  parseFirstJson,
  readEachJsonValue,
  stringifyForName,
} from '../../../../src/core/formats/reading/json.ts'
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
        'This JSON (test, a.json) is cut off: the value that begins on line 3 does not end. Let the tool run to its end.',
      ),
    )
    expect(taken).toEqual([{ b: 1 }])
  })

  test('a value that is no JSON is an error if it looks like the format, and names the word', () => {
    const { parse } = createJsonFormat('test', 'a list', hasA, () => true)
    for (const log of ['[1 of 3] Compiling', '[12:34:56] Starting', '{"b": oops}', '{ a: 1 }'])
      expect(parse(`${log}\n{"a": 1}`), log).toEqual({ ...emptyParsedOutput, units: new Map() })
    expect(() => parse('\n[{"value": 1}, oops]')).toThrow(
      'This JSON (test) is broken: the value that begins on line 2 is not JSON, as it contains oops.',
    )
    expect(() => parse('{"a": NaN, "b" 1}')).toThrow('line 1 is not JSON. Make the tool write')
    expect(() => readEachJsonValue('test, a.json', '[1 of 3]\n{"b": oops}', () => {})).toThrow(
      'begins on line 2 is not JSON, as it contains oops',
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
      createJsonListItemsAdder(['of'], (item, found) => {
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
      createJsonMembersAdder((_item, _found, key) => keys.push(key) > 0),
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
      unended = Number(/line (\d+) does not end/.exec((error as Error).message)?.[1])
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

  test('finds again what was written, however the values are put together', long, () => {
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

  test('accepts exactly what JSON.parse accepts', long, () => {
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

// The keys at the beginning of a JSON text, wherever it is cut.

/** The paths of the first value. */
const outline = (text: string) => listKeyPathsOfEachJsonInText(text)[0] ?? []

test('has the path to every key, with brackets for the items of lists', () => {
  const text = '{"a": {"b": 1}, "c": [{"d": [1]}, {"e": "f: \\"g\\": {"}]}'
  expect(outline(text)).toEqual([['a'], ['a', 'b'], ['c'], ['c', '[]', 'd'], ['c', '[]', 'e']])
})

test('counts a key once its colon is seen', () => {
  expect(outline('{"a": {"b"')).toEqual([['a']])
  expect(outline('{"a": {"b" :')).toEqual([['a'], ['a', 'b']])
  expect(outline('{"a": "b: c"}')).toEqual([['a']])
})

test('stops at the depth that distinguishes formats', () => {
  expect(outline('{"a": {"b": {"c": {"d": {"e": 1}}}}}').map(path => path.length)).toEqual([1, 2, 3, 4])
})

test('skips what is printed before', () => {
  expect(outline('> bench\n[1/2] building "x"\n[done]\n  {"a": 1}\n{"b": 2}')).toEqual([['a']])
})

test('skips a byte order mark', () => {
  expect(outline('\ufeff{"a": 1}')).toEqual([['a']])
})

test('is empty for text without keys', () => {
  for (const text of ['', 'a: {"b": 1}', '[1, 2]', '"a": 1', '}}{']) expect(outline(text), text).toEqual([])
})

test('finds the keys of any JSON, and the more of it is seen the more', long, () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string({ unit: 'grapheme' }), fc.jsonValue()), fc.nat(), (value, at) => {
      const text = JSON.stringify(value)
      const raw = Object.keys(value).map(key => JSON.stringify(key).slice(1, -1))
      for (const key of raw) expect(outline(text)).toContainEqual([key])
      const cut = outline(text.slice(0, at % (text.length + 1)))
      expect(outline(text).slice(0, cut.length)).toEqual(cut)
    }),
  )
})

test('goes on to the next value, as a program may log in JSON above its results', () => {
  const log = '{"level": "info", "msg": "a {"}\n[1, 2]\nplain\n'
  expect(listKeyPathsOfEachJsonInText(`${log}{"a": {"b": 1}}\n{"c"`)).toEqual([
    [['level'], ['msg']],
    [['a'], ['a', 'b']],
  ])
})

test('a text is claimed by the paths of one of its values', () => {
  const claims = createJsonFormatClaim(has => has('a', 'b') && !has('c'))
  expect(claims('{"c": 1}\n{"a": {"b": {"c": 1}}}')).toBe(true)
  for (const text of ['', '{"a": 1, "b": 1}', '{"a": {"b": 1}, "c": 1}', '{"a": 1}\n{"b": 1}'])
    expect(claims(text), text).toBe(false)
})

// Looking into JSON of any shape.

const value: unknown = JSON.parse(
  '{"a": {"n": 1.5, "t": "x", "l": [1, 2]}, "nan": "NaN", "__proto__": {"p": 1}}',
)

test('returns the values at a path', () => {
  expect(jsonValueAtPath(value, 'a', 'n')).toBe(1.5)
  expect(jsonNumberAtPath(value, 'a', 'n')).toBe(1.5)
  expect(jsonStringAtPath(value, 'a', 't')).toBe('x')
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
      expect(jsonStringAtPath(any, ...path) ?? '').toBeTypeOf('string')
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
