// What a suite of benchmarks is: where it was found, and how it is measured.
import type { PinName } from './pins.ts'

/** A Step is a step of the workflow before the gate: an action, or a command. */
export type Step =
  | { readonly uses: PinName; readonly with: Readonly<Record<string, string>> }
  | { readonly run: string }

/** A Suite is the benchmarks that one tool runs at once. */
export interface Suite {
  /** As people call it: `criterion`. */
  readonly tool: string
  /** The file by which it was found; '' for a command that was given. */
  readonly foundBy: string
  /** `working-directory`, '.' for the top folder. */
  readonly folder: string
  /** Null where Benchgate runs Go benchmarks by itself. */
  readonly run: string | null
  readonly setup: string | null
  /** Null where it is to be found out. */
  readonly format: string | null
  /** Null where the command prints its results. */
  readonly output: string | null
  /** What is added to `run` to measure some benchmarks only; null where the tool has nothing for that. */
  readonly filter: string | null
  /** What the runner needs besides the checkout. */
  readonly steps: readonly Step[]
  /** What the user should look at, in sentences; from text of the repository nothing but paths and names. */
  readonly notes: readonly string[]
}

/** The file that commands write their results to, where they cannot print them alone. */
export const outputFile = 'benchgate-output.json'
