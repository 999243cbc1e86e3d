// One benchmark in words, in every form that settings and units give it.

import { describe, expect, test } from 'vitest'
import { countRoundsOfComparison } from '../../../../src/core/judge/blocks.ts'
import { displayedOutcomeOfComparison } from '../../../../src/core/judge/verdict.ts'
import type { Comparison, Confirmation } from '../../../../src/core/model/comparison.ts'
import type { ResultFile } from '../../../../src/core/model/result-file.ts'
import {
  benchmarkLabel,
  benchmarkUnitLabel,
  changeClause,
  changeEstimateTextOfComparison,
  changeIntervalText,
  changeMagnitudeOfComparison,
  changeVerbPhraseText,
  changeWithIntervalAsPredicate,
  describeRegressionAfterBenchmarkName,
  formatUnitAsTextSpan,
  groupByBenchmark,
  isFoundChange,
  isPointEstimateMeaningful,
  lessOrFewerForUnit,
  mediansText,
  secondMeasurementOfResult,
  sortByLargestChange,
} from '../../../../src/core/report/say/sentence.ts'
import { acceptedFor } from '../../../support/benchmark-rules.ts'
import { around, comparison, counted } from '../comparisons.ts'
import { resultFrom, settings, time } from '../runs.ts'
import { marked, spoken } from '../shown.ts'

