// What holds of every comparison, whatever was measured and however it is judged.
import fc from 'fast-check'
import { expect } from 'vitest'
import { compareAllSeries } from '../../../src/core/judge/compare-series.ts'
import type { Comparison } from '../../../src/core/model/comparison.ts'
import type { BenchmarkSeries, Sample } from '../../../src/core/model/measuring.ts'
import type { DecisionRules } from '../../../src/core/model/settings.ts'
import { relativeError } from '../../support/corpus.ts'
import { testProperty } from '../../support/long.ts'
import { isCount, settings, suites } from './random-series.ts'
import { onceOnly } from './series.ts'

const close = (found: number | null | undefined, right: number | null | undefined, what: string) => {
  if (typeof found !== 'number' || typeof right !== 'number') expect(found ?? null, what).toBe(right ?? null)
  else expect(relativeError(found, right), `${what}: ${found} for ${right}`).toBeLessThan(1e-9)
}
const both = (series: readonly BenchmarkSeries[], change: (sample: Sample, one: BenchmarkSeries) => Sample) =>
  series.map(one => ({ ...one, base: change(one.base, one), head: change(one.head, one) }))
const failing = (comparisons: readonly Comparison[]) =>
  comparisons.filter(one => one.change === 'regressed').map(({ benchmark }) => benchmark)

testProperty(
  'swapping the sides turns every regression into an improvement of the same size, and back',
  300,
  numRuns => {
    const mirror = { regressed: 'improved', improved: 'regressed', changed: 'changed' } as const
    fc.assert(
      fc.property(suites(4), settings, (series, rules) => {
        const swapped = compareAllSeries(
          series.map(one => ({ ...one, base: one.head, head: one.base })),
          rules,
        )
        for (const [index, one] of compareAllSeries(series, rules).entries()) {
          const other = swapped[index] as Comparison
          expect([other.base, other.head, other.exact]).toEqual([one.head, one.base, one.exact])
          // Unchanged speaks of a worsening only: its mirror may be either.
          const quiet = ['unchanged', 'within', 'inconclusive']
          if (quiet.includes(one.change)) expect(quiet).toContain(other.change)
          else expect(other.change).toBe(mirror[one.change as keyof typeof mirror])
          close(other.p, one.p, 'p')
          close(other.ratio?.estimate, one.ratio && 1 / one.ratio.estimate, 'estimate')
          close(other.ratio?.low, one.ratio?.high && 1 / one.ratio.high, 'low')
          close(other.ratio?.high, one.ratio?.low && 1 / one.ratio.low, 'high')
          if (one.better === null) {
            expect(other.change).toBe(one.change)
            close(other.adjustedP, one.adjustedP, 'adjusted p')
          }
        }
      }),
      { numRuns },
    )
  },
)

testProperty('measuring in another unit of the same kind changes nothing that is said', 200, numRuns => {
  fc.assert(
    fc.property(
      suites(4),
      settings,
      fc.double({ min: 1e-9, max: 1e9, noNaN: true }),
      (series, rules, factor) => {
        // Equal values stay equal under any factor; a count that is 5 % more than another only under powers of 2.
        const scaled = both(series, (sample, one) => {
          const by = isCount(one) || rules.outliers === 'iqr' ? 2 ** Math.round(Math.log2(factor)) : factor
          return sample.map(value => (value === null ? null : value * by))
        })
        const found = compareAllSeries(scaled, rules)
        for (const [index, one] of compareAllSeries(series, rules).entries()) {
          const other = found[index] as Comparison
          expect([other.change, other.exact]).toEqual([one.change, one.exact])
          close(other.p, one.p, 'p')
          close(other.pairedP, one.pairedP, 'paired p')
          close(other.adjustedP, one.adjustedP, 'adjusted p')
          close(other.ratio?.estimate, one.ratio?.estimate, 'estimate')
          close(other.ratio?.low, one.ratio?.low, 'low')
          close(other.ratio?.high, one.ratio?.high, 'high')
        }
      },
    ),
    { numRuns },
  )
})

testProperty('the order of rounds says nothing, where they are looked at once', 200, numRuns => {
  fc.assert(
    fc.property(
      suites(3),
      settings,
      fc.infiniteStream(fc.double({ noNaN: true })),
      (series, drawn, stream) => {
        const rules: DecisionRules = { ...drawn, stopEarly: false }
        // The last round keeps its place: where it is incomplete, a series would seem to have ended before it.
        const keys = (series[0] as BenchmarkSeries).base.slice(1).map(() => stream.next().value as number)
        const order = keys.map((_, index) => index).sort((a, b) => (keys[a] as number) - (keys[b] as number))
        const moved = both(series, sample =>
          [...order, keys.length].map(index => sample[index] as number | null),
        )
        const found = compareAllSeries(moved, rules)
        for (const [index, one] of compareAllSeries(series, rules).entries()) {
          const other = found[index] as Comparison
          expect(other.change).toBe(one.change)
          for (const key of ['p', 'pairedP', 'adjustedP', 'visible'] as const)
            close(other[key], one[key], key)
          expect([other.ratio, other.delta, other.warnings]).toEqual([one.ratio, one.delta, one.warnings])
        }
      },
    ),
    { numRuns },
  )
})

