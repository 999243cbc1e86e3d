// Walks the schedule round by round, until it ends, the budget ends, or everything is settled.
import type { LinePrintedByBenchmark } from '../../core/judge/doubts.ts'
import type { BenchmarksOfItemInNextRound } from '../../core/judge/stopping-rule.ts'
import { roundLabel } from '../../core/live/progress.ts'
import type { FlakyBenchmark } from '../../core/model/comparison.ts'
import { NotPutBackError, type SideFailedError } from '../../core/model/errors.ts'
import type {
  MeasuredRound,
  Measurement,
  ShortAndLongProbeRunsOfHead,
  UnitDeclarations,
} from '../../core/model/measuring.ts'
import type { MeasurementEndReason } from '../../core/model/result-file.ts'
import type { RunConsole } from '../program/console.ts'
import { steadyNow } from '../program/steady-clock.ts'
import {
  createRoundLoggingWatcher,
  type ItemLostToFailure,
  type ItemToMeasure,
  type MeasurementDriver,
  type MeasurementWatcher,
  VisitCutOffByBudgetError,
} from './driver.ts'
import {
  addRoundToItemState,
  applyNextRoundSelectionToItem,
  type ItemWithPlannedRounds,
  listItemsLostToFailureInItemState,
} from './item-state.ts'
import {
  itemsWithinSavedTime,
  roundsWithin,
  secondsSavedForFurtherRounds,
  type TimeBudgetWithNeededRoundsAndReserve,
} from './round-budget.ts'
import { RoundRobinItemMeasurer, type VisitPair } from './round-robin.ts'

export interface ScheduleResults {
  readonly rounds: readonly MeasuredRound[]
  readonly units: UnitDeclarations
  /** Lines that benchmarks printed besides their results. */
  readonly printed: readonly LinePrintedByBenchmark[]
  /** Items that failed, and are not in the rounds. */
  readonly lost: readonly ItemLostToFailure[]
  /** Benchmarks that failed now and then, and are in the rounds. */
  readonly flaky: readonly FlakyBenchmark[]
  /** Seconds of the visits of one round of each item, if all of its benchmarks are measured. */
  readonly perRound: ReadonlyMap<ItemToMeasure, number>
  readonly stopped: MeasurementEndReason
  /** The command that was running when the first round was cut off: `the command ran on head`; null if it was not. */
  readonly cutOff: string | null
  /** The failure that ended it, if base failed and nothing else is left. */
  readonly baseFailed: SideFailedError | null
  /** Seconds in all, including the switches of sides. */
  readonly elapsed: number
}

export const emptyScheduleResultsOfFailedBase: ScheduleResults = {
  rounds: [],
  units: new Map(),
  printed: [],
  lost: [],
  flaky: [],
  perRound: new Map(),
  stopped: 'failed',
  cutOff: null,
  baseFailed: null,
  elapsed: 0,
}

/** The limits that end measuring early, and the functions that are called for each round. */
export interface MeasureLimitsAndHooks {
  /** Seconds for measuring; null for no limit. A round that is cut off does not count. */
  readonly budget: number | null
  /** The rounds for which the whole budget has to suffice; if left out, all items are measured for as long as there is time. */
  readonly timeBudget?: TimeBudgetWithNeededRoundsAndReserve | undefined
  /**
   * The usual number of rounds of each item; the plan has more. Open items may use the time that settled ones leave, or, when
   * everything `isAgain`, any number of rounds.
   */
  readonly count: number
  /** The rounds after which items are analysed: from `count` on, those go on for which there is time up to the next. */
  readonly interims?: readonly number[]
  /** True if everything was measured before, so that lost benchmarks can be judged by the earlier results. */
  readonly isAgain: boolean
  /** Once it aborts, visits are cancelled, and measuring ends with the rounds so far; left out if nothing can stop it. */
  readonly stop?: AbortSignal | undefined
  /** Returns the highest acceptable standard deviation of log(head / base) of one round; `rows` are the item's rows of base. */
  noiseWanted(round: number, item: ItemToMeasure, rows: readonly Measurement[]): number
  /** Follows the progress; without it, progress is logged as lines. */
  readonly watch?: MeasurementWatcher | undefined
  /**
   * Called after each round: decides, per item, which benchmarks get another round. `lost` is the number of lost items and
   * benchmarks. Throwing aborts the run without a verdict.
   */
  selectFurther(
    items: readonly (readonly MeasuredRound[])[],
    units: UnitDeclarations,
    lost: number,
  ): readonly BenchmarksOfItemInNextRound[]
}

