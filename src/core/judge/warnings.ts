// What a reader should know of the numbers of one comparison; nothing here changes them.
import type { Summary, Warning } from '../model/comparison.ts'
import { sides } from '../model/measuring.ts'
import type { Rules } from '../model/settings.ts'
import { withoutOutliers } from '../stats/outliers.ts'
import { hasTwoModes } from '../stats/two-modes.ts'
import type { Evidence } from './evidence.ts'
import { finite, present } from './summary.ts'

/** A median that is known no better than this is not worth much beside a threshold of the same size. */
const widestSpread = 0.05
/** From this many values on the interval of a median is bounded at 95 %. */
const boundedFrom = 6

/** Collects the warnings of a comparison; values that are compared as they are have none. */
export function warningsOf(evidence: Evidence, visible: number | null, rules: Rules): readonly Warning[] {
  if (evidence.exact) return []
  const { series } = evidence
  const found: Warning[] = []
  const [base, head] = [present(series.base), present(series.head)]
  if (base.length !== head.length) found.push({ kind: 'unequal', base: base.length, head: head.length })
  for (const side of sides) {
    const ratio = spreadOf(evidence[side])
    if (ratio === null) found.push({ kind: 'few-rounds', side, needed: boundedFrom })
    else if (ratio > widestSpread) found.push({ kind: 'spread', side, ratio })
    if (hasTwoModes(present(series[side]))) found.push({ kind: 'two-modes', side })
  }
  if (rules.outliers === 'iqr') {
    const removed = {
      base: base.length - present(withoutOutliers(series.base)).length,
      head: head.length - present(withoutOutliers(series.head)).length,
    }
    if (removed.base + removed.head > 0) found.push({ kind: 'outliers', ...removed })
  }
  if (visible !== null && visible > rules.threshold) found.push({ kind: 'blind', visible })
  return found
}

/** How far the interval of the centre reaches, relative to it; null where it is unbounded, 0 around (next to) nothing. */
function spreadOf({ center, low, high }: Summary): number | null {
  if (low === null || high === null) return null
  return finite(Math.max(high - center, center - low) / Math.abs(center)) ?? 0
}
