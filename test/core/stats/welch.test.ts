// Welch's test against scipy, and against the laws it obeys.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Welch, welch } from '../../../src/core/stats/student.ts'
import { corpus, relativeError } from '../../support/corpus.ts'

interface Case {
  readonly id: string
  readonly base: readonly number[]
  readonly head: readonly number[]
  /** Of base against head, as scipy counts it; null where neither side varies. */
  readonly t: number | null
  readonly dof?: number
  readonly p?: number
}

const cases = corpus<Case>('welch.json')
const sample = fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 2, maxLength: 20 })

test('gives the t, the degrees of freedom and the p of scipy, however small', () => {
  const compared = cases.filter(one => one.t !== null)
  expect(compared.length).toBeGreaterThan(40)
  for (const { id, base, head, t, dof, p } of compared) {
    const found = welch(base, head) as Welch
    expect(relativeError(-found.t, t as number), id).toBeLessThan(1e-9)
    expect(relativeError(found.dof, dof as number), id).toBeLessThan(1e-9)
    expect(relativeError(found.p, p as number), id).toBeLessThan(1e-9)
  }
})

test('has nothing to say where neither side varies, or a side has fewer than two values', () => {
  const silent = cases.filter(one => one.t === null)
  expect(silent.length).toBeGreaterThan(0)
  for (const { id, base, head } of silent) expect(welch(base, head), id).toBeNull()
  expect(welch([0.1, 0.1, 0.1], [0.3, 0.3, 0.3])).toBeNull()
  expect(welch([1], [2, 3])).toBeNull()
  expect(welch([1, 2], [])).toBeNull()
})

test('needs no more than one side that varies', () => {
  const found = welch([5, 5, 5], [6, 7, 8]) as Welch
  expect(found.dof).toBe(2)
  expect(found.t).toBeCloseTo(2 * Math.sqrt(3), 12)
})

test('greater says that head is greater, less that it is less', () => {
  fc.assert(
    fc.property(sample, sample, (base, head) => {
      const there = welch(base, head)
      const back = welch(head, base)
      if (there === null || back === null) return expect(there).toBe(back)
      expect(there.greater < there.less).toBe(there.t > 0)
      expect(there.greater + there.less).toBeCloseTo(1, 12)
      expect(there.p).toBe(Math.min(1, 2 * Math.min(there.greater, there.less)))
      expect(back.greater).toBeCloseTo(there.less, 12)
      expect(back.p).toBeCloseTo(there.p, 12)
    }),
    { numRuns: 300 },
  )
})

test('the degrees of freedom lie between those of the smaller sample and of both', () => {
  fc.assert(
    fc.property(sample, sample, (base, head) => {
      const found = welch(base, head)
      if (found === null) return
      expect(found.dof).toBeGreaterThan(Math.min(base.length, head.length) - 1 - 1e-9)
      expect(found.dof).toBeLessThan(base.length + head.length - 2 + 1e-9)
    }),
    { numRuns: 300 },
  )
})

test('does not care for the unit', () => {
  const base = [1.01, 1.03, 0.99, 1.02]
  const head = [1.05, 1.02, 1.08, 1.04]
  const scaled = (values: readonly number[]) => values.map(value => value * 1e-9)
  expect(
    relativeError((welch(scaled(base), scaled(head)) as Welch).p, (welch(base, head) as Welch).p),
  ).toBeLessThan(1e-9)
})
