// Several runs that take turns: the shared side is visited once for all, nothing of two happens at once.
import { afterEach, expect, test, vi } from 'vitest'
import { SideFailedError } from '../../../src/core/model/errors.ts'
import type { Side } from '../../../src/core/model/measuring.ts'
import { planRoundsInRandomSideOrderForEachItem } from '../../../src/core/rounds/schedule.ts'
import type { MeasurementDriver } from '../../../src/effects/measure/driver.ts'
import { measureSchedule } from '../../../src/effects/measure/measure.ts'
import { prepareMeasureAndConfirm } from '../../../src/effects/measure/measure-and-confirm.ts'
import { SchedulerOfRunsSharingSideVisits } from '../../../src/effects/measure/shared-scheduler.ts'
import { commits, settings } from '../../core/report/runs.ts'
import { fail, fakeDriver, type Give, itemNamed } from '../../support/fake-driver.ts'
import { listeningConsole } from '../../support/repository.ts'

afterEach(() => {
  vi.useRealTimers()
})

const rounds = 6

interface Planned {
  readonly seed: number
  readonly gives: Readonly<Record<string, Give>>
  /** How many rounds each benchmark has; all where it is not named. */
  readonly until?: Readonly<Record<string, number>>
  readonly isLaid?: (round: number) => boolean
  /** Whether it has things to do by itself between its visits. */
  readonly isSlow?: boolean
}

/** Measures one run for each, all together; `log` has the visits that were made: `1 A base`, `1 A v2`. */
async function together(runs: Readonly<Record<string, Planned>>, shared: Side = 'base') {
  const ensemble = new SchedulerOfRunsSharingSideVisits(shared)
  const log: string[] = []
  let isBusy = false
  const seats = Object.entries(runs).map(([name, planned]) => [name, planned, ensemble.join()] as const)
  const ended = await Promise.allSettled(
    seats.map(async ([name, { gives, seed, until = {}, isLaid, isSlow }, seat]) => {
      const watched =
        (give: Give): Give =>
        visit => {
          expect(isBusy).toBe(false)
          return give(visit)
        }
      const fake = fakeDriver(
        Object.fromEntries(Object.entries(gives).map(([key, give]) => [key, watched(give)])),
        isLaid ? { isLaid } : {},
      )
      const visit: typeof fake.visit = async (item, side: Side, attempt) => {
        isBusy = true
        // Others get the chance to begin meanwhile.
        await new Promise(setImmediate)
        isBusy = false
        log.push(`${attempt.round} ${item.benchmark} ${side === shared ? shared : name}`)
        return fake.visit(item, side, attempt)
      }
      const taken = seat.wrap({ ...fake, visit })
      const driver: MeasurementDriver = {
        ...taken,
        async visit(...asked) {
          const reading = await taken.visit(...asked)
          for (let turn = 0; isSlow && turn < 20; turn++) await new Promise(setImmediate)
          return reading
        },
      }
      try {
        const items = await driver.items()
        const plan = planRoundsInRandomSideOrderForEachItem(items.length, rounds, seed).map((one, n) => ({
          item: items[n] as (typeof items)[number],
          rounds: one,
        }))
        return await measureSchedule(plan, driver, listeningConsole(), {
          ...{ budget: null, count: rounds, isAgain: false },
          noiseWanted: () => 0,
          selectFurther: each =>
            each.map((made, n) =>
              made.length >= (until[items[n]?.benchmark ?? ''] ?? 99) ? 'nothing' : 'all',
            ),
        })
      } finally {
        seat.leave()
      }
    }),
  )
  return { ended, log, of: (name: string) => log.filter(visit => visit.endsWith(` ${name}`)) }
}

test('each round visits the shared side once, and each other once, before or after it as its own coin says', async () => {
  const gives = { A: () => 1, B: () => 2 }
  const { ended, log, of } = await together({
    v2: { seed: 1, gives },
    v3: { seed: 2, gives, isSlow: true },
    v4: { seed: 3, gives },
  })
  expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled'])
  for (const name of ['base', 'v2', 'v3', 'v4']) expect(of(name)).toHaveLength(2 * rounds)
  for (const [name, seed] of [
    ['v2', 1],
    ['v3', 2],
    ['v4', 3],
  ] as const)
    for (const [n, item] of ['A', 'B'].entries())
      for (const { round, order } of planRoundsInRandomSideOrderForEachItem(2, rounds, seed)[n] ?? []) {
        const isBefore = log.indexOf(`${round} ${item} base`) < log.indexOf(`${round} ${item} ${name}`)
        expect([name, item, round, isBefore]).toEqual([name, item, round, order[0] === 'base'])
      }
})

