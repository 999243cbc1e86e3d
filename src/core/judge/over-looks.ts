// What the looks made so far have shown: one that could fail has to be paid for.
import type { Rules } from '../settings.ts'
import { obrienFlemingLike, sequentialP } from '../stats/sequential.ts'
import type { Claims } from './claims.ts'
import { looksAt, passLevel, shareOf } from './looks.ts'

/** Shown is what can be said of a comparison by now. */
export interface Shown extends Pick<Claims, 'worse' | 'better'> {
  /** A worsening as large as the threshold is ruled out; where the direction is not known, one either way. */
  readonly ruledOut: boolean
}

/**
 * Sums up the looks made by the time that `rounds` are in; `claimsAfter` gives the claims of the first rounds only.
 *
 * A worsening is ruled out if the present look does so at its level; the levels share out one chance of error among the
 * looks. An earlier look that did so has either ended the measuring or is overruled by what came after it. Where a look may
 * also fail a comparison, p is the sequential one over the looks, which pays for having looked; otherwise looking has cost
 * nothing, as it could only end in "unchanged".
 */
export function overLooks(rounds: number, rules: Rules, claimsAfter: (rounds: number) => Claims): Shown {
  const { worse, better, within } = claimsAfter(rounds)
  const ruledOut = within <= passLevel(rounds, rules)
  if (rules.stopEarly !== 'pass-or-fail') return { worse, better, ruledOut }
  const looks = looksAt(rounds, rules).map(look => ({
    share: shareOf(look, rules.count),
    claims: look === rounds ? { worse, better } : claimsAfter(look),
  }))
  const sequential = (claim: 'worse' | 'better') =>
    sequentialP(
      looks.map(({ share, claims }) => ({ share, p: claims[claim] })),
      obrienFlemingLike,
    )
  return { worse: sequential('worse'), better: sequential('better'), ruledOut }
}
