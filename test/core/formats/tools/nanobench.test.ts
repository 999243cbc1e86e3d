// nanobench's JSON template.
import { describe, expect, test } from 'vitest'
import { NotInFormatError, parseTextInFormat } from '../../../../src/core/formats/reading/format.ts'
import {
  claimsTextWithNanobenchTable,
  nanobenchFormat,
  parseNanobenchTable,
} from '../../../../src/core/formats/tools/nanobench.ts'
import { output, read, told } from '../recorded-output.ts'

describe('nanobench', () => {
  test('reads the median for each unit of a batch', () => {
    expect(read(nanobenchFormat, output('nanobench/output.json'))).toEqual([
      'numbers > a | b copies 2.39983301935263e-11 sec/byte of 3',
    ])
    expect(
      parseTextInFormat(nanobenchFormat, output('nanobench/output.json')).measurements[0]?.iterations,
    ).toBe(138099)
  })

  test('refuses a result without a median', () => {
    expect(() => read(nanobenchFormat, '{"results": [{"name": "a", "median(elapsed)": "soon"}]}')).toThrow(
      NotInFormatError,
    )
  })

  test('sizes whose complexity is measured are benchmarks of their own', () => {
    const results = [10, 20].map(complexityN => ({
      title: 't',
      name: 'a',
      complexityN,
      'median(elapsed)': 1,
    }))
    expect(read(nanobenchFormat, JSON.stringify({ results }))).toEqual([
      't > a/complexityN=10 1 sec/op',
      't > a/complexityN=20 1 sec/op',
    ])
  })
})

// The Markdown table of nanobench.
describe('nanobench table', () => {
  function parse(text: string) {
    return parseNanobenchTable(text)
  }

  test('reads the times of every table, whatever its unit and whether it compares, and bars in names', () => {
    expect(told(parse(output('nanobench/output.txt')))).toEqual([
      'numbers > fibonacci 12 6.4456e-7 sec/op',
      `numbers > a | b copies ${1 / 51314818218.69} sec/byte`,
      'numbers > relative 2.111e-8 sec/op',
    ])
  })

  const counted = `|               us/op |                op/s |    err% |          ins/op |     total | benchmark
|--------------------:|--------------------:|--------:|----------------:|----------:|:----------`

  test('reads instructions where they are counted, and rows that say they are unstable', () => {
    const rows = `${counted}
|            1,234.50 |              810.00 |   12.3% |        5,000.00 |      0.01 | :wavy_dash: \`a\` (Unstable with ~1.0 iters. Increase \`minEpochIterations\` to e.g. 10)`
    const parsed = parse(rows)
    expect(told(parsed)).toEqual(['benchmark > a 0.0012345 sec/op', 'benchmark > a 5000 instructions/op'])
    expect(parsed.units.get('instructions/op')).toEqual({ better: 'lower' })
  })

  test('a time of fewer than three digits is taken from the rate, and instructions have no other column', () => {
    const row = (time: string, rate: string, instructions: string) =>
      parse(`${counted}\n| ${time} | ${rate} | 0.1% | ${instructions} | 0.01 | \`a\``)
    expect(told(row('0.02', '51,314,818.25', '100.00'))[0]).toBe(`benchmark > a ${1 / 51314818.25} sec/op`)
    expect(told(row('1.00', '999,999.00', '100.00'))[0]).toBe('benchmark > a 0.000001 sec/op')
    expect(() => row('0.02', '0.00', '100.00')).toThrow('The benchmark benchmark > a has the value 0.02 us')
    expect(() => row('1.00', '1.00', '0.02')).toThrow(
      'The benchmark benchmark > a has the value 0.02 instructions/op, which has fewer than three digits and is too coarse to compare. Leave out the columns of performance counters (performanceCounters(false)), or print templates::json().',
    )
  })

  test('is known by its heading, and not by any table', () => {
    expect(claimsTextWithNanobenchTable(counted)).toBe(true)
    expect(claimsTextWithNanobenchTable('| name | total | err% |\n|---|---|---|')).toBe(false)
  })

  test('sizes whose complexity is measured are benchmarks of their own', () => {
    const text = `| complexityN |               ns/op |                op/s |    err% |     total | find
|------------:|--------------------:|--------------------:|--------:|----------:|:-----
|          10 |               51.00 |       19,607,843.14 |    0.1% |      0.00 | \`set\`
|       1,000 |               99.00 |       10,101,010.10 |    0.1% |      0.00 | \`set\``
    expect(told(parse(text))).toEqual([
      'find > set/complexityN=10 5.1e-8 sec/op',
      'find > set/complexityN=1000 9.9e-8 sec/op',
    ])
  })

  test('reads names with backticks, and no row that is cut', () => {
    const row = (name: string) => told(parse(`${counted}\n| 1.00 | 1.00 | 0.1% | 5.00 | 0.01 | ${name}`))
    expect(row('`a `b` c`')[0]).toBe('benchmark > a `b` c 0.000001 sec/op')
    for (const name of ['`a', 'a`', '`', '`a` (Unstable', '`a` (other)']) expect(row(name), name).toEqual([])
  })

  test('contexts that have columns are part of the name, and columns may be hidden', () => {
    expect(told(parse(output('nanobench/contexts.txt')))).toEqual([
      'parallel > sum/threads=1/kind of data=even 2.817e-8 sec/op',
      'parallel > sum/threads=4/kind of data=even, odd 1.1145e-7 sec/op',
      'parallel > sum/threads=16/kind of data=even, odd 4.4623e-7 sec/op',
      `parallel > bare ${1 / 3669475454.9} sec/op`,
      `sized > find/complexityN=10/allocator=pool ${1 / 3580089093.63} sec/op`,
      `sized > find/complexityN=20/allocator=heap ${1 / 3694035217.6} sec/op`,
    ])
  })

  test('refuses a context that cannot be told from the columns', () => {
    const text = `| threads |    mode |  ns/op |   op/s |    err% |     total | parallel
|--------:|--------:|-------:|-------:|--------:|----------:|:---------
|       1 | a | b   |  28.17 |   1.00 |    0.1% |      0.00 | \`sum\``
    expect(() => parse(text)).toThrow(NotInFormatError)
    expect(() => parse(text)).toThrow('parallel > sum')
  })
})
