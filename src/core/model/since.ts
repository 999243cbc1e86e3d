// What a pull request adds to, as types: its head against the reference of the history.
import type { Comparison } from './comparison.ts'

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
