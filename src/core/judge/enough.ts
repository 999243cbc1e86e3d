// Whether the rounds so far are enough, and what should be measured further or again.
import type { Comparison } from '../model/comparison.ts'
import type { NothingMeasured, Refusal } from '../model/errors.ts'
import {
  type Measurement,
  type Round,
  rowId,
  type Series,
  type Side,
  settingOf,
  type UnitRules,
} from '../model/measuring.ts'
import type { Rules } from '../model/settings.ts'
import { isTimed } from '../model/units.ts'
import { collect } from '../rounds/collect.ts'
import { compare, type Decided, decide } from './compare.ts'
import { openSuspects, planAgain, roundsOf, suspects } from './confirm.ts'
import { effectByRatio, exceeds, isBeyond } from './effect-size.ts'
import { couldFail, isInterim, mostRounds, plannedInterims, tooFewRounds } from './interims.ts'
import { rowRulesOf, settingsOfRow } from './row-rules.ts'
import { fewestReplayedRounds, replayedOf } from './run-warnings.ts'
import { isMatched } from './unmatched.ts'

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
  const mayBeReplayed = made === fewestReplayedRounds
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

// Whether benchmarks have shown all they need to, so that measuring them can end at a planned look.

/** A GroupProgress is how far a group of series has come. */
export interface GroupProgress {
  /** Whether nothing in it that could fail the run is still open. */
  readonly isSettled: boolean
  /** The benchmarks that are still open, by their reported names. */
  readonly open: readonly string[]
}

/**
 * How far some groups of series have come after `rounds`. They are measured apart and can leave the rotation one by one; they
 * are adjusted together, as any of them can fail the run.
 *
 * What has improved is settled, and what has regressed too once all of its interval is beyond the threshold, so that
 * looking often does not make more of what is about as slow as the threshold. What only looks like an improvement goes
 * on up to `count`: a worsening is soon ruled out, but among many benchmarks it takes more rounds to tell an improvement
 * from chance. What is muted takes no rounds beyond `count`.
 *
 * In a part of a run (`isPart`) what has changed goes on up to `count` as well: it is judged among the rows of all parts,
 * and how many those have is not known here.
 */
export function progressOf(
  groups: readonly (readonly Series[])[],
  rounds: number,
  rules: Rules,
  isPart = false,
): readonly GroupProgress[] {
  const matched = groups.map(group => group.filter(isMatched))
  const decided = decide(matched.flat(), rules)
  let at = 0
  return matched.map(group => {
    const directed = group
      .map(() => decided[at++] as Decided)
      .filter(({ evidence: { direction } }) => direction !== null)
    const open = directed.filter(one => !isSettled(one, rounds, isPart) && !isMutedBeyond(one, rounds))
    return {
      isSettled: directed.length > 0 && open.length === 0,
      open: [...new Set(open.map(({ evidence }) => evidence.series.benchmark))],
    }
  })
}

function isMutedBeyond({ own: { gate, rules } }: Decided, rounds: number): boolean {
  return gate !== 'fail' && rounds >= rules.count
}

function isSettled({ evidence, change, own: { rules } }: Decided, rounds: number, isPart: boolean): boolean {
  const { exact, shown, improvement, ratio, direction } = evidence
  if (exact) return true
  // Without a test nothing can be ruled out.
  if (rules.deltaTest === 'none') return false
  const isFull = rounds >= rules.count
  if (isPart && (change === 'regressed' || change === 'improved')) return isFull
  if (change === 'regressed') return isFull || isBeyond(ratio, direction, rules.threshold)
  if (change === 'improved') return true
  return shown.ruledOut && (isFull || !exceeds(improvement, rules.threshold))
}

// How precise the rounds of a run have to be.

/**
 * The noise of a round that is wanted, as a part of the threshold. Up to the first look it is enough to tell what is
 * unchanged; what goes on has to be known better.
 */
const parts = { early: 1 / 3, later: 1 / 6 }
/** The same of a suspect, as a part of what lies between its estimate and the threshold. */
const ofDistance = 1 / 3

/**
 * The standard deviation of log(head / base) that a round should have at most, before anything is suspected. It depends on
 * nothing but the number of the round and what its `rows` are called: by the smallest threshold of those that are timed and
 * could fail.
 */
export function noiseWanted(round: number, rows: readonly Measurement[], rules: Rules): number {
  const thresholds = rows
    .filter(({ unit }) => isTimed(unit))
    .map(({ config, ...row }) => rowRulesOf({ ...row, package: settingOf(config, 'pkg') ?? null }, rules))
    .flatMap(own => (own.gate === 'fail' ? own.rules.threshold : []))
  const least = thresholds.length === 0 ? rules.threshold : Math.min(...thresholds)
  const [first = 0] = plannedInterims(rules)
  return least * (rules.stopEarly && round <= first ? parts.early : parts.later)
}

/**
 * The same where these suspects are measured again: what was found far beyond the threshold is soon found again. Their
 * second measurement stands by itself, so it may be planned by the first.
 */
export function noiseWantedAgain(suspects: readonly Comparison[], rules: Rules): number {
  return Math.min(
    ...suspects.map(one => {
      const { threshold } = settingsOfRow(one, rules)
      const worsening = one.ratio ? effectByRatio(one.ratio.estimate, one.better).worsening : threshold
      return Math.max(threshold * parts.later, (worsening - threshold) * ofDistance)
    }),
  )
}
