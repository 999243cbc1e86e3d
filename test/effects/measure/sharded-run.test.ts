// A command shows its benchmarks in the first round; from then on those of the shard are asked for.
import { expect, test } from 'vitest'
import { CommandBenchmarksInShard } from '../../../src/effects/measure/command-driver.ts'

const reading = (...names: readonly string[]) => ({
  visit: {
    ...{ started: '', seconds: 1 },
    measurements: names.map(benchmark => ({ benchmark, config: {}, iterations: 1, unit: 'u', value: 1 })),
  },
  ...{ units: new Map(), printed: null },
})
const isA = ({ benchmark }: { readonly benchmark: string }) => benchmark.startsWith('A')

test('the first round runs everything on both sides, and the next ones what either side has in the shard', async () => {
  const sharded = new CommandBenchmarksInShard(isA)
  const asked: (readonly string[] | null)[] = []
  const visit = (round: number, only: readonly string[] | null, ...names: readonly string[]) =>
    sharded.visit({ round, only }, async which => {
      asked.push(which)
      return reading(...names)
    })
  const base = await visit(1, null, 'A1', 'B1')
  expect(base.visit.measurements.map(({ benchmark }) => benchmark)).toEqual(['A1'])
  await visit(1, null, 'A1', 'A2', 'C')
  await visit(2, null, 'A1')
  await visit(9, ['A2'], 'A2')
  // Suspects are measured again from round 1 on.
  await visit(1, ['A1'], 'A1')
  expect(asked).toEqual([null, null, ['A1', 'A2'], ['A2'], ['A1']])
  expect(sharded.isEmpty).toBe(false)
})

test('a shard is empty if there are benchmarks, but none of its own', async () => {
  const sharded = new CommandBenchmarksInShard(isA)
  expect(sharded.isEmpty).toBe(false)
  await sharded.visit({ round: 1, only: null }, async () => reading('B'))
  expect(sharded.isEmpty).toBe(true)
})

test('the number of processors at the end of a name does not say where it belongs', async () => {
  const asked: string[] = []
  const sharded = new CommandBenchmarksInShard(({ benchmark }) => asked.push(benchmark) > 0)
  await sharded.visit({ round: 1, only: null }, async () => reading('Encode/1MB-8', 'Encode/1MB-16'))
  expect(asked).toEqual(['Encode/1MB', 'Encode/1MB'])
})
