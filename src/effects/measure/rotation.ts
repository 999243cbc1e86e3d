// The items still being measured: they take turns until they are settled or lost, and their results are kept here.

import type { Printed } from '../../core/judge/doubts.ts'
import { CouldNotMeasure, SideFailed } from '../../core/model/errors.ts'
import type { Probe, Round, Side, UnitRule, UnitRules, Visit } from '../../core/model/measuring.ts'
import { unitRules } from '../../core/model/units.ts'
import { mergeRounds } from '../../core/rounds/merge-rounds.ts'
import { mergeVisits } from '../../core/rounds/merge-visits.ts'
import type { PlannedRound } from '../../core/rounds/schedule.ts'
import { noiseOf, turnsFor } from '../../core/rounds/turns.ts'
import { countOthers } from '../machine/others.ts'
import type { Console } from '../program/console.ts'
import { cutShort, onBoth } from './both-failed.ts'
import { type Driver, type Item, OutOfBudget } from './driver.ts'
import { hung } from './hung.ts'
import { type Planned, perRoundOf, rowsOf, type Track, trackOf } from './track.ts'
import { Unshown } from './unshown.ts'
import type { Watch } from './watch.ts'

/** A Pair is what one round gave of an item. */
export type Pair = Readonly<Record<Side, Visit>>

/** The limits of a rotation. */
export interface Bounds {
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

/** A Rotation visits items on both sides, and keeps the results. */
export class Rotation {
  readonly tracks: readonly Track[]
  /** By package and top-level benchmark, as sub-benchmarks run the same function. */
  readonly printed = new Map<string, Printed>()
  /** The results of head's trials. */
  readonly probes = new Map<Item, Probe>()
  /** Whether head has measured something, even in a round that does not count. */
  private isHeadFine = false
  private readonly unshown = new Unshown()
  private readonly said = { base: new Map<string, UnitRule>(), head: new Map<string, UnitRule>() }
  private readonly driver: Driver
  private readonly console: Console
  private readonly bounds: Bounds

  constructor(plan: readonly Planned[], driver: Driver, console: Console, bounds: Bounds) {
    this.tracks = plan.map(trackOf)
    this.driver = driver
    this.console = console
    this.bounds = bounds
  }

  /** Whether there is only one item. */
  get isAlone(): boolean {
    return this.tracks.length === 1
  }

  get open(): readonly Track[] {
    return this.tracks.filter(({ isOpen }) => isOpen)
  }

