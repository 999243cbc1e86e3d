// The comparison table: what stands in each cell, in which order, and when a difference is shown.
import { expect, test } from 'vitest'
import type { Change, Comparison, Geomean } from '../../../../src/core/model/comparison.ts'
import {
  changesPart,
  comparisonsPart,
  isSignificant,
  ordered,
} from '../../../../src/core/report/say/comparisons.ts'
import { everything } from '../../../../src/core/report/say/judged.ts'
import { comparison, counted, spaced } from '../comparisons.ts'
import { elements, rendered, textOf } from '../rendered.ts'
import { settings } from '../runs.ts'
import { asMarkdown } from '../shown.ts'

const row = (change: Change, p: number | null, more: Partial<Comparison> = {}) =>
  comparison({
    benchmark: 'A|`',
    base: { center: 1e-3, low: 1e-3, high: 1.02e-3, samples: [] },
    head: { center: 1.2e-3, low: null, high: null, samples: [] },
    delta: 0.2,
    change,
    p,
    ...more,
  })
const naming = ({ benchmark }: { readonly benchmark: string }) => benchmark

const all = (
  comparisons: readonly Comparison[],
  alpha = 0.05,
  geomeans: readonly Geomean[] = [],
  besides = everything.besides,
) => {
  const result = { comparisons, geomeans, settings: { ...settings, alpha }, merged: null }
  return asMarkdown(comparisonsPart(result, naming, besides))
}

/** The cells of each row, as they are read. */
const cells = (comparisons: readonly Comparison[], alpha = 0.05, geomeans: readonly Geomean[] = []) =>
  elements(rendered(all(comparisons, alpha, geomeans)))
    .filter(({ tagName }) => tagName === 'tr')
    .map(tr =>
      elements(tr)
        .filter(({ tagName }) => tagName === 'td' || tagName === 'th')
        .map(cell => spaced(textOf(cell))),
    )

test('shows sign, name and delta first, as a phone shows three columns, then centres, what is ruled out, unit and p', () => {
  const [heading, first] = cells([row('regressed', 0.012)])
  expect(heading).toEqual(['', 'Benchmark', 'Delta', 'Base', 'Head', 'Worse by at most', 'Unit', 'p'])
  expect(first).toEqual(['❌', 'A|`', '+20.00%', '1.000 ms ± 2%', '1.200 ms ± ∞', '8.8%', 'time/op', '0.012'])
})

test('leaves what is ruled out away from a table of changes alone', () => {
  const brief = rendered(asMarkdown(changesPart([row('regressed', 0.012)], naming, settings)))
  const heads = elements(brief).filter(({ tagName }) => tagName === 'th')
  expect(heads.map(textOf)).toEqual(['', 'Benchmark', 'Delta', 'Base', 'Head', 'Unit', 'p'])
  expect(elements(brief).filter(({ tagName }) => tagName === 'td')).toHaveLength(heads.length)
})

test('shows ~ where p is above alpha, and the delta where it is not or where nothing was tested', () => {
  const delta = (p: number | null, alpha: number) => cells([row('unchanged', p)], alpha)[1]?.[2]
  expect(delta(0.051, 0.05)).toBe('~')
  expect(delta(0.05, 0.05)).toBe('+20.00%')
  expect(delta(0.02, 0.01)).toBe('~')
  expect(delta(null, 0.05)).toBe('+20.00%')
  expect(cells([row('unchanged', null)])[1]?.[7]).toBe('')
})

test('shows the delta of what the gate found, whatever the p beside it', () => {
  for (const change of ['regressed', 'improved', 'changed'] as const)
    expect(cells([row(change, 0.4)])[1]?.[2]).toBe('+20.00%')
  expect(cells([row('inconclusive', 0.4)])[1]?.[2]).toBe('~')
})

test('shows any difference of values that do not vary, though a few rounds give no small p', () => {
  const within = { ...counted('allocs/op', 1000, 1001), p: 1, change: 'unchanged' } as const
  expect(cells([within])[1]?.[2]).toBe('+0.10%')
  expect(isSignificant({ ...counted('allocs/op', 10, 10), p: 0, change: 'unchanged' }, 0.05)).toBe(false)
})

