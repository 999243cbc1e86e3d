// What every format's parser gives: the one signature of core/formats.

import { memoize } from '../../common/memoize.ts'
import type { Measurement, UnitRule, UnitRules } from '../../model/measuring.ts'

/** A Parsed is everything that the output of one run of a benchmark command says. */
export interface Parsed {
  /**
   * One for each benchmark and unit; samples taken within the process are given as their median, with their number.
   * Only Go's reader gives one for each line; `collect` turns several into one observation.
   */
  readonly measurements: readonly Measurement[]
  /** The direction of units and whether they are exact, as the output says or as is known of the tool. */
  readonly units: UnitRules
  /** Lines in which a benchmark or the test runner reports a failure; any of them makes the run fail. */
  readonly failures: readonly string[]
  /** Of these, the lines of benchmarks that failed by themselves, by the name that their results have. */
  readonly failed?: ReadonlyMap<string, string>
  /** Measurements that are no finite numbers or times below 0, kept so that they are not lost silently. */
  readonly refused: readonly string[]
  /** Of these, the values of benchmarks that have other ones, in units that are no times: the rest can be judged without them. */
  readonly refusedBeside?: readonly string[]
  /**
   * Wall-clock seconds that a tool says it measured for, one benchmark after the other; the most of several files, as their tools may have
   * run at once. Left out where a tool does not say it for sure.
   */
  readonly claimed?: number
  /** Lines that should say something and cannot be read. */
  readonly unread?: readonly Unread[]
}

/** An Unread is a line that looks like one of its format, and is not. */
export interface Unread {
  /** Counted from 1. */
  readonly line: number
  /** At most some 200 characters of it. */
  readonly text: string
  /** What is wrong, as a clause. */
  readonly why: string
  /** Whether a result is lost with it; else a statement is. */
  readonly isResult: boolean
}

export const nothingParsed: Parsed = { measurements: [], units: new Map(), failures: [], refused: [] }

/** A Shared benchmark was measured in two of several files. */
export interface Shared {
  readonly benchmark: string
  /** Which two, counted from 0. */
  readonly parts: readonly [number, number]
}

/** The first benchmark that two parts both have, in one unit and configuration; null where there is none. */
export function sharedIn(parts: readonly Parsed[]): Shared | null {
  if (parts.length < 2) return null
  const spelled = memoize((config: Measurement['config']) => JSON.stringify(Object.entries(config).sort()))
  const owners = new Map<string, number>()
  for (const [part, { measurements }] of parts.entries())
    for (const { benchmark, unit, config } of measurements) {
      const id = JSON.stringify([benchmark, unit, spelled(config)])
      const owner = owners.get(id) ?? part
      if (owner !== part) return { benchmark, parts: [owner, part] }
      owners.set(id, part)
    }
  return null
}

/** The lines of benchmarks that failed, where no other failure was reported; null where there is one. */
export function failedAlone({ failures, failed = new Map() }: Parsed): ReadonlyMap<string, string> | null {
  return failures.length > failed.size ? null : failed
}

/** The refused values without which nothing can be judged. */
export function refusedAlone({ refused, refusedBeside = [] }: Parsed): readonly string[] {
  const beside = new Set(refusedBeside)
  return refused.filter(one => !beside.has(one))
}

/** Joins what several files of one run say. Of two statements about a unit the first holds. */
export function joinParsed(parts: readonly Parsed[]): Parsed {
  const [only, ...others] = parts
  if (only && others.length === 0) return only
  const units = new Map<string, UnitRule>()
  for (const part of parts) for (const [unit, rule] of part.units) if (!units.has(unit)) units.set(unit, rule)
  const claimed = Math.max(...parts.map(part => part.claimed ?? 0))
  const beside = parts.flatMap(({ refusedBeside = [] }) => refusedBeside)
  const unread = parts.flatMap(({ unread: lines = [] }) => lines)
  const failed = new Map(parts.flatMap(part => [...(part.failed ?? [])]))
  return {
    measurements: parts.flatMap(({ measurements }) => measurements),
    units,
    failures: parts.flatMap(({ failures }) => failures),
    ...(failed.size > 0 ? { failed } : {}),
    ...(claimed > 0 ? { claimed } : {}),
    refused: parts.flatMap(({ refused }) => refused),
    ...(beside.length > 0 ? { refusedBeside: beside } : {}),
    ...(unread.length > 0 ? { unread } : {}),
  }
}
