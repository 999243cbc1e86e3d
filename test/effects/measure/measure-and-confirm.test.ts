// When a suspected regression is measured again, in which rounds, and what becomes of it.
import { afterEach, describe, expect, test, vi } from 'vitest'
import { seededRandom } from '../../../src/core/common/random.ts'
import {
  CancelledError,
  CouldNotMeasureError,
  NotPutBackError,
  SideFailedError,
} from '../../../src/core/model/errors.ts'
import { type Side, sides } from '../../../src/core/model/measuring.ts'
import type { RunSettings } from '../../../src/core/model/settings.ts'
import { resultFileOfMeasuredRun } from '../../../src/core/result/result.ts'
import { collectSeriesFromRounds } from '../../../src/core/rounds/collect.ts'
import { createCommandDriver } from '../../../src/effects/measure/command-driver.ts'
import {
  convertLostItemToResultFileEntry,
  type MeasurementDriver,
  VisitCutOffByBudgetError,
} from '../../../src/effects/measure/driver.ts'
import { measureAndConfirm } from '../../../src/effects/measure/measure-and-confirm.ts'
import { steadyNow } from '../../../src/effects/program/steady-clock.ts'
import { noisy } from '../../core/judge/series.ts'
import { commits, machine, toolchains, settings as usual } from '../../core/report/runs.ts'
import {
  about,
  type FakeDriver,
  fail,
  fakeDriver,
  type Give,
  measurement,
} from '../../support/fake-driver.ts'
import { long } from '../../support/long.ts'
import { recorded } from '../../support/recorded.ts'
import { listeningConsole, plainEnv } from '../../support/repository.ts'

afterEach(() => {
  vi.useRealTimers()
})

/** Measures, and judges what was measured. */
async function judging(driver: MeasurementDriver, settings: RunSettings) {
  const console = listeningConsole()
  const twice = await measureAndConfirm(driver, console, settings)
  const { first, again, probe, isRelinked } = twice
  const seriesIn = (measured: typeof first) => ({
    ...measured,
    series: collectSeriesFromRounds(measured.rounds, measured.units),
  })
  const result = resultFileOfMeasuredRun({
    suite: [],
    commits,
    settings,
    machine,
    toolchains,
    probe,
    ...seriesIn(first),
    lost: first.lost.map(convertLostItemToResultFileEntry),
    again: again && { ...seriesIn(again), isRelinked },
  })
  return { ...twice, result, said: console.said.join('\n'), warnings: console.warnings }
}

/** Prints the nth of some times on the nth visit to a side, in a folder of its own; the last one from then on. */
const program = (nanoseconds: readonly number[]) => `
printf . >> "$LOG"
visits=$(< "$LOG"); nth=\${#visits}; times=(${nanoseconds.join(' ')})
time=\${times[nth < \${#times[@]} ? nth - 1 : \${#times[@]} - 1]}
millis=$((time * (995 + nth * 7 % 11)))
printf 'BenchmarkIt 10 %d.%03d ns/op\\n' $((millis / 1000)) $((millis % 1000))
`

/** Measures a head that takes these times in turn, against a base of 100 ns. */
async function measuring(head: readonly number[], given: Partial<RunSettings> = {}) {
  await using repository = await recorded({ 'bench.sh': program([100]) }, { 'bench.sh': program(head) })
  const settings = { ...usual, run: 'bash bench.sh', count: 8, ...given }
  let side = 'head'
  const checkout = {
    async enter(entered: 'base' | 'head') {
      side = entered
      await repository.git.run(['checkout', '--quiet', entered])
      return repository.folder
    },
  }
  const env = {
    ...plainEnv,
    get LOG() {
      return `${repository.temp}/${side}.log`
    },
  }
  const signal = new AbortController().signal
  const bench = { ...settings, sides: checkout, commits, env, signal, console: listeningConsole() }
  return await judging(createCommandDriver(bench, settings.run), settings)
}

