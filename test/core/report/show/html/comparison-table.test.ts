// The table of all comparisons: what its rows say, and how heavy they are.
import { expect, test } from 'vitest'
import { randomFrom } from '../../../../../src/core/common/random.ts'
import type { Comparison } from '../../../../../src/core/model/comparison.ts'
import { comparisonTable } from '../../../../../src/core/report/show/html/comparison-table.ts'
import { newInline } from '../../../../../src/core/report/show/html/inline.ts'
import { ruleFor } from '../../../../support/benchmark-rules.ts'
import { around, comparison } from '../../comparisons.ts'
import { elements, type Node, textOf } from '../../rendered.ts'
import { failing } from '../../samples.ts'
import { parsed } from '../parsed.ts'
import { rowsOf } from './rows.ts'

const tableOf = ({ comparisons, settings, geomeans } = failing()) =>
  comparisonTable(rowsOf(comparisons, settings, geomeans), newInline())
const rows = (html: string) =>
  elements(parsed(html))
    .filter(({ tagName }) => tagName === 'tr')
    .map(row => row.children?.map(textOf))
const withTag = (html: string, tag: string): readonly Node[] =>
  elements(parsed(html)).filter(({ tagName }) => tagName === tag)

test('a row has the name, its rounds, the unit, the change, its interval, both centres, what is ruled out and p', () => {
  const all = rows(tableOf())
  expect(all[0]).toEqual([
    'Benchmark',
    'Unit',
    'Change',
    'Interval-20%0%+20%',
    'Base',
    'Head',
    'Worse by at most',
    'p',
  ])
  expect(all[1]).toEqual(['✗Regressed (2)'])
  expect(all[3]).toEqual([
    expect.stringMatching(/^Encode\/1MB.*round.*Link to this row$/),
    'time/op',
    '+7.8%',
    '+7.2% to +8.6%',
    '1.015\u00a0ms\u00a0±\u00a01%',
    '1.094\u00a0ms\u00a0±\u00a01%',
    '8.8%',
    '<0.0001',
  ])
  expect(all.at(-1)).toEqual(['geomean', 'time/op', '-3.96%', '', '', '', '', ''])
})

test('every row is named by its first cell, and every column by its heading', () => {
  const scopes = withTag(tableOf(), 'th').map(({ properties }) => properties?.scope)
  expect(scopes).toEqual([
    ...Array.from({ length: 8 }, () => 'col'),
    ...['rowgroup', 'row', 'row', 'rowgroup', 'row', 'rowgroup', 'row', 'row'],
  ])
})

test('says which rows a mean leaves out, and of a threshold only where there is one', () => {
  const result = failing()
  const partial = { ...result, geomeans: [{ unit: 'B/op', ratio: 1, rows: 1, of: 2 }] }
  expect(rows(tableOf(partial)).at(-1)?.[0]).toBe('geomean (1 of 2)')
  expect(tableOf(partial)).toContain('Dashed')
  const without = { ...partial, geomeans: [], settings: { ...result.settings, threshold: 0 } }
  expect(tableOf(without)).not.toContain('Dashed')
  expect(withTag(tableOf(without), 'tfoot')).toEqual([])
})

test('a row has the threshold of its own rule behind its interval, and the legend says so', () => {
  const benchmarks = [ruleFor('Wide', { threshold: 0.5, ruleOut: 1 })]
  const own = comparison({ benchmark: 'Wide', rule: 0, change: 'unchanged' })
  const table = (...all: readonly Comparison[]) => comparisonTable(rowsOf(all, { benchmarks }), newInline())
  const html = table(own, comparison())
  const used = withTag(html, 'use').map(({ properties }) => properties?.href)
  expect(used).toEqual(['#grid-lower-0.05', '#grid-lower-0.5'])
  expect(html).toContain(
    "Dashed: the row's threshold, in both directions. Shaded: worse than the row's threshold.",
  )
  expect(table(comparison())).toContain('Dashed: the threshold, in both directions.')
})

test('two thousand rows of twenty rounds weigh less than three megabytes', () => {
  const random = randomFrom(1)
  const side = (center: number) => ({
    ...around(center),
    samples: Array.from({ length: 20 }, () => center * (1 + random() / 20)),
  })
  const comparisons = Array.from({ length: 2000 }, (_, index) =>
    comparison({
      ...{ benchmark: `Parse/corpus=twitter/case=${index}-8`, change: 'unchanged' },
      ...{ base: side(1e-3), head: side(1e-3) },
    }),
  )
  const html = comparisonTable(rowsOf(comparisons), newInline())
  expect(withTag(html, 'tr')).toHaveLength(2002)
  expect(html.length).toBeLessThan(3_000_000)
})

test('six rows are open from the start, the worst; those that are exact have no rounds to show', () => {
  const some = Array.from({ length: 9 }, (_, n) => comparison({ benchmark: `B${n}`, delta: n, ratio: null }))
  const html = comparisonTable(rowsOf([...some, comparison({ benchmark: 'C', exact: true })]), newInline())
  const all = withTag(html, 'details')
  const open = all.filter(({ properties }) => properties?.open === true)
  expect(open.map(node => textOf(node).slice(0, 2))).toEqual(['B8', 'B7', 'B6', 'B5', 'B4', 'B3'])
  expect(all.map(textOf).find(text => text.startsWith('C'))).toBe('CLink to this row')
})
