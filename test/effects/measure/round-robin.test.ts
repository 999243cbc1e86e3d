// Items that are measured apart: how they take turns, and what becomes of those that fail, settle or have one side only.
import { afterEach, describe, expect, test, vi } from 'vitest'
import { pickRunSettingsFromInputs } from '../../../src/core/inputs/check-inputs.ts'
import { compareAllSeries } from '../../../src/core/judge/compare-series.ts'
import { isBrokenByHead } from '../../../src/core/judge/verdict.ts'
import { SideFailedError } from '../../../src/core/model/errors.ts'
import type { MeasuredRound } from '../../../src/core/model/measuring.ts'
import { collectSeriesFromRounds } from '../../../src/core/rounds/collect.ts'
import { planRoundsInRandomSideOrderForEachItem } from '../../../src/core/rounds/schedule.ts'
import { readInputsWithSeed } from '../../../src/effects/inputs/inputs.ts'
import {
  convertLostItemToResultFileEntry,
  createRoundLoggingWatcher,
  type MeasurementWatcher,
  RestartRoundError,
  VisitCutOffByBudgetError,
  type VisitOptions,
} from '../../../src/effects/measure/driver.ts'
import {
  type MeasureLimitsAndHooks,
  measureSchedule,
  runTrialOfEachItem,
} from '../../../src/effects/measure/measure.ts'
import { steadyNow } from '../../../src/effects/program/steady-clock.ts'
import { about, type FakeDriver, fail, fakeDriver } from '../../support/fake-driver.ts'
import { listeningConsole } from '../../support/repository.ts'

afterEach(() => {
  vi.useRealTimers()
})

type Walked = Partial<Omit<MeasureLimitsAndHooks, 'selectFurther'>> & {
  settled?: (...asked: Parameters<MeasureLimitsAndHooks['selectFurther']>) => readonly boolean[]
}

/** Walks so many rounds with all items of a driver. */
async function measuring(
  driver: FakeDriver,
  rounds: number,
  {
    budget = null,
    count = rounds,
    isAgain = false,
    settled = each => each.map(() => false),
    noiseWanted = () => 0,
  }: Walked = {},
) {
  const console = keepingConsole()
  const items = await driver.items()
  const schedules = planRoundsInRandomSideOrderForEachItem(items.length, rounds, 5)
  const plan = items.map((item, n) => ({ item, rounds: schedules[n] ?? [] }))
  const further: MeasureLimitsAndHooks['selectFurther'] = (...asked) =>
    settled(...asked).map(is => (is ? 'nothing' : 'all'))
  const measured = await measureSchedule(plan, driver, console, {
    budget,
    count,
    isAgain,
    noiseWanted,
    selectFurther: further,
  })
  return { ...measured, ...console, plan }
}

/** Keeps what is shown of programs as well: the title of each place, and what was written there. */
function keepingConsole() {
  const shown: [string, string][] = []
  const untrusted = (title: string) => {
    const place: [string, string] = [title, '']
    shown.push(place)
    return {
      write: (chunk: Buffer) => {
        place[1] += chunk.toString()
      },
      close() {},
    }
  }
  return { ...listeningConsole(), untrusted, shown }
}

/** What of a round was measured on a side. */
const names = (round: MeasuredRound | undefined, side: 'base' | 'head') =>
  round?.[side].measurements.map(({ benchmark }) => benchmark)

const visitsTo = (driver: FakeDriver, name: string) => driver.visits.filter(one => one.includes(` ${name} `))

test('each item is visited on both sides before the next one, in an order of its own', async () => {
  const driver = fakeDriver({ A: () => 100, B: () => 200, C: () => 300 })
  const { rounds, stopped, plan } = await measuring(driver, 12)
  const planned = Array.from({ length: 12 }, (_, n) =>
    plan.flatMap(({ item, rounds }) =>
      (rounds[n]?.order ?? []).map(side => `${n + 1} ${item.benchmark} ${side}`),
    ),
  )
  expect(driver.visits).toEqual(planned.flat())
  const orders = plan.map(one => one.rounds.map(({ order }) => order[0]).join())
  expect(new Set(orders).size).toBe(3)
  expect(stopped).toBe('count')
  expect(rounds.map(({ round, first }) => [round, first])).toEqual(
    Array.from({ length: 12 }, (_, n) => [n + 1, null]),
  )
  for (const round of rounds)
    for (const side of ['base', 'head'] as const) expect(names(round, side)).toEqual(['A-2', 'B-2', 'C-2'])
})

