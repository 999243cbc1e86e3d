// Whether benchmarks have shown all they need to, so that measuring them can end at a planned look.
import type { Comparison } from '../comparison.ts'
import type { Series } from '../model.ts'
import type { Rules } from '../settings.ts'
import { compare } from './compare.ts'

/**
 * Whether `series`, which are measured together up to a planned look, are settled: nothing that could fail the run is open
 * any more.
 *
 * A regression settles only where `stopEarly` lets it, as ending on one at a look that nothing has paid for would make
 * false alarms of what more rounds would have taken back.
 */
export function allSettled(series: readonly Series[], rules: Rules): boolean {
  const gated = compare(series, rules).filter(one => one.better !== null)
  return gated.length > 0 && gated.every(one => isSettled(one, rules))
}

function isSettled({ change, exact }: Comparison, { stopEarly }: Rules): boolean {
  if (change === 'regressed') return exact || stopEarly === 'pass-or-fail'
  return change !== 'inconclusive'
}