/**
 * Measures round by round, until the schedule or the budget ends, or everything is settled. An item that fails is lost with all
 * of its rounds. If none is left, a failure of head is thrown as SideFailedError, and a failure of base ends the measuring. The
 * result may have no round at all.
 */
export async function measureSchedule(
  plan: readonly ItemWithPlannedRounds[],
  driver: MeasurementDriver,
  console: RunConsole,
  {
    budget,
    timeBudget,
    count,
    interims = [],
    isAgain,
    stop,
    watch = createRoundLoggingWatcher(console),
    noiseWanted,
    selectFurther,
  }: MeasureLimitsAndHooks,
): Promise<ScheduleResults> {
  const startedAt = steadyNow()
  const elapsed = () => (steadyNow() - startedAt) / 1000
  const roundRobin = new RoundRobinItemMeasurer(plan, driver, console, {
    budgetEnds: budget === null ? null : startedAt + budget * 1000,
    isAgain,
    hasRun: isAgain || driver.isWarmedUp,
    ...{ watch, noiseWanted },
  })
  const endWith = (
    stopped: MeasurementEndReason,
    baseFailed: SideFailedError | null = null,
  ): ScheduleResults => ({
    ...roundRobin.failures(),
    rounds: roundRobin.rounds,
    units: roundRobin.units,
    printed: [...roundRobin.printed.values()],
    perRound: roundRobin.perRound,
    stopped,
    cutOff: null,
    baseFailed,
    elapsed: elapsed(),
  })
  const roundNumbers = longestListOfRounds(plan).map(({ round }) => round)
  /** Returns the number of further rounds of the open items for which there is time. */
  const roundsLeft = () =>
    roundsWithin(
      isAgain ? Infinity : secondsSavedForFurtherRounds(roundRobin.states, count),
      roundRobin.open,
      roundRobin.states,
    )
  for (const [index, round] of roundNumbers.entries()) {
    const roundBegan = elapsed()
    const { open } = roundRobin
    const isExtra = index >= count
    const last =
      roundNumbers[isExtra ? roundNumbers.length - 1 : Math.min(count, roundNumbers.length) - 1] ?? round
    const label = roundLabel({ round, last, isBeyond: isExtra })
    let pair: VisitPair | undefined
    let visitedItem: ItemToMeasure | undefined
    try {
      for (const state of open) {
        visitedItem = state.item
        const plannedRound = state.rounds[index]
        if (!plannedRound) continue
        pair = await roundRobin.visit(state, plannedRound, label)
        if (state.isOpen)
          addRoundToItemState(state, { round, block: 1, first: plannedRound.order[0], ...pair })
      }
    } catch (error) {
      // Ctrl-C reaches every program of a terminal, even git, so a failure after it is caused by it.
      const isStopped = stop?.aborted === true && !(error instanceof NotPutBackError)
      if (!isStopped && !(error instanceof VisitCutOffByBudgetError)) throw error
      roundRobin.showOutput(label)
      const cutOff = `${visitedItem?.title ?? 'the command'} ran on ${roundRobin.side}`
      const cause = isStopped ? 'measuring was stopped' : 'the budget was used up'
      console.info(`${label}: ${cause} while ${cutOff}; its runs of this round are not counted`)
      const reason = isStopped ? 'interrupted' : 'budget'
      // The first round is all or nothing: items that it did not reach would be missing silently.
      return index === 0 ? { ...endWith(reason), rounds: [], cutOff } : endWith(reason)
    }
    roundRobin.showOutput(label)
    const failed = roundRobin.endingFailure()
    const { sound } = roundRobin
    if (failed || sound.length === 0) return endWith('failed', failed)

    // Called after the last round too, as it may throw after any number of rounds.
    const selections = selectFurther(
      sound.map(({ measured }) => measured),
      roundRobin.units,
      roundRobin.states.flatMap(listItemsLostToFailureInItemState).length,
    )
    for (const [n, state] of sound.entries())
      applyNextRoundSelectionToItem(state, selections[n] ?? 'nothing', index + 1, driver.canFilter)
    const nextInterim = interims.find(interim => interim > index + 1)
    if (!isAgain && index + 1 >= count && interims.includes(index + 1) && nextInterim !== undefined)
      roundRobin.keepOpen(
        itemsWithinSavedTime(
          roundRobin.open,
          roundRobin.states,
          secondsSavedForFurtherRounds(roundRobin.states, count),
          nextInterim - index - 1,
        ),
      )
    const roundSeconds = elapsed() - roundBegan
    if (budget !== null && timeBudget)
      roundRobin.dropBeyondBudget(budget - elapsed(), index + 1, roundSeconds, open, timeBudget)
    // As items become settled, the last round predicts the next one best.
    const pace = roundRobin.isAlone
      ? elapsed() / (index + 1)
      : (roundSeconds * roundRobin.open.length) / open.length
    // Most repeated measurements end at `count`.
    const expectedRounds = isAgain && index + 1 < count ? count : roundNumbers.length
    const secondsLeft = pace * Math.min(expectedRounds - 1 - index, roundsLeft())
    const isLast = index === roundNumbers.length - 1 || (index + 1 >= count && roundsLeft() < 1)
    watch.roundEnded({
      ...{
        round,
        last,
        isBeyond: isExtra,
        isAgain,
        visited: open.length,
        took: roundSeconds,
        left: secondsLeft,
      },
      open: isLast ? 0 : roundRobin.open.length,
      pair: (roundRobin.isAlone && pair) || null,
      rounds: () => roundRobin.rounds,
      units: roundRobin.units,
    })
    // Nothing ended early if exactly the usual rounds were made, or all that there are.
    const isUsualEnd = index + 1 === count || index === roundNumbers.length - 1
    if (roundRobin.open.length === 0) return endWith(isUsualEnd ? 'count' : 'settled')
    if (isLast) return endWith('count')
    // Begins no round that would end too late at the current pace.
    if (budget !== null && elapsed() + pace > budget) return endWith('budget')
  }
  throw new RangeError('a schedule needs a round')
}

