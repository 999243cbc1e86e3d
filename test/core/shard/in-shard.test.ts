// Every benchmark is in exactly one shard, and shards are about as long as each other.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ShardNumber } from '../../../src/core/model/settings.ts'
import { inShard, type Weighed } from '../../../src/core/shard/shard.ts'

const named = fc.record({ benchmark: fc.string(), package: fc.option(fc.string()) })
const weighed: fc.Arbitrary<Weighed> = fc
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
        const all = shardsOf(of).map(shard => inShard(shard, known))
        for (const one of [...base, ...head, ...known]) expect(all.filter(isIn => isIn(one))).toHaveLength(1)
      },
    ),
  )
})

test('another benchmark moves none of those that are shared out by name', () => {
  const names = Array.from({ length: 200 }, (_, n) => ({ benchmark: `B${n}`, package: 'm' }))
  const counts = shardsOf(4).map(shard => names.filter(inShard(shard)).length)
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
    known.filter(inShard(shard, known)).reduce((sum, { seconds }) => sum + seconds, 0),
  )
  expect(loads).toEqual([50, 50, 50, 50])
})

test('without a shard all are in', () => {
  expect(inShard(null)({ benchmark: 'A', package: null })).toBe(true)
})
