// A value is made once, when it is first asked for.
import { expect, test } from 'vitest'
import { getOrInsert } from '../../../src/core/common/memoize.ts'

test('is made once for each key, and kept in the map', () => {
  const map = new Map<string, string[]>()
  let made = 0
  const make = () => {
    made++
    return []
  }
  getOrInsert<string, string[]>(map, 'a', make).push('first')
  getOrInsert<string, string[]>(map, 'a', make).push('second')
  expect(getOrInsert<string, string[]>(map, 'b', make)).toEqual([])
  expect([made, map.get('a')]).toEqual([2, ['first', 'second']])
})
