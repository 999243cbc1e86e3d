// The tail of Student's t against values computed with 60 digits, and against its closed forms.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { normalUpperTail } from '../../../src/core/stats/normal.ts'
import { studentUpperTail, type WelchResult, welchTTest } from '../../../src/core/stats/student.ts'
import { corpus, relativeError } from '../../support/corpus.ts'

describe('student', () => {
  /** Half the regularised incomplete beta function of mpmath. */
  const reference: readonly (readonly [t: number, dof: number, tail: number])[] = [
    [0.5, 0.5, 0.3786590364647183],
    [1e6, 0.5, 0.0003207009754141988],
    [0.001, 1.05, 0.4996787256587638],
    [2, 1.05, 0.1429106621205629],
    [1000, 1.05, 0.000227722401247385],
    [2, 2, 0.09175170953613698],
    [0.5, 3.7, 0.322667816659966],
    [3.3, 3.7, 0.01680315832560218],
    [1e6, 3.7, 1.377111849363159e-22],
    [1, 10, 0.1704465661510299],
    [10, 10, 7.94776587798206e-7],
    [1e6, 10, 1.230468749943603e-56],
    [0.001, 31.127, 0.4996042485584994],
    [2, 31.127, 0.02714538723163798],
    [40, 31.127, 1.24644026008859e-28],
    [1e6, 31.127, 2.124691015827316e-165],
    [1, 100, 0.1598620778920617],
    [3.3, 100, 0.0006703097609800472],
    [1000, 100, 3.959809303973926e-202],
    [2, 1000.5, 0.02288510572792654],
    [40, 1000.5, 4.811699031778301e-210],
  ]
  const anyT = fc.double({ min: -1e3, max: 1e3, noNaN: true })
  const anyDof = fc.double({ min: 0.5, max: 500, noNaN: true })

  test('equals the reference near zero and far out, for whole and broken degrees of freedom', () => {
    for (const [t, dof, tail] of reference)
      expect(relativeError(studentUpperTail(t, dof), tail), `t=${t} dof=${dof}`).toBeLessThan(1e-12)
  })

  test('equals the closed forms of one and two degrees of freedom', () => {
    const positive = fc.double({ min: 0, max: 1e3, noNaN: true })
    fc.assert(
      fc.property(positive, t => {
        expect(relativeError(studentUpperTail(t, 1), Math.atan2(1, t) / Math.PI)).toBeLessThan(1e-12)
        const root = Math.sqrt(2 + t * t)
        expect(relativeError(studentUpperTail(t, 2), 1 / (root * (root + t)))).toBeLessThan(1e-12)
      }),
      { numRuns: 300 },
    )
  })

  test('is symmetric about zero', () => {
    fc.assert(
      fc.property(anyT, anyDof, (t, dof) => {
        expect(studentUpperTail(t, dof) + studentUpperTail(-t, dof)).toBeCloseTo(1, 13)
      }),
    )
    expect(studentUpperTail(0, 7)).toBe(0.5)
  })

  test('falls as t grows, across the seam between the two fractions too', () => {
    // Not below zero, where the tail is so near 1 that a double cannot tell, and not where it vanishes.
    const near = fc.double({ min: 0, max: 10, noNaN: true })
    fc.assert(
      fc.property(near, anyDof, fc.double({ min: 1e-6, max: 1, noNaN: true }), (t, dof, step) => {
        expect(studentUpperTail(t + step, dof)).toBeLessThan(studentUpperTail(t, dof))
      }),
    )
  })

  test('nears the normal tail as the degrees of freedom grow', () => {
    for (const t of [0.3, 1, 2, 4])
      expect(relativeError(studentUpperTail(t, 1e6), normalUpperTail(t)), `t=${t}`).toBeLessThan(1e-4)
  })

  test('ends at infinity, and refuses degrees of freedom that are none', () => {
    expect(studentUpperTail(Number.POSITIVE_INFINITY, 5)).toBe(0)
    expect(studentUpperTail(Number.NEGATIVE_INFINITY, 5)).toBe(1)
    for (const dof of [0, -1, Number.NaN, Number.POSITIVE_INFINITY])
      expect(() => studentUpperTail(1, dof)).toThrow(RangeError)
  })

  test('a t whose square is no number any more has nothing beyond it', () => {
    for (const t of [1e200, Number.MAX_VALUE]) expect(studentUpperTail(t, 5)).toBe(0)
  })
})

// Welch's test against scipy, and against the laws it obeys.
describe('welch', () => {
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
      const found = welchTTest(base, head) as WelchResult
      expect(relativeError(-found.t, t as number), id).toBeLessThan(1e-9)
      expect(relativeError(found.dof, dof as number), id).toBeLessThan(1e-9)
      expect(relativeError(found.p, p as number), id).toBeLessThan(1e-9)
    }
  })

  test('has nothing to say where neither side varies, or a side has fewer than two values', () => {
    const silent = cases.filter(one => one.t === null)
    expect(silent.length).toBeGreaterThan(0)
    for (const { id, base, head } of silent) expect(welchTTest(base, head), id).toBeNull()
    expect(welchTTest([0.1, 0.1, 0.1], [0.3, 0.3, 0.3])).toBeNull()
    expect(welchTTest([1], [2, 3])).toBeNull()
    expect(welchTTest([1, 2], [])).toBeNull()
  })

  test('needs no more than one side that varies', () => {
    const found = welchTTest([5, 5, 5], [6, 7, 8]) as WelchResult
    expect(found.dof).toBe(2)
    expect(found.t).toBeCloseTo(2 * Math.sqrt(3), 12)
  })

  test('greater says that head is greater, less that it is less', () => {
    fc.assert(
      fc.property(sample, sample, (base, head) => {
        const there = welchTTest(base, head)
        const back = welchTTest(head, base)
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
        const found = welchTTest(base, head)
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
      relativeError(
        (welchTTest(scaled(base), scaled(head)) as WelchResult).p,
        (welchTTest(base, head) as WelchResult).p,
      ),
    ).toBeLessThan(1e-9)
  })
})
