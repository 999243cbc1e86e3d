// What the looks at a comparison have shown so far; looks that could fail it cost alpha.
import type { Rules } from '../model/settings.ts'
import { sequentialP } from '../stats/sequential.ts'
import type { Claims } from './claims.ts'
import { passLevel, shareOf, worseLooks, worseShare } from './looks.ts'

/** LookClaims are what can be said of a comparison by now. */
export interface LookClaims extends Pick<Claims, 'worse' | 'better'> {
  /** A worsening as large as the threshold is ruled out; where the direction is not known, in both directions. */
  readonly ruledOut: boolean
  /** One as large as `rule-out` is, likewise. */
  readonly held: boolean
}

/**
 * Sums up the looks made by the time that `rounds` are in; `claimsAfter` gives the claims of the first rounds only.
 *
 * A worsening is ruled out if the present look does so at its level; the levels share out one chance of error among the
 * looks. An earlier look that ruled it out has either ended the measuring or is overruled by later rounds. Where looks
 * may also fail a comparison, p is the sequential p over these looks, which accounts for looking more than once.
 */
export function overLooks(
  rounds: number,
  rules: Rules,
  claimsAfter: (rounds: number) => Claims,
  level = passLevel(rounds, rules),
): LookClaims {
  const now = claimsAfter(rounds)
  const shown = { ruledOut: now.within <= level, held: now.held <= level }
  if (rules.stopEarly === 'never') return { worse: now.worse, better: now.better, ...shown }
  if (rules.stopEarly === 'pass' && rounds <= rules.count) {
    // The first look that can find a benchmark worse gets all of alpha that may be spent by then.
    const alone = (p: number) => Math.min(1, p / worseShare(rules))
    return { worse: alone(now.worse), better: alone(now.better), ...shown }
  }
  const { looks, spending } = worseLooks(rounds, rules)
  const claims = looks.map(look => ({
    share: shareOf(look, rules),
    claims: look === rounds ? now : claimsAfter(look),
  }))
  const sequential = (claim: 'worse' | 'better') =>
    sequentialP(
      claims.map(({ share, claims: made }) => ({ share, p: made[claim] })),
      spending,
    )
  return { worse: sequential('worse'), better: sequential('better'), ...shown }
}
