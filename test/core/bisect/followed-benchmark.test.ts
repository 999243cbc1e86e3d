// Which benchmark is followed.
import { describe, expect, test } from 'vitest'
import {
  concludeBisectWithoutRowToFollow,
  findComparisonOfBisectedRow,
  findWorstRegressionToBisect,
  inputOverridesOfBisectGate,
  isRowOfBenchmarkToBisect,
  measurementInputsFromSettings,
  refuseMissingBenchmarkToBisect,
} from '../../../src/core/bisect/followed-benchmark.ts'
import { parseAndCheckAllInputs, pickRunSettingsFromInputs } from '../../../src/core/inputs/check-inputs.ts'
import type { ResultFile } from '../../../src/core/model/result-file.ts'
import { readInputsWithSeed } from '../../../src/effects/inputs/inputs.ts'
import { goSettings, resultFrom, settings, time } from '../report/runs.ts'

describe('follow', () => {
  const { comparisons } = resultFrom(
    [
      time('Encode/small-8', 1e-3),
      time('Encode/large-8', 1e-3),
      time('Decode-8', 1e-3),
      time('Sort-8', 1e-3),
    ],
    [
      time('Encode/small-8', 1.2e-3),
      time('Encode/large-8', 1.5e-3),
      time('Decode-8', 2e-3),
      time('Sort-8', 1e-3),
    ],
  )
  const worst = (wanted: string | null) => findWorstRegressionToBisect(comparisons, wanted)?.benchmark

  test('follows the worst regression, or the worst of the wanted benchmark', () => {
    expect(worst(null)).toBe('Decode-8')
    expect(worst('Encode')).toBe('Encode/large-8')
    expect(worst('BenchmarkEncode/small')).toBe('Encode/small-8')
    expect(worst('*small*')).toBe('Encode/small-8')
    expect(worst('Sort')).toBeUndefined()
  })

  test('prefers a time to a count, even if the count grew more', () => {
    const count = { benchmark: 'Sort-8', unit: 'allocs/op', values: new Array<number>(10).fill(1) }
    const more = { ...count, values: new Array<number>(10).fill(9) }
    const result = resultFrom([time('Sort-8', 1e-3), count], [time('Sort-8', 1.2e-3), more])
    expect(findWorstRegressionToBisect(result.comparisons, null)?.unit).toBe('sec/op')
  })

  test('a name is that of a benchmark or of what it is part of', () => {
    const small = { benchmark: 'Encode/small-8', package: 'codec' }
    expect(isRowOfBenchmarkToBisect(small, 'Enc')).toBe(false)
    expect(isRowOfBenchmarkToBisect(small, 'Encode/small')).toBe(true)
    // What a program asks for is the very one.
    expect(isRowOfBenchmarkToBisect(small, small)).toBe(true)
    expect(isRowOfBenchmarkToBisect(small, { ...small, benchmark: 'Encode' })).toBe(false)
    expect(isRowOfBenchmarkToBisect(small, { ...small, package: 'other' })).toBe(false)
  })

  test('an unknown name is refused, and the nearest one suggested', () => {
    expect(() => refuseMissingBenchmarkToBisect(comparisons, 'Sort')).not.toThrow()
    expect(() => refuseMissingBenchmarkToBisect(comparisons, 'Sork-8')).toThrow('Did you mean "Sort-8"?')
    expect(() => refuseMissingBenchmarkToBisect(comparisons, 'nothing like it')).toThrow(
      'Both have: Encode/small-8, ',
    )
  })

  test('the very name in another package only is refused with the packages that have it', () => {
    const sort = { benchmark: 'Sort-8', package: 'gone' }
    expect(() => refuseMissingBenchmarkToBisect(comparisons, { ...sort, package: null })).not.toThrow()
    expect(() => refuseMissingBenchmarkToBisect(comparisons, sort)).toThrow(
      'GOOD and BAD have no common benchmark "Sort-8" in gone; they share one of that name only without a package. Name',
    )
  })

  test('finds the followed row in another result', () => {
    const followed = { benchmark: 'Sort-8', package: null, unit: 'sec/op', better: 'lower' } as const
    expect(findComparisonOfBisectedRow(comparisons, followed)?.benchmark).toBe('Sort-8')
    expect(findComparisonOfBisectedRow(comparisons, { ...followed, unit: 'B/op' })).toBeNull()
  })

  test('without a regression BAD is not slower, or undecided', () => {
    const base = [time('Sort-8', 1e-3)]
    const same = resultFrom(base, base)
    expect(concludeBisectWithoutRowToFollow(same, null)).toEqual({
      outcome: 'not-slower',
      reason: same.reason,
    })
    const open = {
      ...same,
      comparisons: same.comparisons.map(one => ({ ...one, change: 'inconclusive' as const })),
    }
    expect(concludeBisectWithoutRowToFollow(open, 'Sort')).toEqual({
      outcome: 'inconclusive',
      reason: 'The row of "Sort" did not regress',
    })
    const warnings = [
      { kind: 'shared-install', count: 1, files: ['/opt/sort.so'] },
      { kind: 'unread-results', count: 1, lines: ['BenchmarkSort 1 x ns/op'] },
    ] as unknown as ResultFile['warnings']
    for (const warning of warnings)
      expect(concludeBisectWithoutRowToFollow({ ...same, warnings: [warning] }, 'Sort')).toEqual({
        outcome: 'inconclusive',
        reason: same.reason,
      })
  })

  type Row = ReturnType<typeof time>
  test('without a regression it names what only one of GOOD and BAD has, as it may have been renamed', () => {
    const [sort, merge, heap] = ['Sort-8', 'Merge-8', 'Heap-8'].map(name => time(name, 1e-3)) as [
      Row,
      Row,
      Row,
    ]
    const renamed = resultFrom([sort, merge], [sort, heap])
    const apart = 'not compared, as GOOD or BAD lacks them: '
    expect(concludeBisectWithoutRowToFollow(renamed, null).reason).toBe(
      `${renamed.reason}; ${apart}Merge-8, Heap-8`,
    )
    expect(concludeBisectWithoutRowToFollow(renamed, 'Sort').reason).toMatch(/did not regress$/)
    expect(concludeBisectWithoutRowToFollow(renamed, '*r*').reason).toMatch(/did not regress; .*: Merge-8$/)
  })

  test('what neither side has in common, or what grew from 0, is an error with a way out', () => {
    const other = resultFrom([time('Sort-8', 1e-3)], [time('Merge-8', 1e-3)])
    expect(() => concludeBisectWithoutRowToFollow(other, null)).toThrow(/no benchmark in common: .* --bench/)
    const count = (value: number) => ({
      benchmark: 'Sort-8',
      unit: 'allocs/op',
      values: new Array<number>(10).fill(value),
    })
    const grown = resultFrom([count(0)], [count(2)])
    expect(findWorstRegressionToBisect(grown.comparisons, null)).toBeNull()
    expect(() => concludeBisectWithoutRowToFollow(grown, null)).toThrow(
      'Sort-8 regressed in allocs/op, but its value on GOOD is 0',
    )
  })
})

