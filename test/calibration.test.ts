// The gate's decisions on simulated machines: the calibration in docs/calibration.md, with fewer repetitions.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { answers } from '../bench/calibration/answers.ts'
import { byCount } from '../bench/calibration/counts.ts'
import { drawFrom } from '../bench/calibration/draw.ts'
import { falseAlarms, pairedFalseAlarms } from '../bench/calibration/false-alarms.ts'
import { defaults, nameOf, regressions, seriesOf, suiteSize, unchanged } from '../bench/calibration/gate.ts'
import { weighAll } from '../bench/calibration/gates.ts'
import { goals } from '../bench/calibration/goals.ts'
import { layouts } from '../bench/calibration/layouts.ts'
import { interleaved, measure } from '../bench/calibration/measure.ts'
import { noiseModel, noiseModels } from '../bench/calibration/noise-models.ts'
import { peers } from '../bench/calibration/peers.ts'
import { testPower } from '../bench/calibration/power.ts'
import { fewestHits, mostHits, pooled, ratio, type Share } from '../bench/calibration/share.ts'
import { slowRunsAtTheEnd, slowRunsSeen } from '../bench/calibration/slow-runs.ts'
import { falselyFailed } from '../bench/calibration/stopping.ts'
import { unchangedSuites } from '../bench/calibration/suites.ts'
import { trackRecord } from '../bench/calibration/track-record.ts'
import { balancedTest } from '../bench/second-visit/balanced.ts'
import { compareAllSeries } from '../src/core/judge/compare-series.ts'
import { long } from './support/long.ts'

/** One of each kind: spread, shape, a disturbed machine, a periodic one, and what CI has. */
const representative = ['noisy', 'bimodal', 'bursts', 'period 2', 'hosted runner']

/** Simulations are seeded, but their limits leave room for any other seed. */
const expectAtMost = (limit: number, { hits, of }: Share, what: string) =>
  expect(hits, what).toBeLessThanOrEqual(mostHits(limit, of))
const expectAtLeast = (limit: number, { hits, of }: Share, what: string) =>
  expect(hits, what).toBeGreaterThanOrEqual(fewestHits(limit, of))

test('the test that the gate decides on is wrong in 5 ± 1 % on every machine', long, () => {
  const shares = noiseModels.flatMap(model =>
    [20, 10].map(count => {
      const share = pairedFalseAlarms(model, count, 1000)
      expectAtMost(goals.falseAlarms.to, share, `${model.name}, ${count} rounds`)
      expectAtLeast(goals.falseAlarms.from, share, `${model.name}, ${count} rounds`)
      return share
    }),
  )
  // All machines together leave less room to chance.
  const together = ratio(pooled(shares))
  expect(together).toBeGreaterThan(0.042)
  expect(together).toBeLessThan(0.054)
})

test('orders that are not random give false alarms under drift or periodic noise', () => {
  expect(ratio(falseAlarms(noiseModel('linear drift'), 200).sequential)).toBeGreaterThan(0.9)
  expect(ratio(falseAlarms(noiseModel('period 2'), 200).alternating)).toBeGreaterThan(0.9)
})

test('unchanged suites of fifty stay green', long, () => {
  // The noisy machine needs confirmation to reach the goal.
  for (const name of representative) {
    const { defaults: red, once, onceThresholdZero, bare } = unchangedSuites(noiseModel(name), 100)
    expectAtMost(goals.redSuites, red.suites, name)
    expectAtMost(name === 'noisy' ? 0.025 : goals.redSuites, once.suites, name)
    expectAtMost(defaults.alpha, onceThresholdZero.suites, name)
    expect(bare.suites.hits, name).toBeGreaterThan(once.suites.hits)
  }
})

test('regressions of 5 % and 10 % are found in twenty rounds', () => {
  for (const name of representative) {
    expectAtLeast(goals.testFive, testPower(noiseModel(name), 0.05, 400), name)
    expectAtLeast(goals.testTen, testPower(noiseModel(name), 0.1, 400), name)
  }
})

test(
  'few rounds find a slowdown of 25 %, also where some of the second measurement are unlucky',
  long,
  () => {
    for (const { count, found, red } of byCount(noiseModel('bursts'), 40, [8, 10])) {
      const goal = count < 10 ? goals.foundByFew : goals.found
      for (const [index, share] of found.slice(1).entries())
        expectAtLeast(goal, share, `${count} rounds, effect ${index + 1}`)
      expectAtMost(goals.redSuites, red, `${count} rounds`)
    }
  },
)

test('unchanged suites get an answer at no more cost, and what a pass rules out seldom passes', long, () => {
  for (const name of ['bimodal', 'period 2', 'hosted runner']) {
    const found = answers(noiseModel(name), 30)
    expectAtLeast(name === 'period 2' ? goals.passingWhereLoud : goals.passing, found.passing, name)
    expectAtMost(goals.redSuites, found.red, name)
    expect(found.rounds, name).toBeLessThanOrEqual(goals.rounds)
    expectAtLeast(goals.ten, found.ten, name)
    expectAtMost(goals.mistakes, found.ruleOutPassed, name)
    expectAtMost(goals.mistakes, found.thresholdUnchanged, name)
  }
})

test(
  'code that only moved is seldom red, and new layouts from the first round leave little to suspect',
  long,
  () => {
    const [once, anew] = layouts(15)
    for (const one of [once, anew]) expectAtMost(goals.redSuites, one?.red as Share, one?.name ?? '')
    // Half of fifty sides differ by more than 5.7 %, which twenty rounds at σ 2.5 % mostly show.
    expect(once?.suspects).toBeGreaterThan(8)
    expect(once?.improved).toBeGreaterThan(8)
    expect(anew?.suspects).toBeLessThan(0.5)
    expect(anew?.improved).toBeLessThan(0.5)
  },
)

