// The search: what to do next, given all that was learned.
import { type Belief, beliefOf } from './belief.ts'
import { type Candidate, candidatesIn, credibleRange, culpritsIn } from './candidates.ts'
import { errorAfter, roundsFor } from './gate-rounds.ts'
import { nextPlace } from './next-place.ts'
import type { Trail } from './trail.ts'

/** A Limit is when to end. */
export interface Limit {
  /** The probability with which a culprit counts as found. */
  readonly sure: number
  /** The most gates, with that of BAD. */
  readonly gates: number
  /** The most rounds of a gate at a commit that was not measured before. */
  readonly rounds: number
}

/** A Move is what to do next: measure a commit against GOOD, or end. */
export type Move =
  | {
      readonly kind: 'measure'
      readonly at: number
      readonly rounds: number
      /** Places in which the culprits are, but for a part of `1 - sure`. */
      readonly range: Pick<Candidate, 'first' | 'last'>
    }
  | { readonly kind: 'found'; readonly culprits: readonly Candidate[]; readonly belief: Belief }
  /** Why it ends without: no gates are left, or there is nothing left to measure. */
  | {
      readonly kind: 'open'
      readonly why: 'gates' | 'broken'
      /** Those that are as probable as was asked for. */
      readonly culprits: readonly Candidate[]
      /** The others, the most probable first. */
      readonly candidates: readonly Candidate[]
      readonly belief: Belief
    }

/** Needs an answer on BAD. */
export function nextMove(trail: Trail, { sure, gates, rounds: most }: Limit): Move {
  const belief = beliefOf(trail)
  const candidates = candidatesIn(trail, belief)
  const culprits = culpritsIn(candidates, sure)
  if (culprits) return { kind: 'found', culprits, belief }
  const isFull = trail.answers.length >= gates
  const at = isFull ? null : nextPlace(trail, belief, errorAfter(trail, most))
  if (at !== null)
    return {
      ...{ kind: 'measure', at, rounds: roundsFor(trail, belief, at, most) },
      range: credibleRange(candidates, sure),
    }
  return {
    ...{ kind: 'open', why: isFull ? 'gates' : 'broken', belief },
    culprits: candidates.filter(({ probability }) => probability >= sure),
    candidates: candidates
      .filter(({ probability }) => probability < sure)
      .toSorted((a, b) => b.probability - a.probability),
  }
}

/** The most gates, unless it is said: three times what halving takes, as answers may be wrong and culprits several. */
export function usualGates(commits: number): number {
  return 3 * Math.ceil(Math.log2(Math.max(2, commits))) + 2
}
