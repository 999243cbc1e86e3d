// What experiments say of a gate.
import { describe, expect, test } from 'vitest'
import {
  type BrokenSourcesCanaryResult,
  createUntriedCanaryResult,
  noCanarySourceReason,
} from '../../../src/core/canary/canary.ts'
import {
  decideSelfTestOutcome,
  estimateGateDetectableSlowdown,
  exitStatusOfSelfTest,
  findCauseOfMissedSlowdown,
  findSlowableBenchmarks,
  nextSlowdownToTry,
  type RowToSlow,
  type SelfTestExperimentResult,
  type SelfTestMissCause,
  type SelfTestResult,
  type SlowdownSelfTestOutcome,
  slowdownSelfTestReportText,
  smallestSlowdownShownInSelfTest,
  summariseExperimentsAtSlowdown,
  summariseSelfTestExperiment,
} from '../../../src/core/doctor/self-test.ts'
import type { RunSettings } from '../../../src/core/model/settings.ts'
import { noColour } from '../../../src/core/words/terminal.ts'
import { noisy, resultFrom, steady, time } from '../report/runs.ts'

describe('self test', () => {
  const experiment = (
    asked: number,
    isShown: boolean,
    other: Partial<SelfTestExperimentResult> = {},
  ): SelfTestExperimentResult => ({
    ...{ asked, benchmark: asked === 0 ? null : 'Get', verdict: isShown ? 'fail' : 'pass', isRed: isShown },
    ...{ isShown, others: [], measured: asked, seconds: 3, ...other },
  })
  const still = experiment(0, false)
  const times = (count: number, isShown: boolean) =>
    Array.from({ length: count }, () => experiment(0.1, isShown))

  describe('the outcome', () => {
    test('a gate works if it is red in four of five runs with a slowdown, and not without one', () => {
      expect(decideSelfTestOutcome(0.1, [still, ...times(3, true)])).toBeNull()
      expect(decideSelfTestOutcome(0.1, [still, ...times(4, true)])).toBe('works')
      expect(decideSelfTestOutcome(0.1, [still, ...times(1, false), ...times(3, true)])).toBeNull()
      expect(decideSelfTestOutcome(0.1, [still, ...times(1, false), ...times(4, true)])).toBe('works')
      expect(decideSelfTestOutcome(0.1, [still, ...times(3, true), ...times(2, false)])).toBe('not-red')
    })

    test('red without a slowdown takes precedence', () => {
      expect(decideSelfTestOutcome(0.1, [experiment(0, false, { isRed: true })])).toBe('red-without')
      const others = experiment(0.1, true, { others: ['Put'] })
      expect(decideSelfTestOutcome(0.1, [still, ...times(4, true), others])).toBe('red-without')
    })
  })

  describe('why it was not red', () => {
    const rows = [time('Get', 1e-3), steady('Get', 'B/op', 64)]
    test('fail-on', () => {
      expect(findCauseOfMissedSlowdown(0.2, resultFrom(rows, rows, { failOn: 'never' }))).toEqual({
        ...{ kind: 'never-fails', failOn: 'never' },
      })
    })

    test('the threshold', () => {
      expect(findCauseOfMissedSlowdown(0.03, resultFrom(rows, rows))).toEqual({
        kind: 'threshold',
        threshold: 0.05,
      })
    })

    test('noise, with the number of rounds needed', () => {
      const result = resultFrom([noisy('Get', 1e-3, 0.3)], [noisy('Get', 1.0001e-3, 0.3)])
      const cause = findCauseOfMissedSlowdown(0.1, result)
      expect(cause).toMatchObject({ kind: 'noise', count: 20 })
      expect(cause.kind === 'noise' && cause.rounds).toBeGreaterThan(40)
    })
  })

  test('the foreseen slowdown exceeds the threshold, and more so with strict', () => {
    const rows = [time('Get', 1e-3)]
    const [usual, strict] = [
      estimateGateDetectableSlowdown(resultFrom(rows, rows)),
      estimateGateDetectableSlowdown(resultFrom(rows, rows, { strict: true })),
    ]
    expect(usual).toBeGreaterThan(0.05)
    expect(strict).toBeGreaterThan(usual ?? 0)
    const counts = [steady('Get', 'B/op', 1)]
    expect(estimateGateDetectableSlowdown(resultFrom(counts, counts))).toBeNull()
  })
})

