// One benchmark in words, in every form that settings and units give it.
import { expect, test } from 'vitest'
import type { Comparison, Confirmation } from '../../../../src/core/model/comparison.ts'
import {
  change,
  completeRounds,
  furthestFirst,
  magnitude,
  sentence,
} from '../../../../src/core/report/say/sentence.ts'
import { around, comparison, counted } from '../comparisons.ts'
import { settings } from '../runs.ts'
import { marked, spoken } from '../shown.ts'

const plain = (...[one, said, isRepeated = false]: [Comparison, Partial<typeof settings>?, boolean?]) =>
  spoken(sentence([one], { ...settings, ...said }, isRepeated))

test('says how much, how sure, from how many rounds, and what would have been allowed', () => {
  expect(plain(comparison())).toBe(
    'is 7.2% slower, between 6.1% and 8.4%; 20 rounds, adjusted p 0.0004; threshold 5%',
  )
})

test('counts complete rounds only', () => {
  const head = { ...around(2), samples: [2, null, 2] }
  const one = comparison({ base: { ...around(1), samples: [1, 1, null] }, head })
  expect(completeRounds(one)).toBe(1)
  expect(plain(one)).toContain('; 1 round, adjusted p')
})

test('calls p adjusted only where it is, names another test, and gives no p where nothing was tested', () => {
  expect(plain(comparison(), { correction: 'none' })).toContain('20 rounds, p 0.0004; threshold')
  expect(plain(comparison(), { correction: 'bh' })).toContain('20 rounds, adjusted p 0.0004; threshold')
  expect(plain(comparison(), { deltaTest: 'ttest' })).toContain("adjusted p 0.0004 (Welch's t); threshold")
  expect(plain(comparison({ adjustedP: null, p: null }), { deltaTest: 'none' })).toBe(
    'is 7.2% slower, between 6.1% and 8.4%; 20 rounds, not tested; threshold 5%',
  )
})

test('says what decided where the interval does not show it', () => {
  const samples = (values: readonly number[]) => ({ ...around(1), samples: values })
  const wide = comparison({
    ratio: { estimate: 1.07, low: 0.97, high: 1.18 },
    base: samples([1, 2, 3, 4]),
    head: samples([1.1, 2.2, 2.9, 4.4]),
    pairedP: 0.01,
  })
  const decides = 'head was worse in 3 of 4 rounds, which decides, as the two of a round are compared'
  expect(plain(wide)).toBe(
    `is 7.0% slower, between 3.0% faster and 18.0% slower; 4 rounds, adjusted p 0.0004; threshold 5%; ${decides}`,
  )
  expect(plain({ ...wide, better: 'higher' })).toContain('1 of 4 rounds')
  expect(plain(wide, { deltaTest: 'ttest' })).not.toContain('decides')
  expect(plain(comparison({ pairedP: 0.01 }))).not.toContain('decides')
})

test('says of what p is where exceeding the threshold was tested', () => {
  expect(plain(comparison(), { strict: true })).toBe(
    'is 7.2% slower, between 6.1% and 8.4%; 20 rounds, adjusted p 0.0004 for exceeding the threshold of 5%',
  )
  const untested = comparison({ adjustedP: null })
  expect(plain(untested, { strict: true, deltaTest: 'none' })).toMatch(
    /; 20 rounds, not tested; threshold 5%$/,
  )
})

test('tells a change apart from the threshold that it exceeds', () => {
  const near = comparison({ ratio: { estimate: 1.0504, low: 1.04, high: 1.06 } })
  expect(plain(near)).toMatch(/^is 5\.04% slower, between 4\.0% and 6\.0%.*; threshold 5%$/)
  expect(plain(counted('allocs/op', 10000, 10504))).toContain('+5.04%; exact')
  expect(plain(comparison({ ratio: { estimate: 1.0724, low: 1.06, high: 1.08 } }))).toMatch(
    /^is 7\.2% slower/,
  )
})

test('gives counts that do not vary by value, as nothing about them is uncertain', () => {
  expect(plain(counted('allocs/op', 10, 13))).toBe(
    'has 3 more allocs/op (10 → 13, +30%; exact, does not vary); threshold 5%',
  )
  expect(plain(counted('B/op', 8192, 12288), { strict: true })).toBe(
    'has 4.000 KiB more B/op (8.000 KiB → 12.00 KiB, +50%; exact, does not vary); threshold 5%',
  )
  expect(plain(counted('score', -10, -5))).toContain('has 5 more score (-10 → -5, +50%; exact')
  expect(plain(counted('frames', 60, 45))).toContain('has 15 fewer frames (60 → 45, -25%; exact')
})

