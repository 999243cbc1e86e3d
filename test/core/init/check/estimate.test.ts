// What a gate will take.
import { expect, test } from 'vitest'
import {
  estimateGateTimeAndBilledMinutes,
  type InitTrialRunTimes,
  isGateTooLongWithoutBudget,
  type SettingsAffectingGateTime,
  suggestedBudgetMinutes,
} from '../../../../src/core/init/check/estimate.ts'

const trial: InitTrialRunTimes = { format: 'go', benchmarks: 10, setup: 60, visit: 6 }
const bounds: SettingsAffectingGateTime = {
  count: 20,
  alpha: 0.05,
  deltaTest: 'utest',
  correction: 'holm',
  stopEarly: true,
  confirm: true,
  budget: null,
  shards: 1,
}

test('both sides are prepared once and visited in each round; minutes are whole, with those around', () => {
  expect(estimateGateTimeAndBilledMinutes(trial, bounds)).toEqual({
    gate: 120 + 240,
    minutes: 7,
    mostMinutes: 15,
  })
  expect(estimateGateTimeAndBilledMinutes(trial, { ...bounds, confirm: false }).mostMinutes).toBe(7)
  expect(estimateGateTimeAndBilledMinutes(trial, { ...bounds, budget: 60 })).toEqual({
    gate: 180,
    minutes: 4,
    mostMinutes: 4,
  })
})

test('machines share the rounds, and each prepares both sides', () => {
  expect(estimateGateTimeAndBilledMinutes(trial, { ...bounds, shards: 4 })).toEqual({
    gate: 180,
    minutes: 16,
    mostMinutes: 24,
  })
})

test.each([
  [29, null, false],
  [31, null, true],
  [31, 600, false],
])('a visit of %i s with a budget of %j is long: %j', (visit, budget, is) => {
  expect(isGateTooLongWithoutBudget({ ...trial, visit }, { ...bounds, budget })).toBe(is)
})

test.each([
  [40, 30],
  // Nine rounds for ten benchmarks, in four fifths of it.
  [100, 45],
  [400, null],
])('visits of %i s get a budget of %j minutes', (visit, budget) => {
  expect(suggestedBudgetMinutes({ ...trial, visit }, bounds)).toBe(budget)
})
