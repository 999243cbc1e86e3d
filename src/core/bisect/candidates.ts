// Candidates of a bisection: commits that only unmeasurable commits separate count as one; and which of them are culprits.
import type { RatioWithInterval } from '../model/comparison.ts'
import {
  type BisectedRowIdentity,
  type BisectionRangeCommit,
  type BisectionState,
  type Culprit,
  half95,
  type WorseningAgainstGood,
  weightedMeanWorseningAndError,
} from './bisection-state.ts'
import type { CulpritPosterior } from './posterior.ts'

/** A commit, or several of which only the last can be measured, as places, both included. */
export interface CulpritCandidate {
  readonly first: number
  readonly last: number
  readonly probability: number
}

/** Returns all candidates, in the order of history. */
export function groupCommitsIntoCandidates(
  { odds, broken, answers }: BisectionState,
  { changeProbabilities }: CulpritPosterior,
): readonly CulpritCandidate[] {
  // A commit that failed only when it was measured again still separates candidates.
  const measured = new Set(answers.map(({ at }) => at))
  const candidates: CulpritCandidate[] = []
  let first = 1
  let probability = 0
  for (let place = 1; place <= odds.length; place++) {
    probability += changeProbabilities[place - 1] ?? 0
    if (broken.has(place) && !measured.has(place)) continue
    candidates.push({ first, last: place, probability: Math.min(1, probability) })
    first = place + 1
    probability = 0
  }
  return candidates
}

/** Returns the candidates with at least `sure`; null if there are none, or all others together have more than 1 - `sure`. */
export function selectCulpritsOrNullIfUnsure(
  candidates: readonly CulpritCandidate[],
  sure: number,
): readonly CulpritCandidate[] | null {
  const culprits = candidates.filter(({ probability }) => probability >= sure)
  const rest = candidates.reduce(
    (sum, candidate) => sum + (culprits.includes(candidate) ? 0 : candidate.probability),
    0,
  )
  return culprits.length > 0 && rest <= 1 - sure ? culprits : null
}

/** Returns the credible range: all places except those with `1 - sure` of the probability, half of it at each end. */
export function credibleCulpritRange(
  candidates: readonly CulpritCandidate[],
  sure: number,
): Pick<CulpritCandidate, 'first' | 'last'> {
  const sum = candidates.reduce((total, { probability }) => total + probability, 0)
  const cut = ((1 - sure) * sum) / 2
  let passed = 0
  const inside = candidates.filter(({ probability }) => {
    passed += probability
    return passed >= cut && passed - probability <= sum - cut
  })
  return { first: inside[0]?.first ?? 1, last: inside.at(-1)?.last ?? 1 }
}

/** The least probability of a candidate that is reported where a search ends undecided. */
const leastProbability = 0.02

/** Returns the candidates that are still suspected enough to be reported. */
export function candidatesToReport(candidates: readonly CulpritCandidate[]): readonly CulpritCandidate[] {
  return candidates.filter(({ probability }) => probability >= leastProbability)
}

/**
 * Returns candidates with their commits and sizes: the mean ratio from a candidate up to the next one, divided by the mean
 * before it. `commits` are those after GOOD.
 */
export function convertCandidatesToCulprits(
  candidates: readonly CulpritCandidate[],
  { answers }: BisectionState,
  commits: readonly BisectionRangeCommit[],
  followed: BisectedRowIdentity,
): readonly Culprit[] {
  const inOrder = candidates.toSorted((a, b) => a.last - b.last)
  return candidates.map(candidate => {
    const n = inOrder.indexOf(candidate)
    const [before, next] = [inOrder[n - 1], inOrder[n + 1]]
    const from = (first: number, last: number) => answers.filter(({ at }) => first <= at && at <= last)
    const after = from(candidate.last, (next?.first ?? Number.POSITIVE_INFINITY) - 1)
    // GOOD itself is the base of all answers.
    const earlier = before ? from(before.last, candidate.first - 1) : [{ worse: 0, error: 0 }]
    return {
      commits: commits.slice(candidate.first - 1, candidate.last),
      probability: candidate.probability,
      ratio: after.length === 0 || earlier.length === 0 ? null : sizeOf(after, earlier, followed),
      inside: null,
    }
  })
}

function sizeOf(
  after: readonly WorseningAgainstGood[],
  earlier: readonly Pick<WorseningAgainstGood, 'worse' | 'error'>[],
  followed: BisectedRowIdentity,
): RatioWithInterval {
  const [now, then] = [weightedMeanWorseningAndError(after), weightedMeanWorseningAndError(earlier)]
  return ratioWithIntervalOfWorseningAgainstGood(
    { worse: now.worse - then.worse, error: Math.hypot(now.error, then.error) },
    followed,
  )
}

/** Returns an answer as a ratio of values, with its 95 % confidence interval. */
export function ratioWithIntervalOfWorseningAgainstGood(
  { worse, error }: Pick<WorseningAgainstGood, 'worse' | 'error'>,
  { better }: Pick<BisectedRowIdentity, 'better'>,
): RatioWithInterval {
  const sign = better === 'higher' ? -1 : 1
  const at = (errors: number) => Math.exp(sign * worse + errors * error)
  return { estimate: at(0), low: at(-half95), high: at(half95) }
}
