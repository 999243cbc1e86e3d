// Whether the rounds so far are enough, and what should be measured further or again.

import type { Comparison } from '../model/comparison.ts'
import { rowId } from '../model/identity.ts'
import type { Round, Series, Side, UnitRules } from '../model/measuring.ts'
import type { NothingMeasured, Refusal } from '../model/refusal.ts'
import type { Rules } from '../model/settings.ts'
import { collect } from '../rounds/collect.ts'
import { compare } from './compare.ts'
import { openSuspects, planAgain, roundsOf, suspects } from './confirm.ts'
import { isInterim, mostRounds } from './interims.ts'
import { couldFail, tooFewRounds } from './least-rounds.ts'
import { fewestRounds, replayedOf } from './replayed.ts'
import { progressOf } from './settled.ts'

/**
 * A Selection is the part of an item that is measured further: all, nothing, or the benchmarks with these (reported)
 * names.
 */
export type Selection = 'all' | 'nothing' | readonly string[]

/**
 * Why the run is refused, given the rounds of each item; null where it is not. Only the first round is checked, as further
 * rounds cannot fix it, and nobody should learn it after an hour. Nothing measured is no refusal if there are `others`,
 * lost or proven: the verdict reports these.
 */
export function refusalOf(
  items: readonly (readonly Round[])[],
  units: UnitRules,
  rules: Rules,
  others = 0,
): Refusal | null {
  if (roundsMade(items) !== 1) return null
  const series = items.flatMap(rounds => collect(rounds, units))
  return (
    (others === 0 ? nothingMeasured(series) : null) ??
    tooFewRounds(rules, series.filter(one => couldFail(one, rules)).length)
  )
}

/** Decides what is measured further of each item, given its rounds; `isPart` says that it is judged with other parts. */
export function selectOpenItems(
  items: readonly (readonly Round[])[],
  units: UnitRules,
  rules: Rules,
  isPart = false,
): readonly Selection[] {
  const made = roundsMade(items)
  const mayBeReplayed = made === fewestRounds
  if (made !== 1 && !mayBeReplayed && !isInterim(made, rules)) return items.map(() => 'all')
  const series = items.map(rounds => collect(rounds, units))
  // More rounds of it show nothing.
  if (mayBeReplayed && replayedOf(series.flat()) !== null) return items.map(() => 'nothing')
  // An item that measured nothing, or only one side, shows no more in another round; but what a command prints in the next may
  // be more, and nothing else would be measured without it.
  const isIdle = (rounds: readonly Round[]) => items.length > 1 && !haveCommonName(rounds)
  const progress = isInterim(made, rules) ? progressOf(series, made, rules, isPart) : null
  return items.map((rounds, index) => {
    const one = progress?.[index]
    if (one?.isSettled || isIdle(rounds)) return 'nothing'
    return one ? one.open : 'all'
  })
}

/**
 * Decides what of each item is measured further a second time, given its rounds there: the suspects for which it is not over, at the
 * looks of their plans.
 */
export function selectForConfirmation(
  items: readonly (readonly Round[])[],
  units: UnitRules,
  suspected: readonly Comparison[],
  rules: Rules,
  isPart = false,
): readonly Selection[] {
  const made = roundsMade(items)
  const plans = suspected.map(one => planAgain(roundsOf(one), rules))
  if (!plans.some(plan => made === mostRounds(plan) || isInterim(made, plan))) return items.map(() => 'all')
  const series = items.map(rounds => collect(rounds, units))
  // Together, as they are adjusted for one another.
  const open = openSuspects(suspected, series.flat(), made, rules, isPart)
  return series.map(of => {
    const left = of.filter(one => open.has(rowId(one)))
    return left.length === 0 ? 'nothing' : [...new Set(left.map(({ benchmark }) => benchmark))]
  })
}

/** What looks like a regression in all the rounds there are; nothing where these were replayed. */
export function suspectsIn(rounds: readonly Round[], units: UnitRules, rules: Rules): readonly Comparison[] {
  const series = collect(rounds, units)
  return replayedOf(series) === null ? suspects(compare(series, rules)) : []
}

/** A gate that measured nothing must not pass: its command is wrong, or head has lost every benchmark. */
function nothingMeasured(series: readonly Series[]): NothingMeasured | null {
  if (series.some(one => has(one.head))) return null
  return { kind: 'nothing-measured', on: series.length === 0 ? 'either' : 'head' }
}

/**
 * Whether both sides have measured a benchmark of one name, in one unit. What tells such benchmarks apart is known only of several rounds
 * (collect.ts): after the first, any line that a program prints may seem to.
 */
function haveCommonName(rounds: readonly Round[]): boolean {
  const namesOn = (side: Side) =>
    new Set(rounds.flatMap(round => round[side].measurements.map(one => `${one.unit} ${one.benchmark}`)))
  const base = namesOn('base')
  return [...namesOn('head')].some(name => base.has(name))
}

function roundsMade(items: readonly (readonly Round[])[]): number {
  return Math.max(...items.map(rounds => rounds.length))
}

function has(sample: Series['head']): boolean {
  return sample.some(value => value !== null)
}
