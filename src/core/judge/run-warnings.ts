// Warnings about a whole run: drift, an effect of a visit's place in the round, sides that ran on different systems.

import { median } from 'simple-statistics'
import type { Replayed, RunWarning } from '../model/comparison.ts'
import { benchmarkId, type Round, type Series, type Side, sides } from '../model/measuring.ts'
import type { RoundRecord } from '../model/result-file.ts'
import { isTimed } from '../model/units.ts'
import { mannKendall } from '../stats/mann-kendall.ts'
import { mannWhitney } from '../stats/mann-whitney.ts'
import { pairedTest } from '../stats/paired-test.ts'
import { presentValues } from './blocks.ts'

/** Share of processor time given to others from which times are no longer the program's own. */
const mostSteal = 0.02
/** Configuration keys of a Go benchmark that must be the same on both sides for times to be comparable. */
const surroundings = ['goos', 'goarch', 'cpu']

/** What the times of a run's rounds show of the machine. */
export function movements(
  rounds: readonly Pick<Round, 'first'>[],
  series: readonly Series[],
): readonly RunWarning[] {
  return [driftOf(series), secondVisitOf(rounds, series)].filter(one => one !== null)
}

/** `steal` is null where the system does not say. */
export function stealWarning(steal: number | null): readonly RunWarning[] {
  return steal !== null && steal > mostSteal ? [{ kind: 'steal', share: steal }] : []
}

/** The warning that benchmark files differ between the sides. */
export function suiteWarning(changed: readonly string[]): readonly RunWarning[] {
  return changed.length === 0 ? [] : [{ kind: 'suite', changed }]
}

/** The systems on which the sides have run, where they differ. */
export function configurations(rounds: readonly Round[]): readonly RunWarning[] {
  const seen = (side: Side, key: string) =>
    [...new Set(rounds.flatMap(round => round[side].measurements.flatMap(one => one.config[key] || [])))]
      .sort()
      .join(', ')
  return surroundings
    .map(key => ({ kind: 'configuration', key, base: seen('base', key), head: seen('head', key) }) as const)
    .filter(({ base, head }) => base !== head && base !== '' && head !== '')
}

/** Whether by a warning a side may have run other code than its own; that the changed files alone were not read is no sign of it. */
export function isOtherCodeShown(warning: RunWarning): boolean {
  if (warning.kind === 'shared-install') return true
  return (
    warning.kind === 'unread-code' && (warning.isAll || warning.isElsewhere || warning.instead.length > 0)
  )
}

// Whether the machine got slower or faster during a run, even if benchmarks leave before its end.

/** The p up to which a trend counts; fewer than six rounds cannot reach it. */
const driftAlpha = 0.01

/** Variance of logarithms below which the weight of a benchmark does not grow: a tenth of a percent, squared. */
const leastVariance = 1e-6

/**
 * Looks for a trend in the times of the rounds: the mean over all times of both sides, as logarithms, so that a long
 * benchmark weighs as much as a short one, and over their variance, so that a noisy one does not drown a steady one. Both
 * sides share it, so it is the machine's and not the change's.
 *
 * Benchmarks may leave after some rounds, which changes the mean of those that stay. So two rounds are compared only by
 * the benchmarks that both have: none adds its own level to the difference. While nothing drifts, each rank of a round
 * among those before it is equally likely, and independent of the next one, whichever benchmarks it is taken over. S of
 * Mann & Kendall is made of these ranks alone, so its p holds. (Which benchmarks leave depends on how their sides
 * differ, not on their mean; a variance knows no order.)
 *
 * The change is from the first quarter of the rounds to the last, over the benchmarks that the later round has. A series
 * counts up to its first round without a (positive) time on either side.
 */
export function driftOf(
  series: readonly Pick<Series, 'unit' | 'base' | 'head'>[],
): Extract<RunWarning, { readonly kind: 'drift' }> | null {
  const times = series.filter(({ unit }) => unit === 'sec/op').map(timesOf)
  const histories = historiesOf(times.filter(({ length }) => length > 0))
  const { p } = mannKendall(ranked(histories))
  if (p > driftAlpha) return null
  const quarter = Math.ceil(histories.length / 4)
  const rises = histories
    .slice(-quarter)
    .map(levels => (levels.at(-1) as number) - mean(levels.slice(0, quarter)))
  const change = Math.exp(mean(rises)) - 1
  return Number.isFinite(change) ? { kind: 'drift', change, p } : null
}

