// Prepares and measures both sides, then measures again what looks like a regression, if there is time.
import { findReportedNamesOfRows } from '../../core/filter/filter.ts'
import { confirmationPlanOfSuspect } from '../../core/judge/confirm.ts'
import {
  maxRoundsOfPlan,
  plannedInterimRounds,
  roundsUntilFirstDecision,
} from '../../core/judge/interim-plan.ts'
import { isRowOfBenchmarkOrSubBenchmark } from '../../core/judge/row-rules.ts'
import {
  type BenchmarksOfItemInNextRound,
  findSuspectsInRounds,
  selectBenchmarksForNextRound,
  selectSuspectsForNextConfirmationRound,
  targetNoiseOfConfirmation,
  targetNoiseOfRound,
  whyRefusedAfterFirstRound,
} from '../../core/judge/stopping-rule.ts'
import type { Comparison } from '../../core/model/comparison.ts'
import {
  CancelledError,
  CouldNotMeasureError,
  NotPutBackError,
  SideFailedError,
} from '../../core/model/errors.ts'
import { packageAndBenchmarkId, type ShortAndLongProbeRunsOfHead } from '../../core/model/measuring.ts'
import type { MeasurementEndReason } from '../../core/model/result-file.ts'
import type { DecisionRules, RunSettings } from '../../core/model/settings.ts'
import { planRoundsInRandomSideOrderForEachItem } from '../../core/rounds/schedule.ts'
import { formatDuration, shortSha } from '../../core/words/numbers.ts'
import { firstRoundRefusalError } from '../../core/words/refusal.ts'
import { type RunConsole, runFunctionShowingUntrustedOutput } from '../program/console.ts'
import { steadyNow } from '../program/steady-clock.ts'
import {
  type DriverContext,
  EmptyShardError,
  type ItemLostToFailure,
  type ItemToMeasure,
  type MeasurementDriver,
  VisitCutOffByBudgetError,
} from './driver.ts'
import {
  bothSidesFailedError,
  budgetEndedAfterFailureError,
  combineBaseFailuresOfTwoTries,
  headEmptyAndBaseFailedError,
} from './failures.ts'
import type { ItemWithPlannedRounds } from './item-state.ts'
import {
  emptyScheduleResultsOfFailedBase,
  longestListOfRounds,
  type MeasureLimitsAndHooks,
  measureSchedule,
  runTrialOfEachItem,
  type ScheduleResults,
} from './measure.ts'
import { lossesOfItemsBeyondTimeBudget, type TimeBudgetWithNeededRoundsAndReserve } from './round-budget.ts'

/** The first measurement, and the second; null if nothing had to be confirmed, or there was no time. */
export interface MeasurementWithConfirmation {
  readonly first: ScheduleResults
  readonly again: ScheduleResults | null
  /** The measurements of head's trials, before the first round. */
  readonly probe: readonly ShortAndLongProbeRunsOfHead[]
  /** True if the second measurement was made in new memory layouts. */
  readonly isRelinked: boolean
}

type MeasureSettings = DecisionRules &
  Pick<RunSettings, 'run' | 'go' | 'filter' | 'seed' | 'budget' | 'confirm' | 'shard'>

/** The watcher of the progress, and the signal that ends measuring early. */
interface MeasurementHooks extends Pick<MeasureLimitsAndHooks, 'watch' | 'stop'> {
  /** Called when all is prepared and tried; measuring, and its budget, begin when it resolves. */
  readonly ready?: () => Promise<void>
}

/**
 * Returns the error for a budget in which no round ended: within `firstSeconds` for the first measurement, of `seconds` in all;
 * `cutOff` is what ran at its end.
 */
function budgetTooShort(
  firstSeconds: number,
  seconds: number,
  cutOff: string | null = null,
): CouldNotMeasureError {
  const note =
    firstSeconds < seconds
      ? ` (the rest of the ${formatDuration(seconds)} is kept for measuring suspected regressions again)`
      : ''
  const during = cutOff === null ? '' : `; when time ran out, ${cutOff}`
  return new CouldNotMeasureError(
    `budget: the first round did not end within ${formatDuration(firstSeconds)}${note}${during}. Give more time, or make the command do less.`,
  )
}

/**
 * Returns the share of the budget that is reserved for the second measurement: little if only the few suspects are measured
 * again, half if everything is.
 */
