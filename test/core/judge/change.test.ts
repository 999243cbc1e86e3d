// What is said of a comparison whose p-values are known.
import { expect, test } from 'vitest'
import { decideChange } from '../../../src/core/judge/compare.ts'
import { type Evidence, evidenceOf } from '../../../src/core/judge/evidence.ts'
import type { Better } from '../../../src/core/model/measuring.ts'
import { rules, seriesOf } from './series.ts'

interface Known {
  readonly worse?: number
  readonly better?: number
  readonly ruledOut?: boolean
  readonly held?: boolean
  readonly worsening?: number
  readonly improvement?: number
  readonly direction?: Better
  readonly p?: number | null
}

const anything = evidenceOf(seriesOf([1, 2], [1, 2]), rules, [])

/** Decides at alpha 0.05 and a threshold of 5 %. */
function change({ worse = 1, better = 1, ruledOut = false, held = false, ...apart }: Known) {
  const evidence: Evidence = {
    ...anything,
    direction: 'lower',
    worsening: 0,
    improvement: 0,
    ...apart,
    shown: { ...anything.shown, ruledOut, held },
  }
  return decideChange(evidence, { worse, better }, { alpha: 0.05, threshold: 0.05 })
}

test('regressed is shown to be worse, and estimated to be so by more than the threshold', () => {
  expect(change({ worse: 0.05, worsening: 0.051 })).toBe('regressed')
  expect(change({ worse: 0.0501, worsening: 0.5 })).toBe('inconclusive')
  expect(change({ worse: 0.001, worsening: 0.05 })).toBe('inconclusive')
})

test('improved is the mirror image', () => {
  expect(change({ better: 0.05, improvement: 0.051 })).toBe('improved')
  expect(change({ better: 0.0501, improvement: 0.5 })).toBe('inconclusive')
  expect(change({ better: 0.001, improvement: 0.05 })).toBe('inconclusive')
})

test('unchanged is where a worsening of the threshold is ruled out', () => {
  expect(change({ ruledOut: true })).toBe('unchanged')
  expect(change({})).toBe('inconclusive')
  expect(change({ worse: 0.001, worsening: 0.03, ruledOut: true })).toBe('unchanged')
})

test('a regression is one also where it could be ruled out', () => {
  expect(change({ worse: 0.001, worsening: 0.06, ruledOut: true })).toBe('regressed')
})

test('in a unit of unknown direction either way is a change, and no more', () => {
  expect(change({ direction: null, worse: 0.01, worsening: 0.5 })).toBe('changed')
  expect(change({ direction: null, better: 0.01, improvement: 0.5 })).toBe('changed')
  expect(change({ direction: null, ruledOut: true })).toBe('unchanged')
  expect(change({ direction: null, worse: 0.01, worsening: 0.01 })).toBe('inconclusive')
})

test('what rules out `rule-out` alone is within, unless it is estimated beyond the threshold', () => {
  expect(change({ held: true, worsening: 0.05 })).toBe('within')
  expect(change({ held: true, worsening: 0.051 })).toBe('inconclusive')
  expect(change({ held: true, improvement: 0.2 })).toBe('within')
  expect(change({ held: true, improvement: 0.2, direction: null })).toBe('inconclusive')
  expect(change({ held: true, ruledOut: true })).toBe('unchanged')
  expect(change({ held: true, worse: 0.01, worsening: 0.06 })).toBe('regressed')
})

test('where no direction is known, a large change counts by its own p, well below alpha', () => {
  const large = { direction: null, worsening: 1, p: 0.01 } as const
  expect(change(large)).toBe('changed')
  expect(change({ ...large, worsening: 0, improvement: 1 })).toBe('changed')
  expect(change({ ...large, p: 0.011 })).toBe('inconclusive')
  expect(change({ ...large, p: null })).toBe('inconclusive')
  expect(change({ ...large, worsening: 0.05 })).toBe('inconclusive')
  expect(change({ ...large, direction: 'lower' })).toBe('inconclusive')
})
