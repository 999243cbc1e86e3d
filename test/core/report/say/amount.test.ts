// How much, in the words of each unit, and how far its interval reaches.
import { expect, test } from 'vitest'
import { amount, amountWithInterval, lessOrFewer } from '../../../../src/core/report/say/sentence.ts'
import { marked, spoken } from '../shown.ts'

const time = { unit: 'sec/op', better: 'lower' } as const
const rate = { unit: 'B/s', better: 'higher' } as const
const allocations = { unit: 'allocs/op', better: 'lower' } as const
const said = (
  estimate: number,
  low: number | null,
  high: number | null,
  what: Parameters<typeof amount>[2] = time,
) => spoken(amountWithInterval({ estimate, low, high }, what))

test('says of time whether it is slower or faster, with both ends in that direction', () => {
  expect(said(1.072, 1.061, 1.084)).toBe('is 7.2% slower, between 6.1% and 8.4%')
  expect(said(0.8, 0.75, 0.88)).toBe('is 20.0% faster, between 12.0% and 25.0%')
})

test('says of a rate that less is slower, and which rate', () => {
  expect(said(0.9, 0.88, 0.93, rate)).toBe('is 10.0% slower in B/s, between 7.0% and 12.0%')
  expect(said(1.2, 1.1, 1.3, rate)).toBe('is 20.0% faster in B/s, between 10.0% and 30.0%')
})

test('says of anything else whether there is more or less, also of errors per second', () => {
  expect(said(1.3, 1.1, 1.5, allocations)).toBe('has 30.0% more allocs/op, between 10.0% and 50.0%')
  expect(said(2, 1.5, 3, { unit: 'errors/s', better: 'lower' })).toBe(
    'has 100% more errors/s, between 50.0% and 200%',
  )
  expect(said(0.5, 0.4, 0.6, { unit: 'p99-sec/op', better: 'lower' })).toBe(
    'has 50.0% less p99-time/op, between 40.0% and 60.0%',
  )
})

test('says of an interval that reaches beyond no change in which direction each end lies', () => {
  expect(said(1.02, 0.997, 1.05)).toBe('is 2.0% slower, between 0.3% faster and 5.0% slower')
  expect(said(0.98, 0.95, 1.003)).toBe('is 2.0% faster, between 0.3% slower and 5.0% faster')
})

test('says "at least" where the far end is not bounded, and nothing where neither is or no change lies within', () => {
  expect(said(1.5, 1.2, null)).toBe('is 50.0% slower, at least 20.0%')
  expect(said(0.5, null, 0.9)).toBe('is 50.0% faster, at least 10.0%')
  expect(said(1.5, null, null)).toBe('is 50.0% slower')
  expect(said(1.5, 0.9, null)).toBe('is 50.0% slower')
  expect(said(1.5, null, 1.9)).toBe('is 50.0% slower')
})

test('marks the interval as a term and the unit as a name', () => {
  expect(marked(amountWithInterval({ estimate: 2, low: 1.5, high: 3 }, allocations))).toBe(
    'has 100% more <allocs/op>, [between](interval) 50.0% and 200%',
  )
})

test('a negative value that rises is more, though its relative change is negative', () => {
  expect(spoken(amount(-0.2, true, { unit: 'score', better: 'higher' }))).toBe('has 20.0% more score')
})

test('gives no interval where both ends read alike', () => {
  expect(said(1.1, 1.1, 1.1)).toBe('is 10.0% slower')
  expect(said(1.1, 1.0998, 1.1002)).toBe('is 10.0% slower')
  expect(said(1.0001, 0.999, 1.001)).toBe('is 0.01% slower, between 0.1% faster and 0.1% slower')
})

test('has fewer of what is counted, and less of anything else', () => {
  for (const unit of ['allocs/op', 'hits', 'cache-misses/op', 'frames'])
    expect(lessOrFewer(unit), unit).toBe('fewer')
  for (const unit of ['B/op', 'size-bytes', 'sec/op', 'cpu-seconds/op', 'score', 'J/op', 'loss', 'gas/op'])
    expect(lessOrFewer(unit), unit).toBe('less')
  expect(said(0.5, 0.4, 0.6, allocations)).toBe('has 50.0% fewer allocs/op, between 40.0% and 60.0%')
})
