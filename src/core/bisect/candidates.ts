// Who may have done it: commits that no measurable commit parts are suspected together.
import type { Belief } from './belief.ts'
import type { Trail } from './trail.ts'

/** A Candidate is a commit, or several of which all but the last cannot be measured. Places, both included. */
export interface Candidate {
  readonly first: number
  readonly last: number
  /** The probability that a culprit is among them. */
  readonly probability: number
}

/** All of them, in the order of history. */
export function candidatesIn({ odds, broken, answers }: Trail, { guilt }: Belief): readonly Candidate[] {
  // What fails only when it is measured again has parted others before.
  const measured = new Set(answers.map(({ at }) => at))
  const all: Candidate[] = []
  let first = 1
  let probability = 0
  for (let place = 1; place <= odds.length; place++) {
    probability += guilt[place - 1] ?? 0
    if (broken.has(place) && !measured.has(place)) continue
    all.push({ first, last: place, probability: Math.min(1, probability) })
    first = place + 1
    probability = 0
  }
  return all
}

/**
 * The culprits: candidates that are as probable as was asked for, where the others together are no more probable than what
 * that leaves. Null while there may be others, or nobody is found.
 */
export function culpritsIn(candidates: readonly Candidate[], sure: number): readonly Candidate[] | null {
  const found = candidates.filter(({ probability }) => probability >= sure)
  const rest = candidates.reduce((sum, one) => sum + (found.includes(one) ? 0 : one.probability), 0)
  return found.length > 0 && rest <= 1 - sure ? found : null
}

/** The shortest range of places that has all candidates but a part of `1 - sure` of their probability, cut at both ends. */
export function credibleRange(
  candidates: readonly Candidate[],
  sure: number,
): Pick<Candidate, 'first' | 'last'> {
  const sum = candidates.reduce((all, one) => all + one.probability, 0)
  const cut = ((1 - sure) * sum) / 2
  const [first] = afterCut(candidates, cut)
  const [last] = afterCut(candidates.toReversed(), cut)
  return { first: first?.first ?? 1, last: last?.last ?? 1 }
}

function afterCut(candidates: readonly Candidate[], cut: number): readonly Candidate[] {
  let passed = 0
  const n = candidates.findIndex(({ probability }) => {
    passed += probability
    return passed > cut
  })
  return candidates.slice(Math.max(0, n))
}
