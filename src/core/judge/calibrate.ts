// Calibrates a machine from a run of base against itself: what a gate can see there, and how often it would be wrong.
import { getOrInsert } from '../common/memoize.ts'
import { type Random, randomFrom } from '../common/random.ts'
import type { Calibration, NoiseFloor, Share, Steady, SwappedSuites } from '../model/calibration.ts'
import type { Comparison } from '../model/comparison.ts'
import type { Judgement } from '../model/judgement.ts'
import { benchmarkId, type Series } from '../model/measuring.ts'
import type { Rules } from '../model/settings.ts'
import { usualDirection } from '../model/units.ts'
import { adjust } from '../stats/adjust.ts'
import { binomialInterval } from '../stats/exact.ts'
import { swapTest } from '../stats/swaps.ts'
import { blocksOf, confidence, finite, presentValues, wholeRounds } from './blocks.ts'
import { compare } from './compare.ts'
import { planFor, seriesNoise } from './noise-floor.ts'
import { directed, rowRulesOf, ruleOf, settingsOfRow } from './row-rules.ts'
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
  // A calibration makes all rounds, and looks at them once; the gate that it plans rounds for may look more often.
  const rules = { ...given, stopEarly: false }
  const matched = series.filter(isMatched)
  const judged = compare(matched, rules, machines)
  // By itself: neither adjusted for the others nor compared with the threshold.
  const alone = compare(matched, { ...rules, correction: 'none', strict: false }, machines)
  const isSteady = (index: number) => judged[index]?.exact === true || isConstant(matched[index] as Series)
  const varying = matched.filter((_, index) => !isSteady(index))
  const together = judged.filter(one => !one.exact && isGated(one, rules)).length
  const floors = matched.flatMap((one, index) =>
    isSteady(index)
      ? []
      : [floorOf(one, judged[index] as Comparison, alone[index] as Comparison, together, given, machines)],
  )
  const tested = floors.filter(({ p }) => p !== null)
  const places = new Map(floors.map(floor => [floor, place(floor, rules)]))
  return {
    floors: floors.toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0)),
    steady: judged.flatMap((one, index) => (isSteady(index) ? [steadyOf(one)] : [])),
    ...suiteOf(floors, rules),
    alarms:
      tested.length === 0
        ? null
        : shareWithInterval(tested.filter(({ falseAlarm }) => falseAlarm).length, tested.length),
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
  const noise = seriesNoise(series, machines)
  const direction = isGated(judged, rules) ? better : null
  const isPlanned = noise !== null && direction !== null && rules.deltaTest !== 'none'
  const plan = isPlanned ? planFor(noise, direction, together, settingsOfRow(judged, rules)) : null
  const p = direction === null ? null : alone.adjustedP
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
    regressed: direction !== null && change === 'regressed',
  }
}

/** Whether a row could fail a run: a unit of unknown direction cannot, nor what a rule has muted. */
export function isGated(
  row: Pick<NoiseFloor, 'benchmark' | 'package' | 'unit' | 'better'>,
  rules: Rules,
): boolean {
  return row.better !== null && rowRulesOf(row, rules).gate === 'fail'
}

/**
 * What the noise floors of a suite say of it as a whole; a benchmark counts with its worst unit. Each is held against its own
 * threshold, but the one that is suggested is for those that go by the run's.
 */
export function suiteOf(
  floors: readonly NoiseFloor[],
  rules: Rules,
): Pick<Calibration, 'benchmarks' | 'seeing' | 'typical' | 'roundsNeeded' | 'suggested'> {
  // Without a percentage there is no saying what can be seen.
  const known = floors.filter(floor => floor.noise !== null && isGated(floor, rules))
  const thresholds = new Map(known.map(floor => [floor, rowRulesOf(floor, rules).rules.threshold]))
  const isBlind = ({ visible }: NoiseFloor, threshold = 0) => visible === null || visible > threshold
  const visible = worstOf(known, floor => floor.visible)
  const needed = worstOf(known, floor => floor.roundsNeeded)
  const blind = worstOf(known, floor => Number(isBlind(floor, thresholds.get(floor))))
  const ofRun = known.filter(floor => thresholds.get(floor) === rules.threshold)
  return {
    benchmarks: visible.length,
    seeing: blind.filter(one => one === 0).length,
    typical: upTo(0.5, visible),
    roundsNeeded: needed.findLast(Number.isFinite) ?? null,
    suggested: {
      count: upTo(most, needed),
      threshold: rounded(
        upTo(
          most,
          worstOf(ofRun, floor => floor.visible),
        ),
      ),
    },
  }
}

