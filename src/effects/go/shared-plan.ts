// What Go runs that share visits have in common, as these must be the same visits for each of them.
import type { PlannedVisits, ResultFile } from '../../core/model/result-file.ts'

/** SharedPlan is filled by the runs: of a benchmark or package, by the first that decides on it. */
export interface SharedPlan {
  /** How benchmarks are visited, by title. */
  readonly plans: Map<string, PlannedVisits>
  /** Whether packages are linked anew for each round of the first measurement, by import path. */
  readonly laidOut: Map<string, boolean>
  /** What the orders of functions are drawn from, 0 to 2^32 - 1. */
  readonly seed: number
}

export function sharedPlanFrom(seed: number): SharedPlan {
  return { plans: new Map(), laidOut: new Map(), seed }
}

/** As an earlier run made its visits: what an operation takes may depend on how many there are. */
export function sharedPlanAs(
  { visits, laidOut }: Pick<ResultFile, 'visits' | 'laidOut'>,
  seed: number,
): SharedPlan {
  const packages = new Set([...visits.map(one => one.package), ...laidOut])
  return {
    plans: new Map(visits.map(one => [`${one.package}.Benchmark${one.benchmark}`, one])),
    laidOut: new Map([...packages].map(path => [path, laidOut.includes(path)])),
    seed,
  }
}