function reserveShare(driver: MeasurementDriver, items: readonly ItemToMeasure[]): number {
  return driver.canFilter || items.length > 1 ? 1 / 5 : 1 / 2
}

function timeBudgetOf(
  driver: MeasurementDriver,
  items: readonly ItemToMeasure[],
  settings: MeasureSettings,
  budget: number,
): TimeBudgetWithNeededRoundsAndReserve {
  const reserve = settings.confirm ? reserveShare(driver, items) : 0
  return { budget, rounds: roundsUntilFirstDecision(settings), reserve }
}

/** What a measurement has to do, and with what. */
interface MeasurementToMake {
  readonly driver: MeasurementDriver
  readonly console: RunConsole
  readonly settings: MeasureSettings
  readonly hooks: MeasurementHooks
}

/** The items that are left to be measured, and what their trial has found. */
interface TriedItems extends Pick<MeasurementWithConfirmation, 'probe'> {
  readonly items: readonly ItemToMeasure[]
  /** The items that cannot be measured. */
  readonly lost: readonly ItemLostToFailure[]
  readonly baseFailed: SideFailedError | null
  /** What the trial has left of the budget; null for no limit. */
  readonly secondsLeft: number | null
}

/**
 * Measures a schedule of `count` rounds for each item; settled items leave their time to others. If comparisons look like
 * regressions, measures their items again until the regressions are confirmed or refuted, or the planned rounds are made.
 */
export async function measureAndConfirm(
  driver: MeasurementDriver,
  console: RunConsole,
  settings: MeasureSettings,
  hooks: MeasurementHooks = {},
): Promise<MeasurementWithConfirmation> {
  const making = { driver, console, settings, hooks }
  const tried = await tryItems(making)
  const { items, probe, lost, baseFailed } = tried
  const unconfirmed = (first: ScheduleResults) => ({ first, again: null, probe, isRelinked: false })
  const withoutRounds = (stopped: MeasurementEndReason) =>
    unconfirmed({ ...emptyScheduleResultsOfFailedBase, stopped, lost })
  if (items.length === 0 && driver.report().proven.length > 0) return withoutRounds('unchanged')
  if (items.length === 0 && driver.isEmpty) return withoutRounds('empty')
  if (baseFailed) return unconfirmed({ ...emptyScheduleResultsOfFailedBase, baseFailed, lost })
  await hooks.ready?.()
  // The second measurement may take twice as many rounds as the first.
  const schedules = planRoundsInRandomSideOrderForEachItem(
    items.length,
    3 * maxRoundsOfPlan(settings),
    settings.seed,
  )
  const plan = items.map((item, index) => ({ item, rounds: schedules[index] ?? [] }))
  const first = await measureFirst(making, tried, plan)
  if (first === null) return withoutRounds('empty')
  if (first.baseFailed || first.stopped === 'failed' || !settings.confirm || hooks.stop?.aborted)
    return unconfirmed(first)
  const suspects = findSuspectsInRounds(first.rounds, first.units, settings)
  if (suspects.length === 0) return unconfirmed(first)
  return confirmSuspects(making, plan, unconfirmed(first), suspects, tried.secondsLeft)
}

/** Tries each item on both sides if the driver needs it, and drops those for which the budget has no time. */
async function tryItems({ driver, console, settings, hooks }: MeasurementToMake): Promise<TriedItems> {
  const { budget } = settings
  const allItems = await driver.items()
  // If time is limited, items whose files have changed come first.
  const ordered =
    budget === null
      ? allItems
      : allItems.toSorted((a, b) => Number(b.isChanged ?? false) - Number(a.isChanged ?? false))
  const trial = driver.isWarmedUp
    ? await runTrialOfEachItem(ordered, driver, console, budget, hooks.watch).catch(error => {
        throw error instanceof VisitCutOffByBudgetError ? budgetTooShort(budget ?? 0, budget ?? 0) : error
      })
    : null
  const untried = trial?.untried ?? []
  const failed = [...driver.report().lost, ...(trial?.lost ?? [])]
  const items = ordered
    .filter(item => !untried.includes(item) && !failed.some(lostItem => lostItem.item === item))
    .flatMap(item => driver.parts(item))
  const dropped =
    budget === null || trial === null
      ? []
      : lossesOfItemsBeyondTimeBudget(
          driver,
          items,
          untried,
          timeBudgetOf(driver, items, settings, budget),
          trial.elapsed,
        )
  if (dropped[0]) console.warn(dropped[0].failures[0]?.message ?? '')
  return {
    items: items.filter(item => !dropped.some(one => one.item === item)),
    lost: [...failed, ...dropped],
    probe: trial?.probe ?? [],
    baseFailed: trial?.baseFailed ?? null,
    secondsLeft: budget === null ? null : budget - (trial?.elapsed ?? 0),
  }
}