describe('sentence', () => {
  const plain = (...[one, said, isRepeated = false]: [Comparison, Partial<typeof settings>?, boolean?]) =>
    spoken(
      describeRegressionAfterBenchmarkName(
        [one],
        { ...settings, ...said },
        isRepeated ? 'made' : 'not wanted',
      ),
    )

  test('says how much, how sure, from how many rounds, and what would have been allowed', () => {
    expect(plain(comparison())).toBe(
      'is 7.2% slower, between 6.1% and 8.4%; 20 rounds, adjusted p 0.0004; threshold 5%',
    )
  })

  test('counts complete rounds only', () => {
    const head = { ...around(2), samples: [2, null, 2] }
    const one = comparison({ base: { ...around(1), samples: [1, 1, null] }, head })
    expect(countRoundsOfComparison(one)).toBe(1)
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
    const decides = 'head was worse in 3 of 4 rounds, and the test compares the two sides of each round'
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
      'has 3 more allocs/op (10 → 13, +30%; exact: constant on each side); threshold 5%',
    )
    expect(plain(counted('B/op', 8192, 12288), { strict: true })).toBe(
      'has 4.000 KiB more B/op (8.000 KiB → 12.00 KiB, +50%; exact: constant on each side); threshold 5%',
    )
    expect(plain(counted('score', -10, -5))).toContain('has 5 more score (-10 → -5, +50%; exact')
    expect(plain(counted('frames', 60, 45))).toContain('has 15 fewer frames (60 → 45, -25%; exact')
  })

  test('says what a rise from 0 went to, as it has no percentage and no threshold allows it', () => {
    expect(plain(counted('B/op', 0, 48))).toBe(
      'went from 0 to 48 B in B/op (exact: constant on each side); any change from 0 exceeds the threshold',
    )
    const varying = comparison({
      base: around(0),
      head: around(3),
      delta: null,
      ratio: null,
      unit: 'allocs/op',
    })
    expect(plain(varying)).toBe(
      'went from 0 to 3 in allocs/op; 20 rounds, adjusted p 0.0004; any change from 0 exceeds the threshold',
    )
  })

  test('goes by the shift where there is no ratio, and by the medians where that is not known either', () => {
    const even = { unit: 'B/op', base: around(10), head: around(9), delta: -0.1, ratio: null }
    expect(plain(comparison({ ...even, shift: 2 }))).toContain('has 20.0% more B/op; 20 rounds')
    const zero = { ...even, base: around(0), head: around(0), delta: 0, shift: 3 }
    expect(plain(comparison(zero))).toMatch(
      /^has 3 B more B\/op; .*; any change from 0 exceeds the threshold$/,
    )
    const negative = comparison({
      unit: 'score',
      base: around(-5),
      head: around(-4),
      delta: -0.2,
      ratio: null,
    })
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

  test('says of what was to be measured again and was not, that it was not, and why', () => {
    const second = (
      budget: number | null,
      more: Partial<ResultFile> = {},
      differing: Partial<typeof settings> = {},
    ) => {
      const result = resultFrom([time('A', 1)], [time('A', 2)], { confirm: true, budget, ...differing })
      return secondMeasurementOfResult({ ...result, ...more })
    }
    const said = (...given: Parameters<typeof second>) =>
      spoken(describeRegressionAfterBenchmarkName([comparison()], settings, second(...given))).split('5%')[1]
    expect(said(180)).toBe('; not measured again to confirm it, as the time limit (`budget`) was too short')
    expect(said(180, { stopped: 'interrupted' })).toBe(
      '; not measured again to confirm it, as measuring was interrupted',
    )
    expect(said(null)).toBe('; not measured again to confirm it')
    expect(said(180, {}, { confirm: false })).toBe('')
    expect(said(180, {}, { deltaTest: 'none' })).toBe('')
    const counts = describeRegressionAfterBenchmarkName([counted('allocs/op', 10, 13)], settings, second(180))
    expect(spoken(counts)).not.toContain('again')
  })

  test('says all units of a benchmark, and the threshold once', () => {
    expect(
      marked(
        describeRegressionAfterBenchmarkName(
          [comparison(), counted('allocs/op', 10, 13)],
          settings,
          'not wanted',
        ),
      ),
    ).toBe(
      'is 7.2% slower, [between](interval) 6.1% and 8.4%; 20 rounds, [adjusted p](adjusted-p) 0.0004; [threshold](threshold) 5%. It also has 3 more <allocs/op> (10 → 13, +30%; [exact](exact): constant on each side)',
    )
  })

  test('a rise from 0 goes further than any percentage, and a fall as far as its rise', () => {
    const zero = changeMagnitudeOfComparison(counted('allocs/op', 0, 1))
    expect(zero).toBeGreaterThan(changeMagnitudeOfComparison(counted('B/op', 1, 1e9)))
    expect(changeMagnitudeOfComparison(counted('B/op', 2, 1))).toBe(0.5)
    const all = [0.1, null, -0.3].map(delta => comparison({ delta, ratio: null }))
    expect(sortByLargestChange(all).map(({ delta }) => delta)).toEqual([null, -0.3, 0.1])
  })

  test('what is furthest is so by the number that is shown', () => {
    const one = (estimate: number, delta: number) =>
      comparison({ delta, ratio: { estimate, low: 1.01, high: 1.5 } })
    const [most, least] = [one(1.2, 0.11), one(1.1, 0.19)]
    expect(sortByLargestChange([least, most])).toEqual([most, least])
  })

  test('a change that no single number can stand for is told by its interval', () => {
    const ratio = { estimate: 2.32, low: 1.01, high: 2.4 }
    const warnings = [{ kind: 'two-modes', side: 'head' }] as const
    const torn = comparison({ ratio, delta: 0.1, warnings })
    expect(spoken(changeClause(torn))).toBe(
      'is between 1.0% and 140% slower (the values form two groups, and the median can jump between them)',
    )
    expect(spoken(changeClause({ ...torn, unit: 'B/op' }))).toBe(
      'has between 1.0% and 140% more B/op (the values form two groups, and the median can jump between them)',
    )
    // Two ends that read the same are one number.
    const narrow = { estimate: 1.3, low: 1.29999, high: 1.30001 }
    expect(spoken(changeClause({ ...torn, ratio: narrow }))).toBe(
      'is 30.0% slower (the values form two groups, and the median can jump between them)',
    )
  })
})

// How much, in the words of each unit, and how far its interval reaches.
describe('amount', () => {
  const time = { unit: 'sec/op', better: 'lower' } as const
  const rate = { unit: 'B/s', better: 'higher' } as const
  const allocations = { unit: 'allocs/op', better: 'lower' } as const
  const said = (
    estimate: number,
    low: number | null,
    high: number | null,
    what: Parameters<typeof changeVerbPhraseText>[2] = time,
  ) => spoken(changeWithIntervalAsPredicate({ estimate, low, high }, what))

  test('says of time whether it is slower or faster, with both ends in that direction', () => {
    expect(said(1.072, 1.061, 1.084)).toBe('is 7.2% slower, between 6.1% and 8.4%')
    expect(said(0.8, 0.75, 0.88)).toBe('is 20.0% faster, between 12.0% and 25.0%')
  })

  test('says of a rate that less is slower, and which rate', () => {
    expect(said(0.9, 0.88, 0.93, rate)).toBe('is 10.0% slower in B/s, between 7.0% and 12.0%')
    expect(said(1.2, 1.1, 1.3, rate)).toBe('is 20.0% faster in B/s, between 10.0% and 30.0%')
  })

  test('says of anything else whether there is more or less, also of errors per second', () => {
    expect(said(1.3, 1.1, 1.5, allocations)).toBe('has 30.0% more allocs/op, between 10.0% and 50.0%')
    expect(said(2, 1.5, 3, { unit: 'errors/s', better: 'lower' })).toBe(
      'has 100% more errors/s, between 50.0% and 200%',
    )
    expect(said(0.5, 0.4, 0.6, { unit: 'p99-sec/op', better: 'lower' })).toBe(
      'has 50.0% less p99-time/op, between 40.0% and 60.0%',
    )
  })

  test('says of an interval that reaches beyond no change in which direction each end lies', () => {
    expect(said(1.02, 0.997, 1.05)).toBe('is 2.0% slower, between 0.3% faster and 5.0% slower')
    expect(said(0.98, 0.95, 1.003)).toBe('is 2.0% faster, between 0.3% slower and 5.0% faster')
  })

  test('says "at least" where the far end is not bounded, and nothing where neither is or no change lies within', () => {
    expect(said(1.5, 1.2, null)).toBe('is 50.0% slower, at least 20.0%')
    expect(said(0.5, null, 0.9)).toBe('is 50.0% faster, at least 10.0%')
    expect(said(1.5, null, null)).toBe('is 50.0% slower')
    expect(said(1.5, 0.9, null)).toBe('is 50.0% slower')
    expect(said(1.5, null, 1.9)).toBe('is 50.0% slower')
  })

  test('marks the interval as a term and the unit as a name', () => {
    expect(marked(changeWithIntervalAsPredicate({ estimate: 2, low: 1.5, high: 3 }, allocations))).toBe(
      'has 100% more <allocs/op>, [between](interval) 50.0% and 200%',
    )
  })

  test('a negative value that rises is more, though its relative change is negative', () => {
    expect(spoken(changeVerbPhraseText(-0.2, true, { unit: 'score', better: 'higher' }))).toBe(
      'has 20.0% more score',
    )
  })

  test('gives no interval where both ends read alike', () => {
    expect(said(1.1, 1.1, 1.1)).toBe('is 10.0% slower')
    expect(said(1.1, 1.0998, 1.1002)).toBe('is 10.0% slower')
    expect(said(1.0001, 0.999, 1.001)).toBe('is 0.01% slower, between 0.1% faster and 0.1% slower')
  })

  test('has fewer of what is counted, and less of anything else', () => {
    for (const unit of ['allocs/op', 'hits', 'cache-misses/op', 'frames'])
      expect(lessOrFewerForUnit(unit), unit).toBe('fewer')
    for (const unit of ['B/op', 'size-bytes', 'sec/op', 'cpu-seconds/op', 'score', 'J/op', 'loss', 'gas/op'])
      expect(lessOrFewerForUnit(unit), unit).toBe('less')
    expect(said(0.5, 0.4, 0.6, allocations)).toBe('has 50.0% fewer allocs/op, between 40.0% and 60.0%')
  })
})

// What a comparison is called.
describe('label', () => {
  test('labels a comparison by its benchmark, and by its unit where that is not the time', () => {
    const label = (unit: string) =>
      marked(benchmarkUnitLabel(comparison({ unit, benchmark: 'a|b' }), one => one.benchmark))
    expect(label('sec/op')).toBe('<a|b>')
    expect(label('p99-sec/op')).toBe('<a|b> in <p99-time/op>')
  })

  test('a name too long for a sentence keeps both ends', () => {
    const benchmark = `Decode/${'x'.repeat(200)}/level=19`
    expect(marked([benchmarkLabel(comparison({ benchmark }), one => one.benchmark)])).toMatch(
      /^<Decode\/x+…x+\/level=19>$/,
    )
    expect(
      marked([benchmarkLabel(comparison({ benchmark: 'x'.repeat(80) }), one => one.benchmark)]),
    ).toHaveLength(82)
  })

  test('a unit is a name, as people say it', () => {
    expect(marked([formatUnitAsTextSpan('sec/op'), formatUnitAsTextSpan('`x`')])).toBe('<time/op><`x`>')
  })

  test('puts together what is of one benchmark of one package', () => {
    const [a, b] = [comparison({ benchmark: 'A' }), comparison({ benchmark: 'B' })]
    const other = comparison({ benchmark: 'A', package: 'm' })
    const again = comparison({ benchmark: 'A', unit: 'B/op' })
    expect(groupByBenchmark([a, b, other, again])).toEqual([[a, again], [b], [other]])
  })

  test('a benchmark with units by the hundred thousand is put together once', () => {
    const units = Array.from({ length: 200_000 }, (_, n) => ({
      benchmark: 'A',
      package: null,
      unit: `u${n}`,
    }))
    expect(groupByBenchmark(units)[0]).toHaveLength(units.length)
  })
})

// As what a comparison is shown: what cannot fail is told apart from what does.
describe('outcome', () => {
  test('a regression that passes is shown as accepted or muted, and muted first', () => {
    const accepted = acceptedFor('Encode', null)
    expect(displayedOutcomeOfComparison(comparison())).toBe('regressed')
    expect(displayedOutcomeOfComparison(comparison({ accepted }))).toBe('accepted')
    expect(displayedOutcomeOfComparison(comparison({ accepted, gate: 'warn' }))).toBe('muted')
    expect(displayedOutcomeOfComparison(comparison({ change: 'improved', gate: 'off' }))).toBe('improved')
  })

  test('what is open and cannot fail needs no warning', () => {
    expect(displayedOutcomeOfComparison(comparison({ change: 'inconclusive' }))).toBe('inconclusive')
    expect(displayedOutcomeOfComparison(comparison({ change: 'inconclusive', gate: 'off' }))).toBe(
      'mutedInconclusive',
    )
    expect(displayedOutcomeOfComparison(comparison({ change: 'inconclusive', better: null }))).toBe(
      'undirected',
    )
  })

  test('only what the gate has found is loud', () => {
    const changes = ['regressed', 'improved', 'changed', 'unchanged', 'within', 'inconclusive'] as const
    expect(changes.filter(isFoundChange)).toEqual(['regressed', 'improved', 'changed'])
  })
})

// The change of a row as a number and in words: what stands there, and when no single number may.
describe('estimate', () => {
  const said = (comparison: Comparison) => [
    changeEstimateTextOfComparison(comparison),
    changeIntervalText(comparison),
  ]

  test("is the gate's estimate with its interval, and not the change of the medians", () => {
    expect(said(comparison())).toEqual(['+7.2%', '+6.1% to +8.4%'])
    const wide = comparison({ ratio: { estimate: 0.98, low: 0.7, high: 1.3 }, change: 'inconclusive' })
    expect(said(wide)).toEqual(['-2.0%', '-30.0% to +30.0%'])
    const rate = { unit: 'B/s', better: 'higher', ratio: { estimate: 0.9, low: 0.88, high: 0.92 } } as const
    expect(said(comparison(rate))).toEqual(['-10.0%', '-12.0% to -8.0%'])
  })

  test('says what is known where the interval has no end, and one number where both ends read the same', () => {
    const between = (low: number | null, high: number | null) =>
      said(comparison({ ratio: { estimate: 1.2, low, high } }))[1]
    expect(between(1.1, null)).toBe('at least +10.0%')
    expect(between(null, 1.3)).toBe('at most +30.0%')
    expect(between(null, null)).toBe('no interval')
    expect(between(1.2, 1.2001)).toBe('+20.0%')
  })

  test('needs no interval where values do not vary, where base is 0, and where there is no ratio', () => {
    expect(said(counted('allocs/op', 10, 13))).toEqual(['+30%', 'exact'])
    expect(said(counted('allocs/op', 7, 7))).toEqual(['+0%', 'exact'])
    expect(changeEstimateTextOfComparison(counted('score', -10, -5))).toBe('+50%')
    expect(said(counted('B/op', 0, 48))).toEqual(['from 0', 'exact'])
    expect(said(comparison({ ratio: null, shift: 2e-4 }))).toEqual(['+20%', 'no interval'])
    expect(said(comparison({ ratio: null }))).toEqual(['+7%', 'no interval'])
  })

  test('has no digits below a tenth for what did not change, and all that are needed for what did', () => {
    const tiny = { ratio: { estimate: 1.00012, low: 1.0001, high: 1.0002 } }
    expect(said(comparison({ ...tiny, change: 'unchanged' }))[0]).toBe('0.0%')
    expect(said(comparison(tiny))[0]).toBe('+0.012%')
  })

  test('is told apart from a limit that stands beside it', () => {
    const near = comparison({ ratio: { estimate: 1.0504, low: 1.04, high: 1.06 } })
    expect([
      changeEstimateTextOfComparison(near, { threshold: 0.05 }),
      changeEstimateTextOfComparison(near, { threshold: 0.1 }),
      changeEstimateTextOfComparison(near),
    ]).toEqual(['+5.04%', '+5.0%', '+5.0%'])
    expect(changeEstimateTextOfComparison(counted('allocs/op', 10000, 10504), { threshold: 0.05 })).toBe(
      '+5.04%',
    )
  })

  test('is no single number where values lie in two groups and their medians say otherwise', () => {
    const warnings = [{ kind: 'two-modes', side: 'head' }] as const
    // 44.5 µs to 49.1 µs by the medians, and 132 % slower by the estimate.
    const torn = { ratio: { estimate: 2.32, low: 1.01, high: 2.4 }, delta: 0.103 }
    expect(said(comparison({ ...torn, warnings }))).toEqual(['+1.0% to +140%', 'values in two groups'])
    // Two ends that read the same are one number.
    const narrow = { ratio: { estimate: 1.05, low: 1.0499, high: 1.0501 }, delta: 0.103, warnings }
    expect(said(comparison(narrow))).toEqual(['+5.0%', 'values in two groups'])
    expect(isPointEstimateMeaningful(comparison({ ...torn, warnings, delta: 1.3 }))).toBe(true)
    expect(isPointEstimateMeaningful(comparison(torn))).toBe(true)
  })
})

// The values of both sides and the p in a row.
describe('row', () => {
  test('has the centres of both sides, once where both read the same', () => {
    expect(mediansText(comparison())).toBe(
      '1.000 ms → 1.070 ms'.replaceAll(/(?<=\d) /g, '\u00a0').replaceAll('\u00a0→', ' →'),
    )
    expect(mediansText(counted('B/op', 0, 48))).toBe('0 → 48\u00a0B')
    expect(mediansText(counted('allocs/op', 7, 7))).toBe('7')
  })
})
