// Whether the rounds so far are enough, and what of them should be measured again.
import { collect } from './collect.ts'
import type { Comparison } from './comparison.ts'
import { CouldNotMeasure } from './errors.ts'
import { compare } from './judge/compare.ts'
import { suspects } from './judge/confirm.ts'
import { couldFail, refuseBlindGate } from './judge/least-rounds.ts'
import { isLook } from './judge/looks.ts'
import { allSettled } from './judge/settled.ts'
import type { Round, Series, UnitRules } from './model.ts'
import type { Settings } from './settings.ts'

/**
 * Whether measuring can end. The first round shows what the others cannot mend, and it is said there rather than after an
 * hour: throws CouldNotMeasure if it measured nothing, and Misconfigured if the planned rounds are too few for as many
 * comparisons.
 */
export function isEnough(rounds: readonly Round[], units: UnitRules, settings: Settings): boolean {
  if (rounds.length === 1) {
    const series = collect(rounds, units)
    refuseNothing(series, settings.run)
    refuseBlindGate(settings, series.filter(couldFail).length)
  }
  return isLook(rounds.length, settings) && allSettled(collect(rounds, units), settings)
}

/** What looks like a regression in all the rounds there are. */
export function suspectsIn(
  rounds: readonly Round[],
  units: UnitRules,
  settings: Settings,
): readonly Comparison[] {
  const machines = rounds.map(({ block }) => block)
  return suspects(compare(collect(rounds, units), settings, machines))
}

/** A gate that measured nothing must not pass: its command is wrong, or head has lost every benchmark. */
function refuseNothing(series: readonly Series[], run: string): void {
  if (series.some(one => one.head.some(value => value !== null))) return
  const where = series.length === 0 ? 'on either side' : 'on head, though base has benchmarks'
  throw new CouldNotMeasure(
    `Nothing was measured ${where}: the command printed no line in the Go benchmark format ("BenchmarkName 100 123 ns/op"). Command: ${run}`,
  )
}
