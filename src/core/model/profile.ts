// Types of profiling: what a regressed benchmark spends on each side, function by function.
import type { Side } from './measuring.ts'

/** The profiled resource: processor time, memory allocated, or time spent waiting for other goroutines. */
export type ProfileKind = 'cpu' | 'mem' | 'block'

export const profileKinds: readonly ProfileKind[] = ['cpu', 'mem', 'block']

/** The cost of a function by itself (pprof's flat) and together with all that it calls (pprof's cum). */
export interface Cost {
  readonly flat: number
  readonly cum: number
}

/** The cost of one function on each side, per iteration. */
export interface FunctionDifference {
  readonly function: string
  readonly base: Cost
  readonly head: Cost
  /** The difference is within sampling error, of what the function spends itself and with all that it calls. */
  readonly isNoise: { readonly flat: boolean; readonly cum: boolean }
}

/** One regressed benchmark, profiled once on each side with the same number of iterations. */
export interface ProfileDifference {
  readonly benchmark: string
  readonly package: string | null
  readonly kind: ProfileKind
  readonly unit: 'sec/op' | 'B/op'
  /** The iterations on each side; all numbers are per iteration. */
  readonly iterations: number
  /** The paths of the profiles, relative to the folder of the result file; null if one could not be taken. */
  readonly files: Readonly<Record<Side, string>> | null
  readonly total: Readonly<Record<Side, number>>
  /** The functions that differ most: the largest growth first, the largest decrease last. */
  readonly functions: readonly FunctionDifference[]
  /** Why there is no table; null if there is one. */
  readonly failure: string | null
}
