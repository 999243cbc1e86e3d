// What is known of an input: one row of the table.
import type { Kind } from './kinds.ts'

/** Where besides a workflow an input may be set: in the rules file and in a terminal, only in a terminal, or in neither. */
export type Stands = 'anywhere' | 'with one run' | 'with GitHub' | 'outside of itself'

/** What it applies to: the Go benchmarks that are found without `run`, the command in `run`, or both. */
export type Of = 'go' | 'command' | 'both'

/** An Input of values T. */
export interface Input<T> {
  readonly kind: Kind<T>
  /** The default, as text; null where there is none. */
  readonly usual: string | null
  /** What it does, in a sentence or two, ending with the default where `usual` is not it. */
  readonly says: string
  readonly of: Of
  readonly stands: Stands
}

interface More {
  readonly of?: Of
  readonly stands?: Stands
}

export function row<T>(kind: Kind<T>, usual: string, says: string, more?: More): Input<T>
export function row<T>(kind: Kind<T>, usual: null, says: string, more?: More): Input<T | null>
export function row<T>(kind: Kind<T>, usual: string | null, says: string, more: More = {}): Input<T | null> {
  return { kind, usual, says, of: 'both', stands: 'anywhere', ...more }
}
