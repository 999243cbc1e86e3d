// Types of the result file: the public record of one gate run, whose contract is docs/result.schema.json.
//
// Every form of the report is made from this record alone, so no form knows more than another. `schema` stays 1 before 1.0;
// afterwards removing a field or changing its meaning makes it 2. Every field is always present, null or empty where there is
// nothing.
import type { Calibration } from './calibration.ts'
import type { Comparison, Doubt, Geomean, RunWarning, Unmatched, Verdict } from './comparison.ts'
import type { FailureKind } from './errors.ts'
import type { Machine } from './machine.ts'
import type { Side, Tries, Visit } from './measuring.ts'
import type { ProfileDifference } from './profile.ts'
import type { Settings, ShardNumber } from './settings.ts'

/** The commit of one side, resolved once and never again. */
export interface Commit {
  readonly sha: string
  /** The way it was found, as text: "merge base with main". */
  readonly from: string
}

/**
 * Why measuring ended. count: all rounds were made. settled: everything that could fail was decided. budget: the time was
 * up. interrupted: someone stopped it. failed: base failed. unchanged: nothing can have changed, so nothing was measured.
 * empty: no benchmark is in this shard.
 */
export type Stopped = 'count' | 'settled' | 'budget' | 'interrupted' | 'failed' | 'unchanged' | 'empty'

/** Why a side could not be measured. */
export interface Failure {
  readonly message: string
  /** The last lines that the command printed; untrusted text. */
  readonly output: string
}

/**
 * A benchmark that failed while it was measured (or whose package failed to build), and is not compared. If it failed only
 * in the second measurement, the comparison of the first one is kept.
 */
export interface Lost {
  /** Null for all benchmarks of the package. */
  readonly benchmark: string | null
  readonly package: string | null
  /** The sides on which it failed; the other side may not have it, or may not have been tried. */
  readonly failures: readonly (Failure & { readonly side: Side; readonly kind: FailureKind })[]
  /** Absent if it was not run, as its package did not build, and in older files. */
  readonly tries?: Readonly<Record<Side, Tries>> | undefined
}

/** The plan of a round's visits to each side. Times in seconds. */
export interface VisitPlan {
  /**
   * The most visits to each side, alternating: an even number, so that an effect of the second place cancels out; or one. A
   * round with little noise has fewer.
   */
  readonly turns: number
  /** Operations of each visit, the same on both sides; null if each of its sub-benchmarks determines its own number. */
  readonly iterations: number | null
  /** Seconds that these operations take in each visit, on the slower side. */
  readonly seconds: number
  /** Further seconds that each visit takes. */
  readonly overhead: number
}

/** The plan of visits to one Go benchmark. Times in seconds. */
export interface PlannedVisits extends VisitPlan {
  readonly benchmark: string
  readonly package: string
}

/**
 * A benchmark that cannot have changed, and was not measured: both sides build the same test binary, and it reads no file
 * that differs.
 */
export interface Proven {
  /** The listed name, without the word Benchmark; its sub-benchmarks are not known. */
  readonly benchmark: string
  readonly package: string
}

/** The fewest and the most samples that a visit took of a benchmark. */
export interface InnerSamples {
  readonly benchmark: string
  readonly package: string | null
  readonly least: number
  readonly most: number
}

/** The file with inputs in the repository, for both workflow and terminal. */
export interface RulesFile {
  /** Relative to the top folder of the repository. */
  readonly file: string
  /** The rules that differ in base's file. */
  readonly changes: readonly RuleChange[]
}

/** A rule as checked out (head) and as in base's rules file; null if it is not set. Untrusted text. */
export interface RuleChange {
  readonly rule: string
  readonly base: string | null
  readonly head: string | null
}

/** The rules by which a result that another job measured was judged. */
export interface Elsewhere {
  /** The commit whose rules file counts. */
  readonly rules: string
  /** Settings of the measurement that differ from these rules: `base` is the rules', `head` the measurement's. Untrusted text. */
  readonly changes: readonly RuleChange[]
}

/** A part of a suite that has no valid result, or several. */
export interface MissingPart {
  readonly shard: ShardNumber | null
  readonly replica: ShardNumber | null
  /**
   * absent: no file says that it is this part. double: several do, and the first is judged. unmeasured: its file says that
   * base failed, or that there was nothing to measure. unreadable: a file is not a result, so its part is unknown.
   */
  readonly why: 'absent' | 'double' | 'unmeasured' | 'unreadable'
  /** The names of the files, in order; untrusted text. */
  readonly files: readonly string[]
  /** The cause; untrusted text, empty if `why` says everything. */
  readonly message: string
}

