// What Go benchmarks are called in the source.
import { describe, expect, test } from 'vitest'
import { benchPatternForResultBenchmark, splitProcessorSuffix } from '../../../src/core/go/benchmark-names.ts'
import { goSettings, resultFrom, time } from '../report/runs.ts'

describe('the name and the processors', () => {
  test.each<[reported: string, cpu: string | null, most: number, name: string, processors: string | null]>([
    ['X', null, 4, 'X', null],
    ['X-4', null, 4, 'X', '4'],
    ['X/a-4', null, 4, 'X/a', '4'],
    ['X/a-4-4', null, 4, 'X/a-4', '4'],
    // More than there are cannot be meant, and for one Go adds nothing.
    ['X/a-4', null, 1, 'X/a-4', null],
    ['X/a-1', null, 4, 'X/a-1', null],
    ['X/a', '1,4', 4, 'X/a', null],
    ['X/a-4', '1,4', 4, 'X/a', '4'],
    ['X/a-8', '1,4', 4, 'X/a-8', null],
    ['X/a-1', '1', 4, 'X/a-1', null],
    ['X/(a|b)/c_d-2', '2', 4, 'X/(a|b)/c_d', '2'],
  ])('%s, with cpu %s and up to %i', (reported, cpu, most, name, processors) => {
    expect(splitProcessorSuffix(reported, { cpu, reported: [], most })).toEqual({ name, processors })
  })

  test.each<[one: string, reported: readonly string[], most: number, name: string]>([
    // In a container of one processor Go reports no number, whatever the machine has.
    ['X/size-4', ['X/size-4', 'X/size-8'], 8, 'X/size-4'],
    ['X/size-4', ['X/size-4', 'Y'], 8, 'X/size-4'],
    ['X/size-4', ['X/size-4', 'X/plain'], 8, 'X/size-4'],
    ['X/size-8', ['X/size-8'], 4, 'X/size-8'],
    ['X/size-2', ['X/size-2', 'Y/plain-2'], 8, 'X/size'],
    // A program may set the number itself.
    ['X/size-8-2', ['X/size-8-2', 'Y-2'], 1, 'X/size-8'],
  ])('%s, where %j are reported with up to %i', (one, reported, most, name) => {
    expect(splitProcessorSuffix(one, { cpu: null, reported, most }).name).toBe(name)
  })
})

test('with several numbers of processors, a name that has one more of them elsewhere has none of its own', () => {
  const reported = ['X/size-2', 'X/size-2-2', 'X/size', 'X/size-2#01', 'X/size-2#01-2']
  const of = (one: string) => splitProcessorSuffix(one, { cpu: '1,2', reported, most: 4 })
  expect(of('X/size-2')).toEqual({ name: 'X/size-2', processors: null })
  expect(of('X/size-2-2')).toEqual({ name: 'X/size-2', processors: '2' })
  expect(of('X/size-2#01-2')).toEqual({ name: 'X/size-2#01', processors: '2' })
})

test('in a result by the names of all its rows, and by its machine', () => {
  const pattern = (...names: readonly [string, ...string[]]) => {
    const both = names.map(name => time(name, 1))
    return benchPatternForResultBenchmark(resultFrom(both, both, { go: goSettings }), names[0])
  }
  expect(pattern('Get/size-64-8', 'Put-8')).toBe('^BenchmarkGet$/^size-64$')
  expect(pattern('Get/size-64', 'Get/size-128', 'Put')).toBe('^BenchmarkGet$/^size-64$')
  // On one processor nothing is added, and this is the only one that was measured.
  expect(pattern('Get/size-64')).toBe('^BenchmarkGet$/^size-64$')
  expect(pattern('Get/size-64-2')).toBe('^BenchmarkGet$/^size-64$')
})
