// What a reader should know of a whole run: whether it drifted, and whether the sides ran in different worlds.
import type { RunWarning } from '../comparison.ts'
import type { Round, Series, Side } from '../model.ts'
import { sides } from '../model.ts'
import { mannKendall } from '../stats/mann-kendall.ts'

/** A trend this unlikely by chance is one. */
const driftAlpha = 0.01
/** Share of processor time given to others from which times are no longer the program's own. */
const mostSteal = 0.02
/** What a Go benchmark says of where it runs, and what must be alike on both sides for times to be comparable. */
const surroundings = ['goos', 'goarch', 'cpu']

/** Collects the warnings of a run; `steal` is null where the system does not say. */
export function runWarnings(
  rounds: readonly Round[],
  series: readonly Series[],
  steal: number | null,
): readonly RunWarning[] {
  const drift = driftOf(series)
  return [
    ...(drift === null ? [] : [drift]),
    ...configurations(rounds),
    ...(steal !== null && steal > mostSteal ? [{ kind: 'steal', share: steal } as const] : []),
  ]
}

/** The warning of benchmarks that are not the same on both sides. */
export function suiteWarning(changed: readonly string[]): readonly RunWarning[] {
  return changed.length === 0 ? [] : [{ kind: 'suite', changed }]
}

/**
 * Looks for a trend in what the rounds took: the mean over all times (as logarithms, so that a long benchmark weighs as
 * much as a short one) of both sides, round by round. Both sides share it, so it is the machine's and not the change's.
 */
function driftOf(series: readonly Series[]): RunWarning | null {
  const times = series.filter(
    ({ unit, base, head }) => unit === 'sec/op' && [...base, ...head].every(isPositive),
  )
  const count = times[0]?.base.length ?? 0
  if (count < 4) return null
  const levels = Array.from({ length: count }, (_, index) => {
    const logs = times.flatMap(one => sides.map(side => Math.log(one[side][index] ?? 1)))
    return mean(logs)
  })
  const { p } = mannKendall(levels)
  const quarter = Math.ceil(count / 4)
  const change = Math.exp(mean(levels.slice(-quarter)) - mean(levels.slice(0, quarter))) - 1
  return p > driftAlpha || !Number.isFinite(change) ? null : { kind: 'drift', change, p }
}

function configurations(rounds: readonly Round[]): readonly RunWarning[] {
  const seen = (side: Side, key: string) =>
    [...new Set(rounds.flatMap(round => round[side].measurements.flatMap(one => one.config[key] || [])))]
      .sort()
      .join(', ')
  return surroundings
    .map(key => ({ kind: 'configuration', key, base: seen('base', key), head: seen('head', key) }) as const)
    .filter(({ base, head }) => base !== head && base !== '' && head !== '')
}

function isPositive(value: number | null): boolean {
  return value !== null && value > 0
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
