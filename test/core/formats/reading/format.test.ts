// A whole text through the reader of a format.
import { describe, expect, test } from 'vitest'
import {
  type BenchmarkFormat,
  emptyParsedOutput,
  findBenchmarkDuplicatedAcrossOutputFiles,
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