describe('a command', () => {
  test('is measured once where nothing is suspected', long, async () => {
    const { again, result } = await measuring([100])
    expect(again).toBeNull()
    expect(result).toMatchObject({ verdict: 'pass', again: [], comparisons: [{ confirmation: null }] })
  })

  test('with a regression is measured again, and fails if it recurs', async () => {
    const { first, again, result, said } = await measuring([120])
    // At the look after seven rounds it is clear, by its level there.
    expect(first.rounds.map(({ round }) => round)).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(again?.rounds.map(({ round }) => round)).toEqual([8, 9, 10, 11, 12, 13, 14, 15])
    expect(result).toMatchObject({ verdict: 'fail', comparisons: [{ confirmation: { recurred: true } }] })
    expect(result.again).toHaveLength(8)
    expect(result.isRelaid).toBe(false)
    expect(said).toContain('1 comparison looks like a regression: measuring up to 8 rounds again')
  })

  test('is measured again until it recurs, and to the end where it does not', long, async () => {
    const { first, again, result } = await measuring([120], { count: 20 })
    expect([first.rounds.length, again?.rounds.length]).toEqual([12, 12])
    expect(result).toMatchObject({ verdict: 'fail', comparisons: [{ confirmation: { recurred: true } }] })
    const gone = await measuring([...Array<number>(12).fill(120), 100], { count: 20 })
    expect([gone.first.rounds.length, gone.again?.rounds.length]).toEqual([12, 20])
    expect(gone.result).toMatchObject({ verdict: 'pass', comparisons: [{ change: 'unchanged' }] })
    const all = await measuring([120], { count: 20, stopEarly: false })
    expect([all.first.rounds.length, all.again?.rounds.length]).toEqual([20, 20])
  })

  test(
    'as a part of a run is measured to the end: it is judged among the rows of all parts',
    long,
    async () => {
      const { first, again } = await measuring([120], { count: 20, shard: [1, 2] })
      expect([first.rounds.length, again?.rounds.length]).toEqual([20, 20])
      const same = await measuring([100], { count: 20, shard: [1, 2] })
      expect(same.first.rounds.length).toBe(8)
    },
  )

  test('with one that does not recur does not fail', long, async () => {
    const { result } = await measuring([...Array<number>(7).fill(120), 100])
    expect(result).toMatchObject({
      verdict: 'pass',
      comparisons: [{ change: 'unchanged', confirmation: { recurred: false } }],
    })
  })

  test(
    'is judged by the first measurement without confirm, and by both where there is a budget for it',
    long,
    async () => {
      expect((await measuring([120], { confirm: false })).result).toMatchObject({
        verdict: 'fail',
        again: [],
      })
      const budget = await measuring([120], { budget: 60, stopEarly: false })
      expect(budget.again).not.toBeNull()
    },
  )
})

const settings: RunSettings = { ...usual, count: 8 }
const unchanged: Give = ({ nth, side }) => about(100, nth + (side === 'head' ? 3 : 0))
const slower: Give = ({ nth, side }) => about(side === 'head' ? 120 : 100, nth)

/** The rounds in which an item was visited. */
const roundsOf = (driver: FakeDriver, name: string) => [
  ...new Set(driver.visits.filter(one => one.includes(` ${name} `)).map(one => Number.parseInt(one, 10))),
]

const firstEight = [1, 2, 3, 4, 5, 6, 7, 8]
const nextEight = [9, 10, 11, 12, 13, 14, 15, 16]

