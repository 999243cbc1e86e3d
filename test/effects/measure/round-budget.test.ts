// The time that there is for the items that are open.
import { expect, test } from 'vitest'
import {
  type ItemStateForTimeEstimate,
  itemsWithinSavedTime,
  roundsWithin,
  secondsOfNextRound,
  secondsSavedForFurtherRounds,
} from '../../../src/effects/measure/round-budget.ts'
import { roundsFrom } from '../../support/rounds.ts'

/** An item whose `rounds` took `seconds` each, with a share of its benchmarks left. */
function timed(seconds: number, rounds: number, share = 1): ItemStateForTimeEstimate {
  const values = Array.from({ length: rounds }, () => 1)
  const reading = { benchmark: 'A', unit: 'sec/op', values }
  const measured = roundsFrom([reading], [reading]).map(({ base, head, ...round }) => ({
    ...round,
    base: { ...base, seconds: seconds / 2 },
    head: { ...head, seconds: seconds / 2 },
  }))
  return { share, cost: rounds, measured }
}

test('what settled items save is left to others, in seconds and not in rounds', () => {
  const [quick, settled, slow] = [timed(1, 10), timed(0.5, 4), timed(8, 10)]
  const items = [quick, settled, slow]
  expect(secondsSavedForFurtherRounds(items, 10)).toBe(3)
  expect(roundsWithin(3, [quick], items)).toBe(3)
  expect(roundsWithin(3, [quick, slow], items)).toBe(0)
  expect(roundsWithin(3, [], items)).toBe(0)
  expect(roundsWithin(Number.POSITIVE_INFINITY, [slow], items)).toBe(Number.POSITIVE_INFINITY)
})

test('what an item used beyond the usual rounds is no longer there, and a part of its benchmarks costs its share', () => {
  const [beyond, settled] = [timed(1, 12, 0.5), timed(1, 4)]
  expect(secondsSavedForFurtherRounds([beyond, settled], 10)).toBe(4)
  expect(secondsOfNextRound([beyond], [beyond, settled])).toBe(0.5)
})

test('of the open items the quickest go on, as many as there is time for, and one at the least', () => {
  const [quick, middling, slow] = [timed(1, 10), timed(2, 10), timed(8, 10)]
  const open = [slow, quick, middling]
  expect(itemsWithinSavedTime(open, open, 14.9, 5)).toEqual([quick])
  expect(itemsWithinSavedTime(open, open, 15, 5)).toEqual([quick, middling])
  expect(itemsWithinSavedTime(open, open, 55, 5)).toEqual([quick, middling, slow])
  expect(itemsWithinSavedTime(open, open, 0, 5)).toEqual([quick])
  expect(itemsWithinSavedTime([], open, 99, 5)).toEqual([])
})

test('where no time is known all count alike', () => {
  const items = [timed(0, 4), timed(0, 10)]
  expect(secondsSavedForFurtherRounds(items, 10)).toBe(6)
  expect(roundsWithin(6, items, items)).toBe(3)
})
