// How often a benchmark was run, and how often it failed.
import { expect, test } from 'vitest'
import { SideFailedError } from '../../../src/core/model/errors.ts'
import { VisitAndFailureCountsOfItem } from '../../../src/effects/measure/failures.ts'

const failure = new SideFailedError('head', 'it failed', 'It failed', '')

test('runs of a benchmark are the visits that ran it, or a row below its name', () => {
  const counts = new VisitAndFailureCountsOfItem()
  counts.addVisit('base', null)
  counts.addVisit('head', null)
  counts.addVisit('base', ['a', 'b > c'])
  counts.addVisit('head', ['a'])
  counts.addFailure('b', failure)
  const runsOf = (benchmark: string | null) => {
    const { base, head } = counts.countsOf(benchmark)
    return [base.runs, head.runs]
  }
  expect([runsOf('a'), runsOf('b'), runsOf('b > c'), runsOf('c')]).toEqual([
    [2, 2],
    [2, 1],
    [2, 1],
    [1, 1],
  ])
  expect(counts.countsOf('b').head).toEqual({ runs: 1, failed: 1 })
})

test('a visit that failed as a whole is a run of the item', () => {
  const counts = new VisitAndFailureCountsOfItem()
  counts.addVisit('head', ['a'])
  counts.addFailure(null, failure)
  expect(counts.countsOf(null)).toEqual({ base: { runs: 0, failed: 0 }, head: { runs: 2, failed: 1 } })
})
