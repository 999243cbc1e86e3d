// One line on a round that has ended.
import type { Progress } from '../model/measuring.ts'
import { counted, formatDuration } from '../words/numbers.ts'

/** `round 3 of 20: base 1.0 s, head 1.1 s; about 40 s left`. */
export function progressLine(progress: Progress): string {
  const { left } = progress
  return `${roundLabel(progress)}: ${whatOf(progress)}${left >= 1 ? `; about ${formatDuration(left)} left` : ''}`
}

/** `round 3 of 20`; beyond the usual rounds `round 23 of at most 60`. */
export function roundLabel({ round, last, isBeyond }: Pick<Progress, 'round' | 'last' | 'isBeyond'>): string {
  return `round ${round} of ${isBeyond ? 'at most ' : ''}${last}`
}

function whatOf({ pair, visited, open, took }: Progress): string {
  if (pair) return `base ${pair.base.seconds.toFixed(1)} s, head ${pair.head.seconds.toFixed(1)} s`
  const settled = visited - open
  return `${counted(visited, 'benchmark')} in ${took.toFixed(1)} s${settled > 0 ? `, ${settled} of them now done` : ''}`
}

// How often something that costs a request is told of progress: seldom, and the more seldom the longer it takes.

/** Milliseconds between two updates at least, and at most where there is a round to tell of. */
const shortest = 60_000
const longest = 600_000

/** When the next update may come after one at `time`, all in milliseconds: the run is told of nine times in an hour. */
export function nextUpdate(began: number, time: number): number {
  return time + Math.min(longest, Math.max(shortest, time - began))
}
