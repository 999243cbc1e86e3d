// Single comparisons in any shape, for the tests of how they are put in words.
import type { Comparison, SampleSummary } from '../../../src/core/model/comparison.ts'

/** A sample of twenty equal values, with an interval of nothing. */
export function around(center: number, rounds = 20): SampleSummary {
  return { center, low: center, high: center, samples: Array.from({ length: rounds }, () => center) }
}

/** A benchmark that got 7.2 % slower, unless said otherwise. */
export function comparison(differing: Partial<Comparison> = {}): Comparison {
  return {
    benchmark: 'Encode',
    package: null,
    unit: 'sec/op',
    better: 'lower',
    exact: false,
    assume: null,
    base: around(1e-3),
    head: around(1.07e-3),
    worse: null,
    delta: 0.07,
    ratio: { estimate: 1.072, low: 1.061, high: 1.084 },
    p: 0.0001,
    pairedP: 0.0001,
    adjustedP: 0.0004,
    visible: 0.03,
    roundsNeeded: 9,
    ruledOut: 0.088,
    change: 'regressed',
    confirmation: null,
    rule: null,
    gate: 'fail',
    accepted: null,
    warnings: [],
    ...differing,
  }
}

/** A count that did not vary on either side. */
export function counted(unit: string, base: number, head: number): Comparison {
  const ratio = base > 0 && head > 0 ? head / base : null
  return comparison({
    unit,
    exact: true,
    base: around(base),
    head: around(head),
    delta: base === 0 ? null : head / base - 1,
    ratio: ratio === null ? null : { estimate: ratio, low: ratio, high: ratio },
    adjustedP: 0,
    visible: null,
    roundsNeeded: null,
  })
}

/** The text with a space wherever it may not break. */
export function spaced(text: string): string {
  return text.replaceAll('\u00a0', ' ')
}