describe('of many benchmarks', () => {
  test('the suspect alone is measured again, and laid out anew for that', async () => {
    const driver = fakeDriver({ A: unchanged, B: slower, C: unchanged }, { canRelay: true })
    const { again, isRelinked, result, said } = await judging(driver, settings)
    expect(roundsOf(driver, 'B')).toEqual([...firstEight, ...nextEight])
    for (const name of ['A', 'C']) expect(Math.max(...roundsOf(driver, name))).toBeLessThanOrEqual(8)
    expect(again?.rounds.map(({ round }) => round)).toEqual(nextEight)
    // What is worse again without being shown may have as many more.
    const mayHave = Array.from({ length: 16 }, (_, n) => 9 + n)
    expect(driver.relaid).toEqual([{ titles: ['m.BenchmarkB'], rounds: mayHave }])
    expect([isRelinked, result.isRelaid]).toEqual([true, true])
    expect(said).toContain('1 comparison looks like a regression: measuring up to 8 rounds again, to see')
    expect(result.reason).toBe('1 of 3 benchmarks regressed')
    expect(result.comparisons.map(({ confirmation }) => confirmation?.recurred ?? null)).toEqual([
      null,
      true,
      null,
    ])
  })

  test('one that is worse again, but not in each round, is measured on until it recurs', async () => {
    // In the second measurement two rounds of the first ten are unlucky.
    const unlucky: Give = ({ nth, side, attempt: { round } }) =>
      about(side === 'head' ? (round === 13 || round === 16 ? 80 : 150) : 100, nth)
    const { again, result } = await judging(fakeDriver({ A: unchanged, B: unlucky }), {
      ...settings,
      count: 10,
      stopEarly: false,
    })
    expect(again?.rounds).toHaveLength(15)
    expect(result).toMatchObject({ verdict: 'fail', reason: '1 of 2 benchmarks regressed' })
  })

  test('the second measurement has coins that the first has not seen', async () => {
    const driver = fakeDriver({ B: slower })
    const { first, again } = await judging(driver, { ...settings, seed: 4 })
    const coins = (rounds: typeof first.rounds) => rounds.map(one => one.first).join()
    expect(coins(again?.rounds ?? [])).not.toBe(coins(first.rounds))
  })

  test('where benchmarks can be asked for by name, of a command too only the suspects are measured again', async () => {
    const asked: (readonly string[] | null)[] = []
    const suite: Give = visit => {
      if (visit.side === 'head') asked.push(visit.attempt.only)
      const all = ['Slow', 'Same'].map(name =>
        measurement(name, about(name === 'Slow' && visit.side === 'head' ? 130 : 100, visit.nth)),
      )
      return all.filter(({ benchmark }) => visit.attempt.only?.includes(benchmark) ?? true)
    }
    const { result } = await judging(fakeDriver({ '': suite }, { canFilter: true }), settings)
    expect(result.reason).toBe('1 of 2 benchmarks regressed')
    // What does not differ is settled after seven rounds.
    expect(asked.slice(0, 7)).toEqual(Array(7).fill(null))
    expect(asked.slice(7)).toEqual(Array(8).fill(['Slow-2']))
  })

  test('a command without a filter is told once how few benchmarks its further rounds are for', async () => {
    const suite: Give = visit =>
      ['A', 'B', 'C', 'Open'].map(name =>
        measurement(
          name,
          name === 'Open'
            ? 100 + 10 * ((visit.nth * (visit.side === 'head' ? 3 : 4)) % 7)
            : about(100, visit.nth),
        ),
      )
    const command = { title: null, benchmark: null, package: null, sides }
    const driver = () => ({ ...fakeDriver({ '': suite }), items: async () => [command] })
    const told = async (given: Partial<RunSettings>) =>
      (await judging(driver(), { ...settings, count: 20, ...given })).said.match(/1 of 4 [^\n]*"filter"/g)
    expect(await told({})).toHaveLength(1)
    expect(await told({ filter: '-k {or}' })).toBeNull()
  })

  test('without a suspect nothing is laid out anew', async () => {
    const driver = fakeDriver({ A: unchanged, B: unchanged }, { canRelay: true })
    expect((await judging(driver, settings)).again).toBeNull()
    expect(driver.relaid).toEqual([])
  })

  test('a suspect is found by its name, with all that may stand behind it', async () => {
    const named =
      (text: string): Give =>
      visit => {
        const one = measurement('', slower(visit) as number)
        const more = (config: string) => ({ ...one, benchmark: text, config: { pkg: 'm', config } })
        return [more('x'), more('y')]
      }
    for (const text of ['B', 'B-16', 'B/sub', 'B/sub-x/y-16']) {
      const driver = fakeDriver({ A: unchanged, B: named(text), BB: unchanged })
      const { result } = await judging(driver, { ...settings, count: 10, stopEarly: false })
      expect(result.comparisons.filter(({ confirmation }) => confirmation !== null)).toHaveLength(2)
      expect([text, roundsOf(driver, 'A').length, roundsOf(driver, 'BB').length]).toEqual([text, 10, 10])
    }
  })

  test('all are measured again for a suspect that is named like none of them', async () => {
    const other: Give = visit => [{ ...measurement('Other', slower(visit) as number) }]
    for (const [gives, reason] of [
      [{ A: unchanged, B: other }, '1 of 2 benchmarks regressed'],
      [{ A: unchanged, B: other, C: slower }, '2 of 3 benchmarks regressed'],
    ] as const) {
      const driver = fakeDriver(gives)
      const { result } = await judging(driver, settings)
      expect(result).toMatchObject({ verdict: 'fail', reason })
      expect(roundsOf(driver, 'A').some(round => round > 8)).toBe(true)
    }
  })
})