// What a gate measures.
describe('narrow', () => {
  const inputs = (given: Readonly<Record<string, string>>) => readInputsWithSeed(name => given[name] ?? '')
  const { comparisons, machine } = resultFrom(
    [time('Encode/1MB-8', 1), time('Decode-8', 1)],
    [time('Encode/1MB-8', 1), time('Decode-8', 1)],
  )
  const encode = {
    benchmark: 'Encode/1MB-8',
    package: 'example.com/codec',
    unit: 'sec/op',
    better: 'lower',
  } as const
  const ofGo = { settings: { ...settings, go: goSettings }, laidOut: [] as string[], comparisons, machine }

  test('measures a Go benchmark alone, with the rounds of the move and the estimate only', () => {
    expect(inputOverridesOfBisectGate(inputs({}), ofGo, encode, 12)).toEqual({
      ...{ packages: 'example.com/codec', bench: '^BenchmarkEncode$/^1MB$', benchmem: 'false' },
      ...{ count: '12', 'stop-early': 'false', correction: 'none', confirm: 'true', profile: '' },
    })
  })

  test('of several numbers of processors the one that is followed is measured', () => {
    const of = (...names: readonly string[]) => {
      const both = names.map(name => time(name, 1))
      const go = { ...goSettings, cpu: '1,4' }
      return { ...ofGo, settings: { ...settings, go }, comparisons: resultFrom(both, both).comparisons }
    }
    const followed = (benchmark: string) =>
      inputOverridesOfBisectGate(inputs({}), of('Decode', 'Decode-4'), { ...encode, benchmark }, 8)
    expect(followed('Decode-4')).toMatchObject({ bench: '^BenchmarkDecode$', cpu: '4' })
    expect(followed('Decode')).toMatchObject({ bench: '^BenchmarkDecode$', cpu: '1' })
  })

  test('no confirmation if every round is relinked, or none is wanted', () => {
    const laidOut = { ...ofGo, laidOut: ['example.com/codec'] }
    expect(inputOverridesOfBisectGate(inputs({}), laidOut, encode, 12).confirm).toBe('false')
    expect(inputOverridesOfBisectGate(inputs({ confirm: 'false' }), ofGo, encode, 12).confirm).toBe('false')
  })

  test('allocations are measured where they are followed, and no gate has too few rounds', () => {
    const more = inputOverridesOfBisectGate(inputs({ alpha: '0.001' }), ofGo, { ...encode, unit: 'B/op' }, 8)
    expect([more.benchmem, more.count]).toEqual(['true', '11'])
  })

  test('a command runs with its filter, or without one', () => {
    const of = { ...ofGo, settings }
    const filtered = inputs({ run: './bench', filter: '--only={regex}' })
    const row = { ...encode, benchmark: 'sort' }
    expect(inputOverridesOfBisectGate(filtered, of, row, 8)).toMatchObject({
      run: "./bench --only='^(sort)$'",
      filter: '',
      confirm: 'false',
    })
    expect(inputOverridesOfBisectGate(inputs({ run: './bench' }), of, row, 8)).not.toHaveProperty('run')
  })
})