test('shows a rise from 0 in words', () => {
  expect(cells([row('regressed', 0.001, { delta: null })])[1]?.[2]).toBe('from 0')
})

test('gives each change its own sign, and none to what is unchanged', () => {
  const changes: readonly Change[] = ['regressed', 'improved', 'changed', 'unchanged', 'inconclusive']
  expect(new Set(changes.map(change => cells([row(change, 0.5)])[1]?.[0])).size).toBe(5)
  expect(cells([row('unchanged', 0.5)])[1]?.[0]).toBe('')
})

test('gives no warning sign to a unit of unknown direction that is not settled, as it can fail nothing', () => {
  expect(cells([row('inconclusive', 0.5)])[1]?.[0]).toBe('⚠️')
  expect(cells([row('inconclusive', 0.5, { better: null })])[1]?.[0]).toBe('')
  expect(cells([row('changed', 0.01, { better: null })])[1]?.[0]).toBe('❔')
})

test('only a change stands out in bold', () => {
  const bold = (change: Change) =>
    elements(rendered(all([row(change, 0.001)]))).some(({ tagName }) => tagName === 'strong')
  expect(bold('regressed')).toBe(true)
  expect(bold('unchanged')).toBe(false)
  expect(bold('inconclusive')).toBe(false)
})

test('ends with the geometric means, and says how many rows they cover where that is not all', () => {
  const means = cells([row('unchanged', 0.5)], 0.05, [
    { unit: 'sec/op', ratio: 1.021, rows: 14, of: 14 },
    { unit: 'B/op', ratio: 0.9, rows: 12, of: 14 },
  ]).slice(2)
  expect(means).toEqual([
    ['', 'geomean', '+2.10%', '', '', '', 'time/op', ''],
    ['', 'geomean (12 of 14)', '-10.00%', '', '', '', 'B/op', ''],
  ])
})

test('sorts by name, or the worst first whatever is better, with what is not significant before what improved', () => {
  const some = [
    row('improved', 0.001, {
      benchmark: 'faster',
      delta: -0.3,
      head: { ...row('improved', 0).head, center: 7e-4 },
    }),
    row('unchanged', 0.6, { benchmark: 'same', delta: 0.4 }),
    row('regressed', 0.001, { benchmark: 'slower', delta: 0.1 }),
    row('regressed', 0.001, {
      benchmark: 'rate',
      unit: 'B/s',
      better: 'higher',
      delta: -0.2,
      head: { ...row('improved', 0).head, center: 8e-4 },
    }),
    row('regressed', 0.001, { benchmark: 'from 0', delta: null }),
    row('changed', 0.001, { benchmark: 'unknown', better: null, delta: 0.9 }),
  ]
  const names = (sort: 'none' | 'name' | 'delta') =>
    ordered(some, naming, { sort, alpha: 0.05 }).map(({ benchmark }) => benchmark)
  expect(names('none')).toEqual(some.map(({ benchmark }) => benchmark))
  expect(names('name')).toEqual(['faster', 'from 0', 'rate', 'same', 'slower', 'unknown'])
  expect(names('delta')).toEqual(['from 0', 'rate', 'slower', 'same', 'unknown', 'faster'])
})

test('says how many rows there are, of all or of the significant ones alone, and nothing of none', () => {
  const some = [row('regressed', 0.01), row('unchanged', 0.6)]
  const mean = [{ unit: 'sec/op', ratio: 1, rows: 2, of: 2 }]
  expect(all(some, 0.05, mean)).toContain('<summary>All comparisons (2)</summary>')
  const significant = all(some, 0.05, mean, { rest: true, medians: false })
  expect(significant).toContain('<summary>Significant comparisons (1)</summary>')
  expect(significant).not.toContain('geomean')
  expect([all([]), all(some, 0.05, [], { rest: false, medians: false }), asMarkdown(changesPart([], naming, settings))]).toEqual([
    '',
    '',
    '',
  ])
})
