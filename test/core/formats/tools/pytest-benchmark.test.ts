// pytest-benchmark's JSON.
import { expect, test } from 'vitest'
import { NotInFormatError, parseTextInFormat } from '../../../../src/core/formats/reading/format.ts'
import { pytestBenchmarkFormat } from '../../../../src/core/formats/tools/pytest-benchmark.ts'
import { output, read } from '../recorded-output.ts'

test('reads the median of the rounds, under the whole node id', () => {
  expect(read(pytestBenchmarkFormat, output('pytest-benchmark/output.json'))).toEqual([
    'test_numbers.py::test_fibonacci[5] 5.683500603481662e-7 sec/op of 3910',
    'test_numbers.py::test_fibonacci[12] 0.00001653500112297479 sec/op of 2815',
    'test_numbers.py::TestCopying::test_slice[list] 2.854001650121063e-7 sec/op of 8899',
    'test_numbers.py::TestCopying::test_slice[a b/c] 2.842308066856976e-7 sec/op of 9828',
    'test_numbers.py::test_fails 1.9719000192708337e-7 sec/op of 2508',
  ])
  expect(
    parseTextInFormat(pytestBenchmarkFormat, output('pytest-benchmark/output.json')).measurements[0]
      ?.iterations,
  ).toBe(3910 * 20)
})

test('names what is no number, which Python writes into JSON', () => {
  const text = '{"benchmarks": [{"fullname": "a", "stats": {"median": NaN}}]}'
  expect(parseTextInFormat(pytestBenchmarkFormat, text).refused).toEqual(['a: NaN sec/op'])
})

test('refuses a benchmark without a median, and what is none', () => {
  expect(() => read(pytestBenchmarkFormat, '{"benchmarks": [{"fullname": "a", "stats": {}}]}')).toThrow('(a)')
  expect(() => read(pytestBenchmarkFormat, '{"results": []}')).toThrow('--benchmark-json')
  expect(() => read(pytestBenchmarkFormat, output('pytest-benchmark/output.json').slice(0, -100))).toThrow(
    NotInFormatError,
  )
})

test('-k knows the test alone', () => {
  const known = (name: string) => pytestBenchmarkFormat.namesInFilters?.(name)
  expect(known('tests/test_a.py::test_copy[64]')).toEqual(['test_copy[64]'])
  expect(known('test_a.py::TestCopy::test_it[a::b]')).toEqual(['test_it[a::b]'])
  expect(known('test_copy')).toEqual(['test_copy'])
})

test('adds up how long all rounds took, unless by a timer that may count something else', () => {
  const stats = { median: 1, mean: 0.5, rounds: 10, iterations: 4 }
  const claimed = (...timers: readonly string[]) =>
    parseTextInFormat(
      pytestBenchmarkFormat,
      JSON.stringify({
        benchmarks: timers.map((timer, n) => ({ fullname: `t${n}`, options: { timer }, stats })),
      }),
    ).claimed
  expect(claimed('perf_counter', 'perf_counter')).toBe(40)
  expect(claimed('process_time', 'perf_counter')).toBe(20)
  expect(claimed('process_time')).toBeUndefined()
})
