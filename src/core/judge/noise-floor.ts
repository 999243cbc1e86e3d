// Noise floors: how far an unchanged benchmark varies, which changes a gate can detect above that, and how many rounds it needs.
import { median } from 'simple-statistics'
import { type BetterDirection, type Sample, type SamplesOfBothSides, sides } from '../model/measuring.ts'
import type { DecisionRules } from '../model/settings.ts'
import { robustRootMeanSquare } from '../stats/one-sample.ts'
import { roundsToDetect, smallestDetectableChange } from '../stats/power-analysis.ts'
import { finiteOrNull, splitRoundsOfSeriesByMachine, valuesWithoutGaps } from './blocks.ts'
import { convertWorseningToRise } from './effect-size.ts'
import { fewestRoundsForFamily, interimLevelToRuleOutWorsening } from './interim-plan.ts'

/** The noise of a benchmark as plain ratios; model/calibration.ts explains both fields. */
interface BenchmarkNoise {
  readonly noise: number
  readonly spread: number
}

export const maxRoundsSuggestedByCalibration = 1000
/** The share of runs that have to detect a change for it to count as visible. */
export const detectingShare = 0.8

/**
 * Returns the noise of a series whose sides are the same commit; null if a value is not positive, or fewer than two rounds
 * are complete.
 *
 * It is estimated from the pairs of a round, not from the values of one side, as the gate's test compares pairs: both sides
 * share any drift. On thirteen simulated machines, the change that this predicts to be visible in 20 rounds is the one
 * that the test detects in four of five runs, within 7 % as a rule and 14 % at worst (its test has seven of them). The
 * confidence interval of the ratio, which ignores rounds, predicts up to 1.6 times as much under drift. From 20 rounds the
 * noise is known to about a sixth. The prediction is too low if rounds are few for alpha and many values are outliers:
 * then head must be worse in nearly every round.
 */
export function estimateNoiseOfIdenticalSides(
  series: SamplesOfBothSides,
  machines: readonly number[] = [],
): BenchmarkNoise | null {
  const blocks = splitRoundsOfSeriesByMachine(series, machines)
  const pairs = blocks.flatMap(({ base, head }) =>
    base.flatMap((value, round) => (value === null ? [] : [Math.log((head[round] ?? 0) / value)])),
  )
  const values = sides.flatMap(side => valuesWithoutGaps(series[side]))
  if (pairs.length < 2 || values.some(value => value <= 0)) return null
  return {
    noise: robustRootMeanSquare(pairs) / Math.SQRT2,
    spread: robustRootMeanSquare(blocks.flatMap(block => sides.flatMap(side => deviationsOf(block[side])))),
  }
}

/** Returns the deviation of each value from the median of its sample, widened because a median of few values is too close to them. */
function deviationsOf(sample: Sample): readonly number[] {
  const logs = valuesWithoutGaps(sample).map(Math.log)
  if (logs.length < 2) return []
  const [center, factor] = [median(logs), Math.sqrt(logs.length / (logs.length - 1))]
  return logs.map(log => factor * (log - center))
}

/**
 * Returns the smallest worsening that `count` rounds detect at this noise, and how many rounds decide about the threshold,
 * in a family of `familySize` comparisons; each null if there is no such number. CalibrationRowOfVaryingValue explains both.
 */
export function estimateVisibleAndRoundsNeeded(
  { noise, spread }: BenchmarkNoise,
  direction: Exclude<BetterDirection, null>,
  familySize: number,
  rules: DecisionRules,
): VisibleAndRoundsNeeded {
  // Welch's test does not compare within rounds.
  const deviation = rules.deltaTest === 'ttest' ? spread : noise
  const level = Math.min(alphaInFamily(familySize, rules), interimLevelToRuleOutWorsening(rules.count, rules))
  const found = visibleAndRoundsNeededAtSpread(rules.count, deviation, level, direction, familySize, rules)
  const isTooMany = (found.roundsNeeded ?? 0) > maxRoundsSuggestedByCalibration
  return isTooMany ? { ...found, roundsNeeded: null } : found
}

/** Each is null if there is no such number. */
export interface VisibleAndRoundsNeeded {
  readonly visible: number | null
  readonly roundsNeeded: number | null
}

/**
 * Returns the smallest worsening that `rounds` detect at this `spread` of the values, and how many rounds would rule the
 * threshold out at `level` for an unchanged benchmark, in a family of `familySize` comparisons.
 */
export function visibleAndRoundsNeededAtSpread(
  rounds: number,
  spread: number,
  level: number,
  direction: BetterDirection,
  familySize: number,
  rules: DecisionRules,
): VisibleAndRoundsNeeded {
  const visible = smallestDetectableChange(rounds, spread, alphaInFamily(familySize, rules), detectingShare)
  const needed = Math.max(
    roundsToDetect(convertWorseningToRise(rules.threshold, direction), spread, level, detectingShare),
    fewestRoundsForFamily(familySize, rules),
  )
  return {
    visible: finiteOrNull(direction === 'higher' ? 1 - 1 / (1 + visible) : visible),
    roundsNeeded: finiteOrNull(needed),
  }
}

function alphaInFamily(familySize: number, { correction, alpha }: DecisionRules): number {
  return correction === 'none' ? alpha : alpha / Math.max(1, familySize)
}
