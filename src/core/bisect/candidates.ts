// Who may have done it: commits that no measurable commit parts are suspected together.

import type { Ratio } from '../model/comparison.ts'
import type { Belief } from './belief.ts'
import { type Answer, type Culprit, type Followed, meanOf, type PastCommit, type Trail } from './trail.ts'

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

// What is said of those that were found: which commits, how probable, and how much slower from them on.

/** The half width of a 95 % interval, in standard errors. */
const half = 1.959964

/**
 * The candidates with their commits and sizes: the mean of all answers from one on, up to the next, against that of those
 * before it. `commits` are those after GOOD.
 */
export function culpritsOf(
  candidates: readonly Candidate[],
  { answers }: Trail,
  commits: readonly PastCommit[],
  followed: Followed,
): readonly Culprit[] {
  const inOrder = candidates.toSorted((a, b) => a.last - b.last)
  return candidates.map(one => {
    const n = inOrder.indexOf(one)
    const [before, next] = [inOrder[n - 1], inOrder[n + 1]]
    const from = (first: number, last: number) => answers.filter(({ at }) => first <= at && at <= last)
    const after = from(one.last, (next?.first ?? Number.POSITIVE_INFINITY) - 1)
    const earlier = before ? from(before.last, one.first - 1) : null
    return {
      commits: commits.slice(one.first - 1, one.last),
      probability: one.probability,
      ratio: after.length === 0 || earlier?.length === 0 ? null : sizeOf(after, earlier, followed),
      inside: null,
    }
  })
}

/** Null for `earlier` is GOOD itself, which all are measured against. */
function sizeOf(after: readonly Answer[], earlier: readonly Answer[] | null, followed: Followed): Ratio {
  const now = meanOf(after)
  const then = earlier === null ? { worse: 0, error: 0 } : meanOf(earlier)
  return ratioOf({ worse: now.worse - then.worse, error: Math.hypot(now.error, then.error) }, followed)
}

/** An answer as a ratio of values, with its 95 % interval. */
export function ratioOf(
  { worse, error }: Pick<Answer, 'worse' | 'error'>,
  { better }: Pick<Followed, 'better'>,
): Ratio {
  const sign = better === 'higher' ? -1 : 1
  const at = (errors: number) => Math.exp(sign * worse + errors * error)
  return { estimate: at(0), low: at(-half), high: at(half) }
}

// How likely a commit is to make anything slower, by the files that it changes.

/** Of what no benchmark reads, but who knows. */
const ofDocuments = 0.02
/** Of a commit that builds what the one before it builds. */
export const ofProven = 1e-9
/** Of a commit that changes no file. */
const ofNothing = 0.001

const document =
  /(\.(md|markdown|rst|adoc|png|svg|jpe?g|gif)$)|(^|\/)(LICEN[CS]E|COPYING|AUTHORS|CONTRIBUTORS|CHANGELOG|README|NOTICE)[^/]*$|^\.(github|circleci|gitlab)\/|(^|\/)\.(travis|golangci|gitignore|gitattributes|editorconfig)[^/]*$/i

/** In relation to a commit of which nothing is known. `paths` are those that it changes. */
export function oddsOf(paths: readonly string[]): number {
  if (paths.length === 0) return ofNothing
  return paths.every(path => document.test(path)) ? ofDocuments : 1
}
