// What a later file lacks.
import { expect, test } from 'vitest'
import { columnName, missingRows } from '../../../src/core/compare/missing-rows.ts'
import { fileOf, lines, tablesOf } from './tables.ts'

const memory = (name: string) => lines(name, [1], 'B/op')

test('benchmarks of the first column that are nowhere in another one, in their order', () => {
  const tables = tablesOf([
    fileOf('a', `pkg: p\n${lines('A', [1])}${lines('B', [1])}${lines('C', [1])}pkg: q\n${lines('A', [1])}`),
    fileOf('b', `pkg: p\n${lines('A', [1])}${lines('D', [1])}`),
    fileOf('c', `pkg: p\n${lines('A', [1])}${lines('B', [1])}${lines('C', [1])}pkg: q\n${lines('A', [1])}`),
  ])
  expect(missingRows(tables)).toEqual([{ column: 'b', base: 'a', names: ['B', 'C', 'A'] }])
})

test('in which unit does not matter', () => {
  const base = fileOf('a', `${lines('A', [1])}${memory('A')}${lines('B', [1])}`)
  expect(missingRows(tablesOf([base, fileOf('b', `${lines('A', [1])}${memory('B')}`)]))).toEqual([])
})

test('what only a later file has, is not missing, though it stands in a table of its own', () => {
  const tables = tablesOf([
    fileOf('a', `pkg: q\n${lines('A', [1])}`),
    fileOf('b', `pkg: p\n${lines('N', [1])}pkg: q\n${lines('A', [1])}`),
  ])
  expect(missingRows(tables)).toEqual([])
})

test('nothing is missing where nothing is compared', () => {
  expect(missingRows(tablesOf([fileOf('a', lines('A', [1])), fileOf('b', lines('B', [1]))]))).toEqual([])
  expect(missingRows(tablesOf([fileOf('a', lines('A', [1]))]))).toEqual([])
  expect(missingRows([])).toEqual([])
})

test('a column of several keys is called by those that say something', () => {
  expect(columnName(['gob', '', '1k'])).toBe('gob 1k')
})
