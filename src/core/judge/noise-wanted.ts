// How precise the rounds of a run have to be.
import type { Comparison } from '../model/comparison.ts'
import { type Measurement, settingOf } from '../model/measuring.ts'
import type { Rules } from '../model/settings.ts'
import { isTimed } from '../model/units.ts'
import { effectByRatio } from './effect-size.ts'
import { plannedInterims } from './interims.ts'
import { rowRulesOf, settingsOfRow } from './row-rules.ts'

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
