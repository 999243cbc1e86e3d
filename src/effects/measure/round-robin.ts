// Measures items in rounds: visits each open item on both sides in turn, retries failures, and collects results.
//
// A benchmark that ran before and fails in a round is run once more at once, so that a port in use or a race that was there
// before does not turn an unrelated pull request red. A timeout is not retried, as it would cost that time again.
import type { FlakyBenchmark } from '../../core/model/comparison.ts'
import { CouldNotMeasureError, SideFailedError } from '../../core/model/errors.ts'
import { type MeasuredRound, type Side, type SideVisit, sides } from '../../core/model/measuring.ts'
import { mergeRoundsOfItems } from '../../core/rounds/merge-rounds.ts'
import { mergeShortVisitsOfSideInRound } from '../../core/rounds/merge-visits.ts'
import {
  countItemsMeasurableInSeconds,
  decideVisitsPerSideByRoundNoise,
  estimateRatioNoiseWithinRound,
  type RoundWithSideOrder,
} from '../../core/rounds/schedule.ts'
import type { RunConsole } from '../program/console.ts'
import {
  type ItemLostToFailure,
  type ItemToMeasure,
  type MeasurementDriver,
  RestartRoundError,
  VisitCutOffByBudgetError,
} from './driver.ts'
import { bothSidesFailedError, budgetEndedAfterFailureError, firstFailureOfEachSide } from './failures.ts'
import {
  baseMeasurementsToPlanNextRound,
  type ItemMeasurementState,
  type ItemWithPlannedRounds,
  initialItemState,
  listItemsLostToFailureInItemState,
  meanSecondsPerRound,
  occasionallyFailingBenchmarksOfItem,
  removeBenchmarksFromVisit,
  removeBenchmarksLostToFailuresFromItem,
  secondsOfLastRoundOfItem,
} from './item-state.ts'
import {
  budgetTooShortWarning,
  listItemsAsLostForTime,
  type TimeBudgetWithNeededRoundsAndReserve,
} from './round-budget.ts'
import { type ItemRoundRobinOptions, RetryingVisitRunner } from './visit-retries.ts'

export type VisitPair = Readonly<Record<Side, SideVisit>>

/** An item of which more benchmarks fail has failed as a whole. */
const maxLostBenchmarks = 100

/** Visits items on both sides, and keeps the results. */
export class RoundRobinItemMeasurer {
  readonly states: readonly ItemMeasurementState[]
  readonly visitor: RetryingVisitRunner
  private readonly driver: MeasurementDriver
  private readonly console: RunConsole
  private readonly limits: ItemRoundRobinOptions

  constructor(
    plan: readonly ItemWithPlannedRounds[],
    driver: MeasurementDriver,
    console: RunConsole,
    limits: ItemRoundRobinOptions,
  ) {
    this.states = plan.map(initialItemState)
    this.driver = driver
    this.console = console
    this.limits = limits
    this.visitor = new RetryingVisitRunner(driver, console, limits, this.isAlone)
  }

  get isAlone(): boolean {
    return this.states.length === 1
  }

  get open(): readonly ItemMeasurementState[] {
    return this.states.filter(({ isOpen }) => isOpen)
  }

  get sound(): readonly ItemMeasurementState[] {
    return this.states.filter(({ failures }) => failures.length === 0)
  }

  /** The rounds of items that are not lost. If all are lost and nothing was proven either, the rounds before the failure. */
  get rounds(): readonly MeasuredRound[] {
    const hasOthers =
      this.sound.length > 0 || (!this.limits.isAgain && this.driver.report().proven.length > 0)
    const states = hasOthers ? this.sound : this.states
    return mergeRoundsOfItems(states.map(({ measured }) => measured))
  }

  get perRound(): ReadonlyMap<ItemToMeasure, number> {
    return new Map(this.states.map(state => [state.item, meanSecondsPerRound(state)]))
  }

  /**
   * Measures one round of an item. The sides it has alternate if there are several visits per round: b h, h b, and so on. If a
   * side fails before anything was measured, the other is still tried, to find out which one is at fault. Throws VisitCutOffByBudgetError.
   */
  async visit(state: ItemMeasurementState, round: RoundWithSideOrder, place: string): Promise<VisitPair> {
    try {
      return await this.visitSides(state, round, place)
    } catch (error) {
      if (!(error instanceof RestartRoundError)) throw error
      return this.visitSides(state, round, place)
    }
  }

