// What is known of an input: one row of the table.
import type { Kind } from './kinds.ts'

/** Where an input may stand beside a workflow: in the rules file, in a terminal, or not there. */
export type Stands = 'anywhere' | 'with one run' | 'with GitHub' | 'outside of itself'

/** What it says something of: the Go benchmarks that are found without `run`, the command that `run` is, or either. */
export type Of = 'go' | 'command' | 'both'

/** An Input of values T. */
export interface Input<T> {
  readonly kind: Kind<T>
  /** What it is where it is not set, in the form of a text; null where it then has no value. */
  readonly usual: string | null
  /** What it does, in a sentence or two; at the end the default, where `usual` does not tell it. */
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
