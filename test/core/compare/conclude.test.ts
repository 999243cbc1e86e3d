// What it all comes to.
import { expect, test } from 'vitest'
import { conclude, sentenceOf, whyNothing } from '../../../src/core/compare/conclude.ts'
import { about, fileOf, lines, tablesOf, terms } from './tables.ts'

const many = (factor: number) =>
  Array.from({ length: 7 }, (_, n) => lines(`A${n}`, about(n === 0 ? 100 : 100 * factor))).join('')

test('a regression fails, and the first are named', () => {
  const conclusion = conclude(tablesOf([fileOf('a', many(1)), fileOf('b', many(1.1)), fileOf('c', many(1))]))
  expect([conclusion.verdict, conclusion.compared, conclusion.regressions.length]).toEqual(['fail', 14, 6])
  expect(sentenceOf(conclusion, terms)).toBe(
    '6 of 14 comparisons are worse by more than 5%: A1 time/op +10.00% (b), A2 time/op +10.00% (b), A3 time/op +10.00% (b), A4 time/op +10.00% (b), A5 time/op +10.00% (b) and 1 more',
  )
})

test('without one it passes', () => {
  expect(conclude(tablesOf([fileOf('a', many(1)), fileOf('b', many(0.9))])).verdict).toBe('pass')
})

test('nothing in common says what keeps it apart', () => {
  const tables = tablesOf([fileOf('a', `note: x\n${many(1)}`), fileOf('b', `note: y\n${many(1)}`)])
  expect(conclude(tables).verdict).toBe('nothing')
  expect(whyNothing(tables)).toContain('The tables differ in note: --ignore note puts them together.')
  expect(whyNothing(tablesOf([fileOf('a', lines('A', [1])), fileOf('b', lines('B', [1]))]))).toContain(
    'Give files of the same benchmarks.',
  )
})
