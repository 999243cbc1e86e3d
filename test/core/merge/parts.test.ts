// Which part each file is.
import { expect, test } from 'vitest'
import { partsInOrder } from '../../../src/core/merge/parts.ts'
import { time } from '../report/runs.ts'
import { part } from './parts.ts'

const file = (shard: readonly [number, number] | null, replica: readonly [number, number] | null = null) =>
  part([time('A', 1)], [time('A', 1)], shard, replica)

test('parts stand in order, shard by shard', () => {
  const files = [file([2, 2], [1, 2]), file([1, 2], [2, 2]), file([2, 2], [2, 2]), file([1, 2], [1, 2])]
  const { found, missing } = partsInOrder(files)
  expect(found.map(({ name }) => name)).toEqual(['1-1.json', '1-2.json', '2-1.json', '2-2.json'])
  expect(missing).toEqual([])
})

test('one that has no file is absent, and of several the first counts', () => {
  const twice = [file([1, 3]), { ...file([1, 3]), name: 'again' }, file([3, 3])]
  const { found, missing } = partsInOrder(twice)
  expect(found.map(({ name, shard }) => [name, shard?.[0]])).toEqual([
    ['1-0.json', 1],
    ['3-0.json', 3],
  ])
  expect(missing).toEqual([
    { shard: [1, 3], replica: null, why: 'double', files: ['1-0.json', 'again'], message: '' },
    { shard: [2, 3], replica: null, why: 'absent', files: [], message: '' },
  ])
})

test('a whole run is its only part; without files there is none', () => {
  expect(partsInOrder([file(null)])).toMatchObject({ found: [{ shard: null, replica: null }], missing: [] })
  expect(partsInOrder([])).toEqual({ found: [], missing: [] })
})
