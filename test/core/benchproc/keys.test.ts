// Keys, each there once.
import { expect, test } from 'vitest'
import { cellHash, Keys } from '../../../src/core/benchproc/projection.ts'

test('the same values are one key, whatever their hash is shared with', () => {
  const keys = new Keys()
  const lists = [['a'], ['b'], ['a', 'b'], ['b', 'a'], [], ['', 'b']]
  for (const list of lists) expect(keys.find(list, 7)).toBeUndefined()
  const made = lists.map(list => keys.add(list, 7))
  expect(lists.map(list => keys.find(list, 7))).toEqual(made)
  expect(made.map(({ values, place }) => [values, place])).toEqual(lists.map((list, n) => [list, n]))
})

test('an empty value has no hash, and a value another one in another place', () => {
  expect([cellHash(0, ''), cellHash(9, '')]).toEqual([0, 0])
  expect(new Set([cellHash(0, 'a'), cellHash(1, 'a'), cellHash(0, 'b')]).size).toBe(3)
})
