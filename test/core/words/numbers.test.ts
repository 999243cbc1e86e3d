// Numbers as people read them, at the edges of each prefix.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  commonThresholdText,
  formatDeltaOrFromZero,
  formatDuration,
  formatFractionAsPercent,
  formatMedianWithHalfInterval,
  formatPercentBesideLimit,
  formatPValue,
  formatRounds,
  formatRoundsMadeOfResult,
  formatRuledOutWorsening,
  formatShortPValue,
  formatSignedChange,
  formatUnsignedPercent,
  formatValue,
  hasRuleWithOtherThreshold,
  isFullSha,
  shortSha,
  thresholdWorseningInWords,
  toFixedHalfEven,
} from '../../../src/core/words/numbers.ts'
import { ruleFor } from '../../support/benchmark-rules.ts'
import { around, comparison } from '../report/comparisons.ts'
import { resultFrom, time } from '../report/runs.ts'

/** The text as it is shown, where no line may break in it. */
const unbroken = (text: string) => text.replaceAll(' ', '\u00a0')

test('shows values with four digits and the prefix they are read in, which no line break parts', () => {
  const shown: readonly (readonly [number, string, string])[] = [
    [1.2345e-3, 'sec/op', '1.234 ms'],
    [50.74e-9, 'sec/op', '50.74 ns'],
    [0.25e-9, 'sec/op', '0.2500 ns'],
    [90, 'sec/op', '90.00 s'],
    [1e-3, 'sec/op', '1.000 ms'],
    [12_345, 'p99-sec/op', '12350 s'],
    [12_595, 'B/op', '12.30 KiB'],
    [1000, 'B/op', '1000 B'],
    [64e6, 'B/s', '61.04 MiB/s'],
    [3, 'allocs/op', '3'],
    [0.5, 'B/op', '0.5000 B'],
    [512, 'B/s', '512.0 B/s'],
    [2.5e6, 'req/s', '2.500 M'],
    [0.5, 'score', '0.5000'],
    [0, 'sec/op', '0.000 ns'],
    [0, 'B/op', '0 B'],
    [-1.5e6, 'score', '-1.500 M'],
  ]
  for (const [value, unit, text] of shown)
    expect(formatValue(value, unit), `${value} ${unit}`).toBe(unbroken(text))
})

test('writes counts below a million and bytes below 1024 whole, as one more of them can matter', () => {
  const shown: readonly (readonly [number, string, string])[] = [
    [12_345, 'allocs/op', '12345'],
    [999_999, 'allocs/op', '999999'],
    [1_000_000, 'allocs/op', '1.000 M'],
    [-1500, 'score', '-1500'],
    [12_345.5, 'score', '12.35 k'],
    [1023, 'B/op', '1023 B'],
    [1024, 'B/op', '1.000 KiB'],
  ]
  for (const [value, unit, text] of shown)
    expect(formatValue(value, unit), `${value} ${unit}`).toBe(unbroken(text))
})

test('changes to the next prefix where four digits would round up to it', () => {
  expect(formatValue(999.94e-9, 'sec/op')).toBe(unbroken('999.9 ns'))
  expect(formatValue(999.96e-9, 'sec/op')).toBe(unbroken('1.000 µs'))
  expect(formatValue(1023.9, 'B/op')).toBe(unbroken('1024 B'))
  expect(formatValue(1023.99, 'B/op')).toBe(unbroken('1.000 KiB'))
})

test('what is shown is within half of its last digit of the value', () => {
  const factors: Readonly<Record<string, number>> = { s: 1, ms: 1e-3, µs: 1e-6, ns: 1e-9 }
  fc.assert(
    fc.property(fc.double({ min: 1e-9, max: 9999, noNaN: true }), value => {
      const [number, suffix = ''] = formatValue(value, 'sec/op').split('\u00a0')
      expect(Math.abs(Number(number) * (factors[suffix] ?? 0) - value)).toBeLessThanOrEqual(value * 5.01e-4)
    }),
  )
})

test('shows the centre with the wider half of its interval', () => {
  const summary = (low: number | null, high: number | null, center = 100.01e-9) => ({
    center,
    low,
    high,
    samples: [],
  })
  const shown = (...[one, unit]: Parameters<typeof formatMedianWithHalfInterval>) =>
    formatMedianWithHalfInterval(one, unit).replaceAll('\u00a0', ' ')
  expect(shown(summary(99e-9, 103e-9), 'sec/op')).toBe('100.0 ns ± 3%')
  expect(shown(summary(95e-9, 101e-9), 'sec/op')).toBe('100.0 ns ± 5%')
  expect(shown(summary(null, 101e-9), 'sec/op')).toBe('100.0 ns ± ∞')
  expect(shown(summary(0, 0, 0), 'B/op')).toBe('0 B ± 0%')
  expect(shown(summary(0, 3, 0), 'B/op')).toBe('0 B ± ?')
  expect(shown(summary(-6, -4, -5), 'score')).toBe('-5 ± 20%')
  expect(formatMedianWithHalfInterval(summary(0, 0, 0), 'B/op')).not.toContain(' ')
})

