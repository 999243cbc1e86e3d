// Google Benchmark's JSON.
import { expect, test } from 'vitest'
import { readWhole, Unreadable } from '../../../../../src/core/formats/reading/format.ts'
import { googleBenchmark } from '../../../../../src/core/formats/tools/google-benchmark.ts'
import { output, read } from '../../recorded-output.ts'

const text = output('google-benchmark/output.json')

test('reads times in any unit, by the clock that each is measured with, and counters', () => {
  const lines = read(googleBenchmark, text)
  expect(lines.slice(0, 7)).toEqual([
    'Fibonacci/5 6.839946581720167e-9 sec/op',
    'Fibonacci/20 0.000009129956408588159 sec/op',
    'Copy/size:64 1.4176832850188973e-8 sec/op',
    'Copy/size:64 4514407461.54716 B/s',
    'Copy/size:64 70537616.58667438 copied',
    'Copy/size:64 3 copies',
    'Copy/size:64 70537616.58667438 items/s',
  ])
  expect(lines.at(-1)).toBe('Wall/real_time/threads:2 4.110683400175362e-7 sec/op')
  expect(lines.some(line => /BigO|RMS/.test(line))).toBe(false)
})

test('knows what is better of rates, names what failed, and keeps the iterations', () => {
  const { units, failures, measurements } = readWhole(googleBenchmark, text)
  expect(units.get('B/s')).toEqual({ better: 'higher' })
  expect(units.get('copies')).toEqual({ better: null })
  expect(failures).toEqual(['Fails: no such number'])
  expect(measurements[0]?.iterations).toBe(2040500)
})

test('makes one observation of repetitions, without their aggregates', () => {
  const values: readonly number[] = JSON.parse(output('google-benchmark/repetitions.json'))
    .benchmarks.filter((row: { run_type: string }) => row.run_type === 'iteration')
    .map((row: { cpu_time: number }) => row.cpu_time)
  const median = [...values].sort((a, b) => a - b)[1]
  expect(read(googleBenchmark, output('google-benchmark/repetitions.json'))).toEqual([
    `Fibonacci/5 ${Number(`${median}e-6`)} sec/op of 3`,
  ])
})

test('says which flag to leave out where there are only aggregates', () => {
  expect(() => read(googleBenchmark, output('google-benchmark/aggregates.json'))).toThrow(Unreadable)
  expect(() => read(googleBenchmark, output('google-benchmark/aggregates.json'))).toThrow(
    'Leave out --benchmark_report_aggregates_only',
  )
})

test('knows the aggregates of old versions by their names', () => {
  const rows = ['a', 'a_mean', 'a_median', 'a_stddev', 'b_mean'].map(name => ({
    name,
    real_time: 1,
    cpu_time: 2,
  }))
  expect(read(googleBenchmark, JSON.stringify({ context: {}, benchmarks: rows }))).toEqual([
    'a 2e-9 sec/op',
    'b_mean 2e-9 sec/op',
  ])
})

test('a row that was skipped is no failure, and one without times is refused', () => {
  const one = (row: object) =>
    JSON.stringify({ context: {}, benchmarks: [{ name: 'a', run_type: 'iteration', ...row }] })
  expect(readWhole(googleBenchmark, one({ skipped: true }))).toMatchObject({ measurements: [], failures: [] })
  expect(() => read(googleBenchmark, one({ real_time: 1 }))).toThrow(Unreadable)
  expect(() => read(googleBenchmark, one({ real_time: 1, cpu_time: 1, time_unit: 'weeks' }))).toThrow('weeks')
})

test('adds up how long all runs took, but no times that are set by hand, or that threads share', () => {
  const row = { iterations: 100, real_time: 20, cpu_time: 1, time_unit: 'ms', threads: 1 }
  const claimed = (...rows: readonly object[]) =>
    readWhole(
      googleBenchmark,
      JSON.stringify({
        context: { num_cpus: 1 },
        benchmarks: rows.map((one, n) => ({ name: `b${n}`, run_type: 'iteration', ...row, ...one })),
      }),
    ).claimed
  expect(claimed({}, {})).toBe(4)
  expect(claimed({}, { threads: 2 }, { name: 'm/manual_time' })).toBe(2)
  expect(claimed({ threads: undefined })).toBeUndefined()
})

test('reads JSON whose aggregates of the complexity have percentages, which are no JSON', () => {
  const run =
    '{"name": "BM_a/8", "run_type": "iteration", "iterations": 9, "real_time": 10.5, "cpu_time": 10.5, "time_unit": "ns"}'
  const rms = '{"name": "BM_a_RMS", "run_type": "aggregate", "aggregate_name": "RMS", "rms": 2%}'
  const text = `{"context": {"num_cpus": 2},\n"benchmarks": [\n${run},\n${rms}\n]}`
  expect(readWhole(googleBenchmark, text).measurements.map(({ benchmark }) => benchmark)).toEqual(['BM_a/8'])
})
