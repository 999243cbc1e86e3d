// Which rows a terminal shows, and what it says of the others.
import { expect, test } from 'vitest'
import type { Comparison } from '../../../../src/core/model/comparison.ts'
import { comparisonsPart } from '../../../../src/core/report/say/comparisons.ts'
import { selectTerminalRowsAndSummariseRest } from '../../../../src/core/report/say/terminal-report.ts'
import { comparison } from '../comparisons.ts'
import { settings, subjectOf } from '../runs.ts'
import { spoken } from '../shown.ts'

const many = (count: number, name: string, more: Partial<Comparison>) =>
  Array.from({ length: count }, (_, n) => comparison({ benchmark: `${name}${n}`, ...more }))
const still = { change: 'unchanged', ratio: { estimate: 1, low: 0.99, high: 1.02 }, ruledOut: 0.021 } as const
const exact = { unit: 'B/op', exact: true, delta: 0, change: 'unchanged' } as const

function folded(comparisons: readonly Comparison[]) {
  const given = { comparisons, settings, geomeans: [], merged: null, rounds: [] }
  const [block] = comparisonsPart(subjectOf(given), 'none')
  if (block?.kind !== 'comparisons') throw new Error('no comparisons')
  const { rows, rest } = selectTerminalRowsAndSummariseRest(block.rows)
  return [rows.map(({ comparison }) => comparison.benchmark), spoken(rest)] as const
}

test('rows that moved or are open stay in their order, and the others are a line', () => {
  const moved = [...many(1, 'Worse', {}), ...many(1, 'Open', { change: 'inconclusive' })]
  const faster = many(1, 'Better', { change: 'improved' })
  const others = [
    ...many(13, 'Still', still),
    comparison({ benchmark: 'Last', ...still, change: 'within', ruledOut: 0.0334 }),
  ]
  expect(folded([...moved, ...others, ...faster])).toEqual([
    ['Worse0', 'Open0', 'Better0'],
    '14 rows neither regressed nor improved: each at most 3.4% worse (`--all` shows them)',
  ])
  expect(folded([...moved, ...others, ...many(14, 'Still', exact)])[1]).toBe(
    '28 rows neither regressed nor improved: 14 rows at most 3.4% worse; no change in B/op in all 14 benchmarks (`--all` shows them)',
  )
})

test('where nothing moved a few rows are shown, and where little would be saved all', () => {
  expect(folded(many(12, 'Still', still))[0]).toHaveLength(12)
  expect(folded(many(13, 'Still', still))).toEqual([
    [],
    '13 rows neither regressed nor improved: each at most 2.1% worse (`--all` shows them)',
  ])
  expect(folded([...many(1, 'Worse', {}), ...many(3, 'Still', still)])[0]).toHaveLength(4)
})

test('of hundreds that moved or are open the first are shown, regressions before improvements', () => {
  const given = [
    ...many(60, 'Better', { change: 'improved' }),
    ...many(30, 'Worse', {}),
    ...many(400, 'Open', { change: 'inconclusive' }),
    ...many(10, 'Muted', { change: 'inconclusive', gate: 'off' }),
  ]
  const [names, rest] = folded(given)
  expect(names).toHaveLength(50)
  expect(names.filter(name => name.startsWith('Worse'))).toHaveLength(30)
  expect(rest).toMatch(
    /^50 more changed rows; 390 more inconclusive rows; 10 inconclusive rows that cannot fail the check \(/,
  )
})

test('what does not vary and differs has moved, by however little, and comes after what the gate has found', () => {
  const [more, less] = [0.04, -0.001].map(delta => ({ ...exact, delta }))
  const given = [...many(1, 'More', more ?? {}), ...many(1, 'Less', less ?? {}), ...many(20, 'Same', exact)]
  expect(folded(given)).toEqual([
    ['More0', 'Less0'],
    '20 rows neither regressed nor improved: no change in B/op in 20 of 22 benchmarks (`--all` shows them)',
  ])
  const [names, rest] = folded([...many(60, 'More', more ?? {}), ...many(30, 'Worse', {})])
  expect(names.filter(name => name.startsWith('Worse'))).toHaveLength(30)
  expect(rest).toMatch(/^50 more changed rows \(/)
})

test('what is open and cannot fail is not said to be still', () => {
  const [muted, undirected] = [{ gate: 'warn' }, { better: null }].map((more, n) =>
    many(n + 1, 'Open', { change: 'inconclusive', ...more } as Partial<Comparison>),
  )
  expect(folded([...(muted ?? []), ...(undirected ?? []), ...many(20, 'Still', still)])[1]).toBe(
    '3 inconclusive rows that cannot fail the check; 20 rows neither regressed nor improved: each at most 2.1% worse (`--all` shows them)',
  )
})
