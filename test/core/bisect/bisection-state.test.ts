// What a bisection knows: the mean of answers, and the slowdown of BAD.
import { describe, expect, test } from 'vitest'
import {
  classifyCommitSlowness,
  exitStatusOfBisection,
  gitBisectStatusOfError,
  gitBisectStatusOfResult,
  slowdownOfBad,
  weightedMeanWorseningAndError,
  worseningAgainstGoodOfComparison,
} from '../../../src/core/bisect/bisection-state.ts'
import { pickRunSettingsFromInputs } from '../../../src/core/inputs/check-inputs.ts'
import { compareAllSeries } from '../../../src/core/judge/compare-series.ts'
import type { Comparison, RatioWithInterval } from '../../../src/core/model/comparison.ts'
import { CouldNotMeasureError, MisconfiguredError, SideFailedError } from '../../../src/core/model/errors.ts'
import { readInputsWithSeed } from '../../../src/effects/inputs/inputs.ts'
import { resultFrom, time } from '../report/runs.ts'

describe('trail', () => {
  const answer = (at: number, worse: number, error: number) => ({ at, worse, error, rounds: 8 })

  test('a precise answer counts more, and several are more precise than each', () => {
    const { worse, error } = weightedMeanWorseningAndError([answer(1, 0.1, 0.01), answer(1, 0.2, 0.02)])
    expect(worse).toBeCloseTo((4 * 0.1 + 0.2) / 5, 10)
    expect(error).toBeCloseTo(0.01 / Math.sqrt(1.25), 10)
  })

  test('answers that do not vary have no error', () => {
    expect(weightedMeanWorseningAndError([answer(1, 0.1, 0), answer(1, 0.1, 0)])).toEqual({
      worse: expect.closeTo(0.1, 10),
      error: 0,
    })
  })

  test('the slowdown is that of the last commit, by all its answers', () => {
    const trail = { odds: [1, 1, 1], broken: new Set<number>() }
    const answers = [answer(3, 0.1, 0.01), answer(2, 0.5, 0.01), answer(3, 0.2, 0.01)]
    expect(slowdownOfBad({ ...trail, answers })).toBeCloseTo(0.15, 10)
    expect(() => slowdownOfBad({ ...trail, answers: [] })).toThrow(RangeError)
  })
})

// What a comparison tells the search.
describe('answer', () => {
  const rules = pickRunSettingsFromInputs(readInputsWithSeed(() => ''))
  const near = (center: number) => Array.from({ length: 10 }, (_, n) => center * (1 + ((n * 7) % 10) / 500))

  function measured(base: number, head: number, unit = 'sec/op'): Comparison {
    const series = { benchmark: 'A', package: null, unit, rule: {}, base: near(base), head: near(head) }
    return compareAllSeries([series], rules)[0] as Comparison
  }

  test('the logarithm of the ratio, its error from the interval, and the rounds', () => {
    const answer = worseningAgainstGoodOfComparison(measured(1, 1.1), 7)
    expect(answer).toMatchObject({ at: 7, rounds: 10, worse: expect.closeTo(Math.log(1.1), 2) })
    expect(answer?.error).toBeGreaterThan(0)
    expect(answer?.error).toBeLessThan(0.01)
  })

  test('less of what is better higher is worse', () => {
    expect(worseningAgainstGoodOfComparison(measured(1.1, 1, 'B/s'), 1)?.worse).toBeCloseTo(Math.log(1.1), 2)
  })

  test('uses the second measurement if there is one', () => {
    const first = measured(1, 1.3)
    const { base, head, ratio } = measured(1, 1.1)
    const confirmation = { recurred: true, base, head, ratio, p: 0.001 }
    expect(worseningAgainstGoodOfComparison({ ...first, confirmation }, 1)?.worse).toBeCloseTo(
      Math.log(1.1),
      2,
    )
  })

  test('nothing without a ratio, an interval or a direction', () => {
    const ratio = (low: number | null, high: number | null): RatioWithInterval => ({
      estimate: 1.1,
      low,
      high,
    })
    const one = measured(1, 1.1)
    expect(worseningAgainstGoodOfComparison({ ...one, ratio: null }, 1)).toBeNull()
    expect(worseningAgainstGoodOfComparison({ ...one, ratio: ratio(null, null) }, 1)).toBeNull()
    expect(worseningAgainstGoodOfComparison({ ...one, better: null }, 1)).toBeNull()
  })

  test.each([
    [0.1, 0.01, 'slower'],
    [0.002, 0.01, 'not slower'],
    [-0.05, 0.01, 'not slower'],
    [0.05, 0.01, 'between'],
    [0.05, 0.04, 'undecided'],
    [0.2, 0.01, 'slower'],
  ] as const)('%d ± %d is %s, where BAD is 0.1', (worse, error, position) => {
    expect(classifyCommitSlowness({ worse, error }, 0.1, 0.004)).toBe(position)
  })
})

// The exit status: as of a gate.
describe('status', () => {
  test('a commit that was found is a regression, and an open search is inconclusive', () => {
    const told = (['not-slower', 'found', 'open', 'inconclusive'] as const).map(outcome =>
      exitStatusOfBisection({ outcome }),
    )
    expect(told).toEqual([0, 1, 3, 3])
  })
})

// Exit statuses for `git bisect run`.
describe('bisect exit', () => {
  const same = resultFrom([time('Do', 1e-3)], [time('Do', 1e-3)])
  const slower = resultFrom([time('Do', 1e-3)], [time('Do', 2e-3)])

  test('good, bad and undecided have their statuses', () => {
    expect(gitBisectStatusOfResult(same)).toBe(0)
    expect(gitBisectStatusOfResult(slower)).toBe(1)
    expect(gitBisectStatusOfResult({ ...same, verdict: 'inconclusive' })).toBe(125)
    // A benchmark that head has broken fails a gate, and says nothing about its speed.
    expect(gitBisectStatusOfResult({ ...same, verdict: 'fail' })).toBe(125)
    expect(gitBisectStatusOfResult({ ...slower, baseFailed: { message: 'base failed', output: '' } })).toBe(
      128,
    )
  })

  test('accepted and muted regressions are not bad', () => {
    const [row] = slower.comparisons
    if (!row) throw new Error('there is a row')
    expect(
      gitBisectStatusOfResult({ ...slower, comparisons: [{ ...row, gate: 'warn' }], verdict: 'pass' }),
    ).toBe(0)
    const accepted = { match: 'Do', upTo: null, why: null, by: null, when: null, url: null }
    expect(gitBisectStatusOfResult({ ...slower, comparisons: [{ ...row, accepted }], verdict: 'pass' })).toBe(
      0,
    )
  })

  test('a commit that cannot be built is skipped; an error that all commits share ends the bisection', () => {
    expect(gitBisectStatusOfError(new SideFailedError('head', 'why', 'it does not build'))).toBe(125)
    expect(gitBisectStatusOfError(new CouldNotMeasureError('no benchmark'))).toBe(125)
    expect(gitBisectStatusOfError(new SideFailedError('base', 'why', 'it does not build'))).toBe(128)
    expect(gitBisectStatusOfError(new MisconfiguredError('count: "x" is not accepted'))).toBe(128)
  })
})