  private async visitSides(
    state: ItemMeasurementState,
    { round, order }: RoundWithSideOrder,
    place: string,
  ): Promise<VisitPair> {
    const visits: Record<Side, SideVisit[]> = { base: [], head: [] }
    const failures: SideFailedError[] = []
    const failedBenchmarks = new Map<string, readonly SideFailedError[]>()
    const noiseLimit = this.limits.noiseWanted(round, state.item, baseMeasurementsToPlanNextRound(state))
    const visitsPerSide =
      round === 0
        ? 1
        : decideVisitsPerSideByRoundNoise(this.driver.visitsPerRound(state.item), state.noises, noiseLimit)
    const presentSides = order.filter(one => state.item.sides.includes(one))
    const visitOrder = Array.from({ length: visitsPerSide }, (_, turn) =>
      turn % 2 === 0 ? presentSides : presentSides.toReversed(),
    )
    for (const side of visitOrder.flat()) {
      const hasMeasured = this.limits.isAgain || state.measured.length > 0 || visits[side].length > 0
      if (failures.some(one => hasMeasured || one.side === side)) continue
      try {
        const { visit, failed } = await this.visitor.visitOrRetry({
          state,
          side,
          place,
          round,
          visitsPerSide,
          visits,
        })
        visits[side].push(visit)
        for (const [benchmark, failure] of failed)
          failedBenchmarks.set(
            benchmark,
            firstFailureOfEachSide([...(failedBenchmarks.get(benchmark) ?? []), failure]),
          )
      } catch (error) {
        if (error instanceof VisitCutOffByBudgetError && failures[0]) {
          if (this.isAlone) throw budgetEndedAfterFailureError(failures[0])
          this.lose(state, failures)
        }
        if (!(error instanceof SideFailedError)) throw error
        failures.push(error)
      }
    }
    const noise = estimateRatioNoiseWithinRound(visits)
    if (noise !== null) state.noises.push(noise)
    const merged = {
      base: mergeShortVisitsOfSideInRound(visits.base),
      head: mergeShortVisitsOfSideInRound(visits.head),
    }
    for (const [benchmark, failures] of failedBenchmarks) this.recordFailures(state, benchmark, failures)
    const failedOn = (side: Side) =>
      [...failedBenchmarks]
        .filter(([, list]) => list.some(one => one.side === side))
        .map(([benchmark]) => benchmark)
    const pair = {
      base: removeBenchmarksFromVisit(merged.base, failedOn('base')),
      head: removeBenchmarksFromVisit(merged.head, failedOn('head')),
    }
    // If a side has no results left and had none before, the item cannot be compared.
    const isOver = sides.some(
      side =>
        isEmpty(pair[side]) && !isEmpty(merged[side]) && state.measured.every(one => isEmpty(one[side])),
    )
    const hasFailedAsWhole =
      state.counts.benchmarks.length > maxLostBenchmarks || (isOver && !this.limits.isAgain)
    if (hasFailedAsWhole && failures.length === 0)
      failures.push(...firstFailureOfEachSide([...failedBenchmarks.values()].flat()))
    if (isOver) state.isOpen = false
    if (failures.length > 0)
      this.lose(
        state,
        failures.map(one => this.blamedFailure(one, pair)),
      )
    return pair
  }

  /** Ends the measuring of the open items that are not in `items`. */
  keepOpen(items: readonly ItemMeasurementState[]): void {
    for (const state of this.open) state.isOpen = items.includes(state)
  }

