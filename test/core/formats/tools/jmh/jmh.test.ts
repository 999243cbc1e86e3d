// JMH's JSON.
import { expect, test } from 'vitest'
import { readWhole, Unreadable } from '../../../../../src/core/formats/reading/format.ts'
import { jmh } from '../../../../../src/core/formats/tools/jmh.ts'
import { output, read } from '../../recorded-output.ts'

const text = output('jmh/output.json')

test('reads the median over all forks, in every mode, with the parameters', () => {
  expect(read(jmh, text)).toEqual([
    'sample.Copying.copy/size=64 20835125.316085074 ops/s of 6',
    'sample.Copying.average/size=64 6.123729122897916e-8 sec/op of 6',
    'sample.Copying.sampled/size=64:sample 3e-8 sec/op',
    'sample.Copying.sampled/size=64:ss 0.0000036054999999999996 sec/op of 6',
    'sample.Copying.average/size=1024 8.39519134933757e-7 sec/op of 6',
    'sample.Copying.average/size=1024 1040.0970458284382 B/op',
  ])
  expect(readWhole(jmh, text).units).toEqual(new Map([['ops/s', { better: 'higher' }]]))
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
  expect(read(jmh, result({ secondaryMetrics }))).toEqual([
    'a.b 5000 ops/s',
    'a.b 80 B/op',
    'a.b:get 2000 ops/s',
  ])
})

test('names what is no number, which JMH writes as a word', () => {
  const { refused, measurements } = readWhole(
    jmh,
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
    expect(() => read(jmh, result(more)), JSON.stringify(more)).toThrow(Unreadable)
  expect(() => read(jmh, '[{"benchmark": "a"}]')).toThrow('-rf json')
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
  expect(read(jmh, result({ secondaryMetrics }))).toEqual(['a.b 5000 ops/s', 'a.b:hits 1.2 #'])
})

test('refuses two results of one name', () => {
  const one = result({}).slice(1, -1)
  expect(() => read(jmh, `[${one},${one}]`)).toThrow('Two benchmarks are called "a.b"')
})

test('its filters know the method, without parameters and what is measured of it', () => {
  const known = (name: string) => jmh.namesInFilters?.(name)
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
    expect(readWhole(jmh, table(score)).measurements[0]?.value, score).toBeCloseTo(value, 12)
})
