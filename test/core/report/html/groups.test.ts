// What is said of comparisons, the worst first.
import { expect, test } from 'vitest'
import { groupsOf } from '../../../../src/core/report/html/groups.ts'
import { namingOf } from '../../../../src/core/words/names.ts'
import { comparison } from '../comparisons.ts'

const naming = namingOf([])
const names = (sort: 'none' | 'name' | 'delta', all: Parameters<typeof groupsOf>[0]) =>
  groupsOf(all, naming, { sort, alpha: 0.05 }).map(
    ({ name, comparisons }) => `${name}: ${comparisons.map(({ benchmark }) => benchmark).join(' ')}`,
  )
const of = (
  benchmark: string,
  change: 'regressed' | 'inconclusive' | 'unchanged' | 'improved',
  delta: number,
) => comparison({ benchmark, change, delta })

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
  expect(groupsOf([open], naming, { sort: 'none', alpha: 0.05 })).toMatchObject([
    { name: 'undirected', sign: '' },
  ])
})

test('each comparison is in one group, and no group is empty', () => {
  const changes = ['regressed', 'improved', 'changed', 'unchanged', 'inconclusive'] as const
  const all = changes.flatMap(change => [comparison({ change }), comparison({ change, better: null })])
  const found = groupsOf(all, naming, { sort: 'delta', alpha: 0.05 })
  expect(new Set(found.flatMap(({ comparisons }) => comparisons))).toEqual(new Set(all))
  expect(found.flatMap(({ comparisons }) => comparisons)).toHaveLength(all.length)
  expect(groupsOf([], naming, { sort: 'none', alpha: 0.05 })).toEqual([])
})
