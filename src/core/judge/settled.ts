// Whether benchmarks have shown all they need to, so that measuring them can end at a planned look.
import type { Comparison } from '../comparison.ts'
import type { Series } from '../model.ts'
import type { Rules } from '../settings.ts'
import { exceeds } from './apart.ts'
import { compare } from './compare.ts'
import { evidenceOf } from './evidence.ts'
import { isMatched } from './unmatched.ts'

/**
 * Which of some groups of series are settled: nothing in them that could fail the run is open any more. The groups are
 * measured apart and can leave the rotation one by one; they are adjusted together, as any of them can fail the run.
 *
 * A regression settles only where `stopEarly` lets it, as ending on one at a look that nothing has paid for would make
 * false alarms of what more rounds would have taken back. The same goes for what looks like an improvement: a worsening is
 * soon ruled out, but among many benchmarks it takes more rounds until an improvement can be told from chance.
 */
export function settledAmong(groups: readonly (readonly Series[])[], rules: Rules): readonly boolean[] {
  const matched = groups.map(group => group.filter(isMatched))
  const comparisons = compare(matched.flat(), rules)
  let at = 0
  return matched.map(group => {
    const gated = group
      .map(series => ({ series, comparison: comparisons[at++] as Comparison }))
      .filter(({ comparison }) => comparison.better !== null)
    return gated.length > 0 && gated.every(one => isSettled(one.comparison, one.series, rules))
  })
}

function isSettled({ change, exact }: Comparison, series: Series, rules: Rules): boolean {
  if (exact) return true
  // Without a test nothing is ever ruled out.
  if (rules.deltaTest === 'none') return false
  if (change === 'regressed') return rules.stopEarly === 'pass-or-fail'
  const { shown, improvement } = evidenceOf(series, rules, [])
  return shown.ruledOut && !exceeds(improvement, rules.threshold)
}