test.each(sides)('a benchmark that %s skips in the first round is measured in the others', async silent => {
  const skipped: Give = visit => (visit.nth === 1 && visit.side === silent ? [] : slower(visit))
  const { result } = await judging(fakeDriver({ A: unchanged, B: skipped }), { ...settings, count: 10 })
  expect(result).toMatchObject({ verdict: 'fail', reason: '1 of 2 benchmarks regressed' })
})

describe('a suspect that fails in the second measurement', () => {
  const failingAgain =
    (side: 'base' | 'head'): Give =>
    visit =>
      visit.nth >= 10 && visit.side === side ? fail(side, visit.attempt) : slower(visit)

  test.each([
    ['base', 'inconclusive'],
    ['head', 'regressed'],
  ] as const)('on %s is lost and %s, and the others count', async (side, change) => {
    const driver = fakeDriver({ A: slower, B: failingAgain(side), C: unchanged })
    const { first, again, result } = await judging(driver, settings)
    expect(first.lost.map(({ item }) => item.benchmark)).toEqual(['B'])
    expect(again?.rounds).toHaveLength(8)
    expect(result).toMatchObject({ verdict: 'fail', lost: [{ benchmark: 'B', failures: [{ side }] }] })
    expect(result.comparisons.map(({ change, confirmation }) => [change, confirmation?.recurred])).toEqual([
      ['regressed', true],
      [change, undefined],
      ['unchanged', undefined],
    ])
  })

  test.each([
    ['base', 'inconclusive', 'inconclusive'],
    ['head', 'fail', 'regressed'],
  ] as const)('on %s is no end to the run where it is the only one', async (side, verdict, change) => {
    // A sub-benchmark that is measured by itself.
    const driver = fakeDriver({ A: unchanged, 'B/1MB': failingAgain(side) })
    const { first, again, result, warnings } = await judging(driver, settings)
    expect(first).toMatchObject({ baseFailed: null, lost: [{ item: { benchmark: 'B/1MB' } }] })
    expect(again).toBeNull()
    expect(result).toMatchObject({ verdict, comparisons: [{}, { change }] })
    expect(warnings).toEqual([
      `It failed in round 10 of 15, ${side}\nIt is tried again, up to 4 times, as it may fail only now and then.`,
      `It failed in round 10 of 15, ${side}\nm.BenchmarkB/1MB is judged by what was measured before.`,
    ])
  })
})

