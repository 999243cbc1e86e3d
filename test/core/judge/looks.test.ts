// When a run is looked at before its end, and how strictly.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isLook, looksAt, passLevel, plannedLooks, shareOf } from '../../../src/core/judge/looks.ts'

const plan = { count: 20, stopEarly: 'pass' } as const
const never = { count: 20, stopEarly: 'never' } as const

test('looks are after 40, 60 and 80 % of the rounds, and after the last', () => {
  expect(plannedLooks(plan)).toEqual([8, 12, 16, 20])
  expect(plannedLooks({ ...plan, count: 10 })).toEqual([4, 6, 8, 10])
  expect(plannedLooks({ ...plan, count: 13 })).toEqual([6, 8, 11, 13])
  expect(plannedLooks({ count: 20, stopEarly: 'pass-or-fail' })).toEqual([8, 12, 16, 20])
})

test('a run that may not end early is looked at once', () => {
  expect(plannedLooks(never)).toEqual([20])
  expect(looksAt(20, never)).toEqual([20])
})

test('looks are in order and end with the last round, however few there are', () => {
  for (let count = 1; count <= 1000; count++) {
    const looks = plannedLooks({ ...plan, count })
    expect(looks).toEqual([...new Set(looks)].toSorted((a, b) => a - b))
    expect(looks.at(-1)).toBe(count)
    expect(looks[0], `${count}`).toBe(Math.ceil((2 * count) / 5))
  }
})

test('rounds that end between two looks, as the time was up, are a look of their own', () => {
  expect(looksAt(8, plan)).toEqual([8])
  expect(looksAt(10, plan)).toEqual([8, 10])
  expect(looksAt(12, plan)).toEqual([8, 12])
  expect(looksAt(3, plan)).toEqual([3])
  expect(looksAt(10, never)).toEqual([10])
})

test('a run that is looked at once may use all of its level there', () => {
  expect(passLevel(20, never)).toBeCloseTo(0.05, 9)
})

test('the first look may use what a Pocock-like plan spends by then, and every later one less than that', () => {
  // 0.05 * ln(1 + (e - 1) * 0.4)
  expect(passLevel(8, plan)).toBeCloseTo(0.0261569, 6)
  for (const rounds of [10, 12, 16, 20]) {
    expect(passLevel(rounds, plan), `${rounds}`).toBeLessThan(passLevel(8, plan))
    expect(passLevel(rounds, plan), `${rounds}`).toBeGreaterThan(0.01)
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
    { examples: [[20, 40, plan]] },
  )
})

test('a share is one of the plan, and never more than all of it', () => {
  expect(shareOf(8, 20)).toBe(0.4)
  expect(shareOf(20, 20)).toBe(1)
  expect(shareOf(40, 20)).toBe(1)
})

test('a run may end at a planned look before its last round, and at no other', () => {
  const at = (stopEarly: 'pass' | 'never') =>
    Array.from({ length: 25 }, (_, index) => index).filter(rounds => isLook(rounds, { count: 20, stopEarly }))
  expect(at('pass')).toEqual([8, 12, 16])
  expect(at('never')).toEqual([])
})
