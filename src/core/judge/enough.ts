// Whether the rounds so far are enough, and what of them should be measured again.

import type { Comparison } from '../model/comparison.ts'
import { CouldNotMeasure } from '../model/errors.ts'
import type { Round, Series, UnitRules } from '../model/measuring.ts'
import type { Rules, Settings } from '../model/settings.ts'
import { collect } from '../rounds/collect.ts'
import { compare } from './compare.ts'
import { suspects } from './confirm.ts'
import { couldFail, refuseBlindGate } from './least-rounds.ts'
import { isLook } from './looks.ts'
import { progressOf } from './settled.ts'

/** What was measured, for a message that says so. */
type CommandSettings = Pick<Settings, 'run' | 'go'>

/** A Further says what of an item is measured further: all of it, the benchmarks of these (reported) names, or nothing. */
export type Further = 'all' | 'nothing' | readonly string[]

/**
 * What of each item is measured further, given the rounds of each. The first round shows what the others cannot mend, and it
 * is said there rather than after an hour: throws CouldNotMeasure if it measured nothing, unless there are `others`,
 * lost or proven, and the verdict will say so, and Misconfigured if the planned rounds are too few for as many comparisons.
 */
export function furtherItems(
  items: readonly (readonly Round[])[],
  units: UnitRules,
  settings: Rules & CommandSettings,
  others = 0,
): readonly Further[] {
  const made = Math.max(...items.map(rounds => rounds.length))
  const isFirst = made === 1
  if (!isFirst && !isLook(made, settings)) return items.map(() => 'all')
  const series = items.map(rounds => collect(rounds, units))
  if (isFirst) {
    if (others === 0) refuseNothing(series.flat(), settings)
    refuseBlindGate(settings, series.flat().filter(couldFail).length)
  }
  // What gave nothing, or has only one side, shows no more in another round.
  const isIdle = (of: readonly Series[]) =>
    items.length > 1 && !of.some(one => has(one.base) && has(one.head))
  const progress = isLook(made, settings) ? progressOf(series, made, settings) : null
  return series.map((of, index) => {
    const one = progress?.[index]
    if (one?.isSettled || isIdle(of)) return 'nothing'
    return one ? one.open : 'all'
  })
}

/** What looks like a regression in all the rounds there are. */
export function suspectsIn(rounds: readonly Round[], units: UnitRules, rules: Rules): readonly Comparison[] {
  const machines = rounds.map(({ block }) => block)
  return suspects(compare(collect(rounds, units), rules, machines))
}

/** A gate that measured nothing must not pass: its command is wrong, or head has lost every benchmark. */
function refuseNothing(series: readonly Series[], { run, go }: CommandSettings): void {
  if (series.some(one => has(one.head))) return
  const where = series.length === 0 ? 'on either side' : 'on head, though base has benchmarks'
  const what = go === null ? ' Let the command print what it measured, or name its files with "output".' : ''
  throw new CouldNotMeasure(
    `Nothing was measured ${where}: no benchmark was reported.${what} Command: ${run}`,
  )
}

function has(sample: Series['head']): boolean {
  return sample.some(value => value !== null)
}
