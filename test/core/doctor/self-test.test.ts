// What experiments say of a gate.
import { describe, expect, test } from 'vitest'
import { type Experiment, foreseen, missCause, selfTestOutcome } from '../../../src/core/doctor/self-test.ts'
import { noisy, resultFrom, steady, time } from '../report/runs.ts'

const experiment = (asked: number, isShown: boolean, other: Partial<Experiment> = {}): Experiment => ({
  ...{ asked, benchmark: asked === 0 ? null : 'Get', verdict: isShown ? 'fail' : 'pass', isRed: isShown },
  ...{ isShown, others: [], measured: asked, seconds: 3, ...other },
})
const still = experiment(0, false)
const times = (count: number, isShown: boolean) =>
  Array.from({ length: count }, () => experiment(0.1, isShown))

describe('the outcome', () => {
  test('a gate works if it is red in four of five, and not without', () => {
    expect(selfTestOutcome(0.1, [still, ...times(3, true)])).toBeNull()
    expect(selfTestOutcome(0.1, [still, ...times(4, true)])).toBe('works')
    expect(selfTestOutcome(0.1, [still, ...times(1, false), ...times(3, true)])).toBeNull()
    expect(selfTestOutcome(0.1, [still, ...times(1, false), ...times(4, true)])).toBe('works')
    expect(selfTestOutcome(0.1, [still, ...times(3, true), ...times(2, false)])).toBe('not-red')
  })

  test('red where nothing was slowed counts most', () => {
    expect(selfTestOutcome(0.1, [experiment(0, false, { isRed: true })])).toBe('red-without')
    const others = experiment(0.1, true, { others: ['Put'] })
    expect(selfTestOutcome(0.1, [still, ...times(4, true), others])).toBe('red-without')
  })
})

describe('why it was not red', () => {
  const rows = [time('Get', 1e-3), steady('Get', 'B/op', 64)]
  test('fail-on', () => {
    expect(missCause(0.2, resultFrom(rows, rows, { failOn: 'never' }))).toEqual({
      ...{ kind: 'never-fails', failOn: 'never' },
    })
  })

  test('the threshold', () => {
    expect(missCause(0.03, resultFrom(rows, rows))).toEqual({ kind: 'threshold', threshold: 0.05 })
  })

  test('noise, with the rounds that would do', () => {
    const result = resultFrom([noisy('Get', 1e-3, 0.3)], [noisy('Get', 1.0001e-3, 0.3)])
    const cause = missCause(0.1, result)
    expect(cause).toMatchObject({ kind: 'noise', count: 20 })
    expect(cause.kind === 'noise' && cause.rounds).toBeGreaterThan(40)
  })
})

test('what should show is more than the threshold, and more where it must be exceeded for sure', () => {
  const rows = [time('Get', 1e-3)]
  const [usual, strict] = [
    foreseen(resultFrom(rows, rows)),
    foreseen(resultFrom(rows, rows, { strict: true })),
  ]
  expect(usual).toBeGreaterThan(0.05)
  expect(strict).toBeGreaterThan(usual ?? 0)
  const counts = [steady('Get', 'B/op', 1)]
  expect(foreseen(resultFrom(counts, counts))).toBeNull()
})
