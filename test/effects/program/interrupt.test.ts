// What an interrupted run ends with: a word that it was, unless the user has to do something.
import { expect, test } from 'vitest'
import { CancelledError, NotPutBackError } from '../../../src/core/model/errors.ts'
import { isCancellation } from '../../../src/effects/program/interrupt.ts'

const running = new AbortController().signal
const aborted = AbortSignal.abort()

test('whatever fails in an interrupted run was cancelled', () => {
  expect(isCancellation(new Error('git failed'), aborted)).toBe(true)
  expect(isCancellation(new Error('git failed'), running)).toBe(false)
  expect(isCancellation(new CancelledError('cancelled'), running)).toBe(true)
})

test('but that the checkout is not back must be heard', () => {
  expect(isCancellation(new NotPutBackError('lost'), aborted)).toBe(false)
  const both = Object.assign(new Error('both'), {
    error: new NotPutBackError('lost'),
    suppressed: new CancelledError('c'),
  })
  expect(isCancellation(both, aborted)).toBe(false)
})
