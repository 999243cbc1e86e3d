// Rounds of several machines as those of one run.
import { expect, test } from 'vitest'
import { joinRounds, type MachineRecord, RoundLayout } from '../../../src/core/merge/join.ts'
import { recordedIn } from '../../../src/core/merge/merge-results.ts'
import type { ShardNumber } from '../../../src/core/model/settings.ts'
import { first, resultFrom, steady, time } from '../report/runs.ts'
import { inHalves } from '../result/results.ts'
import { trusted } from './parts.ts'

const piece = (name: string, rounds: number, replica: ShardNumber | null, unit = 'sec/op'): MachineRecord => {
  const reading = first(rounds, { ...time(name, 1), unit })
  return { shard: null, replica, of: recordedIn(resultFrom([reading], [reading]), trusted) }
}
const layoutOf = (...pieces: readonly MachineRecord[]) => new RoundLayout(pieces, ({ rounds }) => rounds)

test('shards share rounds, and the shorter one has gaps at its end', () => {
  const layout = layoutOf(piece('A', 3, null), piece('B', 2, null))
  const [a, b] = layout.join(({ series }) => series)
  expect(a?.base).toHaveLength(3)
  expect(b?.head).toEqual([...time('B', 1).values.slice(0, 2), null])
  const rounds = joinRounds(layout)
  expect(rounds.map(({ round, block, first, base }) => [round, block, first, base.seconds])).toEqual([
    [1, 1, null, 4],
    [2, 1, null, 4],
    [3, 1, 'base', 2],
  ])
})

test('replicas follow each other, in the order of their numbers', () => {
  const layout = layoutOf(piece('A', 2, [2, 2]), piece('A', 1, [1, 2]), piece('B', 1, [2, 2]))
  const [a, b] = layout.join(({ series }) => series)
  const [one, two] = time('A', 1).values
  expect(a?.base).toEqual([one, one, two])
  expect(b?.base).toEqual([null, time('B', 1).values[0], null])
  expect(joinRounds(layout, 10).map(({ round, block }) => [round, block])).toEqual([
    [11, 1],
    [12, 2],
    [13, 2],
  ])
})

test('the samples of a single machine are taken as they are', () => {
  const only = piece('A', 3, null)
  const [series] = layoutOf(only).join(({ series }) => series)
  expect(series?.base).toBe(only.of.series[0]?.base)
})

test('halves of visits are joined where all machines have them', () => {
  const halves: MachineRecord = { shard: null, replica: [1, 2], of: recordedIn(inHalves(), trusted) }
  const [both] = layoutOf(halves, { ...halves, replica: [2, 2] }).join(({ series }) => series)
  expect(both?.worse?.head).toHaveLength(40)
  const [one] = layoutOf(halves, piece('A', 3, [2, 2])).join(({ series }) => series)
  expect(one?.worse).toBeUndefined()
})

test('what one machine was told of a unit holds for all', () => {
  const known = piece('A', 3, null, 'hits')
  const told = {
    ...known,
    of: {
      ...known.of,
      series: known.of.series.map(one => ({
        ...one,
        rule: { better: 'higher' as const, assume: 'exact' as const },
      })),
    },
  }
  const layout = layoutOf(piece('B', 3, null, 'hits'), told)
  expect(layout.join(({ series }) => series).map(({ rule }) => rule)).toEqual([
    { better: 'higher', assume: 'exact' },
    { better: 'higher', assume: 'exact' },
  ])
  expect(steady('A', 'hits', 1).unit).toBe('hits')
})
