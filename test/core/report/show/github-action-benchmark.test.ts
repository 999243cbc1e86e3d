// What github-action-benchmark is given: the shape it takes, by names that stay the same.
import { expect, test } from 'vitest'
import type { Comparison } from '../../../../src/core/model/comparison.ts'
import { githubActionBenchmark } from '../../../../src/core/report/show/other-tools.ts'
import { comparison } from '../comparisons.ts'
import { resultFrom } from '../runs.ts'
import { samples } from '../samples.ts'

const result = (...comparisons: readonly Comparison[]) => ({ ...resultFrom([], []), comparisons })
const entries = (...given: Parameters<typeof githubActionBenchmark>) =>
  JSON.parse(githubActionBenchmark(...given))

test('head has an entry for each comparison, in units that people know', () => {
  const head = { center: 1.07e-3, low: 1.06e-3, high: 1.08e-3, samples: [1.07e-3] }
  const one = comparison({ benchmark: 'Encode/1MB-8', head, base: { ...head, samples: [1.07e-3] } })
  expect(entries(result(one))).toEqual([
    {
      name: 'Encode/1MB-8',
      unit: 'ns/op',
      value: 1_070_000,
      range: '1060000 to 1080000',
      extra: 'median of 1 round at 222222222',
    },
  ])
})

test('a unit that is not the time is named, and so is every package', () => {
  const names = entries(
    result(
      comparison({ unit: 'B/op', package: 'example.com/cache' }),
      comparison({ package: 'example.com/cache' }),
    ),
  ).map(({ name }: { name: string }) => name)
  expect(names).toEqual(['Encode (example.com/cache) - B/op', 'Encode (example.com/cache)'])
})

test('one direction a file, and what has none is in neither', () => {
  const all = result(
    comparison({ benchmark: 'low' }),
    comparison({ benchmark: 'high', unit: 'B/s', better: 'higher' }),
    comparison({ benchmark: 'none', unit: 'widgets', better: null }),
  )
  expect(entries(all)).toMatchObject([{ name: 'low' }])
  expect(entries(all, 'higher')).toMatchObject([{ name: 'high - B/s', unit: 'MB/s' }])
})

test('without an interval there is no range', () => {
  const few = { center: 1, low: null, high: 2, samples: [1] }
  expect(entries(result(comparison({ head: few })))[0]).not.toHaveProperty('range')
})

test('every entry is of the documented shape, whatever the run', () => {
  for (const make of Object.values(samples))
    for (const better of ['lower', 'higher'] as const)
      for (const entry of entries(make(), better)) {
        const { value, ...texts } = entry
        expect(typeof value).toBe('number')
        expect(Object.keys(texts).filter(key => !/^(name|unit|range|extra)$/.test(key))).toEqual([])
        expect(Object.values(texts).filter(text => typeof text !== 'string')).toEqual([])
      }
})

test('no name has a character that is not seen', () => {
  const [entry] = entries(result(comparison({ benchmark: 'a\u202eb\n', unit: 'x\u0007' })))
  expect(entry).toMatchObject({ name: 'a\\u202eb\\u000a - x\\u0007', unit: 'x\\u0007' })
})
