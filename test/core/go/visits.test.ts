// How often and how long a benchmark is visited, by what its trial has shown.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseGoOutput } from '../../../src/core/formats/tools/go/go.ts'
import {
  benchtimeOfPlan,
  extractProgramOutputLines,
  findLinePrintedOnlyByBenchmark,
  maxVisitOverheadShare,
  planVisitsOfGoBenchmarkFromTrials,
  removePrintedConfigFromGoMeasurements,
  type TrialTimesOnOneSide,
  whyGoOutputUnusable,
} from '../../../src/core/go/visits.ts'

describe('plan visits', () => {
  /** A benchmark of one operation, of so many seconds, that was run for a tenth of a second. */
  const trial = (operation: number, overhead: number, firstTwo = 2 * operation): TrialTimesOnOneSide => ({
    overhead,
    rows: [{ time: 0.1, iterations: Math.ceil(0.1 / operation), seconds: operation, firstTwo }],
  })
  const plan = (...trials: readonly TrialTimesOnOneSide[]) => planVisitsOfGoBenchmarkFromTrials(0.1, trials)
  const both = (one: TrialTimesOnOneSide) => plan(one, one)

  test('visits are as short as starting a process lets them be', () => {
    expect(both(trial(1e-6, 0.001))).toMatchObject({ turns: 24, iterations: 4167 })
    expect(both(trial(1e-6, 0.02))).toMatchObject({
      turns: 10,
      iterations: 10_000,
      seconds: 0.01,
      overhead: 0.02,
    })
    expect(both(trial(1e-6, 0.05))).toMatchObject({ turns: 4, iterations: 25_000 })
  })

  test('where preparation takes long there is one, with its number of operations known beforehand', () => {
    expect(both(trial(1e-6, 0.15))).toMatchObject({ turns: 1, iterations: 100_000, seconds: 0.1 })
    expect(both(trial(1e-6, 60))).toMatchObject({ turns: 1 })
  })

  test('each has a few operations', () => {
    expect(both(trial(0.005, 0.001))).toMatchObject({ turns: 10, iterations: 2 })
    expect(both(trial(0.01, 0.001))).toMatchObject({ turns: 4, iterations: 3 })
    expect(both(trial(0.016, 0.001))).toMatchObject({ turns: 2, iterations: 3 })
    expect(both(trial(0.03, 0.001))).toMatchObject({ turns: 1, iterations: 3 })
    expect(both(trial(5, 0.001))).toMatchObject({ turns: 1, iterations: 1 })
  })

  test('the slower side decides, be it ten times slower', () => {
    const [fast, slow] = [trial(1e-5, 0.001), trial(1e-4, 0.004)]
    expect(plan(fast, slow)).toEqual(plan(slow, fast))
    expect(plan(fast, slow)).toEqual(both(slow))
  })

  test('what the first operations take more by chance is no reason for long visits', () => {
    expect(both(trial(0.005, 0.001, 0.0149))).toMatchObject({ turns: 10 })
    expect(both(trial(0.005, 0.001, 0.0151))).toMatchObject({ turns: 1 })
  })

  test('what the first operations cost more, as preparation that is timed does, is little of each visit', () => {
    expect(both(trial(1e-6, 0.001, 0.0001))).toMatchObject({ turns: 24 })
    expect(both(trial(1e-6, 0.001, 0.001))).toMatchObject({ turns: 4 })
    expect(both(trial(1e-6, 0.001, 0.03))).toMatchObject({ turns: 1 })
  })

  test('of several benchmarks each finds its own number, in the time of a visit', () => {
    const rows = [...trial(1e-6, 0).rows, ...trial(1e-3, 0).rows]
    const several = { overhead: 0.01, rows }
    expect(plan(several, trial(1e-6, 0.002))).toMatchObject({ turns: 20, iterations: null, seconds: 0.005 })
    expect(benchtimeOfPlan({ turns: 10, iterations: null, seconds: 0.01, overhead: 0 })).toBe('10000000ns')
    expect(benchtimeOfPlan({ turns: 10, iterations: 7, seconds: 0.01, overhead: 0 })).toBe('7x')
  })

  test('a benchmark that reports times of its own runs as often as it did in all that time', () => {
    const rows = [{ time: 0.1, iterations: 1000, seconds: 2, firstTwo: 4 }]
    expect(both({ overhead: 0.001, rows })?.iterations).toBeGreaterThan(10)
    const none = [{ time: 0.1, iterations: 1e9, seconds: 1e-30, firstTwo: null }]
    expect(both({ overhead: 0.001, rows: none })?.iterations).toBeLessThanOrEqual(1e9)
  })

  test('a side that has reported nothing leaves nothing to plan by', () => {
    expect(plan(trial(1e-6, 0.001), { overhead: 0.001, rows: [] })).toBeNull()
    expect(plan()).toBeNull()
  })

  test('turns are even or one, together as long as was asked for, and no more overhead than is allowed', () => {
    const seconds = (min: number, max: number) => fc.double({ min, max, noNaN: true })
    const row = fc.record({
      time: seconds(1e-9, 1000),
      iterations: fc.integer({ min: 1, max: 1e9 }),
      seconds: seconds(1e-12, 100),
      firstTwo: fc.option(seconds(0, 100)),
    })
    const drawn = fc.record({
      overhead: seconds(0, 100),
      rows: fc.array(row, { minLength: 1, maxLength: 4 }),
    })
    fc.assert(
      fc.property(seconds(1e-9, 1000), fc.array(drawn, { minLength: 1, maxLength: 2 }), (time, trials) => {
        const found = planVisitsOfGoBenchmarkFromTrials(time, trials)
        if (found === null) throw new Error('there was something to plan by')
        const { turns, iterations, seconds: each, overhead } = found
        expect(turns === 1 || (turns % 2 === 0 && turns <= 24)).toBe(true)
        expect(each * turns).toBeCloseTo(time, 9)
        expect(iterations === null || (Number.isSafeInteger(iterations) && iterations >= 1)).toBe(true)
        const rows = Math.max(...trials.map(one => one.rows.length))
        if (turns > 1)
          expect(overhead / (overhead + rows * each)).toBeLessThanOrEqual(maxVisitOverheadShare + 1e-9)
        if (turns > 1) expect(each).toBeGreaterThanOrEqual(1e-3)
      }),
    )
  })
})

