// A whole text through the reader of a format.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type BenchmarkFormat,
  combineFormatVariants,
  emptyParsedOutput,
  findBenchmarkDuplicatedAcrossOutputFiles,
  formatDetectionChunkLength,
  formatDetectionChunks,
  formatDetectionLength,
  joinParsedOutputs,
  NotInFormatError,
  parseTextInFormat,
} from '../../../../src/core/formats/reading/format.ts'
import { parseGoOutput } from '../../../../src/core/formats/tools/go/go.ts'

describe('format', () => {
  test('is cleaned before it is read, and what is wrong with it is thrown', () => {
    const format: BenchmarkFormat = {
      name: 'picky',
      claims: () => true,
      parse(text) {
        if (text === 'bad') throw new NotInFormatError('line 1: no number')
        return { ...emptyParsedOutput, failures: [text] }
      },
    }
    expect(parseTextInFormat(format, '12:00:00 \u001b[1mgood').failures).toEqual(['good'])
    expect(() => parseTextInFormat(format, 'bad')).toThrow(NotInFormatError)
  })
})

// Several files of one run, put together.
describe('parsed', () => {
  test('has everything of each, in their order', () => {
    const joined = joinParsedOutputs([
      parseGoOutput('BenchmarkA 1 1 u\n--- FAIL: BenchmarkX'),
      parseGoOutput('BenchmarkB 1 2 u\nBenchmarkC 1 NaN u\nFAIL'),
    ])
    expect(joined.measurements.map(({ benchmark }) => benchmark)).toEqual(['A', 'B'])
    expect(joined.failures).toEqual(['--- FAIL: BenchmarkX', 'FAIL'])
    expect(joined.refused).toEqual(['C: NaN u'])
  })

  test('holds the first statement about a unit', () => {
    const [first, second] = ['Unit u better=higher', 'Unit u better=lower\nUnit v assume=exact']
    const { units } = joinParsedOutputs([parseGoOutput(first ?? ''), parseGoOutput(second ?? '')])
    expect(units).toEqual(
      new Map([
        ['u', { better: 'higher' }],
        ['v', { assume: 'exact' }],
      ]),
    )
  })

  test('of one is that one, and of none is nothing', () => {
    const one = parseGoOutput('BenchmarkA 1 1 u')
    expect(joinParsedOutputs([one])).toBe(one)
    expect(joinParsedOutputs([])).toEqual(emptyParsedOutput)
  })

  test('tells the first benchmark that two files have', () => {
    const parts = (...texts: readonly string[]) =>
      findBenchmarkDuplicatedAcrossOutputFiles(texts.map(parseGoOutput))
    expect(parts('BenchmarkA 1 1 u', 'BenchmarkB 1 1 u', 'BenchmarkC 1 1 u\nBenchmarkB 1 2 u')).toEqual({
      benchmark: 'B',
      parts: [1, 2],
    })
    expect(parts('pkg: a\nBenchmarkA 1 1 u', 'pkg: b\nBenchmarkA 1 1 u', 'BenchmarkA 1 1 v')).toBeNull()
    expect(parts('BenchmarkA 1 1 u\nBenchmarkA 1 2 u')).toBeNull()
  })
})

// A format of two kinds: which of them reads a text.

describe('either format', () => {
  const kind = (what: string, mark: string) => ({
    claims: (beginning: string) => beginning.includes(mark),
    parse: (text: string) => ({ ...emptyParsedOutput, failures: [`${what}: ${text}`] }),
  })
  const format = combineFormatVariants('two', kind('data', '"a"'), kind('lines', 'ns/op'))

  function read(text: string) {
    return format.parse(text).failures
  }

  test('claims what either claims', () => {
    expect(['{"a"', 'ns/op', '{"b"'].map(text => format.claims(text))).toEqual([true, true, false])
  })

  test('is read by the kind that claims its beginning', () => {
    expect(read('hello\n{"a": 1}')).toEqual(['data: hello\n{"a": 1}'])
    expect(read('{"log": 1}\n5 ns/op')).toEqual(['lines: {"log": 1}\n5 ns/op'])
  })

  test('is data if it begins so, and lines if nothing is known of it', () => {
    expect(read(' {"b": 1}')).toEqual(['data:  {"b": 1}'])
    expect(read('b')).toEqual(['lines: b'])
    expect(read('')).toEqual(['lines: '])
  })

  test('is read by the kind that claims any part of it, as much may be printed above', () => {
    const [log, text] = ['{"log": 1}\n'.repeat(10_000), 'hello\n'.repeat(20_000)]
    expect(read(`${log}5 ns/op`)[0]?.slice(0, 6)).toBe('lines:')
    expect(read(`${text}{"a": 1}`)[0]?.slice(0, 5)).toBe('data:')
  })
})

// The parts in which a text is looked through.
describe('parts', () => {
  const partsOf = (text: string) => [...formatDetectionChunks(text)]

  test('a short text is one part, and an empty one none', () => {
    expect(partsOf('a\nb')).toEqual(['a\nb'])
    expect(partsOf('')).toEqual([])
  })

  test('every line of a long text is whole in one of them, and all begin with lines', () => {
    const line = fc.nat(5000).map(length => `<${'x'.repeat(length)}>`)
    fc.assert(
      fc.property(fc.array(line, { minLength: 50, maxLength: 80 }), lines => {
        const found = partsOf(lines.map((one, n) => `${n}${one}`).join('\n'))
        for (const part of found) expect(part.length).toBeLessThanOrEqual(formatDetectionChunkLength)
        for (const part of found) expect(part).toMatch(/^\d+</)
        for (const [n, one] of lines.entries())
          expect(found.some(part => part.includes(`${n}${one}`))).toBe(true)
      }),
      { numRuns: 20 },
    )
  })

  test('end where no more is looked for, whatever follows', () => {
    const counted = (text: string) => partsOf(text).length
    expect(counted('a\n'.repeat(2 * formatDetectionLength))).toBe(
      counted('a\n'.repeat(formatDetectionLength / 2)),
    )
  })
})