/**
 * Makes the first measurement; null if this shard has no benchmark. Throws if it was cancelled, or its budget ended, before a round had
 * ended.
 */
async function measureFirst(
  { driver, console, settings, hooks: { watch, stop } }: MeasurementToMake,
  { items, lost, secondsLeft }: TriedItems,
  plan: readonly ItemWithPlannedRounds[],
): Promise<ScheduleResults | null> {
  const { count, budget } = settings
  const isSharded = settings.shard !== null
  const firstBudget =
    secondsLeft === null || !settings.confirm ? secondsLeft : secondsLeft * (1 - reserveShare(driver, items))
  const firstRounds = maxRoundsOfPlan(settings)
  const firstPlan = plan.map(planned => ({ ...planned, rounds: planned.rounds.slice(0, firstRounds) }))
  let isFilterAdvised = false
  const measured = await measureSchedule(firstPlan, driver, console, {
    budget: firstBudget,
    timeBudget: budget === null ? undefined : timeBudgetOf(driver, items, settings, budget),
    ...{ count, interims: plannedInterimRounds(settings), isAgain: false, watch, stop },
    noiseWanted: (round, _, rows) => targetNoiseOfRound(round, rows, settings),
    selectFurther(rounds, units, lostCount) {
      const otherCount = lost.length + lostCount + driver.report().proven.length
      const refusal = whyRefusedAfterFirstRound(rounds, units, settings, otherCount)
      if (refusal?.kind === 'nothing-measured' && driver.isEmpty) throw new EmptyShardError()
      // Other shards may have what head measures.
      const mayBeElsewhere = refusal?.kind === 'nothing-measured' && refusal.on === 'head' && isSharded
      if (refusal && !mayBeElsewhere) throw firstRoundRefusalError(refusal, settings)
      const selections = selectBenchmarksForNextRound(rounds, units, settings, isSharded)
      const isWholeCommand = items[0]?.benchmark === null && settings.filter === null
      if (isWholeCommand && !isFilterAdvised) isFilterAdvised = adviseFilter(console, rounds, selections)
      return selections
    },
  }).catch(error => {
    if (error instanceof EmptyShardError) return null
    throw error
  })
  if (measured === null) return null
  const first = { ...measured, lost: [...lost, ...measured.lost] }
  if (first.rounds.length > 0 || first.baseFailed || first.stopped === 'failed') return first
  throw stop?.aborted
    ? new CancelledError('cancelled')
    : budgetTooShort(firstBudget ?? 0, secondsLeft ?? 0, first.cutOff)
}

/** Tells how few benchmarks a filter would measure in further rounds; returns false if these are more than half. */
function adviseFilter(
  console: RunConsole,
  [rounds = []]: readonly ScheduleResults['rounds'][],
  [open = 'all']: readonly BenchmarksOfItemInNextRound[],
): boolean {
  const names = new Set(rounds.at(-1)?.head.measurements.map(({ benchmark }) => benchmark))
  if (typeof open === 'string' || open.length > names.size / 2) return false
  console.info(
    `${open.length} of ${names.size} benchmarks ${open.length === 1 ? 'is' : 'are'} still undecided, but "run" measures all of them in each round. With "filter", the option that limits the command to some benchmarks, further rounds would be shorter.`,
  )
  return true
}

/**
 * Measures the items of suspected regressions again, if there is time: the whole budget has `secondsLeft` for both
 * measurements; null for no limit.
 */
