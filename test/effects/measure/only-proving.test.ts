// A gate that may only prove: what it says, and that it measures nothing.
import { expect, test } from 'vitest'
import { CouldNotMeasureError } from '../../../src/core/model/errors.ts'
import type { ProvenBenchmark } from '../../../src/core/model/result-file.ts'
import { gatePassesWithoutMeasuring } from '../../../src/effects/measure/driver-wrappers.ts'
import { resultFrom, time } from '../../core/report/runs.ts'
import { fakeDriver } from '../../support/fake-driver.ts'

const pass = resultFrom([time('A', 1)], [time('A', 1)])

test.each([
  ['everything is proven', {}, [{ benchmark: 'A', package: 'm' }], true],
  ['something is left to measure', { B: () => 1 }, [{ benchmark: 'A', package: 'm' }], false],
] as const)('where %s', async (_, gives, proven: readonly ProvenBenchmark[], expected) => {
  const own = fakeDriver(gives, { proven })
  const isProven = await gatePassesWithoutMeasuring(async taken => {
    await taken(own).items()
    return pass
  })
  expect([isProven, own.visits]).toEqual([expected, []])
})

test('what cannot be built is not proven, and other errors are not hidden', async () => {
  const failing = (error: Error) => () => Promise.reject(error)
  expect(await gatePassesWithoutMeasuring(failing(new CouldNotMeasureError('it does not build')))).toBe(false)
  expect(await gatePassesWithoutMeasuring(async () => ({ ...pass, verdict: 'inconclusive' }))).toBe(false)
  await expect(gatePassesWithoutMeasuring(failing(new RangeError('a slip')))).rejects.toThrow('a slip')
})
