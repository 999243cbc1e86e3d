// Whether benchmarks have shown all they need to, so that measuring them can end at a planned look.
import type { Series } from '../model/measuring.ts'
import type { Rules } from '../model/settings.ts'
import { type Decided, decide } from './compare.ts'
import { exceeds, isBeyond } from './effect-size.ts'
import { isMatched } from './unmatched.ts'

/** A GroupProgress is how far a group of series has come. */
export interface GroupProgress {
  /** Whether nothing in it that could fail the run is still open. */
  readonly isSettled: boolean
  /** The benchmarks that are still open, by their reported names. */
  readonly open: readonly string[]
}

/**
 * How far some groups of series have come after `rounds`. They are measured apart and can leave the rotation one by one; they
 * are adjusted together, as any of them can fail the run.
 *
 * What has improved is settled, and what has regressed too once all of its interval is beyond the threshold, so that
 * looking often does not make more of what is about as slow as the threshold. What only looks like an improvement goes
 * on up to `count`: a worsening is soon ruled out, but among many benchmarks it takes more rounds to tell an improvement
 * from chance. What is muted takes no rounds beyond `count`.
 *
 * In a part of a run (`isPart`) what has changed goes on up to `count` as well: it is judged among the rows of all parts,
 * and how many those have is not known here.
 */
export function progressOf(
  groups: readonly (readonly Series[])[],
  rounds: number,
  rules: Rules,
  isPart = false,
): readonly GroupProgress[] {
  const matched = groups.map(group => group.filter(isMatched))
  const decided = decide(matched.flat(), rules)
  let at = 0
  return matched.map(group => {
    const directed = group
      .map(() => decided[at++] as Decided)
      .filter(({ evidence: { direction } }) => direction !== null)
    const open = directed.filter(one => !isSettled(one, rounds, isPart) && !isMutedBeyond(one, rounds))
    return {
      isSettled: directed.length > 0 && open.length === 0,
      open: [...new Set(open.map(({ evidence }) => evidence.series.benchmark))],
    }
  })
}

function isMutedBeyond({ own: { gate, rules } }: Decided, rounds: number): boolean {
  return gate !== 'fail' && rounds >= rules.count
}

function isSettled({ evidence, change, own: { rules } }: Decided, rounds: number, isPart: boolean): boolean {
  const { exact, shown, improvement, ratio, direction } = evidence
  if (exact) return true
  // Without a test nothing can be ruled out.
  if (rules.deltaTest === 'none') return false
  const isFull = rounds >= rules.count
  if (isPart && (change === 'regressed' || change === 'improved')) return isFull
  if (change === 'regressed') return isFull || isBeyond(ratio, direction, rules.threshold)
  if (change === 'improved') return true
  return shown.ruledOut && (isFull || !exceeds(improvement, rules.threshold))
}
