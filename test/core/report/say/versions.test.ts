// Several versions as rows.
import { expect, test } from 'vitest'
import {
  buildRowsAcrossVersions,
  buildSectionsOfVersionAgainstFirst,
  cellTextOfVersionMeasuredAgainstFirst,
} from '../../../../src/core/report/say/versions.ts'
import { around, comparison, counted } from '../comparisons.ts'
import { resultFrom, time } from '../runs.ts'
import { asMarkdown } from '../shown.ts'

test('a row has a cell for each version, and none where that lacks the benchmark', () => {
  const base = [time('A-8', 1), time('B-8', 1)]
  const results = [resultFrom(base, [time('A-8', 1)]), resultFrom(base, [time('A-8', 1), time('B-8', 1.3)])]
  const rows = buildRowsAcrossVersions(results.map((result, n) => ({ name: `v${n}`, result })))
  expect(rows.map(({ name, cells, isMoved }) => [name, cells.map(cell => cell?.benchmark), isMoved])).toEqual(
    [
      ['A', ['A-8', 'A-8'], false],
      ['B', [undefined, 'B-8'], true],
    ],
  )
})

test('a row that does not vary has moved by however little', () => {
  const result = resultFrom([time('A-8', 1)], [time('A-8', 1)])
  const isMoved = (head: number) =>
    buildRowsAcrossVersions([
      {
        name: 'v2',
        result: { ...result, comparisons: [{ ...counted('B/op', 100, head), change: 'unchanged' }] },
      },
    ])[0]?.isMoved
  expect([100, 104].map(isMoved)).toEqual([false, true])
})

test.each([
  [{}, '+7.2%'],
  [{ change: 'unchanged', p: 0.4 }, '~'],
  [{ change: 'unchanged', p: 0.001 }, '+7.2%'],
  [{ change: 'inconclusive' }, 'inconclusive'],
  [{ change: 'inconclusive', gate: 'off', p: 0.4 }, '~'],
] as const)('%j is %s', (more, text) => {
  expect(cellTextOfVersionMeasuredAgainstFirst(comparison(more), 0.05)).toBe(text)
})

test('a version that is undecided for a suspect that did not recur says so', () => {
  const result = resultFrom([time('A-8', 1)], [time('A-8', 1)])
  const again = { ratio: { estimate: 1.03, low: 0.98, high: 1.08 }, p: 0.2, recurred: false }
  const confirmation = { ...again, base: around(1), head: around(1.03) }
  const open = comparison({ change: 'inconclusive', confirmation })
  const { after: said } = buildSectionsOfVersionAgainstFirst({
    name: 'v2',
    result: { ...result, comparisons: [open] },
  })
  expect(asMarkdown(said.flat())).toMatch(/^- `Encode`: .* does not rule out a regression either\.$/)
})

test('a version whose results may mean little says why, as a report of one does', () => {
  const result = resultFrom([time('A-8', 1)], [time('A-8', 2)])
  const { after: said } = buildSectionsOfVersionAgainstFirst({
    name: 'v2',
    result: { ...result, warnings: [{ kind: 'suite', changed: ['codec/codec_test.go'] }] },
  })
  expect(asMarkdown(said.flat())).toContain('base and head have different benchmark files')
})
