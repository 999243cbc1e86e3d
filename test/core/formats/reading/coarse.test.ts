// Values with too few digits to compare.
import { expect, test } from 'vitest'
import { Readings } from '../../../../src/core/formats/reading/readings.ts'
import { isCoarse, refuseCoarse } from '../../../../src/core/formats/reading/values.ts'

test('fewer than three digits are too few, wherever the point is', () => {
  for (const one of ['0', '0.00', '3', '25', '0.27', '0.030', '0,093', '1.5', '2e-7', 15])
    expect(isCoarse(one), String(one)).toBe(true)
  for (const one of ['100', '1.00', '0.100', '0,123', '1,234', '1.25e-7', '20.84', 0.125, 'NaN'])
    expect(isCoarse(one), String(one)).toBe(false)
})

test('the output is refused at its end, unless something failed', () => {
  const read = (value: string, failure?: string) => {
    const found = new Readings()
    refuseCoarse(found, 'a', value, 'ns', 'Use JSON.')
    if (failure !== undefined) found.fail(failure)
    return found.parsed()
  }
  expect(() => read('25')).toThrow(
    'The benchmark a has the value 25 ns, of fewer than three digits, which is too coarse to compare. Use JSON.',
  )
  expect(read('25', 'b failed').failures).toEqual(['b failed'])
  expect(read('250').failures).toEqual([])
})
