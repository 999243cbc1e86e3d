// The comparison table: what stands in each cell, in which order, and when a difference is shown.
import { expect, test } from 'vitest'
import type { Comparison, ComparisonChangeKind, UnitGeomean } from '../../../../src/core/model/comparison.ts'
import type { RunSettings } from '../../../../src/core/model/settings.ts'
import {
  changedAndInconclusiveRowsPart,
  comparisonsPart,
  isDifferenceShown,
  sortComparisons,
  unchangedCountPerUnitText,
} from '../../../../src/core/report/say/comparisons.ts'
import { fullReportDetail } from '../../../../src/core/report/say/run-report.ts'
import { comparison, counted, spaced } from '../comparisons.ts'
import { elements, type Node, rendered, textOf, texts } from '../rendered.ts'
import { settings, subjectOf } from '../runs.ts'
import { asMarkdown, spoken } from '../shown.ts'

const row = (change: ComparisonChangeKind, p: number | null, more: Partial<Comparison> = {}) =>
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
  geomeans: readonly UnitGeomean[] = [],
  besides = fullReportDetail.besides,
) => {
  const result = { comparisons, geomeans, settings: { ...settings, alpha }, merged: null, rounds: [] }
  return asMarkdown(comparisonsPart(subjectOf(result), besides))
}

/** The cells of each row of a table, as they are read. */
const rowsOf = (table: Node) =>
  elements(table)
    .filter(({ tagName }) => tagName === 'tr')
    .map(tr =>
      elements(tr)
        .filter(({ tagName }) => tagName === 'td' || tagName === 'th')
        .map(cell => spaced(textOf(cell))),
    )
const tables = (markdown: string) =>
  elements(rendered(markdown))
    .filter(({ tagName }) => tagName === 'table')
    .map(rowsOf)
/** The table of estimates, then that of medians. */
const both = (comparisons: readonly Comparison[], alpha = 0.05, geomeans: readonly UnitGeomean[] = []) =>
  tables(all(comparisons, alpha, geomeans))
const medians = (...given: Parameters<typeof both>) => both(...given)[1] ?? []
const estimates = (comparisons: readonly Comparison[]) => both(comparisons)[0] ?? []

test('shows the change first and what bounds it beside it; in the other table what benchstat prints', () => {
  const one = [row('regressed', 0.012)]
  expect(estimates(one)).toEqual([
    ['Change', 'Benchmark'],
    ['❌ +7.2%', 'A|`·····¦··│··¦●········ +6.1% to +8.4%'],
  ])
  expect(medians(one)).toEqual([
    ['Benchmark', 'vs base', 'Base', 'Head', 'Unit', 'p'],
    ['A|`', '+20.00%', '1.000 ms ± 2%', '1.200 ms ± ∞', 'time/op', '0.012'],
  ])
})

test("the fold of medians is named as benchstat's only where these are its numbers", () => {
  const title = (more: Partial<RunSettings>) => {
    const result = { comparisons: [row('unchanged', 0.5)], geomeans: [], merged: null, rounds: [] }
    const part = comparisonsPart(
      subjectOf({ ...result, settings: { ...settings, ...more } }),
      fullReportDetail.besides,
    )
    return texts(asMarkdown(part), 'summary')[1]
  }
  expect(title({})).toBe('The medians and p that benchstat prints (1)')
  expect(title({ outliers: 'iqr' })).toBe('Medians and uncorrected p (1)')
  expect(title({ deltaTest: 'ttest' })).toBe('Medians and uncorrected p (1)')
})

test('what changed has the values of both sides, the rows of a benchmark together with time first, and no name twice', () => {
  const changed = [
    row('regressed', 0.2, { ...counted('B/op', 10, 20), benchmark: 'B' }),
    row('regressed', 0.2, { benchmark: 'A' }),
    row('regressed', 0.2, { benchmark: 'B' }),
    row('improved', 0.2, { benchmark: 'C', adjustedP: 1, ratio: { estimate: 0.8, low: 0.79, high: 0.81 } }),
  ]
  const [rows] = tables(asMarkdown(changedAndInconclusiveRowsPart(changed, subjectOf({ settings }))))
  expect(rows?.slice(1)).toEqual([
    ['❌ +7.2%', 'B1.000 ms → 1.200 ms, +6.1% to +8.4%'],
    ['❌ +100%', 'also B/op10 B → 20 B, exact'],
    ['❌ +7.2%', 'A1.000 ms → 1.200 ms, +6.1% to +8.4%'],
    ['✅ -20.0%', 'C1.000 ms → 1.200 ms, -21.0% to -19.0%'],
  ])
})

test('leaves out what a table of changes has, and exact units that are the same', () => {
  const some = [
    row('regressed', 0.01, { benchmark: 'A' }),
    row('unchanged', 0.5, { benchmark: 'B' }),
    { ...counted('B/op', 8, 8), change: 'unchanged', benchmark: 'A' } as const,
    { ...counted('B/op', 8, 8), change: 'unchanged', benchmark: 'B' } as const,
    { ...counted('allocs/op', 1, 1), change: 'unchanged', benchmark: 'A' } as const,
    { ...counted('allocs/op', 1, 2), change: 'regressed', benchmark: 'B' } as const,
  ]
  const above = some.filter(({ change }) => change === 'regressed')
  const result = { comparisons: some, geomeans: [], settings, merged: null, rounds: [] }
  const shown = asMarkdown(comparisonsPart(subjectOf(result), fullReportDetail.besides, above))
  expect(texts(shown, 'summary')).toEqual([
    'Other comparisons (1)',
    'The medians and p that benchstat prints (3)',
  ])
  expect(texts(shown, 'p')[1]).toBe('Unchanged: B/op in all 2 benchmarks; allocs/op in 1 of 2 benchmarks.')
  expect(
    tables(shown)[0]
      ?.slice(1)
      .map(([, cell]) => cell?.[0]),
  ).toEqual(['B'])
})

