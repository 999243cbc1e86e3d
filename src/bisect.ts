// The story of a bisection: which commit made a benchmark slower, found by gates of commits against GOOD.

import { type Gating, gateOfBad, isInnocent, type Range, type SearchInputs, stepAt } from './bisect-gates.ts'
import { positionOf } from './core/bisect/answer.ts'
import { beliefOf } from './core/bisect/belief.ts'
import type {
  Bisected,
  CommitGate,
  Culprit,
  Followed,
  OpenBecause,
  PastCommit,
  Skipped,
} from './core/bisect/bisected.ts'
import { culpritsOf, ratioOf } from './core/bisect/culprits.ts'
import { oddsOf, ofProven } from './core/bisect/odds.ts'
import { type Limit, type Move, nextMove, usualGates } from './core/bisect/search.ts'
import { type Answer, meanOf, type Trail, wholeOf } from './core/bisect/trail.ts'
import { CouldNotMeasure } from './core/model/errors.ts'
import type { Git } from './effects/git/git.ts'
import { firstParents, lastSharing } from './effects/git/revisions/first-parents.ts'
import { isCancellation } from './effects/program/interrupt.ts'

/** An Asking is what to search for, and how gates are made. */
export interface Asking extends Gating {
  readonly git: Git
  readonly sure: number
  /** Null for as many as usual. */
  readonly gates: number | null
  readonly hears: Hearer
  /** Seconds, of any origin. */
  readonly clock: () => number
}

/** A Hearer is told of progress. */
export interface Hearer {
  began(range: Range, gates: number): void
  measuring(next: {
    readonly gate: number
    readonly most: number
    readonly commit: PastCommit
    readonly rounds: number | null
    readonly left: readonly PastCommit[]
  }): void
  measured(one: CommitGate, followed: Followed): void
  skipped(one: Skipped): void
  /** Another commit is GOOD. */
  moved(good: string, from: string): void
  /** A commit that looked like the culprit builds what its parent builds. */
  innocent(commit: PastCommit): void
  inside(merge: PastCommit): void
}

/**
 * Throws Misconfigured, and CouldNotMeasure where GOOD or BAD cannot be measured. A GOOD beside the line of first parents, as
 * a release on a branch of its own, may lack what the line had by then: where the branch left is GOOD instead.
 */
export async function bisect(asking: Asking, good: string, bad: string): Promise<Bisected> {
  const [oldest] = await firstParents(asking.git, good, bad)
  const [from = good] = oldest?.parents ?? []
  if (from !== good) asking.hears.moved(good, from)
  return searchIn(asking, from, bad, null)
}

