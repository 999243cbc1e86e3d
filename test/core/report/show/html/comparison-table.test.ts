// The table of all comparisons: what its rows say, and how heavy they are.
import { describe, expect, test } from 'vitest'
import { seededRandom } from '../../../../../src/core/common/random.ts'
import type { Comparison } from '../../../../../src/core/model/comparison.ts'
import {
  createPageAnchorFactory,
  groupByOutcome,
  reportHtmlTableOfComparisons,
} from '../../../../../src/core/report/show/html/comparison-table.ts'
import { createReportTextHtmlRenderer } from '../../../../../src/core/report/show/html/inline.ts'
import { ruleFor } from '../../../../support/benchmark-rules.ts'
import { long } from '../../../../support/long.ts'
import { around, comparison } from '../../comparisons.ts'
import { elements, type Node, textOf } from '../../rendered.ts'
import { failing } from '../../samples.ts'
import { parsed } from '../parsed.ts'
import { rowsOf } from './rows.ts'

describe('comparison table', () => {
  const tableOf = ({ comparisons, settings, geomeans } = failing()) =>
    reportHtmlTableOfComparisons(rowsOf(comparisons, settings, geomeans), createReportTextHtmlRenderer())
  const rows = (html: string) =>
    elements(parsed(html))
      .filter(({ tagName }) => tagName === 'tr')
      .map(row => row.children?.map(textOf))
  const withTag = (html: string, tag: string): readonly Node[] =>
    elements(parsed(html)).filter(({ tagName }) => tagName === tag)

  test('says which rows a mean leaves out, and of a threshold only where there is one', () => {
    const result = failing()
    const partial = { ...result, geomeans: [{ unit: 'B/op', ratio: 1, rows: 1, of: 2 }] }
    expect(rows(tableOf(partial)).at(-1)?.[0]).toBe('geomean (1 of 2)')
    expect(tableOf(partial)).toContain('Dashed')
    const without = { ...partial, geomeans: [], settings: { ...result.settings, threshold: 0 } }
    expect(tableOf(without)).not.toContain('Dashed')
    expect(withTag(tableOf(without), 'tfoot')).toEqual([])
  })

  test('a row is sorted by what it shows: an empty cell has an empty key', () => {
    const keys = [...tableOf().matchAll(/ data-k="([^"]*)"/g)].map(([, key = '']) => key.split(';'))
    const shown = rows(tableOf()).filter(cells => cells?.length === 8 && cells[0] !== 'Benchmark')
    const hasBoundAndP = shown.slice(0, keys.length).map(cells => [cells?.[6] !== '', cells?.[7] !== ''])
    expect(keys.map(([, bound, p]) => [bound !== '', p !== ''])).toEqual(hasBoundAndP)
    expect(hasBoundAndP).toContainEqual([false, true])
    expect(hasBoundAndP).toContainEqual([true, false])
  })

  test('a row has the threshold of its own rule behind its interval, and the legend says so', () => {
    const benchmarks = [ruleFor('Wide', { threshold: 0.5, ruleOut: 1 })]
    const own = comparison({ benchmark: 'Wide', rule: 0, change: 'unchanged' })
    const table = (...all: readonly Comparison[]) =>
      reportHtmlTableOfComparisons(rowsOf(all, { benchmarks }), createReportTextHtmlRenderer())
    const html = table(own, comparison())
    const used = withTag(html, 'use').map(({ properties }) => properties?.href)
    expect(used).toEqual(['#grid-lower-0.05', '#grid-lower-0.5'])
    expect(html).toContain(
      "Dashed: the row's threshold, in both directions. Shaded: worse than the row's threshold.",
    )
    expect(table(comparison())).toContain('Dashed: the threshold, in both directions.')
  })

  test('a thousand rows of twenty rounds weigh less than one and a half megabytes', long, () => {
    const random = seededRandom(1)
    const side = (center: number) => ({
      ...around(center),
      samples: Array.from({ length: 20 }, () => center * (1 + random() / 20)),
    })
    const comparisons = Array.from({ length: 1000 }, (_, index) =>
      comparison({
        ...{ benchmark: `Parse/corpus=twitter/case=${index}-8`, change: 'unchanged' },
        ...{ base: side(1e-3), head: side(1e-3) },
      }),
    )
    const html = reportHtmlTableOfComparisons(rowsOf(comparisons), createReportTextHtmlRenderer())
    expect(withTag(html, 'tr')).toHaveLength(1002)
    expect(html.length).toBeLessThan(1_500_000)
  })

  test('six rows are open from the start, the worst; those that are exact have no rounds to show', () => {
    const some = Array.from({ length: 9 }, (_, n) =>
      comparison({ benchmark: `B${n}`, delta: n, ratio: null }),
    )
    const html = reportHtmlTableOfComparisons(
      rowsOf([...some, comparison({ benchmark: 'C', exact: true })]),
      createReportTextHtmlRenderer(),
    )
    const all = withTag(html, 'details')
    const open = all.filter(({ properties }) => properties?.open === true)
    expect(open.map(node => textOf(node).slice(0, 2))).toEqual(['B8', 'B7', 'B6', 'B5', 'B4', 'B3'])
    expect(all.map(textOf).find(text => text.startsWith('C'))).toBe('CLink to this row')
  })
})

