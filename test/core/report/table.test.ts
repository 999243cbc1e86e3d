// The comparison table: one row each, with a sign only where there is something to say.
import { expect, test } from 'vitest'
import type { Change, Comparison } from '../../../src/core/model.ts'
import { signs, table } from '../../../src/core/report/table.ts'
import { elements, rendered, textOf } from './rendered.ts'

const comparison = (change: Change, p: number, delta: number | null = 0.2): Comparison => ({
  benchmark: 'A|`',
  package: null,
  unit: 'sec/op',
  better: 'lower',
  base: { center: 1e-3, low: 1e-3, high: 1.02e-3, samples: [] },
  head: { center: 1.2e-3, low: null, high: null, samples: [] },
  delta,
  p,
  change,
})

/** The cells of each row, as they are read. */
const cells = (comparisons: readonly Comparison[], alpha = 0.05) =>
  elements(rendered(table(comparisons, ({ benchmark }) => benchmark, alpha)))
    .filter(({ tagName }) => tagName === 'tr')
    .map(row =>
      elements(row)
        .filter(({ tagName }) => tagName === 'td' || tagName === 'th')
        .map(cell => textOf(cell).replaceAll('\u00a0', ' ')),
    )

test('shows sign, name and delta first, as a phone shows three columns, then centres, unit and p', () => {
  const [heading, row] = cells([comparison('regressed', 0.012)])
  expect(heading).toEqual(['', 'Benchmark', 'Delta', 'Base', 'Head', 'Unit', 'p'])
  expect(row).toEqual(['❌', 'A|`', '+20.00%', '1.000 ms ± 2%', '1.200 ms ± ∞', 'time/op', '0.012'])
})

test('shows ~ where p is not below alpha, and the delta where it is', () => {
  const delta = (p: number, alpha: number) => cells([comparison('unchanged', p)], alpha)[1]?.[2]
  expect(delta(0.05, 0.05)).toBe('~')
  expect(delta(0.049, 0.05)).toBe('+20.00%')
  expect(delta(0.02, 0.01)).toBe('~')
})

test('shows a rise from 0 in words', () => {
  expect(cells([comparison('regressed', 0.001, null)])[1]?.[2]).toBe('from 0')
})

test('gives each change its own sign, and none to what is unchanged', () => {
  const changes: readonly Change[] = ['regressed', 'improved', 'changed', 'unchanged', 'inconclusive']
  expect(new Set(changes.map(change => signs[change])).size).toBe(5)
  expect(cells([comparison('unchanged', 0.5)])[1]?.[0]).toBe('')
})

test('only a change stands out in bold', () => {
  const bold = (change: Change) =>
    elements(rendered(table([comparison(change, 0.001)], () => 'A', 0.05))).some(
      ({ tagName }) => tagName === 'strong',
    )
  expect(bold('regressed')).toBe(true)
  expect(bold('unchanged')).toBe(false)
  expect(bold('inconclusive')).toBe(false)
})