async function searchIn(
  asking: Asking,
  good: string,
  bad: string,
  known: SearchInputs | null,
): Promise<Bisected> {
  const { git, hears, stop, clock } = asking
  const began = clock()
  const changed = await firstParents(git, good, bad)
  const commits: readonly PastCommit[] = changed.map(({ paths: _, ...commit }) => commit)
  const range: Range = { good, bad, commits }
  const limit: Limit = {
    sure: asking.sure,
    gates: asking.gates ?? usualGates(commits.length),
    rounds: asking.inputs({}).count,
  }
  hears.began(range, limit.gates)
  const last = commits.length
  const bounds = { gate: 1, most: limit.gates, left: commits }
  hears.measuring({ ...bounds, commit: commits[last - 1] as PastCommit, rounds: null })
  const whole = await gateOfBad(asking, range, known)
  const about = { schema: 1, good, bad, commits: last, reason: whole.result.reason } as const
  if (whole.kind !== 'slower')
    return {
      ...{ ...about, ...whole.quiet, why: null, followed: null, slowdown: null },
      ...{ culprits: [], candidates: [], skipped: [], gates: [], seconds: clock() - began },
    }
  const { followed } = whole.known
  const made: CommitGate[] = []
  const skipped: Skipped[] = []
  const tell = (answer: Answer, seconds: number, trail: Trail) => {
    const one: CommitGate = {
      sha: (commits[answer.at - 1] as PastCommit).sha,
      position: positionOf(answer, wholeOf(trail), beliefOf(trail).wobble),
      ratio: ratioOf(answer, followed),
      ...{ rounds: answer.rounds, seconds },
    }
    made.push(one)
    hears.measured(one, followed)
  }
  let trail: Trail = {
    odds: changed.map(({ paths }) => oddsOf(paths)),
    answers: [whole.answer],
    broken: new Set(),
  }
  tell(whole.answer, clock() - began, trail)
  /** The places of commits that were compared with their parents. */
  const checked = new Set<number>()
  const end = (move: Exclude<Move, { kind: 'measure' }>, why: OpenBecause | null): Bisected => {
    const named =
      move.kind === 'found'
        ? move.culprits
        : [...move.culprits, ...move.candidates.filter(({ probability }) => probability >= leastSaid)]
    const all = culpritsOf(named, trail, commits, followed)
    const slowdown = ratioOf(meanOf(trail.answers.filter(({ at }) => at === last)), followed)
    return {
      ...{ ...about, outcome: move.kind, why, followed, slowdown, skipped, gates: made },
      culprits: all.slice(0, move.culprits.length),
      candidates: all.slice(move.culprits.length),
      seconds: clock() - began,
    }
  }
  for (;;) {
    const isLost = trail.broken.size >= 2 * limit.gates
    const move = nextMove(trail, stop.aborted || isLost ? { ...limit, gates: 0 } : limit)
    // Before it is named: what no two gates can tell apart, the compiler can.
    const alone = move.kind === 'found' ? move.culprits.filter(({ first, last }) => first === last) : []
    const unsure = alone.find(({ first }) => !checked.has(first))
    if (unsure) {
      const commit = commits[unsure.first - 1] as PastCommit
      checked.add(unsure.first)
      if (!(await isInnocent(asking, commit, whole.known))) continue
      hears.innocent(commit)
      trail = { ...trail, odds: trail.odds.with(unsure.first - 1, ofProven) }
      continue
    }
    if (move.kind !== 'measure') {
      const why = stop.aborted ? 'stopped' : isLost ? 'broken' : null
      const ended = end(move, move.kind === 'found' ? null : (why ?? move.why))
      const culprits: Culprit[] = []
      for (const one of ended.culprits)
        culprits.push({ ...one, inside: await insideOf(asking, one, whole.known) })
      return { ...ended, culprits, seconds: clock() - began }
    }
    const commit = commits[move.at - 1] as PastCommit
    const left = commits.slice(move.range.first - 1, move.range.last)
    hears.measuring({ gate: trail.answers.length + 1, most: limit.gates, commit, rounds: move.rounds, left })
    const stepBegan = clock()
    const answered = await stepAt(asking, good, commit, move, whole.known)
    if (typeof answered === 'string') {
      if (stop.aborted) continue
      const one = { sha: commit.sha, why: answered }
      if (trail.answers.every(({ at }) => at !== move.at)) skipped.push(one)
      hears.skipped(one)
      trail = { ...trail, broken: new Set([...trail.broken, move.at]) }
      continue
    }
    trail = { ...trail, answers: [...trail.answers, answered] }
    tell(answered, clock() - stepBegan, trail)
  }
}

/** Less probable candidates are not named. */
const leastSaid = 0.02

/**
 * What is found in the branch that a merge brought; null where it is no merge, or where the search of the branch cannot begin
 * or is stopped before it knows anything: the merge is the culprit all the same.
 */
async function insideOf(asking: Asking, { commits }: Culprit, known: SearchInputs): Promise<Bisected | null> {
  const { git, hears, stop } = asking
  const [merge, ...others] = commits
  const [first, second, ...more] = merge?.parents ?? []
  const isMerge = others.length === 0 && first !== undefined && second !== undefined && more.length === 0
  if (!merge || !isMerge || stop.aborted) return null
  try {
    const branch = await firstParents(git, first, second)
    // What the branch took from here by a merge of its own came before this merge, and is not the branch's doing.
    const taken = await lastSharing(git, branch, first)
    const from = taken?.sha ?? branch[0]?.parents[0]
    if (from === undefined || from === second) return null
    hears.inside(merge)
    return await searchIn(asking, from, second, known)
  } catch (error) {
    if (stop.aborted && isCancellation(error, stop)) return null
    if (!(error instanceof CouldNotMeasure)) throw error
    hears.skipped({ sha: merge.sha, why: error.message })
    return null
  }
}
