// The result file keeps its public contract: docs/result.schema.json.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import Ajv2020 from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { root, runStep } from './support/action.ts'
import { bench, recorded } from './support/recorded.ts'

async function resultOf(base: string, head: string): Promise<unknown> {
  await using repository = await recorded(base, head)
  const { outputs } = await runStep({
    temp: repository.temp,
    workspace: repository.folder,
    inputs: { run: 'cat bench.txt', base: 'base', count: '5', seed: '3' },
  })
  return JSON.parse(await readFile(outputs.results ?? '', 'utf8'))
}

async function validator() {
  const schema = JSON.parse(await readFile(join(root, 'docs', 'result.schema.json'), 'utf8'))
  const ajv = new Ajv2020.default({
    allErrors: true,
    formats: { 'date-time': value => !Number.isNaN(Date.parse(value)) },
  })
  return ajv.compile(schema)
}

test('every kind of run writes a file that satisfies the schema', async () => {
  const validate = await validator()
  const allocating = bench('Do', 100, ' 3 allocs/op')
  for (const [base, head] of [
    [bench('Do', 100), bench('Do', 150)],
    [bench('Do', 100, ' 0 allocs/op'), allocating],
    [bench('Old', 100), bench('New', 100)],
    ['nothing', bench('New', 100)],
    [
      'Unit hits better=higher assume=exact\nBenchmarkDo 1 5 hits 3 widgets\n',
      'BenchmarkDo 1 4 hits 9 widgets\n',
    ],
  ] as const) {
    expect(validate(await resultOf(base, head)) || validate.errors).toBe(true)
  }
})

test('the schema refuses what is not a result', async () => {
  const validate = await validator()
  const result = (await resultOf(bench('Do', 100), bench('Do', 100))) as Record<string, unknown>
  expect(validate({ ...result, schema: 2 })).toBe(false)
  expect(validate({ ...result, verdict: 'green' })).toBe(false)
  expect(validate({ ...result, rounds: undefined })).toBe(false)
})

test('samples stand in round order, with the seed and the order of sides that give the same plan again', async () => {
  const result = (await resultOf(bench('Do', 100), bench('Do', 150))) as {
    settings: { seed: number }
    rounds: { round: number; first: string }[]
    comparisons: { base: { samples: number[] } }[]
  }
  expect(result.settings.seed).toBe(3)
  expect(result.rounds.map(({ round }) => round)).toEqual([1, 2, 3, 4, 5])
  expect(result.comparisons[0]?.base.samples).toHaveLength(5)
})
