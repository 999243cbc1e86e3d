// What an interrupted run ends with: a word that it was, unless the user has to do something.
import { expect, test } from 'vitest'
import { CancelledError, NotPutBackError } from '../../../src/core/model/errors.ts'
import { isErrorDueToInterruption } from '../../../src/effects/program/interrupt.ts'

const running = new AbortController().signal
const aborted = AbortSignal.abort()

test('whatever fails in an interrupted run was cancelled', () => {
  expect(isErrorDueToInterruption(new Error('git failed'), aborted)).toBe(true)
  expect(isErrorDueToInterruption(new Error('git failed'), running)).toBe(false)
  expect(isErrorDueToInterruption(new CancelledError('cancelled'), running)).toBe(true)
})

test('but that the checkout is not back must be heard', () => {
  expect(isErrorDueToInterruption(new NotPutBackError('lost'), aborted)).toBe(false)
  const both = Object.assign(new Error('both'), {
    error: new NotPutBackError('lost'),
    suppressed: new CancelledError('c'),
  })
  expect(isErrorDueToInterruption(both, aborted)).toBe(false)
})