  /** The items that have not been lost. */
  get sound(): readonly Track[] {
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

  get units(): UnitRules {
    return unitRules(this.said.base, this.said.head)
  }

  /**
   * Visits the sides that an item has, in turns if it has several visits per round: b h, h b, and so on. If one fails
   * before anything was measured, the other is still tried, to see whose failure it is. Throws OutOfBudget.
   */
  async visit(track: Track, { round, order }: PlannedRound, place: string): Promise<Pair> {
    const made: Record<Side, Visit[]> = { base: [], head: [] }
    const failures: SideFailed[] = []
    const wanted = this.bounds.noiseWanted(round, track.item, rowsOf(track))
    const turns = round === 0 ? 1 : turnsFor(this.driver.turns(track.item), track.noises, wanted)
    const there = order.filter(one => track.item.sides.includes(one))
    const visits = Array.from({ length: turns }, (_, turn) => (turn % 2 === 0 ? there : there.toReversed()))
    for (const side of visits.flat()) {
      const hasMeasured = this.bounds.isAgain || track.measured.length > 0 || made[side].length > 0
      if (failures.some(one => hasMeasured || one.side === side)) continue
      try {
        made[side].push(await this.visitOrRetry(track, side, place, round, turns))
      } catch (error) {
        if (error instanceof OutOfBudget && failures[0]) {
          if (this.isAlone) throw cutShort(failures[0])
          this.lose(track, failures)
        }
        if (!(error instanceof SideFailed)) throw error
        failures.push(error)
      }
    }
    const noise = noiseOf(made)
    if (noise !== null) track.noises.push(noise)
    const pair = { base: mergeVisits(made.base), head: mergeVisits(made.head) }
    if (failures.length > 0)
      this.lose(
        track,
        failures.map(one => this.blamed(one, pair)),
      )
    return pair
  }

  /** An item that ran before and fails now gets another try, as an occasional failure is no slowdown. */
  private async visitOrRetry(
    track: Track,
    side: Side,
    place: string,
    round: number,
    turns: number,
  ): Promise<Visit> {
    const visit = () => this.visitSide(track, side, place, round, turns)
    if (!this.bounds.hasRun && track.measured.length === 0) return visit()
    try {
      return await visit()
    } catch (error) {
      if (!(error instanceof SideFailed) || error.kind !== 'failed') throw error
      this.console.warn(`${error.message}\nIt ran before, so it is run once more.`)
      return visit().catch((again: unknown) => {
        throw again instanceof OutOfBudget ? error : again
      })
    }
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

  /**
   * The failure that ends the measuring, as every item has failed: base's if head works, otherwise null. Throws where
   * head has failed as well, or measured nothing.
   */
  failure(): SideFailed | null {
    if (this.sound.length > 0 || this.mayLoseAll) return null
    const failures = this.tracks.flatMap(track => track.failures)
    const base = failures.find(({ side }) => side === 'base')
    const head = failures.find(({ side }) => side === 'head')
    if (head) throw base ? onBoth(head, base) : head
    const hasMeasured = this.bounds.isAgain || this.tracks.some(({ measured }) => measured.length > 0)
    if (base && !hasMeasured && !this.isHeadFine)
      throw new CouldNotMeasure(
        `Nothing was measured: head reported no benchmark, and base failed: ${base.message}`,
        base.output,
      )
    return base ?? null
  }

  /** Shows what was printed since the last time, in one place for hundreds of short visits. */
  show(place: string): void {
    this.unshown.show(this.console, place)
  }

  /**
   * If an item fails only when measured again, what was measured or proven before still counts; a command is the only
   * item.
   */
  private get mayLoseAll(): boolean {
    if (this.driver.proven.length > 0) return true
    return this.bounds.isAgain && this.tracks.every(({ item }) => item.benchmark !== null)
  }

  private async visitSide(
    { item, only }: Track,
    side: Side,
    place: string,
    round: number,
    turns: number,
  ): Promise<Visit> {
    const output = this.isAlone && turns === 1 ? this.console.untrusted(`${place}, ${side}`) : null
    const onOutput = (chunk: Buffer) => {
      if (output) output.write(chunk)
      else this.unshown.add(chunk)
    }
    const budgetEnds = this.endOf(round)
    this.bounds.watch.visiting(place, item.title, side)
    const others = countOthers()
    const { visit, units, printed, probe } = await this.driver
      .visit(item, side, { round, place, only, budgetEnds, onOutput })
      .catch(error => {
        throw error instanceof OutOfBudget && budgetEnds !== this.bounds.budgetEnds
          ? hung(item, side, this.bounds.trial ?? 0)
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
    // Several runs that take turns have counted it themselves.
    if (visit.others !== undefined) return visit
    // Counted with the switch of sides, which may take much longer than the visit.
    const busy = others(visit.processor ?? 0)
    return busy === null ? visit : { ...visit, others: busy * visit.seconds }
  }

  private endOf(round: number): number | null {
    const { trial = null, budgetEnds } = this.bounds
    if (round > 0 || trial === null) return budgetEnds
    return Math.min(Date.now() + trial * 1000, budgetEnds ?? Number.POSITIVE_INFINITY)
  }

  private lose(track: Track, failures: readonly SideFailed[]): void {
    track.failures = failures
    track.isOpen = false
    if (this.isAlone && !this.mayLoseAll) return
    const rest = this.bounds.isAgain
      ? `${track.item.title} is judged by what was measured before.`
      : 'The other benchmarks go on without it.'
    for (const { message } of failures) this.console.warn(`${message}\n${rest}`)
  }
}
