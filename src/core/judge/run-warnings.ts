// Warnings about a whole run: drift, an effect of a visit's place in the round, sides that ran on different systems.
import type { RunWarning } from '../model/comparison.ts'
import type { Round, Series, Side } from '../model/measuring.ts'
import { driftOf } from './drift.ts'
import { secondVisitOf } from './second-visit.ts'

/** Share of processor time given to others from which times are no longer the program's own. */
const mostSteal = 0.02
/** Configuration keys of a Go benchmark that must be the same on both sides for times to be comparable. */
const surroundings = ['goos', 'goarch', 'cpu']

/** What the times of a run's rounds show of the machine. */
export function movements(
  rounds: readonly Pick<Round, 'first'>[],
  series: readonly Series[],
): readonly RunWarning[] {
  return [driftOf(series), secondVisitOf(rounds, series)].filter(one => one !== null)
}

/** `steal` is null where the system does not say. */
export function stealWarning(steal: number | null): readonly RunWarning[] {
  return steal !== null && steal > mostSteal ? [{ kind: 'steal', share: steal }] : []
}

/** The warning that benchmark files differ between the sides. */
export function suiteWarning(changed: readonly string[]): readonly RunWarning[] {
  return changed.length === 0 ? [] : [{ kind: 'suite', changed }]
}

/** The systems on which the sides have run, where they differ. */
export function configurations(rounds: readonly Round[]): readonly RunWarning[] {
  const seen = (side: Side, key: string) =>
    [...new Set(rounds.flatMap(round => round[side].measurements.flatMap(one => one.config[key] || [])))]
      .sort()
      .join(', ')
  return surroundings
    .map(key => ({ kind: 'configuration', key, base: seen('base', key), head: seen('head', key) }) as const)
    .filter(({ base, head }) => base !== head && base !== '' && head !== '')
}

/** Whether by a warning a side may have run other code than its own; that the changed files alone were not read is no sign of it. */
export function isOtherCodeShown(warning: RunWarning): boolean {
  if (warning.kind === 'shared-install') return true
  return (
    warning.kind === 'unread-code' && (warning.isAll || warning.isElsewhere || warning.instead.length > 0)
  )
}
