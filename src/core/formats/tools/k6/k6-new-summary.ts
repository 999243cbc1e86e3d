// Converts what k6 writes with `--new-machine-readable-summary` to what it writes without.
import { hasPath, type Path } from '../../json/json-outline.ts'
import { entriesAt, listAt, numberAt, textAt } from '../../json/json-value.ts'

/** The script comes before the results, which may therefore be far from the beginning. */
export function claimsNewK6Summary(paths: readonly Path[]): boolean {
  return hasPath(paths, 'config', 'execution') && hasPath(paths, 'config', 'script')
}

/**
 * The metrics and checks of a new summary in the form of the old one; null where it is none. The new summary has no
 * thresholds. The new one spells `p(90)` as `p90`, and leaves out the rate of a counter, which is that over the whole
 * run, in seconds.
 */
export function fromNewK6Summary(summary: unknown): object | null {
  const listed = listAt(summary, 'results', 'metrics')
  if (listed === null) return null
  const duration = numberAt(summary, 'config', 'duration') ?? 0
  const metrics = listed.map(metric => {
    const values = (entriesAt(metric, 'values') ?? []).map(
      ([key, value]) => [key.replace(/^p([\d.]+)$/, 'p($1)'), value] as const,
    )
    const count = textAt(metric, 'type') === 'counter' ? numberAt(metric, 'values', 'count') : null
    const rate = count !== null && duration > 0 ? { rate: count / duration } : {}
    const contains = textAt(metric, 'contains')
    return [
      textAt(metric, 'name') ?? '',
      { contains, values: { ...Object.fromEntries(values), ...rate } },
    ] as const
  })
  const checks = listAt(summary, 'results', 'checks', 'results') ?? []
  return { metrics: Object.fromEntries(metrics), root_group: { checks } }
}
