// What the looks at a comparison have shown so far.
import { sequentialP } from '../stats/sequential.ts'
import type { Claims } from './claims.ts'
import { hasOneAnalysis, type InterimPlan, passLevel, worseInterims } from './interims.ts'

/** SequentialClaims are what can be said of a comparison by now. */
export interface SequentialClaims extends Pick<Claims, 'worse' | 'better'> {
  /** A worsening as large as the threshold is ruled out; where the direction is not known, in both directions. */
  readonly ruledOut: boolean
  /** One as large as `rule-out` is, likewise. */
  readonly held: boolean
}

/**
 * Sums up the looks made by the time that `rounds` are in; `claimsAfter` gives the claims of the first rounds only.
 *
 * A worsening is ruled out if the present look does so at its level; the levels share out one chance of error among the
 * looks. An earlier look that ruled it out has either ended the measuring or is overruled by later rounds. For what is
 * worse or better, p is the sequential p over all looks, which accounts for looking more than once.
 */
export function sequentialClaims(
  rounds: number,
  plan: InterimPlan,
  claimsAfter: (rounds: number) => Claims,
): SequentialClaims {
  const now = claimsAfter(rounds)
  const level = passLevel(rounds, plan)
  const shown = { ruledOut: now.within <= level, held: now.held <= level }
  if (hasOneAnalysis(plan)) return { worse: now.worse, better: now.better, ...shown }
  const { looks, spending } = worseInterims(rounds, plan)
  const claims = looks.map(look => ({
    share: look.share,
    claims: look.rounds === rounds ? now : claimsAfter(look.rounds),
  }))
  const sequential = (claim: 'worse' | 'better') =>
    sequentialP(
      claims.map(({ share, claims: made }) => ({ share, p: made[claim] })),
      spending,
    )
  return { worse: sequential('worse'), better: sequential('better'), ...shown }
}