test('shows a delta with its sign, and a rise from 0 as such', () => {
  expect(formatDeltaOrFromZero(0.213)).toBe('+21.30%')
  expect(formatDeltaOrFromZero(-0.5)).toBe('-50.00%')
  expect(formatDeltaOrFromZero(0)).toBe('+0.00%')
  expect(formatDeltaOrFromZero(22.9)).toBe('+2290.00%')
  expect(formatDeltaOrFromZero(null)).toBe('from 0')
})

test('shows p to three digits, never as zero, and that a unit without noise needs none', () => {
  const shown = (p: number | null, exact = false) => formatPValue({ p, exact })
  expect(shown(0, true)).toBe('exact')
  expect(shown(0)).toBe('<0.001')
  expect(shown(null)).toBe('')
  expect(shown(0.0124)).toBe('0.012')
  expect(shown(0.0004, true)).toBe('<0.001')
  expect(shown(1)).toBe('1.000')
  expect(shown(0.001)).toBe('0.001')
  expect(shown(0.00099)).toBe('<0.001')
})

test('rounds a tie in binary to the even neighbour, as Go does, and nothing else', () => {
  const shown: readonly (readonly [number, number, string])[] = [
    [0.5, 0, '0'],
    [1.5, 0, '2'],
    [2.5, 0, '2'],
    [-2.5, 0, '-2'],
    [-3.5, 0, '-4'],
    [9.5, 0, '10'],
    [3.125, 2, '3.12'],
    [3.375, 2, '3.38'],
    [1.0625, 3, '1.062'],
    [0.15, 1, '0.1'],
    [1.005, 2, '1.00'],
    [0.35, 1, '0.3'],
    [2.5000000000000004, 0, '3'],
    [2.4999999999999996, 0, '2'],
    [2 ** -20, 19, '0.0000009536743164062'],
    [1e22, 2, '1e+22'],
  ]
  for (const [value, digits, text] of shown) expect(toFixedHalfEven(value, digits), `${value}`).toBe(text)
})

test('rounds to even wherever benchstat shows a number', () => {
  expect(formatDeltaOrFromZero(0.03125)).toBe('+3.12%')
  expect(formatDeltaOrFromZero(-0.03125)).toBe('-3.12%')
  expect(formatValue(1088, 'B/op')).toBe(unbroken('1.062 KiB'))
  expect(formatPValue({ p: 0.0625, exact: false })).toBe('0.062')
  expect(formatMedianWithHalfInterval({ center: 8, low: 8, high: 9, samples: [] }, 'B/op')).toBe(
    unbroken('8 B ± 12%'),
  )
})

test('a number rounded to even is the nearest, and differs from toFixed in a tie only', () => {
  fc.assert(
    fc.property(fc.integer(), fc.nat(10), fc.nat(8), (whole, places, digits) => {
      const value = whole / 2 ** places
      const shown = toFixedHalfEven(value, digits)
      // How far off, in units of half of the last digit over 2 ** places, so that all are whole numbers.
      const written = BigInt(shown.replace('.', '')) * 2n ** BigInt(places)
      const off = 2n * (written - BigInt(whole) * 10n ** BigInt(digits))
      const tie = 2n ** BigInt(places)
      expect(off <= tie && off >= -tie).toBe(true)
      if (off === tie || off === -tie) expect(shown).toMatch(/[02468]$/)
      else expect(shown).toBe(value.toFixed(digits))
    }),
    { numRuns: 1000 },
  )
})

test('formats the number of rounds', () => {
  expect([0, 1, 2].map(formatRounds)).toEqual(['0 rounds', '1 round', '2 rounds'])
})

test('says p in a sentence with the digits that are read', () => {
  const shown = [1, 0.0423, 0.05, 0.00123, 0.00042, 0.00099, 0.0001, 0.00009, 0].map(p =>
    formatShortPValue(p, 0.05),
  )
  expect(shown).toEqual(['1', '0.042', '0.05', '0.0012', '0.0004', '0.001', '0.0001', '<0.0001', '<0.0001'])
})

test('p has enough digits to be on the right side of alpha', () => {
  const shown = (alpha: number, ...all: readonly number[]) => all.map(p => formatShortPValue(p, alpha))
  expect(shown(0.05, 0.0503, 0.050012, 0.0497, 0.052)).toEqual(['0.0503', '0.05001', '0.05', '0.052'])
  expect(shown(0.0125, 0.0125, 0.01249, 0.0126)).toEqual(['0.0125', '0.012', '0.013'])
  expect(shown(0.0004, 0.00042, 0.00038)).toEqual(['0.00042', '0.0004'])
  expect(shown(0.05, 0.05 + 1e-15)).toEqual(['0.050000000000001'])
})

