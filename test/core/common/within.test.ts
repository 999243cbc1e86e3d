// A value is made once, when it is first asked for.
import { expect, test } from 'vitest'
import { within } from '../../../src/core/common/within.ts'

test('is made once for each key, and kept in the map', () => {
  const map = new Map<string, string[]>()
  let made = 0
  const make = () => {
    made++
    return []
  }
  within<string, string[]>(map, 'a', make).push('first')
  within<string, string[]>(map, 'a', make).push('second')
  expect(within<string, string[]>(map, 'b', make)).toEqual([])
  expect([made, map.get('a')]).toEqual([2, ['first', 'second']])
})
