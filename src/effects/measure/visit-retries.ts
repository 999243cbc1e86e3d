// Makes single visits, retries those that fail, and keeps what they give besides results.
import type { LinePrintedByBenchmark } from '../../core/judge/doubts.ts'
import { SideFailedError } from '../../core/model/errors.ts'
import {
  otherSide,
  type ShortAndLongProbeRunsOfHead,
  type Side,
  type SideVisit,
  type UnitDeclaration,
  type UnitDeclarations,
} from '../../core/model/measuring.ts'
import { mergeUnitDeclarationsOfSides } from '../../core/model/units.ts'
import { startOtherProcessesLoadMeter } from '../machine/machine.ts'
import type { RunConsole } from '../program/console.ts'
import { steadyNow } from '../program/steady-clock.ts'
import {
  type ItemToMeasure,
  type MeasurementDriver,
  type MeasurementWatcher,
  VisitCutOffByBudgetError,
} from './driver.ts'
import {
  type FailedBenchmark,
  findFailuresByDifferingExitStatus,
  trialExceededBudgetShareError,
} from './failures.ts'
import type { ItemMeasurementState } from './item-state.ts'

export interface ItemRoundRobinOptions {
  /** When the budget ends, in milliseconds as of steadyNow; null for no limit. */
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

/** The results of a visit, and the benchmarks that it has shown to fail. */
interface CompletedVisitOutcome {
  readonly visit: SideVisit
  readonly failed: readonly FailedBenchmark[]
}

interface VisitRequest {
  readonly state: ItemMeasurementState
  readonly side: Side
  readonly place: string
  readonly round: number
  readonly visitsPerSide: number
  readonly visits: Readonly<Record<Side, readonly SideVisit[]>>
}

/**
 * Returns the benchmarks that a visit ran: what it was to measure, and what a filter has matched besides. Null if it was to
 * measure all.
 */
function benchmarksRun(
  { visit, failed }: CompletedVisitOutcome,
  only: readonly string[] | null,
): readonly string[] | null {
  if (only === null) return null
  const measured = visit.measurements.map(({ benchmark }) => benchmark)
  return [...new Set([...only, ...measured, ...failed.map(([benchmark]) => benchmark)])]
}

/** How often a failing item is tried. One that fails in every second process almost always succeeds. */
const maxVisitTries = 5

export class RetryingVisitRunner {
  /** Printed lines by package and top-level benchmark, as sub-benchmarks run the same function. */
  readonly printed = new Map<string, LinePrintedByBenchmark>()
  readonly probes = new Map<ItemToMeasure, ShortAndLongProbeRunsOfHead>()
  /** True if head has measured something, even in a round that does not count. */
  isHeadFine = false
  side: Side = 'base'
  private readonly pendingOutput = new ConsoleOutputBuffer()
  private readonly unitsBySide = {
    base: new Map<string, UnitDeclaration>(),
    head: new Map<string, UnitDeclaration>(),
  }
  private readonly driver: MeasurementDriver
  private readonly console: RunConsole
  private readonly limits: ItemRoundRobinOptions
  private readonly isAlone: boolean

  /** `isAlone` says that there is only one item, whose output is shown as it comes. */
  constructor(
    driver: MeasurementDriver,
    console: RunConsole,
    limits: ItemRoundRobinOptions,
    isAlone: boolean,
  ) {
    this.driver = driver
    this.console = console
    this.limits = limits
    this.isAlone = isAlone
  }

  get units(): UnitDeclarations {
    return mergeUnitDeclarationsOfSides(this.unitsBySide.base, this.unitsBySide.head)
  }

  /**
   * Visits an item, and retries it if it fails, as an occasional failure is neither a slowdown nor the fault of a side. A
   * command that has never run is not retried: it probably has a mistake.
   */
  async visitOrRetry(request: VisitRequest): Promise<CompletedVisitOutcome> {
    const { state, side } = request
    const { hasRun, trial } = this.limits
    const tries = hasRun || trial !== undefined || state.measured.length > 0 ? maxVisitTries : 1
    let previousFailure: SideFailedError | null = null
    for (let n = 1; ; n++)
      try {
        const outcome = await this.visit(request)
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

  private async visit({
    state,
    side,
    place,
    round,
    visitsPerSide,
    visits,
  }: VisitRequest): Promise<CompletedVisitOutcome> {
    const { item, only } = state
    this.side = side
    const output = this.isAlone && visitsPerSide === 1 ? this.console.untrusted(`${place}, ${side}`) : null
    const onOutput = (chunk: Buffer) => {
      if (output) output.write(chunk)
      else this.pendingOutput.add(chunk)
    }
    const budgetEnds = this.deadlineOf(round)
    this.limits.watch.visiting(place, item.title, side)
    const stopCounting = startOtherProcessesLoadMeter()
    const { visit, units, printed, probe, failed } = await this.driver
      .visit(item, side, { round, place, only, budgetEnds, onOutput })
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
    const outcome = { visit, failed: failures.filter(([benchmark]) => !state.lostBenchmarks.has(benchmark)) }
    // The scheduler of several runs has measured it already.
    if (visit.others !== undefined) return outcome
    // Includes the switch of sides, which may take much longer than the visit.
    const busy = stopCounting(visit.processor ?? 0)
    return busy === null ? outcome : { ...outcome, visit: { ...visit, others: busy * visit.seconds } }
  }

  private deadlineOf(round: number): number | null {
    const { trial = null, budgetEnds } = this.limits
    if (round > 0 || trial === null) return budgetEnds
    return Math.min(steadyNow() + trial * 1000, budgetEnds ?? Number.POSITIVE_INFINITY)
  }
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
