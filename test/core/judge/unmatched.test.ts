// What only one side measured.
import { expect, test } from 'vitest'
import {
  findBenchmarksOnlyOnSide,
  findUnmatchedPairDifferingInNumber,
  isMeasuredOnBothSides,
} from '../../../src/core/judge/unmatched.ts'
import type { BenchmarkSeries, Sample } from '../../../src/core/model/measuring.ts'
import { seriesOf } from './series.ts'

const series = (benchmark: string, base: Sample, head: Sample, unit = 'sec/op'): BenchmarkSeries =>
  seriesOf(base, head, { benchmark, unit })

test('a benchmark that only one side measured is named once, whatever its units', () => {
  const only = [
    series('Gone', [1], [null]),
    series('Gone', [1], [null], 'B/op'),
    series('New', [null], [1]),
    series('A', [1], [1]),
  ]
  expect(findBenchmarksOnlyOnSide(only, 'base')).toEqual([{ benchmark: 'Gone', package: null, unit: null }])
  expect(findBenchmarksOnlyOnSide(only, 'head')).toEqual([{ benchmark: 'New', package: null, unit: null }])
})

test('a unit that only one side of a benchmark has is named by itself', () => {
  const only = [
    series('A', [1], [1]),
    series('A', [null], [8], 'B/op'),
    series('A', [null], [2], 'allocs/op'),
  ]
  expect(findBenchmarksOnlyOnSide(only, 'head')).toEqual([
    { benchmark: 'A', package: null, unit: 'B/op' },
    { benchmark: 'A', package: null, unit: 'allocs/op' },
  ])
  expect(findBenchmarksOnlyOnSide(only, 'base')).toEqual([])
})

test('benchmarks of the same name in two packages do not answer for each other', () => {
  const only = [
    { ...series('A', [1], [null]), package: 'm/a' },
    { ...series('A', [null], [1]), package: 'm/b' },
  ]
  expect(findBenchmarksOnlyOnSide(only, 'base')).toEqual([{ benchmark: 'A', package: 'm/a', unit: null }])
  expect(findBenchmarksOnlyOnSide(only, 'head')).toEqual([{ benchmark: 'A', package: 'm/b', unit: null }])
})

test('one value on each side is a match, in whatever rounds they are', () => {
  expect(isMeasuredOnBothSides(series('A', [1, null], [null, 1]))).toBe(true)
  expect(isMeasuredOnBothSides(series('A', [1, 1], [null, null]))).toBe(false)
})

const only = (...names: readonly string[]) =>
  names.map(benchmark => ({ benchmark, package: 'm', unit: null }))

test.each([
  ['a process id', 'Read/pid=41322-8', 'Read/pid=51-8', false],
  ['a process id', 'Read/pid=41322-8', 'Read/pid=51901-8', true],
  ['an address', 'Read/0xc000012120', 'Read/0xc00010a0f8', true],
  ['an address without its prefix', 'Read/c000012120', 'Read/c00010a0f8', true],
  ['a UUID', 'R/123e4567-e89b-12d3-a456-426614174000', 'R/00000000-e29c-02d3-b456-426614174abc', true],
  ['a temporary folder', 'Read/go-build3017/x', 'Read/go-build9127421/x', true],
  ['a small parameter', 'Encode/16', 'Encode/32', false],
  ['words of hexadecimal letters', 'Decode/deface', 'Decode/facade', false],
  ['another benchmark', 'Read/pid=41322', 'Write/pid=51901', false],
])('names that differ in %s: %s and %s', (_, base, head, is) => {
  const found = findUnmatchedPairDifferingInNumber({ base: only('Gone', base), head: only('New', head) })
  expect(found).toEqual(is ? { base: only(base)[0], head: only(head)[0] } : null)
})

test('single units, and benchmarks of other packages, are not compared by their names', () => {
  const [one] = only('Read/41322')
  if (!one) throw new Error('there is one')
  expect(
    findUnmatchedPairDifferingInNumber({ base: [{ ...one, unit: 'B/op' }], head: only('Read/51901') }),
  ).toBeNull()
  expect(
    findUnmatchedPairDifferingInNumber({ base: [{ ...one, package: 'n' }], head: only('Read/51901') }),
  ).toBeNull()
})
