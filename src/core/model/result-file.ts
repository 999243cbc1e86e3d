// The result file as types: the public record of one gate run, whose contract is docs/result.schema.json.
import type { Calibration } from './calibration.ts'
import type { Comparison, Doubt, Geomean, RunWarning, Unmatched, Verdict } from './comparison.ts'
import type { FailureKind } from './errors.ts'
import type { Machine } from './machine.ts'
import type { Side, Tries, Visit } from './measuring.ts'
import type { ProfileDifference } from './profile.ts'
import type { Settings, ShardNumber } from './settings.ts'

/** A Commit is one side's revision, resolved once and never again. */
export interface Commit {
  readonly sha: string
  /** How it was found, as text: "merge base with main". */
  readonly from: string
}

/**
 * Why measuring ended: all rounds were made, everything that could fail was settled, the time was up, someone stopped
 * it, base failed; nothing can have changed, so nothing had to be measured; or no benchmark is in this shard.
 */
export type Stopped = 'count' | 'settled' | 'budget' | 'interrupted' | 'failed' | 'unchanged' | 'empty'

/** A Failure says why a side could not be measured. */
export interface Failure {
  readonly message: string
  /** The last lines that the command printed; untrusted text. */
  readonly output: string
}

/**
 * A Lost benchmark failed while it was measured (or its package failed to build), and is not compared. If it failed
 * only when it was measured again, the comparison of its first rounds stands.
 */
export interface Lost {
  /** Null for all benchmarks of the package. */
  readonly benchmark: string | null
  readonly package: string | null
  /** The sides on which it failed; another side may not have it, or may not have been tried. */
  readonly failures: readonly (Failure & { readonly side: Side; readonly kind: FailureKind })[]
  /** Left out where it was not run, as its package did not build, and in older files. */
  readonly tries?: Readonly<Record<Side, Tries>> | undefined
}

/** A VisitPlan is how each side is visited in a round. Times in seconds. */
export interface VisitPlan {
  /**
   * The most visits to each side, in turns: an even number, so that an effect of the second place cancels; or one. A round
   * has fewer where its noise allows it.
   */
  readonly turns: number
  /** Operations of each visit, the same on both sides; null where each of its sub-benchmarks finds its own number. */
  readonly iterations: number | null
  /** Seconds that these take in each visit, on the slower side. */
  readonly seconds: number
  /** Seconds that each visit takes besides that. */
  readonly overhead: number
}

/** PlannedVisits are how rounds visit one Go benchmark. Times in seconds. */
export interface PlannedVisits extends VisitPlan {
  readonly benchmark: string
  readonly package: string
}

/**
 * A Proven benchmark cannot have changed, and was not measured: both sides build the same test binary, and it reads
 * no file that differs.
 */
export interface Proven {
  /** The listed name, without the word Benchmark; its sub-benchmarks are not known. */
  readonly benchmark: string
  readonly package: string
}

/** An InnerSamples says how many samples a visit took of a benchmark: the fewest and the most over all visits. */
export interface InnerSamples {
  readonly benchmark: string
  readonly package: string | null
  readonly least: number
  readonly most: number
}

/** A RulesFile is the file with inputs in the repository, for workflow and terminal alike. */
export interface RulesFile {
  /** From the top folder of the repository. */
  readonly file: string
  /** The rules that base's file sets otherwise. */
  readonly changes: readonly RuleChange[]
}

/** A RuleChange is a rule of the tree that was checked out, and that of base; null where it is not set. Untrusted text. */
export interface RuleChange {
  readonly rule: string
  readonly base: string | null
  readonly head: string | null
}

/** An Elsewhere says on whose word a result rests that another job has measured, and by whose rules it was judged. */
export interface Elsewhere {
  /** The commit whose rules file counts. */
  readonly rules: string
  /** What was measured otherwise than these rules ask for: `base` is theirs, `head` what was measured. Untrusted text. */
  readonly changes: readonly RuleChange[]
}

/** A MissingPart of a suite has no result that counts, or not only one. */
export interface MissingPart {
  readonly shard: ShardNumber | null
  readonly replica: ShardNumber | null
  /**
   * absent: no file says that it is this part. double: several do, and the first is judged. unmeasured: its file says
   * that base failed, or that there was nothing to measure. unreadable: a file is no result, so that its part is not known.
   */
  readonly why: 'absent' | 'double' | 'unmeasured' | 'unreadable'
  /** The names of the files, in order; untrusted text. */
  readonly files: readonly string[]
  /** What is wrong with it; untrusted text, empty where `why` says all. */
  readonly message: string
}