// What counts as printed by a benchmark, in output as the test runner gives it.
describe('printed', () => {
  const around = (lines: string) =>
    `goos: linux\ngoarch: amd64\npkg: example.com/m\ncpu: AMD EPYC 7763\n${lines}PASS\nok  \texample.com/m\t1.2s\n`
  const result = 'BenchmarkIt-2   \t     100\t        12.0 ns/op\t       0 B/op\n'

  describe('nothing is printed', () => {
    test.each([
      ['by a benchmark that measures', around(result)],
      ['on Windows', around(result).replaceAll('\n', '\r\n')],
      ['where there is no benchmark', 'testing: warning: no tests to run\nPASS\n'],
      ['by one that is skipped', around('--- SKIP: BenchmarkIt\n')],
      ['by one with units of its own', around(`Unit hits/op better=higher\n${result}`)],
      ['by the runner, of coverage', around(`${result}coverage: 12.0% of statements\n`)],
      ['where a result is split by nothing', around('BenchmarkIt-2   \t\n     100\t        12.0 ns/op\n')],
      ['where that result is of another unit', around('BenchmarkIt-2   \t\n     100\t       512 ops/s\n')],
      ['where a result has no value, as its time is hidden', around('BenchmarkIt-2   \t     100\n')],
      ['at all', ''],
    ])('%s', (_, text) => {
      expect(extractProgramOutputLines(text)).toEqual([])
    })
  })

  describe('printed is', () => {
    test.each([
      ['a line of its own', `hello\n${result}`, 'hello'],
      [
        'what stands behind the name, as a benchmark prints it while it runs',
        'BenchmarkIt-2   \thello\n     100\t        12.0 ns/op\n',
        'hello',
      ],
      [
        'what has no line break, without the result behind it',
        'BenchmarkIt-2   \thello      100\t        12.0 ns/op\n',
        'hello',
      ],
      [
        'what has no line break, without the result of another unit',
        'BenchmarkIt-2   \thello     100\t       512 ops/s\n',
        'hello',
      ],
      ['the first of many', `BenchmarkIt-2   \tone\ntwo\n     100\t        12.0 ns/op\n`, 'one'],
      ['what it logs', `${result}--- BENCH: BenchmarkIt-2\n    it_test.go:5: hello\n`, 'it_test.go:5: hello'],
      [
        'a number that is no result',
        `BenchmarkIt-2   \t7 dwarfs\n     100\t        12.0 ns/op\n`,
        '7 dwarfs',
      ],
    ])('%s', (_, lines, line) => {
      expect(extractProgramOutputLines(around(lines))[0]).toBe(line)
    })
  })

  test('what the program prints without a benchmark is not printed by one, whatever numbers are in it', () => {
    const without = extractProgramOutputLines('12:05:03 starting 41\nPASS\ndone\n')
    const printed = (...lines: readonly string[]) => findLinePrintedOnlyByBenchmark(lines, without)
    expect(printed('12:06:00 starting 7', 'done')).toBeNull()
    expect(printed('12:06:00 starting 7', 'hello', 'done')).toBe('hello')
    expect(printed()).toBeNull()
  })
})

