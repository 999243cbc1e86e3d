// Rules for benchmarks that have no effect: their day has passed, or they name nothing.
import type { RunWarning } from '../model/comparison.ts'
import type { Rules } from '../model/settings.ts'
import { isNamedBy, type RuleTarget } from './row-rules.ts'

/** What a run can have of a benchmark; a name that is null is that of a whole package. */
interface Known {
  readonly benchmark: string | null
  readonly package: string | null
  readonly unit?: string | null
}

/** A warning for each such rule. A rule behind another that fits first is not useless: the other may end. */
export function ruleWarnings(
  { benchmarks }: Pick<Rules, 'benchmarks'>,
  known: readonly Known[],
): readonly RunWarning[] {
  if (benchmarks.length === 0) return []
  const rows = known.flatMap(({ benchmark, package: path, unit }): readonly RuleTarget[] =>
    benchmark === null ? [] : [{ benchmark, package: path, ...(unit == null ? {} : { unit }) }],
  )
  return benchmarks.flatMap(({ match, isOver, until, owner }): readonly RunWarning[] => {
    if (isOver) return [{ kind: 'rule-over', match, until: until ?? '', owner }]
    return rows.some(row => isNamedBy(match, row)) ? [] : [{ kind: 'rule-unused', match }]
  })
}
