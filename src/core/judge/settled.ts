// Whether benchmarks have shown all they need to, so that measuring them can end at a planned look.
import type { Comparison } from '../comparison.ts'
import type { Series } from '../model.ts'
import type { Rules } from '../settings.ts'
import { compare } from './compare.ts'
import { evidenceOf } from './evidence.ts'
import { isMatched } from './unmatched.ts'

/**
 * Whether `series`, which are measured together up to a planned look, are settled: nothing that could fail the run is open
 * any more.
 *
 * A regression settles only where `stopEarly` lets it, as ending on one at a look that nothing has paid for would make
 * false alarms of what more rounds would have taken back. The same goes for an improvement, which settles by having a
 * worsening ruled out.
 */
export function allSettled(series: readonly Series[], rules: Rules): boolean {
  const matched = series.filter(isMatched)
  const gated = compare(matched, rules)
    .map((comparison, index) => ({ comparison, series: matched[index] as Series }))
    .filter(({ comparison }) => comparison.better !== null)
  return gated.length > 0 && gated.every(one => isSettled(one.comparison, one.series, rules))
}

function isSettled({ change, exact }: Comparison, series: Series, rules: Rules): boolean {
  if (exact) return true
  // Without a test nothing is ever ruled out.
  if (rules.test === 'none') return false
  if (change === 'regressed') return rules.stopEarly === 'pass-or-fail'
  return evidenceOf(series, rules, []).shown.ruledOut
}
