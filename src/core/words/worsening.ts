// How large a worsening is that can fail a run, where rows may have thresholds of their own.
import type { Rules } from '../model/settings.ts'
import { formatRatio } from './numbers.ts'

/** `a worsening of 5%`; `a worsening as large as the threshold` where a rule sets another one for its rows. */
export function worseningWords(rules: Pick<Rules, 'threshold' | 'benchmarks'>): string {
  return hasOthers(rules)
    ? 'a worsening as large as the threshold'
    : `a worsening of ${formatRatio(rules.threshold)}`
}

/** `5%`; `the threshold` where there are others. */
export function thresholdWords(rules: Pick<Rules, 'threshold' | 'benchmarks'>): string {
  return hasOthers(rules) ? 'the threshold' : formatRatio(rules.threshold)
}

/** Whether a rule sets another threshold for rows that could fail. */
export function hasOthers({
  threshold: ofRun,
  benchmarks,
}: Pick<Rules, 'threshold' | 'benchmarks'>): boolean {
  return benchmarks.some(
    ({ isOver, gate, threshold }) => !isOver && gate === 'fail' && threshold !== null && threshold !== ofRun,
  )
}
