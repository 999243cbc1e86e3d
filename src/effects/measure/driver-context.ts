// Where and how a run measures, and whom it tells about it.
import type { TreeChange } from '../../core/change/reach.ts'
import type { Side } from '../../core/model/measuring.ts'
import type { Commit } from '../../core/model/result-file.ts'
import type { MovedPaths } from '../../core/rounds/moved.ts'
import type { Console } from '../program/console.ts'

/** Shows either side in a folder: the checkout, or worktrees. */
export interface SwitchableSides {
  /** Shows a side, and gives its folder. */
  enter(side: Side): Promise<string>
}

/** A DriverContext says where and how to measure, and whom to tell about it. */
export interface DriverContext {
  readonly sides: SwitchableSides
  readonly commits: Readonly<Record<Side, Commit>>
  /** How the files of the sides differ, if what cannot have changed is not to be measured. */
  readonly change?: TreeChange | null
  /** Go packages that have another import path on head; none if left out. */
  readonly moved?: MovedPaths
  readonly setup: string | null
  /** Relative to the root of the checkout. */
  readonly workingDirectory: string
  /** Seconds that one command may take. */
  readonly timeout: number
  readonly env: Readonly<Record<string, string>>
  /** The environment of `setup`, where it is another. */
  readonly setupEnv?: Readonly<Record<string, string>>
  /** The top folder of the user's own checkout, where the sides are elsewhere. */
  readonly checkout?: string | null
  /** The names of variables that no command gets, as they look like secrets or change how git works. */
  readonly withheld?: readonly string[]
  readonly signal: AbortSignal
  readonly console: Console
  /** Prepares a side that several runs share once; left out where none is shared. */
  readonly once?: ((side: Side, prepare: () => Promise<void>) => Promise<void>) | undefined
  /** Where what is built stays for later runs of the same commits; left out where none follows. */
  readonly builds?: string | undefined
}
