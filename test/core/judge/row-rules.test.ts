// Rules for single benchmarks: which rows a glob names, which rule holds, and what it changes.
import { describe, expect, test } from 'vitest'
import { compareAllSeries } from '../../../src/core/judge/compare-series.ts'
import {
  applyRuleDirection,
  gateModeOfUncomparedBenchmark,
  globMatchesRow,
  hasRuleExpired,
  isBenchmarkWithoutRowsMuted,
  isRowOfBenchmarkOrSubBenchmark,
  rowRulesOf,
  rulesWithoutEffectRunWarnings,
  settingsOfRow,
} from '../../../src/core/judge/row-rules.ts'
import { ruleFor } from '../../support/benchmark-rules.ts'
import { compared, rules, same, seriesOf } from './series.ts'

describe('row rules', () => {
  const row = { benchmark: 'Decode/1MB-8', package: 'example.com/codec', unit: 'sec/op' }

  describe('a glob names', () => {
    test.each([
      'Decode/1MB-8',
      'Decode/1MB',
      'BenchmarkDecode/1MB',
      'Decode*',
      'example.com/codec.BenchmarkDecode/1MB',
      'example.com/codec.Decode/*',
      'example.com/codec.*',
      'codec.BenchmarkDecode/*',
      'codec.Decode/1MB sec/op',
      'codec.*',
      'Decode/1MB sec/op',
      '* sec/op',
      'codec.Decode/1MB time/op',
      '* time/op',
      '*',
    ])('the row: %s', match => {
      expect(globMatchesRow(match, row)).toBe(true)
    })

    test.each(['decode*', 'Decode', 'dec.*', 'com/codec.*', '* B/op', 'sec/op', ''])(
      'not the row: %s',
      match => {
        expect(globMatchesRow(match, row)).toBe(false)
      },
    )
  })

  test('the first rule that fits holds, unless its day has passed', () => {
    const benchmarks = [
      ruleFor('Decode*', { isOver: true, gate: 'off' }),
      ruleFor('Encode*', { gate: 'off' }),
      ruleFor('*1MB', { threshold: 0.02, ruleOut: 0.04 }),
      ruleFor('*', { gate: 'warn' }),
    ]
    const all = { ...rules, benchmarks }
    expect(rowRulesOf(row, all)).toEqual({
      rules: { ...all, threshold: 0.02, ruleOut: 0.04 },
      rule: 2,
      gate: 'fail',
    })
    expect(rowRulesOf({ ...row, benchmark: 'Read' }, all)).toMatchObject({
      rules: all,
      rule: 3,
      gate: 'warn',
    })
    expect(gateModeOfUncomparedBenchmark({ benchmark: 'Encode', package: null }, all)).toBe('off')
    expect(rowRulesOf(row, rules)).toEqual({ rules, rule: null, gate: 'fail' })
    const others = {
      ...rules,
      benchmarks: ['Encode*', 'Read*'].map(match => ruleFor(match, { gate: 'off' })),
    }
    expect(rowRulesOf(row, others)).toEqual({ rules: others, rule: null, gate: 'fail' })
  })

  test.each([
    [null, false],
    ['2026-01-30', true],
    ['2026-01-31', false],
    ['2026-02-01', false],
  ])('a rule until %s has expired on 2026-01-31: %s', (until, expected) => {
    expect(hasRuleExpired(until, '2026-01-31')).toBe(expected)
  })

  test('a package is named in full or by its last eight folders', () => {
    const deep = { benchmark: 'X', package: 'a/b/c/d/e/f/g/h/i/j' }
    for (const path of ['a/b/c/d/e/f/g/h/i/j', 'c/d/e/f/g/h/i/j', 'i/j', 'j'])
      expect(globMatchesRow(`${path}.X`, deep), path).toBe(true)
    for (const path of ['b/c/d/e/f/g/h/i/j', 'ij'])
      expect(globMatchesRow(`${path}.X`, deep), path).toBe(false)
  })

  test('a number at the end is one of processors only in a name that Go may have given', () => {
    const row = (benchmark: string, path: string | null = null) => ({
      benchmark,
      package: path,
      unit: 'sec/op',
    })
    expect(globMatchesRow('Decode', row('Decode-16'))).toBe(true)
    expect(globMatchesRow('Decode/small-2x', row('Decode/small-2x-16'))).toBe(true)
    expect(globMatchesRow('Parse-2 JSON', row('Parse-2 JSON-1024'))).toBe(false)
    expect(globMatchesRow('parse', row('parse-8', 'example.com/m'))).toBe(true)
    expect(globMatchesRow('parse', row('parse-1024'))).toBe(false)
    expect(globMatchesRow('Parse JSON', row('Parse JSON-1024'))).toBe(false)
  })

  test('a rule for a unit holds for no benchmark that was not measured', () => {
    expect(
      gateModeOfUncomparedBenchmark(
        { benchmark: 'A', package: null },
        { benchmarks: [ruleFor('* B/op', { gate: 'off' })] },
      ),
    ).toBe('fail')
  })

  describe('a benchmark that failed is muted', () => {
    const mutesEncode = (before: readonly string[], muting = '*', benchmark = 'Encode') =>
      isBenchmarkWithoutRowsMuted(
        { benchmark, package: 'example.com/codec' },
        { benchmarks: [...before.map(match => ruleFor(match)), ruleFor(muting, { gate: 'off' })] },
      )

    test.each([
      '* sec/op',
      'Encode/*',
      'Encode/1MB sec/op',
      'codec.Encode *',
      'Enc*MB',
      'Encode',
      'Encode-8',
      'Encode-?',
    ])('not where an earlier rule may keep a row of it able to fail: %s', match => {
      expect(mutesEncode([match])).toBe(false)
    })

    test.each(['EncodeFast*', 'Encode-fast', 'Decode/*', 'other.* sec/op'])(
      'where an earlier rule is for others: %s',
      match => {
        expect(mutesEncode([match])).toBe(true)
      },
    )

    test('by a rule that names it, and by none for a unit or for sub-benchmarks', () => {
      expect(mutesEncode([], 'Encode')).toBe(true)
      expect(mutesEncode([], 'Encode', 'Encode/1MB')).toBe(false)
      expect(mutesEncode([], '* sec/op')).toBe(false)
      expect(mutesEncode([], 'Encode/*')).toBe(false)
    })

    test('where earlier rules are over, or mute as well', () => {
      const off = ruleFor('*', { gate: 'off' })
      const mutes = (rule: ReturnType<typeof ruleFor>) =>
        isBenchmarkWithoutRowsMuted({ benchmark: 'Encode', package: null }, { benchmarks: [rule, off] })
      expect(mutes(ruleFor('* sec/op', { isOver: true }))).toBe(true)
      expect(mutes(ruleFor('* sec/op', { gate: 'warn' }))).toBe(true)
      expect(mutes(ruleFor('* sec/op'))).toBe(false)
      // What comes later changes nothing.
      expect(
        isBenchmarkWithoutRowsMuted(
          { benchmark: 'Encode', package: null },
          { benchmarks: [off, ruleFor('*')] },
        ),
      ).toBe(true)
    })
  })

  test('a rule may set one limit and leave the other', () => {
    const settings = { ...rules, benchmarks: [ruleFor('*', { ruleOut: 0.3 })] }
    expect(settingsOfRow({ rule: 0 }, settings)).toMatchObject({ threshold: rules.threshold, ruleOut: 0.3 })
    expect(settingsOfRow({ rule: null }, settings)).toBe(settings)
  })

  test('a rule says what is better where the unit does not', () => {
    const series = seriesOf([1, 2], [3, 4], { unit: 'widgets' })
    const all = { ...rules, benchmarks: [ruleFor('* widgets', { better: 'higher' })] }
    expect(applyRuleDirection(series, all, 0).rule).toEqual({ better: 'higher' })
    expect(compared(seriesOf(same(100), same(80), { unit: 'widgets' }), all)).toMatchObject({
      better: 'higher',
      change: 'regressed',
      rule: 0,
    })
  })

  test('a threshold of its own decides a row, and no other', () => {
    const slower = (benchmark: string) => seriesOf(same(100), same(107), { benchmark })
    const all = { ...rules, benchmarks: [ruleFor('A', { threshold: 0.1, ruleOut: 0.2 })] }
    expect(compareAllSeries([slower('A'), slower('B')], all).map(({ change }) => change)).toEqual([
      'unchanged',
      'regressed',
    ])
  })

  test('muted rows are judged, in a family of their own', () => {
    const noisy = (benchmark: string, shift: number) =>
      seriesOf(
        Array.from({ length: 20 }, (_, n) => 100 + ((n * 7) % 5)),
        Array.from({ length: 20 }, (_, n) => 100 + shift + ((n * 3) % 5)),
        { benchmark },
      )
    const suite = [noisy('A', 12), ...Array.from({ length: 30 }, (_, n) => noisy(`Loud${n}`, 0))]
    const all = { ...rules, benchmarks: [ruleFor('Loud*', { gate: 'off' })] }
    const [alone] = compareAllSeries(suite.slice(0, 1), rules)
    const [beside, loud] = compareAllSeries(suite, all)
    expect(beside).toMatchObject({ gate: 'fail', change: 'regressed', adjustedP: alone?.adjustedP })
    expect(loud).toMatchObject({ gate: 'off', rule: 0 })
  })
})