test('a round begins again if its visits cannot be compared with those that follow', async () => {
  let restarts = 0
  const driver = fakeDriver(
    {
      A: ({ side, nth, attempt }) => {
        if (attempt.round === 2 && nth === 6 && restarts === 0) {
          restarts++
          throw new RestartRoundError()
        }
        return side === 'base' ? 100 : 200
      },
    },
    { turns: () => 4 },
  )
  const { rounds } = await measuring(driver, 3)
  expect(restarts).toBe(1)
  expect(rounds.map(round => names(round, 'base')?.length)).toEqual([1, 1, 1])
  const inSecond = visitsTo(driver, 'A').filter(visit => visit.startsWith('2 '))
  expect(inSecond.length).toBeGreaterThan(8)
  expect(inSecond.slice(-8).filter(visit => visit.endsWith('base'))).toHaveLength(4)
})

describe('an item with several visits a round', () => {
  test('has its sides take turns, there and back, and shows the faster half of each', async () => {
    const driver = fakeDriver(
      { A: ({ nth }) => 10 ** nth, B: () => 5 },
      { turns: ({ benchmark }) => (benchmark === 'A' ? 4 : 1) },
    )
    const { rounds, perRound, plan } = await measuring(driver, 1)
    const order = plan[0]?.rounds[0]?.order ?? []
    const back = order.toReversed()
    expect(visitsTo(driver, 'A')).toEqual([order, back, order, back].flat().map(side => `1 A ${side}`))
    expect(visitsTo(driver, 'B')).toHaveLength(2)
    for (const side of ['base', 'head'] as const) {
      const [first, ...others] = rounds[0]?.[side].measurements.filter(one => one.benchmark === 'A-2') ?? []
      expect([first?.value, others]).toEqual([expect.closeTo(55e-9, 15), []])
    }
    expect([...perRound.values()]).toEqual([expect.closeTo(0.8, 9), 0.2])
  })

  test('shows head slow in one process of four as it is usually, and is warned of', async () => {
    const driver = fakeDriver(
      { A: ({ side, nth }) => about(100, nth) * (side === 'head' && nth % 4 === 0 ? 1.8 : 1) },
      { turns: () => 10 },
    )
    const { rounds } = await measuring(driver, 20)
    const [row] = compareAllSeries(
      collectSeriesFromRounds(rounds, new Map()),
      pickRunSettingsFromInputs(readInputsWithSeed(() => '')),
    )
    expect(row?.change).toBe('unchanged')
    expect(row?.warnings).toMatchObject([{ kind: 'slow-runs', base: 0, head: 20, rounds: 20 }])
  })

  test('has visits for the noise that is wanted of what its last round reported', async () => {
    const driver = fakeDriver({ A: ({ nth }) => about(100, nth) }, { turns: () => 24 })
    const asked: unknown[] = []
    await measuring(driver, 3, {
      noiseWanted(round, { benchmark }, rows) {
        asked.push([round, benchmark, rows.map(one => one.benchmark)])
        return round === 2 ? 0 : 1
      },
    })
    expect(asked).toEqual([
      [1, 'A', []],
      [2, 'A', ['A-2']],
      [3, 'A', ['A-2']],
    ])
    expect([1, 2, 3].map(round => driver.visits.filter(one => one === `${round} A base`).length)).toEqual([
      4, 24, 4,
    ])
  })

  test('is visited once in a trial', async () => {
    const driver = fakeDriver({ A: () => 100 }, { turns: () => 10 })
    await runTrialOfEachItem(await driver.items(), driver, keepingConsole(), null)
    expect(driver.visits).toEqual(['0 A base', '0 A head'])
  })

  test('that fails in one of them is tried again; if it always fails the round ends, with the failure of its side', async () => {
    const once = fakeDriver(
      { A: ({ side, nth, attempt }) => (side === 'head' && nth === 6 ? fail(side, attempt) : 100) },
      { turns: () => 4 },
    )
    const mended = await measuring(once, 2)
    expect([mended.rounds.length, mended.warnings.length, once.visits.length]).toEqual([2, 1, 17])
    const always = fakeDriver(
      {
        A: ({ side, nth, attempt }) => (side === 'base' && nth > 5 ? fail(side, attempt) : 100),
        B: () => 100,
      },
      { turns: () => 4 },
    )
    const { lost, rounds } = await measuring(always, 3)
    expect(lost.map(({ failures }) => failures.map(({ side }) => side))).toEqual([['base']])
    expect(names(rounds[1], 'base')).toEqual(['B-2'])
  })

  test('that fails at the first has the other side tried once, to see whose failure it is', async () => {
    const driver = fakeDriver(
      { A: ({ side, attempt }) => (side === 'base' ? fail(side, attempt) : 100), B: () => 1 },
      { turns: () => 4 },
    )
    const { lost } = await measuring(driver, 1)
    expect(visitsTo(driver, 'A').toSorted()).toEqual(['1 A base', '1 A head'])
    expect(lost[0]?.failures).toHaveLength(1)
  })

  test('that the budget cuts short gives no round', async () => {
    const driver = fakeDriver(
      {
        A: ({ nth }) => {
          if (nth === 7) throw new VisitCutOffByBudgetError('the budget is used up')
          return 100
        },
      },
      { turns: () => 4 },
    )
    const { rounds, stopped } = await measuring(driver, 3, { budget: 1000 })
    expect([rounds.length, stopped]).toEqual([1, 'budget'])
  })

  test('is shown once a round, be it alone', async () => {
    const driver = fakeDriver(
      {
        A: ({ attempt }) => {
          attempt.onOutput?.(Buffer.from('.'))
          return 100
        },
      },
      { turns: () => 4 },
    )
    const { shown } = await measuring(driver, 2)
    expect(shown).toEqual([
      ['round 1 of 2', '........'],
      ['round 2 of 2', '........'],
    ])
  })
})

