// Text in columns lines up.
import { expect, test } from 'vitest'
import { columns } from '../../../src/core/words/terminal.ts'

test('columns are as wide as what is in them, the first from the left', () => {
  expect(
    columns(
      [
        ['name', 'growth', ''],
        ['a', '1', 'x'],
        ['longer', '-1000000', ''],
      ],
      1,
    ),
  ).toEqual(['name      growth', 'a              1  x', 'longer  -1000000'])
})

test('no rows are no lines', () => {
  expect(columns([], 1)).toEqual([])
})

test('where lines must fit, the first cells are cut in their middle, but not to nothing', () => {
  const rows = [
    ['benchmark', 'p'],
    ['Encode/a/very/long/name', '0.5'],
  ]
  expect(columns(rows, 1, 20)).toEqual(['benchmark          p', 'Encode/…ng/name  0.5'])
  expect(columns(rows, 1, 3)).toEqual(['benchmark       p', 'Encode…/name  0.5'])
})
