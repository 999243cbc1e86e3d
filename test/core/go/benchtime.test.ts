// Which times Go takes for a benchmark, and what a sixteenth of them is.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isBenchtime, sixteenth } from '../../../src/core/go/flags.ts'

describe('a benchtime', () => {
  test.each([
    ...['1s', '100ms', '1m30s', '1.5h', '.5s', '1.s', '2us', '2µs', '2μs', '1ns', '1h1ns'],
    ...['1x', '100x', '007x', '1000000000000x', '2562047h'],
  ])('is %s', text => {
    expect(isBenchtime(text)).toBe(true)
  })

  test.each([
    ...['', '1', '0', '0s', '0x', '-1s', '-5x', '1.5x', 'x', 's', '.s', '1d', '1 s', '1s ', '1S', '1e3s'],
    ...['0.5ns', '0.5ns0.5ns', '1s1', '1_000x', '2562048h', '9223372036854775808x'],
  ])('is not %j', text => {
    expect(isBenchtime(text)).toBe(false)
  })
})

describe('a sixteenth', () => {
  test.each([
    ['100ms', '6250000ns'],
    ['1s', '62500000ns'],
    ['1m30s', '5625000000ns'],
    ['1ns', '1ns'],
    ['100x', '6x'],
    ['16x', '1x'],
    ['1x', '1x'],
  ])('of %s is %s', (text, short) => {
    expect(sixteenth(text)).toBe(short)
  })

  test('of whatever Go takes is a benchtime again, and not longer', () => {
    const part = fc.tuple(
      fc.oneof(
        fc.nat(5000).map(String),
        fc.nat(5000).map(hundredths => (hundredths / 100).toFixed(2)),
      ),
      fc.constantFrom('ns', 'us', 'µs', 'μs', 'ms', 's', 'm', 'h'),
    )
    const durations = fc
      .array(part, { minLength: 1, maxLength: 3 })
      .map(parts => parts.map(([number, unit]) => number + unit).join(''))
    const counts = fc.maxSafeNat().map(count => `${count}x`)
    const least = (text: string) => Number.parseInt(text, 10)
    fc.assert(
      fc.property(fc.oneof(durations, counts).filter(isBenchtime), text => {
        const short = sixteenth(text)
        expect(short).toMatch(text.endsWith('x') ? /^\d+x$/ : /^\d+ns$/)
        expect(isBenchtime(short)).toBe(true)
        // A sixteenth of a sixteenth is no more than that of the whole.
        expect(least(sixteenth(short))).toBeLessThanOrEqual(least(short))
        if (text.endsWith('x')) expect(least(short)).toBe(Math.max(1, Math.floor(least(text) / 16)))
      }),
    )
  })
})
