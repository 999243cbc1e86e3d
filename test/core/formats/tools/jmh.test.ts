// JMH's JSON.
import { describe, expect, test } from 'vitest'
import { NotInFormatError, parseTextInFormat } from '../../../../src/core/formats/reading/format.ts'
import { ParsedOutputBuilder } from '../../../../src/core/formats/reading/readings.ts'
import {
  addJmhScoresInModeAndUnit,
  isUnitOfJmhGroupMethodOrCounter,
  jmhFormat,
  parseJmhTable,
} from '../../../../src/core/formats/tools/jmh.ts'
import { output, read, told } from '../recorded-output.ts'

describe('jmh', () => {
  const text = output('jmh/output.json')

  test('reads the median over all forks, in every mode, with the parameters', () => {
    expect(read(jmhFormat, text)).toEqual([
      'sample.Copying.copy/size=64 20835125.316085074 ops/s of 6',
      'sample.Copying.average/size=64 6.123729122897916e-8 sec/op of 6',
      'sample.Copying.sampled/size=64:sample 3e-8 sec/op',
      'sample.Copying.sampled/size=64:ss 0.0000036054999999999996 sec/op of 6',
      'sample.Copying.average/size=1024 8.39519134933757e-7 sec/op of 6',
      'sample.Copying.average/size=1024 1040.0970458284382 B/op',
    ])
    expect(parseTextInFormat(jmhFormat, text).units).toEqual(new Map([['ops/s', { better: 'higher' }]]))
  })

  const result = (more: object) =>
    JSON.stringify([
      { benchmark: 'a.b', mode: 'thrpt', primaryMetric: { score: 5, scoreUnit: 'ops/ms' }, ...more },
    ])

  test('reads the methods of a group, and of profilers only what is allocated', () => {
    const secondaryMetrics = {
      get: { score: 2, scoreUnit: 'ops/ms' },
      'gc.count': { score: 2, scoreUnit: 'counts' },
      '·gc.alloc.rate.norm': { scorePercentiles: { '50.0': 80 }, scoreUnit: 'B/op' },
    }
    expect(read(jmhFormat, result({ secondaryMetrics }))).toEqual([
      'a.b 5000 ops/s',
      'a.b 80 B/op',
      'a.b:get 2000 ops/s',
    ])
  })

  test('reads what is allocated and counted in each of several modes', () => {
    const inMode = (mode: string, scoreUnit: string, n: number) => ({
      ...{ benchmark: 'a.b', mode, primaryMetric: { score: 5, scoreUnit } },
      secondaryMetrics: {
        'gc.alloc.rate.norm': { scorePercentiles: { '50.0': n }, scoreUnit: 'B/op' },
        events: { score: n, scoreUnit: '#' },
      },
    })
    const modes = [inMode('thrpt', 'ops/s', 80), inMode('avgt', 's/op', 82), inMode('ss', 's/op', 900)]
    expect(read(jmhFormat, JSON.stringify(modes))).toEqual([
      ...['a.b 5 ops/s', 'a.b 81 B/op of 2', 'a.b 5 sec/op'],
      ...['a.b:events 81 # of 2', 'a.b:ss 5 sec/op', 'a.b:ss 900 B/op', 'a.b:events:ss 900 #'],
    ])
  })

  test('names what is no number, which JMH writes as a word', () => {
    const { refused, measurements } = parseTextInFormat(
      jmhFormat,
      result({ primaryMetric: { score: 'NaN', scoreUnit: 'ops/s' } }),
    )
    expect({ refused, measurements }).toEqual({ refused: ['a.b: NaN ops/s'], measurements: [] })
  })

  test('refuses a result without a score, a unit or a name', () => {
    for (const more of [
      { primaryMetric: { scoreUnit: 'ops/s' } },
      { primaryMetric: { score: 5 } },
      { benchmark: 5 },
    ])
      expect(() => read(jmhFormat, result(more)), JSON.stringify(more)).toThrow(NotInFormatError)
    expect(() => read(jmhFormat, '[{"benchmark": "a"}]')).toThrow('-rf json')
  })

  test('leaves out what perfnorm counts, whatever it is called', () => {
    const metric = (scoreUnit: string) => ({ score: 1.2, scoreUnit, rawData: [[1.2]] })
    const secondaryMetrics = {
      cycles: metric('#/op'),
      CPI: metric('clks/insn'),
      IPC: metric('insns/clk'),
      'L1-dcache-loads': metric('#/op'),
      hits: metric('#'),
    }
    expect(read(jmhFormat, result({ secondaryMetrics }))).toEqual(['a.b 5000 ops/s', 'a.b:hits 1.2 #'])
  })

  test('refuses two results of one name', () => {
    const one = result({}).slice(1, -1)
    expect(() => read(jmhFormat, `[${one},${one}]`)).toThrow('Two benchmarks are called "a.b"')
  })

  test('its filters know the method, without parameters and what is measured of it', () => {
    const known = (name: string) => jmhFormat.namesInFilters?.(name)
    expect(known('sample.Copying.copy/size=64:ss')).toEqual(['sample.Copying.copy'])
    expect(known('sample.Copying.group:get')).toEqual(['sample.Copying.group'])
  })

  test('reads scores with thousands in English, in German, and without a point', () => {
    const table = (score: string) =>
      `Benchmark  Mode  Cnt  Score   Error  Units\nA.a        avgt    5  ${score} ± 0.001  us/op\n`
    for (const [score, value] of [
      ['1.234.567,891', 1.234567891],
      ['1,234,567.891', 1.234567891],
      ['1.234,567', 0.001234567],
      ['1,234.567', 0.001234567],
      ['1.234.567', 1.234567],
      ['234,567', 0.000234567],
    ] as const)
      expect(parseTextInFormat(jmhFormat, table(score)).measurements[0]?.value, score).toBeCloseTo(value, 12)
  })
})

