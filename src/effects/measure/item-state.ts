// The plan of an item, and its results so far.

import { reportedAs } from '../../core/filter/filter.ts'
import type { Selection } from '../../core/judge/enough.ts'
import { failsMoreOften } from '../../core/judge/lost-results.ts'
import type { Flaky } from '../../core/model/comparison.ts'
import type { SideFailed } from '../../core/model/errors.ts'
import { type Measurement, type Round, type Side, sides, type Visit } from '../../core/model/measuring.ts'
import type { PlannedRound } from '../../core/rounds/schedule.ts'
import type { Item, LostItem } from './driver.ts'
import { FailureCounts, firstOfEachSide, isRowOfFailed } from './failures.ts'

/** A Planned item says what to measure, and in which rounds. */
export interface Planned {
  readonly item: Item
  /** The benchmarks of it that are measured, if not all. */
  readonly only?: readonly string[]
  readonly rounds: readonly PlannedRound[]
}

/** An ItemState is an item and its results so far. */
export interface ItemState extends Omit<Planned, 'only'>, Omit<LostItem, 'tries'> {
  measured: Round[]
  /** What these have cost in whole rounds: one of some benchmarks is their share of one. */
  cost: number
  /** How much the visits of its rounds varied, where there were enough of them (`noiseOf`). */
  readonly noises: number[]
  /** Whether it is measured further: until it is settled or lost. */
  isOpen: boolean
  /** Its benchmarks that are measured further, by reported name; null for all. */
  only: readonly string[] | null
  /** The share of its benchmarks that is visited: theirs, or all where they cannot be asked for alone. */
  share: number
  /** One for each side that has failed; with any, it is lost. */
  failures: readonly SideFailed[]
  /** Its benchmarks that are lost by themselves, which are in no round; by reported name. */
  readonly within: Map<string, readonly SideFailed[]>
  readonly counts: FailureCounts
}

/** A track before it is measured. */
export function itemStateOf(planned: Planned): ItemState {
  return {
    ...planned,
    only: planned.only ?? null,
    share: 1,
    measured: [],
    cost: 0,
    noises: [],
    isOpen: true,
    failures: [],
    within: new Map(),
    counts: new FailureCounts(),
  }
}

/** A visit without the rows of some benchmarks. */
export function without(visit: Visit, benchmarks: readonly string[]): Visit {
  if (benchmarks.length === 0) return visit
  const isLeft = ({ benchmark }: Measurement) => !benchmarks.some(one => isRowOfFailed(benchmark, one))
  return { ...visit, measurements: visit.measurements.filter(isLeft) }
}

/**
 * Decides what of a track is lost once it is measured: what has failed more often on head than on base, and benchmarks that failed
 * by themselves and have no result on a side.
 */
export function loseFailed(track: ItemState): void {
  const { counts, within } = track
  if (track.failures.length > 0) return
  const ofHead = counts.failuresOf(null).filter(({ side }) => side === 'head')
  if (failsMoreOften(counts.of(null))) track.failures = ofHead.slice(0, 1)
  for (const benchmark of counts.benchmarks) {
    const tries = counts.of(benchmark)
    const isMissing = sides.some(side => tries[side].failed > 0 && !hasRow(track, side, benchmark))
    if (isMissing || failsMoreOften(tries))
      within.set(benchmark, firstOfEachSide(counts.failuresOf(benchmark)))
  }
  const lost = [...within.keys()]
  track.measured = track.measured.map(round => ({
    ...round,
    base: without(round.base, lost),
    head: without(round.head, lost),
  }))
}

function hasRow({ measured }: ItemState, side: Side, failed: string): boolean {
  return measured.some(round => round[side].measurements.some(one => isRowOfFailed(one.benchmark, failed)))
}

/** What a track has lost: itself, or benchmarks of it. */
export function lostIn({ item, failures, within, counts }: ItemState): readonly LostItem[] {
  if (failures.length > 0) return [{ item, failures, tries: counts.of(null) }]
  return [...within].map(([benchmark, ofIt]) => ({
    item: { ...item, title: benchmark, benchmark },
    failures: ofIt,
    tries: counts.of(benchmark),
  }))
}

/** What of a track has failed now and then, and is not lost. */
export function flakyIn({ item, failures, within, counts }: ItemState): readonly Flaky[] {
  if (failures.length > 0) return []
  const names = [...(counts.failuresOf(null).length > 0 ? [null] : []), ...counts.benchmarks]
  return names
    .filter(name => name === null || !within.has(name))
    .map(name => ({
      benchmark: name ?? item.benchmark,
      package: item.package,
      ...counts.of(name),
    }))
}

/** Keeps a round of a track. */
export function keep(track: ItemState, round: Round): void {
  track.measured.push(round)
  track.cost += track.share
}

/** What base gave in its last round, if there is noise to plan the next one by. */
export function rowsOf({ measured, noises }: ItemState): readonly Measurement[] {
  return noises.length === 0 ? [] : (measured.at(-1)?.base.measurements ?? [])
}

/** Seconds within the visits of a whole round of a track, by those that it has had; 0 before the first. */
export function perRoundOf({ measured, cost }: ItemState): number {
  const seconds = measured.reduce((sum, { base, head }) => sum + base.seconds + head.seconds, 0)
  return cost === 0 ? 0 : seconds / cost
}

/** Seconds within the visits of the last round of a track. */
export function lastSecondsOf({ measured }: ItemState): number {
  const last = measured.at(-1)
  return last === undefined ? 0 : last.base.seconds + last.head.seconds
}

/**
 * Decides whether a track is measured further after `made` rounds, and if it `canFilter`, which of its benchmarks.
 */
export function applySelection(track: ItemState, further: Selection, made: number, canFilter: boolean): void {
  // Benchmarks that only one side has show no more in another round.
  const isOver = track.item.sides.length < sides.length || made >= track.rounds.length
  if (further === 'nothing' || isOver) {
    track.isOpen = false
    return
  }
  if (!canFilter) {
    // A filter that has failed leaves out nothing any more, and a round costs a whole one again.
    track.share = 1
    return
  }
  if (further === 'all') return
  // Both by reported name, as the name of a row can be longer.
  const reported = track.measured.flatMap(({ base, head }) => [...base.measurements, ...head.measurements])
  const all = new Set(reported.map(({ benchmark }) => benchmark))
  const only = reportedAs(further, all)
  // If all are open, no filter is needed.
  if (only.length === 0 || only.length === all.size) return
  track.only = only
  track.share = only.length / all.size
}
