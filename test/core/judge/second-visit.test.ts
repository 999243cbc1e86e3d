// A second visit that is slower than the first, whichever side it is to.
import { expect, test } from 'vitest'
import { randomFrom } from '../../../src/core/common/random.ts'
import { runWarnings } from '../../../src/core/judge/run-warnings.ts'
import { secondVisitOf } from '../../../src/core/judge/second-visit.ts'
import type { Round, Series, Side } from '../../../src/core/model/measuring.ts'
import { planRounds } from '../../../src/core/rounds/schedule.ts'
import { noisy, same, seriesOf } from './series.ts'

const nothing = { started: '', seconds: 1, measurements: [] }
const roundsOf = (firsts: readonly (Side | null)[]): readonly Round[] =>
  firsts.map((first, index) => ({ round: index + 1, block: 1, first, base: nothing, head: nothing }))
const coins = (seed: number, count = 20) => planRounds(count, seed).map(({ order }) => order[0])

/** One benchmark whose second visits take `place` times as long, and head `effect` times as long. */
function measured(
  firsts: readonly (Side | null)[],
  place: number,
  effect = 1,
  seed = 3,
  sigma = 0.01,
): Series {
  const random = randomFrom(seed)
  const [base, head] = [noisy(100, sigma, firsts.length, random), noisy(100, sigma, firsts.length, random)]
  return seriesOf(
    base.map((value, round) => value * (firsts[round] === 'head' ? place : 1)),
    head.map((value, round) => value * effect * (firsts[round] === 'base' ? place : 1)),
  )
}

test('a second visit that is always slower is seen, by about how much, whatever head changes', () => {
  for (const effect of [1, 1.3]) {
    const firsts = coins(5)
    const found = secondVisitOf(roundsOf(firsts), [measured(firsts, 1.03, effect)])
    expect(found?.change).toBeGreaterThan(0.02)
    expect(found?.change).toBeLessThan(0.04)
    expect(found?.p).toBeLessThanOrEqual(0.001)
  }
  const firsts = coins(5)
  expect(secondVisitOf(roundsOf(firsts), [measured(firsts, 0.97)])?.change).toBeLessThan(-0.02)
})

test('without such an effect it is seen in at most one run of a thousand', () => {
  const seen = Array.from({ length: 1000 }, (_, run) => {
    const firsts = coins(run)
    return secondVisitOf(roundsOf(firsts), [measured(firsts, 1, 1.3, run + 5000)])
  }).filter(found => found !== null)
  // Of a thousand one is expected; four standard errors more.
  expect(seen.length).toBeLessThanOrEqual(5)
})

test('a noisy benchmark does not drown a steady one, and one that left counts up to there', () => {
  const firsts = coins(7)
  const steady = measured(firsts, 1.02)
  const loud = measured(firsts, 1.02, 1, 9, 0.5)
  const left = { ...loud, base: loud.base.slice(0, 8), head: [...loud.head.slice(0, 7), null] }
  expect(secondVisitOf(roundsOf(firsts), [steady, loud, left])).not.toBeNull()
})

test('too few rounds, orders of their own, and what is no time say nothing', () => {
  const short = coins(5, 10)
  expect(secondVisitOf(roundsOf(short), [measured(short, 2)])).toBeNull()
  const apart = same<null>(null)
  expect(secondVisitOf(roundsOf(apart), [measured(coins(5), 2)])).toBeNull()
  const firsts = coins(5)
  expect(secondVisitOf(roundsOf(firsts), [{ ...measured(firsts, 2), unit: 'MB/s' }])).toBeNull()
  expect(secondVisitOf(roundsOf(firsts), [seriesOf(same(null), same(null))])).toBeNull()
  expect(secondVisitOf([], [])).toBeNull()
})

test('the run is warned of it', () => {
  const firsts = coins(5)
  expect(runWarnings(roundsOf(firsts), [measured(firsts, 1.03)], null)).toMatchObject([
    { kind: 'second-visit' },
  ])
})
