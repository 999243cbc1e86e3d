// Google Benchmark's JSON.
import { describe, expect, test } from 'vitest'
import { NotInFormatError, parseTextInFormat } from '../../../../src/core/formats/reading/format.ts'
import { ParsedOutputBuilder } from '../../../../src/core/formats/reading/readings.ts'
import {
  addGoogleCounters,
  addGoogleTime,
  findRepeatedGoogleBenchmarks,
  googleBenchmarkFormat,
  googleRowsWithoutAggregates,
  parseGoogleTable,
} from '../../../../src/core/formats/tools/google-benchmark.ts'
import { output, read, told } from '../recorded-output.ts'

describe('google benchmark', () => {
  const text = output('google-benchmark/output.json')

  test('reads times in any unit, by the clock that each is measured with, and counters', () => {
    const lines = read(googleBenchmarkFormat, text)
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
    const { units, failures, measurements } = parseTextInFormat(googleBenchmarkFormat, text)
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
    expect(read(googleBenchmarkFormat, output('google-benchmark/repetitions.json'))).toEqual([
      `Fibonacci/5 ${Number(`${median}e-6`)} sec/op of 3`,
    ])
  })

  test('says which flag to leave out where there are only aggregates', () => {
    expect(() => read(googleBenchmarkFormat, output('google-benchmark/aggregates.json'))).toThrow(
      NotInFormatError,
    )
    expect(() => read(googleBenchmarkFormat, output('google-benchmark/aggregates.json'))).toThrow(
      'Remove --benchmark_report_aggregates_only and --benchmark_display_aggregates_only (in code',
    )
  })

  test('knows the aggregates of old versions by their names', () => {
    const rows = ['a', 'a_mean', 'a_median', 'a_stddev', 'b_mean'].map(name => ({
      name,
      real_time: 1,
      cpu_time: 2,
    }))
    expect(read(googleBenchmarkFormat, JSON.stringify({ context: {}, benchmarks: rows }))).toEqual([
      'a 2e-9 sec/op',
      'b_mean 2e-9 sec/op',
    ])
  })

  test('a row that was skipped is no failure, and one without times is refused', () => {
    const one = (row: object) =>
      JSON.stringify({ context: {}, benchmarks: [{ name: 'a', run_type: 'iteration', ...row }] })
    expect(parseTextInFormat(googleBenchmarkFormat, one({ skipped: true }))).toMatchObject({
      measurements: [],
      failures: [],
    })
    expect(() => read(googleBenchmarkFormat, one({ real_time: 1 }))).toThrow(NotInFormatError)
    expect(() => read(googleBenchmarkFormat, one({ real_time: 1, cpu_time: 1, time_unit: 'weeks' }))).toThrow(
      'weeks',
    )
  })

  test('names a counter that is no number', () => {
    const row = '{"name": "a", "run_type": "iteration", "real_time": 1, "cpu_time": 2, "label": "NaN"'
    const text = `{"context": {}, "benchmarks": [${row}, "hits": NaN, "rate": Infinity, "misses": 3}]}`
    const { measurements, refusedBeside } = parseTextInFormat(googleBenchmarkFormat, text)
    expect(measurements.map(({ unit }) => unit)).toEqual(['sec/op', 'misses'])
    expect(refusedBeside).toEqual(['a: NaN hits', 'a: Infinity rate'])
  })

  test('adds up how long all runs took, but no times that are set by hand, or that threads share', () => {
    const row = { iterations: 100, real_time: 20, cpu_time: 1, time_unit: 'ms', threads: 1 }
    const claimed = (...rows: readonly object[]) =>
      parseTextInFormat(
        googleBenchmarkFormat,
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
    expect(
      parseTextInFormat(googleBenchmarkFormat, text).measurements.map(({ benchmark }) => benchmark),
    ).toEqual(['BM_a/8'])
  })
})

// What is a run among the rows, and which of its times counts.
describe('google benchmark run', () => {
  const once = { iterations: 1, isRepeated: false }
  const rows = (...names: readonly string[]) => names.map(name => ({ name }))

  test('takes the clock on the wall only where the name says so', () => {
    const found = new ParsedOutputBuilder()
    for (const name of ['a', 'a/real_time', 'a/manual_time/threads:2', 'a/real_timer'])
      addGoogleTime(found, name, { real: '5', cpu: '3', unit: 'ms', ...once })
    expect(told(found.parsed()).map(line => line.split(' ')[1])).toEqual(['0.003', '0.005', '0.005', '0.003'])
  })

  test('a counter does not pass for a unit of ours', () => {
    const found = new ParsedOutputBuilder()
    addGoogleCounters(
      found,
      'a',
      [
        ['sec/op', 1],
        ['items_per_second', 2],
        ['my count', 3],
        ['', 4],
      ],
      once,
    )
    expect(told(found.parsed())).toEqual([
      'a 1 counter:sec/op',
      'a 2 items/s',
      'a 3 my-count',
      'a 4 counter:',
    ])
  })

  test('leaves out aggregates, and no benchmark that is called like one', () => {
    const names = (given: readonly string[]) =>
      googleRowsWithoutAggregates(rows(...given)).map(({ name }) => name)
    expect(names(['a', 'a_mean', 'a_median', 'a_stddev', 'a_cv'])).toEqual(['a'])
    expect(names(['a', 'a_BigO', 'a_RMS'])).toEqual(['a'])
    expect(names(['running_mean', 'b_min', 'b_cv'])).toEqual(['running_mean', 'b_min', 'b_cv'])
  })

  test('refuses aggregates without runs', () => {
    expect(() => googleRowsWithoutAggregates(rows('a_mean', 'a_median', 'a_stddev'))).toThrow(
      NotInFormatError,
    )
  })

  test('knows what was repeated by the aggregates beside it, and adds only that several times', () => {
    expect([...findRepeatedGoogleBenchmarks(rows('a', 'a', 'a_mean', 'b'))]).toEqual(['a'])
    const twice = (isRepeated: boolean) => {
      const found = new ParsedOutputBuilder()
      for (const real of ['1', '3'])
        addGoogleTime(found, 'a', { real, cpu: real, unit: 's', iterations: 1, isRepeated })
      return told(found.parsed())
    }
    expect(twice(true)).toEqual(['a 2 sec/op of 2'])
    expect(() => twice(false)).toThrow('Two benchmarks are called "a"')
  })
})

// The table that Google Benchmark prints.
describe('google benchmark table', () => {
  function parse(text: string) {
    return parseGoogleTable(text)
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
        `The benchmark Sum has the value ${time} ms, which has fewer than three digits and is too coarse to compare. Use --benchmark_format=json.`,
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
    expect(() => parse(output('google-benchmark/aggregates.txt'))).toThrow(NotInFormatError)
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
    expect(googleBenchmarkFormat.claims('Benchmark      Time     CPU   Iterations UserCounters...')).toBe(
      true,
    )
    expect(googleBenchmarkFormat.claims('Benchmark  Mode  Cnt')).toBe(false)
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
      expect(() => table(names, values), names).toThrow(NotInFormatError)
      expect(() => table(names, values), names).toThrow('Use --benchmark_format=json')
    }
  })

  test('reads counters with blanks in their names, inverted rates, and what is no number', () => {
    const text =
      'BM_a  b   9.00 us   8.00 us   100 an average size=2.5m each=10.5ns odd=nan z=1e+30 of a label'
    const parsed = parse(text)
    expect(told(parsed)).toEqual([
      'BM_a  b 0.000008 sec/op',
      'BM_a  b 0.0025 an-average-size',
      'BM_a  b 1.05e-8 each',
      'BM_a  b 1e+30 z',
    ])
    expect(parsed.refused).toEqual(['BM_a  b: NaN odd'])
  })
})
