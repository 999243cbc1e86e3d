// Calibrates a machine from a run of base against itself: what a gate can see there, and how often it would be wrong.
import { within } from '../common/within.ts'
import type { Calibration, NoiseFloor, Steady } from '../model/calibration.ts'
import type { Comparison } from '../model/comparison.ts'
import type { Judgement } from '../model/judgement.ts'
import type { Series } from '../model/measuring.ts'
import type { Rules } from '../model/settings.ts'
import { wholeRounds } from './blocks.ts'
import { compare } from './compare.ts'
import { shareOf, swappedSuites } from './false-alarms.ts'
import { noiseOf, planFor } from './noise-floor.ts'
import { finite, present } from './summary.ts'
import { isMatched } from './unmatched.ts'

/** A gate suits a suite if this share of its benchmarks sees enough: a single wild one must not set the rounds for all. */
const most = 0.9

/**
 * Calibrates a machine by `series`, of which both sides are the same commit, measured in all the rounds of a run that never
 * ends early. `rules` are those of the gate that is planned; `seed` determines the random swaps.
 */
export function calibrationOf(
  series: readonly Series[],
  given: Rules,
  seed: number,
  machines: readonly number[] = [],
): Calibration {
  // A calibration makes all rounds, and looks at them once.
  const rules = { ...given, stopEarly: false }
  const matched = series.filter(isMatched)
  const judged = compare(matched, rules, machines)
  // By itself: neither adjusted for the others nor compared with the threshold.
  const alone = compare(matched, { ...rules, correction: 'none', strict: false }, machines)
  const isSteady = (index: number) => judged[index]?.exact === true || isConstant(matched[index] as Series)
  const varying = matched.filter((_, index) => !isSteady(index))
  const together = judged.filter(({ exact, better }) => !exact && better !== null).length
  const floors = matched.flatMap((one, index) =>
    isSteady(index)
      ? []
      : [floorOf(one, judged[index] as Comparison, alone[index] as Comparison, together, rules, machines)],
  )
  const tested = floors.filter(({ p }) => p !== null)
  return {
    floors: floors.toSorted((a, b) => place(a) - place(b)),
    steady: judged.flatMap((one, index) => (isSteady(index) ? [steadyOf(one)] : [])),
    ...suiteOf(floors, rules),
    alarms:
      tested.length === 0
        ? null
        : shareOf(tested.filter(({ falseAlarm }) => falseAlarm).length, tested.length),
    swapped: swappedSuites(varying, rules, seed, machines),
  }
}

/** The verdict of a calibration: it is not a gate, so it passes, whatever it has found. */
export function judgeCalibration(calibration: Calibration): Judgement {
  return { verdict: 'pass', grounds: { kind: 'calibration', calibration } }
}

function floorOf(
  series: Series,
  judged: Comparison,
  alone: Comparison,
  together: number,
  rules: Rules,
  machines: readonly number[],
): NoiseFloor {
  const { benchmark, package: path, unit, better, ratio, change } = judged
  const noise = noiseOf(series, machines)
  const isPlanned = noise !== null && better !== null && rules.deltaTest !== 'none'
  const plan = isPlanned ? planFor(noise, better, together, rules) : null
  const p = better === null ? null : alone.adjustedP
  return {
    benchmark,
    package: path,
    unit,
    better,
    rounds: wholeRounds(series),
    noise: noise?.noise ?? null,
    spread: noise?.spread ?? null,
    ratio,
    visible: plan?.visible ?? null,
    roundsNeeded: plan?.roundsNeeded ?? null,
    p,
    falseAlarm: p !== null && p <= rules.alpha,
    regressed: change === 'regressed',
  }
}

/** What the noise floors of a suite say of it as a whole; a benchmark counts with its worst unit. */
export function suiteOf(
  floors: readonly NoiseFloor[],
  { threshold }: Pick<Rules, 'threshold'>,
): Pick<Calibration, 'benchmarks' | 'seeing' | 'typical' | 'roundsNeeded' | 'suggested'> {
  const units = new Map<string, NoiseFloor[]>()
  // Without a percentage there is no saying what can be seen.
  for (const floor of floors.filter(({ better, noise }) => better !== null && noise !== null)) {
    const id = JSON.stringify([floor.package, floor.benchmark])
    within(units, id, () => []).push(floor)
  }
  const worst = (value: (floor: NoiseFloor) => number | null) =>
    [...units.values()]
      .map(all => Math.max(...all.map(floor => value(floor) ?? Number.POSITIVE_INFINITY)))
      .sort((a, b) => a - b)
  const [visible, needed] = [worst(floor => floor.visible), worst(floor => floor.roundsNeeded)]
  return {
    benchmarks: units.size,
    seeing: visible.filter(one => one <= threshold).length,
    typical: upTo(0.5, visible),
    roundsNeeded: needed.findLast(Number.isFinite) ?? null,
    suggested: { count: upTo(most, needed), threshold: rounded(upTo(most, visible)) },
  }
}

/** The smallest value that this share of `ascending` does not exceed; null where that is no number. */
function upTo(share: number, ascending: readonly number[]): number | null {
  return finite(ascending[Math.ceil(share * ascending.length) - 1] ?? Number.POSITIVE_INFINITY)
}

/** Rounded up to half a percent, from 10 % on to a whole one; null beyond 100 %, which is no threshold. */
function rounded(visible: number | null): number | null {
  if (visible === null || visible > 1) return null
  const steps = visible > 0.1 ? 100 : 200
  return Math.max(1, Math.ceil(visible * steps - 1e-9)) / steps
}

/** Sorts what could fail a run first, and within that times first. */
function place({ better, unit }: NoiseFloor): number {
  return (better === null ? 2 : 0) + (unit === 'sec/op' ? 0 : 1)
}

function isConstant({ base, head }: Series): boolean {
  const values = [...present(base), ...present(head)]
  return values.every(value => value === values[0])
}

function steadyOf({ benchmark, package: path, unit, base, head }: Comparison): Steady {
  return { benchmark, package: path, unit, differs: base.center !== head.center }
}
