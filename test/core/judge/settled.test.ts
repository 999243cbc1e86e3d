// When a look may end a run: with nothing open that could fail it.
import { expect, test } from 'vitest'
import { compare } from '../../../src/core/judge/compare.ts'
import { allSettled } from '../../../src/core/judge/settled.ts'
import type { Series } from '../../../src/core/model.ts'
import { randomFrom } from '../../../src/core/random.ts'
import { noisy, rules, same, seriesOf } from './series.ts'

/** A benchmark that every round measured, whose head is slower by this factor. */
const benchmark = (factor: number, rounds: number, spread = 0.005, seed = 1): Series => {
  const random = randomFrom(seed)
  return seriesOf(noisy(100, spread, rounds, random), noisy(100 * factor, spread, rounds, random))
}
const passOrFail = { ...rules, stopEarly: 'pass-or-fail' } as const

test('unchanged benchmarks are settled once their noise lets them be', () => {
  expect(allSettled([benchmark(1, 8)], rules)).toBe(true)
  expect(allSettled([benchmark(1, 3)], rules)).toBe(false)
})

test('an improvement is settled as well', () => {
  expect(allSettled([benchmark(0.8, 8)], rules)).toBe(true)
})

test('a regression ends a run only where a look may fail', () => {
  for (const rounds of [8, 12, 16]) expect(allSettled([benchmark(1.5, rounds)], rules)).toBe(false)
  // 2^-8 is not yet small enough for the first look; 2^-12 is for the second.
  expect(allSettled([benchmark(1.5, 8)], passOrFail)).toBe(false)
  expect(allSettled([benchmark(1.5, 12)], passOrFail)).toBe(true)
})

test('a count that has grown will not shrink again', () => {
  const counts = seriesOf(same(100, 8), same(200, 8), { unit: 'allocs/op' })
  expect(allSettled([counts, benchmark(1, 8)], rules)).toBe(true)
})

test('one open benchmark keeps all others going', () => {
  const open = benchmark(1, 8, 0.2)
  expect(allSettled([open], rules)).toBe(false)
  expect(allSettled([benchmark(1, 8), open, benchmark(1, 8)], rules)).toBe(false)
})

test('what cannot fail is not waited for', () => {
  const open = { ...benchmark(1, 8, 0.2), unit: 'widgets' }
  expect(allSettled([open, benchmark(1, 8)], rules)).toBe(true)
  const gone = seriesOf(same(1, 8), same(null, 8))
  expect(allSettled([gone, benchmark(1, 8)], rules)).toBe(true)
})

test('where nothing could fail, nothing is settled', () => {
  expect(allSettled([], rules)).toBe(false)
  expect(allSettled([{ ...benchmark(1, 8), unit: 'widgets' }], rules)).toBe(false)
})

test('more benchmarks do not make a regression settled sooner', () => {
  const all = [benchmark(1.5, 12), ...Array.from({ length: 50 }, (_, seed) => benchmark(1, 12, 0.005, seed))]
  // 51 times the p that settled one alone: above alpha, so that the regression is still open.
  expect(allSettled(all, passOrFail)).toBe(false)
})

test('an improvement is settled by having a worsening ruled out, not by being one', () => {
  // Significant at alpha, 0.047, but not at the 0.026 that the first of four looks may spend.
  const base = [108, 109, 102, 107, 108, 108, 104, 104]
  const head = [104, 105, 104, 104, 100, 103, 105, 103]
  const eager = { ...rules, threshold: 0 }
  expect(compare([seriesOf(base, head)], eager)[0]?.change).toBe('improved')
  expect(allSettled([seriesOf(base, head)], eager)).toBe(false)
})

test('without a test nothing that varies is ever settled', () => {
  expect(allSettled([benchmark(1, 8)], { ...rules, test: 'none' })).toBe(false)
  const counts = seriesOf(same(3, 8), same(3, 8), { unit: 'allocs/op' })
  expect(allSettled([counts], { ...rules, test: 'none' })).toBe(true)
})