describe('an item that fails', () => {
  test.each(['base', 'head'] as const)(
    'on %s is lost with all its rounds, and the others go on',
    async side => {
      const driver = fakeDriver({
        A: () => 100,
        B: visit => (visit.nth >= 3 && visit.side === side ? fail(side, visit.attempt) : 200),
        C: () => 300,
      })
      const { rounds, lost, stopped, baseFailed, warnings } = await measuring(driver, 5)
      expect([stopped, baseFailed]).toEqual(['count', null])
      expect(lost.map(({ item, failures }) => [item.benchmark, failures.map(one => one.side)])).toEqual([
        ['B', [side]],
      ])
      expect(rounds).toHaveLength(5)
      for (const round of rounds) expect(names(round, side)).toEqual(['A-2', 'C-2'])
      expect(visitsTo(driver, 'B').filter(one => one.startsWith('4'))).toEqual([])
      expect(warnings).toEqual([
        `It failed in round 3 of 5, ${side}\nIt is tried again, up to 4 times, as it may fail only now and then.`,
        `It failed in round 3 of 5, ${side}\nThe other benchmarks go on without it.`,
      ])
    },
  )

  test('in its first round is tried on the other side as well, to see whose failure it is', async () => {
    const driver = fakeDriver({ A: () => 100, B: visit => fail(visit.side, visit.attempt) })
    const { lost } = await measuring(driver, 3)
    expect(visitsTo(driver, 'B')).toHaveLength(2)
    expect(lost[0]?.failures.map(({ side }) => side).sort()).toEqual(['base', 'head'])
  })

  test('later is not, as both have shown that they can be measured', async () => {
    const driver = fakeDriver({
      A: () => 100,
      B: visit => (visit.attempt.round === 2 ? fail(visit.side, visit.attempt) : 200),
    })
    const { lost } = await measuring(driver, 3)
    expect(visitsTo(driver, 'B')).toHaveLength(2 + 5)
    expect(lost[0]?.failures).toHaveLength(1)
  })

  test('later, and not when it is tried again, is not lost but told with its counts', async () => {
    const driver = fakeDriver({
      A: () => 100,
      B: visit => (visit.nth === 2 && visit.side === 'head' ? fail('head', visit.attempt) : 200),
    })
    const { lost, flaky, rounds, warnings } = await measuring(driver, 3)
    expect(lost).toEqual([])
    const counts = { base: { runs: 3, failed: 0 }, head: { runs: 4, failed: 1 } }
    expect(flaky).toEqual([{ benchmark: 'B', package: 'm', ...counts }])
    expect(rounds.map(round => names(round, 'head'))).toEqual(Array(3).fill(['A-2', 'B-2']))
    expect(warnings).toEqual([
      'It failed in round 2 of 3, head\nIt is tried again, up to 4 times, as it may fail only now and then.',
    ])
  })

  test('in its first round, though it ran in the trial, is tried again', async () => {
    const driver = fakeDriver(
      { A: () => 1, B: visit => (visit.nth === 1 ? fail(visit.side, visit.attempt) : 2) },
      { isWarmedUp: true },
    )
    expect((await measuring(driver, 2)).lost).toEqual([])
  })

  test('and gets no time to be tried again is lost all the same', async () => {
    const driver = fakeDriver({
      A: () => 1,
      B: visit => {
        if (visit.nth === 2) fail('head', visit.attempt)
        if (visit.nth === 3) throw new VisitCutOffByBudgetError('the budget is used up')
        return 2
      },
    })
    const { lost } = await measuring(driver, 3, { budget: 60 })
    expect(lost[0]?.failures[0]?.message).toBe('It failed in round 2 of 3, head')
  })

  test('now and then on both sides is measured to the end, and is the fault of neither', async () => {
    // One process of six, whichever side it is of: on head twice in a row.
    let processes = 0
    const fails = new Set([7, 8, 13, 19, 25, 31, 37, 38, 43])
    const driver = fakeDriver({
      A: () => 100,
      B: ({ side, attempt, nth }) => (fails.has(++processes) ? fail(side, attempt) : about(200, nth)),
    })
    const { lost, flaky, rounds } = await measuring(driver, 20)
    expect(lost).toEqual([])
    expect(rounds).toHaveLength(20)
    const [{ base, head } = { base: { runs: 0, failed: 0 }, head: { runs: 0, failed: 0 } }] = flaky
    expect(base.failed + head.failed).toBe(fails.size)
    expect([base.runs - base.failed, head.runs - head.failed]).toEqual([20, 20])
  })

  test('far more often on head than on base is the fault of head, though it ran in every round', async () => {
    const driver = fakeDriver({
      A: () => 100,
      B: ({ side, attempt, nth }) => (side === 'head' && nth % 2 === 0 ? fail(side, attempt) : 200),
    })
    const { lost, rounds } = await measuring(driver, 12)
    const told = lost.map(convertLostItemToResultFileEntry)
    expect(told).toMatchObject([
      {
        benchmark: 'B',
        failures: [{ side: 'head' }],
        tries: { base: { runs: 12, failed: 0 }, head: { runs: 23, failed: 11 } },
      },
    ])
    expect(told.every(isBrokenByHead)).toBe(true)
    for (const round of rounds) expect(names(round, 'head')).toEqual(['A-2'])
  })

  test('by taking longer than it may is not tried again', async () => {
    const driver = fakeDriver({
      A: () => 100,
      B: visit => {
        if (visit.nth === 2) throw new SideFailedError(visit.side, 'it hung', 'It hung', '', 'timeout')
        return 200
      },
    })
    expect((await measuring(driver, 3)).lost).toHaveLength(1)
    expect(visitsTo(driver, 'B')).toHaveLength(3)
  })
})