// The answer of a self-test as people see it.
describe('self test text', () => {
  const still: SelfTestExperimentResult = {
    ...{ asked: 0, benchmark: null, verdict: 'pass', isRed: false, isShown: false, others: [] },
    ...{ measured: null, seconds: 41 },
  }
  const red = (asked: number, benchmark: string): SelfTestExperimentResult => ({
    ...{ asked, benchmark, verdict: 'fail', isRed: true, isShown: true, others: [] },
    ...{ measured: asked * 0.99, seconds: 80 },
  })
  const missed = (
    asked: number,
    benchmark: string,
    verdict: SelfTestExperimentResult['verdict'],
  ): SelfTestExperimentResult => ({
    ...red(asked, benchmark),
    ...{ verdict, isRed: false, isShown: false },
  })

  const works = [
    still,
    red(0.1, 'Decode/large'),
    missed(0.1, 'Encode', 'inconclusive'),
    ...['Decode/small', 'Skip', 'Parse/a-very-long-name/that-is-cut-in-the-middle'].map(name =>
      red(0.1, name),
    ),
  ]
  const failed = [still, missed(0.1, 'Decode/large', 'pass'), missed(0.1, 'Encode', 'pass')]
  const level = { asked: 0.065, experiments: 4, shown: 4, isShown: true, isMissed: false }

  function answer(
    outcome: SlowdownSelfTestOutcome | null,
    experiments: readonly SelfTestExperimentResult[],
    cause: SelfTestMissCause | null = null,
    canary: BrokenSourcesCanaryResult | null = null,
  ): SelfTestResult {
    const smallest = outcome === 'works' ? level : null
    return { schema: 1, canary, slowdown: 0.1, outcome, cause, foreseen: 0.071, smallest, experiments }
  }

  const noise = { kind: 'noise', foreseen: 0.181, count: 8, rounds: 27 } as const
  const broken = { files: 42, example: 'src/x.py' }
  const all: readonly SelfTestResult[] = [
    answer('works', works),
    answer('not-red', failed, noise),
    answer('not-red', failed, { kind: 'threshold', threshold: 0.2 }),
    answer('not-red', failed, { kind: 'never-fails', failOn: 'never' }),
    answer('nothing-to-slow', [still]),
    answer('red-without', [{ ...still, isRed: true, verdict: 'fail' }]),
    answer('red-without', [still, { ...red(0.1, 'Encode'), others: ['Skip'] }]),
    answer(null, [still]),
    answer('works', works, null, { outcome: 'seen', ...broken, why: 'its command failed with exit code 1' }),
    answer('works', works, null, { outcome: 'not-seen', ...broken, why: null }),
    answer('works', works, null, createUntriedCanaryResult(noCanarySourceReason)),
  ]

  test('every outcome', async () => {
    const text = all.map(one => slowdownSelfTestReportText(one, noColour, 80)).join('\n=====\n\n')
    await expect(text).toMatchFileSnapshot('../../golden/doctor/self-test.txt')
  })

  test('the exit status distinguishes a gate that works, one that does not, and an unknown outcome', () => {
    expect(all.map(exitStatusOfSelfTest)).toEqual([0, 1, 1, 1, 2, 1, 1, 2, 0, 1, 0])
  })
})

