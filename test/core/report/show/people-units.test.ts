// Values in the units of other tools.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tidy } from '../../../../src/core/model/units.ts'
import { peopleUnit } from '../../../../src/core/report/show/other-tools.ts'

test.each([
  ['sec/op', 1.5e-6, 1500, 'ns/op'],
  ['sec/op', 0, 0, 'ns/op'],
  ['B/s', 2.5e6, 2.5, 'MB/s'],
  ['B/op', 48, 48, 'B/op'],
  ['p99-sec/op', 0.25, 0.25, 'p99-sec/op'],
])('%s %d is %d %s', (from, value, shown, unit) => {
  const converted = peopleUnit(from)
  expect([converted.convert(value), converted.unit]).toEqual([shown, unit])
})

test('gives back the decimal that was read', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e9 }), fc.constantFrom('ns/op', 'MB/s'), (digits, unit) => {
      const read = digits / 1000
      const { unit: tidied, factor } = tidy(unit)
      expect(peopleUnit(tidied).convert(read * factor)).toBe(read)
    }),
  )
})
