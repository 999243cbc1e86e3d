import { expect, test } from 'vitest'
import { fullRows, idOf, knownIn } from '../../../src/core/history/full-rows.ts'
import { exactRow, pointAt, rowOf } from './points.ts'

const known = knownIn([pointAt('n1', [rowOf('A-2', 1.1), exactRow('A-2', 3), rowOf('B', 1)])])

test('a benchmark that was measured has the exact units that its note leaves out, and no others', () => {
  const rows = fullRows(pointAt('n2', [rowOf('A-2', 1.2)]), known)
  expect(rows.map(row => [row.benchmark, row.unit, row.ratio.estimate])).toEqual([
    ['A-2', 'sec/op', 1.2],
    ['A-2', 'B/op', 1],
  ])
})

test('a proven benchmark has all its units', () => {
  const proven = [{ benchmark: 'A', package: 'example.com/acme' }]
  expect(fullRows(pointAt('n2', [], { proven }), known).map(idOf)).toEqual([
    idOf(rowOf('A-2', 1)),
    idOf(exactRow('A-2', 1)),
  ])
})

test('one that was not measured has none', () => {
  expect(fullRows(pointAt('n2', []), known)).toEqual([])
})