test('all have the same values of the shared side', async () => {
  const gives = { A: ({ nth }: { nth: number }) => 100 + nth }
  const { ended } = await together({ v2: { seed: 1, gives }, v3: { seed: 2, gives } })
  const started = ended.map(one =>
    one.status === 'fulfilled' ? one.value.rounds.map(({ base }) => base.measurements[0]?.value) : [],
  )
  expect(started[0]).toHaveLength(rounds)
  expect(started[0]).toEqual(started[1])
})

test('who is settled or has failed leaves the others to go on', async () => {
  const gives = { A: () => 1, B: () => 2 }
  const broken = {
    A: () => 1,
    B: ({ side, attempt, nth }: Parameters<Give>[0]) =>
      side === 'head' && nth > 1 ? fail(side, attempt) : 2,
  }
  const { ended, of } = await together({
    v2: { seed: 1, gives, until: { A: 2 } },
    v3: { seed: 2, gives: broken },
    v4: { seed: 3, gives, until: { A: 3, B: 3 } },
  })
  expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled'])
  expect(of('v2').filter(one => one.includes('A'))).toHaveLength(2)
  expect(of('v2').filter(one => one.includes('B')).length).toBeGreaterThanOrEqual(rounds)
  expect(of('v4')).toHaveLength(6)
  // Who is further on waits, so that nobody makes a visit of its own later.
  expect(of('base')).toEqual([...new Set(of('base'))])
  expect(of('base').filter(one => one.startsWith('6 '))).toEqual(
    expect.arrayContaining(['6 A base', '6 B base']),
  )
})

test('where the shared side fails, all are told', async () => {
  const gives = { A: ({ side, attempt }: Parameters<Give>[0]) => (side === 'base' ? fail(side, attempt) : 1) }
  const { ended, of } = await together({ v2: { seed: 1, gives }, v3: { seed: 2, gives } })
  expect(ended.map(one => (one.status === 'fulfilled' ? one.value.baseFailed?.why : null))).toEqual([
    'it failed in round 1 of 6',
    'it failed in round 1 of 6',
  ])
  expect(of('base')).toHaveLength(1)
})

test('the shared side may be head: it is visited once for all, and where it fails all are told', async () => {
  const gives = { A: ({ side, nth }: Parameters<Give>[0]) => (side === 'head' ? 100 + nth : 1) }
  const runs = { base: { seed: 1, gives }, since: { seed: 2, gives } }
  const { ended, of } = await together(runs, 'head')
  for (const name of ['base', 'head', 'since']) expect(of(name)).toHaveLength(rounds)
  const heads = ended.map(one =>
    one.status === 'fulfilled' ? one.value.rounds.map(({ head }) => head.measurements[0]?.value) : [],
  )
  expect(heads[0]).toHaveLength(rounds)
  expect(heads[1]).toEqual(heads[0])
  const failing = {
    A: ({ side, attempt }: Parameters<Give>[0]) => (side === 'head' ? fail(side, attempt) : 1),
  }
  const broken = { base: { seed: 1, gives: failing }, since: { seed: 2, gives: failing } }
  expect((await together(broken, 'head')).ended.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})

test('what is laid out in another way is another visit, and each has those of its own layout', async () => {
  const gives = { A: ({ nth }: { nth: number }) => 100 + nth }
  const { ended, of } = await together({
    v2: { seed: 1, gives, isLaid: () => true },
    v3: { seed: 2, gives, isLaid: round => round < 3 },
    v4: { seed: 3, gives, isLaid: () => true },
  })
  expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled'])
  const perRound = Array.from({ length: rounds }, (_, n) =>
    of('base').filter(one => one.startsWith(`${n + 1} `)),
  )
  expect(perRound.map(visits => visits.length)).toEqual([1, 1, 2, 2, 2, 2])
})

/** Measures one run for each name whole, from what prepares it on; what `preparing` throws ends one. */
async function whole(names: readonly string[], preparing: (name: string, side: Side) => void = () => {}) {
  const ensemble = new SchedulerOfRunsSharingSideVisits('base')
  const log: string[] = []
  const seats = names.map(name => [name, ensemble.join()] as const)
  const ended = await Promise.allSettled(
    seats.map(async ([name, seat], n) => {
      const gives = {
        A({ side, attempt, nth }: Parameters<Give>[0]) {
          log.push(`${attempt.round === 0 ? 'try' : 'round'} ${name} ${side}`)
          return 100 + nth
        },
      }
      const prepare = (side: Side) => {
        log.push(`prepare ${name} ${side}`)
        preparing(name, side)
      }
      const driver = seat.wrap(fakeDriver(gives, { isWarmedUp: true, prepare }))
      const around = { commits, console: listeningConsole(), ready: () => seat.ready() }
      try {
        const alone = { ...settings, ...{ count: 8, confirm: false, stopEarly: false, budget: 60 } }
        return await prepareMeasureAndConfirm(driver, around, { ...alone, seed: n + 1 })
      } finally {
        seat.leave()
      }
    }),
  )
  return { ended, log }
}

test('none begins its rounds, and the time for them, before all are prepared and tried', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: 0 })
  const { ended, log } = await whole(['v2', 'v3', 'v4'], () => vi.advanceTimersByTime(3_600_000))
  const rounds = ended.map(one => (one.status === 'fulfilled' ? one.value.first.rounds.length : null))
  expect(rounds).toEqual([8, 8, 8])
  const began = log.findIndex(one => one.startsWith('round'))
  expect(log.slice(0, began)).toHaveLength(12)
  expect(log.slice(began).filter(one => !one.startsWith('round'))).toEqual([])
})

