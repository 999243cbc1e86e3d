// Warnings about a whole run: drift, place in the round, load, replayed times, and systems or code that differ between sides.
import { median } from 'simple-statistics'
import type { RunWarning, RunWarningOf } from '../model/comparison.ts'
import type { MachineDescription } from '../model/machine.ts'
import {
  type BenchmarkSeries,
  type MeasuredRound,
  packageAndBenchmarkId,
  type Side,
  sides,
} from '../model/measuring.ts'
import type { RoundOrderAndVisitTimes } from '../model/result-file.ts'
import { isTimeOrRateUnit } from '../model/units.ts'
import { mannWhitneyTest } from '../stats/mann-whitney.ts'
import { pairedRankPermutationTest } from '../stats/paired-test.ts'
import { mannKendallTest } from '../stats/trend.ts'
import { valuesWithoutGaps } from './blocks.ts'

/** The share of processor time given to other virtual machines from which times are unreliable. */
const mostSteal = 0.02
/** Configuration keys of a Go benchmark that must be the same on both sides for times to be comparable. */
const systemKeys = ['goos', 'goarch', 'cpu']

/** Warns of stolen processor time; `steal` is its share, or null if the system does not report it. */
export function stolenTimeRunWarning(steal: number | null): RunWarning | null {
  return steal !== null && steal > mostSteal ? { kind: 'steal', share: steal } : null
}

export function changedBenchmarkFilesRunWarnings(changed: readonly string[]): readonly RunWarning[] {
  return changed.length === 0 ? [] : [{ kind: 'suite', changed }]
}

export function unreachedCodeRunWarnings(
  reach: { readonly changed: readonly string[]; readonly unreached: readonly string[] } | null,
): readonly RunWarning[] {
  if (reach === null || reach.unreached.length === 0) return []
  const { changed, unreached } = reach
  return [
    {
      kind: 'unreached-code',
      changed: changed.length,
      count: unreached.length,
      names: unreached.slice(0, mostUnreachedNames),
    },
  ]
}

const mostUnreachedNames = 100

/** Warns of each property of the system that differs between the sides. */
export function sideSystemDifferenceRunWarnings(rounds: readonly MeasuredRound[]): readonly RunWarning[] {
  const valuesOn = (side: Side, key: string) =>
    [...new Set(rounds.flatMap(round => round[side].measurements.flatMap(row => row.config[key] || [])))]
      .sort()
      .join(', ')
  return systemKeys
    .map(
      key =>
        ({ kind: 'configuration', key, base: valuesOn('base', key), head: valuesOn('head', key) }) as const,
    )
    .filter(({ base, head }) => base !== head && base !== '' && head !== '')
}

/** Tells whether a warning means that a side may have run other code than its own; changed files that were not read do not. */
export function isWarningThatOtherCodeRan(warning: RunWarning): boolean {
  if (warning.kind === 'shared-install') return true
  return (
    warning.kind === 'unread-code' && (warning.isAll || warning.isElsewhere || warning.instead.length > 0)
  )
}

/** Tells whether the samples of a run say nothing of the commits: a side may have run other code, or times were replayed. */
export function isWarningThatSamplesAreVoid(warning: RunWarning): boolean {
  return warning.kind === 'replayed' || isWarningThatOtherCodeRan(warning)
}

// Drift: the machine gets slower or faster during a run, even if benchmarks leave before its end.

/** The significance level of a trend; fewer than six rounds cannot reach it. */
const driftAlpha = 0.01

/** The variance of logarithms below which the weight of a benchmark does not grow: a tenth of a percent, squared. */
const leastVariance = 1e-6

/**
 * Tests for a trend in the times of the rounds, by the Mann-Kendall test on the mean over all benchmarks and both sides: of
 * logarithms, so that a long benchmark weighs as much as a short one, weighted by inverse variance, so that a noisy one does
 * not drown a steady one. Both sides share the trend, so it is the machine's and not the change's.
 *
 * Benchmarks may leave after some rounds, which changes the mean of those that stay. So two rounds are compared only by the
 * benchmarks that both have: none adds its own level to the difference. Without drift, each rank of a round among those
 * before it is equally likely, and independent of the next one, whichever benchmarks it is taken over. The test statistic S
 * consists of these ranks alone, so its p holds. (Which benchmarks leave depends on how their sides differ, not on their
 * mean; a variance does not depend on order.)
 *
 * The change is from the first quarter of the rounds to the last, over the benchmarks that the later round has. A series
 * counts up to its first round without a (positive) time on either side.
 */
