// Orders of rows.
import { expect, test } from 'vitest'
import type { RowOrder } from '../../../src/core/compare/comparison-table.ts'
import { sortRows } from '../../../src/core/compare/tabulate.ts'
import { about, fileOf, lines, rowsOf, tablesOf } from './tables.ts'

const sides = (unit: string) => {
  const file = (label: string, deltas: Readonly<Record<string, number>>) =>
    fileOf(
      label,
      Object.entries(deltas)
        .map(([name, center]) => lines(name, about(center), unit))
        .join(''),
    )
  return tablesOf([
    file('a', { C: 100, A: 100, D: 100, B: 100 }),
    file('b', { C: 110, A: 90, D: 100, B: 120 }),
  ])[0]
}

test.each<[RowOrder, string, string]>([
  ['none', 'ns/op', 'CADB'],
  ['name', 'ns/op', 'ABCD'],
  ['-name', 'ns/op', 'DCBA'],
  ['delta', 'ns/op', 'BCDA'],
  ['-delta', 'ns/op', 'ADCB'],
  ['delta', 'MB/s', 'ADCB'],
])('%s in %s: %s', (order, unit, wanted) => {
  const table = sides(unit)
  const sorted = table && sortRows(table, order)
  const names = rowsOf(sorted).map(({ name }) => name)
  expect(names.join('')).toBe(wanted)
  expect([sorted?.rows.length, sorted?.rows.at(0)?.name, sorted?.rows.at(4)]).toEqual([
    4,
    wanted[0],
    undefined,
  ])
})

test('what came from 0 is the worst', () => {
  const tables = tablesOf([
    fileOf('a', lines('A', about(100), 'B/op') + lines('B', about(0), 'B/op')),
    fileOf('b', lines('A', about(900), 'B/op') + lines('B', about(1), 'B/op')),
  ])
  expect(tables.map(table => rowsOf(sortRows(table, 'delta')).map(({ name }) => name))).toEqual([['B', 'A']])
})
