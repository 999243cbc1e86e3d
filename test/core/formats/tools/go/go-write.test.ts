// Each side's sample file: read again, by us or by benchstat, it gives what was measured.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseGoOutput } from '../../../../../src/core/formats/tools/go/go.ts'
import {
  decodeGoFormatWord,
  encodeGoFormatWord,
  needsEncodingInGoFormat,
  writeGoFormat,
} from '../../../../../src/core/formats/tools/go/go-write.ts'
import { collectSeriesFromRounds } from '../../../../../src/core/rounds/collect.ts'
import { anyCodePoints } from '../../../../support/code-points.ts'
import { relativeError } from '../../../../support/corpus.ts'
import { long } from '../../../../support/long.ts'
import { type Reading, roundsFrom, roundsOf } from '../../../../support/rounds.ts'

describe('go write', () => {
  const write = (readings: readonly Reading[]) => writeGoFormat('base', roundsFrom(readings, []), new Map())

  test('writes one line a round in the units people know', () => {
    const text = write([
      { benchmark: 'A-8', unit: 'sec/op', values: [50.74e-9, 51e-9] },
      { benchmark: 'A-8', unit: 'B/s', values: [64.5e6, 64e6] },
      { benchmark: 'A-8', unit: 'allocs/op', values: [3, 3] },
    ])
    expect(text).toBe(
      'BenchmarkA-8 1000000 50.74 ns/op 64.5 MB/s 3 allocs/op\nBenchmarkA-8 1000000 51 ns/op 64 MB/s 3 allocs/op\n',
    )
  })

  test('writes a zero in base units, so that benchstat keeps it', () => {
    expect(write([{ benchmark: 'A', unit: 'sec/op', values: [0] }])).toBe('BenchmarkA 1000000 0 sec/op\n')
  })

  test('states what benchmarks said of their units, for benchstat to know', () => {
    const units = parseGoOutput('Unit req/s better=higher assume=exact\nUnit u assume=nothing').units
    expect(parseGoOutput(writeGoFormat('head', [], units)).units).toEqual(units)
  })

  test('writes only the side it is asked for', () => {
    const rounds = roundsOf('BenchmarkA 1 1 u', 'BenchmarkB 1 2 u')
    expect(writeGoFormat('head', rounds, new Map())).toBe('BenchmarkB 1 2 u\n'.replace('B 1', 'B 1000000'))
  })

  test('writes one observation a round where a visit measured several times', () => {
    const visit = {
      started: '',
      seconds: 1,
      measurements: parseGoOutput('BenchmarkA 5 9 ns/op\nBenchmarkA 7 8 ns/op').measurements,
    }
    const round = {
      round: 1,
      block: 1,
      first: 'base' as const,
      base: visit,
      head: { ...visit, measurements: [] },
    }
    expect(writeGoFormat('base', [round], new Map())).toBe('BenchmarkA 7 8 ns/op\n')
  })

  test('sets and clears configuration so that each line stands under its own', () => {
    const text = write([
      { benchmark: 'A', unit: 'u', values: [1, 2], config: { goos: 'linux', pkg: 'a' } },
      { benchmark: 'A', unit: 'u', values: [3, 4], config: { pkg: 'b', 'cpu-model': 'x' } },
    ])
    expect(parseGoOutput(text).measurements.map(({ config, value }) => ({ ...config, value }))).toEqual([
      { goos: 'linux', pkg: 'a', value: 1 },
      { pkg: 'b', 'cpu-model': 'x', value: 3 },
      { goos: 'linux', pkg: 'a', value: 2 },
      { pkg: 'b', 'cpu-model': 'x', value: 4 },
    ])
  })

  test('clears a key that has the name of anything', () => {
    const text = 'constructor: x\nBenchmarkB 1 1 u\nconstructor:\nBenchmarkC 1 1 u'
    const again = parseGoOutput(writeGoFormat('base', roundsOf(text, text), new Map())).measurements
    expect(again.map(({ config }) => Object.entries(config))).toEqual([[['constructor', 'x']], []])
  })

  test('writes a time in seconds that is too long for a number of nanoseconds', () => {
    expect(write([{ benchmark: 'A', unit: 'sec/op', values: [1e300] }])).toBe(
      'BenchmarkA 1000000 1e+300 sec/op\n',
    )
  })

  test('encodes all names of both files where one of either has a space, and says so', () => {
    const rounds = roundsFrom(
      [{ benchmark: 'A/100%-8', unit: 'u', values: [1] }],
      [{ benchmark: 'test_sort[10 rows]', unit: 'rows read', values: [2] }],
    )
    const base = 'BenchmarkA/100%25-8 1000000 1 u\n'
    expect(writeGoFormat('base', rounds, new Map())).toBe(`names: percent-encoded\n${base}`)
    const rules = new Map([['rows read', { better: 'lower' as const }]])
    expect(writeGoFormat('base', [], rules)).toBe('names: percent-encoded\nUnit rows%20read better=lower\n')
    expect(writeGoFormat('head', rounds, rules)).toContain(
      'Benchmarktest_sort[10%20rows] 1000000 2 rows%20read\n',
    )
  })

  test('leaves names without spaces as they are, whatever else is in them', () => {
    const benchmark = "a%20b@~!?'`\\|é世界-8"
    expect(write([{ benchmark, unit: 'u', values: [1] }])).toBe(`Benchmark${benchmark} 1000000 1 u\n`)
  })

  test('counts an iteration where a tool does not say how many there were', () => {
    const measurement = { benchmark: 'a', config: {}, unit: 'u', value: 5 }
    for (const iterations of [0, 2.5, Number.NaN, -1]) {
      const base = { started: '', seconds: 1, measurements: [{ ...measurement, iterations }] }
      const round = { round: 1, block: 1, first: 'base' as const, base, head: base }
      expect(writeGoFormat('base', [round], new Map())).toBe('Benchmarka 1 5 u\n')
    }
  })

  test('keeps the value of a setting on its line', () => {
    const text = write([{ benchmark: 'A', unit: 'u', values: [1], config: { pkg: 'a\nBenchmarkB 1 1 u' } }])
    expect(parseGoOutput(text).measurements).toHaveLength(1)
  })

  test('any name and unit reads back as it was', long, () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '%20',
        '%',
        ' ',
        '\t',
        '\n',
        '\u00a0',
        '\u2028',
        '@',
        '~',
        '!',
        '?',
        "'",
        '`',
        '\\',
        '|',
      ),
      fc.constantFrom(
        'Benchmark',
        'ns/op',
        'Unit',
        '\ud800',
        '世界',
        '😀',
        '-8',
        '1 5 ns/op',
        'x'.repeat(10_000),
      ),
      anyCodePoints({ maxLength: 5 }),
    )
    const word = fc.array(piece, { minLength: 1, maxLength: 6 }).map(pieces => pieces.join(''))
    // A unit that is tidied would not be one of ours.
    const unit = word.map(text => `u${text.replace(/ns|MB/g, 'u')}`)
    fc.assert(
      fc.property(fc.uniqueArray(word, { maxLength: 5 }), unit, (names, one) => {
        const readings = names.map((benchmark, index) => ({ benchmark, unit: one, values: [index + 1] }))
        const read = parseGoOutput(writeGoFormat('base', roundsFrom(readings, []), new Map())).measurements
        expect(
          read.map(({ benchmark, unit: its, value }) => ({ benchmark, unit: its, values: [value] })),
        ).toEqual(readings)
      }),
      { numRuns: 300 },
    )
  })

  test('what it writes reads back as every observation that was collected', long, () => {
    const value = fc.double({ min: 1e-300, max: 1e302, noNaN: true }).map(one => Number(one.toPrecision(12)))
    const reading = (benchmark: string, pkg: string, unit: string) =>
      fc
        .array(fc.option(fc.oneof(value, fc.constant(0))), { minLength: 4, maxLength: 4 })
        .map((values): Reading => ({ benchmark, unit, values, config: { pkg } }))
    const readings = ['A-8', 'B/x=1-8'].flatMap(name =>
      ['m/a', 'm/b'].flatMap(pkg => ['sec/op', 'B/s', 'B/op', 'u'].map(unit => reading(name, pkg, unit))),
    )
    fc.assert(
      fc.property(fc.tuple(...readings), side => {
        const rounds = roundsFrom(side, side)
        const again = roundsOf(
          writeGoFormat('base', rounds, new Map()),
          writeGoFormat('head', rounds, new Map()),
        )
        const present = (from: typeof rounds) =>
          new Map(
            collectSeriesFromRounds(from, new Map()).map(one => [
              id(one),
              one.base.filter(kept => kept !== null),
            ]),
          )
        const written = present(again)
        for (const [key, values] of present(rounds)) {
          expect(written.get(key)).toHaveLength(values.length)
          for (const [index, one] of values.entries())
            expect(relativeError(written.get(key)?.[index] ?? Number.NaN, one)).toBeLessThan(1e-14)
        }
        expect(written.size).toBe(present(rounds).size)
      }),
      { numRuns: 200 },
    )
  })

  const id = (one: { package: string | null; benchmark: string; unit: string }) =>
    `${one.package} ${one.benchmark} ${one.unit}`
})

