// Several versions as rows.
import { expect, test } from 'vitest'
import { versionCell, versionRows } from '../../../../src/core/report/say/versions.ts'
import { comparison } from '../comparisons.ts'
import { resultFrom, time } from '../runs.ts'

test('a row has a cell for each version, and none where that lacks the benchmark', () => {
  const base = [time('A-8', 1), time('B-8', 1)]
  const results = [resultFrom(base, [time('A-8', 1)]), resultFrom(base, [time('A-8', 1), time('B-8', 1.3)])]
  const rows = versionRows(results.map((result, n) => ({ name: `v${n}`, result })))
  expect(rows.map(({ name, cells, isMoved }) => [name, cells.map(cell => cell?.benchmark), isMoved])).toEqual(
    [
      ['A', ['A-8', 'A-8'], false],
      ['B', [undefined, 'B-8'], true],
    ],
  )
})

test.each([
  [{}, '+7.2%'],
  [{ change: 'unchanged', p: 0.4 }, '~'],
  [{ change: 'unchanged', p: 0.001 }, '+7.2%'],
  [{ change: 'inconclusive' }, 'open'],
  [{ change: 'inconclusive', gate: 'off', p: 0.4 }, '~'],
] as const)('%j is %s', (more, text) => {
  expect(versionCell(comparison(more), 0.05)).toBe(text)
})
