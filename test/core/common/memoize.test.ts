// What has been asked before.
import { describe, expect, test } from 'vitest'
import { getOrInsert, groupBy, memoize } from '../../../src/core/common/memoize.ts'

describe('memoize', () => {
  test('asks once for each question, and gives every answer, null too', () => {
    const asked: string[] = []
    const upper = memoize((word: string) => {
      asked.push(word)
      return word === '' ? null : word.toUpperCase()
    })
    expect(['a', 'b', 'a', '', ''].map(upper)).toEqual(['A', 'B', 'A', null, null])
    expect(asked).toEqual(['a', 'b', ''])
  })

  test('keeps no more than a thousand answers, and is right all the same', () => {
    let asked = 0
    const twice = memoize((number: number) => {
      asked++
      return 2 * number
    })
    const numbers = Array.from({ length: 1001 }, (_, index) => index)
    expect(numbers.map(twice)).toEqual(numbers.map(number => 2 * number))
    expect(twice(0)).toBe(0)
    expect(asked).toBe(1002)
  })
})

// A value is made once, when it is first asked for.
describe('get or insert', () => {
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
})

test('items are grouped by their keys, in the order of the first of each', () => {
  expect([...groupBy([3, 1, 5, 2], number => number % 2)]).toEqual([
    [1, [3, 1, 5]],
    [0, [2]],
  ])
})