async function confirmSuspects(
  { driver, console, settings, hooks: { watch, stop } }: MeasurementToMake,
  plan: readonly ItemWithPlannedRounds[],
  unconfirmed: MeasurementWithConfirmation,
  suspects: readonly Comparison[],
  secondsLeft: number | null,
): Promise<MeasurementWithConfirmation> {
  const { budget } = settings
  const { first } = unconfirmed
  const firstRounds = maxRoundsOfPlan(settings)
  const isSharded = settings.shard !== null
  const roundsMade = first.rounds.length
  const summary = `${suspects.length} ${suspects.length === 1 ? 'comparison looks' : 'comparisons look'} like a regression`
  const reported = first.rounds.flatMap(({ base, head }) => [...base.measurements, ...head.measurements])
  const names = new Set(reported.map(({ benchmark }) => benchmark))
  const suspectedItems = suspectedIn(plan, suspects, driver.canFilter ? [...names] : null)
  const suspectsOf = (item: ItemToMeasure) => {
    const itsSuspects = suspects.filter(suspect => isOf(item, suspect))
    return itsSuspects.length > 0 ? itsSuspects : suspects
  }
  const planOf = (item: ItemToMeasure) =>
    suspectsOf(item)
      .map(suspect => confirmationPlanOfSuspect(suspect, settings))
      .reduce((a, b) => (b.count > a.count ? b : a))
  const secondPlan = suspectedItems.map(({ rounds, ...planned }) => {
    const plannedRounds = rounds.slice(firstRounds, firstRounds + maxRoundsOfPlan(planOf(planned.item)))
    return { ...planned, rounds: plannedRounds.map((round, n) => ({ ...round, round: roundsMade + 1 + n })) }
  })
  const mostRoundsAgain = Math.max(...secondPlan.map(({ item }) => planOf(item).count))
  const logNoTime = () =>
    console.info(
      `${summary}; the budget of ${formatDuration(budget ?? 0)} leaves no time to measure ${mostRoundsAgain} rounds again`,
    )
  const shareOf = ({ only }: ItemWithPlannedRounds) => (only ? only.length / names.size : 1)
  const costOf = (planned: ItemWithPlannedRounds) =>
    (first.perRound.get(planned.item) ?? 0) * planOf(planned.item).count * shareOf(planned)
  const neededSeconds = secondPlan.reduce((sum, planned) => sum + costOf(planned), 0)
  if (secondsLeft !== null && first.elapsed + neededSeconds > secondsLeft) {
    logNoTime()
    return unconfirmed
  }
  console.info(`${summary}: measuring up to ${mostRoundsAgain} rounds again, to see whether it recurs`)
  const relinkBegan = steadyNow()
  try {
    await driver.relinking?.relink(
      secondPlan.map(({ item }) => item),
      longestListOfRounds(secondPlan).map(({ round }) => round),
    )
  } catch (error) {
    // As in a round, a failure after Ctrl-C is caused by it, and the rounds so far are judged.
    if (!stop?.aborted || error instanceof NotPutBackError) throw error
    return { ...unconfirmed, first: { ...first, stopped: 'interrupted' } }
  }
  const second = await measureSchedule(secondPlan, driver, console, {
    budget: secondsLeft === null ? null : secondsLeft - first.elapsed - (steadyNow() - relinkBegan) / 1000,
    ...{ count: mostRoundsAgain, isAgain: true, watch, stop },
    noiseWanted: (_, item) => targetNoiseOfConfirmation(suspectsOf(item), settings),
    selectFurther: (rounds, units) =>
      selectSuspectsForNextConfirmationRound(rounds, units, suspects, settings, isSharded),
  })
  const lost = [...first.lost, ...second.lost.flatMap(entry => lostSuspectsOf(entry, suspects))]
  const withLost = { ...unconfirmed, first: { ...first, lost } }
  if (second.stopped === 'interrupted')
    return { ...withLost, first: { ...withLost.first, stopped: 'interrupted' } }
  // A measurement that ran out of time only after the usual rounds is judged by these.
  const endedEarly = second.stopped === 'budget' && second.rounds.length < mostRoundsAgain
  if (endedEarly) logNoTime()
  if (endedEarly || second.stopped === 'failed') return withLost
  return { ...withLost, again: second, isRelinked: driver.relinking?.isRelinked ?? false }
}

/**
 * Returns the items that these comparisons come from, restricted to the suspected benchmarks if the driver can filter. Returns
 * all items if a comparison matches none, as programs may report any name.
 */
