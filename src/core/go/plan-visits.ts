// How a Go benchmark is visited in a round, planned from its trial: how many visits in turns, and how long each.
import type { VisitPlan } from '../model/result-file.ts'

/** A VisitTrial is what is known of a benchmark on one side before the rounds. Times in seconds. */
export interface VisitTrial {
  /** The time of a visit that is not timed operations: the start of a process, and preparation. */
  readonly overhead: number
  /** Each benchmark that was reported: just one, or its sub-benchmarks, or one for each number of processors. */
  readonly rows: readonly TrialRow[]
}

/** A TrialRow is one benchmark of a trial. */
export interface TrialRow {
  /** How long it was to run, how often it ran in that, and the seconds of each operation. */
  readonly time: number
  readonly iterations: number
  readonly seconds: number
  /** The time of the first two operations of a process together; null where no run was that short. */
  readonly firstTwo: number | null
}

/**
 * The largest part of a visit that may be overhead: beyond it shorter visits still gain precision, but rounds get far
 * longer.
 */
export const mostOverhead = 2 / 3
/** A thousand ticks of a clock that ticks each microsecond. */
const shortest = 1e-3
/** Go always runs one operation first; if only one is asked for, that one is timed, with cold caches. */
const fewestIterations = 2
/** The largest part of the timed operations that may be extra cost of the first ones of a process. */
const mostFirst = 0.05
/** The extra time of the first two operations is taken for noise unless it is as much as one operation. */
const leastFirst = 1
/** More visits than this gained nothing. */
const mostTurns = 24
/** The limit of Go itself. */
const mostIterations = 1e9

/**
 * Plans the visits of a round, of `time` seconds in all to each side, from the trials of the sides that have the
 * benchmark. Null where the trials say too little: then it is visited once, for as long as was asked for.
 */
export function planVisits(time: number, trials: readonly VisitTrial[]): VisitPlan | null {
  const rows = trials.flatMap(one => one.rows)
  if (rows.length === 0 || trials.some(one => one.rows.length === 0)) return null
  const isOne = trials.every(one => one.rows.length === 1)
  const most = Math.max(...trials.map(one => one.rows.length))
  // To find the number of operations, Go prepares about twice as often.
  const overhead = Math.max(...trials.map(one => one.overhead)) * (isOne ? 1 : 2)
  const operation = Math.max(...rows.map(operationOf))
  const first = Math.max(...rows.map(row => firstOf(row, operationOf(row))))
  const length = Math.max(
    shortest,
    (overhead * (1 / mostOverhead - 1)) / most,
    fewestIterations * operation,
    first / mostFirst,
  )
  const fitting = Math.min(mostTurns, Math.floor(time / length))
  const turns = fitting < 2 ? 1 : fitting - (fitting % 2)
  const seconds = time / turns
  const iterations = Math.min(mostIterations, Math.max(1, Math.round(seconds / operation)))
  return { turns, iterations: isOne ? iterations : null, seconds, overhead }
}

/** Seconds that a round of both sides takes with one plan, at most. */
export function roundSeconds({ turns, seconds, overhead }: VisitPlan): number {
  return 2 * turns * (seconds + overhead)
}

/** The extra cost of the first operations of a process. */
function firstOf({ firstTwo }: TrialRow, operation: number): number {
  const more = (firstTwo ?? 0) - 2 * operation
  return more > leastFirst * operation ? more : 0
}

/** The seconds of an operation. A benchmark may report any time, but Go ends it soon after its time is over. */
function operationOf({ time, iterations, seconds }: TrialRow): number {
  const least = time / iterations
  return iterations > 1 ? Math.min(Math.max(seconds, least), 2 * least) : Math.max(seconds, least)
}

/** The `-test.benchtime` of a visit. */
export function benchtimeOf({ iterations, seconds }: VisitPlan): string {
  return iterations === null ? `${Math.max(1, Math.round(seconds * 1e9))}ns` : `${iterations}x`
}
