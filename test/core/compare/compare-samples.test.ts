// What is said of samples beside each other.
import { expect, test } from 'vitest'
import type { CompareStatisticsSettings } from '../../../src/core/compare/comparison-table.ts'
import { about, cellAt, fileOf, lines, tablesOf, versusAt } from './tables.ts'

const findings = (
  base: readonly number[],
  head: readonly number[],
  unit = 'ns/op',
  asked: Partial<CompareStatisticsSettings> = {},
  before = '',
) =>
  versusAt(
    tablesOf([fileOf('a', before + lines('A', base, unit)), fileOf('b', lines('A', head, unit))], asked),
    0,
    1,
  )

test.each([
  ['worse by more than the threshold', 110, 'ns/op', 'regressed'],
  ['worse by less', 104, 'ns/op', 'small'],
  ['better', 90, 'ns/op', 'improved'],
  ['better higher', 110, 'MB/s', 'improved'],
  ['worse lower', 90, 'MB/s', 'regressed'],
  ['of unknown direction', 90, 'points', 'changed'],
  ['the same', 100, 'ns/op', 'none'],
])('%s', (_, head, unit, finding) => {
  expect(findings(about(100), about(head), unit).finding).toBe(finding)
})

test('a throughput with two decimals is judged by the change that is certain', () => {
  const of = (base: number, head: number, unit = 'MB/s') => {
    const times = (value: number) => Array.from({ length: 10 }, () => value)
    return findings(times(base), times(head), unit)
  }
  expect(of(0.04, 0.03)).toMatchObject({ delta: 0.03 / 0.04 - 1, isSignificant: true, finding: 'small' })
  expect(of(0.03, 0.04).finding).toBe('small')
  expect(of(0.07, 0.05).finding).toBe('regressed')
  expect(of(1.04, 0.97).finding).toBe('regressed')
  expect(of(0.98, 0.93).finding).toBe('small')
  // A rate that was written with all its digits is no such number.
  expect(of(4321, 3321, 'B/s').finding).toBe('regressed')
  expect(of(0.04, 0.03, 'ops/s').finding).toBe('regressed')
})

test('a change of exactly the threshold does not exceed it', () => {
  expect(findings(about(100), about(105)).finding).toBe('small')
  expect(findings(about(100), about(105), 'ns/op', { threshold: 0.049 }).finding).toBe('regressed')
})

test('from 0 to anything is a regression without a percentage', () => {
  const zeros = about(0)
  expect(findings(zeros, about(3), 'allocs/op')).toMatchObject({ delta: null, finding: 'regressed' })
  expect(findings(about(3), zeros, 'allocs/op')).toMatchObject({ delta: -1, finding: 'improved' })
})

test('exact values need no test, and any difference counts', () => {
  const exact = 'Unit size assume=exact better=lower\n'
  expect(findings([100], [101], 'size', { threshold: 0 }, exact)).toMatchObject({
    ...{ p: null, adjustedP: null, isSignificant: true, finding: 'regressed' },
  })
})

test('p are adjusted for all that is compared, in all tables and columns', () => {
  const slower = [103, 104, 105, 106]
  const file = (label: string, values: readonly number[]) =>
    fileOf(label, `${lines('A', values)}${lines('B', [1, 3, 5, 7])}pkg: p\n${lines('C', [1, 3, 5, 7])}`)
  const files = [file('a', [99, 100, 101, 102]), file('b', slower), file('c', slower)]
  const alone = versusAt(tablesOf(files), 0, 1)
  expect([alone.p, alone.adjustedP, alone.isSignificant]).toEqual([alone.p, alone.p, true])
  const together = tablesOf(files, { correction: 'holm' })
  expect(versusAt(together, 0, 1).adjustedP).toBeCloseTo(6 * (2 / 70), 9)
  // With six tests four values a side cannot pass any more; the table is benchstat's still.
  expect(versusAt(together, 0, 1)).toMatchObject({
    ...{ isSignificant: true, finding: 'none', isPowerless: true, needed: 5, notes: [] },
  })
})

test('constant counts do not reduce the power of the others', () => {
  const file = (label: string, center: number) =>
    fileOf(label, lines('A', about(center)) + lines('A', [5, 5, 5], 'B/op'))
  const tables = tablesOf([file('a', 100), file('b', 110)], { correction: 'holm' })
  const { p, adjustedP } = versusAt(tables, 0, 1)
  expect(adjustedP).toBe(p)
  expect(tables[1]?.rows.at(0)?.cells[1]?.versus).toMatchObject({ p: 1, adjustedP: 1 })
})

test('a worse row that is significant only without correction is a suspect', () => {
  const file = (label: string, first: readonly number[]) =>
    fileOf(label, [1, 2, 3, 4, 5, 6].map(n => lines(`A${n}`, n === 1 ? first : about(100))).join(''))
  const finding = (head: readonly number[]) =>
    versusAt(tablesOf([file('a', [100, 101, 102, 103]), file('b', head)], { correction: 'holm' }), 0, 1)
      .finding
  expect([finding([110, 111, 112, 113]), finding([80, 81, 82, 83])]).toEqual(['suspect', 'none'])
})

test('strict asks for a worsening that is shown to exceed the threshold', () => {
  const unit = 'Unit hits better=higher\n'
  const strict = (base: number, head: number, which = 'ns/op') =>
    findings(about(base), about(head), which, { strict: true }, unit).finding
  expect([strict(100, 105.2), strict(100, 120), strict(100, 80)]).toEqual(['none', 'regressed', 'improved'])
  expect([strict(100, 94.9, 'hits'), strict(100, 94.4, 'hits')]).toEqual(['none', 'regressed'])
  // The limit is that of the gate: a fall by the threshold.
  expect(strict(100, 95.1, 'hits')).toBe('small')
  expect(findings(about(100), about(105.2)).finding).toBe('regressed')
})

test('outliers are removed first, and noted', () => {
  const [base, head] = [about(100), about(103)]
  const files = [fileOf('a', lines('A', [...base, 900])), fileOf('b', lines('A', head))]
  const tables = tablesOf(files, { outliers: 'iqr' })
  expect(cellAt(tables, 0, 0)).toMatchObject({ n: 10, notes: [{ kind: 'outliers', removed: 1 }] })
  expect(versusAt(tables, 0, 1).n).toEqual([10, 10])
})

test('intervals of ratios are there where they are asked for', () => {
  const { ratio } = findings(about(100), about(110), 'ns/op', { intervals: true })
  expect(ratio?.estimate).toBeCloseTo(1.1, 6)
  expect(ratio?.low).toBeGreaterThan(1.09)
  expect(ratio?.high).toBeLessThan(1.11)
  expect(findings(about(100), about(110)).ratio).toBeNull()
})
