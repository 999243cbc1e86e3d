// What every format's parser gives: the one signature of core/formats.
import type { Measurement, UnitRules } from '../model.ts'

/** A Parsed is everything one run of a benchmark command said in its output. */
export interface Parsed {
  readonly measurements: readonly Measurement[]
  readonly units: UnitRules
  /** Lines in which a benchmark or the test runner reports a failure; any of them makes the run fail. */
  readonly failures: readonly string[]
  /** Measurements that are no numbers (NaN, infinite), named so that they are not lost silently. */
  readonly refused: readonly string[]
}
