// Whose fault failures are, by how often each side failed.
import { expect, test } from 'vitest'
import { randomFrom } from '../../../src/core/common/random.ts'
import { addedUp, failsMoreOften, isFaultOfHead, sumOf } from '../../../src/core/judge/lost-results.ts'

type Counts = readonly [failed: number, runs: number]
const tries = ([ofBase, base]: Counts, [ofHead, head]: Counts) => ({
  base: { failed: ofBase, runs: base },
  head: { failed: ofHead, runs: head },
})

test('head fails more often only where chance does not explain it', () => {
  expect(failsMoreOften(tries([0, 20], [11, 23]))).toBe(true)
  expect(failsMoreOften(tries([3, 20], [11, 20]))).toBe(true)
  expect(failsMoreOften(tries([3, 20], [4, 21]))).toBe(false)
  expect(failsMoreOften(tries([0, 20], [2, 22]))).toBe(false)
  expect(failsMoreOften(tries([9, 20], [0, 20]))).toBe(false)
})

test('what never ran on head, and never failed on base, is the fault of head, be it after one run of base', () => {
  expect(isFaultOfHead(tries([0, 1], [5, 5]))).toBe(true)
  expect(isFaultOfHead(tries([1, 2], [5, 5]))).toBe(false)
  expect(isFaultOfHead(tries([1, 12], [5, 5]))).toBe(true)
  expect(isFaultOfHead(tries([5, 5], [0, 9]))).toBe(false)
})

test('a benchmark that fails in one process of six on both sides is hardly ever the fault of head', () => {
  const random = randomFrom(7)
  const failing = (runs: number) => Array.from({ length: runs }, () => random()).filter(x => x < 1 / 6).length
  const runs = 2000
  const red = Array.from({ length: runs }, () => failsMoreOften(tries([failing(60), 60], [failing(60), 60])))
  expect(red.filter(Boolean).length / runs).toBeLessThan(0.05)
})

test('counts of one benchmark are added up', () => {
  const of = (benchmark: string, ...counts: readonly [Counts, Counts]) => ({
    ...{ benchmark, package: 'm' },
    ...tries(...counts),
  })
  expect(addedUp([of('A', [1, 2], [0, 3]), of('B', [0, 1], [1, 1]), of('A', [1, 5], [1, 4])])).toEqual([
    of('A', [2, 7], [1, 7]),
    of('B', [0, 1], [1, 1]),
  ])
  expect(sumOf(tries([1, 2], [0, 3]), tries([1, 1], [2, 2]))).toEqual(tries([2, 3], [2, 5]))
})
