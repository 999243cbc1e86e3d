// Numbers as strconv.ParseFloat reads them.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseGoOutput } from '../../../../../src/core/formats/tools/go/go.ts'
import {
  addUnitMetadataFromBenchfmtLine,
  extractGoResultTextAtLineEnd,
  lineEndsInGoResultWithoutValue,
  parseFloat64,
} from '../../../../../src/core/formats/tools/go/go-lines.ts'
import type { UnitDeclaration } from '../../../../../src/core/model/measuring.ts'
import { long } from '../../../../support/long.ts'

describe('go number', () => {
  test('reads decimals in every spelling Go accepts', () => {
    const spelled: readonly (readonly [string, number])[] = [
      ['0', 0],
      ['-0', -0],
      ['50.74', 50.74],
      ['.5', 0.5],
      ['5.', 5],
      ['+1e3', 1000],
      ['1E-7', 1e-7],
      ['007', 7],
    ]
    for (const [text, value] of spelled) expect(parseFloat64(text), text).toBe(value)
  })

  test('reads hexadecimal floats, whose exponent is a power of two', () => {
    const spelled: readonly (readonly [string, number])[] = [
      ['0x1p4', 16],
      ['-0X1.8P1', -3],
      ['0x.8p0', 0.5],
      ['+0xFFp-8', 0.99609375],
      ['0x1p-1074', Number.MIN_VALUE],
      ['0x1.8p-1074', 2 * Number.MIN_VALUE],
      [`0x1${'0'.repeat(300)}p-1200`, 1],
      [`0x${'0'.repeat(300)}1p4`, 16],
    ]
    for (const [text, value] of spelled) expect(parseFloat64(text), text).toBe(value)
  })

  test('reads NaN and infinities in any case, so that they can be refused by name', () => {
    for (const text of ['NaN', 'nan', 'NAN']) expect(parseFloat64(text), text).toBeNaN()
    for (const text of ['Inf', '+inf', 'Infinity'])
      expect(parseFloat64(text), text).toBe(Number.POSITIVE_INFINITY)
    for (const text of ['-Inf', '-INFINITY']) expect(parseFloat64(text), text).toBe(Number.NEGATIVE_INFINITY)
  })

  test('refuses what JavaScript would take and Go does not', () => {
    const refused = [
      '',
      ' ',
      '.',
      '0x10',
      '0b1',
      '0o7',
      '0x',
      '0xp1',
      '0x.p1',
      '1e',
      '1,5',
      '5ns',
      '--5',
      '1_000',
      '٣',
    ]
    for (const text of refused) expect(parseFloat64(text), text).toBeNull()
  })

  test('gives back every number that JavaScript prints', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true }), value => {
        // `${-0}` is "0".
        expect(parseFloat64(`${value}`)).toBe(value + 0)
      }),
    )
  })
})

// Statements on units.
describe('go unit', () => {
  function read(...statements: readonly string[]) {
    const units = new Map<string, UnitDeclaration>()
    const wrong = addUnitMetadataFromBenchfmtLine('x', statements, units)
    return { rule: units.get('x'), wrong }
  }

  test('a direction and an assumption; those of others are let pass', () => {
    expect(read('better=higher', 'assume=exact', 'other=1')).toEqual({
      rule: { better: 'higher', assume: 'exact' },
      wrong: [],
    })
  })

  test('the first holds, and one that differs is named', () => {
    expect(read('better=lower', 'better=lower', 'better=higher', 'assume=exact', 'assume=nothing')).toEqual({
      rule: { better: 'lower', assume: 'exact' },
      wrong: ['better of x is already set to lower', 'assume of x is already set to exact'],
    })
  })

  test('what says nothing is named', () => {
    expect(read('better', '=higher', 'better=sideways').wrong).toEqual([
      '"better" is not key=value',
      '"=higher" is not key=value',
      'better must be lower or higher, not "sideways"',
    ])
  })
})

// How the end of a result is known again, and what a program prints is not taken for one.
describe('go rest', () => {
  // As Go 1.26 writes them.
  test.each([
    ['    1000\t        50.5 ns/op', '1000\t        50.5 ns/op'],
    ['hello    1000\t        50.5 ns/op\t       0 B/op', '1000\t        50.5 ns/op\t       0 B/op'],
    ['    1000\t       512.0 ops/s', '1000\t       512.0 ops/s'],
    ['took 42    1000\t       512.0 ops/s\t       3 x', '1000\t       512.0 ops/s\t       3 x'],
    [' 1000000\t         0.1250 hits/op', '1000000\t         0.1250 hits/op'],
    ['100000000\t         7 hits/op', '100000000\t         7 hits/op'],
    ['      10\t       0 B/op\t       0 allocs/op', '10\t       0 B/op\t       0 allocs/op'],
    ['       1\t       NaN x/op', '1\t       NaN x/op'],
    ['       1\t      -Inf x/op', '1\t      -Inf x/op'],
  ])('%j ends in a result', (line, end) => {
    expect(extractGoResultTextAtLineEnd(line)).toBe(end)
  })

  test.each([
    'hello',
    '42 things',
    '12\t 34 rows',
    'a table:\t1\t2 rows',
    '       1\tof these',
    '    1000',
    '1.5\t 20 x',
  ])('%j ends in none', line => {
    expect(extractGoResultTextAtLineEnd(line)).toBeNull()
  })

  test('looks through a long line in no time', long, () => {
    for (const piece of [' ', '3', '       1\t', '       1\t 1'])
      expect(extractGoResultTextAtLineEnd(piece.repeat(100_000)) === null || piece.endsWith(' 1')).toBe(true)
  })

  test.each(['    1000', 'hello    1000', '       1\r', '100000000'])('%j is a count alone', line => {
    expect(lineEndsInGoResultWithoutValue(line)).toBe(true)
  })

  test.each(['1000', 'hello 1000', '    1000\t 5 x', 'v1.100000000x', ''])('%j is none', line => {
    expect(lineEndsInGoResultWithoutValue(line)).toBe(false)
  })
})

