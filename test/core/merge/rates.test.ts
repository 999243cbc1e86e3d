// Merged runs are wrong no more often than those of one machine: the rates of docs/statistics.md hold.
// @module-tag long
import { expect, test } from 'vitest'
import { type Plan, ratesOf } from '../../../bench/merge/rates.ts'

const plan = { shards: 1, replicas: 2, benchmarks: 8, rounds: 10, sigma: 0.03 }
const plans: readonly (readonly [string, Plan])[] = [
  ['two replicas', plan],
  ['two shards on two machines each', { ...plan, shards: 2 }],
  ['two shards', { ...plan, shards: 2, replicas: 1, rounds: 20 }],
]

for (const [what, one] of plans)
  test(`${what}: false alarms and false passes`, () => {
    const runs = 40
    const { red, falsePasses, found } = ratesOf(one, runs, 7)
    // Three standard deviations above 5 %, of 40 runs and of 320 rows.
    expect(red).toBeLessThanOrEqual(0.05 + 3 * Math.sqrt((0.05 * 0.95) / runs))
    expect(falsePasses).toBeLessThanOrEqual(0.05 + 3 * Math.sqrt((0.05 * 0.95) / (runs * one.benchmarks)))
    expect(found).toBeGreaterThan(0.9)
  })
