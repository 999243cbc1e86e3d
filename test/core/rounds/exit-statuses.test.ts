// Exit statuses of measured commands: which side has failed, and when a status is what is measured.
import { describe, expect, test } from 'vitest'
import type { Measurement, SideVisit } from '../../../src/core/model/measuring.ts'
import { findSidesFailedByExitStatus } from '../../../src/core/rounds/exit-statuses.ts'
import {
  createCountAndFirstLinesOrNull,
  mergeCountsAndFirstLines,
} from '../../../src/core/rounds/merge-rounds.ts'

describe('exit statuses', () => {
  type Statuses = Measurement['statuses']

  function visit(...all: readonly [benchmark: string, statuses?: Statuses][]): SideVisit {
    const measurements = all.map(([benchmark, statuses]) => ({
      ...{ benchmark, config: {}, iterations: 1, unit: 'sec/op', value: 1 },
      ...(statuses ? { statuses } : {}),
    }))
    return { started: '', seconds: 1, measurements }
  }

  const failuresOf = (base: Statuses, head: Statuses) =>
    findSidesFailedByExitStatus({ base: visit(['tool', base]), head: visit(['tool', head]) }).map(
      ({ side, why }) => `${side}: ${why}`,
    )

  test('a side fails whose command alone ends with another status than 0', () => {
    expect(failuresOf(undefined, [139])).toEqual([
      'head: its command exited with status 139, and with 0 on base',
    ])
    expect(failuresOf([1], undefined)).toEqual(['base: its command exited with status 1, and with 0 on head'])
  })

  test('head fails where both end with a status of their own', () => {
    expect(failuresOf([1], [2])).toEqual(['head: its command exited with status 2, and with 1 on base'])
  })

  test('a side fails whose status varies, and then only that', () => {
    expect(failuresOf([1], [0, 1])).toEqual([
      'head: its command exited with status 0 or 1, and with 1 on base',
    ])
    expect(failuresOf([0, 1], [1])).toEqual([
      'base: its command exited with status 0 or 1, and with 1 on head',
    ])
    expect(failuresOf([0, 1], [0, 1])).toHaveLength(2)
  })

  test('one status of both sides is what is measured, if it is known', () => {
    expect(failuresOf([1], [1])).toEqual([])
    expect(failuresOf(undefined, undefined)).toEqual([])
    expect(failuresOf([null], [null])).toEqual([
      'base: its command exited with status unknown, and with unknown on head',
      'head: its command exited with status unknown, and with unknown on base',
    ])
  })

  test('nothing is said of what only one side has', () => {
    expect(findSidesFailedByExitStatus({ base: visit(['old', [1]]), head: visit(['new', [2]]) })).toEqual([])
  })
})

// Examples of lines.
describe('examples', () => {
  test('are the first three, cut to a length that people read', () => {
    expect(createCountAndFirstLinesOrNull([])).toBeNull()
    expect(createCountAndFirstLinesOrNull(['a', 'b', 'c', 'd'])).toEqual({ count: 4, lines: ['a', 'b', 'c'] })
    expect(createCountAndFirstLinesOrNull(['a'.repeat(500)])?.lines).toEqual(['a'.repeat(300)])
  })

  test('of several visits are those that differ', () => {
    expect(mergeCountsAndFirstLines([undefined])).toBeNull()
    expect(
      mergeCountsAndFirstLines([
        { count: 2, lines: ['a', 'b'] },
        undefined,
        { count: 4, lines: ['b', 'c', 'd'] },
      ]),
    ).toEqual({ count: 6, lines: ['a', 'b', 'c'] })
  })
})