test('units that are the same as often stand together', () => {
  const same = ['B/op', 'allocs/op'].flatMap(unit =>
    Array.from({ length: 30 }, () => ({ ...counted(unit, 1, 1), change: 'unchanged' }) as const),
  )
  const said = (comparisons: readonly Comparison[]) =>
    spoken(unchangedCountPerUnitText(comparisons.map(one => ({ comparison: one, name: one.benchmark }))))
  expect(said(same)).toBe('B/op and allocs/op in all 30 benchmarks')
  expect(said(same.slice(0, 1))).toBe('B/op in Encode')
  expect(said([comparison()])).toBe('')
})

test('shows ~ where p is above alpha, and the delta where it is not or where nothing was tested', () => {
  const delta = (p: number | null, alpha: number) => medians([row('unchanged', p)], alpha)[1]?.[1]
  expect(delta(0.051, 0.05)).toBe('~')
  expect(delta(0.05, 0.05)).toBe('+20.00%')
  expect(delta(0.02, 0.01)).toBe('~')
  expect(delta(null, 0.05)).toBe('+20.00%')
  expect(medians([row('unchanged', null)])[1]?.[5]).toBe('')
})

test('shows the delta of what the gate found, whatever the p beside it', () => {
  for (const change of ['regressed', 'improved', 'changed'] as const)
    expect(medians([row(change, 0.4)])[1]?.[1]).toBe('+20.00%')
  expect(medians([row('inconclusive', 0.4)])[1]?.[1]).toBe('~')
})

test('shows any difference of values that do not vary, though a few rounds give no small p', () => {
  const within = { ...counted('allocs/op', 1000, 1001), p: 1, change: 'unchanged' } as const
  expect(medians([within])[1]?.[1]).toBe('+0.10%')
  expect(isDifferenceShown({ ...counted('allocs/op', 10, 10), p: 0, change: 'unchanged' }, 0.05)).toBe(false)
})

test('shows a rise from 0 in words', () => {
  expect(medians([row('regressed', 0.001, { delta: null })])[1]?.[1]).toBe('from 0')
})

/** The sign before the change. */
const sign = (one: Comparison) =>
  estimates([one])[1]?.[0]
    ?.replace(/[+-].*/, '')
    .trim()

test('gives each change its own sign, and none to what is unchanged', () => {
  const changes: readonly ComparisonChangeKind[] = [
    'regressed',
    'improved',
    'changed',
    'unchanged',
    'inconclusive',
  ]
  expect(new Set(changes.map(change => sign(row(change, 0.5)))).size).toBe(5)
  expect(sign(row('unchanged', 0.5))).toBe('')
})

test('gives no warning sign to a unit of unknown direction that is not settled, as it can fail nothing', () => {
  expect(sign(row('inconclusive', 0.5))).toBe('⚠️')
  expect(sign(row('inconclusive', 0.5, { better: null }))).toBe('')
  expect(sign(row('changed', 0.01, { better: null }))).toBe('❔')
})

test('only a change stands out in bold', () => {
  const bold = (change: ComparisonChangeKind) =>
    elements(rendered(all([row(change, 0.001)]))).some(({ tagName }) => tagName === 'strong')
  expect(bold('regressed')).toBe(true)
  expect(bold('unchanged')).toBe(false)
  expect(bold('inconclusive')).toBe(false)
})

test('ends with the geometric means, and says how many rows they cover where that is not all', () => {
  const means = medians([row('unchanged', 0.5)], 0.05, [
    { unit: 'sec/op', ratio: 1.021, rows: 14, of: 14 },
    { unit: 'B/op', ratio: 0.9, rows: 12, of: 14 },
  ]).slice(2)
  expect(means).toEqual([
    ['geomean', '+2.10%', '', '', 'time/op', ''],
    ['geomean (12 of 14)', '-10.00%', '', '', 'B/op', ''],
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
    sortComparisons(some, naming, { sort, alpha: 0.05 }).map(({ benchmark }) => benchmark)
  expect(names('none')).toEqual(some.map(({ benchmark }) => benchmark))
  expect(names('name')).toEqual(['faster', 'from 0', 'rate', 'same', 'slower', 'unknown'])
  expect(names('delta')).toEqual(['from 0', 'rate', 'slower', 'same', 'unknown', 'faster'])
})

test('leaves out what it is asked to, and says nothing of nothing', () => {
  const some = [row('regressed', 0.01), row('unchanged', 0.6)]
  expect(texts(all(some), 'summary')).toEqual([
    'All comparisons (2)',
    'The medians and p that benchstat prints (2)',
  ])
  expect(texts(all(some, 0.05, [], 'rows'), 'summary')).toEqual(['All comparisons (2)'])
  const none = all(some, 0.05, [], 'none')
  expect([all([]), none, asMarkdown(changedAndInconclusiveRowsPart([], subjectOf({ settings })))]).toEqual([
    '',
    '',
    '',
  ])
})
