// What a reader is told of the numbers of one comparison.
import { expect, test } from 'vitest'
import { randomFrom } from '../../../src/core/common/random.ts'
import { compare } from '../../../src/core/judge/compare.ts'
import { evidenceOf } from '../../../src/core/judge/evidence.ts'
import { warningsOf } from '../../../src/core/judge/warnings.ts'
import type { Sample } from '../../../src/core/model/measuring.ts'
import type { Rules } from '../../../src/core/model/settings.ts'
import { noisy, rules, same, seriesOf } from './series.ts'

const tight = noisy(100, 0.01, 20, randomFrom(1))
const warn = (base: Sample, head: Sample, visible: number | null = null, by: Partial<Rules> = {}) => {
  const all = { ...rules, ...by }
  return warningsOf(evidenceOf(seriesOf(base, head), all, []), visible, all)
}

test('there is nothing to say of two samples that hardly spread', () => {
  expect(warn(tight, tight, 0.01)).toEqual([])
})

test('a median that is known no better than the usual threshold is said to spread, by the longer of its arms', () => {
  // The median of six, between the least and the greatest.
  expect(warn([94, 98, 99, 101, 102, 104], [96, 98, 100, 100, 102, 105])).toEqual([
    { kind: 'spread', side: 'base', ratio: 0.06 },
  ])
  expect(warn([95, 98, 99, 101, 102, 105], tight)).toEqual([{ kind: 'unequal', base: 6, head: 20 }])
})

test('fewer than six values do not bound their median, whatever they are', () => {
  expect(warn(tight.slice(0, 5), tight.slice(0, 6))).toEqual([
    { kind: 'unequal', base: 5, head: 6 },
    { kind: 'few-rounds', side: 'base', needed: 6 },
  ])
})

test('values that a round did not give do not count', () => {
  expect(warn([...tight.slice(0, 18), null, null], tight)).toEqual([{ kind: 'unequal', base: 18, head: 20 }])
})

test('two modes are named on the side that has them', () => {
  const two = tight.map((value, index) => (index % 2 === 0 ? value : value * 1.5))
  expect(warn(tight, two).filter(({ kind }) => kind === 'two-modes')).toEqual([
    { kind: 'two-modes', side: 'head' },
  ])
})

test('values that are rounded to half the threshold and more are said to be, unless they are counts', () => {
  const rounded = (step: number) => tight.map(value => step * Math.round((value * 3) / step))
  const steps = (...asked: Parameters<typeof warn>) =>
    warn(...asked).flatMap(one => (one.kind === 'coarse' ? [one.step] : []))
  expect(steps(rounded(8), rounded(8))).toEqual([expect.closeTo(8 / 300, 2)])
  expect(steps(rounded(4), rounded(4))).toEqual([])
  expect(steps(rounded(4), rounded(4), null, { threshold: 0.02 })).toHaveLength(1)
  expect(steps(rounded(8).slice(0, 5), rounded(8).slice(0, 5))).toEqual([])
  expect(steps(tight, tight)).toEqual([])
  const counts = evidenceOf(seriesOf(rounded(8), rounded(8), { unit: 'B/op' }), rules, [])
  expect(warningsOf(counts, null, rules).map(({ kind }) => kind)).not.toContain('coarse')
})

test('a gate that cannot see the threshold is called blind, and one that can is not', () => {
  expect(warn(tight, tight, 0.051)).toEqual([{ kind: 'blind', visible: 0.051 }])
  expect(warn(tight, tight, 0.05)).toEqual([])
  expect(warn(tight, tight, null)).toEqual([])
  expect(warn(tight, tight, 0.08, { threshold: 0.1 })).toEqual([])
})

test('what is left out as outliers is counted, and only where it is left out', () => {
  const wild = [...tight.slice(0, 18), 300, 20]
  expect(warn(tight, wild, null, { outliers: 'iqr' })).toEqual([{ kind: 'outliers', base: 0, head: 2 }])
  expect(warn(tight, wild)).toEqual([])
  const even = Array.from({ length: 20 }, (_, index) => 100 + index / 10)
  expect(warn(even, even, null, { outliers: 'iqr' })).toEqual([])
  const counts = seriesOf([...same(100, 19), 112], same(110), { unit: 'B/op' })
  const trimming: Rules = { ...rules, outliers: 'iqr' }
  expect(warningsOf(evidenceOf(counts, trimming, []), null, trimming)).toEqual([
    { kind: 'outliers', base: 1, head: 0 },
  ])
})

test('around 0 no spread is relative to anything', () => {
  expect(warn([-3, -2, -1, 1, 2, 3], [-3, -2, -1, 1, 2, 3])).toEqual([])
})

test('values that are compared as they are need no warning', () => {
  const steady = seriesOf(same(100, 3), same(200, 4), { unit: 'B/op' })
  expect(warningsOf(evidenceOf(steady, rules, []), null, rules)).toEqual([])
})

test('machines that differ from each other are neither a spread nor two groups', () => {
  const random = randomFrom(5)
  const around = (center: number) => noisy(center, 0.01, 20, random)
  const series = seriesOf([...around(1), ...around(2)], [...around(1), ...around(2)])
  const machines = series.base.map((_, round) => (round < 20 ? 1 : 2))
  const kindsOn = (on: readonly number[]) => compare([series], rules, on)[0]?.warnings.map(({ kind }) => kind)
  expect(kindsOn(machines)).toEqual([])
  expect(kindsOn([])).toEqual(expect.arrayContaining(['spread', 'two-modes']))
})