/** A Merged says what a result was judged from, where another job than the measuring ones has judged. */
export interface Merged {
  /** How many result files were judged together. */
  readonly files: number
  /** Their machines, one for each file. */
  readonly machines: readonly Machine[]
  readonly missing: readonly MissingPart[]
  /** Whether strangers have measured: what cannot be computed from samples is then only their word. */
  readonly isStrangers: boolean
}

/** A ResultFile is the public record of one gate run. */
export interface ResultFile {
  readonly schema: 1
  readonly verdict: Verdict
  /** Why, in one sentence, as the report's headline says it. */
  readonly reason: string
  readonly commits: Readonly<Record<Side, Commit>>
  readonly settings: Settings
  /** The rules file that inputs were taken from; null where there is none. */
  readonly rules: RulesFile | null
  /** Where report/action.yml has judged what other jobs have measured; otherwise null. */
  readonly elsewhere: Elsewhere | null
  readonly machine: Machine
  /** What each side was built with, such as `go1.26.8`; null where that is not known. */
  readonly toolchains: Readonly<Record<Side, string | null>>
  /**
   * The benchmark format in which each side was read; null where it measured nothing. Older files lack this, and are in
   * Go's.
   */
  readonly formats?: Readonly<Record<Side, string | null>>
  /** The benchmarks that were measured several times within a process. Older files lack this. */
  readonly innerSamples?: readonly InnerSamples[]
  readonly rounds: readonly RoundRecord[]
  readonly stopped: Stopped
  /**
   * Why base could not be measured while head could; then nothing is compared, whatever rounds there are. Otherwise
   * null.
   */
  readonly baseFailed: Failure | null
  /** The rounds in which suspected regressions were measured again; empty where nothing was suspected. */
  readonly again: readonly RoundRecord[]
  /** Whether code was laid out anew for each of those rounds. */
  readonly isRelaid: boolean
  /** Go packages whose code was laid out anew for each of the first rounds. */
  readonly laidOut: readonly string[]
  /** How rounds visited benchmarks, except those with one visit for as long as was asked for. */
  readonly visits: readonly PlannedVisits[]
  readonly lost: readonly Lost[]
  readonly proven: readonly Proven[]
  readonly doubts: readonly Doubt[]
  /** Where regressed benchmarks spend more; empty where nothing was profiled. */
  readonly profiles: readonly ProfileDifference[]
  /** What a run of base against itself shows about the machine; null for a gate. */
  readonly calibration: Calibration | null
  readonly comparisons: readonly Comparison[]
  readonly geomeans: readonly Geomean[]
  readonly warnings: readonly RunWarning[]
  readonly unmatched: Readonly<Record<Side, readonly Unmatched[]>>
  /** What a pull request has shown against the reference of the history; null where that was not measured. */
  readonly since: Since | null
  /** Null for a result that the measuring job has judged itself. */
  readonly merged: Merged | null
}

/** A VisitRecord is a visit without its measurements, and without what the warnings say. */
export type VisitRecord = Omit<Visit, 'measurements' | 'unread' | 'leftOut' | 'asksAll'>

/** A RoundRecord is a round without its measurements, which are in the comparisons, in round order. */
export interface RoundRecord {
  readonly round: number
  readonly block: number
  readonly first: Side | null
  readonly base: VisitRecord
  readonly head: VisitRecord
}

// What a pull request adds to, as types: its head against the reference of the history.

/** A Since is head of a pull request against the reference, measured in the same rounds; it decides nothing. */
export interface Since {
  /** The commit of the reference. */
  readonly sha: string
  /** As people call it: `v1.4.0`; untrusted text. */
  readonly name: string
  /** The worsening since the reference that is too much: `creep`, or the threshold. Plain ratio. */
  readonly threshold: number
  readonly rounds: number
  readonly rows: readonly SinceRow[]
}

/** A SinceRow is one benchmark in one unit against the reference, judged as any comparison. */
export interface SinceRow
  extends Pick<
    Comparison,
    'benchmark' | 'package' | 'unit' | 'better' | 'exact' | 'delta' | 'ratio' | 'change' | 'gate'
  > {
  /** How many steps for the worse the history shows between the reference and base; null where it does not know. */
  readonly steps: number | null
}
