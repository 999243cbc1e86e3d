// A comparison as a page: what it says, and that nothing in it can act.
import { describe, expect, test } from 'vitest'
import {
  compareTablesToHtmlPage,
  selectNotableAndQuietRowsOfComparePage,
} from '../../../src/core/compare/compare-page.ts'
import { concludeCompareTables } from '../../../src/core/compare/conclude.ts'
import type { BenchmarkRule } from '../../../src/core/model/settings.ts'
import { about, fileOf, lines, rowsOf, ruleFor, tablesOf } from './tables.ts'

describe('compare page', () => {
  const hostile = '<script>alert(1)</script>"\'`&\u202e'

  function pageOf(base: string, head: string, rules: readonly BenchmarkRule[] = []): string {
    const tables = tablesOf([fileOf('old.txt', base), fileOf(`n${hostile}`, head)], {}, {}, rules)
    const conclusion = concludeCompareTables(tables, [], [])
    const shown = [`warning: ${hostile}`, 'fail: 3 compared, 1 regressed']
    return compareTablesToHtmlPage(tables, conclusion, shown)
  }

  const base = `pkg: p${hostile}\n${lines('A', about(100))}${lines(`B/${hostile}`, about(100))}${lines('C', [1, 2])}`
  const head = `pkg: p${hostile}\n${lines('A', about(120))}${lines(`B/${hostile}`, about(80))}`

  test('the verdict is first, then what decided it, then the tables', async () => {
    const page = pageOf(base, head, [ruleFor('A', { threshold: 0.1 })])
    await expect(page).toMatchFileSnapshot('../../golden/compare/page.html')
  })

  test('hostile names are text, and the page has no script', () => {
    const page = pageOf(base, head, [ruleFor(`*${hostile}*`, { gate: 'warn' })])
    expect(page).not.toMatch(/<script\b/)
    expect(page).toContain("script-src 'none'")
    expect(page).not.toContain('\u202e')
    expect(page).toContain('<small>muted </small>')
  })

  test('many rows without a finding are folded, and few are not', () => {
    const many = Array.from({ length: 30 }, (_, n) => lines(`Q${n}`, about(10))).join('')
    const page = pageOf(base + many, head + many)
    expect(page).toContain('<details><summary>30 other rows without a notable change</summary>')
    expect(pageOf(base, head)).not.toContain('<details>')
  })
})

// Which rows a page shows, in which order, and how many.
describe('page rows', () => {
  const sides = (levels: Readonly<Record<string, number | null>>, rules: readonly BenchmarkRule[] = []) => {
    const side = (label: string, of: (level: number | null) => number | null) =>
      fileOf(
        label,
        Object.entries(levels)
          .map(([name, level]) => [name, of(level)] as const)
          .map(([name, value]) => (value === null ? '' : lines(name, about(value))))
          .join(''),
      )
    return tablesOf([side('a', () => 100), side('b', level => level)], {}, {}, rules)
  }

  test('regressions come first, then missing results, and the other rows are quiet', () => {
    const rules = [ruleFor('Muted', { gate: 'warn' }), ruleFor('Off', { gate: 'off' })]
    const levels = { Same: 100, Better: 80, Gone: null, Off: null, Muted: 120, Worse: 120, Small: 101 }
    const tables = sides(levels, rules)
    const [sheet] = selectNotableAndQuietRowsOfComparePage(tables)
    const names = (places: readonly number[] = []) => places.map(place => rowsOf(tables[0])[place]?.name)
    expect(names(sheet?.notable)).toEqual(['Worse', 'Gone', 'Muted', 'Better'])
    expect(names(sheet?.quiet)).toEqual(['Same', 'Off', 'Small'])
    expect(sheet?.leftOut).toBe(0)
  })

  test('a page has some thousand rows, and the others are counted', () => {
    const table = sides({ Worse: 120, Same: 100 })[0]
    const [worse, same] = rowsOf(table)
    if (!table || !worse || !same) throw new Error('no rows')
    const many = { ...table, rows: [...Array(2500).fill(worse), ...Array(31_000).fill(same)] }
    expect(
      selectNotableAndQuietRowsOfComparePage([many, many]).map(({ notable, quiet, leftOut }) => [
        notable.length,
        quiet.length,
        leftOut,
      ]),
    ).toEqual([
      [2000, 30_000, 1500],
      [0, 0, 33_500],
    ])
  })
})
