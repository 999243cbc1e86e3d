// Regressions that were accepted: which pass, and which are worse than what was accepted.
import { describe, expect, test } from 'vitest'
import { randomFrom } from '../../../src/core/common/random.ts'
import { accept, sizeToAccept, worseningOf } from '../../../src/core/judge/acceptances.ts'
import { compare } from '../../../src/core/judge/compare.ts'
import { decidingChange } from '../../../src/core/judge/effect-size.ts'
import { judge } from '../../../src/core/judge/verdict.ts'
import type { Rules } from '../../../src/core/model/settings.ts'
import { change } from '../../../src/core/report/say/sentence.ts'
import { acceptedFor, ruleFor } from '../../support/benchmark-rules.ts'
import { comparison, counted } from '../report/comparisons.ts'
import { onceOnly, seriesOf } from './series.ts'

const slower = comparison()
const verdict = (all: Parameters<typeof accept>[0], benchmarks = [ruleFor('none')]) =>
  judge({
    comparisons: all,
    unmatched: { base: [], head: [] },
    lost: [],
    proven: 0,
    rules: { benchmarks },
  })

test('a regression passes up to the size that was accepted, and is red again beyond it', () => {
  const all = (upTo: number | null) => accept([slower], [acceptedFor('Encode', upTo)])
  expect(all(0.08)[0]?.accepted).toEqual(acceptedFor('Encode', 0.08))
  expect(verdict(all(0.08))).toMatchObject({
    verdict: 'pass',
    grounds: { compared: { regressed: 0, accepted: 1 } },
  })
  expect(verdict(all(0.07)).verdict).toBe('fail')
  expect(verdict(all(null)).verdict).toBe('pass')
})

test('it is for the rows that it names, by a glob or as themselves', () => {
  const other = { ...slower, benchmark: 'Decode' }
  expect(accept([slower, other], [acceptedFor('En*', 1)]).map(one => one.accepted !== null)).toEqual([
    true,
    false,
  ])
  const row = { benchmark: 'Decode', package: null, unit: 'sec/op' }
  expect(accept([slower, other], [acceptedFor(row, 1)]).map(one => one.accepted !== null)).toEqual([
    false,
    true,
  ])
  expect(accept([slower], [acceptedFor({ ...row, benchmark: '*' }, 1)])[0]?.accepted).toBeNull()
})

test('the first that is large enough counts', () => {
  expect(accept([slower], [acceptedFor('*', 0.01), acceptedFor('*', 0.2)])[0]?.accepted?.upTo).toBe(0.2)
})

test('only what regressed is accepted', () => {
  const fine = { ...slower, change: 'unchanged' as const }
  expect(accept([fine], [acceptedFor('*', 1)])).toEqual([fine])
})

describe('the size to accept', () => {
  test('is the upper end of the interval, in whole percent', () => {
    expect(sizeToAccept(slower)).toBe(0.09)
  })

  test('is that of a fall where higher is better', () => {
    const throughput = {
      ...slower,
      better: 'higher' as const,
      ratio: { estimate: 0.8, low: 0.75, high: 0.85 },
    }
    expect(worseningOf(throughput)).toBeCloseTo(0.2)
    expect(sizeToAccept(throughput)).toBe(0.25)
  })

  test('is the estimate where the interval is not bounded, or there is none', () => {
    expect(sizeToAccept({ ...slower, ratio: { estimate: 1.2, low: null, high: null } })).toBe(0.2)
    expect(sizeToAccept(counted('B/op', 100, 150))).toBe(0.5)
    expect(sizeToAccept({ ...slower, ratio: null, delta: 0.3 })).toBe(0.3)
  })

  test('is by what decided where values include 0, whatever the medians say', () => {
    const random = randomFrom(8)
    const few: Rules = { ...onceOnly, correction: 'none' }
    let other = 0
    for (let run = 0; run < 4000; run++) {
      const [more, less] = [random(), random()]
      const side = (share: number) =>
        Array.from({ length: 20 }, () => (random() < share ? 0 : 1) * Math.ceil(5 * random()))
      const [one] = compare([seriesOf(side(more), side(less), { unit: 'B/op' })], few)
      if (!one || one.ratio !== null || one.exact) continue
      const worse = worseningOf(one)
      const said = change(one).join('')
      if (one.change === 'regressed') expect(worse).toBeGreaterThan(few.threshold)
      if (one.change === 'improved') expect(worse).toBeLessThan(0)
      if (one.change === 'regressed') expect(said).not.toMatch(/less/)
      if (one.change === 'improved') expect(said).not.toMatch(/more/)
      other += Number(decidingChange(one) !== one.delta && Math.abs(worse) > few.threshold)
    }
    expect(other).toBeGreaterThan(100)
  })

  test('is any from 0', () => {
    expect(sizeToAccept(counted('B/op', 0, 48))).toBeNull()
  })

  test('is enough for what it was taken from', () => {
    for (const one of [slower, counted('B/op', 100, 150), counted('allocs/op', 0, 3)])
      expect(accept([one], [acceptedFor('*', sizeToAccept(one))])[0]?.accepted).not.toBeNull()
  })
})

test('what is muted fails nothing, is counted apart, and keeps nothing open', () => {
  const muted = { ...slower, gate: 'warn' as const }
  const open = { ...slower, gate: 'off' as const, change: 'inconclusive' as const }
  expect(verdict([muted, open])).toMatchObject({
    verdict: 'pass',
    grounds: { compared: { regressed: 0, muted: 1, undecided: 0 } },
  })
  const lost = (benchmark: string | null) => ({
    benchmark,
    package: null,
    failures: [{ side: 'head' as const, kind: 'failed' as const, message: '', output: '' }],
  })
  const judged = (benchmark: string | null) =>
    judge({
      comparisons: [slower].map(one => ({ ...one, change: 'unchanged' as const })),
      unmatched: { base: [], head: [] },
      lost: [lost(benchmark)],
      proven: 0,
      rules: { benchmarks: [ruleFor('Flaky', { gate: 'warn' })] },
    }).verdict
  expect([judged('Flaky'), judged('Other'), judged(null)]).toEqual(['pass', 'fail', 'fail'])
})