// What a search takes over from the step that has measured.
describe('measured with', () => {
  function readAgain(texts: Readonly<Record<string, string>>) {
    const inputs = parseAndCheckAllInputs(
      name => texts[name] ?? '',
      () => 1,
    )
    const { run, workingDirectory, go } = inputs
    return { ...pickRunSettingsFromInputs(inputs), run, workingDirectory, go }
  }

  test('of a command: all that says how it runs, and reads the same again', () => {
    const given = {
      ...{
        run: 'pytest a\npytest b',
        setup: 'make venv',
        format: 'pytest-benchmark',
        output: ['a.json', 'b.json'],
      },
      ...{ filter: '-k {or}', workingDirectory: 'py', timeout: 90 },
    }
    expect(readAgain(measurementInputsFromSettings({ ...settings, go: null, ...given }))).toMatchObject(given)
  })

  test('of Go: how it is built and run, but not which benchmarks', () => {
    const go = {
      ...goSettings,
      benchtime: '50ms',
      cpu: '1,2',
      tags: 'a,b',
      goFlags: ['-race', "-ldflags=-X 'm.v=a b'"],
    }
    const texts = measurementInputsFromSettings({ ...settings, go, setup: null })
    expect(readAgain(texts).go).toMatchObject({
      benchtime: '50ms',
      cpu: '1,2',
      tags: 'a,b',
      goFlags: go.goFlags,
    })
    expect(Object.keys(texts)).not.toContain('bench')
    expect(Object.keys(texts)).not.toContain('run')
  })
})
