// Names as a report shows them: short, and still different from each other.

import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { BenchmarkLostToFailure } from '../../../src/core/model/result-file.ts'
import { displayedUnitName } from '../../../src/core/model/units.ts'
import {
  areBothSidesInGoFormat,
  createBenchmarkNaming,
  functionNameWithoutFolders,
  listFirstNames,
  shortenNameInMiddle,
} from '../../../src/core/words/names.ts'
import { long } from '../../support/long.ts'

const named = (benchmark: string, path: string | null = null) => ({ benchmark, package: path, unit: null })
const shown = (...all: readonly ReturnType<typeof named>[]) => all.map(createBenchmarkNaming(all))

test('drops the GOMAXPROCS suffix that all have', () => {
  expect(shown(named('A-8'), named('B/x-8'))).toEqual(['A', 'B/x'])
})

test('keeps the suffix where it differs, or one has none', () => {
  expect(shown(named('A-8'), named('A-4'))).toEqual(['A-8', 'A-4'])
  expect(shown(named('A-8'), named('B'))).toEqual(['A-8', 'B'])
})

test('takes a number at the end of other names for a part of them', () => {
  const all = [named('fib-20'), named('sort[10]-20')]
  const jmh = { base: 'jmh', head: 'jmh' }
  expect(all.map(createBenchmarkNaming(all, [], jmh))).toEqual(['fib-20', 'sort[10]-20'])
  expect(all.map(createBenchmarkNaming(all, [], { base: null, head: 'go' }))).toEqual(['fib', 'sort[10]'])
})

test('names anything where nothing was measured', () => {
  expect(createBenchmarkNaming([])(named('A-8', 'm/a'))).toBe('A-8')
})

test('names no package where there is one', () => {
  expect(shown(named('A', 'example.com/m'), named('B', 'example.com/m'))).toEqual(['A', 'B'])
})

test('puts the package before the name where there are several, without the folders they share', () => {
  expect(shown(named('A', 'example.com/m/cache'), named('A', 'example.com/m/json/fast'))).toEqual([
    'cache.A',
    'json/fast.A',
  ])
})

test('keeps the last folder of a package that another lies in', () => {
  expect(shown(named('A', 'example.com/m'), named('A', 'example.com/m/sub'))).toEqual(['m.A', 'm/sub.A'])
})

test('a benchmark without a package keeps its bare name among others', () => {
  expect(shown(named('A', 'm/a'), named('A'))).toEqual(['m/a.A', 'A'])
})

test('shows different benchmarks by different names', () => {
  const part = fc.constantFrom('A', 'B', 'A/x', 'A-8', 'B-8', 'A-4', 'A/x-8')
  const path = fc.option(
    fc.array(fc.constantFrom('m', 'n', 'sub'), { minLength: 1, maxLength: 3 }).map(parts => parts.join('/')),
  )
  const all = fc.uniqueArray(fc.tuple(part, path), { selector: pair => JSON.stringify(pair), minLength: 1 })
  fc.assert(
    fc.property(all, pairs => {
      const names = shown(...pairs.map(([benchmark, path]) => named(benchmark, path)))
      expect(new Set(names).size).toBe(names.length)
    }),
    { numRuns: 500 },
  )
})

test('calls sec time, wherever it stands for a duration', () => {
  expect(['sec/op', 'p99-sec/op', 'sec'].map(displayedUnitName)).toEqual(['time/op', 'p99-time/op', 'time'])
  expect(['B/op', 'frames/sec', 'seconds', 'sectors/op'].map(displayedUnitName)).toEqual([
    'B/op',
    'frames/sec',
    'seconds',
    'sectors/op',
  ])
})

test('leaves a function its package, and drops the folders before', () => {
  expect(functionNameWithoutFolders('example.com/codec.(*T).Encode')).toBe('codec.(*T).Encode')
  expect(functionNameWithoutFolders('a.less[example.com/b.T]')).toBe('a.less[example.com/b.T]')
})

test('lists the first names, and says how many more there are', () => {
  expect(listFirstNames(['a', 'b', 'c'], 3)).toBe('a, b, c')
  expect(listFirstNames(['a', 'b', 'c'], 2)).toBe('a, b and 1 more')
  expect(listFirstNames(['a', 'b', 'c'], 0)).toBe('3 in all')
})

const lost = (benchmark: string | null, path: string | null): BenchmarkLostToFailure => ({
  benchmark,
  package: path,
  failures: [],
})

test('tells what was lost from what was not, by its package', () => {
  const gone = lost('X', 'example.com/m/b')
  const naming = createBenchmarkNaming([named('X-8', 'example.com/m/a')], [gone, lost('X', 'example.com/m')])
  expect(naming(named('X-8', 'example.com/m/a'))).toBe('m/a.X')
  expect(naming({ benchmark: 'X', package: 'example.com/m/b' })).toBe('m/b.X')
  expect(naming({ benchmark: 'X', package: 'example.com/m' })).toBe('m.X')
})

test('what was lost, which has reported no suffix, keeps nobody from dropping theirs', () => {
  const naming = createBenchmarkNaming([named('A-8', 'm')], [lost('B', 'm'), lost(null, 'n')])
  expect([naming(named('A-8', 'm')), naming(named('B', 'm'))]).toEqual(['A', 'B'])
})

test('names benchmarks of more packages than a call has arguments', long, () => {
  const all = Array.from({ length: 200_000 }, (_, n) => named('A', `m/p${n}`))
  expect(createBenchmarkNaming(all)(named('A', 'm/p7'))).toBe('p7.A')
})

test('a shortened name is the name itself where it fits', () => {
  expect(shortenNameInMiddle('a\u202eb', 12)).toBe('a\u202eb')
  expect(shortenNameInMiddle('a\u202eb', 6)).toBe('a\\u…eb')
  expect(shortenNameInMiddle(`${'x'.repeat(1e6)}end`, 9)).toBe('xxxx…xend')
})

// Which results are of Go benchmarks.
test('are those of which no side was read in another format', () => {
  expect(areBothSidesInGoFormat({})).toBe(true)
  expect(areBothSidesInGoFormat({ formats: { base: null, head: null } })).toBe(true)
  expect(areBothSidesInGoFormat({ formats: { base: 'go', head: null } })).toBe(true)
  expect(areBothSidesInGoFormat({ formats: { base: 'go', head: 'jmh' } })).toBe(false)
  expect(areBothSidesInGoFormat({ formats: { base: 'jmh', head: null } })).toBe(false)
})
