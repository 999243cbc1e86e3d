// A conclusion in words.
import { describe, expect, test } from 'vitest'
import { concludeCompareTables, findResultsMissingFromColumns } from '../../../src/core/compare/conclude.ts'
import {
  compareConclusionLines,
  describeRulesFileForCompare,
  describeRulesThatMatchRegressions,
  noBenchmarkInTwoCompareColumnsText,
  resultsMissingFromColumnsLines,
} from '../../../src/core/compare/conclusion-lines.ts'
import { about, fileOf, lines, ruleFor, tablesOf, terms } from './tables.ts'

describe('conclusion lines', () => {
  const told = ['a', 'b'].map(label => ({ label, failures: [] }))
  const said = (base: string, head: string, asked: Parameters<typeof tablesOf>[1] = {}) => {
    const tables = tablesOf([fileOf('a', base), fileOf('b', head)], asked)
    return compareConclusionLines(concludeCompareTables(tables, told, []), { ...terms, ...asked })
  }
  const many = (factor: number, count = 7) =>
    Array.from({ length: count }, (_, n) => lines(`A${n}`, about(n === 0 ? 100 : 100 * factor))).join('')

  test('the last line has the counts that decide', () => {
    expect(said(many(1), many(1))).toEqual(['pass: 7 compared'])
    const tables = tablesOf([fileOf('a', many(1)), fileOf('b\u001b', many(1.1, 6))])
    const refused = { file: 'b', line: 3, text: 'x', why: 'y', isResult: true }
    const files = [
      { label: 'a', failures: [] },
      { label: 'b\u001b', failures: ['FAIL'] },
    ]
    expect(compareConclusionLines(concludeCompareTables(tables, files, [refused]), terms)).toEqual([
      '5 of 6 comparisons are worse by more than 5%: A1 time/op +10.00% (b\\u001b), A2 time/op +10.00% (b\\u001b), A3 time/op +10.00% (b\\u001b), A4 time/op +10.00% (b\\u001b), A5 time/op +10.00% (b\\u001b)',
      'failures were reported in b\\u001b; fix them and measure again',
      'fail: 6 compared, 5 regressed, 1 missing, 1 refused, 1 file with failures',
    ])
  })

  test('rows with too few values are listed with the number needed', () => {
    const few = (center: number) => lines('A', [center, center + 1]) + lines('B', Array(20).fill(5), 'B/op')
    expect(said(few(100), few(300))).toEqual([
      'the only row that could fail has too few values to show a difference (A time/op n=2+2); take at least 4 on each side',
      'inconclusive: 2 compared, too few values',
    ])
    expect(said(lines('A', [1]), lines('A', [2]), { test: 'ttest' })[0]).toBe(
      'the t test cannot judge the only row that could fail (A time/op n=1+1): its values do not vary, or are too few; use --delta-test utest',
    )
  })

  test('a shortened later file is reported if the first one has enough values', () => {
    const both = lines('A', about(1)) + lines('B', about(1))
    expect(said(both, lines('A', about(1)) + lines('B', [3]))).toEqual([
      '1 of the comparisons has fewer values than the first file, too few to show a difference (B time/op n=10+1); was the run cut short? Measure again',
      'inconclusive: 2 compared, 1 cut short',
    ])
    expect(said(lines('A', about(1)) + lines('B', [3]), both)).toEqual(['pass: 2 compared'])
    const fewer = (...values: readonly number[]) => lines('A', about(1)) + lines('B', values)
    expect(said(fewer(1, 2, 3), fewer(1))).toEqual(['pass: 2 compared'])
    // Where nothing else could fail, that says it all.
    expect(said(lines('A', about(1)), lines('A', [1]))).toEqual([
      'the only row that could fail has too few values to show a difference (A time/op n=10+1); take at least 4 on each side',
      'inconclusive: 1 compared, too few values',
    ])
  })

  test('a change in a unit of unknown direction says how to declare it', () => {
    expect(said(lines('A', about(1), 'widgets'), lines('A', about(8.65), 'widgets'))).toEqual([
      "which direction is better is not known for widgets: A widgets +765.00% (b). To have them judged, set better to lower or higher in a rule for benchmarks (match: '* widgets'), or in Go's format write \"Unit widgets better=lower\" (or higher) above the results",
      'pass: 1 compared, 1 changed in a unit of unknown direction',
    ])
  })

  test('the values needed are those for the thresholds of the rows', () => {
    const noisy = (name: string, step: number) =>
      lines(
        name,
        [0, 3, 1, 2].flatMap(n => [100 + n, 100 - step * n]),
      )
    const both = (step: number) => fileOf(`f${step}`, noisy('A', step) + noisy('B', step))
    const tables = tablesOf([both(1), both(2)], { paired: true }, {}, [ruleFor('A', { threshold: 0.01 })])
    const [line] = compareConclusionLines(concludeCompareTables(tables, told, []), terms)
    expect(line).toMatch(
      /^to show with a power of 80 % that a row is worse by more than their thresholds \(1% to 5%\), this many rounds are needed: A time\/op n=\d+, B time\/op n=\d+$/,
    )
  })

  test('suspects are listed, and not counted as regressions', () => {
    const suite = (center: number) =>
      lines(
        'A',
        [0, 1, 2, 3, 4].map(n => center + n),
      ) + many(1, 10)
    expect(said(suite(100), suite(110), { correction: 'holm' })).toEqual([
      '1 of 11 comparisons looks worse by more than 5%, but not significantly after the correction for 11 comparisons: A time/op +9.80% (b). They do not count as regressions; with --correction none they do',
      'pass: 11 compared, 1 not significant after correction',
    ])
  })

  const missing = (base: string, head: string) =>
    findResultsMissingFromColumns(tablesOf([fileOf('a', base), fileOf('b', head)]), ['a', 'b'])

  test('missing results are named up to a limit', () => {
    expect(resultsMissingFromColumnsLines(missing(many(1), many(1, 1)))).toEqual([
      'b: 6 benchmarks of a are missing: A1, A2, A3, A4, A5 and 1 more',
    ])
    const bytes = lines('A', [64], 'B/op')
    expect(resultsMissingFromColumnsLines(missing(lines('A', [1]) + bytes, bytes))).toEqual([
      'b: a unit of a benchmark of a is missing: A time/op',
    ])
  })

  test('results that cannot be compared name the separating key', () => {
    const file = (version: number) => `${lines('A', [1])}version: ${version}\n${lines('B', [1])}`
    expect(resultsMissingFromColumnsLines(missing(file(1), file(2)))).toEqual([
      'b: a benchmark of a cannot be compared: B. version is "1" in a and "2" in b; add --ignore version to compare them',
    ])
  })

  test('tables without a common benchmark name the separating keys', () => {
    const advice = (base: string, head: string) => noBenchmarkInTwoCompareColumnsText(missing(base, head))
    expect(advice(`note: x\n${many(1)}`, `note: y\n${many(1)}`)).toContain(
      'The tables differ in note: add --ignore note to compare them.',
    )
    expect(advice(lines('A-8', [1]), lines('A-16', [1]))).toContain(
      'add --ignore /gomaxprocs to compare them.',
    )
    expect(advice(lines('A', [1]), lines('B', [1]))).toContain('Give files of the same benchmarks.')
  })
})

