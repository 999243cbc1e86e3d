// What has been asked before.
import { expect, test } from 'vitest'
import { memoize } from '../../../src/core/common/memoize.ts'

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
