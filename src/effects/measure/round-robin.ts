// Measures items in rounds: visits each open item on both sides in turn, retries failures, and collects results.
//
// A benchmark that ran before and fails in a round is run once more at once, so that a port in use or a race that was there
// before does not turn an unrelated pull request red. A timeout is not retried, as it would cost that time again.
import type { LinePrintedByBenchmark } from '../../core/judge/doubts.ts'
import type { FlakyBenchmark } from '../../core/model/comparison.ts'
import { SideFailedError } from '../../core/model/errors.ts'
import {
  type MeasuredRound,
  otherSide,
  type ShortAndLongProbeRunsOfHead,
  type Side,
  type SideVisit,
  sides,
  type UnitDeclaration,
  type UnitDeclarations,
} from '../../core/model/measuring.ts'
import { mergeUnitDeclarationsOfSides } from '../../core/model/units.ts'
import { mergeRoundsOfItems, mergeShortVisitsOfSideInRound } from '../../core/rounds/merge-rounds.ts'
import {
  countItemsMeasurableInSeconds,
  decideVisitsByNoiseWithinRounds,
  estimateRatioNoiseWithinRound,
  type RoundWithSideOrder,
} from '../../core/rounds/schedule.ts'
import type { RunConsole } from '../program/console.ts'
import { steadyNow } from '../program/steady-clock.ts'
import {
  type ItemLostToFailure,
  type ItemToMeasure,
  type MeasurementDriver,
  type MeasurementWatcher,
  RestartRoundError,
  VisitCutOffByBudgetError,
} from './driver.ts'
import { visitAndMeasureOtherProcessLoad } from './driver-wrappers.ts'
import {
  bothSidesFailedError,
  budgetEndedAfterFailureError,
  type FailedBenchmark,
  findFailuresByDifferingExitStatus,
  firstFailureOfEachSide,
  headEmptyAndBaseFailedError,
  trialExceededBudgetShareError,
} from './failures.ts'
import {
  baseMeasurementsToPlanNextRound,
  decideAndRemoveLostBenchmarksOfItem,
  type ItemMeasurementState,
  type ItemWithPlannedRounds,
  initialItemState,
  listItemsLostToFailureInItemState,
  meanSecondsPerRound,
  occasionallyFailingBenchmarksOfItem,
  removeBenchmarksFromVisit,
  secondsOfLastRoundOfItem,
} from './item-state.ts'
import {
  budgetTooShortWarning,
  failuresOfItemsDroppedForTime,
  type TimeBudgetWithNeededRoundsAndReserve,
} from './round-budget.ts'

interface ItemRoundRobinOptions {
  /** The end of the budget, in milliseconds as of steadyNow; null for no limit. */
  readonly budgetEnds: number | null
  /** Seconds that one visit of a trial may take, so that one that hangs does not use up the budget; null for no limit. */
  readonly trial?: number | null
  /** True if everything was measured before, so that both sides are known to work. */
  readonly isAgain: boolean
  /** True if everything has run before, if only in a trial. */
  readonly hasRun: boolean
  /** Returns the highest acceptable standard deviation of log(head / base) of one round; `rows` are the item's rows of base. */
  noiseWanted(round: number, item: ItemToMeasure, rows: SideVisit['measurements']): number
  readonly watch: MeasurementWatcher
}

export type VisitPair = Readonly<Record<Side, SideVisit>>

/** An item of which more benchmarks fail has failed as a whole. */
const maxLostBenchmarks = 100
/** The most tries of a failing item. One that fails in every second process almost always succeeds. */
const maxVisitTries = 5

/** The visits of an item in a round so far, and how many each side gets. */
interface RoundOfItem {
  readonly round: number
  readonly place: string
  readonly visitsPerSide: number
  readonly visits: Readonly<Record<Side, SideVisit[]>>
}

/** The results of a visit, and the benchmarks that it has shown to fail. */
interface VisitWithFailures {
  readonly visit: SideVisit
  readonly failed: readonly FailedBenchmark[]
}