describe('what is lost before', () => {
  test('to the build or in the trial is in the result, and has no rounds', async () => {
    const broken = { title: 'x', benchmark: null, package: 'x', sides: ['base', 'head'] } as const
    const driver = fakeDriver(
      { A: unchanged, B: visit => (visit.side === 'head' ? fail('head', visit.attempt) : 1) },
      { isWarmedUp: true, lost: [{ item: broken, failures: [] }] },
    )
    const { probe, result, first } = await judging(driver, settings)
    expect(roundsOf(driver, 'B')).toEqual([0])
    expect(probe.flatMap(({ short }) => short.measurements.map(({ benchmark }) => benchmark))).toEqual([
      'A-2',
    ])
    expect(first.lost.map(({ item }) => item.package)).toEqual(['x', 'm'])
    expect(result.comparisons).toHaveLength(1)
    expect(result.verdict).toBe('fail')
  })

  test('leaves a benchmark that head has removed to be judged with it', async () => {
    const driver = fakeDriver(
      { Gone: () => 1, B: visit => (visit.side === 'head' ? fail('head', visit.attempt) : 1) },
      { only: { Gone: 'base' } },
    )
    const { result } = await judging(driver, settings)
    expect(result).toMatchObject({ verdict: 'fail', reason: '1 benchmark failed on head' })
    expect(result.unmatched.base).toMatchObject([{ benchmark: 'Gone-2' }])
  })

  test('is all there was where base fails in every trial', async () => {
    const driver = fakeDriver(
      { A: visit => (visit.side === 'base' ? fail('base', visit.attempt) : 1) },
      { isWarmedUp: true },
    )
    const { first, again } = await measureAndConfirm(driver, listeningConsole(), settings)
    expect(first).toMatchObject({ rounds: [], stopped: 'failed', baseFailed: { side: 'base' } })
    expect(again).toBeNull()
  })
})

test('a head that measures nothing ends the run, but where another shard may have what it measures', async () => {
  const silent = () => fakeDriver({ A: ({ side }) => (side === 'head' ? [] : 100) })
  await expect(judging(silent(), settings)).rejects.toThrow('Nothing was measured on head')
  const { result } = await judging(silent(), { ...settings, shard: [1, 2] })
  expect(result.unmatched.base).toMatchObject([{ benchmark: 'A-2' }])
})

describe('a command that fails when it is measured again', () => {
  /** A suspect, and a count that has grown; after the first measurement one side fails in each round. */
  const failingAgain = (side: Side) => {
    const suite: Give = visit => {
      if (visit.nth > 10 && visit.side === side) fail(side, visit.attempt)
      const allocations = { unit: 'allocs/op', value: visit.side === 'head' ? 13 : 10 }
      return [
        measurement('Slow', slower(visit) as number),
        measurement('Same', unchanged(visit) as number),
        { ...measurement('Same', 0), ...allocations },
      ]
    }
    const driver = fakeDriver({ '': suite })
    const whole = { title: null, benchmark: null, package: null, sides: ['base', 'head'] } as const
    return { ...driver, items: async () => [whole] }
  }

  test.each([
    [
      'base',
      'inconclusive',
      '1 of 2 benchmarks regressed, 1 inconclusive; 1 benchmark could not be measured',
    ],
    ['head', 'regressed', '1 benchmark failed on head; 2 of 2 benchmarks regressed'],
  ] as const)(
    'on %s loses its suspects, which are %s, and nothing else that it measured',
    async (...given) => {
      const [side, change, reason] = given
      const { first, again, result, warnings } = await judging(failingAgain(side), settings)
      expect([first.baseFailed, again, result.verdict, result.reason]).toEqual([null, null, 'fail', reason])
      expect(result.lost).toMatchObject([{ benchmark: 'Slow-2', package: 'm', failures: [{ side }] }])
      expect(result.comparisons.map(({ benchmark, unit, change }) => [benchmark, unit, change])).toEqual([
        ['Slow-2', 'sec/op', change],
        ['Same-2', 'sec/op', 'unchanged'],
        ['Same-2', 'allocs/op', 'regressed'],
      ])
      expect(warnings.at(-1)).toMatch(/\nWhat the command measures is judged by what was measured before\.$/)
    },
  )
})