// What is said of a rules file, and of the rules that hold for what regressed.
describe('rule lines', () => {
  const none = { file: 'r.yml', threshold: null, benchmarks: [], accepted: 0 }

  test('the rules file is named with the rules that apply', () => {
    expect(describeRulesFileForCompare(none, false)).toEqual([
      'rules from r.yml: none that apply to a comparison',
    ])
    const ended = ruleFor('C*', { isOver: true, until: '2020-01-01' })
    const full = { ...none, threshold: 0.03, benchmarks: [ruleFor('A'), ruleFor('B'), ended], accepted: 1 }
    expect(describeRulesFileForCompare(full, true)).toEqual([
      'rules from r.yml: threshold 3% (overridden by --threshold), 2 rules for benchmarks, no accepted regressions, as those apply only in the change that adds them',
      'warning: these rules have expired: "C*" (2020-01-01). Remove them, or set a later "until"',
    ])
  })

  test('each rule that applies to a regression is listed once', () => {
    const sideOf = (label: string, factor: number) =>
      fileOf(label, ['A', 'B', 'C', 'D', 'E'].map(name => lines(name, about(100 * factor))).join(''))
    const rules = [
      ruleFor('A', { threshold: 0.2, owner: '@acme/io', why: 'shared\u001b disks' }),
      ruleFor('B', { gate: 'warn', until: '2027-01-01' }),
      ruleFor('C', { gate: 'off' }),
      ruleFor('D', { better: 'higher' }),
    ]
    const tables = tablesOf([sideOf('a', 1), sideOf('b', 1.3)], {}, {}, rules)
    const told = ['a', 'b'].map(label => ({ label, failures: [] }))
    const conclusion = concludeCompareTables(tables, told, [])
    expect(describeRulesThatMatchRegressions(conclusion)).toEqual([
      'rule "A": threshold 20%, owner @acme/io: shared\\u001b disks',
      'rule "B": gate warn, until 2027-01-01',
    ])
    expect(compareConclusionLines(conclusion, terms)).toEqual([
      '2 of 5 comparisons are worse by more than their thresholds (5% to 20%): A time/op +30.00% (b), E time/op +30.00% (b)',
      '1 of 5 comparisons is worse by more than 5%, and muted by rules: B time/op +30.00% (b)',
      'fail: 5 compared, 2 regressed, 2 muted',
    ])
  })

  test('many rules are counted', () => {
    const names = ['A', 'B', 'C', 'D', 'E', 'F', 'G']
    const sideOf = (label: string, by: number) =>
      fileOf(label, names.map(name => lines(name, about(by))).join(''))
    const rules = names.map(name => ruleFor(name, { owner: '@x' }))
    const tables = tablesOf([sideOf('a', 100), sideOf('b', 200)], {}, {}, rules)
    const said = describeRulesThatMatchRegressions(concludeCompareTables(tables, [], []))
    expect([said.length, said.at(-1)]).toEqual([6, '2 more rules apply to regressions'])
  })
})
