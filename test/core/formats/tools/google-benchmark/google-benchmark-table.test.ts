// The table that Google Benchmark prints.
import { expect, test } from 'vitest'
import { Unreadable } from '../../../../../src/core/formats/reading/format.ts'
import { claimsGoogleTable, readGoogleTable } from '../../../../../src/core/formats/tools/google-benchmark.ts'
import { output, told } from '../../recorded-output.ts'

function parse(text: string) {
  const reader = readGoogleTable()
  reader.write(text)
  return reader.end()
}

/** A recorded table without what is printed with too few digits. */
const fine = (path: string) => output(path).replace(/^.* 0\.00\d .*\n/gm, '')

test('reads times, counters with their prefixes, and what failed', () => {
  const parsed = parse(fine('google-benchmark/output.txt'))
  expect(told(parsed).slice(0, 6)).toEqual([
    'Fibonacci/20 0.00000904 sec/op',
    'Copy/size:64 1.52e-8 sec/op',
    `Copy/size:64 ${3.93123 * 1024 ** 3} B/s`,
    'Copy/size:64 65955200 copied',
    'Copy/size:64 3 copies',
    'Copy/size:64 65955200 items/s',
  ])
  expect(parsed.failures).toEqual(['Fails: no such number'])
})

test('makes one observation of repetitions', () => {
  expect(told(parse(fine('google-benchmark/repetitions.txt')))[0]).toBe('Copy/size:64 1.41e-8 sec/op of 3')
})

test('refuses a time of fewer than three digits, if it is the one that counts', () => {
  const table = (name: string, real: string, cpu: string) => `${name}   ${real} ms   ${cpu} ms   100`
  for (const time of ['0.002', '0.000', '0.093', '15'])
    expect(() => parse(table('Sum', '1.234', time)), time).toThrow(
      `The benchmark Sum has the value ${time} ms, of fewer than three digits, which is too coarse to compare. Use --benchmark_format=json.`,
    )
  expect(told(parse(table('Sum', '0.002', '0.123')))).toEqual(['Sum 0.000123 sec/op'])
  expect(() => parse(table('Sum/real_time', '0.002', '0.123'))).toThrow('0.002 ms')
})

test('refuses a label that could be a counter', () => {
  const row = (rest: string) => parse(`Sum   9.00 us   8.00 us   100 ${rest}`)
  expect(told(row('a=1 b=2 of many')).slice(1)).toEqual(['Sum 1 a', 'Sum 2 b'])
  for (const rest of ['of n=many', 'a=1 of n=many', 'b=2 a=1'])
    expect(() => row(rest), rest).toThrow(
      `What follows the times of Sum ("${rest}") may be counters or a label. Use --benchmark_format=json.`,
    )
})

test('refuses aggregates alone', () => {
  expect(() => parse(output('google-benchmark/aggregates.txt'))).toThrow(Unreadable)
})

test('keeps blanks in names, and knows the binary prefixes of newer versions', () => {
  const text = 'BM<int, long>/8   9.00 us   8.00 us   100 bytes_per_second=1Ki/s x=2Ki y=500m'
  expect(told(parse(text))).toEqual([
    'BM<int, long>/8 0.000008 sec/op',
    'BM<int, long>/8 1024 B/s',
    'BM<int, long>/8 2048 x',
    'BM<int, long>/8 0.5 y',
  ])
})

test('is known by its heading', () => {
  expect(claimsGoogleTable('Benchmark      Time     CPU   Iterations UserCounters...')).toBe(true)
  expect(claimsGoogleTable('Benchmark  Mode  Cnt')).toBe(false)
})

test('reads counters below headings of their own, and no label behind them', () => {
  const parsed = parse(output('google-benchmark/tabular.txt'))
  expect(told(parsed)).toEqual([
    'Sum/8 1.78e-8 sec/op',
    'Sum/8 0.0025 a_rather_long_counter',
    `Sum/8 ${3.34368 * 1024 ** 3} B/s`,
    'Sum/8 448781000 items/s',
    'Sum/8 8 size',
    'Sum/4096 0.000002568 sec/op',
    'Sum/4096 0.0025 a_rather_long_counter',
    `Sum/4096 ${11.8844 * 1024 ** 3} B/s`,
    'Sum/4096 1595100000 items/s',
    'Sum/4096 4096 size',
    'Plain  with two blanks 1.5e-8 sec/op',
    'Rates/iterations:1000000/real_time/threads:2 1.59e-8 sec/op',
    'Rates/iterations:1000000/real_time/threads:2 62696000 done',
    'Rates/iterations:1000000/real_time/threads:2 1.595e-8 each',
    'Rates/iterations:1000000/real_time/threads:2 2e+30 huge',
    'Rates/iterations:1000000/real_time/threads:2 -24690 neg',
    'Rates/iterations:1000000/real_time/threads:2 2e-15 tiny',
    'Rates/iterations:1000000/real_time/threads:2 0 zero',
    'Partly 1.45e-8 sec/op',
    'Partly 1 size',
  ])
  expect(parsed.failures).toEqual(['Fails: no such number'])
})

test('refuses headings and values that do not fit', () => {
  const table = (names: string, values: string) =>
    parse(`Benchmark   Time   CPU   Iterations${names}\nSum   9.00 us   8.00 us   100${values}\n`)
  expect(told(table('      bytes       size', '         1k          7 label'))).toHaveLength(3)
  for (const [names, values] of [
    ['  two words', '         5'],
    [' an average size', '            2.5m'],
    [' items_per_second a size', '             2.5M        1'],
    ['       size       rate', '         64'],
    ['       size       rate', '         64 label'],
  ] as const) {
    expect(() => table(names, values), names).toThrow(Unreadable)
    expect(() => table(names, values), names).toThrow('Use --benchmark_format=json')
  }
})

test('reads counters with blanks in their names, inverted rates, and what is no number', () => {
  const text = 'BM_a  b   9.00 us   8.00 us   100 an average size=2.5m each=10.5ns odd=nan z=1e+30 of a label'
  const parsed = parse(text)
  expect(told(parsed)).toEqual([
    'BM_a  b 0.000008 sec/op',
    'BM_a  b 0.0025 an-average-size',
    'BM_a  b 1.05e-8 each',
    'BM_a  b 1e+30 z',
  ])
  expect(parsed.refused).toEqual(['BM_a  b: NaN odd'])
})