test('a benchmark that a command loses in both measurements is lost once, with the tries of both', async () => {
  const driver = fakeDriver({ '': slower })
  const broken = new SideFailedError('head', 'it has no result', 'X has no result', '')
  const losing: MeasurementDriver = {
    ...driver,
    items: async () => [{ title: null, benchmark: null, package: null, sides: ['base', 'head'] }],
    async visit(...asked) {
      const outcome = await driver.visit(...asked)
      const [, side] = asked
      return { ...outcome, failed: new Map(side === 'head' ? [['X', broken]] : []) }
    },
  }
  const { first, again, result } = await judging(losing, settings)
  const runs = first.rounds.length + (again?.rounds.length ?? 0)
  const tries = { base: { runs, failed: 0 }, head: { runs, failed: runs } }
  expect(result.lost).toMatchObject([{ benchmark: 'X', failures: [{ side: 'head' }], tries }])
  expect(result.reason).toBe('1 benchmark failed on head; 1 of 1 benchmark regressed')
})

test('a benchmark that has left is lost by the runs that it had, and not by those that left it out', async () => {
  const times = noisy(100, 0.06, 100, seededRandom(3))
  const driver = fakeDriver(
    { '': ({ nth, side }) => [measurement('Y', times[2 * nth + (side === 'head' ? 1 : 0)] ?? 0)] },
    { canFilter: true },
  )
  const broken = new SideFailedError('head', 'it has no result', 'X has no result', '')
  const failingNowAndThen: MeasurementDriver = {
    ...driver,
    items: async () => [{ title: null, benchmark: null, package: null, sides: ['base', 'head'] }],
    async visit(item, side, attempt) {
      const outcome = await driver.visit(item, side, attempt)
      if (attempt.only?.includes('X') === false) return outcome
      if (side === 'head' && attempt.round % 2 === 1) return { ...outcome, failed: new Map([['X', broken]]) }
      const constant = { benchmark: 'X', config: {}, iterations: 10, unit: 'instructions', value: 1000 }
      const measurements = [...outcome.visit.measurements, constant]
      return { ...outcome, visit: { ...outcome.visit, measurements } }
    },
  }
  const { first, result } = await judging(failingNowAndThen, { ...usual, count: 20, confirm: false })
  expect(first.rounds.length).toBe(20)
  const tries = { base: { runs: 8, failed: 0 }, head: { runs: 8, failed: 4 } }
  expect(result).toMatchObject({ verdict: 'fail', lost: [{ benchmark: 'X', tries }] })
})

test('Ctrl-C in the second measurement leaves the first to be judged, which says that it was stopped', async () => {
  const stopping = new AbortController()
  const stopped: Give = visit => {
    if (visit.nth <= 9) return slower(visit)
    stopping.abort()
    throw new CancelledError('cancelled')
  }
  const around = { stop: stopping.signal }
  const driver = fakeDriver({ A: unchanged, B: stopped })
  const { first, again } = await measureAndConfirm(driver, listeningConsole(), settings, around)
  expect([first.stopped, first.rounds.length, first.lost, again]).toEqual(['interrupted', 7, [], null])
})

describe('Ctrl-C while the second measurement is prepared', () => {
  const stoppedBy = async (error: (stop: AbortController) => Error) => {
    const driver = fakeDriver({ A: unchanged, B: slower })
    const stopping = new AbortController()
    const relinking = {
      layOut: async () => false,
      async relink() {
        throw error(stopping)
      },
      isRelinked: false,
    }
    const { signal: stop } = stopping
    return measureAndConfirm({ ...driver, relinking }, listeningConsole(), settings, { stop })
  }

  test('leaves the first to be judged', async () => {
    const { first, again } = await stoppedBy(stopping => {
      stopping.abort()
      return new CancelledError('cancelled')
    })
    expect([first.stopped, first.rounds.length, again]).toEqual(['interrupted', 7, null])
  })

  test('hides no other end of the run, and no checkout that was not put back', async () => {
    await expect(stoppedBy(() => new CancelledError('cancelled'))).rejects.toThrow(CancelledError)
    const lost = (stopping: AbortController) => {
      stopping.abort()
      return new NotPutBackError('a file is missing')
    }
    await expect(stoppedBy(lost)).rejects.toThrow('a file is missing')
  })
})

