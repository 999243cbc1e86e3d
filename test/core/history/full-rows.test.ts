import { expect, test } from 'vitest'
import { fullRows, idOf, knownIn } from '../../../src/core/history/note.ts'
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

test('what has no ratio is not as in the reference', () => {
  const { benchmark, package: path, unit } = exactRow('A-2', 1)
  const withoutRatio = [{ benchmark, package: path, unit }]
  const measured = pointAt('n2', [rowOf('A-2', 1.2)], { withoutRatio })
  expect(fullRows(measured, known).map(row => row.unit)).toEqual(['sec/op'])
  const proven = [{ benchmark: 'A', package: 'example.com/acme' }]
  expect(fullRows(pointAt('n2', [], { proven, withoutRatio }), known).map(row => row.unit)).toEqual([
    'sec/op',
  ])
})

test('where no file differs, all that is measured with these files is as in the reference, and nothing else', () => {
  const [one, other] = ['a/**', 'b/**'].map(path => ({ paths: [path] })) as [object, object]
  const both = knownIn([
    pointAt('n1', [rowOf('A', 1.1), exactRow('A', 2)], one),
    pointAt('n1', [rowOf('B', 1.1)], other),
  ])
  const untouched = pointAt('n2', [], { ...one, isUntouched: true })
  expect(fullRows(untouched, both).map(row => [row.benchmark, row.unit, row.ratio.estimate])).toEqual([
    ['A', 'sec/op', 1],
    ['A', 'B/op', 1],
  ])
  expect(fullRows({ ...untouched, paths: [] }, both)).toEqual([])
  expect(fullRows({ ...untouched, isUntouched: false }, both)).toEqual([])
})

test('one that was not measured has none', () => {
  expect(fullRows(pointAt('n2', []), known)).toEqual([])
})

test('a unit that varied in one run is exact in those that leave it out', () => {
  const varied = { ...exactRow('A-2', 1.01), exact: false }
  const mixed = knownIn([pointAt('n1', [rowOf('A-2', 1), varied]), pointAt('n2', [exactRow('A-2', 3)])])
  expect(fullRows(pointAt('n3', [rowOf('A-2', 1)]), mixed).map(row => row.unit)).toEqual(['sec/op', 'B/op'])
})
