// Which benchmark is followed.
import { expect, test } from 'vitest'
import { followedRow, isWanted, quietOf, refuseUnwanted, worstRow } from '../../../src/core/bisect/follow.ts'
import { resultFrom, time } from '../report/runs.ts'

const { comparisons } = resultFrom(
  [time('Encode/small-8', 1e-3), time('Encode/large-8', 1e-3), time('Decode-8', 1e-3), time('Sort-8', 1e-3)],
  [
    time('Encode/small-8', 1.2e-3),
    time('Encode/large-8', 1.5e-3),
    time('Decode-8', 2e-3),
    time('Sort-8', 1e-3),
  ],
)
const worst = (wanted: string | null) => worstRow(comparisons, wanted)?.benchmark

test('the worst, or the worst of what was named', () => {
  expect(worst(null)).toBe('Decode-8')
  expect(worst('Encode')).toBe('Encode/large-8')
  expect(worst('BenchmarkEncode/small')).toBe('Encode/small-8')
  expect(worst('*small*')).toBe('Encode/small-8')
  expect(worst('Sort')).toBeUndefined()
})

test('a time before a count, however much that grew', () => {
  const count = { benchmark: 'Sort-8', unit: 'allocs/op', values: new Array<number>(10).fill(1) }
  const more = { ...count, values: new Array<number>(10).fill(9) }
  const result = resultFrom([time('Sort-8', 1e-3), count], [time('Sort-8', 1.2e-3), more])
  expect(worstRow(result.comparisons, null)?.unit).toBe('sec/op')
})

test('a name is that of a benchmark or of what it is part of', () => {
  const small = { benchmark: 'Encode/small-8', package: 'codec' }
  expect(isWanted(small, 'Enc')).toBe(false)
  expect(isWanted(small, 'Encode/small')).toBe(true)
  // What a program asks for is the very one.
  expect(isWanted(small, small)).toBe(true)
  expect(isWanted(small, { ...small, benchmark: 'Encode' })).toBe(false)
  expect(isWanted(small, { ...small, package: 'other' })).toBe(false)
})

test('a name that there is not is refused, with the nearest', () => {
  expect(() => refuseUnwanted(comparisons, 'Sort')).not.toThrow()
  expect(() => refuseUnwanted(comparisons, 'Sork-8')).toThrow('Did you mean "Sort-8"?')
  expect(() => refuseUnwanted(comparisons, 'nothing like it')).toThrow('There are: Encode/small-8, ')
})

test('the very name in another package only is refused with the packages that have it', () => {
  const sort = { benchmark: 'Sort-8', package: 'gone' }
  expect(() => refuseUnwanted(comparisons, { ...sort, package: null })).not.toThrow()
  expect(() => refuseUnwanted(comparisons, sort)).toThrow(
    'both GOOD and BAD have no benchmark "Sort-8" in gone, only without a package. Name',
  )
})

test('it is found again in another result', () => {
  const followed = { benchmark: 'Sort-8', package: null, unit: 'sec/op', better: 'lower' } as const
  expect(followedRow(comparisons, followed)?.benchmark).toBe('Sort-8')
  expect(followedRow(comparisons, { ...followed, unit: 'B/op' })).toBeNull()
})

test('without a regression it is not slower, or not known to be', () => {
  const base = [time('Sort-8', 1e-3)]
  const same = resultFrom(base, base)
  expect(quietOf(same, null)).toEqual({ outcome: 'not-slower', reason: same.reason })
  const open = {
    ...same,
    comparisons: same.comparisons.map(one => ({ ...one, change: 'inconclusive' as const })),
  }
  expect(quietOf(open, 'Sort')).toEqual({
    outcome: 'inconclusive',
    reason: 'The row of "Sort" did not regress',
  })
})

test('what neither side has in common, or what grew from 0, is an error with a way out', () => {
  const other = resultFrom([time('Sort-8', 1e-3)], [time('Merge-8', 1e-3)])
  expect(() => quietOf(other, null)).toThrow(/no benchmark in common .* --bench/)
  const count = (value: number) => ({
    benchmark: 'Sort-8',
    unit: 'allocs/op',
    values: new Array<number>(10).fill(value),
  })
  const grown = resultFrom([count(0)], [count(2)])
  expect(worstRow(grown.comparisons, null)).toBeNull()
  expect(() => quietOf(grown, null)).toThrow('Sort-8 regressed in allocs/op, but from 0')
})
