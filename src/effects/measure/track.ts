// The plan of an item, and its results so far.

import { reportedAs } from '../../core/filter/only.ts'
import type { Further } from '../../core/judge/enough.ts'
import type { SideFailed } from '../../core/model/errors.ts'
import { type Measurement, type Round, sides } from '../../core/model/measuring.ts'
import type { PlannedRound } from '../../core/rounds/schedule.ts'
import type { Item, LostItem } from './driver.ts'

/** A Planned item says what to measure, and in which rounds. */
export interface Planned {
  readonly item: Item
  /** The benchmarks of it that are measured, if not all. */
  readonly only?: readonly string[]
  readonly rounds: readonly PlannedRound[]
}

/** A Track is an item and its results so far. */
export interface Track extends Omit<Planned, 'only'>, LostItem {
  readonly measured: Round[]
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
}

/** A track before it is measured. */
export function trackOf(planned: Planned): Track {
  return {
    ...planned,
    only: planned.only ?? null,
    share: 1,
    measured: [],
    cost: 0,
    noises: [],
    isOpen: true,
    failures: [],
  }
}

/** Keeps a round of a track. */
export function keep(track: Track, round: Round): void {
  track.measured.push(round)
  track.cost += track.share
}

/** What base gave in its last round, if there is noise to plan the next one by. */
export function rowsOf({ measured, noises }: Track): readonly Measurement[] {
  return noises.length === 0 ? [] : (measured.at(-1)?.base.measurements ?? [])
}

/** Seconds within the visits of a whole round of a track, by those that it has had; 0 before the first. */
export function perRoundOf({ measured, cost }: Track): number {
  const seconds = measured.reduce((sum, { base, head }) => sum + base.seconds + head.seconds, 0)
  return cost === 0 ? 0 : seconds / cost
}

/**
 * Decides whether a track is measured further after `made` rounds, and if it `canFilter`, which of its benchmarks.
 */
export function goOn(track: Track, further: Further, made: number, canFilter: boolean): void {
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