// What a gate with a slowed benchmark is taken for.
describe('experiment', () => {
  const rows = (get: number, put = 1) => [
    time('Get', 1e-3 * get),
    time('Put', 2e-3 * put),
    steady('Get', 'B/op', 64),
  ]
  const rule = { match: '**', threshold: null, ruleOut: null, better: null, owner: null } as const
  const muted: Partial<RunSettings> = {
    benchmarks: [{ ...rule, gate: 'warn', why: null, until: null, isOver: false }],
  }
  const get: readonly RowToSlow[] = [{ benchmark: 'Get', package: null, unit: 'sec/op', better: 'lower' }]

  test('detected if the slowed benchmark turned the check red', () => {
    const { measured, ...one } = summariseSelfTestExperiment(0.2, get, resultFrom(rows(1), rows(1.2)), 3)
    expect(one).toEqual({
      ...{
        asked: 0.2,
        benchmark: 'Get',
        verdict: 'fail',
        isRed: true,
        isShown: true,
        others: [],
        seconds: 3,
      },
    })
    expect(measured).toBeCloseTo(0.2, 1)
  })

  test('red for another benchmark does not count, and is named', () => {
    const one = summariseSelfTestExperiment(0.2, get, resultFrom(rows(1), rows(1, 1.2)), 1)
    expect(one).toMatchObject({ isRed: true, isShown: false, others: ['Put'] })
  })

  test('not detected if the slowed benchmark is muted or cannot fail', () => {
    for (const settings of [muted, { failOn: 'never' }] satisfies Partial<RunSettings>[])
      expect(
        summariseSelfTestExperiment(0.2, get, resultFrom(rows(1), rows(1.2), settings), 1),
      ).toMatchObject({
        ...{ isRed: false, isShown: false, others: [] },
      })
  })

  test('without a slowed benchmark nothing is detected', () => {
    const one = summariseSelfTestExperiment(0, [], resultFrom(rows(1), rows(1)), 1)
    expect(one).toMatchObject({ benchmark: null, isRed: false, isShown: false, measured: null })
  })

  test('a rate that fell counts as a time that rose', () => {
    const speed = (value: number) => [{ ...time('Copy', value), unit: 'B/s' }]
    const row: RowToSlow = { benchmark: 'Copy', package: null, unit: 'B/s', better: 'higher' }
    const { measured, isShown } = summariseSelfTestExperiment(
      0.25,
      [row],
      resultFrom(speed(1e6), speed(0.8e6)),
      1,
    )
    expect([(measured ?? 0) > 0.22, isShown]).toEqual([true, true])
  })

  test('times can be slowed, benchmark by benchmark; counts and what is muted cannot', () => {
    const names = (settings: Partial<RunSettings>) =>
      findSlowableBenchmarks(resultFrom(rows(1), rows(1), settings)).map(group =>
        group.map(one => [one.benchmark, one.unit]),
      )
    expect(names({})).toEqual([[['Get', 'sec/op']], [['Put', 'sec/op']]])
    expect(names(muted)).toEqual([])
  })
})

// The search for the smallest slowdown that shows in four of five gates ends, and finds it.
describe('smallest shown', () => {
  function experiment(asked: number, isShown: boolean): SelfTestExperimentResult {
    const verdict = isShown ? 'fail' : 'pass'
    return {
      asked,
      benchmark: 'Do',
      verdict,
      isRed: isShown,
      isShown,
      others: [],
      measured: asked,
      seconds: 1,
    }
  }

  /** Searches where everything from `limit` on shows. */
  function search(limit: number, first: number, threshold = 0.05) {
    const experiments = [0, 0.1, 0.1, 0.1, 0.1].map(asked => experiment(asked, asked >= limit))
    for (let next = nextSlowdownToTry(experiments, first, { threshold }); next !== null; ) {
      experiments.push(experiment(next, next >= limit))
      next = nextSlowdownToTry(experiments, first, { threshold })
    }
    return { found: smallestSlowdownShownInSelfTest(experiments)?.asked ?? null, experiments }
  }

  test('finds the smallest detected slowdown, whatever was foreseen', () => {
    for (const limit of [0.055, 0.07, 0.1, 0.2, 0.4])
      for (const first of [0.055, 0.08, 0.15]) {
        const { found, experiments } = search(limit, first)
        expect(found).toBeGreaterThanOrEqual(limit)
        expect(found).toBeLessThan(limit * 1.5)
        expect(experiments.length).toBeLessThan(40)
      }
  })

  test('stops if no slowdown up to twice as slow is detected', () => {
    expect(search(3, 0.1).found).toBeNull()
  })

  test('four of five must be red: one miss is allowed, two are not', () => {
    const seen = [true, true, false, true].map(isShown => experiment(0.1, isShown))
    expect(summariseExperimentsAtSlowdown(0.1, seen)).toMatchObject({
      experiments: 4,
      shown: 3,
      isShown: false,
      isMissed: false,
    })
    expect([
      smallestSlowdownShownInSelfTest(seen),
      nextSlowdownToTry(seen, 0.1, { threshold: 0.05 }),
    ]).toEqual([null, 0.1])
    expect(smallestSlowdownShownInSelfTest([...seen, experiment(0.1, true)])).toMatchObject({
      asked: 0.1,
      experiments: 5,
      shown: 4,
    })
    const missed = [...seen, experiment(0.1, false)]
    expect(summariseExperimentsAtSlowdown(0.1, missed)).toMatchObject({ isShown: false, isMissed: true })
    expect(nextSlowdownToTry(missed, 0.1, { threshold: 0.05 })).toBeGreaterThan(0.1)
  })

  test('a slowdown smaller than a missed one is not the answer', () => {
    const four = (asked: number) => [1, 2, 3, 4].map(() => experiment(asked, true))
    const experiments = [...four(0.06), experiment(0.1, false), experiment(0.1, false), ...four(0.2)]
    expect(smallestSlowdownShownInSelfTest(experiments)?.asked).toBe(0.2)
  })
})
