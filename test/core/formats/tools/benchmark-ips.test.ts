// benchmark-ips: what it prints and what it writes.
import { expect, test } from 'vitest'
import { NotInFormatError, parseTextInFormat } from '../../../../src/core/formats/reading/format.ts'
import { benchmarkIpsFormat } from '../../../../src/core/formats/tools/benchmark-ips.ts'
import { output, read } from '../recorded-output.ts'

test('reads the rates that are printed, not those of the warm-up and the comparison', () => {
  expect(read(benchmarkIpsFormat, output('benchmark-ips/output.txt'))).toEqual([
    'fibonacci 12 69752 i/s',
    'a name that is longer than twenty characters 1414000 i/s',
    'slow 16.597 i/s',
  ])
})

test('reads the rates that are written, which are better higher', () => {
  const text = output('benchmark-ips/output.json')
  expect(read(benchmarkIpsFormat, text)).toEqual([
    'fibonacci 12 69752.4052803106 i/s',
    'a name that is longer than twenty characters 1414337.7451388438 i/s',
    'slow 16.596988442373043 i/s',
  ])
  expect(parseTextInFormat(benchmarkIpsFormat, text).units).toEqual(new Map([['i/s', { better: 'higher' }]]))
  expect(parseTextInFormat(benchmarkIpsFormat, text).measurements[0]?.iterations).toBe(21092)
})

test('reads every prefix, and the time for each iteration that newer versions print', () => {
  const line = (digits: string) => `   a b ${digits} (± 2.5%) i/s   (14.34 μs/i) -     21.092k in   0.302581s`
  expect(read(benchmarkIpsFormat, line('69.752k'))).toEqual(['a b 69752 i/s'])
  expect(read(benchmarkIpsFormat, line('1.500B'))).toEqual(['a b 1500000000 i/s'])
  expect(read(benchmarkIpsFormat, line('2.25 '))).toEqual(['a b 2.25 i/s'])
})

test('refuses a report without a rate', () => {
  expect(() => read(benchmarkIpsFormat, '[{"name": "a"}, {"name": "b", "ips": 1}]')).toThrow(NotInFormatError)
})

test('names a rate that is no number', () => {
  const text =
    '   a      1.000k (± 2.5%) i/s -  1.000k in   0.3s\n   b      NaN (± NaN%) i/s\n   c Infinity (±NaN%) i/s'
  const { measurements, refused } = parseTextInFormat(benchmarkIpsFormat, text)
  expect(measurements.map(({ benchmark }) => benchmark)).toEqual(['a'])
  expect(refused).toEqual(['b: NaN i/s', 'c: Infinity i/s'])
})

test('refuses a value of fewer than three digits', () => {
  expect(() => read(benchmarkIpsFormat, '   slow  0.062 (± 0.0%) i/s')).toThrow(
    'The benchmark slow has the value 0.062 i/s, which has fewer than three digits and is too coarse to compare. Write the results with x.json! instead.',
  )
})
