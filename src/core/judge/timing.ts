// How often benchmarks ran and how long they took, from their measurements.
import type { Timing } from '../model/doubt.ts'
import { type Measurement, settingOf } from '../model/measuring.ts'

/**
 * The shortest run that can be timed well, in seconds. Starting and stopping the timer takes up to 0.1 µs, as does a
 * tick of the clock: a hundredth of this, which is little beside a threshold of 5 %.
 */
export const shortestTimed = 10e-6

/** The times of benchmarks, by package and name as JSON. */
export function timingsOf(measurements: readonly Measurement[]): ReadonlyMap<string, readonly Timing[]> {
  const timings = new Map<string, Timing[]>()
  for (const { benchmark, config, iterations, unit, value } of measurements) {
    if (unit !== 'sec/op' || value < 0 || iterations < 1) continue
    const id = JSON.stringify([settingOf(config, 'pkg') ?? null, benchmark])
    const found = timings.get(id)
    if (found) found.push({ iterations, seconds: value })
    else timings.set(id, [{ iterations, seconds: value }])
  }
  return timings
}

/** The fastest of `timings` (at least one). */
export function fastestOf(timings: readonly Timing[]): Timing {
  return timings.toSorted(byTime)[0] as Timing
}

export function byTime(one: Timing, other: Timing): number {
  return one.seconds - other.seconds
}

/** Seconds of all operations together. */
export function totalOf({ iterations, seconds }: Timing): number {
  return iterations * seconds
}
