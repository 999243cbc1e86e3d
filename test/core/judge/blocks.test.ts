// The samples of a series as the tests take them.
import { describe, expect, test } from 'vitest'
import {
  countCompleteRounds,
  createSampleTruncator,
  finiteOrNull,
  lastRoundWithValue,
  removeOutliersOfEachSide,
  splitRoundsOfSeriesByMachine,
  summariseSample,
  valuesWithoutGaps,
} from '../../../src/core/judge/blocks.ts'
import { same } from './series.ts'

describe('blocks', () => {
  const block = { base: [1, 2, null, 4], head: [5, 6, 7, 8] }

  test('rounds of one machine are one block, whether or not it is named', () => {
    for (const machines of [[], [1, 1, 1, 1], [3, 3, 3, 3]])
      expect(splitRoundsOfSeriesByMachine(block, machines)).toEqual([
        { base: [1, 2, null, 4], head: [5, 6, null, 8] },
      ])
  })

  test('a round that one side left out is none, but data without rounds have only values', () => {
    expect(splitRoundsOfSeriesByMachine({ base: [1, null], head: [null, 2] }, [])).toEqual([
      { base: [null, null], head: [null, null] },
    ])
    expect(splitRoundsOfSeriesByMachine({ base: [1], head: [2, 3] }, [])).toEqual([
      { base: [1, null], head: [2, null] },
    ])
    expect(countCompleteRounds(block)).toBe(3)
  })

  test('rounds of several machines are a block for each, in which those of the others are gaps', () => {
    expect(splitRoundsOfSeriesByMachine(block, [1, 2, 2, 1])).toEqual([
      { base: [1, null, null, 4], head: [5, null, null, 8] },
      { base: [null, 2, null, null], head: [null, 6, null, null] },
    ])
  })

  test('the first rounds of the run are the first of each of its machines', () => {
    expect(splitRoundsOfSeriesByMachine(block, [1, 2, 1, 2]).map(createSampleTruncator(2))).toEqual([
      { base: [1, null], head: [5, null] },
      { base: [null, 2], head: [null, 6] },
    ])
  })

  test('counts the rounds up to the last that gave a value on either side', () => {
    expect(lastRoundWithValue(block)).toBe(4)
    expect(lastRoundWithValue({ base: [1, null, null], head: [1, 1, null] })).toBe(2)
    expect(lastRoundWithValue({ base: [null, null], head: [null, null] })).toBe(0)
  })

  test('trims each side by itself, and rounds keep their places', () => {
    const steady = [...same(10, 9), 99]
    expect(removeOutliersOfEachSide({ base: steady, head: steady.toReversed() }, [])).toEqual({
      base: [...same(10, 9), null],
      head: [null, ...same(10, 9)],
    })
  })

  test('trims the rounds of each machine by themselves, so that none is an outlier as a whole', () => {
    const speeds = [10, 10, 10, 10, 14]
    const machines = speeds.flatMap((_, machine) => same(machine + 1, 9))
    const base = speeds.flatMap(speed => same(speed, 9))
    const head = base.with(40, 10)
    expect(removeOutliersOfEachSide({ base, head }, machines)).toEqual({
      base,
      head: [...head.slice(0, 40), null, ...head.slice(41)],
    })
  })
})

// A sample in three numbers.
describe('summary', () => {
  test('is the median with the order statistics that bound it', () => {
    // Of six values the least and the greatest bound the median at 96.9 %.
    expect(summariseSample([6, 1, 5, 2, 4, 3], false)).toEqual({
      center: 3.5,
      low: 1,
      high: 6,
      samples: [6, 1, 5, 2, 4, 3],
    })
  })

  test('leaves rounds without a value out of the numbers and in the record', () => {
    const sample = [null, 2, null, 1, 3]
    expect(summariseSample(sample, false)).toMatchObject({ center: 2, samples: sample })
    expect(valuesWithoutGaps(sample)).toEqual([2, 1, 3])
  })

  test('has no interval where there are fewer than six values, unless they cannot vary', () => {
    expect(summariseSample([1, 2, 3], false)).toMatchObject({ center: 2, low: null, high: null })
    // The greatest of five is beyond the median in 31 of 32 samples, and then nothing is left to spare below.
    expect(summariseSample([1, 2, 3, 4, 5], false)).toMatchObject({ center: 3, low: null, high: 5 })
    expect(summariseSample([7], true)).toMatchObject({ center: 7, low: 7, high: 7 })
  })

  test('infinite values are null, as JSON cannot express them', () => {
    expect([finiteOrNull(1), finiteOrNull(Number.POSITIVE_INFINITY), finiteOrNull(Number.NaN)]).toEqual([
      1,
      null,
      null,
    ])
  })
})
