// BenchmarkDotNet's full report.
import { expect, test } from 'vitest'
import { NotInFormatError, parseTextInFormat } from '../../../../src/core/formats/reading/format.ts'
import { benchmarkDotNetFormat } from '../../../../src/core/formats/tools/benchmarkdotnet.ts'
import { output, read } from '../recorded-output.ts'

const text = output('benchmarkdotnet/output.json')

test('reads the median of each, with its parameters, and what it allocates', () => {
  expect(read(benchmarkDotNetFormat, text)).toEqual([
    'Sample.Copying.Clone(Size: 64) 1.07451171875e-7 sec/op of 3',
    'Sample.Copying.Clone(Size: 64) 88 B/op',
    'Sample.Copying.Clone(Size: 1024) 0.0000012505 sec/op of 3',
    'Sample.Copying.Clone(Size: 1024) 1048 B/op',
  ])
  expect(parseTextInFormat(benchmarkDotNetFormat, text).measurements[0]?.iterations).toBe(3 * 4096)
})

test('what has no statistics has failed', () => {
  expect(parseTextInFormat(benchmarkDotNetFormat, text).failures).toEqual([
    'Sample.Copying.Fails: it has no statistics, so it could not be run',
  ])
})

test('reads names that are written in parts', () => {
  const of = (more: object) => ({ Method: 'Run', Statistics: { Median: 5 }, ...more })
  const old = [of({ Namespace: 'A.B', Type: 'C', Parameters: 'n=1' }), of({ Namespace: null })]
  const text = JSON.stringify({ HostEnvironmentInfo: {}, Benchmarks: old })
  expect(benchmarkDotNetFormat.claims(text)).toBe(true)
  expect(read(benchmarkDotNetFormat, text)).toEqual(['A.B.C.Run(n=1) 5e-9 sec/op', 'Run 5e-9 sec/op'])
  expect(() => read(benchmarkDotNetFormat, '{"Benchmarks": [{"Type": "A"}]}')).toThrow('"Method"')
})

test('several jobs are told apart by their names', () => {
  const of = (job: string) => ({
    FullName: 'A.B',
    DisplayInfo: `A.B: ${job}(Runtime=x) [n=1]`,
    Statistics: { Median: 5 },
  })
  const jobs = JSON.stringify({ Benchmarks: [of('Job-A'), of('Job-B')] })
  expect(read(benchmarkDotNetFormat, jobs)).toEqual(['A.B (Job-A) 5e-9 sec/op', 'A.B (Job-B) 5e-9 sec/op'])
})

test('several jobs are told apart also where their names have blanks', () => {
  const of = (version: string, more = '') => ({
    FullName: 'A.B',
    DisplayInfo: `A.B: .NET ${version}(Runtime=.NET ${version})${more}`,
    Statistics: { Median: 5 },
  })
  const names = (...benchmarks: readonly object[]) =>
    read(benchmarkDotNetFormat, JSON.stringify({ Benchmarks: benchmarks }))
  expect(names(of('8.0'), of('9.0', ' [n=1]'))).toEqual([
    'A.B (.NET 8.0) 5e-9 sec/op',
    'A.B (.NET 9.0) 5e-9 sec/op',
  ])
  expect(() => names(of('8.0'), of('8.0'))).toThrow('Two benchmarks are called "A.B"')
})

test('refuses a benchmark without a name', () => {
  expect(() => read(benchmarkDotNetFormat, '{"Benchmarks": [{"Statistics": {"Median": 5}}]}')).toThrow(
    NotInFormatError,
  )
})
