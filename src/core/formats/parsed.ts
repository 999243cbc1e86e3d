// What every format's parser gives: the one signature of core/formats.
import type { Measurement, UnitRule, UnitRules } from '../model.ts'

/** A Parsed is everything one run of a benchmark command said in its output. */
export interface Parsed {
  /**
   * One of a benchmark and unit: of samples that were taken within the process it is their median, with their number. Only
   * Go's reader gives each of its lines; what is observed of several is for collect to say.
   */
  readonly measurements: readonly Measurement[]
  /** What the output says of its units, or what is known of those of the tool: their direction, and whether they are exact. */
  readonly units: UnitRules
  /** Lines in which a benchmark or the test runner reports a failure; any of them makes the run fail. */
  readonly failures: readonly string[]
  /** Measurements that are no numbers (NaN, infinite), named so that they are not lost silently. */
  readonly refused: readonly string[]
}

export const nothingParsed: Parsed = { measurements: [], units: new Map(), failures: [], refused: [] }

/** Puts together what several files of one run said. Of two statements about a unit the first holds. */
export function joinParsed(parts: readonly Parsed[]): Parsed {
  const [only, ...others] = parts
  if (only && others.length === 0) return only
  const units = new Map<string, UnitRule>()
  for (const part of parts) for (const [unit, rule] of part.units) if (!units.has(unit)) units.set(unit, rule)
  return {
    measurements: parts.flatMap(({ measurements }) => measurements),
    units,
    failures: parts.flatMap(({ failures }) => failures),
    refused: parts.flatMap(({ refused }) => refused),
  }
}
