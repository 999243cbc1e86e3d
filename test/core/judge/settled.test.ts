// When a look may end a run: with nothing open that could fail it.
import { expect, test } from 'vitest'
import { randomFrom } from '../../../src/core/common/random.ts'
import { compare } from '../../../src/core/judge/compare.ts'
import { progressOf } from '../../../src/core/judge/enough.ts'
import type { Series } from '../../../src/core/model/measuring.ts'
import type { Rules } from '../../../src/core/model/settings.ts'
import { ruleFor } from '../../support/benchmark-rules.ts'
import { noisy, rules, same, seriesOf } from './series.ts'

/** A benchmark that every round measured, whose head is slower by this factor. */
const benchmark = (factor: number, rounds: number, spread = 0.005, seed = 1): Series => {
  const random = randomFrom(seed)
  return seriesOf(noisy(100, spread, rounds, random), noisy(100 * factor, spread, rounds, random))
}
/** As at the last of their rounds. */
const settledAmong = (groups: readonly (readonly Series[])[], by: Rules) => {
  const rounds = Math.max(0, ...groups.flat().map(({ base }) => base.length))
  return progressOf(groups, rounds, by).map(({ isSettled }) => isSettled)
}

test('unchanged benchmarks are settled once their noise lets them be', () => {
  expect(settledAmong([[benchmark(1, 8)]], rules)[0]).toBe(true)
  expect(settledAmong([[benchmark(1, 3)]], rules)[0]).toBe(false)
})

test('what looks like an improvement is measured until it is shown, among how many others it may be', () => {
  const others = Array.from({ length: 50 }, (_, seed) => [benchmark(1, 12, 0.005, seed)])
  expect(settledAmong([[benchmark(0.8, 12)], ...others], rules)[0]).toBe(false)
  // By itself it is soon shown.
  expect(settledAmong([[benchmark(0.8, 8)]], rules)[0]).toBe(false)
  expect(settledAmong([[benchmark(0.8, 12)]], rules)[0]).toBe(true)
  // Less than the threshold is nothing to be shown.
  expect(settledAmong([[benchmark(0.97, 8)]], rules)[0]).toBe(true)
})

test('groups settle one by one', () => {
  const open = [benchmark(1, 8, 0.2)]
  expect(settledAmong([[benchmark(1, 8)], open, [benchmark(1, 8, 0.005, 2)]], rules)).toEqual([
    true,
    false,
    true,
  ])
})

test('a part of a run ends nothing early that has changed, which is judged among the rows of all parts', () => {
  const settled = (factor: number, rounds: number) =>
    progressOf([[benchmark(factor, rounds)]], rounds, rules, true)[0]?.isSettled
  expect([1.5, 0.8].map(factor => [settled(factor, 12), settled(factor, 20)])).toEqual([
    [false, true],
    [false, true],
  ])
  expect(settled(1, 8)).toBe(true)
})

test('a regression ends a run as soon as it is shown', () => {
  // 2^-8 is not yet small enough for the first look; 2^-12 is for the second.
  expect(settledAmong([[benchmark(1.5, 8)]], rules)[0]).toBe(false)
  expect(settledAmong([[benchmark(1.5, 12)]], rules)[0]).toBe(true)
})

test('a regression that may be at the threshold goes on to `count`', () => {
  const near = (rounds: number) => [[benchmark(1.054, rounds, 0.005, 3)]]
  expect(settledAmong(near(12), rules)[0]).toBe(false)
  expect(compare(near(20)[0] ?? [], rules)[0]?.change).toBe('regressed')
  expect(settledAmong(near(20), rules)[0]).toBe(true)
})

test('a count that has grown will not shrink again', () => {
  const counts = seriesOf(same(100, 8), same(200, 8), { unit: 'allocs/op' })
  expect(settledAmong([[counts, benchmark(1, 8)]], rules)[0]).toBe(true)
})

