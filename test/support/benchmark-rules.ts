// Rules for benchmarks in any shape.
import type { AcceptedWorsening, BenchmarkRule } from '../../src/core/model/settings.ts'

/** A rule that says nothing but what is given. */
export function ruleFor(match: string, others: Partial<BenchmarkRule> = {}): BenchmarkRule {
  const open = { threshold: null, ruleOut: null, better: null, owner: null, why: null, until: null }
  return { match, ...open, gate: 'fail', isOver: false, ...others }
}

export function acceptedFor(
  match: AcceptedWorsening['match'],
  upTo: number | null,
  others: Partial<AcceptedWorsening> = {},
): AcceptedWorsening {
  return { match, upTo, by: null, when: null, why: null, url: null, ...others }
}
