// What is planned of an item, and what has come of it.

import { reportedAs } from '../../core/filter/only.ts'
import type { Further } from '../../core/judge/enough.ts'
import type { SideFailed } from '../../core/model/errors.ts'
import { type Round, sides } from '../../core/model/measuring.ts'
import type { PlannedRound } from '../../core/rounds/schedule.ts'
import type { Item, LostItem } from './driver.ts'

/** A Planned item is what to measure, and in which rounds. */
export interface Planned {
  readonly item: Item
  /** The benchmarks of it that are measured, where that is not all there are. */
  readonly only?: readonly string[]
  readonly rounds: readonly PlannedRound[]
}

/** A Track is an item and what has come of it. */
export interface Track extends Omit<Planned, 'only'>, LostItem {
  readonly measured: Round[]
  /** Whether it is measured further: not once it is settled or lost. */
  isOpen: boolean
  /** The benchmarks of it that are measured further, by reported names; null for all. */
  only: readonly string[] | null
  /** Which part of it that is. */
  share: number
  /** One for each side that has failed; then it is lost. */
  failures: readonly SideFailed[]
}

/** A track before anything of it is measured. */
export function trackOf(planned: Planned): Track {
  return { ...planned, only: planned.only ?? null, share: 1, measured: [], isOpen: true, failures: [] }
}

/**
 * Has a track measured further, or not, once it has made so many rounds. Only some of its benchmarks where it `canFilter`.
 */
export function goOn(track: Track, further: Further, made: number, canFilter: boolean): void {
  // What only one side has shows no more in another round.
  const isOver = track.item.sides.length < sides.length || made >= track.rounds.length
  if (further === 'nothing' || isOver) {
    track.isOpen = false
    return
  }
  if (further === 'all' || !canFilter) return
  // Both as they were reported: the name of a row can have more behind it.
  const reported = track.measured.flatMap(({ base, head }) => [...base.measurements, ...head.measurements])
  const all = new Set(reported.map(({ benchmark }) => benchmark))
  const only = reportedAs(further, all)
  // All of them are the whole.
  if (only.length === 0 || only.length === all.size) return
  track.only = only
  track.share = only.length / all.size
}
