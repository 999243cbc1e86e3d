// Rows made from columns of numbers.
import { expect, test } from 'vitest'
import { about, fileOf, lines, rowsOf, tablesOf } from './tables.ts'

test('a row is the same however it is asked for, and there is none beyond the last', () => {
  const file = (label: string, center: number) =>
    fileOf(label, `${lines('A', about(center))}${label === 'a' ? lines('B', [1, 2]) : ''}`)
  const [table] = tablesOf([file('a', 100), file('b', 120)], { intervals: true, correction: 'holm' })
  expect(rowsOf(table)).toEqual([table?.rows.at(0), table?.rows.at(1)])
  expect([table?.rows.at(2), table?.rows.at(-1)]).toEqual([undefined, undefined])
  const [, gone] = rowsOf(table)
  expect([gone?.name, gone?.cells[1], gone?.cells[0]?.versus]).toEqual(['B', null, null])
})

test('a test that has no p adjusts no other', () => {
  const file = (label: string, center: number) =>
    fileOf(label, `${lines('A', about(center))}${lines('B', [center])}`)
  const [table] = tablesOf([file('a', 100), file('b', 120)], { test: 'ttest', correction: 'holm' })
  const [first, second] = rowsOf(table).map(({ cells }) => cells[1]?.versus)
  expect([first?.adjustedP, second?.p, second?.adjustedP]).toEqual([first?.p, null, null])
})