// Names with spaces, written as one word and read again.
describe('go name', () => {
  test('spaces of every kind and the percent sign become numbers, and nothing else does', () => {
    expect(encodeGoFormatWord('test_sort[10 %]')).toBe('test_sort[10%20%25]')
    expect(encodeGoFormatWord('a\tb\nc\u00a0d\u2003e\u0085f')).toBe('a%09b%0Ac%A0d%u2003e%85f')
    const plain = "Encode/1MB-8@~!?'`\\|é世界🎉"
    expect(encodeGoFormatWord(plain)).toBe(plain)
  })

  test('half of a character becomes a number, and a whole one stays', () => {
    expect(encodeGoFormatWord('\ud83d|\ude00|😀')).toBe('%uD83D|%uDE00|😀')
  })

  test('only what holds a space or half of a character has to be encoded', () => {
    for (const word of ['', 'a%20b', '100%', '@~!|\\`'])
      expect(needsEncodingInGoFormat(word), word).toBe(false)
    for (const word of ['a b', ' ', '\n', '\u0085', '\u2028', '\ud800'])
      expect(needsEncodingInGoFormat(word)).toBe(true)
  })

  test('every word is read as it was before it was written, and is one word when it is', () => {
    const piece = fc.oneof(
      fc.constantFrom('%', '%2', '%20', '%u', '%u20', '%u2003', '%25', ' ', '\u00a0', '\ud800', 'A'),
      anyCodePoints({ maxLength: 4 }),
    )
    const word = fc.array(piece, { maxLength: 12 }).map(pieces => pieces.join(''))
    fc.assert(
      fc.property(word, one => {
        const encoded = encodeGoFormatWord(one)
        expect(decodeGoFormatWord(encoded)).toBe(one)
        expect(encoded).not.toMatch(/[\s\u0085]/)
        expect(encoded).not.toMatch(/\p{Surrogate}/u)
      }),
      { numRuns: 400 },
    )
  })
})
