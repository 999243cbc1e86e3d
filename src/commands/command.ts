// The interface of a command of the terminal program.
import type { FlagDefinitions } from './flags.ts'

/** The parts of the process that a command reads, and the streams that it writes to. */
export interface CommandLineContext {
  readonly env: Readonly<Record<string, string | undefined>>
  /** The user's current folder, absolute. */
  readonly folder: string
  /** Reports go here. */
  readonly stdout: NodeJS.WriteStream
  /** Progress and errors go here. */
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

export interface CommandModule {
  /** The text of `--help`, ending with a line break. */
  readonly usage: string
  /** All flags of the command, which shells complete. */
  readonly flags: FlagDefinitions
  /**
   * Runs the command, and returns the exit status. `words` are those after the name of the command. An error is printed as a
   * failure, and ends the program with 2.
   */
  run(words: readonly string[], terminal: CommandLineContext): Promise<number>
}
