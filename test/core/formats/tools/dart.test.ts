// What Dart's benchmark_harness prints.
import { expect, test } from 'vitest'
import { parseTextInFormat } from '../../../../src/core/formats/reading/format.ts'
import { dartFormat } from '../../../../src/core/formats/tools/dart.ts'
import { output, read } from '../recorded-output.ts'

test('reads times and sizes, and names with brackets in them', () => {
  expect(read(dartFormat, output('dart/output.txt'))).toEqual([
    'Fibonacci 1.568472448997197e-7 sec/op',
    'Copy(64 bytes) 0.00125075 sec/op',
    'Copy(64 bytes) 1024 B',
  ])
})

test('reads another unit, and names what is no number', () => {
  expect(read(dartFormat, 'a(RunTime): 1.5 ms.\n')).toEqual(['a 0.0015 sec/op'])
  expect(parseTextInFormat(dartFormat, 'a(RunTime): NaN us.\n').refused).toEqual(['a: NaN sec/op'])
})

test('reads no other score', () => {
  expect(read(dartFormat, 'a(Score): 5 us.\nfoo(RunTime) 5 us.\na(RunTime): 5.')).toEqual([])
})

test('keeps the time and the raw time of one benchmark apart', () => {
  expect(read(dartFormat, 'A(RunTime): 50 us.\nA(RunTimeRaw): 5 us.\n')).toEqual([
    'A 0.00005 sec/op',
    'A(RunTimeRaw) 0.000005 sec/op',
  ])
  expect(() => read(dartFormat, 'A(RunTime): 5 us.\nA(RunTime): 6 us.\n')).toThrow(
    'Two benchmarks are called "A"',
  )
})