// A score of JMH in every unit that it has.
describe('jmh score', () => {
  function scored(unit: string, mode = 'avgt') {
    const found = new ParsedOutputBuilder()
    addJmhScoresInModeAndUnit(found, 'a', mode, ['1.5'], unit)
    return told(found.parsed())
  }

  test('is a time or a rate in seconds', () => {
    expect(scored('us/op')).toEqual(['a 0.0000015 sec/op'])
    expect(scored('min/op')).toEqual(['a 90 sec/op'])
    expect(scored('ops/ns')).toEqual(['a 1500000000 ops/s'])
    expect(scored('ops/min')).toEqual(['a 0.025 ops/s'])
  })

  test('tells modes apart that have one unit', () => {
    expect(scored('s/op', 'ss')).toEqual(['a:ss 1.5 sec/op'])
    expect(scored('s/op', 'sample')).toEqual(['a:sample 1.5 sec/op'])
  })

  test('keeps a counter as it is, and refuses a time that is none', () => {
    expect(scored('#')).toEqual(['a 1.5 #'])
    expect(() => scored('weeks/op')).toThrow(NotInFormatError)
    expect(() => scored('ops/week')).toThrow('ops/week')
  })

  test('is of a method or counter by its unit, and else of a profiler', () => {
    expect(['ops/s', 'ops/ms', 'us/op', '#'].filter(isUnitOfJmhGroupMethodOrCounter)).toEqual([
      'ops/s',
      'ops/ms',
      'us/op',
      '#',
    ])
    expect(
      ['#/op', 'clks/insn', 'insns/clk', 'B/op', 'counts', '---', 'MB/sec'].filter(
        isUnitOfJmhGroupMethodOrCounter,
      ),
    ).toEqual([])
  })
})