testProperty('a benchmark more makes no other one fail, whatever it shows', 300, numRuns => {
  const notByShare = settings.map(rules =>
    rules.correction === 'bh' ? { ...rules, correction: 'holm' as const } : rules,
  )
  fc.assert(
    fc.property(suites(6), notByShare, (series, rules) => {
      const without = series.slice(0, -1)
      const alone = failing(compareAllSeries(without, rules))
      const together = failing(compareAllSeries(series, rules)).filter(
        name => name !== series.at(-1)?.benchmark,
      )
      for (const name of together) expect(alone).toContain(name)
    }),
    { numRuns },
  )
})

testProperty(
  'a benchmark that is so many times slower in every round makes no other one fail',
  200,
  numRuns => {
    const factors = fc.double({ min: 1e-3, max: 1e3, noNaN: true })
    fc.assert(
      fc.property(suites(4), factors, (series, factor) => {
        const first = series[0] as BenchmarkSeries
        const constant: BenchmarkSeries = {
          ...first,
          benchmark: 'Constant',
          head: first.base.map(value => (value === null ? null : value * factor)),
        }
        const rules: DecisionRules = {
          alpha: 0.05,
          threshold: 0.05,
          ruleOut: 0.1,
          count: 20,
          deltaTest: 'utest',
          correction: 'holm',
          strict: false,
          outliers: 'none',
          stopEarly: true,
          benchmarks: [],
        }
        const alone = series.flatMap(one => failing(compareAllSeries([one], rules)))
        for (const name of failing(compareAllSeries([constant, ...series], rules)))
          expect([...alone, 'Constant']).toContain(name)
      }),
      { numRuns },
    )
  },
)

testProperty('a smaller alpha and a larger threshold find no more', 200, numRuns => {
  fc.assert(
    fc.property(suites(4), settings, (series, rules) => {
      const found = failing(compareAllSeries(series, rules))
      for (const name of failing(compareAllSeries(series, { ...rules, alpha: rules.alpha / 4 })))
        expect(found).toContain(name)
      for (const name of failing(
        compareAllSeries(series, { ...rules, threshold: rules.threshold + 0.04, strict: false }),
      ))
        expect(failing(compareAllSeries(series, { ...rules, strict: false }))).toContain(name)
    }),
    { numRuns },
  )
})

testProperty('whatever the values, there is an answer, and one that JSON can hold', 500, numRuns => {
  const value = fc
    .oneof(
      fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e150, max: 1e150 }),
      fc.constantFrom(0, 1, 1e-310, 5e-324, 1e150),
    )
    .map(one => one + 0)
  const sample = fc.array(fc.option(value), { minLength: 8, maxLength: 8 })
  const rule = fc.constantFrom<BenchmarkSeries['rule']>(
    {},
    { better: 'lower' },
    { better: 'higher', assume: 'exact' },
  )
  const machines = fc.array(fc.integer({ min: 1, max: 2 }), { minLength: 8, maxLength: 8 })
  fc.assert(
    fc.property(sample, sample, rule, settings, machines, (base, head, said, rules, on) => {
      const series = { benchmark: 'A', package: null, unit: 'u', rule: said, base, head }
      const comparisons = compareAllSeries([series], rules, on)
      expect(JSON.parse(JSON.stringify(comparisons))).toEqual(comparisons)
      for (const { p, pairedP, adjustedP, visible, roundsNeeded } of comparisons) {
        for (const one of [p, pairedP, adjustedP]) if (one !== null) expect(one >= 0 && one <= 1).toBe(true)
        for (const one of [visible, roundsNeeded]) if (one !== null) expect(one).toBeGreaterThanOrEqual(0)
      }
    }),
    {
      numRuns,
      examples: [
        // Their shift is -0.
        [
          [null, null, null, 1, 1e-310, 5e-324, null, 5e-324],
          [null, null, null, 1e-310, 1e-310, 1, null, 0],
          {},
          { ...onceOnly, alpha: 0.01, threshold: 0, count: 20 },
          [1, 1, 1, 1, 1, 2, 1, 1],
        ],
      ],
    },
  )
})
