// Which counts are compared, and what a benchmark is called.
import { expect, test } from 'vitest'
import { Readings } from '../../../../../src/core/formats/reading/readings.ts'
import { addCount, gungraunName } from '../../../../../src/core/formats/tools/gungraun.ts'
import { told } from '../../recorded-output.ts'

test('takes a count by either of its names, and leaves out those that only make others up', () => {
  const found = new Readings()
  for (const count of ['Ir', 'Instructions', 'RamHits', 'L1 Hits', 'constructor'])
    addCount(found, `a ${count}`, count, 5, new Set())
  addCount(found, 'a', 'Total bytes', 64, new Set())
  addCount(found, 'a', 'EstimatedCycles', null, new Set())
  expect(told(found.parsed())).toEqual(['a Ir 5 instructions', 'a Instructions 5 instructions', 'a 64 B/op'])
  expect(found.parsed().units.get('B/op')).toEqual({ better: 'lower', assume: 'exact' })
})

test('a name has an id and arguments where there are any', () => {
  expect(gungraunName('a::b', 'short', '(5)')).toBe('a::b short:(5)')
  expect(gungraunName('a::b', 'short', null)).toBe('a::b short')
  expect(gungraunName('a::b', null, '')).toBe('a::b')
})

test('takes the first of what several tools count', () => {
  const found = new Readings()
  const seen = new Set<string>()
  for (const value of [5, 6]) addCount(found, 'a', 'Ir', value, seen)
  expect(told(found.parsed())).toEqual(['a 5 instructions'])
  expect(() => addCount(found, 'a', 'Ir', 7, new Set())).toThrow('Two benchmarks are called "a"')
})