test(
  'slow runs that are not there are seen in at most one benchmark of a hundred, those that are in most of sixty rounds',
  long,
  () => {
    for (const name of ['noisy', 'skewed', 'bursts', 'period 2', 'hosted runner']) {
      const model = noiseModel(name)
      for (const rounds of [20, 60])
        expectAtMost(0.01, slowRunsSeen(model, { rounds, visits: 1 }, null, 500), `${name}, ${rounds} rounds`)
      expectAtMost(0.01, slowRunsSeen(model, { rounds: 20, visits: 10 }, null, 100), `${name}, in halves`)
      expectAtMost(0.01, slowRunsAtTheEnd(model, 1, null, 100).seen, `${name}, at the end`)
    }
    const quarter = { share: 0.25, factor: 1.4 }
    expectAtLeast(
      0.95,
      slowRunsSeen(noiseModel('lognormal'), { rounds: 60, visits: 1 }, quarter, 200),
      'a quarter, 60 rounds',
    )
  },
)

test('under balanced coins only balanced orders count, also in a block that has only begun', () => {
  const apart = (rounds: number) =>
    Array.from({ length: rounds }, (_, n) => ({ base: n, head: 100 + n, isBaseFirst: n % 2 === 0 }))
  expect(balancedTest(apart(8)).greater).toBeCloseTo(1 / 70, 12)
  expect(balancedTest(apart(20)).greater).toBeCloseTo(1 / 15_120, 12)
  // With two of four rounds in, the order that was drawn is begun by two of the six that the block can have.
  expect(balancedTest(apart(10)).greater).toBeCloseTo((1 / (70 * 6)) * 2, 12)
  expect(balancedTest(apart(8)).less).toBe(1)
})

test('looking often calls an unchanged benchmark slower no more often than alpha says', long, () => {
  for (const name of representative) expectAtMost(defaults.alpha, falselyFailed(noiseModel(name), 600), name)
})

test('the fast path for the verdict of a suite agrees with the gate', long, () => {
  const draw = drawFrom(17)
  const found = new Set<string>()
  for (const name of representative)
    for (const rounds of [8, 20, 40]) {
      const suite = measure(noiseModel(name), interleaved(rounds, draw), [0.3, 0.06, 0, 0, -0.2], draw)
      const said = weighAll(
        suite,
        suite.map(() => rounds),
        defaults,
      ).map(one => one.said)
      expect(said).toEqual(compareAllSeries(seriesOf(suite), defaults).map(({ change }) => change))
      for (const one of said) found.add(one)
    }
  expect([...found].sort()).toEqual(['improved', 'inconclusive', 'regressed', 'unchanged', 'within'])
})

test('the fast path for the regressions of a suite agrees with compare', long, () => {
  const draw = drawFrom(11)
  let found = 0
  for (const correction of ['holm', 'bh', 'none'] as const)
    for (const effect of [0, 0.06, 0.1]) {
      const suite = measure(noiseModel('noisy'), interleaved(20, draw), unchanged.with(0, effect), draw)
      const rules = { ...defaults, correction, threshold: 0.02 }
      const names = regressions(suite, rules).map(one => one.benchmark)
      const all = compareAllSeries(seriesOf(suite), { ...rules, stopEarly: false }).filter(
        ({ change }) => change === 'regressed',
      )
      expect(names).toEqual(all.map(one => one.benchmark))
      found += names.length
    }
  expect(found).toBeGreaterThan(3)
  expect(nameOf(0)).toBe(seriesOf([{ base: [1], head: [1] }])[0]?.benchmark)
})

test('the rules of other tools have their known error rates', () => {
  const repetitions = { suites: 20, comparisons: 200 }
  const record = (name: string, model: string) => {
    const peer = peers.find(one => one.name === name)
    if (!peer) throw new Error(`no peer is named ${name}`)
    return trackRecord(peer, noiseModel(model), repetitions)
  }
  expect(ratio(record('benchdiff, as listed', 'thermal ramp').unchanged.suites)).toBe(1)
  expect(ratio(record('github-action-benchmark, 110 %', 'noisy').unchanged.suites)).toBeGreaterThan(0.9)
  expect(ratio(record('github-action-benchmark, 200 %', 'quiet').ten)).toBe(0)
  expect(ratio(record('asv continuous', 'quiet').ten)).toBeLessThan(0.7)
})

test('draws have the moments of their distributions', () => {
  const draw = drawFrom(3)
  const n = 40_000
  const moments = (next: () => number) => {
    const values = Array.from({ length: n }, next)
    const mean = values.reduce((sum, value) => sum + value, 0) / n
    return { mean, variance: values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / n }
  }
  // Four standard errors or more: 1 / sqrt(n) of a mean; sqrt(2 / n) and sqrt(8 / n) of a variance.
  const normal = moments(draw.normal)
  expect(Math.abs(normal.mean)).toBeLessThan(0.02)
  expect(Math.abs(normal.variance - 1)).toBeLessThan(0.03)
  const exponential = moments(draw.exponential)
  expect(Math.abs(exponential.mean - 1)).toBeLessThan(0.02)
  expect(Math.abs(exponential.variance - 1)).toBeLessThan(0.06)
})

test('docs/calibration.md names every machine and every tool', () => {
  const page = readFileSync(new URL('../docs/calibration.md', import.meta.url), 'utf8')
  for (const { name, reason } of noiseModels) expect(page).toContain(`| ${name} | ${reason} |`)
  for (const { name } of peers) expect(page).toContain(`| ${name} | `)
  expect(page).toContain(`suites of ${suiteSize} benchmarks`)
})