test('says how large a change is, with a digit more only where it tells something', () => {
  const shown = [0.072, -0.072, 0.9994, 0.9996, 2.134, 12345.6, 1e9, 0, 0.00094, 0.00095, 1.2e-5, 1e-9]
  expect(shown.map(formatUnsignedPercent)).toEqual(
    '7.2% 7.2% 99.9% 100% 213% 1.23e+6% 1.00e+11% 0.0% 0.094% 0.1% 0.0012% <0.000001%'.split(' '),
  )
})

test('says it with more digits only beside a limit that it would else seem to be on the other side of', () => {
  const shown = (limit: number, ...all: readonly number[]) =>
    all.map(one => formatPercentBesideLimit(one, limit))
  expect(shown(0.05, 0.0504, 0.05004, 0.05, 0.0496, 0.07204)).toEqual(
    '5.04% 5.004% 5.0% 5.0% 7.2%'.split(' '),
  )
  // What no three digits tell apart has none of them.
  expect(shown(0.05, 0.05 + 1e-9, 0.05 + 1e-15, -0.0504)).toEqual(['5.0%', '5.0%', '5.04%'])
  expect(shown(0.0526, 0.0529, 0.05255)).toEqual(['5.3%', '5.25%'])
  expect(shown(1, 1.004, 2)).toEqual(['100.4%', '200%'])
  expect(shown(0.0005, 0.000504)).toEqual(['0.0504%'])
  // 0.29 is 28.999999999999996 %.
  expect(shown(0.29, 0.29, 0.07)).toEqual(['29.0%', '7.0%'])
  expect(formatSignedChange(-0.0504, 0.05)).toBe('-5.04%')
})

test('shows ratios without the noise of floating point', () => {
  expect(formatFractionAsPercent(0.05)).toBe('5%')
  expect(formatFractionAsPercent(0.07)).toBe('7%')
  expect(formatFractionAsPercent(0.025)).toBe('2.5%')
  expect(formatFractionAsPercent(0)).toBe('0%')
})

test('rounds what is ruled out up, and says nothing of it where there is no percentage', () => {
  const shown = (differing: Parameters<typeof comparison>[0]) =>
    formatRuledOutWorsening(comparison(differing))
  expect(shown({ ruledOut: 0.0731 })).toBe('7.4%')
  expect(shown({ ruledOut: 0.05 })).toBe('5.0%')
  expect(shown({ ruledOut: 0 })).toBe('0.0%')
  expect(shown({ ruledOut: null })).toBe('')
  expect(shown({ better: null })).toBe('')
  expect(shown({ base: around(0) })).toBe('')
  expect(shown({ base: around(0), ruledOut: 0, exact: true })).toBe('0.0%')
})

test('says that some rounds went beyond their number', () => {
  const made = (count: number) =>
    formatRoundsMadeOfResult(resultFrom([time('A', 1)], [time('A', 1)], { count }))
  expect([made(20), made(40), made(10)]).toEqual(['20 rounds', '20 rounds', 'up to 20 rounds'])
})

test('shows durations in the two largest units', () => {
  expect(formatDuration(0.4)).toBe('0 s')
  expect(formatDuration(59.6)).toBe('1 min')
  expect(formatDuration(200)).toBe('3 min 20 s')
  expect(formatDuration(3599.7)).toBe('1 h')
  expect(formatDuration(3900)).toBe('1 h 5 min')
})

test('shortens a commit to nine characters', () => {
  expect(shortSha('0123456789abcdef0123456789abcdef01234567')).toBe('012345678')
})

// What the name of a commit looks like.

test.each([
  ['0123456789abcdef0123456789abcdef01234567', true],
  ['0123456789abcdef'.repeat(4), true],
  ['0123456789ABCDEF0123456789ABCDEF01234567', false],
  ['0123456789abcdef', false],
  ['0123456789abcdef'.repeat(3), false],
  [`${'0'.repeat(40)}\n`, false],
  ['main', false],
  [undefined, false],
])('%j', (text, isOne) => {
  expect(isFullSha(text)).toBe(isOne)
})

// How large a worsening is said to be, with and without rules for benchmarks.
test('a size where it is one, and none where a rule sets another for what could fail', () => {
  const of = (...benchmarks: readonly ReturnType<typeof ruleFor>[]) => ({ threshold: 0.05, benchmarks })
  expect([thresholdWorseningInWords(of()), commonThresholdText(of())]).toEqual(['a worsening of 5%', '5%'])
  const other = { threshold: 0.01, ruleOut: 0.02 }
  const own = of(ruleFor('A', other))
  expect([thresholdWorseningInWords(own), commonThresholdText(own)]).toEqual([
    'a worsening as large as the threshold',
    'the threshold',
  ])
  const quiet = [
    ruleFor('A', { ...other, gate: 'off' }),
    ruleFor('A', { ...other, isOver: true }),
    ruleFor('A', { threshold: 0.05, ruleOut: 0.2 }),
    ruleFor('A', { better: 'higher' }),
  ]
  expect(quiet.map(rule => hasRuleWithOtherThreshold(of(rule)))).toEqual([false, false, false, false])
})