/** The time of both sides in each round from the first on, as logarithms. */
function timesOf({ base, head }: Pick<Series, 'base' | 'head'>): readonly number[] {
  const sums = base.map((value, round) => (logOf(value) + logOf(head[round] ?? null)) / 2)
  const end = sums.findIndex(sum => Number.isNaN(sum))
  return end < 0 ? sums : sums.slice(0, end)
}

function logOf(value: number | null): number {
  return value !== null && value > 0 ? Math.log(value) : Number.NaN
}

/** For each round the levels of all rounds up to it, over the benchmarks that it has. */
function historiesOf(times: readonly (readonly number[])[]): readonly (readonly number[])[] {
  const weighted = times.map(logs => ({ logs, weight: 1 / (varianceOf(logs) + leastVariance) }))
  const lengths = [...new Set(times.map(({ length }) => length))].sort((a, b) => a - b)
  return lengths.flatMap((length, index) => {
    const staying = weighted.filter(({ logs }) => logs.length >= length)
    const levels = Array.from({ length }, (_, round) => levelOf(staying, round))
    return levels.map((_, round) => levels.slice(0, round + 1)).slice(lengths[index - 1] ?? 0)
  })
}

interface Weighted {
  readonly logs: readonly number[]
  readonly weight: number
}

function levelOf(times: readonly Weighted[], round: number): number {
  const sum = times.reduce((sum, { logs, weight }) => sum + weight * (logs[round] as number), 0)
  return sum / times.reduce((sum, { weight }) => sum + weight, 0)
}

