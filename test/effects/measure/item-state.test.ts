// What a round of an item takes, by those that it has had.
import { expect, test } from 'vitest'
import type { MeasuredRound } from '../../../src/core/model/measuring.ts'
import {
  addRoundToItemState,
  initialItemState,
  meanSecondsPerRound,
} from '../../../src/effects/measure/item-state.ts'
import { itemNamed } from '../../support/fake-driver.ts'

const round = (seconds: number): MeasuredRound => {
  const visit = { started: '2026-01-01T00:00:00.000Z', seconds, measurements: [] }
  return { round: 1, block: 1, first: 'base', base: visit, head: visit }
}

test('a round of some benchmarks is their share of one, and before the first nothing is known', () => {
  const track = initialItemState({ item: itemNamed('A'), rounds: [] })
  expect(meanSecondsPerRound(track)).toBe(0)
  addRoundToItemState(track, round(4))
  expect(meanSecondsPerRound(track)).toBe(8)
  track.share = 0.25
  addRoundToItemState(track, round(1))
  expect(meanSecondsPerRound(track)).toBe(8)
})
