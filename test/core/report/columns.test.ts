// Text in columns lines up.
import { expect, test } from 'vitest'
import { columns } from '../../../src/core/report/columns.ts'

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
