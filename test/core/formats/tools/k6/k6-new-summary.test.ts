// How k6's new summary is put as the other.
import { expect, test } from 'vitest'
import { fromNewK6Summary } from '../../../../../src/core/formats/tools/k6.ts'

const metric = (name: string, type: string, values: object) => ({ name, type, contains: 'default', values })

test('spells percentiles as the other, and gives counters their rate', () => {
  const metrics = [
    metric('took', 'trend', { med: 1, p90: 2, 'p(99.9)': 3, count: 4 }),
    metric('iterations', 'counter', { count: 5 }),
  ]
  expect(fromNewK6Summary({ config: { duration: 2 }, results: { metrics } })).toEqual({
    metrics: {
      took: { contains: 'default', values: { med: 1, 'p(90)': 2, 'p(99.9)': 3, count: 4 } },
      iterations: { contains: 'default', values: { count: 5, rate: 2.5 } },
    },
    root_group: { checks: [] },
  })
})

test('gives no rate over no time', () => {
  const results = { metrics: [metric('a', 'counter', { count: 5 })], checks: { results: [{ name: 'b' }] } }
  expect(fromNewK6Summary({ config: { duration: 0 }, results })).toEqual({
    metrics: { a: { contains: 'default', values: { count: 5 } } },
    root_group: { checks: [{ name: 'b' }] },
  })
})

test('leaves what is no such summary', () => {
  expect(fromNewK6Summary({ metrics: {} })).toBeNull()
})
