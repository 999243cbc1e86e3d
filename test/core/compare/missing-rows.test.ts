// What a later column lacks.
import { expect, test } from 'vitest'
import { columnName, missingRows } from '../../../src/core/compare/conclude.ts'
import { fileOf, lines, tablesOf } from './tables.ts'

const memory = (name: string) => lines(name, [1], 'B/op')
const missing = (...texts: readonly string[]) => {
  const files = texts.map((text, n) => fileOf('abc'.charAt(n), text))
  return missingRows(
    tablesOf(files),
    files.map(({ label }) => label),
  )
}
const gone = (name: string, unit: string | null = null, column = 'b') => ({
  ...{ column, base: 'a', name, unit, apart: [], isMuted: false },
})

test('benchmarks of the first column that are nowhere in another one, in their order', () => {
  const all = `pkg: p\n${lines('A', [1])}${lines('B', [1])}${memory('B')}pkg: q\n${lines('A', [1])}`
  expect(missing(all, `pkg: p\n${lines('A', [1])}${lines('D', [1])}`, all)).toEqual([gone('B'), gone('A')])
})

test('a unit is missing by itself, where the benchmark has another', () => {
  const base = `${lines('A', [1])}${memory('A')}${lines('B', [1])}`
  expect(missing(base, `${memory('A')}${lines('B', [1])}`)).toEqual([gone('A', 'sec/op')])
  expect(missing(base, `${lines('A', [1])}${memory('B')}`)).toEqual([gone('B', 'sec/op'), gone('A', 'B/op')])
})

test('what only a later file has, is not missing, though it stands in a table of its own', () => {
  expect(
    missing(`pkg: q\n${lines('A', [1])}`, `pkg: p\n${lines('N', [1])}pkg: q\n${lines('A', [1])}`),
  ).toEqual([])
})

test('what stands in another table is said to be apart, with the key that keeps it so', () => {
  const file = (version: number) =>
    `pkg: p\n${lines('A', [1])}pkg: q\nversion: ${version}\n${lines('B', [1])}`
  expect(missing(file(1), file(2))).toEqual([
    { ...gone('B'), apart: [{ key: 'version', base: '1', column: '2' }] },
  ])
  const other = (processors: number) => lines('A', [1]) + lines(`B-${processors}`, [1])
  expect(missing(other(8), other(16))).toEqual([
    { ...gone('B-8'), apart: [{ key: '/gomaxprocs', base: '8', column: '16' }] },
  ])
})

test('a benchmark of the same name that the first column has too is no other place of it', () => {
  const both = `pkg: q\n${lines('A', [1])}`
  expect(missing(`pkg: p\n${lines('A', [1])}${both}`, both)).toEqual([gone('A')])
})

test('the keys that a user has asked for keep nothing apart', () => {
  const file = (label: string, size: number) =>
    fileOf(label, `${lines('A', [1])}${lines(`B/size=${size}`, [1])}`)
  const tables = tablesOf([file('a', 1), file('b', 2)], {}, { table: '/size', row: '.name' })
  expect(missingRows(tables, ['a', 'b'])).toEqual([gone('B')])
})

test('where nothing is compared, everything is missing', () => {
  expect(missing(lines('A', [1]), lines('B', [1]))).toEqual([gone('A')])
  expect(missing(lines('A', [1]))).toEqual([])
  expect(missingRows([], ['a', 'b'])).toEqual([])
})

test('a column of several keys is called by those that say something', () => {
  expect(columnName(['gob', '', '1k'])).toBe('gob 1k')
})

test('every file is held against the first, whatever other files share among them', () => {
  const later = `pkg: a\n${lines('N', [1])}pkg: b\n${lines('A', [1])}`
  const first = `pkg: b\n${lines('A', [1])}${lines('B', [1])}`
  expect(missing(first, later, later)).toEqual([gone('B'), gone('B', null, 'c')])
  const moved = `pkg: x/v2\n${lines('A', [1])}`
  const apart = [{ key: 'pkg', base: 'x', column: 'x/v2' }]
  expect(missing(`pkg: x\n${lines('A', [1])}`, moved, moved)).toEqual([
    { ...gone('A'), apart },
    { ...gone('A', null, 'c'), apart },
  ])
})

test('a file of which nothing was taken lacks everything', () => {
  const tables = tablesOf([fileOf('a', lines('A', [1])), fileOf('b', lines('A', [1]))])
  expect(missingRows(tables, ['a', 'b', 'c'])).toEqual([gone('A', null, 'c')])
})

test('where other keys make columns, the first one that is compared counts', () => {
  const file = fileOf('a', lines('A/x=1', [1]) + lines('A/x=2', [1]) + lines('B/x=1', [1]))
  expect(missingRows(tablesOf([file], {}, { col: '/x', row: '.name' }), [])).toEqual([
    { ...gone('B', null, '2'), base: '1' },
  ])
})
