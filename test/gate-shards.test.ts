// Whole gate runs of shards and replicas, each of which is judged with the others.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mergeResultFiles } from '../src/core/merge/merge-results.ts'
import type { ResultFile } from '../src/core/model/result-file.ts'
import { parseResultFile } from '../src/core/result/read-result.ts'
import { createShardPredicate } from '../src/core/shard/shard.ts'
import { readInputsWithSeed } from '../src/effects/inputs/inputs.ts'
import { settings } from './core/report/runs.ts'
import { gate } from './support/gate.ts'
import { long } from './support/long.ts'
import { bench, type Recorded, recorded } from './support/recorded.ts'

/** Prints the benchmarks of bench.txt, or those whose names match. */
const command = 'pattern={filter}; awk -v pattern="$pattern" \'pattern == "" || $1 ~ pattern\' bench.txt'

const names = Array.from({ length: 12 }, (_, n) => `B${n}x`)

async function measured(repository: Recorded, inputs: Readonly<Record<string, string>>) {
  const { result } = await gate(repository, {
    ...{ run: command, filter: '{regex}', base: 'base', count: '8', 'stop-early': 'false' },
    ...{ confirm: 'false', seed: '1' },
    ...inputs,
  })
  return parseResultFile(JSON.stringify(result))
}

const judged = (...results: readonly ResultFile[]) =>
  mergeResultFiles(
    results.map((result, n) => ({ name: `${n}.json`, result })),
    { settings: { ...settings, count: 8 }, rules: null, from: { base: 'b', head: 'h' }, isStrangers: false },
  )

test(
  'shards of a command share its benchmarks, also those of one side, and are judged together',
  long,
  async () => {
    const base = [...names, 'OnlyBase'].map(name => bench(name, 100)).join('')
    const head = [...names, 'OnlyHead'].map(name => bench(name, name === 'B3x' ? 150 : 100)).join('')
    await using repository = await recorded(base, head)
    const shards = []
    for (const shard of ['1/3', '2/3', '3/3']) shards.push(await measured(repository, { shard }))
    const seen = shards.flatMap(({ comparisons }) =>
      comparisons.map(({ benchmark }) => benchmark.replace('-2', '')),
    )
    expect([...new Set(seen)].sort()).toEqual([...names].sort())
    for (const [n, { comparisons, settings: its }] of shards.entries()) {
      expect(its.shard).toEqual([n + 1, 3])
      for (const { benchmark } of comparisons)
        expect(
          createShardPredicate([n + 1, 3])({ benchmark: benchmark.replace('-2', ''), package: null }),
        ).toBe(true)
    }
    const result = judged(...shards)
    expect(result).toMatchObject({
      verdict: 'fail',
      reason: '1 of 12 benchmarks regressed',
      unmatched: { base: [{ benchmark: 'OnlyBase-2' }], head: [{ benchmark: 'OnlyHead-2' }] },
      merged: { files: 3, missing: [] },
    })
  },
)

test('a shard without benchmarks is empty, and the others have them', long, async () => {
  await using repository = await recorded(bench('A', 100), bench('A', 100))
  const shards = [await measured(repository, { shard: '1/2' }), await measured(repository, { shard: '2/2' })]
  const empty = shards.find(({ stopped }) => stopped === 'empty')
  expect(empty).toMatchObject({
    verdict: 'pass',
    comparisons: [],
    reason: expect.stringMatching(/^No benchmark is in shard/),
  })
  expect(judged(...shards)).toMatchObject({ verdict: 'pass', reason: 'No regression in 1 benchmark' })
})

test('a replica has all its rounds, and suspects without correction', long, async () => {
  await using repository = await recorded(bench('A', 100), bench('A', 150))
  const replicas = []
  for (const replica of ['1/2', '2/2']) replicas.push(await measured(repository, { replica }))
  expect(replicas[0]).toMatchObject({
    rounds: { length: 8 },
    settings: { stopEarly: false, correction: 'none', replica: [1, 2] },
  })
  expect(judged(...replicas)).toMatchObject({ verdict: 'fail', settings: { count: 16, correction: 'holm' } })
})

test.each([
  [{ shard: '1/2', filter: '' }, 'shard: "1/2" needs a "filter"'],
  [{ replica: '1/2', calibrate: 'true' }, 'calibrate: "true" measures the noise of one machine'],
  [{ shard: '3/2' }, 'shard: "3/2" is not accepted.'],
  [{ shard: '0/2' }, 'shard: "0/2" is not accepted.'],
  [{ replica: '1/300' }, 'replica: "1/300" is not accepted.'],
])('%j is refused', (inputs, sentence) => {
  const all: Record<string, string> = { run: 'x', filter: '{regex}', ...inputs }
  expect(() => readInputsWithSeed(name => all[name] ?? '')).toThrow(sentence)
})

test(
  'earlier results share the benchmarks out by their times, and all jobs must have the same',
  long,
  async () => {
    const lines = names.map(name => bench(name, 100)).join('')
    await using repository = await recorded(lines, lines)
    const earlier = await measured(repository, { shard: '1/1', count: '9' })
    const folder = join(repository.temp, 'earlier/shard-1')
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'result.json'), JSON.stringify(earlier))
    const durations = join(repository.temp, 'earlier')
    const shards = [
      await measured(repository, { shard: '1/2', durations }),
      await measured(repository, { shard: '2/2', durations }),
    ]
    expect(shards.map(({ comparisons }) => comparisons.length)).toEqual([6, 6])
    expect(judged(...shards)).toMatchObject({ verdict: 'pass', reason: 'No regression in 12 benchmarks' })
    const other = await measured(repository, {
      shard: '2/2',
      count: '9',
      durations: join(repository.temp, 'nothing'),
    })
    expect(other.settings.durations).toBeNull()
    expect(() => judged(shards[0] as ResultFile, other)).toThrow('the digest of `durations` is')
  },
)
