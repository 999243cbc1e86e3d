// Numbers as strconv.ParseFloat reads them.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseFloat64 } from '../../../../../src/core/formats/tools/go/go-lines.ts'

test('reads decimals in every spelling Go accepts', () => {
  const spelled: readonly (readonly [string, number])[] = [
    ['0', 0],
    ['-0', -0],
    ['50.74', 50.74],
    ['.5', 0.5],
    ['5.', 5],
    ['+1e3', 1000],
    ['1E-7', 1e-7],
    ['007', 7],
  ]
  for (const [text, value] of spelled) expect(parseFloat64(text), text).toBe(value)
})

test('reads hexadecimal floats, whose exponent is a power of two', () => {
  const spelled: readonly (readonly [string, number])[] = [
    ['0x1p4', 16],
    ['-0X1.8P1', -3],
    ['0x.8p0', 0.5],
    ['+0xFFp-8', 0.99609375],
    ['0x1p-1074', Number.MIN_VALUE],
    ['0x1.8p-1074', 2 * Number.MIN_VALUE],
    [`0x1${'0'.repeat(300)}p-1200`, 1],
    [`0x${'0'.repeat(300)}1p4`, 16],
  ]
  for (const [text, value] of spelled) expect(parseFloat64(text), text).toBe(value)
})

test('reads NaN and infinities in any case, so that they can be refused by name', () => {
  for (const text of ['NaN', 'nan', 'NAN']) expect(parseFloat64(text), text).toBeNaN()
  for (const text of ['Inf', '+inf', 'Infinity'])
    expect(parseFloat64(text), text).toBe(Number.POSITIVE_INFINITY)
  for (const text of ['-Inf', '-INFINITY']) expect(parseFloat64(text), text).toBe(Number.NEGATIVE_INFINITY)
})

test('refuses what JavaScript would take and Go does not', () => {
  const refused = [
    '',
    ' ',
    '.',
    '0x10',
    '0b1',
    '0o7',
    '0x',
    '0xp1',
    '0x.p1',
    '1e',
    '1,5',
    '5ns',
    '--5',
    '1_000',
    '٣',
  ]
  for (const text of refused) expect(parseFloat64(text), text).toBeNull()
})

test('gives back every number that JavaScript prints', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true }), value => {
      // `${-0}` is "0".
      expect(parseFloat64(`${value}`)).toBe(value + 0)
    }),
  )
})
