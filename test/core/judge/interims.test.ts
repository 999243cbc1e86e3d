// When a run is looked at before its end, and how strictly.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  interimsAt,
  isInterim,
  mostRounds,
  passLevel,
  plannedInterims,
  planShare,
  worseInterims,
} from '../../../src/core/judge/interims.ts'

const plan = { count: 20, stopEarly: true } as const
const never = { count: 20, stopEarly: false } as const

test('looks are after 40, 60, 80 and 100 % of the rounds, and up to three times as many', () => {
  expect(plannedInterims(plan)).toEqual([8, 12, 16, 20, 30, 40, 50, 60])
  expect(plannedInterims({ ...plan, count: 10 })).toEqual([4, 6, 8, 10, 15, 20, 25, 30])
  expect(plannedInterims({ ...plan, count: 13 })).toEqual([6, 8, 11, 13, 20, 26, 33, 39])
  expect(plannedInterims({ ...plan, isAgain: true })).toEqual([12, 16, 20, 30, 40])
  expect(plannedInterims({ ...never, isAgain: true })).toEqual([20, 30, 40])
})

test('a run that may not end early is looked at once', () => {
  expect(plannedInterims(never)).toEqual([20])
  expect(interimsAt(20, never)).toEqual([20])
})

test('looks are in order and end with the last round, however few there are', () => {
  for (let count = 1; count <= 1000; count++) {
    const looks = plannedInterims({ ...plan, count })
    expect(looks).toEqual([...new Set(looks)].toSorted((a, b) => a - b))
    expect(looks).toContain(count)
    expect(looks.at(-1)).toBe(3 * count)
    expect(looks[0], `${count}`).toBe(Math.ceil((2 * count) / 5))
  }
})

test('rounds that end between two looks, as the time was up, are a look of their own', () => {
  expect(interimsAt(8, plan)).toEqual([8])
  expect(interimsAt(10, plan)).toEqual([8, 10])
  expect(interimsAt(12, plan)).toEqual([8, 12])
  expect(interimsAt(3, plan)).toEqual([3])
  expect(interimsAt(10, never)).toEqual([10])
})

test('a run that is looked at once may use all there, but for what suspects that do not recur have', () => {
  expect(passLevel(20, never)).toBeCloseTo(0.045, 9)
})

test('the first look may use what a Pocock-like plan spends by then, and every later one less than that', () => {
  // 0.035 * ln(1 + (e - 1) * 0.4)
  expect(passLevel(8, plan)).toBeCloseTo(0.0183098, 6)
  for (const rounds of [10, 12, 16, 20, 30, 60]) {
    expect(passLevel(rounds, plan), `${rounds}`).toBeLessThan(passLevel(8, plan))
    expect(passLevel(rounds, plan), `${rounds}`).toBeGreaterThan(0.005)
  }
})

test('no number of rounds is without a level, not even more than were planned', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 1, max: 150 }),
      fc.constantFrom(plan, never),
      (count, rounds, settings) => {
        const level = passLevel(rounds, { ...settings, count })
        expect(level).toBeGreaterThan(0)
        expect(level).toBeLessThanOrEqual(0.05 + 1e-9)
      },
    ),
    { examples: [[20, 70, plan]] },
  )
})

test('a share is one of the plan, and never more than all of it', () => {
  expect(planShare(12, plan)).toBe(0.2)
  expect(planShare(60, plan)).toBe(1)
  expect(planShare(70, plan)).toBe(1)
  expect(planShare(20, never)).toBe(1)
})

test('a benchmark may leave at a planned look before its last round, and at no other', () => {
  const at = (stopEarly: boolean) =>
    Array.from({ length: 65 }, (_, index) => index).filter(rounds =>
      isInterim(rounds, { count: 20, stopEarly }),
    )
  expect(at(true)).toEqual([8, 12, 16, 20, 30, 40, 50])
  expect(at(false)).toEqual([])
})

test('what one benchmark may do wrongly adds up to 5 %, the second measurement included', () => {
  const again = { ...never, isAgain: true }
  // Looks share what there is, so that the last has less than all of it to itself.
  expect(passLevel(20, never) + passLevel(20, again)).toBeCloseTo(0.049, 12)
  expect(passLevel(40, again)).toBeGreaterThan(0.001)
  expect(passLevel(40, again)).toBeLessThan(0.005)
  // Cut short, it has what the look at `count` has.
  expect(passLevel(9, again)).toBe(passLevel(20, again))
  expect(mostRounds(plan)).toBe(60)
  expect(mostRounds(never)).toBe(20)
})

test('what is worse can be found from half of `count` on: little of alpha is spent early, and a tenth of it nowhere', () => {
  const { looks, spending } = worseInterims(40, plan)
  expect(looks.map(({ rounds }) => rounds)).toEqual([8, 12, 16, 20, 30, 40])
  expect(looks.map(({ share }) => share)).toEqual([8, 12, 16, 20, 30, 40].map(rounds => rounds / 60))
  const spent = [8, 12, 20, 30, 40, 60].map(rounds => spending(0.05, planShare(rounds, plan)))
  expect(spent.map(one => Number(one.toFixed(6)))).toEqual([0, 0.00864, 0.04, 0.04125, 0.0425, 0.045])
})

test('rounds that end before `count` between two looks have had their last', () => {
  expect(worseInterims(14, plan).looks).toEqual([
    { rounds: 8, share: 8 / 60 },
    { rounds: 12, share: 12 / 60 },
    { rounds: 14, share: 20 / 60 },
  ])
  expect(worseInterims(22, plan).looks.at(-1)).toEqual({ rounds: 22, share: 22 / 60 })
})

test('a second measurement has twice the rounds for what is worse again, and spends all of what it may', () => {
  const again = { ...plan, isAgain: true }
  expect(mostRounds(again)).toBe(40)
  const { looks, spending } = worseInterims(40, again)
  expect(looks.map(({ share }) => share)).toEqual([0.3, 0.4, 0.5, 0.75, 1])
  expect([0.5, 0.75, 1].map(share => Number(spending(0.05, share).toFixed(9)))).toEqual([0.04, 0.045, 0.05])
})
