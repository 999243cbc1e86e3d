// How long benchmarks took, from result files.
import { expect, test } from 'vitest'
import { digestOf, durationsIn } from '../../../src/core/shard/shard.ts'
import { first, goSettings, resultFrom, steady, time } from '../report/runs.ts'

test('a Go benchmark takes its rounds times its benchtime, for each of its sub-benchmarks', () => {
  const config = { pkg: 'm' }
  const readings = [
    time('A/x-8', 1, config),
    time('A/y-8', 1, config),
    first(8, time('B-8', 1, config)),
    steady('C', 'B/op', 1),
  ]
  const result = resultFrom(readings, readings, { go: { ...goSettings, benchtime: '500ms' } })
  expect(durationsIn([result])).toEqual([
    { benchmark: 'A', package: 'm', seconds: 40 },
    { benchmark: 'B', package: 'm', seconds: 8 },
    { benchmark: 'C', package: null, seconds: 20 },
  ])
  const planned = { benchmark: 'B', package: 'm', turns: 4, iterations: 1, seconds: 0.1, overhead: 0.15 }
  expect(durationsIn([{ ...result, visits: [planned] }])).toContainEqual({
    benchmark: 'B',
    package: 'm',
    seconds: 16,
  })
  // Sub-benchmarks that are visited one by one add up.
  const visits = ['A/x', 'A/y'].map(benchmark => ({ ...planned, benchmark }))
  expect(durationsIn([{ ...result, visits }])).toContainEqual({ benchmark: 'A', package: 'm', seconds: 80 })
})

test('a benchmark of a command weighs its rounds, whatever its units and processors', () => {
  const readings = [time('A-8', 1), steady('A-8', 'B/op', 1), first(4, time('B', 1))]
  expect(durationsIn([resultFrom(readings, readings)])).toEqual([
    { benchmark: 'A', package: null, seconds: 20 },
    { benchmark: 'B', package: null, seconds: 4 },
  ])
  expect(durationsIn([])).toEqual([])
})

test('a digest is of the times, in any order', () => {
  const [a, b] = [
    { benchmark: 'A', package: null, seconds: 1 },
    { benchmark: 'B', package: null, seconds: 2 },
  ]
  expect(digestOf([a, b])).toBe(digestOf([b, a]))
  expect(digestOf([a, b])).not.toBe(digestOf([a, { ...b, seconds: 3 }]))
  expect(digestOf([a])).toMatch(/^[0-9a-f]{8}$/)
})