// What is said of comparisons, the worst first.
describe('groups', () => {
  const names = (sort: 'none' | 'name' | 'delta', all: readonly Comparison[]) =>
    groupByOutcome(rowsOf(all, { sort }).rows, sort).map(
      ({ name, rows }) => `${name}: ${rows.map(({ comparison }) => comparison.benchmark).join(' ')}`,
    )
  const of = (
    benchmark: string,
    change: 'regressed' | 'inconclusive' | 'unchanged' | 'improved',
    delta: number,
  ) => comparison({ benchmark, change, delta, ratio: null })

  test('regressions stand first, and of each kind the largest change', () => {
    const all = [
      of('Z', 'unchanged', 0.01),
      of('B', 'regressed', 0.1),
      of('A', 'regressed', 0.2),
      of('C', 'improved', -0.2),
      of('Y', 'unchanged', 0.02),
      of('D', 'inconclusive', 0.03),
    ]
    expect(names('none', all)).toEqual(['regressed: A B', 'inconclusive: D', 'improved: C', 'unchanged: Z Y'])
    expect(names('name', all)[3]).toBe('unchanged: Y Z')
    expect(names('name', all.toReversed())[0]).toBe('regressed: A B')
  })

  test('what is open in a unit of unknown direction is no cause for concern', () => {
    const open = comparison({ change: 'inconclusive', better: null })
    expect(groupByOutcome(rowsOf([open]).rows, 'none')).toMatchObject([{ name: 'undirected', sign: '' }])
  })

  test('each comparison is in one group, and no group is empty', () => {
    const changes = ['regressed', 'improved', 'changed', 'unchanged', 'inconclusive'] as const
    const all = changes.flatMap(change => [comparison({ change }), comparison({ change, better: null })])
    const found = groupByOutcome(rowsOf(all).rows, 'delta').flatMap(({ rows }) =>
      rows.map(({ comparison }) => comparison),
    )
    expect(new Set(found)).toEqual(new Set(all))
    expect(found).toHaveLength(all.length)
    expect(groupByOutcome([], 'none')).toEqual([])
  })
})

// The addresses of rows.
describe('anchors', () => {
  test('each name has an address that leads to its own id', () => {
    const anchors = createPageAnchorFactory()
    const all = [
      'Encode/1 MB time/op',
      'Encode/1 MB time/op',
      'Encode/1 MB time/op--2',
      'é"<>',
      '%41 100%',
      'x'.repeat(500),
      '😀'.repeat(500),
    ]
    const found = all.map(name => anchors(name))
    expect(found.map(({ href }) => decodeURIComponent(href.slice(1)))).toEqual(found.map(({ id }) => id))
    expect(new Set(found.map(({ id }) => id)).size).toBe(all.length)
    expect(found.slice(0, 2).map(({ id }) => id)).toEqual([
      'row-Encode/1-MB-time/op',
      'row-Encode/1-MB-time/op--2',
    ])
    expect(Math.max(...found.map(({ id }) => [...id].length))).toBeLessThan(130)
    expect(found.every(({ id }) => !/\s/.test(id))).toBe(true)
  })

  test('a name can be what an address cannot hold', () => {
    const anchors = createPageAnchorFactory()
    for (const name of ['', '\ud800', 'a\ud800b', '\0', '\u202e'])
      expect(anchors(name).href).toMatch(/^#row-/)
  })

  test('names alike by the ten thousand are numbered one by one', long, () => {
    const anchors = createPageAnchorFactory()
    const ids = new Set(Array.from({ length: 10_000 }, (_, n) => anchors(`${'x'.repeat(120)}${n}`).id))
    expect(ids.size).toBe(10_000)
    expect([...ids].at(-1)).toMatch(/x--10000$/)
  })
})
