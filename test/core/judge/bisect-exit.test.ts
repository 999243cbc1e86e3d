// Exit statuses for `git bisect run`.
import { expect, test } from 'vitest'
import { bisectStatusOf, bisectStatusOfError } from '../../../src/core/bisect/trail.ts'
import { CouldNotMeasure, Misconfigured, SideFailed } from '../../../src/core/model/errors.ts'
import { resultFrom, time } from '../report/runs.ts'

const same = resultFrom([time('Do', 1e-3)], [time('Do', 1e-3)])
const slower = resultFrom([time('Do', 1e-3)], [time('Do', 2e-3)])

test('good, bad, and what cannot be said', () => {
  expect(bisectStatusOf(same)).toBe(0)
  expect(bisectStatusOf(slower)).toBe(1)
  expect(bisectStatusOf({ ...same, verdict: 'inconclusive' })).toBe(125)
  // A benchmark that head has broken fails a gate, and says nothing about its speed.
  expect(bisectStatusOf({ ...same, verdict: 'fail' })).toBe(125)
  expect(bisectStatusOf({ ...slower, baseFailed: { message: 'base failed', output: '' } })).toBe(128)
})

test('what was accepted or muted is not bad', () => {
  const [row] = slower.comparisons
  if (!row) throw new Error('there is a row')
  expect(bisectStatusOf({ ...slower, comparisons: [{ ...row, gate: 'warn' }], verdict: 'pass' })).toBe(0)
  const accepted = { match: 'Do', upTo: null, why: null, by: null, when: null, url: null }
  expect(bisectStatusOf({ ...slower, comparisons: [{ ...row, accepted }], verdict: 'pass' })).toBe(0)
})

test('a commit that cannot be built is skipped; what would befall the next one too ends the bisection', () => {
  expect(bisectStatusOfError(new SideFailed('head', 'why', 'it does not build'))).toBe(125)
  expect(bisectStatusOfError(new CouldNotMeasure('no benchmark'))).toBe(125)
  expect(bisectStatusOfError(new SideFailed('base', 'why', 'it does not build'))).toBe(128)
  expect(bisectStatusOfError(new Misconfigured('count: "x" is not accepted'))).toBe(128)
})