describe('where nothing is left that has not failed', () => {
  test('base’s failure ends it, with the rounds before it', async () => {
    const failing = (at: number) =>
      fakeDriver({
        A: visit => (visit.side === 'base' && visit.nth >= at ? fail('base', visit.attempt) : 1),
        B: visit => (visit.side === 'base' && visit.nth >= at ? fail('base', visit.attempt) : 1),
      })
    const later = await measuring(failing(3), 5)
    expect([later.stopped, later.baseFailed?.why]).toEqual(['failed', 'it failed in round 3 of 5'])
    expect(later.rounds.map(({ round }) => round)).toEqual([1, 2])
    expect(await measuring(failing(1), 5)).toMatchObject({ stopped: 'failed', rounds: [] })
  })

  test('head’s failure is thrown, with base’s where that has failed as well', async () => {
    const onHead = fakeDriver({
      A: visit => (visit.side === 'head' ? fail('head', visit.attempt) : 1),
    })
    await expect(measuring(onHead, 3)).rejects.toThrow(/^It failed in round 1 of 3, head$/)
    const onBoth = fakeDriver({
      A: visit => (visit.side === 'head' ? fail('head', visit.attempt) : 1),
      B: visit => (visit.side === 'base' ? fail('base', visit.attempt) : 1),
    })
    await expect(measuring(onBoth, 3)).rejects.toThrow(
      'It failed in round 1 of 3, head\nBase failed in the same way, so head is probably not the cause: check the command, and what it needs on this machine.',
    )
  })

  test('it is an error that head gave nothing, unless any of it did', async () => {
    const silent = (name: string) =>
      fakeDriver({
        A: visit => (visit.side === 'base' ? fail('base', visit.attempt) : name === 'A' ? 1 : []),
        B: visit => (visit.side === 'base' ? fail('base', visit.attempt) : []),
      })
    await expect(measuring(silent('none'), 3)).rejects.toThrow(
      /^Nothing was measured: head reported no benchmark/,
    )
    expect((await measuring(silent('A'), 3)).baseFailed?.side).toBe('base')
  })
})