// Lines that look like results and are none.
describe('go unread', () => {
  const unread = (...lines: readonly string[]) =>
    parseGoOutput(`${lines.join('\n')}\n`).unread?.map(({ line, why }) => `${line}: ${why}`)

  // benchstat complains about the same ones, but those it sees in prose.
  test.each<[string, string]>([
    ['BenchmarkA-8 1 10x ns/op', '1: "10x" is not a number'],
    ['BenchmarkA-8 1 300,5 ns/op', '1: "300,5" is not a number'],
    ['BenchmarkA-8 1 300 ns/op x B/op', '1: "x" is not a number'],
    ['BenchmarkA-8 1 300 ns/op 64', '1: "64" has no unit'],
    ['BenchmarkA-8 1 _300 ns/op', '1: "_300" is not a number'],
    ['BenchmarkA-8 1 300', '1: "300" has no unit'],
    ['BenchmarkA-8 1', '1: nothing follows the count'],
    ['BenchmarkA-8 1.5 300 ns/op', '1: "1.5" is not a count'],
    ['BenchmarkA-8 99999999999999999999 5 ns/op', '1: "99999999999999999999" is not a count'],
    ['BenchmarkA-8 \t', '1: no result follows the name'],
    ['BenchmarkA-8 \tout of the benchmark', '1: no result follows the name'],
    ['Unit', '1: it names no unit'],
    ['Unit x better', '1: "better" is not key=value'],
    ['Unit x better=sideways', '1: better must be lower or higher, not "sideways"'],
    ['Unit x assume=odd', '1: assume must be "exact" or "nothing", not "odd"'],
  ])('%j: %s', (line, why) => {
    expect(unread(line, 'BenchmarkB 1 5 ns/op')).toEqual([why])
  })

  test.each([
    'BenchmarkA',
    'BenchmarkA-8 100 5 ns/op',
    'Benchmarking is fun',
    'Benchmarking 5 files',
    'Benchmark results of today:',
    'BenchmarkReport was written',
    'BenchmarkA-8 1_000 1_234.5 ns/op',
    'Unit x better=lower other=1',
    'BenchmarkA-8 \t--- FAIL: BenchmarkA-8',
  ])('%j is let pass', line => {
    expect(unread(line)).toEqual([])
  })

  test('a result that comes later on is read', () => {
    expect(unread('BenchmarkA-8 \tlog', 'more   100\t 7.5 ns/op')).toEqual([])
    expect(unread('BenchmarkA-8 \tlog', 'BenchmarkB-8 \tlog', 'more   100\t 7.5 ns/op')).toEqual([
      '1: no result follows the name',
    ])
  })

  test('a benchmark that reports no value says so behind what it prints, too', () => {
    const counts = '1: nothing follows the count'
    expect(unread('BenchmarkA-8 \tlog', '    1000')).toEqual([counts])
    expect(unread('BenchmarkA-8 \tlog', 'more    1000')).toEqual([counts])
    expect(unread('BenchmarkA-8 \tlog       1', 'PASS')).toEqual([counts])
    expect(unread('BenchmarkA-8 \tlog', '100000000')).toEqual([counts])
    for (const line of ['1000', 'more 1000', 'took 100 s'])
      expect(unread('BenchmarkA-8 \tlog', line), line).toEqual(['1: no result follows the name'])
  })

  test('what a benchmark prints that begins like a result takes nothing from its own', () => {
    const rest = '    1000\t        50 ns/op'
    expect(unread('BenchmarkA-8 \tlog', 'Benchmark 1 of 4', 'BenchmarkX is next', rest)).toEqual([
      '2: "of" is not a number',
    ])
    const text = `BenchmarkA-8 \tlog\nBenchmark 1 of 4\nBenchmarkX is next\n${rest}\n`
    expect(parseGoOutput(text).measurements.map(({ benchmark }) => benchmark)).toEqual(['A-8'])
  })

  test('the first statement about a unit holds, and another one is named', () => {
    expect(unread('Unit x better=lower', 'Unit x better=lower', 'Unit x better=higher')).toEqual([
      '3: better of x is already set to lower',
    ])
  })

  test('of a long line the beginning is kept', () => {
    const [one] = parseGoOutput(`BenchmarkA 1 ${'9'.repeat(500)}x ns/op\n`).unread ?? []
    expect(one?.text).toHaveLength(201)
  })
})
