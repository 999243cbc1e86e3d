// Rounds of two commits: what is measured in which order, and when it ends.
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { CancelledError, MisconfiguredError, NotPutBackError } from '../../../src/core/model/errors.ts'
import type { MeasuredRound } from '../../../src/core/model/measuring.ts'
import {
  planRoundsInRandomSideOrder,
  planRoundsInRandomSideOrderForEachItem,
} from '../../../src/core/rounds/schedule.ts'
import { VisitCutOffByBudgetError } from '../../../src/effects/measure/driver.ts'
import { measureSchedule } from '../../../src/effects/measure/measure.ts'
import { fakeDriver, itemNamed } from '../../support/fake-driver.ts'
import { long } from '../../support/long.ts'
import { type Laboratory, type Measuring, openLaboratory, usual } from '../../support/measuring.ts'
import { listeningConsole } from '../../support/repository.ts'

let laboratory: Laboratory

beforeAll(async () => {
  laboratory = await openLaboratory()
})

afterAll(() => laboratory[Symbol.asyncDispose]())

const measuring = (given: Measuring) => laboratory.measuring(given)

describe('measuring', () => {
  test('gives each side its own values, round by round', async () => {
    const { rounds } = await measuring({ rounds: 3, isInPlace: true })
    expect(rounds.map(({ round }) => round)).toEqual([1, 2, 3])
    for (const { base, head } of rounds) {
      expect(base.measurements).toMatchObject([
        { benchmark: 'It', unit: 'ticks/op', value: 100, iterations: 10 },
      ])
      expect(head.measurements).toMatchObject([
        { benchmark: 'It', unit: 'ticks/op', value: 200, iterations: 10 },
      ])
    }
  })

  test('visits the sides in the order of the schedule', long, async () => {
    const { rounds, log } = await measuring({ rounds: 6, run: `cat side >> "$LOG"; ${usual}` })
    const planned = planRoundsInRandomSideOrder(6, 1)
    expect(rounds.map(({ first }) => first)).toEqual(planned.map(({ order }) => order[0]))
    expect(log.trim().split('\n')).toEqual(planned.flatMap(({ order }) => [...order]))
  })

  test('keeps what the benchmarks say of their units', async () => {
    const { units } = await measuring({ run: `echo 'Unit hits/op better=higher'; ${usual}` })
    expect(units.get('hits/op')).toMatchObject({ better: 'higher' })
  })

  test('runs in the working directory', long, async () => {
    const { log } = await measuring({
      workingDirectory: 'both',
      run: 'pwd >> "$LOG"; ls >> "$LOG"',
      isInPlace: true,
    })
    expect(log).toMatch(/^(\S+\/both\nx\n){4}$/)
  })

  test('is ended by its signal', long, async () => {
    const controller = new AbortController()
    const untrusted = () => ({ write: () => controller.abort(), close() {} })
    const console = { ...listeningConsole(), untrusted }
    const run = 'echo ready; sleep 1000'
    await expect(measuring({ run, console, signal: controller.signal, isInPlace: true })).rejects.toThrow(
      CancelledError,
    )
  })
})