function suspectedIn(
  plan: readonly ItemWithPlannedRounds[],
  suspects: readonly Comparison[],
  reported: readonly string[] | null,
): readonly ItemWithPlannedRounds[] {
  const allMatched = suspects.every(one => plan.some(({ item }) => isOf(item, one)))
  const matchingItems = allMatched ? plan.filter(({ item }) => suspects.some(one => isOf(item, one))) : plan
  const rows = suspects.map(({ benchmark }) => benchmark)
  const only = reported === null ? [] : findReportedNamesOfRows(rows, reported)
  return only.length === 0 ? matchingItems : matchingItems.map(planned => ({ ...planned, only }))
}

/**
 * Returns what an item lost in the second measurement takes away. Of a command that failed as a whole these are the suspects:
 * all else that it measures was judged before.
 */
function lostSuspectsOf(
  entry: ItemLostToFailure,
  suspects: readonly Comparison[],
): readonly ItemLostToFailure[] {
  if (entry.item.benchmark !== null) return [entry]
  const rowOfEach = new Map(suspects.map(suspect => [packageAndBenchmarkId(suspect), suspect]))
  return [...rowOfEach.values()].map(({ benchmark, package: path }) => ({
    ...entry,
    item: { ...entry.item, title: benchmark, benchmark, package: path },
  }))
}

function isOf({ benchmark, package: path }: ItemToMeasure, comparison: Comparison): boolean {
  return (
    benchmark === null ||
    (comparison.package === path && isRowOfBenchmarkOrSubBenchmark(comparison.benchmark, benchmark))
  )
}

// Preparing both sides. A base that cannot be measured is a valid outcome, as long as head can.

type SidesOptions = Pick<DriverContext, 'commits' | 'console'> & MeasurementHooks

/**
 * Prepares and measures both sides. Throws the failures of head. If base cannot be prepared, it is tried once more, as one
 * dropped request would otherwise leave nothing measured and the check green; but not after a timeout, as that would take as
 * long again. If it fails again, head is tried once: if that fails too, the command or the machine is at fault.
 */
export async function prepareMeasureAndConfirm(
  driver: MeasurementDriver,
  options: SidesOptions,
  settings: MeasureSettings,
): Promise<MeasurementWithConfirmation> {
  const { console, commits } = options
  const warnOfBase = ({ why }: SideFailedError) =>
    console.warn(`Base (${shortSha(commits.base.sha)}) could not be measured: ${why}.`)
  const failed = await prepareBase(driver)
  let failedAgain = failed
  if (failed?.kind === 'failed') {
    console.info(`base could not be prepared: ${failed.why}; trying once more, in the same folder`)
    failedAgain = await prepareBase(driver)
  }
  if (failed && failedAgain) {
    warnOfBase(failed)
    await requireHead(driver, console, failed, settings)
    const baseFailed = combineBaseFailuresOfTwoTries(failed, failedAgain)
    return {
      first: { ...emptyScheduleResultsOfFailedBase, baseFailed },
      again: null,
      probe: [],
      isRelinked: false,
    }
  }
  await driver.prepare('head')
  const measurements = await measureAndConfirm(driver, console, settings, options)
  if (measurements.first.baseFailed) warnOfBase(measurements.first.baseFailed)
  return measurements
}

/** Prepares base, and returns its failure; null if there is none. */
async function prepareBase(driver: MeasurementDriver): Promise<SideFailedError | null> {
  try {
    await driver.prepare('base')
    return null
  } catch (error) {
    if (error instanceof SideFailedError && error.side === 'base') return error
    throw error
  }
}

/** Throws if head fails too, or measures nothing. */
async function requireHead(
  driver: MeasurementDriver,
  console: RunConsole,
  baseFailure: SideFailedError,
  { budget }: Pick<RunSettings, 'budget'>,
): Promise<void> {
  console.info('trying head, to see whether that can be measured')
  try {
    await driver.prepare('head')
    const budgetEnds = budget === null ? null : steadyNow() + budget * 1000
    for (const item of await driver.items()) {
      const attempt = { round: 0, place: 'the trial', only: null, budgetEnds }
      const { visit } = await runFunctionShowingUntrustedOutput(console, 'the trial, head', onOutput =>
        driver.visit(item, 'head', { ...attempt, onOutput }),
      )
      if (visit.measurements.length > 0) return
    }
  } catch (error) {
    if (error instanceof VisitCutOffByBudgetError) throw budgetEndedAfterFailureError(baseFailure)
    throw error instanceof SideFailedError ? bothSidesFailedError(error, baseFailure) : error
  }
  throw headEmptyAndBaseFailedError(baseFailure)
}
