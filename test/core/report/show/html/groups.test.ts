// What is said of comparisons, the worst first.
import { expect, test } from 'vitest'
import type { Comparison } from '../../../../../src/core/model/comparison.ts'
import { groupsOf } from '../../../../../src/core/report/show/html/comparison-table.ts'
import { comparison } from '../../comparisons.ts'
import { rowsOf } from './rows.ts'

const names = (sort: 'none' | 'name' | 'delta', all: readonly Comparison[]) =>
  groupsOf(rowsOf(all, { sort }).rows, sort).map(
    ({ name, rows }) => `${name}: ${rows.map(({ of }) => of.benchmark).join(' ')}`,
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
  expect(groupsOf(rowsOf([open]).rows, 'none')).toMatchObject([{ name: 'undirected', sign: '' }])
})

test('each comparison is in one group, and no group is empty', () => {
  const changes = ['regressed', 'improved', 'changed', 'unchanged', 'inconclusive'] as const
  const all = changes.flatMap(change => [comparison({ change }), comparison({ change, better: null })])
  const found = groupsOf(rowsOf(all).rows, 'delta').flatMap(({ rows }) => rows.map(({ of }) => of))
  expect(new Set(found)).toEqual(new Set(all))
  expect(found).toHaveLength(all.length)
  expect(groupsOf([], 'none')).toEqual([])
})
