// The items still being measured: they take turns until they are settled or lost, and their results are kept here.

import type { PrintedLine } from '../../core/judge/doubts.ts'
import type { Flaky } from '../../core/model/comparison.ts'
import { CouldNotMeasure, SideFailed } from '../../core/model/errors.ts'
import {
  otherSide,
  type Probe,
  type Round,
  type Side,
  sides,
  type UnitRule,
  type UnitRules,
  type Visit,
} from '../../core/model/measuring.ts'
import { unitRules } from '../../core/model/units.ts'
import { mergeRounds, mergeVisits } from '../../core/rounds/merge-rounds.ts'
import { itemsWithin, type PlannedRound, roundNoise, turnsFor } from '../../core/rounds/schedule.ts'
import { countOthers } from '../machine/machine.ts'
import type { Console } from '../program/console.ts'
import { type Driver, type Item, type LostItem, OutOfBudget, type Watch } from './driver.ts'
import {
  bothSidesError,
  budgetError,
  endedOtherwise,
  type FailedBenchmark,
  firstOfEachSide,
  timeoutError,
} from './failures.ts'
import {
  flakyIn,
  type ItemState,
  itemStateOf,
  lastSecondsOf,
  loseFailed,
  lostIn,
  type Planned,
  perRoundOf,
  rowsOf,
  without,
} from './item-state.ts'
import { type Budgeting, leftOut, tooFewWithin } from './round-budget.ts'

/** A Pair is what one round gave of an item. */
export type Pair = Readonly<Record<Side, Visit>>

/** If more benchmarks of one item fail, it fails as a whole. */
const mostWithin = 100

/** A RoundRobin visits items on both sides, and keeps the results. */
export class RoundRobin {
  readonly tracks: readonly ItemState[]
  /** Makes the visits. */
  readonly visitor: Visitor
  private readonly driver: Driver
  private readonly console: Console
  private readonly bounds: ScheduleLimits

  constructor(plan: readonly Planned[], driver: Driver, console: Console, bounds: ScheduleLimits) {
    this.tracks = plan.map(itemStateOf)
    this.driver = driver
    this.console = console
    this.bounds = bounds
    this.visitor = new Visitor(driver, console, bounds, this.isAlone)
  }

  /** Whether there is only one item. */
  get isAlone(): boolean {
    return this.tracks.length === 1
  }

  get open(): readonly ItemState[] {
    return this.tracks.filter(({ isOpen }) => isOpen)
  }

  /** The items that have not been lost. */
  get sound(): readonly ItemState[] {
    return this.tracks.filter(({ failures }) => failures.length === 0)
  }

  /** The rounds of sound items; if there are none, and nothing was proven either, the rounds before the failure. */
  get rounds(): readonly Round[] {
    const hasOthers = this.sound.length > 0 || (!this.bounds.isAgain && this.driver.proven.length > 0)
    const kept = hasOthers ? this.sound : this.tracks
    return mergeRounds(kept.map(({ measured }) => measured))
  }

  get perRound(): ReadonlyMap<Item, number> {
    return new Map(this.tracks.map(track => [track.item, perRoundOf(track)]))
  }

  /**
   * Visits the sides that an item has, in turns if it has several visits per round: b h, h b, and so on. If one fails
   * before anything was measured, the other is still tried, to see whose failure it is. Throws OutOfBudget.
   */
  async visit(track: ItemState, { round, order }: PlannedRound, place: string): Promise<Pair> {
    const made: Record<Side, Visit[]> = { base: [], head: [] }
    const failures: SideFailed[] = []
    const within = new Map<string, readonly SideFailed[]>()
    const wanted = this.bounds.noiseWanted(round, track.item, rowsOf(track))
    const turns = round === 0 ? 1 : turnsFor(this.driver.turns(track.item), track.noises, wanted)
    const there = order.filter(one => track.item.sides.includes(one))
    const visits = Array.from({ length: turns }, (_, turn) => (turn % 2 === 0 ? there : there.toReversed()))
    for (const side of visits.flat()) {
      const hasMeasured = this.bounds.isAgain || track.measured.length > 0 || made[side].length > 0
      if (failures.some(one => hasMeasured || one.side === side)) continue
      try {
        const { visit, failed } = await this.visitor.visitOrRetry({ track, side, place, round, turns, made })
        made[side].push(visit)
        for (const [benchmark, failure] of failed)
          within.set(benchmark, firstOfEachSide([...(within.get(benchmark) ?? []), failure]))
      } catch (error) {
        if (error instanceof OutOfBudget && failures[0]) {
          if (this.isAlone) throw budgetError(failures[0])
          this.lose(track, failures)
        }
        if (!(error instanceof SideFailed)) throw error
        failures.push(error)
      }
    }
    const noise = roundNoise(made)
    if (noise !== null) track.noises.push(noise)
    const whole = { base: mergeVisits(made.base), head: mergeVisits(made.head) }
    for (const [benchmark, failures] of within) this.count(track, benchmark, failures)
    const failedOn = (side: Side) =>
      [...within].filter(([, all]) => all.some(one => one.side === side)).map(([benchmark]) => benchmark)
    const pair = { base: without(whole.base, failedOn('base')), head: without(whole.head, failedOn('head')) }
    // A side of which nothing is left, and of which there was nothing before, can be compared with nothing.
    const isOver = sides.some(
      side => isEmpty(pair[side]) && !isEmpty(whole[side]) && track.measured.every(one => isEmpty(one[side])),
    )
    const isWhole = track.counts.benchmarks.length > mostWithin || (isOver && !this.bounds.isAgain)
    if (isWhole && failures.length === 0) failures.push(...firstOfEachSide([...within.values()].flat()))
    if (isOver) track.isOpen = false
    if (failures.length > 0)
      this.lose(
        track,
        failures.map(one => this.blamed(one, pair)),
      )
    return pair
  }

