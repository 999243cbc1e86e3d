// What it all comes to.
import { expect, test } from 'vitest'
import { conclude, missingLine, sentenceOf, whyNothing } from '../../../src/core/compare/conclude.ts'
import { about, fileOf, lines, tablesOf, terms } from './tables.ts'

const many = (factor: number) =>
  Array.from({ length: 7 }, (_, n) => lines(`A${n}`, about(n === 0 ? 100 : 100 * factor))).join('')
const told = (...labels: readonly string[]) => labels.map(label => ({ label, failures: [] }))
const failed = (label: string) => ({ label, failures: ['FAIL'] })

test('a regression fails, and the first are named', () => {
  const tables = tablesOf([fileOf('a', many(1)), fileOf('b', many(1.1)), fileOf('c', many(1))])
  const conclusion = conclude(tables, [...told('a', 'b'), failed('c')])
  expect([conclusion.verdict, conclusion.compared, conclusion.regressions.length]).toEqual(['fail', 14, 6])
  expect(sentenceOf(conclusion, terms)).toBe(
    '6 of 14 comparisons are worse by more than 5%: A1 time/op +10.00% (b), A2 time/op +10.00% (b), A3 time/op +10.00% (b), A4 time/op +10.00% (b), A5 time/op +10.00% (b) and 1 more',
  )
})

test('without one it passes, and nothing is said', () => {
  const conclusion = conclude(tablesOf([fileOf('a', many(1)), fileOf('b', many(0.9))]), told('a', 'b'))
  expect(conclusion).toMatchObject({ verdict: 'pass', reason: null })
  expect(sentenceOf(conclusion, terms)).toBe('')
})

test('with too few values everywhere it is inconclusive, whatever the change', () => {
  const ofTwo = (center: number) => `${lines('A', [center, center + 1])}${lines('A', [5, 5], 'B/op')}`
  const conclusion = conclude(tablesOf([fileOf('a', ofTwo(100)), fileOf('b', ofTwo(300))]), told('a', 'b'))
  expect(conclusion).toMatchObject({ verdict: 'inconclusive', reason: { kind: 'powerless', needed: 4 } })
  expect(sentenceOf(conclusion, terms)).toBe(
    'inconclusive: each of 2 comparisons has too few values to show any difference; take at least 4 on each side',
  )
})

test.each<[string, string, string, Parameters<typeof tablesOf>[1], string]>([
  ['few on one side', lines('A', [100]), lines('A', about(300)), {}, 'inconclusive'],
  [
    'one that has enough',
    lines('A', [1]) + lines('B', about(1)),
    lines('A', [3]) + lines('B', about(1)),
    {},
    'pass',
  ],
  ['two that are the same', lines('A', [7]), lines('A', [7]), {}, 'pass'],
  ['the t test of one value', lines('A', [7]), lines('A', [9]), { test: 'ttest' }, 'inconclusive'],
  ['the t test of the same', lines('A', [7, 7]), lines('A', [7, 7]), { test: 'ttest' }, 'pass'],
  ['no test', lines('A', [9]), lines('A', [7]), { test: 'none' }, 'pass'],
  ['a unit of no direction', lines('A', [7], 'x'), lines('A', [9], 'x'), {}, 'pass'],
])('%s', (_, base, head, asked, verdict) => {
  const conclusion = conclude(tablesOf([fileOf('a', base), fileOf('b', head)], asked), told('a', 'b'))
  expect(conclusion.verdict).toBe(verdict)
})

test('how many values it takes is said where it is known', () => {
  const said = (needed: number | null, compared: number) =>
    sentenceOf(
      { verdict: 'inconclusive', reason: { kind: 'powerless', needed }, compared, regressions: [] },
      terms,
    )
  expect(said(null, 1)).toBe(
    'inconclusive: the only comparison has too few values to show any difference; take more on each side',
  )
  expect(said(6, 2)).toContain('; take at least 6 on each side')
})

test('a failure in a later file is inconclusive; one in the first is not, unless it is alone', () => {
  const tables = tablesOf([fileOf('a', many(1)), fileOf('b', many(1)), fileOf('c\u001b', many(1))])
  const later = conclude(tables, [...told('a', 'b'), failed('c\u001b')])
  expect(later).toMatchObject({ verdict: 'inconclusive', reason: { kind: 'failures', files: ['c\u001b'] } })
  expect(sentenceOf(later, terms)).toBe(
    'inconclusive: what failed in c\\u001b was not compared; fix it and measure again',
  )
  expect(conclude(tables, [failed('a'), ...told('b')]).verdict).toBe('pass')
  expect(conclude(tables, [...told('a'), failed('a')]).verdict).toBe('inconclusive')
  expect(conclude(tables, [failed('a')]).verdict).toBe('inconclusive')
})

test('what is missing is named, as far as it is read', () => {
  const names = ['A', 'B', 'C', 'D', 'E\u001b', 'F']
  expect(missingLine({ column: 'b', base: 'a', names })).toBe(
    'b: 6 benchmarks of a are missing: A, B, C, D, E\\u001b and 1 more',
  )
  expect(missingLine({ column: 'b', base: 'a', names: ['A'] })).toBe('b: a benchmark of a is missing: A')
})

test('nothing in common says what keeps it apart', () => {
  const tables = tablesOf([fileOf('a', `note: x\n${many(1)}`), fileOf('b', `note: y\n${many(1)}`)])
  expect(conclude(tables, told('a', 'b')).verdict).toBe('nothing')
  expect(whyNothing(tables)).toContain('The tables differ in note: --ignore note puts them together.')
  expect(whyNothing(tablesOf([fileOf('a', lines('A', [1])), fileOf('b', lines('B', [1]))]))).toContain(
    'Give files of the same benchmarks.',
  )
})