test('one open benchmark keeps all others going', () => {
  const open = benchmark(1, 8, 0.2)
  expect(settledAmong([[open]], rules)[0]).toBe(false)
  expect(settledAmong([[benchmark(1, 8), open, benchmark(1, 8)]], rules)[0]).toBe(false)
})

test('names what is open, each once', () => {
  const [calm, open] = [benchmark(1, 8), { ...benchmark(1, 8, 0.2), benchmark: 'B' }]
  const groups = [[calm, open, { ...open, unit: 'B/s' }], [calm]]
  expect(progressOf(groups, 8, rules)).toEqual([
    { isSettled: false, open: ['B'] },
    { isSettled: true, open: [] },
  ])
})

test('what cannot fail is not waited for', () => {
  const open = { ...benchmark(1, 8, 0.2), unit: 'widgets' }
  expect(settledAmong([[open, benchmark(1, 8)]], rules)[0]).toBe(true)
  const gone = seriesOf(same(1, 8), same(null, 8))
  expect(settledAmong([[gone, benchmark(1, 8)]], rules)[0]).toBe(true)
})

test('where nothing could fail, nothing is settled', () => {
  expect(settledAmong([[]], rules)[0]).toBe(false)
  expect(settledAmong([[{ ...benchmark(1, 8), unit: 'widgets' }]], rules)[0]).toBe(false)
})

test('more benchmarks do not make a regression settled sooner', () => {
  const all = [benchmark(1.5, 12), ...Array.from({ length: 50 }, (_, seed) => benchmark(1, 12, 0.005, seed))]
  // 51 times the p that settled one alone: above alpha, so that the regression is still open.
  expect(settledAmong([all], rules)[0]).toBe(false)
})

test('without a test nothing that varies is ever settled', () => {
  expect(settledAmong([[benchmark(1, 8)]], { ...rules, deltaTest: 'none' })[0]).toBe(false)
  const counts = seriesOf(same(3, 8), same(3, 8), { unit: 'allocs/op' })
  expect(settledAmong([[counts]], { ...rules, deltaTest: 'none' })[0]).toBe(true)
})

test('groups settle by themselves, whatever is open in others', () => {
  const open = benchmark(1, 8, 0.2)
  expect(
    settledAmong([[benchmark(1, 8)], [open], [benchmark(1, 8), open], [], [benchmark(1, 8)]], rules),
  ).toEqual([true, false, false, false, true])
})

test('what one side alone has in a group shifts no other group', () => {
  const gone = seriesOf(same(1, 8), same(null, 8))
  const open = benchmark(1, 8, 0.2)
  expect(settledAmong([[gone], [gone, benchmark(1, 8)], [open, gone], [benchmark(1, 8)]], rules)).toEqual([
    false,
    true,
    false,
    true,
  ])
})

test('groups are adjusted together, as any of them can fail the run', () => {
  const others = Array.from({ length: 50 }, (_, seed) => [benchmark(1, 12, 0.005, seed)])
  expect(settledAmong([[benchmark(1.5, 12)], ...others], rules)[0]).toBe(false)
  expect(settledAmong([[benchmark(1.5, 12)], ...others.slice(0, 3)], rules)[0]).toBe(true)
})

test('a group that has left with fewer rounds is judged by those', () => {
  expect(settledAmong([[benchmark(1, 8)], [benchmark(1, 12)]], rules)).toEqual([true, true])
})

test('what is muted is measured up to `count`, and not beyond', () => {
  const muted: Rules = { ...rules, benchmarks: [ruleFor('*', { gate: 'warn' })] }
  const open = (rounds: number) => benchmark(1, rounds, 0.2)
  expect(settledAmong([[open(8)]], muted)[0]).toBe(false)
  expect(settledAmong([[open(20)]], rules)[0]).toBe(false)
  expect(settledAmong([[open(20)]], muted)[0]).toBe(true)
  // One that is settled leaves as any other does.
  expect(settledAmong([[benchmark(1, 8)]], muted)[0]).toBe(true)
})