describe('the budget', () => {
  /** Lets every visit take five seconds. */
  const slowly =
    (give: Give): Give =>
    visit => {
      if (visit.attempt.budgetEnds !== null && steadyNow() >= visit.attempt.budgetEnds)
        throw new VisitCutOffByBudgetError('the budget is used up')
      vi.advanceTimersByTime(5000)
      return give(visit)
    }
  const within = (budget: number, driver: FakeDriver) => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.UTC(2026, 0, 1) })
    return judging(driver, { ...settings, budget, stopEarly: false })
  }
  const two = (given: Parameters<typeof fakeDriver>[1] = {}) =>
    fakeDriver({ A: slowly(unchanged), B: slowly(slower) }, given)

  test('that cannot hold a second measurement, by what the first visits took, begins none', async () => {
    // Sixteen visits of a tenth of a second, by a clock that stands.
    const driver = fakeDriver({ B: slower })
    const { again, said } = await within(1.5, driver)
    expect(again).toBeNull()
    expect(said).toContain('leaves no time to measure 8 rounds again')
    expect(driver.visits.filter(visit => Number(visit.split(' ')[0]) > 8)).toEqual([])
    expect((await within(1.7, fakeDriver({ B: slower }))).again?.rounds).toHaveLength(8)
  })

  test('that ends while what is worse again is measured on leaves it to the rounds that were made', async () => {
    const unlucky: Give = ({ nth, side, attempt: { round } }) =>
      about(side === 'head' ? (round === 9 || round === 12 ? 80 : 150) : 100, nth)
    const driver = fakeDriver({ A: slowly(unchanged), B: slowly(unlucky) })
    // Eight rounds of twenty seconds, and ten of ten.
    const { again, result, said } = await within(265, driver)
    expect(again?.rounds).toHaveLength(10)
    expect(said).not.toContain('leaves no time')
    expect(result).toMatchObject({ verdict: 'inconclusive', comparisons: [{}, { change: 'inconclusive' }] })
  })

  test('counts what a round of a suspect took, also where it left before the others', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.UTC(2026, 0, 1) })
    const wild: Give = ({ nth, side }) => 100 * (1 + ((nth * (side === 'head' ? 7 : 5)) % 11) / 10)
    const again = async (budget: number) => {
      const driver = fakeDriver({ A: wild, B: slower })
      const measured = await judging(driver, { ...settings, count: 20, budget })
      expect([
        roundsOf(driver, 'B')
          .filter(round => round <= 20)
          .at(-1),
        measured.first.rounds.length,
      ]).toEqual([12, 28])
      return measured.again
    }
    // Up to twenty rounds of two visits of a tenth of a second, by a clock that stands.
    expect(await again(3.9)).toBeNull()
    expect((await again(4.1))?.rounds).toHaveLength(12)
  })

  test('has to leave time for the second measurement of what is suspected, which is less than that of all', async () => {
    const driver = two()
    // Eight rounds of twenty seconds, and eight of ten.
    expect((await within(240, driver)).again?.rounds).toHaveLength(8)
    const { again, said, result } = await within(239, two())
    expect(again).toBeNull()
    expect(said).toContain('the budget of 3 min 59 s leaves no time to measure 8 rounds again')
    expect(result).toMatchObject({ verdict: 'fail', again: [] })
  })

  test('is kept in part for that: of many a fifth, of what is measured as a whole the half', async () => {
    // A hundred rounds of ten seconds would take a thousand; the second measurement is as long as the first.
    const alone = (given = {}) => fakeDriver({ B: slowly(slower) }, given)
    const rounds = async (driver: FakeDriver, given: Partial<RunSettings> = {}) => {
      vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.UTC(2026, 0, 1) })
      const all = { ...settings, count: 100, budget: 500, stopEarly: false, ...given } as const
      const { first, again } = await judging(driver, all)
      return [first.rounds.length, again?.rounds.length ?? 0]
    }
    expect(await rounds(alone())).toEqual([25, 25])
    expect(await rounds(alone({ canFilter: true }))).toEqual([40, 0])
    expect(await rounds(alone(), { confirm: false })).toEqual([50, 0])
    const many = fakeDriver({
      ...Object.fromEntries([...'ACDEF'].map(name => [name, slowly(unchanged)])),
      B: slowly(slower),
    })
    // Rounds of a minute: nine in four fifths, and ten seconds for each of them again.
    expect(await rounds(many, { budget: 700 })).toEqual([9, 9])
  })

  test('that has no room for all decides as many as it has room for, and says how much would do', async () => {
    const names = [...'ABCDEF']
    const driver = fakeDriver(Object.fromEntries(names.map(name => [name, slowly(unchanged)])))
    // Eight rounds of ten seconds each are 480 s.
    const { result, warnings } = await within(300, driver)
    expect(result.verdict).toBe('inconclusive')
    expect(result.reason).toBe('4 benchmarks could not be measured; no regression in 2 benchmarks')
    expect(result.lost.map(({ benchmark }) => benchmark)).toEqual(['C', 'D', 'E', 'F'])
    for (const { change } of result.comparisons) expect(change).toBe('unchanged')
    expect(warnings).toEqual([
      'Not measured: the budget of 5 min has room for 2 of 6 benchmarks. About 10 min would be enough for all. Raise "budget", or choose fewer benchmarks with "bench".',
    ])
  })

  test('that has no room for the fewest rounds of one says so after the first', async () => {
    const { warnings } = await within(30, fakeDriver({ B: slowly(unchanged) }))
    expect(warnings[0]).toBe(
      'budget: 30 s has room for one round of 10 s, as a part is kept for measuring again; nothing is decided before 8 rounds. About 3 min would be enough.',
    )
  })

  test('that the trials would use up leaves out what was not tried', async () => {
    const names = [...'ABCDEF']
    const gives = Object.fromEntries(names.map(name => [name, slowly(unchanged)]))
    const { result, warnings } = await within(150, fakeDriver(gives, { isWarmedUp: true }))
    expect(warnings[0]).toContain('has room for')
    expect(result.lost.length).toBeGreaterThan(0)
  })

  test('covers the linking for the second measurement', async () => {
    const linking = (seconds: number) => {
      const driver = two()
      const relinking = {
        layOut: async () => false,
        async relink() {
          vi.advanceTimersByTime(seconds * 1000)
        },
        isRelinked: true,
      }
      return { ...driver, relinking }
    }
    expect((await within(240, linking(0))).again?.rounds).toHaveLength(8)
    expect((await within(240, linking(1))).again).toBeNull()
  })

  test('covers the trial', async () => {
    // Twenty seconds more.
    expect((await within(260, two({ isWarmedUp: true }))).again?.rounds).toHaveLength(8)
    expect((await within(259, two({ isWarmedUp: true }))).again).toBeNull()
    await expect(within(10, two({ isWarmedUp: true }))).rejects.toThrow(CouldNotMeasureError)
  })

  test('that is up before the first round has ended leaves nothing to judge', async () => {
    await expect(within(15, two())).rejects.toThrow(
      'budget: the first round did not end within 12 s (the rest of the 15 s is kept for measuring suspected regressions again); when time ran out, m.BenchmarkB ran on head. Give',
    )
  })

  test('that is up in the second measurement takes it back, but not what was lost in it', async () => {
    const hanging: Give = visit => {
      if (visit.nth > 9) vi.advanceTimersByTime(1000_000)
      return slower(visit)
    }
    const failing: Give = visit => (visit.nth > 8 ? fail(visit.side, visit.attempt) : slower(visit))
    const driver = fakeDriver({ A: slowly(failing), B: slowly(hanging) })
    const { again, first, said } = await within(400, driver)
    expect(again).toBeNull()
    expect(first.lost.map(({ item }) => item.benchmark)).toEqual(['A'])
    expect(said).toContain('leaves no time to measure 8 rounds again')
  })
})
