// What experiments say of a gate: whether it can go red, and why not.
import type { FailOn } from '../model/settings.ts'
import { type Experiment, isSlowable, type Judged } from './experiment.ts'
import { levelAt } from './smallest-shown.ts'

/**
 * The slowdown that should show in four of five gates, by the noise of one in which nothing was slowed: the test has to
 * see it, and the estimate to exceed the threshold in four of five runs, which takes a third of what the test sees more.
 * Null where the noise of no row is known.
 */
export function foreseen({ comparisons, settings }: Judged): number | null {
  const each = comparisons.filter(isSlowable).flatMap(({ visible, rule }) => {
    if (visible === null) return []
    const threshold = settings.benchmarks[rule ?? -1]?.threshold ?? settings.threshold
    return [Math.max(visible, threshold + (settings.strict ? visible : visible / 3))]
  })
  return each.length === 0 ? null : quantile(each, 0.8)
}

/**
 * A SelfTestOutcome: the gate works; it was red where nothing was slowed, or not where something was; or no benchmark
 * can be slowed.
 */
export type SelfTestOutcome = 'works' | 'red-without' | 'not-red' | 'nothing-to-slow'

/** Null where it is not known yet: a gate works if it is red in four of five experiments at `slowdown`. */
export function selfTestOutcome(
  slowdown: number,
  experiments: readonly Experiment[],
): SelfTestOutcome | null {
  if (experiments.some(({ asked, isRed, others }) => (asked === 0 ? isRed : others.length > 0)))
    return 'red-without'
  const level = levelAt(slowdown, experiments)
  if (level.isMissed) return 'not-red'
  return level.isShown ? 'works' : null
}

/** A Cause of a gate that did not go red. */
export type Cause =
  | { readonly kind: 'never-fails'; readonly failOn: FailOn }
  | { readonly kind: 'threshold'; readonly threshold: number }
  /** Only what exceeds `foreseen` could be shown in so many rounds; about `rounds` of them would do. */
  | {
      readonly kind: 'noise'
      readonly foreseen: number | null
      readonly count: number
      readonly rounds: number | null
    }

/** Why the gate was not red at a slowdown; the first that holds is what to change first. `still` was not slowed. */
export function missCause(slowdown: number, still: Judged): Cause {
  const { failOn, threshold, count } = still.settings
  if (failOn === 'never') return { kind: 'never-fails', failOn }
  if (slowdown <= threshold) return { kind: 'threshold', threshold }
  const visible = quantile(
    still.comparisons.filter(isSlowable).flatMap(one => one.visible ?? []),
    0.8,
  )
  // Noise shrinks with the root of the rounds.
  const rounds = visible > slowdown ? Math.ceil(count * (visible / slowdown) ** 2) : null
  return { kind: 'noise', foreseen: foreseen(still), count, rounds }
}

/** Of 0 where there are none. */
function quantile(values: readonly number[], at: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(at * sorted.length))] ?? 0
}
