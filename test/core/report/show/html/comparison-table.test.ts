// The table of all comparisons: what its rows say, and how heavy they are.
import { expect, test } from 'vitest'
import { comparisonTable } from '../../../../../src/core/report/show/html/comparison-table.ts'
import { newInline } from '../../../../../src/core/report/show/html/inline.ts'
import { comparison } from '../../comparisons.ts'
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

test('a row has the name, the unit, the delta, its interval, both centres, what is ruled out and p', () => {
  const all = rows(tableOf())
  expect(all[0]).toEqual([
    'Benchmark',
    'Unit',
    'Delta',
    'Interval-20%0%+20%',
    'Base',
    'Head',
    'Worse by at most',
    'p',
  ])
  expect(all[1]).toEqual(['✗Regressed (2)'])
  expect(all[3]).toEqual([
    'Encode/1MB',
    'time/op',
    '+7.75%',
    '+7.2% to +8.6%',
    '1.015\u00a0ms\u00a0±\u00a01%',
    '1.094\u00a0ms\u00a0±\u00a01%',
    '8.8%',
    '<0.001',
  ])
  expect(all.at(-2)?.[2]).toBe('~')
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

test('a thousand rows weigh less than half a megabyte', () => {
  const comparisons = Array.from({ length: 1000 }, (_, index) =>
    comparison({ benchmark: `Parse/corpus=twitter/case=${index}-8` }),
  )
  const html = comparisonTable(rowsOf(comparisons), newInline())
  expect(withTag(html, 'tr')).toHaveLength(1002)
  expect(html.length).toBeLessThan(500_000)
})
