// The table that Google Benchmark prints.
import { expect, test } from 'vitest'
import { Unreadable } from '../../../src/core/formats/format.ts'
import { claimsGoogleTable, readGoogleTable } from '../../../src/core/formats/google-benchmark-table.ts'
import { output, told } from './recorded-output.ts'

function parse(text: string) {
  const reader = readGoogleTable()
  reader.write(text)
  return reader.end()
}

test('reads times, counters with their prefixes, and what failed', () => {
  const parsed = parse(output('google-benchmark/output.txt'))
  expect(told(parsed).slice(0, 7)).toEqual([
    'Fibonacci/5 7e-9 sec/op',
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
  expect(told(parse(output('google-benchmark/repetitions.txt')))[0]).toBe('Fibonacci/5 7e-9 sec/op of 3')
})

test('refuses aggregates alone', () => {
  expect(() => parse(output('google-benchmark/aggregates.txt'))).toThrow(Unreadable)
})

test('keeps blanks in names, and knows the binary prefixes of newer versions', () => {
  const text = 'BM<int, long>/8   9.00 us   8.00 us   100 x=2Ki y=500m bytes_per_second=1Ki/s'
  expect(told(parse(text))).toEqual([
    'BM<int, long>/8 0.000008 sec/op',
    'BM<int, long>/8 2048 x',
    'BM<int, long>/8 0.5 y',
    'BM<int, long>/8 1024 B/s',
  ])
})

test('is known by its heading', () => {
  expect(claimsGoogleTable('Benchmark      Time     CPU   Iterations UserCounters...')).toBe(true)
  expect(claimsGoogleTable('Benchmark  Mode  Cnt')).toBe(false)
})
