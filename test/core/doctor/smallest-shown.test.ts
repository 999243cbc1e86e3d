// The search for the smallest slowdown that shows in four of five gates ends, and finds it.
import { expect, test } from 'vitest'
import { type Experiment, levelAt, nextSlowdown, smallestShown } from '../../../src/core/doctor/self-test.ts'

function experiment(asked: number, isShown: boolean): Experiment {
  const verdict = isShown ? 'fail' : 'pass'
  return { asked, benchmark: 'Do', verdict, isRed: isShown, isShown, others: [], measured: asked, seconds: 1 }
}

/** Searches where everything from `limit` on shows. */
function search(limit: number, first: number, threshold = 0.05) {
  const experiments = [0, 0.1, 0.1, 0.1, 0.1].map(asked => experiment(asked, asked >= limit))
  for (let next = nextSlowdown(experiments, first, threshold); next !== null; ) {
    experiments.push(experiment(next, next >= limit))
    next = nextSlowdown(experiments, first, threshold)
  }
  return { found: smallestShown(experiments)?.asked ?? null, experiments }
}

test('finds what shows, wherever it is expected', () => {
  for (const limit of [0.055, 0.07, 0.1, 0.2, 0.4])
    for (const first of [0.055, 0.08, 0.15]) {
      const { found, experiments } = search(limit, first)
      expect(found).toBeGreaterThanOrEqual(limit)
      expect(found).toBeLessThan(limit * 1.5)
      expect(experiments.length).toBeLessThan(40)
    }
})

test('gives up where nothing up to twice as slow shows', () => {
  expect(search(3, 0.1).found).toBeNull()
})

test('four of five: one miss is allowed, two are not', () => {
  const seen = [true, true, false, true].map(isShown => experiment(0.1, isShown))
  expect(levelAt(0.1, seen)).toMatchObject({ experiments: 4, shown: 3, isShown: false, isMissed: false })
  expect([smallestShown(seen), nextSlowdown(seen, 0.1, 0.05)]).toEqual([null, 0.1])
  expect(smallestShown([...seen, experiment(0.1, true)])).toMatchObject({
    asked: 0.1,
    experiments: 5,
    shown: 4,
  })
  const missed = [...seen, experiment(0.1, false)]
  expect(levelAt(0.1, missed)).toMatchObject({ isShown: false, isMissed: true })
  expect(nextSlowdown(missed, 0.1, 0.05)).toBeGreaterThan(0.1)
})

test('what is smaller than something that was missed is no answer', () => {
  const four = (asked: number) => [1, 2, 3, 4].map(() => experiment(asked, true))
  const experiments = [...four(0.06), experiment(0.1, false), experiment(0.1, false), ...four(0.2)]
  expect(smallestShown(experiments)?.asked).toBe(0.2)
})
