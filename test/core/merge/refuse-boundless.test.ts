// What is small in each file can be too much together.
import { expect, test } from 'vitest'
import { recordedIn, refuseBoundless } from '../../../src/core/merge/merge-results.ts'
import type { ShardNumber } from '../../../src/core/model/settings.ts'
import { resultFrom, time } from '../report/runs.ts'
import { trusted } from './parts.ts'

const of = recordedIn(resultFrom([time('A', 1)], [time('A', 1)]), trusted)
const [round] = of.rounds
const [row] = of.series

/** A replica with so many rows and rounds; what the rows hold does not matter. */
function replica(number: number, rows: number, rounds: number, again = 0) {
  const second = { rounds: Array(again).fill(round), series: [] }
  const recorded = { ...of, series: Array(rows).fill(row), rounds: Array(rounds).fill(round), again: second }
  return { shard: null, replica: [number, 256] as ShardNumber, of: recorded }
}

test('a large suite on many machines is judged', () => {
  expect(() => refuseBoundless([replica(1, 100_000, 60), replica(2, 100_000, 60)])).not.toThrow()
  expect(() => refuseBoundless(Array.from({ length: 20 }, (_, n) => replica(n + 1, 500, 60)))).not.toThrow()
})

test.each([
  ['many empty rounds beside many rows', [replica(1, 100_000, 1), replica(2, 0, 3000)]],
  ['the same of a second measurement', [replica(1, 100_000, 1), replica(2, 0, 1, 3000)]],
  [
    'many rows',
    Array.from({ length: 20 }, (_, n) => ({ ...replica(1, 20_000, 1), shard: [n + 1, 20] as ShardNumber })),
  ],
  ['many pairs', [replica(1, 1000, 3000), replica(2, 1000, 3000)]],
  ['many replicas', Array.from({ length: 256 }, (_, n) => replica(n + 1, n === 0 ? 50 : 0, 3000))],
])('%s are refused', (_, pieces) => {
  expect(() => refuseBoundless(pieces)).toThrow('too much to judge at once')
})
