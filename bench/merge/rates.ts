// How often merged runs are wrong: replicas and shards of suites in which nothing, or one thing, has changed.
import { seededRandom } from '../../src/core/common/random.ts'
import { mergeResultFiles } from '../../src/core/merge/merge-results.ts'
import type { ComparisonChangeKind } from '../../src/core/model/comparison.ts'
import type { BenchmarkSeries, MeasuredRound } from '../../src/core/model/measuring.ts'
import { resultFileOfMeasuredRun } from '../../src/core/result/result.ts'
import { commits, machine, settings, toolchains } from '../../test/core/report/runs.ts'

/** A Plan is how a suite is measured. */
export interface Plan {
  readonly shards: number
  readonly replicas: number
  readonly benchmarks: number
  /** Rounds of each machine. */
  readonly rounds: number
  /** Standard deviation of a value, as a ratio. */
  readonly sigma: number
}

/** Rates are shares of rows or of runs. */
export interface Rates {
  /** Runs without a change that are red, where every worsening counts (a threshold of 0). */
  readonly red: number
  /** Rows without a change that are called regressed, likewise. */
  readonly falseAlarms: number
  /** Rows that are worse by just the threshold that are called unchanged. */
  readonly falsePasses: number
  /** Rows that are worse by 10 % that are called regressed. */
  readonly found: number
  /** Runs without a change that pass. */
  readonly passed: number
}

/** Simulates `runs` runs of each kind. */
export function ratesOf(plan: Plan, runs: number, seed: number): Rates {
  const random = seededRandom(seed)
  const share = (
    factor: number,
    is: (changes: readonly ComparisonChangeKind[]) => number,
    threshold = settings.threshold,
  ) => {
    let sum = 0
    for (let run = 0; run < runs; run++) sum += is(changesOf(plan, factor, threshold, random))
    return sum / runs
  }
  const of = (change: ComparisonChangeKind) => (changes: readonly ComparisonChangeKind[]) =>
    changes.filter(one => one === change).length / changes.length
  const passes = (changes: readonly ComparisonChangeKind[]) =>
    Number(changes.every(one => ['unchanged', 'within', 'improved'].includes(one)))
  return {
    red: share(1, changes => Number(changes.includes('regressed')), 0),
    falseAlarms: share(1, of('regressed'), 0),
    falsePasses: share(1 + settings.threshold, of('unchanged')),
    found: share(1.1, of('regressed')),
    passed: share(1, passes),
  }
}

/** The changes that one merged run finds where head takes `factor` times as long in every benchmark. */
function changesOf(
  plan: Plan,
  factor: number,
  threshold: number,
  random: () => number,
): readonly ComparisonChangeKind[] {
  const { shards, replicas } = plan
  const files = numbers(shards).flatMap(shard =>
    numbers(replicas).map(replica => {
      const result = partOf(plan, shard, replica, factor, random)
      return { name: `${shard}-${replica}`, result }
    }),
  )
  const from = { base: 'base', head: 'head' }
  const rules = { ...settings, threshold, count: plan.rounds, confirm: false, stopEarly: false }
  const merged = mergeResultFiles(files, { settings: rules, rules: null, from, isStrangers: false })
  return merged.comparisons.map(({ change }) => change)
}

/** Machines are of different speeds, and each drifts in its own way. */
function partOf(plan: Plan, shard: number, replica: number, factor: number, random: () => number) {
  const { shards, replicas, benchmarks, rounds, sigma } = plan
  const [speed, drift] = [1 + random(), 0.002 * normal(random)]
  const own = Array.from({ length: benchmarks / shards }, (_, n): BenchmarkSeries => {
    const draw = (center: number, round: number) =>
      speed * center * Math.exp(sigma * normal(random)) * (1 + drift) ** round
    const sample = (center: number) => Array.from({ length: rounds }, (_, round) => draw(center, round))
    return {
      ...{ benchmark: `S${shard}B${n}`, package: null, unit: 'sec/op', rule: {} },
      base: sample(1e-3),
      head: sample(1e-3 * factor),
    }
  })
  const visit = { started: '2026-01-01T00:00:00.000Z', seconds: 1, measurements: [] }
  const part = {
    shard: shards > 1 ? ([shard, shards] as const) : null,
    replica: replicas > 1 ? ([replica, replicas] as const) : null,
  }
  return resultFileOfMeasuredRun({
    ...{ suite: [], again: null, lost: [], probe: [], printed: [], toolchains, commits, machine },
    settings: { ...settings, ...part, count: rounds, confirm: false, stopEarly: false },
    rounds: Array.from(
      { length: rounds },
      (_, n): MeasuredRound => ({
        ...{ round: n + 1, block: 1, first: 'base', base: visit, head: visit },
      }),
    ),
    stopped: 'count',
    series: own,
  })
}

function numbers(most: number): readonly number[] {
  return Array.from({ length: most }, (_, index) => index + 1)
}

/** Irwin-Hall: twelve uniform numbers less six. */
function normal(random: () => number): number {
  let sum = -6
  for (let n = 0; n < 12; n++) sum += random()
  return sum
}