/** Returns the longest list of rounds, as items may have different numbers of them. */
export function longestListOfRounds(plan: readonly ItemWithPlannedRounds[]): ItemWithPlannedRounds['rounds'] {
  return plan.map(({ rounds }) => rounds).toSorted((a, b) => b.length - a.length)[0] ?? []
}

interface TrialResultsOfAllItems extends Pick<ScheduleResults, 'lost' | 'baseFailed' | 'elapsed'> {
  readonly probe: readonly ShortAndLongProbeRunsOfHead[]
  /** Items that were not tried, as the trials had used up their share of the budget. */
  readonly untried: readonly ItemToMeasure[]
}

/** The share of a budget that trials may take. */
const trialShare = 1 / 4

/** Visits each item once, briefly, so that the cost of a first run is not measured. Throws as `measureSchedule` does, and VisitCutOffByBudgetError. */
export async function runTrialOfEachItem(
  items: readonly ItemToMeasure[],
  driver: MeasurementDriver,
  console: RunConsole,
  budget: number | null,
  watch: MeasurementWatcher = createRoundLoggingWatcher(console),
): Promise<TrialResultsOfAllItems> {
  const startedAt = steadyNow()
  const roundRobin = new RoundRobinItemMeasurer(
    items.map(item => ({ item, rounds: [] })),
    driver,
    console,
    {
      budgetEnds: budget === null ? null : startedAt + budget * 1000,
      trial: budget === null ? null : budget / 10,
      ...{ isAgain: false, hasRun: false, watch, noiseWanted: () => 0 },
    },
  )
  const probe: ShortAndLongProbeRunsOfHead[] = []
  const untried: ItemToMeasure[] = []
  for (const state of roundRobin.states) {
    if (budget !== null && probe.length > 0 && steadyNow() - startedAt > budget * 1000 * trialShare) {
      untried.push(state.item)
      continue
    }
    const pair = await roundRobin.visit(state, { round: 0, order: ['base', 'head'] }, 'the trial')
    probe.push(roundRobin.probes.get(state.item) ?? { short: pair.head, long: null, two: null })
  }
  roundRobin.showOutput('the trial')
  const baseFailed = roundRobin.endingFailure()
  const { lost } = roundRobin.failures()
  return { probe, lost, baseFailed, untried, elapsed: (steadyNow() - startedAt) / 1000 }
}
