// Every benchmark is in exactly one shard, and shards are about as long as each other.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ShardNumber } from '../../../src/core/model/settings.ts'
import {
  createShardPredicate,
  digestOfDurationsForSharding,
  estimateBenchmarkSecondsFromResultFiles,
  type TimedBenchmark,
} from '../../../src/core/shard/shard.ts'
import { first, goSettings, resultFrom, steady, time } from '../report/runs.ts'

describe('in shard', () => {
  const named = fc.record({ benchmark: fc.string(), package: fc.option(fc.string()) })
  const weighed: fc.Arbitrary<TimedBenchmark> = fc
    .tuple(named, fc.double({ min: 0, max: 1e6, noNaN: true }))
    .map(([one, seconds]) => ({ ...one, seconds }))
  const shardsOf = (of: number): readonly ShardNumber[] => Array.from({ length: of }, (_, n) => [n + 1, of])

  test('whatever base and head list, and whatever was measured before, each is in one shard', () => {
    fc.assert(
      fc.property(
        fc.array(named),
        fc.array(named),
        fc.array(weighed),
        fc.integer({ min: 1, max: 7 }),
        (base, head, known, of) => {
          const all = shardsOf(of).map(shard => createShardPredicate(shard, known))
          for (const one of [...base, ...head, ...known])
            expect(all.filter(isIn => isIn(one))).toHaveLength(1)
        },
      ),
    )
  })

  test('another benchmark moves none of those that are shared out by name', () => {
    const names = Array.from({ length: 200 }, (_, n) => ({ benchmark: `B${n}`, package: 'm' }))
    const counts = shardsOf(4).map(shard => names.filter(createShardPredicate(shard)).length)
    expect(Math.min(...counts)).toBeGreaterThan(30)
    expect(counts.reduce((sum, one) => sum + one)).toBe(200)
  })

  test('with times the shards are as long as each other', () => {
    const known = [50, 30, 20, 20, 10, 10, 10, 50].map((seconds, n) => ({
      benchmark: `B${n}`,
      package: null,
      seconds,
    }))
    const loads = shardsOf(4).map(shard =>
      known.filter(createShardPredicate(shard, known)).reduce((sum, { seconds }) => sum + seconds, 0),
    )
    expect(loads).toEqual([50, 50, 50, 50])
  })

  test('without a shard all are in', () => {
    expect(createShardPredicate(null)({ benchmark: 'A', package: null })).toBe(true)
  })
})

// How long benchmarks took, from result files.
describe('durations', () => {
  test('a Go benchmark takes its rounds times its benchtime, for each of its sub-benchmarks', () => {
    const config = { pkg: 'm' }
    const readings = [
      time('A/x-8', 1, config),
      time('A/y-8', 1, config),
      first(8, time('B-8', 1, config)),
      steady('C', 'B/op', 1),
    ]
    const result = resultFrom(readings, readings, { go: { ...goSettings, benchtime: '500ms' } })
    expect(estimateBenchmarkSecondsFromResultFiles([result])).toEqual([
      { benchmark: 'A', package: 'm', seconds: 40 },
      { benchmark: 'B', package: 'm', seconds: 8 },
      { benchmark: 'C', package: null, seconds: 20 },
    ])
    const planned = { benchmark: 'B', package: 'm', turns: 4, iterations: 1, seconds: 0.1, overhead: 0.15 }
    expect(estimateBenchmarkSecondsFromResultFiles([{ ...result, visits: [planned] }])).toContainEqual({
      benchmark: 'B',
      package: 'm',
      seconds: 16,
    })
    // Sub-benchmarks that are visited one by one add up.
    const visits = ['A/x', 'A/y'].map(benchmark => ({ ...planned, benchmark }))
    expect(estimateBenchmarkSecondsFromResultFiles([{ ...result, visits }])).toContainEqual({
      benchmark: 'A',
      package: 'm',
      seconds: 80,
    })
  })

  test('a benchmark of a command weighs its rounds, whatever its units and processors', () => {
    const readings = [time('A-8', 1), steady('A-8', 'B/op', 1), first(4, time('B', 1))]
    expect(estimateBenchmarkSecondsFromResultFiles([resultFrom(readings, readings)])).toEqual([
      { benchmark: 'A', package: null, seconds: 20 },
      { benchmark: 'B', package: null, seconds: 4 },
    ])
    expect(estimateBenchmarkSecondsFromResultFiles([])).toEqual([])
  })

  test('a digest is of the times, in any order', () => {
    const [a, b] = [
      { benchmark: 'A', package: null, seconds: 1 },
      { benchmark: 'B', package: null, seconds: 2 },
    ]
    expect(digestOfDurationsForSharding([a, b])).toBe(digestOfDurationsForSharding([b, a]))
    expect(digestOfDurationsForSharding([a, b])).not.toBe(
      digestOfDurationsForSharding([a, { ...b, seconds: 3 }]),
    )
    expect(digestOfDurationsForSharding([a])).toMatch(/^[0-9a-f]{8}$/)
  })
})