describe('measuring again', () => {
  test('what fails is lost, be it all there is, and the other side need not be tried', async () => {
    for (const side of ['base', 'head'] as const) {
      const driver = fakeDriver({ A: visit => (visit.side === side ? fail(side, visit.attempt) : 1) })
      const { lost, baseFailed, rounds, warnings } = await measuring(driver, 3, { isAgain: true })
      expect([lost.length, baseFailed, rounds]).toEqual([1, null, []])
      expect(warnings).toEqual([
        `It failed in round 1 of 3, ${side}\nIt is tried again, up to 4 times, as it may fail only now and then.`,
        `It failed in round 1 of 3, ${side}\nm.BenchmarkA is judged by what was measured before.`,
      ])
    }
    const both = fakeDriver({ A: visit => fail(visit.side, visit.attempt) })
    await measuring(both, 3, { isAgain: true })
    expect(both.visits).toHaveLength(5)
  })
})

describe('an item leaves', () => {
  test('when it is settled, and the others go on until they are', async () => {
    const driver = fakeDriver({ A: () => 1, B: () => 2, C: () => 3 })
    const settledAfter = [2, 4, 3]
    const { rounds, stopped, said } = await measuring(driver, 9, {
      settled: each => each.map((made, n) => made.length >= (settledAfter[n] ?? 0)),
    })
    expect(['A', 'B', 'C'].map(name => visitsTo(driver, name).length)).toEqual([4, 8, 6])
    expect(stopped).toBe('settled')
    expect(rounds.map(round => names(round, 'head')?.join(' '))).toEqual([
      'A-2 B-2 C-2',
      'A-2 B-2 C-2',
      'B-2 C-2',
      'B-2',
    ])
    expect(said[1]).toMatch(/^round 2 of 9: 3 benchmarks in \d+\.\d s, 1 of them finished/)
    expect(said[3]).toMatch(/^round 4 of 9: 1 benchmark in /)
  })

  test('with the usual rounds made, which ends nothing early, though more could follow', async () => {
    const stoppedAfter = async (rounds: number) => {
      const settled = (each: readonly (readonly MeasuredRound[])[]) => each.map(made => made.length >= rounds)
      return (await measuring(fakeDriver({ A: () => 1 }), 9, { count: 5, settled })).stopped
    }
    expect(await Promise.all([4, 5].map(stoppedAfter))).toEqual(['settled', 'count'])
  })

  test('and is asked about no more where it was lost', async () => {
    const asked: [number, number][] = []
    const driver = fakeDriver({ A: () => 1, B: visit => fail(visit.side, visit.attempt) })
    await measuring(driver, 2, {
      settled: (each, _, lost) => {
        asked.push([each.length, lost])
        return [false]
      },
    })
    expect(asked).toEqual([
      [1, 1],
      [1, 1],
    ])
  })
})

