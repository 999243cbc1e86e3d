// From rounds to series: matching by name, one observation a round, and what tells equal names apart.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseGoOutput } from '../../../src/core/formats/tools/go/go.ts'
import type { MeasuredRound, Measurement, SideVisit } from '../../../src/core/model/measuring.ts'
import {
  collectSampleCountsPerVisit,
  collectSeriesFromRounds,
  combineRoundValues,
  formatNameOfEachMeasuredSide,
} from '../../../src/core/rounds/collect.ts'

describe('collect', () => {
  const visit = (text: string): SideVisit => ({
    started: '',
    seconds: 1,
    measurements: parseGoOutput(text).measurements,
  })
  const round = (number: number, base: string, head: string): MeasuredRound => ({
    round: number,
    block: 1,
    first: 'base',
    base: visit(base),
    head: visit(head),
  })
  const none = new Map()

  test('gives each side one value a round, null where a round gave none', () => {
    const rounds = [
      round(1, 'BenchmarkA 1 1 u', 'BenchmarkA 1 10 u'),
      round(2, '', 'BenchmarkA 1 20 u'),
      round(3, 'BenchmarkA 1 3 u', ''),
    ]
    expect(collectSeriesFromRounds(rounds, none)).toEqual([
      { benchmark: 'A', package: null, unit: 'u', rule: {}, base: [1, null, 3], head: [10, 20, null] },
    ])
  })

  test('leaves out a throughput that has two digits on either side, as the time beside it says the same', () => {
    const units = (base: string, head: string) =>
      collectSeriesFromRounds([round(1, `BenchmarkA 1 ${base}`, `BenchmarkA 1 ${head}`)], none).map(
        ({ unit }) => unit,
      )
    expect(units('455 ns/op 0.04 MB/s', '459 ns/op 0.03 MB/s')).toEqual(['sec/op'])
    expect(units('9 ns/op 1.01 MB/s 3 B/op', '9 ns/op 0.99 MB/s 3 B/op')).toEqual(['sec/op', 'B/op'])
    expect(units('9 ns/op 1.01 MB/s', '9 ns/op 1.02 MB/s')).toEqual(['sec/op', 'B/s'])
    // Nothing else says these.
    expect(units('0.04 MB/s', '0.03 MB/s')).toEqual(['B/s'])
    expect(units('9 ns/op 35 B/s 0.02 MB', '9 ns/op 35 B/s 0.02 MB')).toEqual(['sec/op', 'B/s', 'B'])
  })

  test('gives the worse halves of visits too, where both sides have some', () => {
    const halved = ({ base, head, ...rest }: MeasuredRound): MeasuredRound => {
      const half = (visit: SideVisit) => ({
        ...visit,
        measurements: visit.measurements.map(one => ({ ...one, worse: 2 * one.value })),
      })
      return { ...rest, base: half(base), head: half(head) }
    }
    const rounds = [round(1, 'BenchmarkA 1 1 u', 'BenchmarkA 1 10 u'), round(2, 'BenchmarkA 1 2 u', '')]
    const [series] = collectSeriesFromRounds(rounds.map(halved), none)
    expect(series?.worse).toEqual({ base: [2, 4], head: [20, null] })
    expect(
      collectSeriesFromRounds([halved(round(1, 'BenchmarkA 1 1 u', ''))], none)[0]?.worse,
    ).toBeUndefined()
  })

  test('lists benchmarks and their units in the order in which they were first seen, on either side', () => {
    const rounds = [
      round(1, 'BenchmarkB 1 1 u 2 v', 'BenchmarkNew 1 1 u\nBenchmarkB 1 1 u'),
      round(2, 'BenchmarkA 1 1 u', ''),
    ]
    expect(collectSeriesFromRounds(rounds, none).map(one => `${one.benchmark} ${one.unit}`)).toEqual([
      'B u',
      'B v',
      'New u',
      'A u',
    ])
  })

  test('a benchmark that only one side has keeps its place with an empty other side', () => {
    expect(collectSeriesFromRounds([round(1, '', 'BenchmarkNew 1 7 u')], none)).toMatchObject([
      { base: [null], head: [7] },
    ])
  })

  test('attaches what was said of a unit to every series in it', () => {
    const rules = parseGoOutput('Unit u better=higher').units
    const [first, second] = collectSeriesFromRounds([round(1, 'BenchmarkA 1 1 u 1 v', '')], rules)
    expect([first?.rule, second?.rule]).toEqual([{ better: 'higher' }, {}])
  })

  test('keeps benchmarks of the same name in two packages apart', () => {
    const text = 'pkg: m/a\nBenchmarkA 1 1 u\npkg: m/b\nBenchmarkA 1 2 u'
    expect(collectSeriesFromRounds([round(1, text, text)], none)).toMatchObject([
      { benchmark: 'A', package: 'm/a', base: [1], head: [1] },
      { benchmark: 'A', package: 'm/b', base: [2], head: [2] },
    ])
  })

  test('matches a benchmark whose commit or machine differs only between the sides, or whose package one side does not name', () => {
    const base = 'pkg: a/name\ncommit: 1\nBenchmarkA 1 1 u'
    const matched = [{ base: [1], head: [2], benchmark: 'A' }]
    for (const head of ['pkg: a/name\ncommit: 2\nBenchmarkA 1 2 u', 'BenchmarkA 1 2 u'])
      expect(collectSeriesFromRounds([round(1, base, head)], none)).toMatchObject(matched)
  })

  test('never matches benchmarks of equal name in different packages', () => {
    const rounds = [round(1, 'pkg: m/a\nBenchmarkA 1 1 u', 'pkg: m/b\nBenchmarkA 1 2 u')]
    expect(collectSeriesFromRounds(rounds, none)).toMatchObject([
      { benchmark: 'A', package: 'm/a', base: [1], head: [null] },
      { benchmark: 'A', package: 'm/b', base: [null], head: [2] },
    ])
  })

  test('a key that takes several values within a visit becomes part of the name', () => {
    const text = 'engine: v8\nBenchmarkA 1 1 u\nengine: jsc\nBenchmarkA 1 2 u'
    expect(collectSeriesFromRounds([round(1, text, text)], none).map(one => one.benchmark)).toEqual([
      'A engine:v8',
      'A engine:jsc',
    ])
  })

  test('a line of a program that looks like a key but differs from round to round tells nothing apart', () => {
    const text = (elapsed: number) => `BenchmarkA 1 1 u\nelapsed: ${elapsed}ms\nBenchmarkB 1 2 u`
    const rounds = [round(1, text(1), text(2)), round(2, text(3), text(4))]
    expect(collectSeriesFromRounds(rounds, none).map(one => one.benchmark)).toEqual(['A', 'B'])
  })

  test('a key that one visit is without, or has another value in it, tells nothing apart', () => {
    const both = 'engine: v8\nBenchmarkA 1 1 u\nengine: jsc\nBenchmarkA 1 2 u'
    const names = (other: string) =>
      collectSeriesFromRounds([round(1, both, both), round(2, other, other)], none).map(one => one.benchmark)
    expect(names('BenchmarkA 1 1 u')).toEqual(['A'])
    expect(names('engine: quickjs\nBenchmarkA 1 1 u')).toEqual(['A'])
    expect(names('engine: v8\nBenchmarkA 1 1 u\nengine: quickjs\nBenchmarkA 1 2 u')).toEqual(['A'])
  })

  test('a key that only a side has tells benchmarks apart', () => {
    const both = 'engine: v8\nBenchmarkA 1 1 u\nengine: jsc\nBenchmarkA 1 2 u'
    const rounds = [round(1, both, both), round(2, both, 'BenchmarkA 1 1 u')]
    expect(collectSeriesFromRounds(rounds, none).map(one => one.benchmark)).toContain('A engine:jsc')
  })

  test('does not mix the values of two engines where each side misses one of them in a round', () => {
    const [v8, jsc] = ['engine: v8\nBenchmarkA 1 1 u', 'engine: jsc\nBenchmarkA 1 2 u']
    const both = `${v8}\n${jsc}`
    const rounds = [round(1, v8, both), round(2, both, jsc), round(3, both, both)]
    expect(collectSeriesFromRounds(rounds, none)).toMatchObject([
      { benchmark: 'A engine:v8', base: [1, 1, 1], head: [1, null, 1] },
      { benchmark: 'A engine:jsc', base: [null, 2, 2], head: [2, 2, 2] },
    ])
  })

  test('keeps packages apart also where a round left one of them out', () => {
    const [a, b] = ['pkg: m/a\nBenchmarkA 1 1 u', 'pkg: m/b\nBenchmarkA 1 2 u']
    const both = `${a}\n${b}`
    expect(
      collectSeriesFromRounds([round(1, both, both), round(2, b, a), round(3, a, b)], none),
    ).toMatchObject([
      { benchmark: 'A', package: 'm/a', base: [1, null, 1], head: [1, 1, null] },
      { benchmark: 'A', package: 'm/b', base: [2, 2, null], head: [2, null, 2] },
    ])
  })

  test('a key may have the name of anything', () => {
    const text = 'BenchmarkA 1 1 u\nconstructor: x\nBenchmarkA 1 1 u\nconstructor:\nBenchmarkC 1 1 u'
    expect(collectSeriesFromRounds([round(1, text, text)], none).map(one => one.benchmark)).toEqual([
      'A',
      'A constructor:x',
      'C',
    ])
  })

  test('a key that differs between benchmarks is no part of their names, which last when others are no longer measured', () => {
    const both = 'shape: 1\nBenchmarkA 1 1 u\nshape: 2\nBenchmarkB 1 1 u'
    const rounds = [
      round(1, both, both),
      round(2, 'shape: 1\nBenchmarkA 1 1 u', 'shape: 1\nBenchmarkA 1 1 u'),
    ]
    expect(collectSeriesFromRounds(rounds, none).map(one => one.benchmark)).toEqual(['A', 'B'])
    expect(collectSeriesFromRounds(rounds.slice(1), none).map(one => one.benchmark)).toEqual(['A'])
  })

  test('the value of a benchmark without such a key stays without it', () => {
    const text = 'BenchmarkA 1 1 u\nengine: jsc\nBenchmarkA 1 2 u'
    expect(collectSeriesFromRounds([round(1, text, text)], none).map(one => one.benchmark)).toEqual([
      'A',
      'A engine:jsc',
    ])
  })

  test('does not confuse a benchmark with one whose repeated name Go has numbered', () => {
    const text = 'BenchmarkA/dup 1 1 u\nBenchmarkA/dup#01 1 2 u'
    expect(
      collectSeriesFromRounds([round(1, text, text)], none).map(one => [one.benchmark, one.head[0]]),
    ).toEqual([
      ['A/dup', 1],
      ['A/dup#01', 2],
    ])
  })

  test('counts a process that measures several times as one process', () => {
    const text = 'BenchmarkA 1 5 ns/op 5 u\nBenchmarkA 1 4 ns/op 4 u\nBenchmarkA 1 9 ns/op 9 u'
    const [time, other] = collectSeriesFromRounds([round(1, text, text)], none)
    expect(time?.base).toEqual([4 * 1e-9])
    expect(other?.base).toEqual([5])
  })

  test('observes the least of several times, the median of anything else, and nothing of nothing', () => {
    const values = fc.array(fc.double({ noNaN: true, noDefaultInfinity: true }), {
      minLength: 1,
      maxLength: 9,
    })
    fc.assert(
      fc.property(values, several => {
        const time = combineRoundValues(several, 'sec/op') as number
        expect(several.every(value => value >= time)).toBe(true)
        expect(several).toContain(time)
        const middle = combineRoundValues(several, 'allocs/op') as number
        expect(several).toContain(middle)
        expect(several.filter(value => value < middle).length).toBeLessThanOrEqual((several.length - 1) / 2)
        expect(several.filter(value => value > middle).length).toBeLessThanOrEqual(several.length / 2)
      }),
    )
    expect(combineRoundValues([], 'sec/op')).toBeNull()
  })
})

