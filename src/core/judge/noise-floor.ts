// How far a benchmark varies where nothing has changed, and what a gate can see above that.
import { median } from 'simple-statistics'
import { type Better, type Block, type Sample, sides } from '../model/measuring.ts'
import type { Rules } from '../model/settings.ts'
import { roundsToSee, smallestVisible } from '../stats/planner.ts'
import { robustDeviation } from '../stats/robust.ts'
import { blocksOf, finite, presentValues } from './blocks.ts'
import { leastRounds, passLevel } from './interims.ts'

/** A Noise is how far values vary, as plain ratios; `noise` and `spread` are explained in calibration.ts. */
export interface Noise {
  readonly noise: number
  readonly spread: number
}

/** Nobody makes more rounds than this. */
export const mostPlannedRounds = 1000
/** In which share of runs a change has to be found to count as seen. */
const power = 0.8

/**
 * The noise of a series whose sides are the same commit; null where a value is not positive, or fewer than two rounds are
 * complete.
 *
 * It is measured on the pairs of a round, not on the values of one side, as the gate's test compares pairs: both sides
 * share any drift. On thirteen simulated machines the change that this predicts to be visible in 20 rounds is the one
 * that the test finds in four of five runs, within 7 % as a rule and 14 % at worst (its test counts seven of them). The
 * interval of the ratio, which ignores rounds, predicts up to 1.6 times as much under drift. From 20 rounds the noise
 * is known to about a sixth. The prediction is too low where rounds are few for alpha and many values are wild: then
 * head must be worse in nearly every round.
 */
export function seriesNoise(series: Block, machines: readonly number[] = []): Noise | null {
  const blocks = blocksOf(series, machines)
  const pairs = blocks.flatMap(({ base, head }) =>
    base.flatMap((value, round) => (value === null ? [] : [Math.log((head[round] ?? 0) / value)])),
  )
  const values = sides.flatMap(side => presentValues(series[side]))
  if (pairs.length < 2 || values.some(value => value <= 0)) return null
  return {
    noise: robustDeviation(pairs) / Math.SQRT2,
    spread: robustDeviation(blocks.flatMap(block => sides.flatMap(side => strays(block[side])))),
  }
}

/**
 * The distance of each value from the median of its sample, widened because a median of few values lies too close to
 * them.
 */
function strays(sample: Sample): readonly number[] {
  const logs = presentValues(sample).map(Math.log)
  if (logs.length < 2) return []
  const [center, wider] = [median(logs), Math.sqrt(logs.length / (logs.length - 1))]
  return logs.map(log => wider * (log - center))
}

/**
 * The smallest worsening that `count` rounds show of a benchmark with this noise, judged with `together` comparisons at
 * once, and how many rounds decide about the threshold; each null where there is no such number. NoiseFloor explains
 * both.
 */
export function planFor(
  { noise, spread }: Noise,
  direction: Exclude<Better, null>,
  together: number,
  rules: Rules,
): { readonly visible: number | null; readonly roundsNeeded: number | null } {
  // Welch's test ignores rounds.
  const felt = rules.deltaTest === 'ttest' ? spread : noise
  const alpha = rules.correction === 'none' ? rules.alpha : rules.alpha / Math.max(1, together)
  const visible = smallestVisible(rules.count, felt, alpha, power)
  // A fall to 1 / 1.05 is 4.8 %: the planner counts rises, but a unit that is better higher worsens by falls.
  const rise = direction === 'higher' ? 1 / (1 - rules.threshold) - 1 : rules.threshold
  const level = Math.min(alpha, passLevel(rules.count, rules))
  const needed = Math.max(roundsToSee(rise, felt, level, power), leastRounds(together, rules))
  return {
    visible: finite(direction === 'higher' ? 1 - 1 / (1 + visible) : visible),
    roundsNeeded: needed <= mostPlannedRounds ? needed : null,
  }
}
