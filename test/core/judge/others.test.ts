// A load that knows which side is shown is found, and one that does not is no news.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { randomFrom } from '../../../src/core/common/random.ts'
import { othersOf } from '../../../src/core/judge/run-warnings.ts'
import type { Round } from '../../../src/core/model/measuring.ts'

/** Rounds whose visits took two seconds, in which others kept so many processors busy. */
const rounds = (base: readonly (number | undefined)[], head: readonly (number | undefined)[]): Round[] =>
  base.map((busy, index) => {
    const visit = (one: number | undefined) => ({
      ...{ started: '', seconds: 2, measurements: [] },
      ...(one === undefined ? {} : { others: 2 * one }),
    })
    return { round: index + 1, block: 1, first: 'base', base: visit(busy), head: visit(head[index]) }
  })
const about = (center: number, n: number, seed: number) => {
  const random = randomFrom(seed)
  return Array.from({ length: n }, () => center + random() / 10)
}

test('a load during base alone is named, with how large it was on either side', () => {
  expect(othersOf(rounds(about(1, 10, 1), about(0, 10, 2)))).toEqual({
    kind: 'others',
    base: expect.closeTo(1.05, 1),
    head: expect.closeTo(0.05, 1),
    p: expect.closeTo(1.08e-5, 7),
  })
  expect(othersOf(rounds(about(0, 10, 1), about(1, 10, 2)))).toMatchObject({ kind: 'others' })
})

test('a load on both sides is not, nor a slight one, nor what too few rounds show', () => {
  expect(othersOf(rounds(about(1.5, 20, 1), about(1.5, 20, 2)))).toBeNull()
  expect(othersOf(rounds(about(0.2, 20, 1), about(0, 20, 2)))).toBeNull()
  expect(othersOf(rounds(about(1, 6, 1), about(0, 6, 2)))).toBeNull()
})

test('where the system does not say, nothing is said', () => {
  const none = Array.from({ length: 20 }, () => undefined)
  expect(othersOf(rounds(none, none))).toBeNull()
  expect(othersOf(rounds(about(1, 20, 1), none))).toBeNull()
  expect(othersOf([])).toBeNull()
})

test('a load that comes and goes by chance is named less than once in a thousand runs', () => {
  let named = 0
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2 ** 31 }), seed => {
      const random = randomFrom(seed)
      const bursts = () => Array.from({ length: 20 }, () => (random() < 0.5 ? 0 : 2 * random()))
      if (othersOf(rounds(bursts(), bursts()))) named++
    }),
    { numRuns: 2000, seed: 1 },
  )
  expect(named).toBeLessThan(6)
})