// What of the output of a test binary that ended with status 0 makes its benchmark fail.
describe('unusable', () => {
  const told = (text: string) => whyGoOutputUnusable(parseGoOutput(text), text, 'BenchmarkIt')
  const result = 'BenchmarkIt-2   \t     100\t        12.0 ns/op\n'

  test.each([
    ['a result', `${result}PASS\n`],
    ['a skip', '--- SKIP: BenchmarkIt\nPASS\n'],
    ['what looks like a failure, before PASS', `--- FAIL: TestLogin (0.00s)\nFAIL\n${result}PASS\n`],
    ['PASS behind an open line', 'cleaning upPASS\n'],
    ['PASS on Windows', 'PASS\r\n'],
    ['a result without PASS', result],
    ['no value', 'BenchmarkIt-2   \tsize\n       1\nPASS\n'],
    [
      'a line of its own that begins like a result',
      `BenchmarkOther \tis next\nBenchmark 1 of 2\n${result}PASS\n`,
    ],
    ['one that begins with its name', `BenchmarkItself \tis next\n${result}PASS\n`],
  ])('%s can be used', (_, text) => {
    expect(told(text)).toBeNull()
  })

  test.each([
    ['a failure without PASS', '--- FAIL: BenchmarkIt\n', 'failed'],
    ['a failure behind PASS', `${result}PASS\n--- FAIL: BenchmarkIt\nFAIL\n`, 'failed'],
    ['no time', 'BenchmarkIt-2 1 NaN ns/op\nPASS\n', 'reported an impossible value'],
    ['a name alone', 'BenchmarkIt-2   \thello\nPASS\n', 'printed a result that cannot be read'],
    ['a part', `${result}BenchmarkIt/b-2   \t`, 'printed a result that cannot be read'],
    ['nothing', '', 'ended before it had measured anything'],
    ['an open line', 'PASSED\n', 'ended before it had measured anything'],
  ])('%s cannot', (_, text, how) => {
    expect(told(text)?.problem).toBe(how)
  })
})

// The configuration of what a test binary measures: Go's own, and what tells results of one name apart.
describe('own config', () => {
  const own = { goos: 'linux', goarch: 'amd64', pkg: 'example.com/m', cpu: 'AMD EPYC 7763' }
  const head = 'goos: linux\ngoarch: amd64\npkg: example.com/m\ncpu: AMD EPYC 7763\n'
  const result = (name: string) => `Benchmark${name}-2 \t     100\t        12.0 ns/op\t       3 B/op\n`
  const configs = (text: string) =>
    removePrintedConfigFromGoMeasurements(parseGoOutput(text).measurements, text, 'example.com/m').map(
      ({ config }) => config,
    )

  test('is what Go says, whatever a benchmark prints before its results and between them', () => {
    const text = `elapsed: 5ms\n${head}${result('A')}elapsed: 6ms\npkg: fmt\ncpu: 93%\n${result('B')}PASS\n`
    expect(configs(text)).toEqual([own, own, own, own])
  })

  test('is found behind what is printed without a line break', () => {
    expect(configs(`loading...${head}${result('A')}`)[0]).toEqual(own)
  })

  test('is without what Go does not say, but always has the package', () => {
    expect(configs(result('A'))[0]).toEqual({ pkg: 'example.com/m' })
    expect(configs(`goos: plan9\ngoarch: arm\n${result('A')}`)[0]).toEqual({
      goos: 'plan9',
      goarch: 'arm',
      pkg: 'example.com/m',
    })
  })

  test('keeps what tells results of one name apart, and nothing else', () => {
    const runs = ['bolt', 'pebble'].map(engine => `seed: 7\nengine: ${engine}\n${result('A')}`)
    const text = `${head}${runs.join('')}PASS\n`
    const [bolt, pebble] = ['bolt', 'pebble'].map(engine => ({ ...own, engine }))
    expect(configs(text)).toEqual([bolt, bolt, pebble, pebble])
    // A key that only some of them have, by any name.
    expect(configs(`${head}${result('A')}constructor: x\n${result('A')}`)).toEqual([
      own,
      own,
      { ...own, constructor: 'x' },
      { ...own, constructor: 'x' },
    ])
  })

  test('is one object for all results that share it', () => {
    const [first, ...others] = configs(`${head}${result('A')}${result('B')}`)
    for (const one of others) expect(one).toBe(first)
  })
})