  /**
   * Drops the last items if the `seconds` left have no room for them after `roundsMade` rounds, so that the others reach a
   * decision. The last round `took` so many seconds for the items `visited`. For a single item it only warns, after the first
   * round.
   */
  dropBeyondBudget(
    seconds: number,
    roundsMade: number,
    took: number,
    visitedItems: readonly ItemMeasurementState[],
    timeBudget: TimeBudgetWithNeededRoundsAndReserve,
  ): void {
    const { open } = this
    const rounds = timeBudget.rounds - roundsMade
    if (rounds <= 0 || open.length === 0) return
    // A round takes longer than its visits, as it switches sides and links. The first round of many items also tries which ones
    // are worth linking.
    const visitSeconds = visitedItems.reduce((sum, state) => sum + secondsOfLastRoundOfItem(state), 0)
    const isTypical = roundsMade > 1 || visitedItems.length === 1
    const overhead = isTypical && visitSeconds > 0 ? Math.max(1, took / visitSeconds) : 1
    const costs = open.map(state => overhead * secondsOfLastRoundOfItem(state))
    const shortfall = costs.reduce((sum, cost) => sum + cost, 0) * rounds - seconds
    if (shortfall <= 0) return
    const needed = timeBudget.budget + shortfall / (1 - timeBudget.reserve)
    const dropped = open.slice(countItemsMeasurableInSeconds(costs, seconds, rounds))
    if (dropped.length === 0) {
      if (roundsMade === 1)
        this.console.warn(budgetTooShortWarning(costs[0] ?? 0, seconds, needed, timeBudget))
      return
    }
    for (const { item, failures } of listItemsAsLostForTime(
      dropped.map(({ item: one }) => one),
      this.sound.length,
      timeBudget.budget,
      needed,
    )) {
      const state = dropped.find(itemState => itemState.item === item)
      if (state) Object.assign(state, { failures, isOpen: false })
    }
    this.console.warn(dropped[0]?.failures[0]?.message ?? '')
  }

  /**
   * Decides whose fault a timeout in a trial is: if base took less than half of the trial's limit, head is slow or hangs;
   * otherwise there was too little time.
   */
  private blamedFailure(failure: SideFailedError, { base }: VisitPair): SideFailedError {
    const { side, why, message, output, kind } = failure
    const isHeadSlow =
      side === 'head' && base.measurements.length > 0 && 2 * base.seconds < (this.limits.trial ?? 0)
    return kind === 'no time' && isHeadSlow ? new SideFailedError(side, why, message, output) : failure
  }

  /** Returns what was lost, and what failed now and then. To be called once measuring has ended. */
  failures(): { readonly lost: readonly ItemLostToFailure[]; readonly flaky: readonly FlakyBenchmark[] } {
    for (const state of this.states) removeBenchmarksLostToFailuresFromItem(state)
    return {
      lost: this.states.flatMap(listItemsLostToFailureInItemState),
      flaky: this.states.flatMap(occasionallyFailingBenchmarksOfItem),
    }
  }

  /**
   * Returns the failure of base that ends the measuring, as every item has failed but head works; null if measuring goes on.
   * Throws if head has failed as well, or measured nothing.
   */
  endingFailure(): SideFailedError | null {
    if (this.sound.length > 0 || this.canLoseAll) return null
    const failures = this.states.flatMap(state => state.failures)
    const base = failures.find(({ side }) => side === 'base')
    const head = failures.find(({ side }) => side === 'head')
    if (head) throw base ? bothSidesFailedError(head, base) : head
    const hasMeasured = this.states.some(({ measured }) => measured.length > 0)
    if (base && !hasMeasured && !this.visitor.isHeadFine)
      throw new CouldNotMeasureError(
        `Nothing was measured: head reported no benchmark, and base failed: ${base.message}`,
        base.output,
      )
    return base ?? null
  }

  /** True if measuring may go on without items: what was proven, or measured before, still counts. */
  private get canLoseAll(): boolean {
    return this.limits.isAgain || this.driver.report().proven.length > 0
  }

  /** Counts the failures of a benchmark in a round, and warns of the first on each side. */
  private recordFailures(
    { counts }: ItemMeasurementState,
    benchmark: string,
    failures: readonly SideFailedError[],
  ): void {
    for (const failure of failures) {
      if (!counts.failuresOf(benchmark).some(({ side }) => side === failure.side))
        this.console.warn(`${failure.message}\nIt is left out of each round in which it fails.`)
      counts.addFailure(benchmark, failure)
    }
  }

  private consequenceOf(title: string | null): string {
    return this.limits.isAgain
      ? `${title ?? 'What the command measures'} is judged by what was measured before.`
      : 'The other benchmarks go on without it.'
  }

  private lose(state: ItemMeasurementState, failures: readonly SideFailedError[]): void {
    state.failures = failures
    state.isOpen = false
    if (this.isAlone && !this.canLoseAll) return
    for (const { message } of failures)
      this.console.warn(`${message}\n${this.consequenceOf(state.item.title)}`)
  }
}

function isEmpty({ measurements }: SideVisit): boolean {
  return measurements.length === 0
}