test('who cannot be prepared keeps no other waiting', async () => {
  const { ended, log } = await whole(['v2', 'v3', 'v4'], (name, side) => {
    if (name !== 'v2' && side === 'head') throw new SideFailedError(side, 'no', 'it does not build', '')
  })
  expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
  expect(log.filter(one => one === 'round v2 head')).toHaveLength(8)
})

test('a visit that is made for several has the time of the one that has most', async () => {
  const ensemble = new SchedulerOfRunsSharingSideVisits('base')
  const given: (number | null)[] = []
  const gives = { A: ({ attempt }: Parameters<Give>[0]) => given.push(attempt.budgetEnds) }
  const seats = [ensemble.join(), ensemble.join()] as const
  const item = itemNamed('A')
  const visiting = (ends: readonly (number | null)[]) =>
    Promise.all(
      seats.map((seat, n) =>
        seat.wrap(fakeDriver(gives)).visit(item, 'base', {
          ...{ round: given.length + 1, place: 'a round', only: null },
          budgetEnds: ends[n] ?? null,
        }),
      ),
    )
  await visiting([1000, 2000])
  await visiting([4000, 3000])
  await visiting([null, null])
  expect(given).toEqual([2000, 4000, null])
})

test('a visit to some benchmarks only, or in a second measurement, is not shared with one that is to all in the first', async () => {
  type Asks = (driver: MeasurementDriver) => Promise<unknown>
  const visiting =
    (only: readonly string[] | null): Asks =>
    driver =>
      driver.visit(itemNamed('A'), 'base', { round: 1, place: '', only, budgetEnds: null })
  const again: Asks = async driver => {
    await driver.relinking?.relink([itemNamed('A')], [1])
    await visiting(null)(driver)
  }
  const visitsOf = async (...both: readonly Asks[]) => {
    const ensemble = new SchedulerOfRunsSharingSideVisits('base')
    const fakes = both.map(() => fakeDriver({ A: () => 1 }))
    const seats = both.map((ask, n) => [ask, fakes[n] as MeasurementDriver, ensemble.join()] as const)
    await Promise.all(seats.map(([ask, fake, seat]) => ask(seat.wrap(fake)).finally(() => seat.leave())))
    return fakes.flatMap(({ visits }) => visits).length
  }
  expect(await visitsOf(visiting(null), visiting(null))).toBe(1)
  expect(await visitsOf(visiting(['A-2']), visiting(['A-2']))).toBe(1)
  expect(await visitsOf(visiting(['A-2']), visiting(null))).toBe(2)
  expect(await visitsOf(again, again)).toBe(1)
  expect(await visitsOf(again, visiting(null))).toBe(2)
})
