// How often the gate is wrong: whole runs of many benchmarks, simulated as they are measured.
import { expect, test } from 'vitest'
import { type RandomStream, seededRandom } from '../../../src/core/common/random.ts'
import { compareAllSeries } from '../../../src/core/judge/compare-series.ts'
import { plannedInterimRounds } from '../../../src/core/judge/interim-plan.ts'
import { findOpenBenchmarksOfSeriesGroups } from '../../../src/core/judge/stopping-rule.ts'
import type { Comparison, Verdict } from '../../../src/core/model/comparison.ts'
import type { BenchmarkSeries } from '../../../src/core/model/measuring.ts'
import type { DecisionRules } from '../../../src/core/model/settings.ts'
import { long } from '../../support/long.ts'
import { judgedRun } from './judged.ts'
import { compared, noisy, normal, onceOnly, rules, same, seriesOf } from './series.ts'

/** A suite on a machine that gets slower by a tenth while it runs; every benchmark has noise of 3 % besides. */
function drifting(
  benchmarks: number,
  factor: number,
  random: RandomStream,
  rounds = rules.count,
): readonly BenchmarkSeries[] {
  const level = Array.from({ length: rounds }, (_, round) => 1 + (0.1 * round) / rounds)
  const side = (center: number) => level.map(slower => center * slower * Math.exp(0.03 * normal(random)))
  return Array.from({ length: benchmarks }, (_, index) =>
    seriesOf(side(100), side(100 * factor), { benchmark: `B${index}` }),
  )
}

const judged = (comparisons: readonly Comparison[]): Verdict => judgedRun({ comparisons }).verdict

/** Judges a run as the gate does: at each planned look it may end, and where it does it is judged. */
function verdictOf(series: readonly BenchmarkSeries[], by: DecisionRules = rules): Verdict {
  const upTo = (rounds: number) =>
    series.map(one => ({ ...one, base: one.base.slice(0, rounds), head: one.head.slice(0, rounds) }))
  const rounds =
    plannedInterimRounds(by).find(
      look => findOpenBenchmarksOfSeriesGroups([upTo(look)], look, by)[0]?.isSettled,
    ) ?? by.count
  return judged(compareAllSeries(upTo(rounds), by))
}

test('of 200 runs of 50 unchanged benchmarks at most one in a hundred fails', long, () => {
  const random = seededRandom(20)
  // All 20 rounds: what a look can end, it ends as passed.
  const failed = Array.from({ length: 200 }, () => compareAllSeries(drifting(50, 1, random), rules)).filter(
    comparisons => comparisons.some(({ change }) => change === 'regressed'),
  ).length
  expect(failed).toBeLessThanOrEqual(2)
})

test(
  'what a pass guarantees is kept: a worsening of `rule-out` is passed in at most one of twenty runs, over all looks',
  long,
  () => {
    const random = seededRandom(21)
    const runs = 500
    const passed = Array.from({ length: runs }, () => verdictOf(drifting(1, 1.1, random))).filter(
      verdict => verdict === 'pass',
    ).length
    // Two standard errors above 5 %.
    expect(passed / runs).toBeLessThan(0.05 + 2 * Math.sqrt((0.05 * 0.95) / runs))
  },
)

test(
  'a worsening of the threshold is called unchanged in at most one of twenty runs, over all looks',
  long,
  () => {
    const random = seededRandom(28)
    const runs = 500
    const called = Array.from({ length: runs }, () => {
      const [series] = drifting(1, 1.05, random, 60) as [BenchmarkSeries]
      return plannedInterimRounds(rules).some(look => {
        const upTo = { ...series, base: series.base.slice(0, look), head: series.head.slice(0, look) }
        return compareAllSeries([upTo], rules)[0]?.change === 'unchanged'
      })
    }).filter(Boolean).length
    expect(called / runs).toBeLessThan(0.05 + 2 * Math.sqrt((0.05 * 0.95) / runs))
  },
)