/** Numbers in which each round has the rank among earlier rounds that its history gives it. */
function ranked(histories: readonly (readonly number[])[]): readonly number[] {
  let ranks: readonly number[] = []
  for (const levels of histories) {
    const level = levels.at(-1) as number
    const equal = ranks[levels.indexOf(level)]
    if (equal === undefined) {
      const lower = levels.filter(one => one < level).length
      const below = ranks.toSorted((a, b) => a - b)[lower - 1] ?? 0
      ranks = [...ranks.map(rank => (rank > below ? rank + 1 : rank)), below + 1]
    } else ranks = [...ranks, equal]
  }
  return ranks
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function varianceOf(values: readonly number[]): number {
  const center = mean(values)
  return mean(values.map(value => (value - center) ** 2))
}

// Whether the second visit of a round is slower (or faster) than the first, whichever side it is to.

/** The p up to which a difference counts; fewer than eleven rounds cannot reach it. */
const placeAlpha = 0.001

/**
 * Compares the second visits of the rounds with the first ones: in each round the mean over all times, as logarithms, and
 * over their variance, so that a noisy benchmark does not drown a steady one.
 *
 * The difference between head and base is first taken out of each benchmark. That difference and the weight come from
 * the values of the sides alone, not from the places they were measured in. If the place does not matter, the coin of
 * each round could as well have fallen the other way, so the rank sum under all such coins gives an exact p
 * (two-sided).
 *
 * Null where there is no significant difference. Rounds in which each benchmark had an order of its own do not count.
 */
export function secondVisitOf(
  rounds: readonly Pick<Round, 'first'>[],
  series: readonly Series[],
): Extract<RunWarning, { readonly kind: 'second-visit' }> | null {
  const rows = series.filter(({ unit }) => unit === 'sec/op').map(differencesOf)
  const levels = rounds.flatMap(({ first }, round) => {
    const seen = rows.flatMap(({ weight, differences }) => {
      const difference = differences[round] ?? null
      return difference === null ? [] : [{ weight, difference }]
    })
    if (first === null || seen.length === 0) return []
    const level = seen.reduce((sum, { weight, difference }) => sum + weight * difference, 0)
    const weights = seen.reduce((sum, { weight }) => sum + weight, 0)
    return [{ first, level: ((first === 'base' ? 1 : -1) * level) / weights }]
  })
  const head = levels.map(({ level }) => level)
  const { greater, less } = pairedTest([{ base: head.map(level => -level), head }])
  const p = Math.min(1, 2 * Math.min(greater, less))
  if (p > placeAlpha) return null
  // The rest of head's own difference has one sign in rounds of one order, and the opposite sign in the others.
  const ways = sides
    .map(side => levels.filter(({ first }) => first === side).map(({ level }) => level))
    .filter(({ length }) => length > 0)
  const change = Math.exp(ways.reduce((sum, one) => sum + median(one), 0) / ways.length) - 1
  return { kind: 'second-visit', change, p }
}

/** Head's time in each round against base's, as logarithms around their centre; null where one of them is missing. */
function differencesOf({ base, head }: Series): {
  readonly weight: number
  readonly differences: readonly (number | null)[]
} {
  const logs = base.map((value, round) => {
    const other = head[round] ?? null
    return value !== null && other !== null && value > 0 && other > 0 ? Math.log(other / value) : null
  })
  const known = logs.filter(log => log !== null)
  if (known.length === 0) return { weight: 0, differences: [] }
  const center = centerOf(known)
  const variance = known.reduce((sum, log) => sum + (log - center) ** 2, 0) / known.length
  return {
    weight: 1 / (variance + leastVariance),
    differences: logs.map(log => (log === null ? null : log - center)),
  }
}

/**
 * The median of the means of pairs (Hodges & Lehmann 1963): where the place matters the values form two groups, and a
 * plain median would lie in the larger one.
 */
function centerOf(values: readonly number[]): number {
  return median(values.flatMap((one, index) => values.slice(index).map(other => (one + other) / 2)))
}

// Whether other programs were busier during the visits to one side than during those to the other.

/** The p up to which a difference counts; fewer than seven rounds cannot reach it. */
const othersAlpha = 0.001

/** Processors of which others must take more: less than this hardly slows a benchmark. */
const material = 0.25

/**
 * Compares how many processors others kept busy during the visits. Sides take turns in random order, so a load that does
 * not know which side is shown falls on both alike; one that comes with one side alone makes that side slow.
 *
 * Null where there is no such load, or the system did not say.
 */
export function othersOf(
  rounds: readonly RoundRecord[],
): Extract<RunWarning, { readonly kind: 'others' }> | null {
  const [base, head] = [busyDuring(rounds, 'base'), busyDuring(rounds, 'head')]
  if (base.length === 0 || head.length === 0) return null
  const { p } = mannWhitney(base, head)
  const centers = { base: median([...base]), head: median([...head]) }
  if (p > othersAlpha || Math.abs(centers.base - centers.head) < material) return null
  return { kind: 'others', ...centers, p }
}

function busyDuring(rounds: readonly RoundRecord[], side: Side): readonly number[] {
  return rounds.flatMap(round => {
    const { others, seconds } = round[side]
    return others === undefined || seconds <= 0 ? [] : [others / seconds]
  })
}

// Whether visits ended far sooner than their own results say that they took, so that these were measured before.

/** A clock that was set back makes one visit short. */
const fewestRounds = 2
/** As many tools as there are processors may run at once and be read as one. */
const perProcessor = 2

/** The sides on which that is so in several rounds; null where there is none. */
export function soonerOf(rounds: readonly RoundRecord[], processors: number): Replayed | null {
  const found = sides
    .map(side => ({ side, visits: tooShort(rounds, side, perProcessor * Math.max(1, processors)) }))
    .filter(({ visits }) => visits.length >= fewestRounds)
  const sooner = found[0]?.visits[0]
  if (!sooner) return null
  const most = Math.max(...found.map(({ visits }) => visits.length))
  return { kind: 'replayed', sides: found.map(({ side }) => side), rounds: most, sooner }
}

function tooShort(
  rounds: readonly RoundRecord[],
  side: Side,
  factor: number,
): readonly NonNullable<Replayed['sooner']>[] {
  return rounds.flatMap(round => {
    const { claimed = 0, seconds } = round[side]
    return claimed > factor * seconds ? [{ claimed, seconds }] : []
  })
}

// Whether the times of a side were measured once and replayed in all later rounds, as the cache of a task runner does.

/** Fewer rounds show nothing. */
export const fewestReplayedRounds = 3

/** The chance of a false alarm for a run, on a machine whose times spread over `leastSpread` of their size at least. */
const falseAlarm = 1e-6
/** The times of the steadiest machines and benchmarks vary by more than this share from process to process. */
const leastSpread = 1e-4
/** Even where a benchmark is as steady as its last digit: of values with four digits, one in two is another one. */
const fewestSteps = 1000
const leastChances = 2
/** A benchmark that is so steady is so in all rounds, so further ones add nothing. */
const mostRepeats = 2

/**
 * The sides on which every time and rate has the same value in all rounds, to the last digit; null where there is none, or where
 * chance could explain it. A value in `steps` of its last digit is one of `steps * leastSpread` at least that it could have been, so
 * that n rounds are equal by chance with a probability of that to the power of 1 - n, independently of other benchmarks. Values of three
 * digits or fewer count for nothing, and nor do counts and what is declared to be exact, which never vary.
 */
export function replayedOf(series: readonly Series[]): Replayed | null {
  const timed = series.filter(({ unit, rule }) => isTimed(unit) && rule.assume !== 'exact')
  const found = sides.filter(side => isReplayed(timed, side))
  if (found.length === 0) return null
  const lengths = timed.flatMap(one => found.map(side => presentValues(one[side]).length))
  return { kind: 'replayed', sides: found, rounds: Math.max(...lengths) }
}

function isReplayed(timed: readonly Series[], side: Side): boolean {
  /** By benchmark, as its rate may be its time turned round. */
  const chances = new Map<string, number>()
  for (const one of timed) {
    const values = presentValues(one[side])
    if (values.some(value => value !== values[0])) return false
    const id = benchmarkId(one)
    chances.set(id, Math.max(chances.get(id) ?? 0, logOfChances(values)))
  }
  return [...chances.values()].reduce((sum, one) => sum + one, 0) >= -Math.log(falseAlarm)
}

/** The logarithm of how many samples of this length are as likely as one of equal values. */
function logOfChances(values: readonly number[]): number {
  const [value] = values
  if (value === undefined || values.length < fewestReplayedRounds) return 0
  const steps = stepsIn(value)
  if (steps < fewestSteps) return 0
  const repeats = values.length - 1
  return Math.max(
    repeats * Math.log(steps * leastSpread),
    Math.min(repeats, mostRepeats) * Math.log(leastChances),
  )
}

// How finely a value was measured, as its digits tell: a time of 37 ms over 7 calls has 16 digits, and only 37 steps.

/** Digits that a float has for sure, after it was converted from one unit to another. */
const sureDigits = 12
/** A decimal of so many digits is one, and no fraction that looks like it. */
const plainDigits = 8
const tolerance = 10 ** (1 - sureDigits)

/**
 * How many steps of its resolution a value is, at least: the digits of a decimal without the zeros at its ends, or the smaller part of
 * the simplest fraction that is equal to it, as either part could be what was counted. 0 has none.
 */
export function stepsIn(value: number): number {
  const mantissa = Number(
    Math.abs(value)
      .toExponential(sureDigits - 1)
      .replace(/e.*/, ''),
  )
  if (!(mantissa > 0)) return 0
  const digits = String(mantissa).replace('.', '')
  if (digits.length <= plainDigits) return Number(digits)
  const [above, below] = simplest(mantissa)
  // The digits of one over 777 end with zeros at some places.
  const isDecimal = digits.length < sureDigits - 1 && above * below >= 10 ** (plainDigits + 1)
  return isDecimal ? Number(digits) : Math.min(odd(above), odd(below))
}

/** The simplest fraction, among the convergents of its continued fraction. */
function simplest(value: number): readonly [above: number, below: number] {
  let [above, before] = [1, 0]
  let [below, belowBefore] = [0, 1]
  let rest = value
  for (let n = 0; n < 2 * sureDigits; n++) {
    const whole = Math.floor(rest)
    ;[above, before] = [whole * above + before, above]
    ;[below, belowBefore] = [whole * below + belowBefore, below]
    if (Math.abs(above / below - value) <= tolerance * value || rest === whole) break
    rest = 1 / (rest - whole)
  }
  return [above, below]
}

/** Without the factors of ten, which the unit could have added to either part. */
function odd(part: number): number {
  let left = part
  for (const factor of [2, 5]) while (left > 0 && left % factor === 0) left /= factor
  return left
}
