// A result of which something is accepted later.
import { expect, test } from 'vitest'
import { acceptIn } from '../../../src/core/result/result.ts'
import { acceptedFor, ruleFor } from '../../support/benchmark-rules.ts'
import { resultFrom, time } from '../report/runs.ts'

const result = resultFrom(
  [time('A', 1), time('B', 1), time('C', 1)],
  [time('A', 1.2), time('B', 1.3), time('C', 1.4)],
  {
    benchmarks: [ruleFor('C', { gate: 'warn' })],
    accepted: [acceptedFor('B', 0.4)],
  },
)

test('is judged anew, with what the rules file accepts', () => {
  expect(result.verdict).toBe('fail')
  const row = (benchmark: string) => ({ benchmark, package: null, unit: 'sec/op' })
  // What the file accepts stays as the file has it.
  const passing = acceptIn(result, [acceptedFor(row('A'), 0.3), acceptedFor(row('B'), 0.5)])
  expect(passing.verdict).toBe('pass')
  expect(passing.reason).toBe(
    'No other regression: 2 of 3 benchmarks regressed, which was accepted, 1 more is muted',
  )
  expect(passing.comparisons.map(({ accepted }) => accepted?.upTo ?? null)).toEqual([0.3, 0.4, null])
})

test('is the same where nothing is accepted, or something else', () => {
  expect(acceptIn(result, [])).toBe(result)
  expect(acceptIn(result, [acceptedFor('Z', null)])).toEqual(result)
})
