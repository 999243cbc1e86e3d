// The line that a log has for each round.
import { describe, expect, test } from 'vitest'
import { nextProgressUpdateTime, progressLine, roundLabel } from '../../../src/core/live/progress.ts'
import type { MeasurementProgress } from '../../../src/core/model/measuring.ts'

describe('progress line', () => {
  const progress: MeasurementProgress = {
    round: 3,
    last: 20,
    isBeyond: false,
    isAgain: false,
    visited: 6,
    open: 6,
    pair: null,
    took: 2.04,
    left: 34.6,
    rounds: () => [],
    units: new Map(),
  }
  const visit = (seconds: number) => ({ started: '', seconds, measurements: [] })

  test('benchmarks one by one: how many, how long, and how long still', () => {
    expect(progressLine(progress)).toBe('round 3 of 20: 6 benchmarks in 2.0 s; about 35 s left')
    expect(progressLine({ ...progress, open: 4 })).toBe(
      'round 3 of 20: 6 benchmarks in 2.0 s, 2 of them decided; about 35 s left',
    )
    expect(progressLine({ ...progress, visited: 1, open: 0, left: 0 })).toBe(
      'round 3 of 20: 1 benchmark in 2.0 s, 1 of them decided',
    )
  })

  test('a command: how long it took on each side', () => {
    const pair = { base: visit(1.25), head: visit(1.5) }
    expect(progressLine({ ...progress, pair })).toBe('round 3 of 20: base 1.3 s, head 1.5 s; about 35 s left')
  })

  test('a round has its number', () => {
    expect(roundLabel(progress)).toBe('round 3 of 20')
  })
})

// How often a comment tells of progress.
describe('update pace', () => {
  test('after a minute, then twice as late each time, and at last every ten minutes', () => {
    const began = 1_000_000
    const minutes: number[] = []
    for (let time = began; minutes.length < 9; minutes.push((time - began) / 60_000))
      time = nextProgressUpdateTime(began, time)
    expect(minutes).toEqual([1, 2, 4, 8, 16, 26, 36, 46, 56])
  })
})