/** Visits items on both sides, and keeps the results. */
export class RoundRobinItemMeasurer {
  readonly states: readonly ItemMeasurementState[]
  /** Printed lines by package and top-level benchmark, as sub-benchmarks run the same function. */
  readonly printed = new Map<string, LinePrintedByBenchmark>()
  readonly probes = new Map<ItemToMeasure, ShortAndLongProbeRunsOfHead>()
  /** The side that was visited last. */
  side: Side = 'base'
  /** True if head has measured something, even in a round that does not count. */
  private isHeadFine = false
  private readonly pendingOutput = new ConsoleOutputBuffer()
  private readonly unitsBySide = {
    base: new Map<string, UnitDeclaration>(),
    head: new Map<string, UnitDeclaration>(),
  }
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
  }

  get units(): UnitDeclarations {
    return mergeUnitDeclarationsOfSides(this.unitsBySide.base, this.unitsBySide.head)
  }

  /** True if there is only one item; its output is shown as it comes. */
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
        : decideVisitsByNoiseWithinRounds(this.driver.visitsPerRound(state.item), state.noises, noiseLimit)
    const presentSides = order.filter(one => state.item.sides.includes(one))
    const visitOrder = Array.from({ length: visitsPerSide }, (_, turn) =>
      turn % 2 === 0 ? presentSides : presentSides.toReversed(),
    )
    for (const side of visitOrder.flat()) {
      const hasMeasured = this.limits.isAgain || state.measured.length > 0 || visits[side].length > 0
      if (failures.some(one => hasMeasured || one.side === side)) continue
      try {
        const { visit, failed } = await this.visitOrRetry(state, side, {
          round,
          place,
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

  /**
   * Visits an item, and retries it if it fails, as an occasional failure is neither a slowdown nor the fault of a side. A
   * command that has never run is not retried: it probably has a mistake.
   */
  private async visitOrRetry(
    state: ItemMeasurementState,
    side: Side,
    roundOfItem: RoundOfItem,
  ): Promise<VisitWithFailures> {
    const { hasRun, trial } = this.limits
    const tries = hasRun || trial !== undefined || state.measured.length > 0 ? maxVisitTries : 1
    let previousFailure: SideFailedError | null = null
    for (let n = 1; ; n++)
      try {
        const outcome = await this.visitOnce(state, side, roundOfItem)
        state.counts.addVisit(side, benchmarksRun(outcome, state.only))
        return outcome
      } catch (error) {
        if (previousFailure && error instanceof VisitCutOffByBudgetError) throw previousFailure
        if (!(error instanceof SideFailedError)) throw error
        state.counts.addFailure(null, error)
        if (error.kind !== 'failed' || n === tries) throw error
        if (n === 1)
          this.console.warn(
            `${error.message}\nIt is tried again, up to ${tries - 1} times, as it may fail only now and then.`,
          )
        previousFailure = error
      }
  }

  /** Shows the output since the last call in one block, as there may be hundreds of short visits. */
  showOutput(place: string): void {
    this.pendingOutput.show(this.console, place)
  }

  private async visitOnce(
    state: ItemMeasurementState,
    side: Side,
    { round, place, visitsPerSide, visits }: RoundOfItem,
  ): Promise<VisitWithFailures> {
    const { item, only } = state
    this.side = side
    const output = this.isAlone && visitsPerSide === 1 ? this.console.untrusted(`${place}, ${side}`) : null
    const onOutput = (chunk: Buffer) => {
      if (output) output.write(chunk)
      else this.pendingOutput.add(chunk)
    }
    const budgetEnds = this.deadlineOf(round)
    this.limits.watch.visiting(place, item.title, side)
    const attempt = { round, place, only, budgetEnds, onOutput }
    const { visit, units, printed, probe, failed } = await visitAndMeasureOtherProcessLoad(() =>
      this.driver.visit(item, side, attempt),
    )
      .catch(error => {
        throw error instanceof VisitCutOffByBudgetError && budgetEnds !== this.limits.budgetEnds
          ? trialExceededBudgetShareError(item, side, this.limits.trial ?? 0)
          : error
      })
      .finally(() => output?.close())
    if (side === 'head' && visit.measurements.length > 0) this.isHeadFine = true
    for (const [unit, rule] of units)
      if (!this.unitsBySide[side].has(unit)) this.unitsBySide[side].set(unit, rule)
    if (probe && side === 'head') this.probes.set(item, probe)
    const { benchmark, package: path } = item
    const [topLevel = ''] = benchmark?.split('/') ?? []
    if (printed !== null && benchmark !== null && !this.printed.has(`${path} ${topLevel}`))
      this.printed.set(`${path} ${topLevel}`, { benchmark: topLevel, package: path, line: printed })
    const otherVisit = visits[otherSide(side)].at(-1) ?? state.measured.at(-1)?.[otherSide(side)]
    const failures = [
      ...(failed ?? []),
      ...(otherVisit ? findFailuresByDifferingExitStatus(visit, side, otherVisit, place) : []),
    ]
    return { visit, failed: failures.filter(([benchmark]) => !state.lostBenchmarks.has(benchmark)) }
  }

  private deadlineOf(round: number): number | null {
    const { trial = null, budgetEnds } = this.limits
    if (round > 0 || trial === null) return budgetEnds
    return Math.min(steadyNow() + trial * 1000, budgetEnds ?? Number.POSITIVE_INFINITY)
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
    const failures = failuresOfItemsDroppedForTime(
      dropped.length,
      this.sound.length,
      timeBudget.budget,
      needed,
    )
    for (const state of dropped) Object.assign(state, { failures, isOpen: false })
    this.console.warn(failures[0]?.message ?? '')
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
    for (const state of this.states) decideAndRemoveLostBenchmarksOfItem(state)
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
    if (base && !hasMeasured && !this.isHeadFine) throw headEmptyAndBaseFailedError(base)
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

/**
 * Returns the benchmarks that a visit ran: what it was to measure, and what a filter has matched besides. Null if it was to
 * measure all.
 */
function benchmarksRun(
  { visit, failed }: VisitWithFailures,
  only: readonly string[] | null,
): readonly string[] | null {
  if (only === null) return null
  const measured = visit.measurements.map(({ benchmark }) => benchmark)
  return [...new Set([...only, ...measured, ...failed.map(([benchmark]) => benchmark)])]
}

// The output of programs, kept until it is shown in one block.

const maxBytes = 2 ** 20

export class ConsoleOutputBuffer {
  private readonly chunks: Buffer[] = []
  private bytes = 0

  add(chunk: Buffer): void {
    if (this.bytes < maxBytes) this.chunks.push(chunk.subarray(0, maxBytes - this.bytes))
    this.bytes += chunk.length
  }

  /** Shows the output and clears it; does nothing if there is none. */
  show(console: RunConsole, place: string): void {
    if (this.chunks.length === 0) return
    const output = console.untrusted(place)
    for (const chunk of this.chunks.splice(0)) output.write(chunk)
    if (this.bytes > maxBytes) output.write(Buffer.from('\n… and more, which is not shown\n'))
    this.bytes = 0
    output.close()
  }
}
