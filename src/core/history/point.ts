// Defines a point of a history: a commit measured against a reference.
import { isWarningThatOtherCodeRan, isWarningThatSamplesAreVoid } from '../judge/run-warnings.ts'
import type { Comparison, RatioWithInterval } from '../model/comparison.ts'
import type { ProvenBenchmark, ResultFile } from '../model/result-file.ts'
import { shortSha } from '../words/numbers.ts'

export interface HistoryReferenceCommit {
  readonly sha: string
  /** The name that people use, such as `v1.4.0`; untrusted. */
  readonly name: string
}

/** A commit measured against a reference on one machine: its ratios do not depend on how fast that was on that day. */
export interface HistoryPoint {
  /** The time of recording in ISO 8601. */
  readonly at: string
  readonly since: HistoryReferenceCommit
  readonly head: string
  /** The kind of machine, as effects may differ between processors. Untrusted. */
  readonly machine: string
  /** When the first round began on the reference, in ISO 8601: the same in all points of the same rounds. */
  readonly run: string
  readonly rounds: number
  readonly rows: readonly HistoryRowWithRatioToReference[]
  /** Measured rows without a ratio: counts that grew from 0 or fell to 0. */
  readonly withoutRatio: readonly HistoryRowIdentity[]
  /** Benchmarks that can reach nothing that differs, by listed name. */
  readonly proven: readonly ProvenBenchmark[]
  /** Patterns of the files that the run depends on; empty if not configured. Untrusted. */
  readonly paths: readonly string[]
  /** True if none of these files changed since the reference, so that nothing was measured. */
  readonly isUntouched: boolean
}

type HistoryRowIdentity = Pick<Comparison, 'benchmark' | 'package' | 'unit'>

/** A benchmark and unit, relative to the reference. */
export interface HistoryRowWithRatioToReference
  extends HistoryRowIdentity,
    Pick<Comparison, 'better' | 'exact'> {
  /** 1.05 is 5% more than the reference. */
  readonly ratio: RatioWithInterval
  /** The smallest worsening that is ruled out, as a ratio, or null. */
  readonly ruledOut: number | null
}

/** Returns why a result compares nothing with a reference, or null if it does. */
export function whyNoHistoryPoint({ calibration, baseFailed, warnings }: ResultFile): string | null {
  if (calibration !== null) return 'it is a calibration, which measures one commit against itself'
  if (warnings.some(isWarningThatOtherCodeRan)) return 'it is not certain that each side ran its own code'
  if (warnings.some(isWarningThatSamplesAreVoid)) return 'its times are cached, not measured'
  return baseFailed === null ? null : 'base could not be measured in it'
}

/** Throws RangeError with `whyNoHistoryPoint`. */
export function historyPointOfResult(result: ResultFile, at: string): HistoryPoint {
  const { commits, comparisons, proven, rounds, settings, stopped } = result
  const why = whyNoHistoryPoint(result)
  if (why !== null) throw new RangeError(why)
  return {
    at,
    since: nameBaseCommitAsHistoryReference(commits.base),
    head: commits.head.sha,
    machine: machineKindOf(result),
    run: rounds[0]?.base.started ?? at,
    rounds: rounds.length,
    rows: comparisons.flatMap(one => rowOf(one) ?? []),
    withoutRatio: comparisons.filter(one => rowOf(one) === null).map(placeOf),
    proven: proven.map(({ benchmark, package: path }) => ({ benchmark, package: path })),
    paths: settings.paths,
    isUntouched: stopped === 'unchanged' && proven.length === 0,
  }
}

/** Names the reference as requested, for example by `base: v1.4.0` or `since: v1.4.0`. */
export function nameBaseCommitAsHistoryReference({
  sha,
  from,
}: ResultFile['commits']['base']): HistoryReferenceCommit {
  return { sha, name: /^(?:base|since): (\S+)/.exec(from)?.[1] ?? shortSha(sha) }
}

/** Returns the kind of machine: `AMD EPYC 7763, 2 cores, x64`. The name of a virtual processor is precise enough. */
export function machineKindOf({ machine, merged }: Pick<ResultFile, 'machine' | 'merged'>): string {
  const machines = merged?.machines ?? [machine]
  const kinds = new Set(machines.map(({ cpu, cores, arch }) => `${cpu}, ${cores} cores, ${arch}`))
  return kinds.size === 1 ? [...kinds].join() : 'machines of several kinds'
}

/** Returns null for values that are not positive and therefore have no ratio, unless they are equal. */
function rowOf(comparison: Comparison): HistoryRowWithRatioToReference | null {
  const { better, exact, ruledOut, base, head } = comparison
  const ratio = comparison.ratio ?? (base.center === head.center ? { estimate: 1, low: 1, high: 1 } : null)
  return ratio === null ? null : { ...placeOf(comparison), better, exact, ratio, ruledOut }
}

function placeOf({ benchmark, package: path, unit }: HistoryRowIdentity): HistoryRowIdentity {
  return { benchmark, package: path, unit }
}