/** The result files that a result was judged from, if another job than the measuring ones has judged. */
export interface Merged {
  /** The number of result files that were judged together. */
  readonly files: number
  /** Their machines, one for each file. */
  readonly machines: readonly Machine[]
  readonly missing: readonly MissingPart[]
  /** The files are untrusted: what cannot be computed from samples is only claimed. */
  readonly isStrangers: boolean
}

/** The public record of one gate run. */
export interface ResultFile {
  readonly schema: 1
  readonly verdict: Verdict
  /** Why, in one sentence, as the report's headline says it. */
  readonly reason: string
  readonly commits: Readonly<Record<Side, Commit>>
  readonly settings: Settings
  /** The rules file that inputs were taken from; null if there is none. */
  readonly rules: RulesFile | null
  /** Set if report/action.yml has judged what other jobs have measured; otherwise null. */
  readonly elsewhere: Elsewhere | null
  readonly machine: Machine
  /** The toolchain of each side, such as `go1.26.8`; null if unknown. */
  readonly toolchains: Readonly<Record<Side, string | null>>
  /** The format of each side's output; null if it measured nothing. Absent in older files, which are in Go's format. */
  readonly formats?: Readonly<Record<Side, string | null>>
  /** The benchmarks that were measured several times within a process. Absent in older files. */
  readonly innerSamples?: readonly InnerSamples[]
  readonly rounds: readonly RoundRecord[]
  readonly stopped: Stopped
  /** Why base could not be measured while head could; nothing is compared then, whatever rounds there are. Otherwise null. */
  readonly baseFailed: Failure | null
  /** The rounds of the second measurement; empty if nothing was suspected. */
  readonly again: readonly RoundRecord[]
  /** Go binaries were relinked with a new function order for each round of the second measurement. */
  readonly isRelaid: boolean
  /** Go packages whose binaries were relinked with a new function order for each round of the first measurement. */
  readonly laidOut: readonly string[]
  /** The visits to benchmarks in a round, except those with a single visit of the requested time. */
  readonly visits: readonly PlannedVisits[]
  readonly lost: readonly Lost[]
  readonly proven: readonly Proven[]
  readonly doubts: readonly Doubt[]
  /** The functions in which regressed benchmarks spend more; empty if nothing was profiled. */
  readonly profiles: readonly ProfileDifference[]
  /** The results of a run of base against itself; null for a gate. */
  readonly calibration: Calibration | null
  readonly comparisons: readonly Comparison[]
  readonly geomeans: readonly Geomean[]
  readonly warnings: readonly RunWarning[]
  readonly unmatched: Readonly<Record<Side, readonly Unmatched[]>>
  /** The comparison of head with the reference of the history; null if that was not measured. */
  readonly since: Since | null
  /** Null for a result that the measuring job has judged itself. */
  readonly merged: Merged | null
}

/** A visit without its measurements, and without what the warnings say. */
export type VisitRecord = Omit<Visit, 'measurements' | 'unread' | 'leftOut' | 'asksAll'>

/** A round without its measurements, which are in the comparisons, in round order. */
export interface RoundRecord {
  readonly round: number
  readonly block: number
  readonly first: Side | null
  readonly base: VisitRecord
  readonly head: VisitRecord
}

/** Head of a pull request against the reference of the history, measured in the same rounds; it decides nothing. */
export interface Since {
  /** The commit of the reference. */
  readonly sha: string
  /** The name of the reference: `v1.4.0`; untrusted text. */
  readonly name: string
  /** The worsening since the reference from which to warn: `creep`, or the threshold. Plain ratio. */
  readonly threshold: number
  readonly rounds: number
  readonly rows: readonly SinceRow[]
}

/** One benchmark in one unit against the reference, judged like any comparison. */
export interface SinceRow
  extends Pick<
    Comparison,
    'benchmark' | 'package' | 'unit' | 'better' | 'exact' | 'delta' | 'ratio' | 'change' | 'gate'
  > {
  /** The number of worsening steps that the history shows between the reference and base; null if unknown. */
  readonly steps: number | null
}