// Which rows come from a benchmark.
describe('row of', () => {
  test('a row is of a benchmark by its whole name, with all that may stand behind it', () => {
    for (const row of ['B', 'B-16', 'B/sub', 'B/sub-x/y-16', 'B size:big', 'B-16 size:big'])
      expect([row, isRowOfBenchmarkOrSubBenchmark(row, 'B')]).toEqual([row, true])
    for (const row of ['BB', 'B2-16', 'A', 'A/B', 'b'])
      expect([row, isRowOfBenchmarkOrSubBenchmark(row, 'B')]).toEqual([row, false])
  })

  test('sub-benchmarks that begin alike are told apart', () => {
    for (const row of ['E/1MB', 'E/1MB-8', 'E/1MB-8 size:big', 'E/1MB/x-8'])
      expect([row, isRowOfBenchmarkOrSubBenchmark(row, 'E/1MB')]).toEqual([row, true])
    for (const row of ['E', 'E-8', 'E/1MB-fast-8', 'E/1MB2', 'E/10MB', 'E/1MB-8x'])
      expect([row, isRowOfBenchmarkOrSubBenchmark(row, 'E/1MB')]).toEqual([row, false])
  })
})

// Rules for benchmarks that have no effect are told.
describe('rule warnings', () => {
  const known = [
    { benchmark: 'Decode', package: 'codec', unit: 'sec/op' },
    { benchmark: 'Lost', package: 'codec' },
    { benchmark: 'New', package: null, unit: null },
    { benchmark: null, package: 'broken' },
  ]

  test('one that names nothing that was measured, lost or proven', () => {
    const benchmarks = ['Decode', 'codec.Lost', 'New', '* sec/op', 'Gone*', '* B/op'].map(match =>
      ruleFor(match),
    )
    expect(rulesWithoutEffectRunWarnings({ benchmarks }, known)).toEqual([
      { kind: 'rule-unused', match: 'Gone*' },
      { kind: 'rule-unused', match: '* B/op' },
    ])
  })

  test('one whose day has passed, with whom to ask', () => {
    const benchmarks = [ruleFor('Decode', { until: '2026-01-31', isOver: true, owner: '@codec' })]
    expect(rulesWithoutEffectRunWarnings({ benchmarks }, known)).toEqual([
      { kind: 'rule-over', match: 'Decode', until: '2026-01-31', owner: '@codec' },
    ])
  })

  test.each([
    ['*', 'Decode'],
    ['*', '*'],
    ['De*', 'Dec*'],
    ['* sec/op', 'Decode* sec/op'],
  ])('one behind another that has all its rows: %s, %s', (first, second) => {
    const benchmarks = [ruleFor(first), ruleFor(second)]
    expect(rulesWithoutEffectRunWarnings({ benchmarks }, known)).toContainEqual({
      kind: 'rule-shadowed',
      match: second,
      by: first,
    })
  })

  test.each([
    ['Decode', '*'],
    ['D', 'D*'],
    ['D?', 'D*'],
    ['?*', '*'],
    ['*e', '*'],
  ])('one behind another that has some of its rows is used: %s, %s', (first, second) => {
    const benchmarks = [ruleFor(first), ruleFor(second)]
    expect(
      rulesWithoutEffectRunWarnings({ benchmarks }, known).filter(({ kind }) => kind === 'rule-shadowed'),
    ).toEqual([])
  })

  test('one behind a rule that will end is used from then on', () => {
    const benchmarks = [ruleFor('*', { until: '2099-12-31' }), ruleFor('Decode')]
    expect(rulesWithoutEffectRunWarnings({ benchmarks }, known)).toEqual([])
  })

  test('without rules there are no warnings', () => {
    expect(rulesWithoutEffectRunWarnings({ benchmarks: [] }, known)).toEqual([])
  })
})