// How many samples were taken within processes, and in which formats they were read.
describe('inner samples', () => {
  const visit = (measurements: readonly Measurement[], format?: string): SideVisit => ({
    started: '',
    seconds: 1,
    measurements,
    ...(format === undefined ? {} : { format }),
  })
  const round = (base: SideVisit, head: SideVisit): MeasuredRound => ({
    round: 1,
    block: 1,
    first: 'base',
    base,
    head,
  })
  const measured = (benchmark: string, innerSamples?: number, config = {}): Measurement => ({
    ...{ benchmark, config, iterations: 0, unit: 'sec/op', value: 1 },
    ...(innerSamples === undefined ? {} : { innerSamples }),
  })
  const silent = visit([])

  test('gives the fewest and the most of all visits, and leaves out what was measured once', () => {
    const rounds = [
      round(visit([measured('A', 30), measured('B')]), visit([measured('A', 5), measured('B', 1)])),
      round(visit([measured('A')]), visit([measured('B')])),
    ]
    expect(collectSampleCountsPerVisit(rounds)).toEqual([
      { benchmark: 'A', package: null, least: 1, most: 30 },
    ])
  })

  test('counts the lines that Go prints of a benchmark, and not its units', () => {
    const lines = (text: string) => visit(parseGoOutput(text).measurements)
    const rounds = [
      round(lines('pkg: m\nBenchmarkA 1 1 ns/op 2 B/op\nBenchmarkA 1 1 ns/op\nBenchmarkB 1 1 ns/op'), silent),
      round(lines('BenchmarkB 1 1 ns/op 2 B/op 3 allocs/op'), silent),
    ]
    expect(collectSampleCountsPerVisit(rounds)).toEqual([{ benchmark: 'A', package: 'm', least: 2, most: 2 }])
  })

  test('does not count benchmarks of one name under other configurations as one', () => {
    const two = visit([measured('A', 1, { engine: 'v8' }), measured('A', 1, { engine: 'jsc' })])
    expect(collectSampleCountsPerVisit([round(two, two)])).toEqual([])
  })

  test('counts values together that become one observation although their configurations differ', () => {
    const elapsed = (first: string, second: string) =>
      visit([measured('A', 1, { elapsed: first }), measured('A', 1, { elapsed: second })])
    const rounds = [
      round(elapsed('1ms', '2ms'), elapsed('3ms', '4ms')),
      round(elapsed('5ms', '6ms'), elapsed('7ms', '8ms')),
    ]
    expect(collectSampleCountsPerVisit(rounds)).toEqual([
      { benchmark: 'A', package: null, least: 2, most: 2 },
    ])
  })

  test('names the format of each side that measured anything, which is Go where nobody says', () => {
    const pytest = visit([measured('A')], 'pytest-benchmark')
    expect(
      formatNameOfEachMeasuredSide([round(silent, silent), round(pytest, visit([measured('A')]))]),
    ).toEqual({
      base: 'pytest-benchmark',
      head: 'go',
    })
    expect(formatNameOfEachMeasuredSide([round(silent, pytest)])).toEqual({
      base: null,
      head: 'pytest-benchmark',
    })
    expect(formatNameOfEachMeasuredSide([])).toEqual({ base: null, head: null })
  })
})