export function findDriftRunWarningOfAllSeries(
  series: readonly Pick<BenchmarkSeries, 'unit' | 'base' | 'head'>[],
): RunWarningOf<'drift'> | null {
  const times = series.filter(({ unit }) => unit === 'sec/op').map(timesOf)
  const histories = historiesOf(times)
  const { p } = mannKendallTest(ranked(histories))
  if (p > driftAlpha) return null
  const quarter = Math.ceil(histories.length / 4)
  const rises = histories
    .slice(-quarter)
    .map(levels => (levels.at(-1) as number) - mean(levels.slice(0, quarter)))
  const change = Math.exp(mean(rises)) - 1
  return Number.isFinite(change) ? { kind: 'drift', change, p } : null
}

/** Returns the mean of both sides' log times in each round, up to the first round without both. */
function timesOf({ base, head }: Pick<BenchmarkSeries, 'base' | 'head'>): readonly number[] {
  const sums = base.map((value, round) => (Math.log(value ?? 0) + Math.log(head[round] ?? 0)) / 2)
  const end = sums.findIndex(sum => !Number.isFinite(sum))
  return end < 0 ? sums : sums.slice(0, end)
}

/** Returns for each round the levels of all rounds up to it, over the benchmarks that it has. */
function historiesOf(times: readonly (readonly number[])[]): readonly (readonly number[])[] {
  const weighted = times.map(logs => ({ logs, weight: 1 / (varianceOf(logs) + leastVariance) }))
  const lengths = [...new Set(times.map(({ length }) => length))].sort((a, b) => a - b)
  return lengths.flatMap((length, index) => {
    const staying = weighted.filter(({ logs }) => logs.length >= length)
    const levels = Array.from({ length }, (_, round) => levelOf(staying, round))
    return levels.map((_, round) => levels.slice(0, round + 1)).slice(lengths[index - 1] ?? 0)
  })
}

function levelOf(
  times: readonly { readonly logs: readonly number[]; readonly weight: number }[],
  round: number,
): number {
  const sum = times.reduce((sum, { logs, weight }) => sum + weight * (logs[round] as number), 0)
  return sum / times.reduce((sum, { weight }) => sum + weight, 0)
}

