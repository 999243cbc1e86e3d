// Cells of a table.
import { expect, test } from 'vitest'
import { fileOf, gridsOf, lines } from './tables.ts'

test('a cell has the values of all that it pools, in ascending order', () => {
  const many = Array.from({ length: 120 }, (_, n) => (n * 37) % 120)
  const [grid] = gridsOf(
    [
      fileOf('a', lines('A', [3, 1], 'x') + lines('B', many, 'x')),
      fileOf('a', lines('A', [2], 'x')),
      fileOf('b', lines('B', [7], 'x')),
    ],
    { row: '.fullname' },
  )
  const cell = (row: number, column: number) => {
    const into = new Float64Array(grid?.lengthOf(row, column) ?? 0)
    grid?.sorted(row, column, into)
    return [...into]
  }
  expect([cell(0, 0), cell(0, 1), cell(1, 1)]).toEqual([[1, 2, 3], [], [7]])
  expect(cell(1, 0)).toEqual(many.toSorted((a, b) => a - b))
  expect([grid?.nameOf(1), grid?.length, grid?.differing(0, 0), grid?.differing(0, 1)]).toEqual([
    'B',
    2,
    [],
    [],
  ])
})

test('what differs among the pooled is named', () => {
  const [grid] = gridsOf([fileOf('a', 'BenchmarkA/n=1/m=1 1 1 x\nBenchmarkA/n=1/m=2 1 2 x\n')], {
    row: '.name,/n',
  })
  expect([grid?.nameOf(0), grid?.differing(0, 0)]).toEqual(['A 1', ['.fullname']])
})
