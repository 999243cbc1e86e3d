// How often a gate would be wrong on this machine: the same rounds are judged again with sides swapped at random.

import { type Random, randomFrom } from '../common/random.ts'
import type { Share, SwappedSuites } from '../model/calibration.ts'
import type { Series } from '../model/measuring.ts'
import type { Rules } from '../model/settings.ts'
import { usualDirection } from '../model/units.ts'
import { adjust } from '../stats/adjust.ts'
import { binomialInterval } from '../stats/binomial-interval.ts'
import { swapTest } from '../stats/swaps.ts'
import { blocksOf } from './blocks.ts'
import { compare } from './compare.ts'
import { directed, rowRulesOf, ruleOf } from './row-rules.ts'
import { confidence } from './summary.ts'

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
