// What a command of the terminal program is, and what it is given.
import type { Flags } from './flags.ts'

/** Where a command runs: everything a command may read of the process, and where it writes. */
export interface Terminal {
  readonly env: Readonly<Record<string, string | undefined>>
  /** The user's current folder, absolute. */
  readonly folder: string
  /** Reports go here. */
  readonly stdout: NodeJS.WriteStream
  /** Progress and complaints go here. */
  readonly stderr: NodeJS.WriteStream
}

/** The commands, by the first word of the command line. */
export const commandNames = [
  'accept',
  'bisect',
  'calibrate',
  'compare',
  'completion',
  'doctor',
  'history',
  'init',
  'record',
  'restore',
] as const

/** One thing that `benchgate` does: a module of this folder. */
export interface Command {
  /** What `--help` prints, ending with a line break. */
  readonly usage: string
  /** All flags that it takes; shells complete these. */
  readonly flags: Flags
  /**
   * Does it, and returns the exit status. `words` are those after the name of the command. What it throws is printed as a
   * failure, and ends the program with 2.
   */
  run(words: readonly string[], terminal: Terminal): Promise<number>
}
