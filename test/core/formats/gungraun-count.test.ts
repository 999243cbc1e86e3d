// Which counts are compared, and what a benchmark is called.
import { expect, test } from 'vitest'
import { Found } from '../../../src/core/formats/found.ts'
import { addCount, gungraunName } from '../../../src/core/formats/gungraun-count.ts'
import { told } from './recorded-output.ts'

test('takes a count by either of its names, and leaves out those that only make others up', () => {
  const found = new Found()
  for (const count of ['Ir', 'Instructions', 'RamHits', 'L1 Hits', 'constructor'])
    addCount(found, `a ${count}`, count, 5)
  addCount(found, 'a', 'Total bytes', 64)
  addCount(found, 'a', 'EstimatedCycles', null)
  expect(told(found.parsed())).toEqual(['a Ir 5 instructions', 'a Instructions 5 instructions', 'a 64 B/op'])
  expect(found.parsed().units.get('B/op')).toEqual({ better: 'lower', assume: 'exact' })
})

test('a name has an id and arguments where there are any', () => {
  expect(gungraunName('a::b', 'short', '(5)')).toBe('a::b short:(5)')
  expect(gungraunName('a::b', 'short', null)).toBe('a::b short')
  expect(gungraunName('a::b', null, '')).toBe('a::b')
})