test('says what a rise from 0 went to, as it has no percentage and no threshold allows it', () => {
  expect(plain(counted('B/op', 0, 48))).toBe(
    'went from 0 to 48 B in B/op (exact, does not vary); beyond any threshold',
  )
  const varying = comparison({
    base: around(0),
    head: around(3),
    delta: null,
    ratio: null,
    unit: 'allocs/op',
  })
  expect(plain(varying)).toBe(
    'went from 0 to 3 in allocs/op; 20 rounds, adjusted p 0.0004; beyond any threshold',
  )
})

test('goes by the shift where there is no ratio, and by the medians where that is not known either', () => {
  const even = { unit: 'B/op', base: around(10), head: around(9), delta: -0.1, ratio: null }
  expect(plain(comparison({ ...even, shift: 2 }))).toContain('has 20.0% more B/op; 20 rounds')
  const zero = { ...even, base: around(0), head: around(0), delta: 0, shift: 3 }
  expect(plain(comparison(zero))).toMatch(/^has 3 B more B\/op; .*; beyond any threshold$/)
  const negative = comparison({ unit: 'score', base: around(-5), head: around(-4), delta: -0.2, ratio: null })
  expect(plain(negative)).toContain('has 20.0% more score; 20 rounds')
})

test('leaves out an interval that these rounds could not bound', () => {
  const one = comparison({ ratio: { estimate: 1.5, low: null, high: null } })
  expect(plain(one)).toMatch(/^is 50\.0% slower; 20 rounds/)
})

test('says what a second measurement confirmed, with its own p', () => {
  const confirmation: Confirmation = {
    recurred: true,
    base: around(1),
    head: around(1.07),
    ratio: { estimate: 1.07, low: 1.05, high: 1.08 },
    p: 0.0002,
  }
  expect(plain(comparison({ confirmation }))).toMatch(
    /; threshold 5%; confirmed by a second measurement, \+7\.0% \(p 0\.0002\)$/,
  )
  expect(plain(comparison({ confirmation: { ...confirmation, ratio: null, p: null } }))).toMatch(
    /; confirmed by a second measurement, 1\.000 s → 1\.070 s$/,
  )
})

test('says no p of a confirmation that another p decided', () => {
  const confirmation: Confirmation = {
    recurred: true,
    base: around(1),
    head: around(1.07),
    ratio: { estimate: 1.07, low: 1.05, high: 1.08 },
    p: 0.0002,
  }
  expect(plain(comparison({ confirmation }), { strict: true })).toMatch(
    /; confirmed by a second measurement, \+7\.0%$/,
  )
})

test('says that a second measurement gave too few values, only of what was measured again', () => {
  const missing = '; not confirmed, as the second measurement gave too few values'
  expect(plain(comparison(), {}, true)).toMatch(new RegExp(`threshold 5%${missing}$`))
  expect(plain(comparison(), {}, false)).not.toContain(missing)
  expect(plain(counted('allocs/op', 10, 13), {}, true)).not.toContain(missing)
})

test('says all units of a benchmark, and the threshold once', () => {
  expect(marked(sentence([comparison(), counted('allocs/op', 10, 13)], settings, false))).toBe(
    'is 7.2% slower, [between](interval) 6.1% and 8.4%; 20 rounds, [adjusted p](adjusted-p) 0.0004; [threshold](threshold) 5%. It also has 3 more <allocs/op> (10 → 13, +30%; [exact](exact), does not vary)',
  )
})

test('a rise from 0 goes further than any percentage, and a fall as far as its rise', () => {
  const zero = magnitude(counted('allocs/op', 0, 1))
  expect(zero).toBeGreaterThan(magnitude(counted('B/op', 1, 1e9)))
  expect(magnitude(counted('B/op', 2, 1))).toBe(0.5)
  const all = [0.1, null, -0.3].map(delta => comparison({ delta, ratio: null }))
  expect(furthestFirst(all).map(({ delta }) => delta)).toEqual([null, -0.3, 0.1])
})

test('what is furthest is so by the number that is shown', () => {
  const one = (estimate: number, delta: number) =>
    comparison({ delta, ratio: { estimate, low: 1.01, high: 1.5 } })
  const [most, least] = [one(1.2, 0.11), one(1.1, 0.19)]
  expect(furthestFirst([least, most])).toEqual([most, least])
})

test('a change that no single number can stand for is told by its interval', () => {
  const ratio = { estimate: 2.32, low: 1.01, high: 2.4 }
  const warnings = [{ kind: 'two-modes', side: 'head' }] as const
  const torn = comparison({ ratio, delta: 0.1, warnings })
  expect(spoken(change(torn))).toBe('is between 1.0% and 140% slower (values in two groups)')
  expect(spoken(change({ ...torn, unit: 'B/op' }))).toBe(
    'has between 1.0% and 140% more B/op (values in two groups)',
  )
})