describe('an item of one side', () => {
  test('is visited there, in the first round alone', async () => {
    const driver = fakeDriver({ A: () => 1, B: () => 2, C: () => 3 }, { only: { B: 'head', C: 'base' } })
    const { rounds } = await measuring(driver, 4)
    expect([visitsTo(driver, 'B'), visitsTo(driver, 'C')]).toEqual([['1 B head'], ['1 C base']])
    expect(rounds.map(round => names(round, 'head'))).toEqual([['A-2', 'B-2'], ['A-2'], ['A-2'], ['A-2']])
  })

  test('is visited once also where it is all there is', async () => {
    const driver = fakeDriver({ B: () => 2 }, { only: { B: 'head' } })
    const { rounds, stopped } = await measuring(driver, 4)
    expect([driver.visits, rounds.length, stopped]).toEqual([['1 B head'], 1, 'settled'])
  })
})

describe('the budget', () => {
  /** Three items, of which B is cut short in a round. */
  const cutIn = (round: number) => {
    const cut = (visit: { attempt: { round: number } }) => {
      if (visit.attempt.round === round) throw new VisitCutOffByBudgetError('the budget is used up')
      return 1
    }
    return fakeDriver({ A: () => 1, B: cut, C: () => 1 })
  }

  test('cuts a round between items, and what was measured of it before counts', async () => {
    const driver = cutIn(3)
    const { rounds, stopped, said, lost } = await measuring(driver, 5, { budget: 60 })
    expect([stopped, lost]).toEqual(['budget', []])
    expect(rounds.map(round => names(round, 'base')?.join(' '))).toEqual([
      'A-2 B-2 C-2',
      'A-2 B-2 C-2',
      'A-2',
    ])
    expect(visitsTo(driver, 'C')).toHaveLength(4)
    expect(said.at(-1)).toBe(
      'round 3 of 5: the budget was used up while m.BenchmarkB ran on head; its runs of this round are not counted',
    )
  })

  test('leaves nothing of a first round that it cuts, in which some items would be missing', async () => {
    expect(await measuring(cutIn(1), 5, { budget: 60 })).toMatchObject({ rounds: [], stopped: 'budget' })
  })

  test('that ends while the other side of what has failed is tried takes the others with it as usual', async () => {
    const driver = fakeDriver({
      A: visit => {
        if (driver.visits.length === 1) fail(visit.side, visit.attempt)
        throw new VisitCutOffByBudgetError('the budget is used up')
      },
      B: () => 1,
    })
    const { stopped, lost } = await measuring(driver, 5, { budget: 60 })
    expect([stopped, lost[0]?.failures.length]).toEqual(['budget', 1])
  })

  test('is an error there where nothing else is measured', async () => {
    const driver = fakeDriver({
      A: visit => {
        if (driver.visits.length === 1) fail(visit.side, visit.attempt)
        throw new VisitCutOffByBudgetError('the budget is used up')
      },
    })
    await expect(measuring(driver, 5, { budget: 60 })).rejects.toThrow(
      /^budget: the time for measuring ran out before both sides had been tried.*One side had already failed: It failed/,
    )
  })

  test('has room for more rounds once items have left', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.UTC(2026, 0, 1) })
    const slow = () => {
      vi.advanceTimersByTime(5000)
      return 1
    }
    const settled: Walked['settled'] = each => each.map((made, n) => n === 1 && made.length === 2)
    // Twenty seconds a round, then ten: the third ends after 50 seconds, the fourth after 60.
    const ends = async (budget: number, given: Walked = {}) => {
      const { rounds, stopped } = await measuring(fakeDriver({ A: slow, B: slow }), 9, { budget, ...given })
      return [rounds.length, stopped]
    }
    expect(await ends(59, { settled })).toEqual([3, 'budget'])
    expect(await ends(60, { settled })).toEqual([4, 'budget'])
    expect(await ends(60)).toEqual([3, 'budget'])
  })

  test('is told to each visit as a time', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.UTC(2026, 0, 1) })
    const ends: unknown[] = []
    const driver = fakeDriver({ A: ({ attempt }) => ends.push(attempt.budgetEnds) })
    const end = steadyNow() + 90_000
    await measuring(driver, 1, { budget: 90 })
    await measuring(driver, 1)
    expect(ends).toEqual([end, end, null, null])
  })
})

