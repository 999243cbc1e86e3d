// Runs that share plans: each tells of the benchmarks that it measures.
import { describe, expect, test } from 'vitest'
import type { TrialTimesOnOneSide } from '../../../src/core/go/visits.ts'
import { type Side, sides } from '../../../src/core/model/measuring.ts'
import type { BenchmarkVisitPlan } from '../../../src/core/model/result-file.ts'
import {
  type GoBenchmarkItem,
  GoBenchmarkVisitPlans,
  reuseVisitPlanOfResult,
  type TriedSubBenchmark,
  trySubBenchmarksAlone,
} from '../../../src/effects/go/visit-plans.ts'

describe('visit plans', () => {
  const itemOf = (name: string) => ({ title: `m.Benchmark${name}`, benchmark: name, package: 'm', sides })

  /** Plans of a run that has tried these benchmarks on both sides; an operation took so many seconds. */
  function planned(shared: Map<string, BenchmarkVisitPlan>, operation: number, ...names: readonly string[]) {
    const plans = new GoBenchmarkVisitPlans(0.1, shared)
    const row = { time: 0.1, iterations: Math.ceil(0.1 / operation), seconds: operation, firstTwo: null }
    for (const { title } of names.map(itemOf))
      for (const side of sides)
        plans.learn({ title, side }, { trial: { overhead: 0.001, rows: [row] }, parts: [] }, 0)
    return plans
  }

  test('the first run that plans a benchmark does so for all, and each tells of its own alone', () => {
    const shared = new Map<string, BenchmarkVisitPlan>()
    const first = planned(shared, 1e-6, 'A', 'B')
    const second = planned(shared, 5e-3, 'B')
    for (const name of ['A', 'B']) first.planOf(itemOf(name))
    expect(second.all).toEqual([])
    expect(second.planOf(itemOf('B'))).toMatchObject({ turns: 24 })
    expect(second.all).toEqual([first.all[1]])
    expect(first.all.map(({ benchmark }) => benchmark)).toEqual(['A', 'B'])
  })

  test('a run like an earlier one makes the same visits, whatever its own trials say', () => {
    const earlier = planned(new Map(), 1e-6, 'A')
    const plan = earlier.planOf(itemOf('A'))
    const { plans, relinkDecisions } = reuseVisitPlanOfResult({ visits: earlier.all, laidOut: ['laid'] }, 1)
    const later = planned(plans, 5e-3, 'A', 'B')
    expect(later.planOf(itemOf('A'))).toMatchObject({ ...plan })
    expect(later.planOf(itemOf('B'))?.iterations).not.toBe(plan?.iterations)
    expect([...relinkDecisions]).toEqual([
      ['m', false],
      ['laid', true],
    ])
  })
})

// Sub-benchmarks visited by themselves: which there are, and when they are better visited together.
describe('parts', () => {
  const row = { time: 0.1, iterations: 100_000, seconds: 1e-6, firstTwo: 2e-6 }
  const alone: TrialTimesOnOneSide = { overhead: 0.01, rows: [row] }
  const together = (names: readonly string[], overhead = 0.01) => ({
    overhead,
    names,
    rows: names.map(() => row),
  })

  /** The names of the parts that there are, and the patterns that were tried. */
  async function partsOf(
    names: readonly string[],
    given: {
      readonly overhead?: number
      readonly cpu?: string
      readonly alone?: TrialTimesOnOneSide | null
    } = {},
  ) {
    const patterns: string[] = []
    const parts = await trySubBenchmarksAlone(
      0.1,
      together(names, given.overhead),
      given.cpu ?? null,
      {},
      async pattern => {
        patterns.push(pattern)
        return given.alone === undefined ? alone : given.alone
      },
    )
    return { names: parts.map(({ name }) => name), patterns }
  }

  test('each sub-benchmark is tried by itself, without the number of processors', async () => {
    expect(await partsOf(['Encode/1MB-2', 'Encode/a/b=(c)-2'], { cpu: '2' })).toEqual({
      names: ['Encode/1MB', 'Encode/a/b=(c)'],
      patterns: ['^BenchmarkEncode$/^1MB$', '^BenchmarkEncode$/^a$/^b=\\(c\\)$'],
    })
  })

  test.each<[string, readonly string[], Parameters<typeof partsOf>[1], number]>([
    ['is but one', ['Encode-2'], {}, 0],
    [
      'has several numbers of processors',
      ['Encode/a', 'Encode/a-2', 'Encode/b', 'Encode/b-2'],
      { cpu: '1,2' },
      1,
    ],
    ['is none of its own', ['Encode', 'Encode/a'], { cpu: '1' }, 0],
    ['costs long together', ['Encode/a', 'Encode/b'], { overhead: 0.5 }, 0],
    ['cannot be run alone', ['Encode/a', 'Encode/b'], { alone: null }, 1],
    ['costs long alone', ['Encode/a', 'Encode/b'], { alone: { ...alone, overhead: 0.3 } }, 1],
  ])('there are no parts where a benchmark %s', async (_, names, given, tried) => {
    const found = await partsOf(names, given)
    expect([found.names, found.patterns.length]).toEqual([[], tried])
  })

  const item: GoBenchmarkItem = {
    ...{ title: 'm.BenchmarkEncode', benchmark: 'Encode', name: 'BenchmarkEncode', package: 'm' },
    sides,
  }
  const part = (name: string): TriedSubBenchmark => ({ name, trial: alone })

  test('a benchmark falls into the parts of its sides, each with the sides that have it', () => {
    const plans = new GoBenchmarkVisitPlans(null)
    const learn = (side: Side, parts: readonly TriedSubBenchmark[]) =>
      plans.learn({ title: item.title, side }, { trial: null, parts }, 0)
    expect(plans.parts(item)).toEqual([item])
    learn('base', [part('Encode/a'), part('Encode/gone')])
    expect(plans.parts(item)).toEqual([item])
    learn('head', [part('Encode/a'), part('Encode/new')])
    expect(plans.parts(item).map(one => `${one.title} ${one.benchmark} ${one.pattern} ${one.sides}`)).toEqual(
      [
        'm.BenchmarkEncode/a Encode/a ^BenchmarkEncode$/^a$ base,head',
        'm.BenchmarkEncode/gone Encode/gone ^BenchmarkEncode$/^gone$ base',
        'm.BenchmarkEncode/new Encode/new ^BenchmarkEncode$/^new$ head',
      ],
    )
  })

  test('one that a side cannot visit in parts stays whole', () => {
    const plans = new GoBenchmarkVisitPlans(null)
    const learn = (side: Side, parts: readonly TriedSubBenchmark[]) =>
      plans.learn({ title: item.title, side }, { trial: null, parts }, 0)
    learn('base', [part('Encode/a')])
    learn('head', [])
    expect(plans.parts(item)).toEqual([item])
  })
})
