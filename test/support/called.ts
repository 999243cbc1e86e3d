// Calls a command of the terminal program in this process: to start one takes ten times as long, and the tests of cli.ts do.
import type { CommandModule } from '../../src/commands/command.ts'
import { printFailure } from '../../src/commands/terminal.ts'
import { plainEnv } from './repository.ts'

/** What a command printed, and how it ended. */
export interface Called {
  readonly status: number
  readonly stdout: string
  readonly stderr: string
  /** Both, in their order. */
  readonly printed: string
}

/** As cli.ts runs it, where nothing is a terminal. */
export async function called(
  command: Pick<CommandModule, 'run'>,
  words: readonly string[],
  folder: string,
): Promise<Called> {
  const all: (readonly ['stdout' | 'stderr', string])[] = []
  const writer = (name: 'stdout' | 'stderr') =>
    ({ write: (text: string) => all.push([name, text]) > 0 }) as unknown as NodeJS.WriteStream
  const [stdout, stderr] = [writer('stdout'), writer('stderr')]
  const status = await command
    .run(words, { env: { ...plainEnv }, folder, stdout, stderr })
    .catch((error: unknown) => {
      printFailure(error, stderr)
      return 2
    })
  const textOf = (...names: readonly string[]) =>
    all.flatMap(([name, text]) => (names.includes(name) ? [text] : [])).join('')
  return {
    status,
    stdout: textOf('stdout'),
    stderr: textOf('stderr'),
    printed: textOf('stdout', 'stderr'),
  }
}
