// The search for the smallest slowdown that shows in four of five gates.
import type { Experiment } from './experiment.ts'

/** A Level is all that was seen at one slowdown. */
export interface Level {
  /** A plain ratio. */
  readonly asked: number
  readonly experiments: number
  /** Those that were red because of it. */
  readonly shown: number
  /** Whether four were, before two were not; and the reverse. Neither where more experiments have to tell. */
  readonly isShown: boolean
  readonly isMissed: boolean
}

/** Levels nearer to each other than this are one. */
const apart = 1.3
/** How far the next one is from the last. */
const step = 1.4

export function levelAt(asked: number, experiments: readonly Experiment[]): Level {
  const here = experiments.filter(one => one.asked === asked)
  const shown = here.filter(({ isShown }) => isShown).length
  const isMissed = here.length - shown > 1
  return { asked, experiments: here.length, shown, isMissed, isShown: !isMissed && shown >= 4 }
}

/** The slowdowns that were tried, the smallest first. */
function levelsOf(experiments: readonly Experiment[]): readonly Level[] {
  const asked = [...new Set(experiments.map(one => one.asked))].filter(one => one > 0)
  return asked.toSorted((a, b) => a - b).map(one => levelAt(one, experiments))
}

/** Null where none was shown so often; nothing smaller than a level that was missed counts. */
export function smallestShown(experiments: readonly Experiment[]): Level | null {
  const levels = levelsOf(experiments)
  const missed = levels.findLastIndex(({ isMissed }) => isMissed)
  return levels.slice(missed + 1).find(({ isShown }) => isShown) ?? null
}

/**
 * The slowdown to try next; null where the search is over. It begins at `first`, and looks for none at or below `threshold`,
 * which the gate lets pass.
 */
export function nextSlowdown(
  experiments: readonly Experiment[],
  first: number,
  threshold: number,
): number | null {
  const levels = levelsOf(experiments)
  const open = levels.find(({ isShown, isMissed }) => !isShown && !isMissed)
  if (open) return open.asked
  const missed = levels.findLast(({ isMissed }) => isMissed)?.asked ?? null
  const shown = smallestShown(experiments)?.asked ?? null
  const lowest = Math.max(threshold, missed ?? 0)
  if (shown === null) return inBounds(levels.length === 0 ? first : Math.max(first, lowest * step), levels)
  // What the noise foresees comes first, then steps down to what is not shown.
  if (first * apart < shown && first > lowest) return inBounds(first, levels)
  if (lowest > 0 && shown / lowest < apart) return null
  return inBounds(Math.max(shown / step, Math.sqrt(shown * lowest)), levels)
}

/** In steps of half a percent, up to twice as slow, and none twice. */
function inBounds(slowdown: number, levels: readonly Level[]): number | null {
  const rounded = Math.max(1, Math.ceil(slowdown * 200 - 1e-9)) / 200
  return rounded > 1 || levels.some(({ asked }) => asked === rounded) ? null : rounded
}
