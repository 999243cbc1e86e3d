// Words the progress of a run after each round, and schedules updates that cost a request.
import type { MeasurementProgress } from '../model/measuring.ts'
import { formatCountWithNoun, formatDuration } from '../words/numbers.ts'

/** Returns `round 3 of 20: base 1.0 s, head 1.1 s; about 40 s left`. */
export function progressLine(progress: MeasurementProgress): string {
  const { left } = progress
  return `${roundLabel(progress)}: ${whatOf(progress)}${left >= 1 ? `; about ${formatDuration(left)} left` : ''}`
}

/** Returns `round 3 of 20`, or `round 23 of at most 60` beyond `count`. */
export function roundLabel({
  round,
  last,
  isBeyond,
}: Pick<MeasurementProgress, 'round' | 'last' | 'isBeyond'>): string {
  return `round ${round} of ${isBeyond ? 'at most ' : ''}${last}`
}

function whatOf({ pair, visited, open, took }: MeasurementProgress): string {
  if (pair) return `base ${pair.base.seconds.toFixed(1)} s, head ${pair.head.seconds.toFixed(1)} s`
  const settled = visited - open
  return `${formatCountWithNoun(visited, 'benchmark')} in ${took.toFixed(1)} s${settled > 0 ? `, ${settled} of them decided` : ''}`
}

/** The least and the most milliseconds between two updates. */
const shortest = 60_000
const longest = 600_000

/** Returns the time of the next update after one at `time`, in milliseconds: nine updates in the first hour. */
export function nextProgressUpdateTime(began: number, time: number): number {
  return time + Math.min(longest, Math.max(shortest, time - began))
}
