// Makes one visit of a rotation, or two where it fails, and keeps what visits say besides their results.
import type { Printed } from '../../core/judge/doubts.ts'
import { SideFailed } from '../../core/model/errors.ts'
import {
  otherSide,
  type Probe,
  type Side,
  type UnitRule,
  type UnitRules,
  type Visit,
} from '../../core/model/measuring.ts'
import { unitRules } from '../../core/model/units.ts'
import { countOthers } from '../machine/others.ts'
import type { Console } from '../program/console.ts'
import { type Driver, type Item, OutOfBudget } from './driver.ts'
import { endedOtherwise, type FailedBenchmark } from './ended-otherwise.ts'
import type { ItemState } from './item-state.ts'
import { OutputBuffer } from './output-buffer.ts'
import { timeoutError } from './timeout-error.ts'
import type { Watch } from './watch.ts'

/** The limits of a rotation. */
export interface ScheduleLimits {
  /** When the time is up, in milliseconds as of Date.now; null for no limit. */
  readonly budgetEnds: number | null
  /** Seconds that one visit of a trial may take, so that one that hangs does not use up the time; null for no limit. */
  readonly trial?: number | null
  /** Whether everything was measured before, so both sides are known to work. */
  readonly isAgain: boolean
  /** Whether everything has run before, even briefly. */
  readonly hasRun: boolean
  /** The standard deviation of log(head / base) that a round should have at most, of which these are the `rows`. */
  noiseWanted(round: number, item: Item, rows: Visit['measurements']): number
  readonly watch: Watch
}

/** A Visited is what a visit gave, and the benchmarks that it has shown to fail. */
interface Visited {
  readonly visit: Visit
  readonly failed: readonly FailedBenchmark[]
}

/** What is visited, and what its round has given so far. */
interface Asked {
  readonly track: ItemState
  readonly side: Side
  readonly place: string
  readonly round: number
  readonly turns: number
  readonly made: Readonly<Record<Side, readonly Visit[]>>
}

/** How often an item is tried that fails each time: one that fails in every second process comes through. */
export const mostTries = 5

/** A Visitor visits single sides of items. */
export class Visitor {
  /** By package and top-level benchmark, as sub-benchmarks run the same function. */
  readonly printed = new Map<string, Printed>()
  /** The results of head's trials. */
  readonly probes = new Map<Item, Probe>()
  /** Whether head has measured something, even in a round that does not count. */
  isHeadFine = false
  private readonly unshown = new OutputBuffer()
  private readonly said = { base: new Map<string, UnitRule>(), head: new Map<string, UnitRule>() }
  private readonly driver: Driver
  private readonly console: Console
  private readonly bounds: ScheduleLimits
  private readonly isAlone: boolean

  /** `isAlone` says that there is only one item, whose output is shown as it comes. */
  constructor(driver: Driver, console: Console, bounds: ScheduleLimits, isAlone: boolean) {
    this.driver = driver
    this.console = console
    this.bounds = bounds
    this.isAlone = isAlone
  }

  get units(): UnitRules {
    return unitRules(this.said.base, this.said.head)
  }

  /**
   * An item that fails is tried again, as an occasional failure is neither a slowdown nor the fault of a side. A command is not,
   * before it has run once: its mistakes come first.
   */
  async visitOrRetry(asked: Asked): Promise<Visited> {
    const { track, side } = asked
    const { hasRun, trial } = this.bounds
    const most = hasRun || trial !== undefined || track.measured.length > 0 ? mostTries : 1
    let failed: SideFailed | null = null
    for (let n = 1; ; n++)
      try {
        const visited = await this.visit(asked)
        track.counts.ran(side)
        return visited
      } catch (error) {
        if (failed && error instanceof OutOfBudget) throw failed
        if (!(error instanceof SideFailed)) throw error
        track.counts.failed(null, error)
        if (error.kind !== 'failed' || n === most) throw error
        if (n === 1)
          this.console.warn(
            `${error.message}\nIt is tried again, up to ${most - 1} times, as it may fail only now and then.`,
          )
        failed = error
      }
  }

  /** Shows what was printed since the last time, in one place for hundreds of short visits. */
  show(place: string): void {
    this.unshown.show(this.console, place)
  }

  private async visit({ track, side, place, round, turns, made }: Asked): Promise<Visited> {
    const { item, only } = track
    const output = this.isAlone && turns === 1 ? this.console.untrusted(`${place}, ${side}`) : null
    const onOutput = (chunk: Buffer) => {
      if (output) output.write(chunk)
      else this.unshown.add(chunk)
    }
    const budgetEnds = this.endOf(round)
    this.bounds.watch.visiting(place, item.title, side)
    const others = countOthers()
    const { visit, units, printed, probe, failed } = await this.driver
      .visit(item, side, { round, place, only, budgetEnds, onOutput })
      .catch(error => {
        throw error instanceof OutOfBudget && budgetEnds !== this.bounds.budgetEnds
          ? timeoutError(item, side, this.bounds.trial ?? 0)
          : error
      })
      .finally(() => output?.close())
    if (side === 'head' && visit.measurements.length > 0) this.isHeadFine = true
    for (const [unit, rule] of units) if (!this.said[side].has(unit)) this.said[side].set(unit, rule)
    if (probe && side === 'head') this.probes.set(item, probe)
    const { benchmark, package: path } = item
    const [top = ''] = benchmark?.split('/') ?? []
    if (printed !== null && benchmark !== null && !this.printed.has(`${path} ${top}`))
      this.printed.set(`${path} ${top}`, { benchmark: top, package: path, line: printed })
    const other = made[otherSide(side)].at(-1) ?? track.measured.at(-1)?.[otherSide(side)]
    const all = [...(failed ?? []), ...(other ? endedOtherwise(visit, side, other, place) : [])]
    const visited = { visit, failed: all.filter(([benchmark]) => !track.within.has(benchmark)) }
    // Several runs that take turns have counted it themselves.
    if (visit.others !== undefined) return visited
    // Counted with the switch of sides, which may take much longer than the visit.
    const busy = others(visit.processor ?? 0)
    return busy === null ? visited : { ...visited, visit: { ...visit, others: busy * visit.seconds } }
  }

  private endOf(round: number): number | null {
    const { trial = null, budgetEnds } = this.bounds
    if (round > 0 || trial === null) return budgetEnds
    return Math.min(Date.now() + trial * 1000, budgetEnds ?? Number.POSITIVE_INFINITY)
  }
}
