// Rounds go where something is open: what leaves early leaves its rounds to the others.
import { expect, test } from 'vitest'
import type { BenchmarksOfItemInNextRound } from '../../../src/core/judge/stopping-rule.ts'
import { planRoundsInRandomSideOrderForEachItem } from '../../../src/core/rounds/schedule.ts'
import { measureSchedule } from '../../../src/effects/measure/measure.ts'
import { type FakeDriver, fakeDriver, measurement } from '../../support/fake-driver.ts'
import { listeningConsole } from '../../support/repository.ts'

/** Walks at most 30 rounds of each item where 10 are usual. */
async function measuring(
  driver: FakeDriver,
  further: (item: number, rounds: number) => BenchmarksOfItemInNextRound,
  interims: readonly number[] = [],
) {
  const console = listeningConsole()
  const items = await driver.items()
  const schedules = planRoundsInRandomSideOrderForEachItem(items.length, 30, 5)
  const plan = items.map((item, n) => ({ item, rounds: schedules[n] ?? [] }))
  const measured = await measureSchedule(plan, driver, console, {
    ...{ budget: null, count: 10, interims, isAgain: false },
    noiseWanted: () => 0,
    selectFurther: each => each.map((rounds, n) => further(n, rounds.length)),
  })
  return { ...measured, said: console.said }
}

const roundsOf = (driver: FakeDriver, name: string) =>
  driver.visits.filter(visit => visit.endsWith(` ${name} base`)).length

test('an item that is open has the rounds that others did not need, and its own', async () => {
  const driver = fakeDriver({ A: () => 1, B: () => 2, C: () => 3 })
  const leavesAfter = [99, 4, 8]
  const { stopped, said } = await measuring(driver, (n, made) =>
    made >= (leavesAfter[n] ?? 0) ? 'nothing' : 'all',
  )
  // Of thirty, B has used four and C eight.
  expect(['A', 'B', 'C'].map(name => roundsOf(driver, name))).toEqual([18, 4, 8])
  expect(stopped).toBe('count')
  expect(said.filter(line => /^round (10|11|18) /.test(line)).map(line => line.split(':')[0])).toEqual([
    'round 10 of 10',
    'round 11 of at most 30',
    'round 18 of at most 30',
  ])
})

test('none has more than three times the usual, and several share what there is', async () => {
  const alone = fakeDriver(Object.fromEntries('ABCDEF'.split('').map(name => [name, () => 1])))
  const { stopped } = await measuring(alone, (n, made) => (n > 0 && made >= 4 ? 'nothing' : 'all'))
  expect(roundsOf(alone, 'A')).toBe(30)
  expect(stopped).toBe('count')

  const two = fakeDriver({ A: () => 1, B: () => 2, C: () => 3 })
  await measuring(two, (n, made) => (n === 2 && made >= 5 ? 'nothing' : 'all'))
  // Five rounds that C has left are two for each, and one that is not enough for both.
  expect(['A', 'B', 'C'].map(name => roundsOf(two, name))).toEqual([12, 12, 5])
})

test('from an analysis on, those go on for which there is time up to the next', async () => {
  const driver = fakeDriver({ A: () => 1, B: () => 2, C: () => 3, D: () => 4 })
  const leavesAfter = [99, 99, 99, 5]
  const { stopped } = await measuring(
    driver,
    (n, made) => (made >= (leavesAfter[n] ?? 0) ? 'nothing' : 'all'),
    [10, 15, 20],
  )
  // What D has left is five rounds of one of them, where all three would have got one more.
  expect(['A', 'B', 'C', 'D'].map(name => roundsOf(driver, name))).toEqual([15, 10, 10, 5])
  expect(stopped).toBe('count')
})

test('where all are open to the last of the usual rounds, there are no more', async () => {
  const driver = fakeDriver({ A: () => 1, B: () => 2 })
  const { rounds, stopped } = await measuring(driver, () => 'all')
  expect([rounds.length, stopped]).toEqual([10, 'count'])
})

test('a round beyond the usual that settles all ends it', async () => {
  const driver = fakeDriver({ A: () => 1, B: () => 2 })
  const { rounds, stopped } = await measuring(driver, (n, made) =>
    made >= (n === 0 ? 12 : 5) ? 'nothing' : 'all',
  )
  expect([rounds.length, stopped]).toEqual([12, 'settled'])
})

test('of what can filter the open benchmarks alone are asked for, by the names they were reported with, and cost their share', async () => {
  const asked: (readonly string[] | null)[] = []
  const suite = ['X', 'Y', 'Z', 'W'].map(name => measurement(name, 1))
  const driver = fakeDriver(
    {
      A: ({ attempt, side }) => {
        if (side === 'base') asked.push(attempt.only)
        return attempt.only ? suite.filter(({ benchmark }) => attempt.only?.includes(benchmark)) : suite
      },
    },
    { canFilter: true },
  )
  const { rounds, perRound } = await measuring(driver, (_, made) =>
    made < 4 ? 'all' : ['X-2', 'Y-2 size:big'],
  )
  expect(asked.slice(0, 4)).toEqual([null, null, null, null])
  expect(asked[4]).toEqual(['X-2', 'Y-2'])
  // Six rounds of ten are left after four, at half the price: twelve.
  expect(rounds).toHaveLength(16)
  // Of two visits of a tenth of a second each: sixteen rounds at the price of ten.
  expect([...perRound.values()]).toEqual([expect.closeTo(0.32, 9)])
})

test('once it can no longer filter, each round costs a whole one, though the open benchmarks alone are kept', async () => {
  let visited = 0
  const suite = ['X', 'Y', 'Z', 'W'].map(name => measurement(name, 1))
  const kept: (readonly string[] | null)[] = []
  const driver = fakeDriver({
    A({ attempt, side }) {
      if (side === 'base') visited += 1
      kept.push(attempt.only)
      return suite.filter(({ benchmark }) => attempt.only?.includes(benchmark) ?? true)
    },
  })
  // The first round with the filter, the fifth, finds that it does not work.
  const giving = Object.defineProperty(driver, 'canFilter', { get: () => visited < 5 })
  const { rounds } = await measuring(giving, (_, made) => (made < 4 || made === 5 ? 'all' : ['X-2']))
  // Five rounds and three quarters of one are left after that round: at a quarter each they would be twenty-three.
  expect(rounds).toHaveLength(10)
  expect(kept.at(-1)).toEqual(['X-2'])
})
