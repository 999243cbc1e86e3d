// How visits were planned, in words.
import { expect, test } from 'vitest'
import type { PlannedVisits } from '../../../../src/core/model/result-file.ts'
import { layoutsLine, preparationLine, visitsLine } from '../../../../src/core/report/say/how-measured.ts'
import { marked, spoken } from '../shown.ts'

const planned = (given: Partial<PlannedVisits> = {}): PlannedVisits => ({
  benchmark: 'A',
  package: 'm',
  turns: 10,
  iterations: 1000,
  seconds: 0.01,
  overhead: 0.005,
  ...given,
})

test('visits are told with their number and length, or the range of them', () => {
  const said =
    ' to each side, in turns, for each benchmark, as many as its noise asks for; its value is the mean of the faster half (for a count, of all)'
  expect(visitsLine([])).toBe('')
  expect(visitsLine([planned()])).toBe(`each round: 4 to 10 visits of 10 ms${said}`)
  expect(visitsLine([planned(), planned({ turns: 1, seconds: 0.1 })])).toBe(
    `each round: 1 to 10 visits of 10 ms to 100 ms${said}`,
  )
  expect(visitsLine([planned({ turns: 1, seconds: 0.1 })])).toBe(
    'each round: one visit of 100 ms to each side, for each benchmark',
  )
})

test('what costs more to prepare than to measure is named, the worst first, and what a round takes', () => {
  const slow = planned({ benchmark: 'Slow', turns: 1, seconds: 0.1, overhead: 0.9 })
  const slower = planned({ benchmark: 'Slower', turns: 1, seconds: 0.1, overhead: 1.9 })
  const others = [0.6, 0.7].map(overhead => planned({ turns: 1, seconds: 0.5, overhead }))
  expect(spoken(preparationLine([planned(), slow, slower, ...others]))).toBe(
    '8.2 s of the 11 s that a round can take are preparation, in 4 benchmarks (for each visit: Slower 1.9 s, Slow 900 ms, A 700 ms and 1 more). For more rounds in that time, prepare less, or prepare only once, in a package-level variable. Compared with that, measuring longer (`benchtime`) costs little',
  )
  expect(preparationLine([planned({ overhead: 0.02 })])).toEqual([])
  expect(marked(preparationLine([planned({ benchmark: '<b>', overhead: 1 })]))).toContain('<<b>> 1 s')
})

test('packages that were laid out anew are told, and how many where that is not all of them', () => {
  const other = planned({ package: 'other' })
  const said = 'for each round, with the code of both sides in a new order in memory'
  expect(layoutsLine({ laidOut: [], visits: [planned()] })).toBe('')
  expect(layoutsLine({ laidOut: ['m'], visits: [planned()] })).toBe(`linked again ${said}`)
  expect(layoutsLine({ laidOut: ['m'], visits: [planned(), other] })).toBe(
    `linked again (1 of 2 packages) ${said}`,
  )
})