  /**
   * Leaves out the last items for which the `seconds` that are left have no room after `made` rounds, so that the others are decided.
   * The last round `took` so many seconds for the items `visited`. Of one item alone it only warns, after the first round.
   */
  keepWithin(
    seconds: number,
    made: number,
    took: number,
    visited: readonly ItemState[],
    budgeting: Budgeting,
  ): void {
    const { open } = this
    const rounds = budgeting.rounds - made
    if (rounds <= 0 || open.length === 0) return
    // A round is longer than its visits: it switches sides, and links. The first one of many also tries what is worth linking.
    const inVisits = visited.reduce((sum, track) => sum + lastSecondsOf(track), 0)
    const isUsual = made > 1 || visited.length === 1
    const times = isUsual && inVisits > 0 ? Math.max(1, took / inVisits) : 1
    const costs = open.map(track => times * lastSecondsOf(track))
    const short = costs.reduce((sum, cost) => sum + cost, 0) * rounds - seconds
    if (short <= 0) return
    const needed = budgeting.budget + short / (1 - budgeting.kept)
    const beyond = open.slice(itemsWithin(costs, seconds, rounds))
    if (beyond.length === 0) {
      if (made === 1) this.console.warn(tooFewWithin(costs[0] ?? 0, seconds, needed, budgeting))
      return
    }
    for (const { item, failures } of leftOut(
      beyond.map(({ item: one }) => one),
      this.sound.length,
      budgeting.budget,
      needed,
    )) {
      const track = beyond.find(one => one.item === item)
      if (track) Object.assign(track, { failures, isOpen: false })
    }
    this.console.warn(beyond[0]?.failures[0]?.message ?? '')
  }

  /**
   * If base would have ended twice in the time that head took, head is slow or hangs; otherwise there was too little
   * time.
   */
  private blamed(failure: SideFailed, { base }: Pair): SideFailed {
    const { side, why, message, output, kind } = failure
    const hasTold =
      side === 'head' && base.measurements.length > 0 && 2 * base.seconds < (this.bounds.trial ?? 0)
    return kind === 'no time' && hasTold ? new SideFailed(side, why, message, output) : failure
  }

  /** What was lost, and what failed now and then, once measuring has ended. */
  failures(): { readonly lost: readonly LostItem[]; readonly flaky: readonly Flaky[] } {
    for (const track of this.tracks) loseFailed(track)
    return { lost: this.tracks.flatMap(lostIn), flaky: this.tracks.flatMap(flakyIn) }
  }

  /**
   * The failure that ends the measuring, as every item has failed: base's if head works, otherwise null. Throws where
   * head has failed as well, or measured nothing.
   */
  failure(): SideFailed | null {
    if (this.sound.length > 0 || this.mayLoseAll) return null
    const failures = this.tracks.flatMap(track => track.failures)
    const base = failures.find(({ side }) => side === 'base')
    const head = failures.find(({ side }) => side === 'head')
    if (head) throw base ? bothSidesError(head, base) : head
    const hasMeasured = this.bounds.isAgain || this.tracks.some(({ measured }) => measured.length > 0)
    if (base && !hasMeasured && !this.visitor.isHeadFine)
      throw new CouldNotMeasure(
        `Nothing was measured: head reported no benchmark, and base failed: ${base.message}`,
        base.output,
      )
    return base ?? null
  }

  /**
   * If an item fails only when measured again, what was measured or proven before still counts; a command is the only
   * item.
   */
  private get mayLoseAll(): boolean {
    if (this.driver.proven.length > 0) return true
    return this.bounds.isAgain && this.tracks.every(({ item }) => item.benchmark !== null)
  }

  /** Counts how a benchmark failed by itself in a round, and tells of it the first time. */
  private count({ counts }: ItemState, benchmark: string, failures: readonly SideFailed[]): void {
    for (const failure of failures) {
      if (!counts.failuresOf(benchmark).some(({ side }) => side === failure.side))
        this.console.warn(`${failure.message}\nIt is left out of each round in which it fails.`)
      counts.failed(benchmark, failure)
    }
  }

  private restOf(title: string | null): string {
    return this.bounds.isAgain
      ? `${title} is judged by what was measured before.`
      : 'The other benchmarks go on without it.'
  }

  private lose(track: ItemState, failures: readonly SideFailed[]): void {
    track.failures = failures
    track.isOpen = false
    if (this.isAlone && !this.mayLoseAll) return
    for (const { message } of failures) this.console.warn(`${message}\n${this.restOf(track.item.title)}`)
  }
}

function isEmpty({ measurements }: Visit): boolean {
  return measurements.length === 0
}

// Makes one visit of a rotation, or two where it fails, and keeps what visits say besides their results.

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
  readonly printed = new Map<string, PrintedLine>()
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

// Output of the programs in a round, kept until it is shown in one place.

/** The most bytes that are kept. */
const most = 2 ** 20

/** An OutputBuffer is output that has not been shown yet. */
export class OutputBuffer {
  private readonly chunks: Buffer[] = []
  private bytes = 0

  add(chunk: Buffer): void {
    if (this.bytes < most) this.chunks.push(chunk.subarray(0, most - this.bytes))
    this.bytes += chunk.length
  }

  /** Shows the output and forgets it; does nothing where there is none. */
  show(console: Console, place: string): void {
    if (this.chunks.length === 0) return
    const output = console.untrusted(place)
    for (const chunk of this.chunks.splice(0)) output.write(chunk)
    if (this.bytes > most) output.write(Buffer.from('\n… and more, which is not shown\n'))
    this.bytes = 0
    output.close()
  }
}
