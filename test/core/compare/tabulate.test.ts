// Tables, rows and columns.
import { describe, expect, test } from 'vitest'
import type { CompareRowOrder } from '../../../src/core/compare/comparison-table.ts'
import { type CompareTableSamples, sortRowsOfCompareTable } from '../../../src/core/compare/tabulate.ts'
import { about, fileOf, lines, gridsOf as made, rowsOf, tablesOf } from './tables.ts'

describe('tabulate', () => {
  /** The tables as plain data. */
  const gridsOf = (...given: Parameters<typeof made>) =>
    made(...given).map(grid => ({
      ...grid.heading,
      config: grid.heading.config.entries(),
      rows: Array.from({ length: grid.length }, (_, row) => ({
        name: grid.nameOf(row),
        pools: grid.heading.columns.map((_, column) => poolAt(grid, row, column)),
      })),
    }))

  function poolAt(grid: CompareTableSamples, row: number, column: number) {
    const length = grid.sampleSize(row, column)
    if (length === 0) return null
    const values = new Float64Array(length)
    grid.copySorted(row, column, values)
    return { values: [...values], differing: grid.poolingKeys(row, column) }
  }

  const old = fileOf('old', 'pkg: p\nBenchmarkA/n=1 1 3 x 9 y\nBenchmarkA/n=1 1 1 x\nBenchmarkB/n=2 1 2 x\n')
  const fresh = fileOf(
    'new',
    'pkg: p\nBenchmarkC/n=1 1 5 x\nBenchmarkA/n=1 1 4 x\npkg: q\nBenchmarkA/n=1 1 6 x\n',
  )

  test('one table for each configuration and unit, without empty rows and columns', () => {
    const grids = gridsOf([old, fresh])
    expect(
      grids.map(({ config, unit, columns, rows }) => [config, unit, columns, rows.map(({ name }) => name)]),
    ).toEqual([
      [[['pkg', 'p']], 'x', [['old'], ['new']], ['A/n=1', 'B/n=2', 'C/n=1']],
      [[['pkg', 'p']], 'y', [['old']], ['A/n=1']],
      [[['pkg', 'q']], 'x', [['new']], ['A/n=1']],
    ])
    expect(grids[0]?.rows.map(({ pools }) => pools.map(pool => pool?.values ?? null))).toEqual([
      [[1, 3], [4]],
      [[2], null],
      [null, [5]],
    ])
  })

  test('keys in which pooled benchmarks differ are returned', () => {
    const [grid] = gridsOf([old, fresh], { row: '/n', ignore: 'pkg' })
    expect(grid?.rows.map(({ name, pools }) => [name, pools.map(pool => pool?.differing)])).toEqual([
      ['1', [[], ['.fullname']]],
      ['2', [[], undefined]],
    ])
    expect(grid?.rows[0]?.pools.map(pool => pool?.values)).toEqual([
      [1, 3],
      [4, 5, 6],
    ])
  })

  test('filters and lists of values exclude results', () => {
    const [grid, ...others] = gridsOf([old, fresh], {
      filter: '.unit:x pkg:p -.name:B',
      col: '.file@(new old)',
    })
    expect(others).toEqual([])
    expect([grid?.columns, grid?.rows.map(({ name }) => name)]).toEqual([
      [['new'], ['old']],
      ['A/n=1', 'C/n=1'],
    ])
    expect(gridsOf([old], { filter: '-*' })).toEqual([])
  })

  test('files of one label are one column', () => {
    const [grid] = gridsOf([fileOf('a', 'BenchmarkA 1 2 x\n'), fileOf('a', 'BenchmarkA 1 1 x\n')])
    expect(grid?.rows.map(({ pools }) => pools[0]?.values)).toEqual([[1, 2]])
  })

  test('many values are in ascending order, too', () => {
    const values = Array.from({ length: 120 }, (_, n) => (n * 37) % 120)
    const [grid] = gridsOf([fileOf('a', values.map(value => `BenchmarkA 1 ${value} x\n`).join(''))])
    expect(grid?.rows[0]?.pools[0]?.values).toEqual(values.toSorted((a, b) => a - b))
  })
})

// Orders of rows.
describe('sort rows', () => {
  const sides = (unit: string) => {
    const file = (label: string, deltas: Readonly<Record<string, number>>) =>
      fileOf(
        label,
        Object.entries(deltas)
          .map(([name, center]) => lines(name, about(center), unit))
          .join(''),
      )
    return tablesOf([
      file('a', { C: 100, A: 100, D: 100, B: 100 }),
      file('b', { C: 110, A: 90, D: 100, B: 120 }),
    ])[0]
  }

  test.each<[CompareRowOrder, string, string]>([
    ['none', 'ns/op', 'CADB'],
    ['name', 'ns/op', 'ABCD'],
    ['-name', 'ns/op', 'DCBA'],
    ['delta', 'ns/op', 'BCDA'],
    ['-delta', 'ns/op', 'ADCB'],
    ['delta', 'MB/s', 'ADCB'],
  ])('%s in %s: %s', (order, unit, wanted) => {
    const table = sides(unit)
    const sorted = table && sortRowsOfCompareTable(table, order)
    const names = rowsOf(sorted).map(({ name }) => name)
    expect(names.join('')).toBe(wanted)
    expect([sorted?.rows.length, sorted?.rows.at(0)?.name, sorted?.rows.at(4)]).toEqual([
      4,
      wanted[0],
      undefined,
    ])
  })

  test('a change from 0 is the worst', () => {
    const tables = tablesOf([
      fileOf('a', lines('A', about(100), 'B/op') + lines('B', about(0), 'B/op')),
      fileOf('b', lines('A', about(900), 'B/op') + lines('B', about(1), 'B/op')),
    ])
    expect(
      tables.map(table => rowsOf(sortRowsOfCompareTable(table, 'delta')).map(({ name }) => name)),
    ).toEqual([['B', 'A']])
  })
})
