// What is said before the first round, of all benchmarks that are measured; and how long a round of a package takes.
import { expect, test } from 'vitest'
import { sides } from '../../../src/core/model/measuring.ts'
import {
  type BuiltGoSides,
  openGoPerRoundRelinking,
  roundSecondsOfEachRelinkablePackage,
} from '../../../src/effects/go/layouts.ts'
import { GoBenchmarkVisitPlans } from '../../../src/effects/go/visit-plans.ts'
import { listeningConsole } from '../../support/repository.ts'
import { goEnv, usual } from './support.ts'

test('benchmarks that take longer to prepare than to measure are named, whichever is first, if they were tried', () => {
  const plans = new GoBenchmarkVisitPlans(0.1)
  const items = ['Quick', 'Slow', 'Untried'].map(benchmark => {
    return { title: `m.Benchmark${benchmark}`, benchmark, package: 'm', sides }
  })
  for (const [n, { title }] of items.slice(0, 2).entries())
    for (const side of sides) {
      const row = { time: 0.1, iterations: 100_000, seconds: 1e-6, firstTwo: null }
      plans.learn({ title, side }, { trial: { overhead: n + 0.001, rows: [row] }, parts: [] }, 0)
    }
  const [first] = items
  if (first) plans.planOf(first)
  const console = listeningConsole()
  const side = { root: '/', go: {}, built: new Map(), broken: new Map(), idle: [] }
  const prepared = { base: side, head: side } as unknown as BuiltGoSides
  const bench = { console, sides: { enter: async () => '/' }, env: goEnv } as unknown as Parameters<
    typeof openGoPerRoundRelinking
  >[0]
  openGoPerRoundRelinking(bench, usual, { seed: 1 }, '/', prepared, items, plans)
  expect(console.said).toEqual([
    expect.stringMatching(/^1 benchmark takes longer to prepare than to run.*\(in each run: Slow 1 s\)/),
  ])
})

test('linking is held against the visits that a round begins with, as a quiet machine has no more', () => {
  const built = new Map([
    ['m', { toolchain: { canRelink: true } }],
    ['old', { toolchain: { canRelink: false } }],
  ])
  const prepared = { base: { built }, head: { built } } as unknown as BuiltGoSides
  const item = (path: string) => ({ title: `${path}.BenchmarkA`, benchmark: 'A', package: path, sides })
  const plan = (turns: number) => ({ turns, iterations: 1, seconds: 0.25, overhead: 0.75 })
  const planned = [
    [item('m'), plan(24)],
    [item('m'), plan(2)],
    [item('m'), null],
    [item('old'), plan(2)],
    [{ ...item('m'), sides: ['head'] as const }, plan(2)],
  ] as const
  expect([...roundSecondsOfEachRelinkablePackage(planned, prepared, { benchtime: '3s' })]).toEqual([
    ['m', 2 * (4 + 2 + 3)],
  ])
})
