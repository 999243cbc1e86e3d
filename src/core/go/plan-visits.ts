// How a Go benchmark is visited in a round, by what a trial has shown of it: how often in turns, and how long each time.
import type { VisitPlan } from '../model/result-file.ts'

/** A Trial is what is known of a benchmark on one side before the rounds. Times in seconds. */
export interface Trial {
  /** What a visit takes beside the operations that it times: the start of a process, and preparation. */
  readonly overhead: number
  /** Each benchmark that was reported: one, or those below it, or one for each number of processors. */
  readonly rows: readonly TrialRow[]
}

/** A TrialRow is one benchmark of a trial. */
export interface TrialRow {
  /** How often it ran in the whole time of a round, and what each took. */
  readonly iterations: number
  readonly seconds: number
  /** What the first two operations of a process took together; null where it did not run so shortly. */
  readonly firstTwo: number | null
}

/** The largest part of a visit that is no measuring: beyond it shorter visits still gain, but rounds get far longer. */
export const mostOverhead = 2 / 3
/** A thousand ticks of a clock that ticks each microsecond. */
const shortest = 1e-3
/** Go runs one operation first in any case, and takes its time where it is to be the only one: caches are cold then. */
const fewestIterations = 2
/** The largest part of what is timed that may be due to operations being the first of their process. */
const mostFirst = 0.05
/** What the first two operations took more than others is noise of the machine unless it is as much as one of them. */
const leastFirst = 1
/** More than this gained nothing. */
const mostTurns = 24
/** As Go itself has it. */
const mostIterations = 1e9

/**
 * Plans visits of together `time` seconds to each side by the trials of the sides that have the benchmark. Null where they
 * say too little: then it is visited once, for as long as was asked for.
 */
export function planVisits(time: number, trials: readonly Trial[]): VisitPlan | null {
  const rows = trials.flatMap(one => one.rows)
  if (rows.length === 0 || trials.some(one => one.rows.length === 0)) return null
  const isOne = trials.every(one => one.rows.length === 1)
  const most = Math.max(...trials.map(one => one.rows.length))
  // To find the number of operations Go prepares about twice as often.
  const overhead = Math.max(...trials.map(one => one.overhead)) * (isOne ? 1 : 2)
  const operation = Math.max(...rows.map(row => operationOf(row, time)))
  const first = Math.max(...rows.map(row => firstOf(row, operationOf(row, time))))
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

/** Seconds that a round of both sides takes with one plan. */
export function roundSeconds({ turns, seconds, overhead }: VisitPlan): number {
  return 2 * turns * (seconds + overhead)
}

/** What the first operations of a process cost more than others. */
function firstOf({ firstTwo }: TrialRow, operation: number): number {
  const more = (firstTwo ?? 0) - 2 * operation
  return more > leastFirst * operation ? more : 0
}

/**
 * What an operation took. A benchmark may report what it likes, but Go ends it once the whole time is over, and is never
 * far beyond that.
 */
function operationOf({ iterations, seconds }: TrialRow, time: number): number {
  const least = time / iterations
  return iterations > 1 ? Math.min(Math.max(seconds, least), 2 * least) : Math.max(seconds, least)
}

/** What `-test.benchtime` is for a visit. */
export function benchtimeOf({ iterations, seconds }: VisitPlan): string {
  return iterations === null ? `${Math.max(1, Math.round(seconds * 1e9))}ns` : `${iterations}x`
}