describe('what programs print', () => {
  const printing = { A: say('a'), B: say('b') }
  function say(text: string) {
    return ({ attempt }: { attempt: Pick<VisitOptions, 'onOutput'> }) => {
      attempt.onOutput?.(Buffer.from(text))
      return 1
    }
  }

  test('is shown in one place for a round of many, and in one for each visit where there is one item', async () => {
    expect((await measuring(fakeDriver(printing), 2)).shown).toEqual([
      ['round 1 of 2', 'aabb'],
      ['round 2 of 2', 'aabb'],
    ])
    const { shown } = await measuring(fakeDriver({ A: say('a') }), 1)
    expect(shown.toSorted()).toEqual([
      ['round 1 of 1, base', 'a'],
      ['round 1 of 1, head', 'a'],
    ])
  })

  test('is shown too where the budget cuts the round', async () => {
    const cut = () => {
      throw new VisitCutOffByBudgetError('the budget is used up')
    }
    expect((await measuring(fakeDriver({ ...printing, C: cut }), 2)).shown).toEqual([
      ['round 1 of 2', 'aabb'],
    ])
  })

  test('beside results is kept once for each item', async () => {
    const { printed } = await measuring(fakeDriver({ A: () => 1, B: () => 2 }, { printed: 'hello' }), 3)
    expect(printed).toEqual([
      { benchmark: 'A', package: 'm', line: 'hello' },
      { benchmark: 'B', package: 'm', line: 'hello' },
    ])
  })
})

describe('the trial', () => {
  test('visits each item once, gives what head measured, and loses what fails', async () => {
    const driver = fakeDriver({
      A: ({ side }) => (side === 'head' ? 2 : 1),
      B: visit => (visit.side === 'base' ? fail('base', visit.attempt) : 3),
    })
    const console = keepingConsole()
    const told: string[] = []
    const watch: MeasurementWatcher = {
      ...createRoundLoggingWatcher(console),
      visiting: (place, title, side) => void told.push(`${place}, ${title} ${side}`),
    }
    const { probe, lost, baseFailed } = await runTrialOfEachItem(
      await driver.items(),
      driver,
      console,
      null,
      watch,
    )
    expect(told[1]).toBe('the trial, m.BenchmarkA head')
    expect(told).toHaveLength(8)
    expect(driver.visits).toEqual(['0 A base', '0 A head', ...Array(5).fill('0 B base'), '0 B head'])
    expect(
      probe.flatMap(({ short }) => short.measurements.map(({ benchmark, value }) => [benchmark, value])),
    ).toEqual([
      ['A-2', 2e-9],
      ['B-2', 3e-9],
    ])
    expect(lost.map(({ item }) => item.benchmark)).toEqual(['B'])
    expect(lost[0]?.failures[0]?.message).toBe('It failed in the trial, base')
    expect(baseFailed).toBeNull()
  })

  test('is an answer where base fails in all of them, and an error where head does', async () => {
    const failing = (side: 'base' | 'head') =>
      fakeDriver({ A: visit => (visit.side === side ? fail(side, visit.attempt) : 1) })
    const trying = async (driver: FakeDriver) =>
      runTrialOfEachItem(await driver.items(), driver, keepingConsole(), null)
    expect((await trying(failing('base'))).baseFailed?.side).toBe('base')
    await expect(trying(failing('head'))).rejects.toThrow('It failed in the trial, head')
  })

  test('blames head that hangs for it only where base would have ended twice in that time', async () => {
    const kindOf = async (budget: number, slow: 'base' | 'head' = 'head') => {
      const hangs = ({ side }: { side: 'base' | 'head' }) => {
        if (side === slow) throw new VisitCutOffByBudgetError()
        return 1
      }
      const driver = fakeDriver({ A: hangs, B: () => 1 })
      const { lost } = await runTrialOfEachItem(await driver.items(), driver, keepingConsole(), budget)
      return lost.flatMap(({ failures }) => failures.map(({ kind }) => kind))
    }
    // A visit to base takes .1 s, and each visit has a tenth of the budget.
    expect(await kindOf(2.5)).toEqual(['failed'])
    expect(await kindOf(1.5)).toEqual(['no time'])
    expect(await kindOf(2.5, 'base')).toEqual(['no time'])
  })
})
