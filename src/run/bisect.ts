// The story of a bisection: which commit made a benchmark slower, found by gates of commits against GOOD.

import { posteriorOf } from '../core/bisect/belief.ts'
import { culpritsOf, oddsOf, oddsOfIdentical, ratioOf } from '../core/bisect/candidates.ts'
import {
  followedRow,
  gateInputs,
  type NoSlowdown,
  noSlowdown,
  refuseUnwanted,
  type Wanted,
  worstRow,
} from '../core/bisect/follow.ts'
import { defaultGates, type Move, nextMove, type SearchLimits } from '../core/bisect/search.ts'
import {
  type Answer,
  answerOf,
  type Bisected,
  type CommitGate,
  type Culprit,
  type Followed,
  meanOf,
  type OpenBecause,
  type PastCommit,
  positionOf,
  type Skipped,
  type Trail,
  wholeOf,
} from '../core/bisect/trail.ts'
import type { Inputs } from '../core/inputs/inputs.ts'
import { CouldNotMeasure } from '../core/model/errors.ts'
import type { ResultFile } from '../core/model/result-file.ts'
import type { Git } from '../effects/git/git.ts'
import { firstParents, lastSharing } from '../effects/git/revisions/first-parents.ts'
import { isCancellation } from '../effects/program/interrupt.ts'

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
  const limit: SearchLimits = {
    sure: asking.sure,
    gates: asking.gates ?? defaultGates(commits.length),
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
      position: positionOf(answer, wholeOf(trail), posteriorOf(trail).noise),
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
      trail = { ...trail, odds: trail.odds.with(unsure.first - 1, oddsOfIdentical) }
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

// The gates of a bisection: of BAD, of one commit after the other, and of what was found against its own parent.

/** A Gating is how gates are made, and of what. */
export interface Gating {
  /** The inputs of a gate, with these beside what the user has given. Throws Misconfigured. */
  readonly inputs: (more: Readonly<Record<string, string>>) => Inputs
  /** Measures; with as many operations in a visit as the gate of `like`, if there was one. */
  readonly gate: (inputs: Inputs, like: ResultFile | null) => Promise<ResultFile>
  /** Whether a gate could find no difference, as its sides build the same. Nothing is measured. */
  readonly isProven: (inputs: Inputs) => Promise<boolean>
  /** The benchmark, where the command measures others too; null for the worst. */
  readonly wanted: Wanted | null
  /** Once it aborts, the search ends with what it knows. */
  readonly stop: AbortSignal
}

/** A Range is the commits after GOOD up to BAD, by first parents. */
export interface Range {
  readonly good: string
  readonly bad: string
  readonly commits: readonly PastCommit[]
}

/** What a range is searched with once the benchmark is known. */
export interface SearchInputs {
  readonly followed: Followed
  /** Of BAD. */
  readonly first: ResultFile
}

/** What the gate of BAD says: which benchmark is slower, and how much; or that none is. */
export type Whole =
  | {
      readonly kind: 'slower'
      readonly result: ResultFile
      readonly answer: Answer
      readonly known: SearchInputs
    }
  | { readonly kind: 'quiet'; readonly result: ResultFile; readonly quiet: NoSlowdown }

/** Of the benchmark that is followed in the range around it, if that is known. */
export async function gateOfBad(
  asking: Gating,
  { good, bad, commits }: Range,
  known: SearchInputs | null,
): Promise<Whole> {
  const more = known
    ? gateInputs(asking.inputs({}), known.first, known.followed, asking.inputs({}).count)
    : {}
  const inputs = asking.inputs({ ...more, base: good, head: bad })
  const result = await asking.gate(inputs, known?.first ?? null)
  if (result.baseFailed)
    throw new CouldNotMeasure(
      `GOOD could not be measured: ${result.baseFailed.message}\nGive a GOOD that builds and whose benchmarks run.`,
      result.baseFailed.output,
    )
  if (!known) refuseUnwanted(result.comparisons, asking.wanted)
  const row = known
    ? followedRow(result.comparisons, known.followed)
    : worstRow(result.comparisons, asking.wanted)
  const answer = row?.change === 'regressed' ? answerOf(row, commits.length) : null
  if (!row || !answer || row.better === null)
    return { kind: 'quiet', result, quiet: noSlowdown(result, known ? null : asking.wanted) }
  const { benchmark, package: path, unit, better } = row
  const found: SearchInputs = { followed: { benchmark, package: path, unit, better }, first: result }
  return { kind: 'slower', result, answer, known: known ?? found }
}

/** What a commit answers, or why it cannot. */
export async function stepAt(
  asking: Gating,
  good: string,
  { sha }: PastCommit,
  { at, rounds }: { readonly at: number; readonly rounds: number },
  { followed, first }: SearchInputs,
): Promise<Answer | string> {
  try {
    const more = gateInputs(asking.inputs({}), first, followed, rounds)
    const result = await asking.gate(asking.inputs({ ...more, base: good, head: sha }), first)
    const row = followedRow(result.comparisons, followed)
    if (row) return answerOf(row, at) ?? 'its rounds gave no interval'
    const { baseFailed, lost, proven, verdict, rounds: made } = result
    const isProven = proven.some(one => one.package === followed.package)
    if (isProven || (made.length === 0 && verdict === 'pass')) return { at, worse: 0, error: 0, rounds: 0 }
    const failed = baseFailed?.message ?? lost.flatMap(({ failures }) => failures)[0]?.message
    return failed ?? 'it does not have the benchmark'
  } catch (error) {
    if (error instanceof CouldNotMeasure) return error.message
    if (asking.stop.aborted && isCancellation(error, asking.stop)) return 'stopped'
    throw error
  }
}

/** Whether a commit cannot have made the benchmark slower: it builds the same as its first parent. */
export async function isInnocent(
  asking: Gating,
  { sha, parents }: PastCommit,
  { followed, first }: SearchInputs,
): Promise<boolean> {
  const [parent] = parents
  if (parent === undefined || asking.stop.aborted) return false
  const more = gateInputs(asking.inputs({}), first, followed, 1)
  return asking.isProven(asking.inputs({ ...more, base: parent, head: sha }))
}