/** The largest value of each benchmark, ascending; infinite where a unit has none. */
function worstOf(
  floors: readonly NoiseFloor[],
  its: (floor: NoiseFloor) => number | null,
): readonly number[] {
  const units = new Map<string, number[]>()
  for (const floor of floors)
    getOrInsert(units, benchmarkId(floor), () => []).push(its(floor) ?? Number.POSITIVE_INFINITY)
  return [...units.values()].map(all => Math.max(...all)).sort((a, b) => a - b)
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

/** Sorts what could fail a run first, and within that times first; what has no direction comes last. */
function place(floor: NoiseFloor, rules: Rules): number {
  const kind = floor.better === null ? 4 : isGated(floor, rules) ? 0 : 2
  return kind + (floor.unit === 'sec/op' ? 0 : 1)
}

function isConstant({ base, head }: Series): boolean {
  const values = [...presentValues(base), ...presentValues(head)]
  return values.every(value => value === values[0])
}

function steadyOf({ benchmark, package: path, unit, base, head }: Comparison): Steady {
  return { benchmark, package: path, unit, differs: base.center !== head.center }
}

// How often a gate would be wrong on this machine: the same rounds are judged again with sides swapped at random.

/** How many suites to judge: half a second's work for 50 benchmarks of 20 rounds. */
const manySuites = 1000
/** The same where each must be compared in full, which takes two seconds. */
const fewSuites = 200

/** What a suite shows: how many p are at most alpha unadjusted, and how many benchmarks regress. */
export interface Alarms {
  readonly uncorrected: number
  readonly regressed: number
}

/** Judges a suite after base and head were swapped in the marked rounds. */
export type SwapJudge = (swapped: readonly boolean[]) => Alarms

/**
 * Swaps base and head in random rounds, the same for all of `series`, and counts the suites with a false alarm; null
 * where nothing could fail.
 *
 * Both sides are the same commit, so each of these suites is as likely as the one that was measured. A visit measures all
 * benchmarks and is swapped with all of them, as what disturbs the machine disturbs them together. `series` must be those
 * that vary: a count that does not is compared as it is.
 *
 * Its limits: it only knows the noise of these rounds, not of another hour. And the p of a single comparison comes out
 * right by construction, since swapping is what its test assumes. What it does measure is how often any p in a suite is
 * small, and how often the estimate then exceeds the threshold.
 */
export function swappedSuites(
  series: readonly Series[],
  rules: Rules,
  seed: number,
  machines: readonly number[] = [],
): SwappedSuites | null {
  const gated = series.filter(
    one => directionOf(one, rules) !== null && rowRulesOf(one, rules).gate === 'fail',
  )
  if (gated.length === 0) return null
  const judge = swapJudge(gated, rules, machines)
  // A round that base lacks is not compared, whoever has it.
  const rounds = Math.max(...gated.map(({ base }) => base.length))
  // Not the stream of the seed itself, as the coin flips of these rounds came from it.
  const random = randomFrom(seed + 1)
  const all = Array.from({ length: isPlain(rules) ? manySuites : fewSuites }, () =>
    judge(coins(rounds, random)),
  )
  const suites = (isHit: (alarms: Alarms) => boolean) =>
    shareWithInterval(all.filter(isHit).length, all.length)
  return {
    uncorrected: rules.deltaTest === 'none' ? null : suites(({ uncorrected }) => uncorrected > 0),
    red: suites(({ regressed }) => regressed > 0),
  }
}

/** A count as a share of all tries, with an interval. */
export function shareWithInterval(hits: number, of: number): Share {
  return { hits, of, ...binomialInterval(hits, of, confidence) }
}

/**
 * Finds in each swapped suite what `compare` finds there. Where the gate's p is that of the ranks, only what is
 * significant after its adjustment is compared: nothing else can regress, and all of that stays significant, as fewer
 * are then judged together.
 */
export function swapJudge(
  series: readonly Series[],
  rules: Rules,
  machines: readonly number[] = [],
): SwapJudge {
  const pOf = isRanked(rules) ? pByRanks(series, rules, machines) : pByComparing(series, rules, machines)
  return swapped => {
    const p = pOf(swapped)
    const adjusted = isPlain(rules) ? adjust(p, rules.correction) : []
    const suspects = series.filter((_, index) => (adjusted[index] ?? 0) <= rules.alpha)
    const judged = compare(
      suspects.map(one => exchange(one, swapped)),
      rules,
      machines,
    )
    return {
      uncorrected: p.filter(one => one <= rules.alpha).length,
      regressed: judged.filter(({ change }) => change === 'regressed').length,
    }
  }
}

/** Gives the p of each series by itself, in the bad direction, after swapping the marked rounds. */
type PAfter = (swapped: readonly boolean[]) => readonly number[]

function pByRanks(series: readonly Series[], rules: Rules, machines: readonly number[]): PAfter {
  const tests = series.map(one => swapTest(blocksOf(one, machines)))
  const directions = series.map(one => directionOf(one, rules))
  return swapped =>
    tests.map((test, index) => test(swapped)[directions[index] === 'higher' ? 'less' : 'greater'])
}

function pByComparing(series: readonly Series[], rules: Rules, machines: readonly number[]): PAfter {
  const alone: Rules = { ...rules, correction: 'none', strict: false, stopEarly: false }
  return swapped =>
    compare(
      series.map(one => exchange(one, swapped)),
      alone,
      machines,
    ).map(({ adjustedP }) => adjustedP ?? 1)
}

/** Whether the p of a comparison by itself is that of the paired test, of all values. */
function isRanked({ deltaTest, outliers }: Rules): boolean {
  return deltaTest === 'utest' && outliers === 'none'
}

/** Whether the gate decides on just that p, adjusted. */
function isPlain(rules: Rules): boolean {
  return isRanked(rules) && !rules.strict && !rules.stopEarly
}

function exchange(series: Series, swapped: readonly boolean[]): Series {
  const { base, head } = series
  const pick = (mine: Series['base'], theirs: Series['base']) =>
    mine.map((value, round) => (swapped[round] ? (theirs[round] ?? null) : value))
  return { ...series, base: pick(base, head), head: pick(head, base) }
}

function directionOf(series: Series, rules: Rules) {
  const { rule, unit } = directed(series, rules, ruleOf(series, rules))
  return rule.better !== undefined ? rule.better : usualDirection(unit)
}

function coins(rounds: number, random: Random): readonly boolean[] {
  return Array.from({ length: rounds }, () => random() < 0.5)
}