/** The same for benchmarks that are measured apart: each leaves at the look that settles it. */
function verdictOfLeaving(series: readonly BenchmarkSeries[], by: DecisionRules = rules): Verdict {
  const rounds = series.map(() => by.count)
  const made = (look: number) =>
    series.map((one, n) => {
      const upTo = Math.min(look, rounds[n] ?? 0)
      const sample = (values: BenchmarkSeries['base']) =>
        values.map((value, round) => (round < upTo ? value : null))
      return { ...one, base: sample(one.base), head: sample(one.head) }
    })
  for (const look of plannedInterimRounds(by).filter(one => one < by.count))
    for (const [n, { isSettled }] of findOpenBenchmarksOfSeriesGroups(
      made(look).map(one => [one]),
      look,
      by,
    ).entries())
      if (isSettled) rounds[n] = Math.min(rounds[n] ?? 0, look)
  return judged(compareAllSeries(made(by.count), by))
}

test('where benchmarks leave one by one, a worsening of `rule-out` is passed no more often', long, () => {
  const random = seededRandom(25)
  const runs = 300
  const passed = Array.from({ length: runs }, () =>
    verdictOfLeaving([...drifting(1, 1.1, random), ...drifting(3, 1, random)]),
  ).filter(verdict => verdict === 'pass').length
  expect(passed / runs).toBeLessThan(0.05 + 2 * Math.sqrt((0.05 * 0.95) / runs))
})

test('where benchmarks leave one by one, unchanged ones fail no more often', long, () => {
  const random = seededRandom(26)
  const eager: DecisionRules = { ...rules, threshold: 0, stopEarly: true }
  const runs = 200
  const failed = Array.from({ length: runs }, () => verdictOfLeaving(drifting(4, 1, random), eager)).filter(
    verdict => verdict === 'fail',
  ).length
  expect(failed / runs).toBeLessThan(0.05 + 2 * Math.sqrt((0.05 * 0.95) / runs))
})

test(
  'looks that may fail give no more false alarms than alpha, where any worsening would be one',
  long,
  () => {
    const random = seededRandom(24)
    const runs = 400
    const eager: DecisionRules = { ...rules, threshold: 0, stopEarly: true }
    const failed = Array.from({ length: runs }, () => verdictOf(drifting(1, 1, random), eager)).filter(
      verdict => verdict === 'fail',
    ).length
    expect(failed / runs).toBeLessThan(0.05 + 2 * Math.sqrt((0.05 * 0.95) / runs))
    expect(failed / runs).toBeGreaterThan(0.01)
  },
)

test('twice the threshold is found in every run, among 50 benchmarks', long, () => {
  const random = seededRandom(22)
  const verdicts = Array.from({ length: 8 }, () => {
    const slower = drifting(1, 1.1, random).map(one => ({ ...one, benchmark: 'Slower' }))
    return verdictOf([...slower, ...drifting(49, 1, random)])
  })
  expect(verdicts).toEqual(same('fail', 8))
})

test('a calm suite passes after the first look', () => {
  const calm = Array.from({ length: 8 }, (_, index) => {
    const noise = () => noisy(100, 0.01, 8, seededRandom(index))
    return seriesOf(noise(), noise().toReversed(), { benchmark: `B${index}` })
  })
  expect(findOpenBenchmarksOfSeriesGroups([calm], 8, rules)[0]?.isSettled).toBe(true)
  expect(verdictOf(calm)).toBe('pass')
})

test('what is visible shrinks with more rounds, and the rounds that are said to be needed are', () => {
  const random = seededRandom(23)
  const measured = (n: number) => {
    const [base, head] = [noisy(100, 0.06, n, random), noisy(100, 0.06, n, random)]
    return compared(seriesOf(base, head), { ...onceOnly, count: n })
  }
  const visible = [10, 20, 40, 80].map(n => measured(n).visible ?? Number.NaN)
  expect(visible).toEqual(visible.toSorted((a, b) => b - a))
  expect(visible[0]).toBeLessThan(0.2)

  const needed = measured(20).roundsNeeded ?? 0
  const unchanged = (n: number) =>
    Array.from({ length: 100 }, () => measured(n)).filter(({ change }) => change === 'unchanged').length
  const atNeeded = unchanged(needed)
  expect(atNeeded).toBeGreaterThan(65)
  expect(atNeeded).toBeLessThan(95)
  expect(unchanged(Math.ceil(needed / 3))).toBeLessThan(60)
})
