// The result file as types: the public record of one gate run, whose contract is docs/result.schema.json.
import type { Comparison, Geomean, RunWarning, Unmatched, Verdict } from './comparison.ts'
import type { Side, Visit } from './model.ts'
import type { Settings } from './settings.ts'

/** A Commit is one side's revision, resolved once and never again. */
export interface Commit {
  readonly sha: string
  /** How it was found, in words: "merge base with main". */
  readonly from: string
}

/** A Machine is what the measurements were taken on. */
export interface Machine {
  readonly os: string
  readonly arch: string
  readonly cpu: string
  readonly cores: number
  readonly memoryBytes: number
  /** One-minute load average when measuring began; 0 where the system has none. */
  readonly load: number
  /** Share of processor time that the host gave to others while measuring; null where the system does not say. */
  readonly steal: number | null
}

/** Why measuring ended: all rounds were made, everything that could fail was settled, the time was up, or base failed. */
export type Stopped = 'count' | 'settled' | 'budget' | 'failed'

/** A Failure says why a side could not be measured. */
export interface Failure {
  readonly message: string
  /** The last lines that the command printed; untrusted text. */
  readonly output: string
}

/** A ResultFile is the public record of one gate run. */
export interface ResultFile {
  readonly schema: 1
  readonly verdict: Verdict
  /** Why, in one sentence, as the report's headline says it. */
  readonly reason: string
  readonly commits: Readonly<Record<Side, Commit>>
  readonly settings: Settings
  readonly machine: Machine
  readonly rounds: readonly RoundRecord[]
  readonly stopped: Stopped
  /** Why base could not be measured, while head could; then nothing is compared, whatever rounds there are. Else null. */
  readonly baseFailed: Failure | null
  /** The rounds in which suspected regressions were measured again; none where nothing was suspected. */
  readonly again: readonly RoundRecord[]
  readonly comparisons: readonly Comparison[]
  readonly geomeans: readonly Geomean[]
  readonly warnings: readonly RunWarning[]
  readonly unmatched: Readonly<Record<Side, readonly Unmatched[]>>
}

/** A RoundRecord is a round without its measurements, which stand in the comparisons in round order. */
export interface RoundRecord {
  readonly round: number
  readonly block: number
  readonly first: Side
  readonly base: Omit<Visit, 'measurements'>
  readonly head: Omit<Visit, 'measurements'>
}
