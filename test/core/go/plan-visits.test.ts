// How often and how long a benchmark is visited, by what its trial has shown.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { benchtimeOf, mostOverhead, planVisits, type VisitTrial } from '../../../src/core/go/visits.ts'

/** A benchmark of one operation, of so many seconds, that was run for a tenth of a second. */
const trial = (operation: number, overhead: number, firstTwo = 2 * operation): VisitTrial => ({
  overhead,
  rows: [{ time: 0.1, iterations: Math.ceil(0.1 / operation), seconds: operation, firstTwo }],
})
const plan = (...trials: readonly VisitTrial[]) => planVisits(0.1, trials)
const both = (one: VisitTrial) => plan(one, one)

test('visits are as short as starting a process lets them be', () => {
  expect(both(trial(1e-6, 0.001))).toMatchObject({ turns: 24, iterations: 4167 })
  expect(both(trial(1e-6, 0.02))).toMatchObject({
    turns: 10,
    iterations: 10_000,
    seconds: 0.01,
    overhead: 0.02,
  })
  expect(both(trial(1e-6, 0.05))).toMatchObject({ turns: 4, iterations: 25_000 })
})

test('where preparation takes long there is one, with its number of operations known beforehand', () => {
  expect(both(trial(1e-6, 0.15))).toMatchObject({ turns: 1, iterations: 100_000, seconds: 0.1 })
  expect(both(trial(1e-6, 60))).toMatchObject({ turns: 1 })
})

test('each has a few operations', () => {
  expect(both(trial(0.005, 0.001))).toMatchObject({ turns: 10, iterations: 2 })
  expect(both(trial(0.01, 0.001))).toMatchObject({ turns: 4, iterations: 3 })
  expect(both(trial(0.016, 0.001))).toMatchObject({ turns: 2, iterations: 3 })
  expect(both(trial(0.03, 0.001))).toMatchObject({ turns: 1, iterations: 3 })
  expect(both(trial(5, 0.001))).toMatchObject({ turns: 1, iterations: 1 })
})

test('the slower side decides, be it ten times slower', () => {
  const [fast, slow] = [trial(1e-5, 0.001), trial(1e-4, 0.004)]
  expect(plan(fast, slow)).toEqual(plan(slow, fast))
  expect(plan(fast, slow)).toEqual(both(slow))
})

test('what the first operations take more by chance is no reason for long visits', () => {
  expect(both(trial(0.005, 0.001, 0.0149))).toMatchObject({ turns: 10 })
  expect(both(trial(0.005, 0.001, 0.0151))).toMatchObject({ turns: 1 })
})

test('what the first operations cost more, as preparation that is timed does, is little of each visit', () => {
  expect(both(trial(1e-6, 0.001, 0.0001))).toMatchObject({ turns: 24 })
  expect(both(trial(1e-6, 0.001, 0.001))).toMatchObject({ turns: 4 })
  expect(both(trial(1e-6, 0.001, 0.03))).toMatchObject({ turns: 1 })
})

test('of several benchmarks each finds its own number, in the time of a visit', () => {
  const rows = [...trial(1e-6, 0).rows, ...trial(1e-3, 0).rows]
  const several = { overhead: 0.01, rows }
  expect(plan(several, trial(1e-6, 0.002))).toMatchObject({ turns: 20, iterations: null, seconds: 0.005 })
  expect(benchtimeOf({ turns: 10, iterations: null, seconds: 0.01, overhead: 0 })).toBe('10000000ns')
  expect(benchtimeOf({ turns: 10, iterations: 7, seconds: 0.01, overhead: 0 })).toBe('7x')
})

test('a benchmark that reports times of its own runs as often as it did in all that time', () => {
  const rows = [{ time: 0.1, iterations: 1000, seconds: 2, firstTwo: 4 }]
  expect(both({ overhead: 0.001, rows })?.iterations).toBeGreaterThan(10)
  const none = [{ time: 0.1, iterations: 1e9, seconds: 1e-30, firstTwo: null }]
  expect(both({ overhead: 0.001, rows: none })?.iterations).toBeLessThanOrEqual(1e9)
})

test('a side that has reported nothing leaves nothing to plan by', () => {
  expect(plan(trial(1e-6, 0.001), { overhead: 0.001, rows: [] })).toBeNull()
  expect(plan()).toBeNull()
})

test('turns are even or one, together as long as was asked for, and no more overhead than is allowed', () => {
  const seconds = (min: number, max: number) => fc.double({ min, max, noNaN: true })
  const row = fc.record({
    time: seconds(1e-9, 1000),
    iterations: fc.integer({ min: 1, max: 1e9 }),
    seconds: seconds(1e-12, 100),
    firstTwo: fc.option(seconds(0, 100)),
  })
  const drawn = fc.record({ overhead: seconds(0, 100), rows: fc.array(row, { minLength: 1, maxLength: 4 }) })
  fc.assert(
    fc.property(seconds(1e-9, 1000), fc.array(drawn, { minLength: 1, maxLength: 2 }), (time, trials) => {
      const found = planVisits(time, trials)
      if (found === null) throw new Error('there was something to plan by')
      const { turns, iterations, seconds: each, overhead } = found
      expect(turns === 1 || (turns % 2 === 0 && turns <= 24)).toBe(true)
      expect(each * turns).toBeCloseTo(time, 9)
      expect(iterations === null || (Number.isSafeInteger(iterations) && iterations >= 1)).toBe(true)
      const rows = Math.max(...trials.map(one => one.rows.length))
      if (turns > 1) expect(overhead / (overhead + rows * each)).toBeLessThanOrEqual(mostOverhead + 1e-9)
      if (turns > 1) expect(each).toBeGreaterThanOrEqual(1e-3)
    }),
  )
})