// The table that JMH prints.
describe('jmh table', () => {
  function parse(text: string) {
    return told(parseJmhTable(text))
  }

  test('reads every mode, and of samples the median, not the mean', () => {
    expect(parse(output('jmh/output.txt').replaceAll(/(?<=p0.50 .* 0.0[34])0(?= )/g, '01'))).toEqual([
      'Copying.copy/size=64 26873563.651 ops/s',
      'Copying.copy/size=1024 1904255.158 ops/s',
      'Copying.average/size=64 8.06e-8 sec/op',
      'Copying.average/size=1024 4.32148e-7 sec/op',
      'Copying.sampled/size=64:sample 3.01e-8 sec/op',
      'Copying.sampled/size=1024:sample 4.01e-8 sec/op',
      'Copying.sampled/size=64:ss 0.000003305 sec/op',
      'Copying.sampled/size=1024:ss 0.000003782 sec/op',
    ])
  })

  test('reads what is allocated, and nothing else of a profiler', () => {
    expect(parse(output('jmh/gc.txt')).filter(line => !/ops\/s|sec\/op/.test(line))).toEqual([
      'Copying.copy/size=64 80.01 B/op',
      'Copying.copy/size=1024 1040.111 B/op',
      'Copying.average/size=64 80.014 B/op',
      'Copying.average/size=1024 1040.094 B/op',
    ])
  })

  test('reads what is allocated in each of several modes', () => {
    const row = (mode: string, allocated: number) =>
      `a.b:gc.alloc.rate.norm  5  x  ${mode}  6  ${allocated}.000 ± 0.001  B/op\n`
    expect(parse(table(row('thrpt', 80) + row('avgt', 82) + row('sample', 90)))).toEqual([
      'a.b/n=5/kind=x 81 B/op of 2',
      'a.b/n=5/kind=x:sample 90 B/op',
    ])
  })

  test('what is about nothing is nothing', () => {
    const rows = 'a.b:gc.alloc.rate.norm  5  x  avgt  6  ≈ 10⁻³  B/op'
    expect(parse(table(rows))).toEqual(['a.b/n=5/kind=x 0 B/op'])
  })

  const table = (rows: string) => `Benchmark  (n)  (kind)  Mode  Cnt  Score  Error  Units\n${rows}`

  test('reads parameters that do not apply, one run, and the decimal comma', () => {
    expect(parse(table('a.b  5  N/A  avgt  25  1,500 ± 0,1  ms/op'))).toEqual(['a.b/n=5 0.0015 sec/op'])
    expect(parse(table('a.b:get  5  x  thrpt  1.500  ops/s'))).toEqual(['a.b/n=5/kind=x:get 1.5 ops/s'])
  })

  test('refuses a score that is only an order of magnitude', () => {
    expect(() => parse(table('a.b  5  x  avgt  25  ≈ 10⁻⁶  ms/op'))).toThrow(NotInFormatError)
    expect(() => parse(table('a.b  5  x  avgt  25  ≈ 10⁻⁶  ms/op'))).toThrow('-rf json')
  })

  test.each([
    ['output.txt', 'Copying.sampled/size=64 has the value 0.030 us/op'],
    ['version1.21.txt', 'Copying.sampled/size=64 has the value 0.026 us/op'],
  ])('refuses a score of fewer than three digits, which JMH prints with three decimals: %s', (file, said) => {
    expect(() => parse(output(`jmh/${file}`))).toThrow(
      `The benchmark ${said}, which has fewer than three digits and is too coarse to compare. Set a smaller time unit (-tu), or make JMH write JSON (-rf json).`,
    )
  })

  test('a benchmark that threw, or whose process died, has no row below, and fails once', () => {
    const text = `# JMH version: 1.37
# Benchmark: org.sample.Copying.copy
# Parameters: (size = 64)
# Run progress: 0.00% complete, ETA 00:00:10
# Warmup Iteration   1: <failure>

java.lang.RuntimeException: boom
\tat org.sample.Copying.copy(Copying.java:9)

# Benchmark: org.sample.Copying.copy
# Parameters: (size = 1024)
# Warmup Iteration   1: 12.345 ns/op
Iteration   1: <failure>

# Run progress: 50.00% complete, ETA 00:00:05
# Fork: 2 of 2
# Warmup Iteration   1: <failure>

# Benchmark: org.sample.Copying.other
# Fork: 1 of 1
<forked VM failed with exit code 137>
<stdout last='20 lines'>
</stdout>

# Benchmark: org.sample.Copying.good
Iteration   1: 12.345 ns/op

Benchmark     Mode  Cnt   Score  Error  Units
Copying.good  avgt       12.345         ns/op
`
    const parsed = parseJmhTable(text)
    expect(told(parsed)).toEqual(['Copying.good 1.2345e-8 sec/op'])
    expect(parsed.failures).toEqual([
      'org.sample.Copying.copy (size = 64): <failure>',
      'org.sample.Copying.copy (size = 1024): <failure>',
      'org.sample.Copying.other: <forked VM failed with exit code 137>',
    ])
  })

  test('reads nothing above the table, and is known by its heading', () => {
    expect(parse('a.b  5  x  avgt  25  1.5 ± 0.1  ms/op')).toEqual([])
    expect(jmhFormat.claims('Benchmark     Mode  Cnt  Score   Error  Units')).toBe(true)
    expect(jmhFormat.claims('Benchmark     Time   CPU Iterations')).toBe(false)
  })

  test('reads the median as it is labelled until 1.36, and of every method of a group', () => {
    const sample = (label: string, score: string) => `a.mixed:${label}  5  x  sample    ${score}    us/op`
    expect(parse(table(`a.sampled:sampled·p0.50  5  x  sample    0.130    us/op`))).toEqual([
      'a.sampled/n=5/kind=x:sample 1.3e-7 sec/op',
    ])
    const group = [
      sample('mixed·p0.50', '1.000'),
      sample('get·p0.50', '2.000'),
      sample('get·p0.90', '9.000'),
      sample('put·p0.50', '3.000'),
    ]
    expect(parse(table(group.join('\n')))).toEqual([
      'a.mixed/n=5/kind=x:sample 0.000001 sec/op',
      'a.mixed/n=5/kind=x:get:sample 0.000002 sec/op',
      'a.mixed/n=5/kind=x:put:sample 0.000003 sec/op',
    ])
  })

  test('leaves out what perfnorm counts, be it only an order of magnitude', () => {
    const rows = ['a.b:cycles', 'a.b:branches', 'a.b:·branches', 'a.b:L1-dcache-loads'].map(
      name => `${name}  5  x  avgt    123.4    #/op`,
    )
    const more = ['a.b:faults  5  x  avgt    ≈ 10⁻³    #/op', 'a.b:CPI  5  x  avgt    0.3    clks/insn']
    const own = 'a.b  5  x  avgt  25  1.500 ± 0.1  ms/op'
    expect(parse(table([own, ...rows, ...more].join('\n')))).toEqual(['a.b/n=5/kind=x 0.0015 sec/op'])
  })
})

// What Swift's package-benchmark writes for JMH's readers.
describe('swift export', () => {
  test('reads times, and each other metric as a unit of its own', () => {
    const parsed = parseTextInFormat(jmhFormat, output('jmh/swift.json'))
    expect(told(parsed)).toEqual([
      'SampleBenchmarks.Copy_an_array 0.0000124 sec/op of 3',
      'SampleBenchmarks.Copy_an_array 3 Malloc-(total) of 3',
      'SampleBenchmarks.Copy_an_array 7 Requests of 3',
      'SampleBenchmarks.Copy_an_array (total CPU) 0.0000111 sec/op of 3',
      'SampleBenchmarks.Only_throughput 80645 ops/s of 3',
    ])
    expect([...parsed.units]).toEqual([
      ['Malloc-(total)', { better: 'lower' }],
      ['ops/s', { better: 'higher' }],
    ])
  })
})
