// What a run has shown of a commit, against a reference: a point of its history.
import type { Comparison, Ratio } from '../model/comparison.ts'
import type { Machine } from '../model/machine.ts'
import type { Proven, ResultFile } from '../model/result-file.ts'
import { shortSha } from '../words/numbers.ts'

/** A Reference is the commit that a history is measured against. */
export interface Reference {
  readonly sha: string
  /** As people call it: `v1.4.0`; untrusted text. */
  readonly name: string
}

/**
 * A Point is one commit, measured against a reference on one machine. As both sides ran there in turns, its ratios do not
 * depend on how fast the machine was on that day.
 */
export interface Point {
  /** When it was recorded, as an ISO time. */
  readonly at: string
  readonly since: Reference
  /** The commit that was measured. */
  readonly head: string
  /** The kind of machine: what a change is worth may differ between kinds of processor. Untrusted text. */
  readonly machine: string
  /** When its first round began on the reference, as an ISO time: the same in all points of the same rounds. */
  readonly run: string
  readonly rounds: number
  readonly rows: readonly PointRow[]
  /** Rows that were measured and have no ratio: of counts that grew from 0, or fell to it. */
  readonly withoutRatio: readonly RowPlace[]
  /** What cannot have changed since the reference, by listed names. */
  readonly proven: readonly Proven[]
  /** The files that the run depends on, as patterns; none where that was not said. Untrusted text. */
  readonly paths: readonly string[]
  /** Whether none of these files differs from the reference, so that nothing was measured and nothing has changed. */
  readonly isUntouched: boolean
}

/** A RowPlace says which benchmark a row is of, and in which unit. */
export type RowPlace = Pick<Comparison, 'benchmark' | 'package' | 'unit'>

/** A PointRow is one benchmark in one unit, against the reference. */
export interface PointRow extends RowPlace, Pick<Comparison, 'better' | 'exact'> {
  /** 1.05 is 5 % more than the reference. */
  readonly ratio: Ratio
  /** The smallest worsening that is ruled out, as a ratio; null where none is. */
  readonly ruledOut: number | null
}

/** Why a result compares nothing with a reference: it is a calibration, or base failed; null where it does. */
export function whyNoPoint({ calibration, baseFailed }: ResultFile): string | null {
  if (calibration !== null) return 'it is a calibration, which measures one commit against itself'
  return baseFailed === null ? null : 'base could not be measured in it'
}

/** Throws RangeError with `whyNoPoint`. */
export function pointOf(result: ResultFile, at: string): Point {
  const { commits, comparisons, proven, rounds, settings, stopped } = result
  const why = whyNoPoint(result)
  if (why !== null) throw new RangeError(why)
  return {
    at,
    since: referenceOf(commits.base),
    head: commits.head.sha,
    machine: kindOf(result),
    run: rounds[0]?.base.started ?? at,
    rounds: rounds.length,
    rows: comparisons.flatMap(one => rowOf(one) ?? []),
    withoutRatio: comparisons.filter(one => rowOf(one) === null).map(placeOf),
    proven: proven.map(({ benchmark, package: path }) => ({ benchmark, package: path })),
    paths: settings.paths,
    isUntouched: stopped === 'unchanged' && proven.length === 0,
  }
}

/** By what was asked for, such as `base: v1.4.0` or `since: v1.4.0`. */
export function referenceOf({ sha, from }: ResultFile['commits']['base']): Reference {
  return { sha, name: /^(?:base|since): (\S+)/.exec(from)?.[1] ?? shortSha(sha) }
}

/** The kind of machine that a result was measured on: `AMD EPYC 7763, 2 cores, x64`. */
export function kindOf({ machine, merged }: Pick<ResultFile, 'machine' | 'merged'>): string {
  const kinds = new Set((merged?.machines ?? [machine]).map(nameOfMachine))
  return kinds.size === 1 ? [...kinds].join() : 'machines of several kinds'
}

/** The name of a virtual processor tells its kind well enough; how busy its host was does not matter. */
function nameOfMachine({ cpu, cores, arch }: Machine): string {
  return `${cpu}, ${cores} cores, ${arch}`
}

/** Where a value is not positive, there is no ratio to follow; but a count that stays as it is has one. */
function rowOf(comparison: Comparison): PointRow | null {
  const { better, exact, ruledOut, base, head } = comparison
  const ratio = comparison.ratio ?? (base.center === head.center ? { estimate: 1, low: 1, high: 1 } : null)
  return ratio === null ? null : { ...placeOf(comparison), better, exact, ratio, ruledOut }
}

function placeOf({ benchmark, package: path, unit }: RowPlace): RowPlace {
  return { benchmark, package: path, unit }
}
