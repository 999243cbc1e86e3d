// Who may have done it: commits that no measurable commit parts are suspected together.
import type { Belief } from './belief.ts'
import type { Trail } from './trail.ts'

/** A Suspect is a commit, or several of which all but the last cannot be measured. Places, both included. */
export interface Suspect {
  readonly first: number
  readonly last: number
  /** The probability that a culprit is among them. */
  readonly probability: number
}

/** All of them, in the order of history. */
export function suspectsIn({ odds, broken }: Trail, { guilt }: Belief): readonly Suspect[] {
  const all: Suspect[] = []
  let first = 1
  let probability = 0
  for (let place = 1; place <= odds.length; place++) {
    probability += guilt[place - 1] ?? 0
    if (broken.has(place)) continue
    all.push({ first, last: place, probability: Math.min(1, probability) })
    first = place + 1
    probability = 0
  }
  return all
}

/**
 * The culprits: suspects that are as probable as was asked for, where the others together are no more probable than what
 * that leaves. Null while there may be others, or nobody is found.
 */
export function culpritsIn(suspects: readonly Suspect[], sure: number): readonly Suspect[] | null {
  const found = suspects.filter(({ probability }) => probability >= sure)
  const rest = suspects.reduce((sum, one) => sum + (found.includes(one) ? 0 : one.probability), 0)
  return found.length > 0 && rest <= 1 - sure ? found : null
}

/** The shortest range of places that has all suspects but a part of `1 - sure` of their probability, cut at both ends. */
export function rangeOf(suspects: readonly Suspect[], sure: number): Pick<Suspect, 'first' | 'last'> {
  const sum = suspects.reduce((all, one) => all + one.probability, 0)
  const cut = ((1 - sure) * sum) / 2
  const [first] = afterCut(suspects, cut)
  const [last] = afterCut(suspects.toReversed(), cut)
  return { first: first?.first ?? 1, last: last?.last ?? 1 }
}

function afterCut(suspects: readonly Suspect[], cut: number): readonly Suspect[] {
  let passed = 0
  const n = suspects.findIndex(({ probability }) => {
    passed += probability
    return passed > cut
  })
  return suspects.slice(Math.max(0, n))
}