/** Returns numbers in which each round has the same rank among earlier rounds as in its history. */
function ranked(histories: readonly (readonly number[])[]): readonly number[] {
  let ranks: readonly number[] = []
  for (const levels of histories) {
    const level = levels.at(-1) as number
    const equal = ranks[levels.indexOf(level)]
    if (equal === undefined) {
      const lower = levels.filter(other => other < level).length
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

// Place in the round: the second visit is slower (or faster) than the first, whichever side it is to.

/** The significance level of the difference; fewer than eleven rounds cannot reach it. */
const placeAlpha = 0.001

/**
 * Tests whether the second visits of the rounds differ from the first ones, by the mean over all benchmarks in each round: of
 * logarithms, weighted by inverse variance, so that a noisy benchmark does not drown a steady one. Null if not significant.
 *
 * The difference between head and base is first taken out of each benchmark. That difference and the weight come from
 * the values of the sides alone, not from their places in the round. If the place does not matter, the order of each round
 * could as well have been the other one, so this is an exact permutation test (two-sided) on rank sums.
 *
 * Rounds in which each benchmark had an order of its own do not count.
 */
export function testForSecondVisitEffect(
  rounds: readonly Pick<MeasuredRound, 'first'>[],
  series: readonly BenchmarkSeries[],
): RunWarningOf<'second-visit'> | null {
  const rows = series.filter(({ unit }) => unit === 'sec/op').map(differencesOf)
  const levels = rounds.flatMap(({ first }, round) => {
    const present = rows.flatMap(({ weight, differences }) => {
      const difference = differences[round] ?? null
      return difference === null ? [] : [{ weight, difference }]
    })
    if (first === null || present.length === 0) return []
    const level = present.reduce((sum, { weight, difference }) => sum + weight * difference, 0)
    const weights = present.reduce((sum, { weight }) => sum + weight, 0)
    return [{ first, level: ((first === 'base' ? 1 : -1) * level) / weights }]
  })
  const head = levels.map(({ level }) => level)
  const { greater, less } = pairedRankPermutationTest([{ base: head.map(level => -level), head }])
  const p = Math.min(1, 2 * Math.min(greater, less))
  if (p > placeAlpha) return null
  // The remainder of head's own difference has one sign in rounds of one order, and the opposite sign in the others.
  const orders = sides
    .map(side => levels.filter(({ first }) => first === side).map(({ level }) => level))
    .filter(({ length }) => length > 0)
  const change = Math.exp(orders.reduce((sum, order) => sum + median(order), 0) / orders.length) - 1
  return { kind: 'second-visit', change, p }
}

/** Returns head's time in each round against base's, as centred logarithms; null in rounds without both. */
function differencesOf({ base, head }: BenchmarkSeries): {
  readonly weight: number
  readonly differences: readonly (number | null)[]
} {
  const logs = base.map((value, round) => {
    const [from, to] = [value ?? 0, head[round] ?? 0]
    return from > 0 && to > 0 ? Math.log(to / from) : null
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
 * Returns the one-sample Hodges-Lehmann estimate, the median of the means of pairs: if the place matters the values form two
 * groups, and a plain median would lie in the larger one.
 */
function centerOf(values: readonly number[]): number {
  return median(values.flatMap((value, index) => values.slice(index).map(other => (value + other) / 2)))
}

// Load: other programs were busier during the visits to one side than during those to the other.

/** The significance level of the difference; fewer than seven rounds cannot reach it. */
const othersAlpha = 0.001

/** The smallest difference that counts, in processors: less hardly slows a benchmark. */
const leastDifference = 0.25

/**
 * Tests whether the processors that other programs kept busy differ between the sides. Sides take turns in random order, so
 * load that is independent of them falls on both; load that comes with one side alone makes that side slow. Null if there
 * is no such load, or the system did not report it.
 */
export function loadDifferenceRunWarning(
  rounds: readonly RoundOrderAndVisitTimes[],
): RunWarningOf<'others'> | null {
  const [base, head] = [busyDuring(rounds, 'base'), busyDuring(rounds, 'head')]
  if (base.length === 0 || head.length === 0) return null
  const { p } = mannWhitneyTest(base, head)
  const centers = { base: median([...base]), head: median([...head]) }
  if (p > othersAlpha || Math.abs(centers.base - centers.head) < leastDifference) return null
  return { kind: 'others', ...centers, p }
}

function busyDuring(rounds: readonly RoundOrderAndVisitTimes[], side: Side): readonly number[] {
  return rounds.flatMap(round => {
    const { others, seconds } = round[side]
    return others === undefined || seconds <= 0 ? [] : [others / seconds]
  })
}

// Replayed times by duration: visits ended far sooner than their results say they took, so these were measured before.

/** The fewest such visits of a side: a clock that was set back makes one visit short. */
const fewestRounds = 2
/** As many tools as there are processors may run at once, with their results read as one; twice that is the margin. */
const perProcessor = 2

/** Returns the sides with several such visits; null if there is none. */
export function replayedRunWarningByVisitDuration(
  rounds: readonly RoundOrderAndVisitTimes[],
  processors: number,
): RunWarningOf<'replayed'> | null {
  const bySide = sides
    .map(side => ({ side, visits: tooShort(rounds, side, perProcessor * Math.max(1, processors)) }))
    .filter(({ visits }) => visits.length >= fewestRounds)
  const sooner = bySide[0]?.visits[0]
  if (!sooner) return null
  const most = Math.max(...bySide.map(({ visits }) => visits.length))
  return { kind: 'replayed', sides: bySide.map(({ side }) => side), rounds: most, sooner }
}

function tooShort(
  rounds: readonly RoundOrderAndVisitTimes[],
  side: Side,
  factor: number,
): readonly NonNullable<RunWarningOf<'replayed'>['sooner']>[] {
  return rounds.flatMap(round => {
    const { claimed = 0, seconds } = round[side]
    return claimed > factor * seconds ? [{ claimed, seconds }] : []
  })
}

// Replayed times by value: a side was measured once and replayed in later rounds, as the cache of a task runner does.

/** Fewer rounds show nothing. */
export const minRoundsToDetectReplayedValues = 3

/** The probability of a false alarm of a run, if times vary by `leastSpread` or more. */
const falseAlarm = 1e-6
/** The times of the steadiest machines and benchmarks vary by more than this ratio from process to process. */
const leastSpread = 1e-4
/** A value with this many steps (four digits) differs from the next one in at least one of two rounds. */
const fewestSteps = 1000
const leastChances = 2
/** By that lower bound only so many repeats count: a benchmark steady to its last digit is so in all rounds. */
const mostRepeats = 2

/**
 * Returns the sides on which every time and rate has the same value in all rounds, to the last digit; null if there are none,
 * or chance could explain it. A value of `steps` units in its last digit could have been at least `steps * leastSpread`
 * different ones, so n rounds are equal by chance with that number to the power of 1 - n as probability, independently for
 * each benchmark. Values of three digits or fewer do not count, and nor do counts and units declared exact, which never vary.
 */
export function replayedRunWarningOfSides(
  series: readonly BenchmarkSeries[],
): RunWarningOf<'replayed'> | null {
  const timed = series.filter(({ unit, rule }) => isTimeOrRateUnit(unit) && rule.assume !== 'exact')
  const replayed = sides.filter(side => isReplayed(timed, side))
  if (replayed.length === 0) return null
  const lengths = timed.flatMap(row => replayed.map(side => valuesWithoutGaps(row[side]).length))
  return { kind: 'replayed', sides: replayed, rounds: Math.max(...lengths) }
}

function isReplayed(timed: readonly BenchmarkSeries[], side: Side): boolean {
  // By benchmark, as its rate may be the inverse of its time.
  const chances = new Map<string, number>()
  for (const row of timed) {
    const values = valuesWithoutGaps(row[side])
    if (values.some(value => value !== values[0])) return false
    const id = packageAndBenchmarkId(row)
    chances.set(id, Math.max(chances.get(id) ?? 0, logOfChances(values)))
  }
  return [...chances.values()].reduce((sum, log) => sum + log, 0) >= -Math.log(falseAlarm)
}

/** Returns the logarithm of the number of samples of this length that are as likely as one of equal values. */
function logOfChances(values: readonly number[]): number {
  const [value = 0] = values
  if (values.length < minRoundsToDetectReplayedValues) return 0
  const steps = fewestResolutionStepsOfValue(value)
  if (steps < fewestSteps) return 0
  const repeats = values.length - 1
  return Math.max(
    repeats * Math.log(steps * leastSpread),
    Math.min(repeats, mostRepeats) * Math.log(leastChances),
  )
}

// Resolution of a value, as its digits show it: a time of 37 ms over 7 calls has 16 digits, but only 37 steps.

/** Digits of a float that are reliable after conversion from one unit to another. */
const sureDigits = 12
/** A number of at most this many digits is a decimal, and no fraction that looks like one. */
const plainDigits = 8
const tolerance = 10 ** (1 - sureDigits)

/**
 * Returns how many steps of its resolution a value is, at least: the digits of a decimal without leading and trailing zeros,
 * or the smaller part of the simplest equal fraction, as either part could be what was counted. 0 has none.
 */
export function fewestResolutionStepsOfValue(value: number): number {
  const mantissa = Number(
    Math.abs(value)
      .toExponential(sureDigits - 1)
      .replace(/e.*/, ''),
  )
  const digits = String(mantissa).replace('.', '')
  if (digits.length <= plainDigits) return Number(digits)
  const [numerator, denominator] = simplest(mantissa)
  // The digits of one over 777 end with zeros at some places.
  const isDecimal = digits.length < sureDigits - 1 && numerator * denominator >= 10 ** (plainDigits + 1)
  return isDecimal ? Number(digits) : Math.min(withoutTens(numerator), withoutTens(denominator))
}

/** Returns the simplest equal fraction, among the convergents of the continued fraction. */
function simplest(value: number): readonly [numerator: number, denominator: number] {
  let [numerator, lastNumerator] = [1, 0]
  let [denominator, lastDenominator] = [0, 1]
  let rest = value
  for (let n = 0; n < 2 * sureDigits; n++) {
    const whole = Math.floor(rest)
    ;[numerator, lastNumerator] = [whole * numerator + lastNumerator, numerator]
    ;[denominator, lastDenominator] = [whole * denominator + lastDenominator, denominator]
    if (Math.abs(numerator / denominator - value) <= tolerance * value) break
    rest = 1 / (rest - whole)
  }
  return [numerator, denominator]
}

/** Removes the factors of ten, which the unit could have added to either part. */
function withoutTens(part: number): number {
  let rest = part
  for (const factor of [2, 5]) while (rest % factor === 0) rest /= factor
  return rest
}

/** The reason if perflock is missing, which is reported only if the lock was required. */
export const perflockNotInstalledReason = 'perflock is not installed'

/** The load per core up to which a machine counts as idle before a run. */
const mostLoad = 0.5
/** Governors that adapt the frequency to the load. */
const adaptive = /powersave|ondemand|conservative|schedutil/

/**
 * Warns only about a machine of the user's own: on a hosted one the user cannot set the frequency, and the load before is
 * from the same job.
 */
export function loadAndClockRunWarningUnlessHosted(
  machine: MachineDescription,
): RunWarningOf<'noisy-machine'> | null {
  const { virtual, governor, turbo, load, cores, perflock } = machine
  if (virtual !== null && virtual !== 'container') return null
  const isBusy = load > cores * mostLoad
  const isKept = perflock?.held === true && perflock.governor !== null
  const clock = !isKept && (turbo === true || adaptive.test(governor ?? ''))
  return isBusy || clock ? { kind: 'noisy-machine', load: isBusy ? load : null, clock } : null
}
