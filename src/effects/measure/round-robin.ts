// The items still being measured: they take turns until they are settled or lost, and their results are kept here.

import type { Flaky } from '../../core/model/comparison.ts'
import { CouldNotMeasure, SideFailed } from '../../core/model/errors.ts'
import { type Round, type Side, sides, type Visit } from '../../core/model/measuring.ts'
import { mergeRounds } from '../../core/rounds/merge-rounds.ts'
import { mergeVisits } from '../../core/rounds/merge-visits.ts'
import type { PlannedRound } from '../../core/rounds/schedule.ts'
import { roundNoise, turnsFor } from '../../core/rounds/turns.ts'
import { roomFor } from '../../core/rounds/within-budget.ts'
import type { Console } from '../program/console.ts'
import { bothSidesError, budgetError } from './both-failed.ts'
import { type Driver, type Item, type LostItem, OutOfBudget } from './driver.ts'
import { firstOfEachSide } from './ended-otherwise.ts'
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
import { type ScheduleLimits, Visitor } from './visitor.ts'
import { type Budgeting, leftOut, tooFewWithin } from './within-budget.ts'

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
    const beyond = open.slice(roomFor(costs, seconds, rounds))
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
