// How often something that costs a request is told of progress: seldom, and the more seldom the longer it takes.

/** Milliseconds between two updates at least, and at most where there is a round to tell of. */
const shortest = 60_000
const longest = 600_000

/** When the next update may come after one at `time`, all in milliseconds: the run is told of nine times in an hour. */
export function nextUpdate(began: number, time: number): number {
  return time + Math.min(longest, Math.max(shortest, time - began))
}
