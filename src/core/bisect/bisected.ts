// How a bisection ended, as types: what its report shows, and what `--json` prints.
import type { Ratio } from '../model/comparison.ts'
import type { Position } from './answer.ts'

/** A PastCommit is one commit of the range. Its texts are untrusted. */
export interface PastCommit {
  readonly sha: string
  readonly parents: readonly string[]
  readonly author: string
  /** ISO 8601, with the author's time zone. */
  readonly when: string
  readonly subject: string
}

/** A Followed benchmark is the one whose slowdown is looked for. */
export interface Followed {
  readonly benchmark: string
  readonly package: string | null
  readonly unit: string
  readonly better: 'lower' | 'higher'
}

/** A CommitGate is one gate: a commit against GOOD. */
export interface CommitGate {
  readonly sha: string
  readonly position: Position
  /** Against GOOD, in the unit of the benchmark; plain numbers where nothing varies. */
  readonly ratio: Ratio
  /** 0 where nothing had to be measured, as nothing that matters differs. */
  readonly rounds: number
  readonly seconds: number
}

/** A Skipped commit could not be measured. */
export interface Skipped {
  readonly sha: string
  readonly why: string
}

/** A Culprit is a commit that made the benchmark slower, or several of which only the last could be measured. */
export interface Culprit {
  /** In the order of history. */
  readonly commits: readonly PastCommit[]
  readonly probability: number
  /** What is slower from it on, against what was before it; null where that was not measured. */
  readonly ratio: Ratio | null
  /** What was found in the branch that it merges; null where it is no merge, or nothing was looked for. */
  readonly inside: Bisected | null
}

/**
 * How it ended. found: every culprit is as probable as was asked for. open: it ended before. not-slower: BAD is not
 * slower than GOOD. inconclusive: whether it is could not be said.
 */
export type BisectOutcome = 'found' | 'open' | 'not-slower' | 'inconclusive'

/** Why it ended before: the most gates were made, no other commit can be measured, or somebody stopped it. */
export type OpenBecause = 'gates' | 'broken' | 'stopped'

/** A Bisected is the whole result. */
export interface Bisected {
  readonly schema: 1
  readonly outcome: BisectOutcome
  /** Null unless it is open. */
  readonly why: OpenBecause | null
  readonly good: string
  readonly bad: string
  /** How many commits there are after GOOD, by first parents. */
  readonly commits: number
  /** What the gate of BAD said, in one sentence. */
  readonly reason: string
  /** Null where BAD is not slower. */
  readonly followed: Followed | null
  /** BAD against GOOD, by all its gates. */
  readonly slowdown: Ratio | null
  readonly culprits: readonly Culprit[]
  /** Where it is open: who else may be one, the most probable first. */
  readonly candidates: readonly Culprit[]
  readonly skipped: readonly Skipped[]
  readonly gates: readonly CommitGate[]
  readonly seconds: number
}