describe('the end', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  test('is the last round of the schedule', async () => {
    const { rounds, stopped } = await measuring({ rounds: 3 })
    expect([rounds.length, stopped]).toEqual([3, 'count'])
  })

  test('comes when there is enough, which is asked after each round', async () => {
    const asked: (readonly MeasuredRound[])[] = []
    const enoughAt =
      (count: number) =>
      ([rounds = []]: readonly (readonly MeasuredRound[])[]) => {
        asked.push([...rounds])
        return [rounds.length === count]
      }
    const settled = await measuring({ rounds: 4, settled: enoughAt(2) })
    expect([settled.rounds.length, settled.stopped]).toEqual([2, 'settled'])
    expect(asked.map(rounds => rounds.map(({ round }) => round))).toEqual([[1], [1, 2]])
    expect(asked.at(-1)).toEqual(settled.rounds)

    asked.length = 0
    const whole = await measuring({ rounds: 3, settled: enoughAt(3) })
    expect([whole.rounds.length, whole.stopped, asked.length]).toEqual([3, 'count', 3])
  })

  test('is judged by what the benchmarks have said of their units', async () => {
    const better: unknown[] = []
    await measuring({
      run: `echo 'Unit ticks/op better=higher'; ${usual}`,
      settled: (_, units) => [better.push(units.get('ticks/op')?.better) === 0],
    })
    expect(better).toEqual(['higher', 'higher'])
  })

  test('comes with whatever is thrown when that is asked, and the checkout is put back', long, async () => {
    const settled = () => {
      throw new MisconfiguredError('count: too few')
    }
    await expect(measuring({ settled, isInPlace: true })).rejects.toThrow(
      new MisconfiguredError('count: too few'),
    )
  })

  /** Measures on a clock of which every visit takes five seconds. */
  async function onClock(budget: number, rounds: number) {
    vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.UTC(2026, 0, 1) })
    const untrusted = () => ({ write() {}, close: () => vi.advanceTimersByTime(5000) })
    const measured = await measuring({ rounds, budget, console: { ...listeningConsole(), untrusted } })
    vi.useRealTimers()
    return [measured.rounds.length, measured.stopped]
  }

  test('comes before a round that would end after the budget', long, async () => {
    expect(await onClock(39, 5)).toEqual([3, 'budget'])
    expect(await onClock(40, 5)).toEqual([4, 'budget'])
  })

  test('and what a visit takes follow no clock that is set during the run', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    let steps = 0
    const set = () => void vi.setSystemTime(Date.now() + (steps++ % 3 === 0 ? -3_600_000 : 3_600_000))
    const untrusted = () => ({ write: set, close() {} })
    const console = { ...listeningConsole(), untrusted }
    const { rounds, stopped } = await measuring({ rounds: 3, budget: 600, console })
    vi.useRealTimers()
    const seconds = rounds.flatMap(({ base, head }) => [base.seconds, head.seconds])
    expect([steps, stopped, seconds.filter(one => one < 0 || one > 600)]).toEqual([6, 'count', []])
  })

  test('cuts a round short that has begun, which then does not count', long, async () => {
    expect(await onClock(1, 2)).toEqual([0, 'budget'])
    const { rounds, stopped } = await measuring({
      rounds: 3,
      budget: 3,
      run: `${usual}; echo visit >> "$LOG"; test $(wc -l < "$LOG") -lt 4 || sleep 100`,
    })
    expect([rounds.length, stopped]).toEqual([1, 'budget'])
  })

  test('does not come early where the budget is long enough for all rounds', async () => {
    expect(await onClock(20, 2)).toEqual([2, 'count'])
  })
})

describe('a round of several items that is cut short', () => {
  const stopping = new AbortController()
  stopping.abort()
  /** Two rounds of A and B, of which the visit to base of B in this one throws. */
  const cutShort = async (round: number, error: Error, stop?: AbortSignal) => {
    const driver = fakeDriver({
      A: () => 1,
      B({ side, attempt }) {
        if (attempt.round === round && side === 'base') throw error
        return 2
      },
    })
    const schedules = planRoundsInRandomSideOrderForEachItem(2, 2, 1)
    const plan = ['A', 'B'].map((name, n) => ({ item: itemNamed(name), rounds: schedules[n] ?? [] }))
    const { rounds, stopped } = await measureSchedule(plan, driver, listeningConsole(), {
      ...{ budget: null, count: 2, isAgain: false, stop, noiseWanted: () => 0 },
      selectFurther: items => items.map(() => 'all'),
    })
    return [rounds.length, rounds[0]?.base.measurements.length ?? 0, stopped]
  }

  test('is nothing where it is the first, as what it did not reach would be missing silently', async () => {
    expect(await cutShort(1, new VisitCutOffByBudgetError('over'))).toEqual([0, 0, 'budget'])
    expect(await cutShort(1, new Error('git ended'), stopping.signal)).toEqual([0, 0, 'interrupted'])
    expect(await cutShort(2, new VisitCutOffByBudgetError('over'))).toEqual([2, 2, 'budget'])
  })

  test('hides no checkout that could not be put back', async () => {
    const error = new NotPutBackError('Your files are elsewhere.')
    await expect(cutShort(2, error, stopping.signal)).rejects.toBe(error)
  })
})
