// How often a comment tells of progress.
import { expect, test } from 'vitest'
import { nextUpdate } from '../../../src/core/live/progress.ts'

test('after a minute, then twice as late each time, and at last every ten minutes', () => {
  const began = 1_000_000
  const minutes: number[] = []
  for (let time = began; minutes.length < 9; minutes.push((time - began) / 60_000))
    time = nextUpdate(began, time)
  expect(minutes).toEqual([1, 2, 4, 8, 16, 26, 36, 46, 56])
})
