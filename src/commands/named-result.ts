// Reads a result file that is named on the command line; it may come from the artifact of a stranger's run.
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { MisconfiguredError } from '../core/model/errors.ts'
import { InvalidResultError } from '../core/result/read-result.ts'
import type { CommandLineContext } from './command.ts'

/** Returns what `read` makes of its text. Throws MisconfiguredError, in the name of the command, if it is not a result file. */
export async function readResultFileArgumentByParser<T>(
  command: string,
  name: string,
  { folder }: Pick<CommandLineContext, 'folder'>,
  read: (text: string) => T,
): Promise<T> {
  const text = await readFile(resolve(folder, name), 'utf8').catch((error: Error) => {
    throw new MisconfiguredError(
      `${command}: "${name}" cannot be read: ${error.message}. Name a result file.`,
    )
  })
  try {
    return read(text)
  } catch (error) {
    if (!(error instanceof InvalidResultError)) throw error
    throw new MisconfiguredError(
      `${command}: "${name}" is not a result file of this version: ${error.message} Name a result.json.`,
    )
  }
}
