// Reads a result file that is named on the command line; it may come from the artifact of a stranger's run.
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { Misconfigured } from '../core/model/errors.ts'
import { InvalidResult } from '../core/result/read-result.ts'
import type { Terminal } from './command.ts'

/** Returns what `read` makes of its text. Throws Misconfigured, in the name of the command, if it is not a result file. */
export async function namedResult<T>(
  command: string,
  name: string,
  { folder }: Pick<Terminal, 'folder'>,
  read: (text: string) => T,
): Promise<T> {
  const text = await readFile(resolve(folder, name), 'utf8').catch((error: Error) => {
    throw new Misconfigured(`${command}: "${name}" cannot be read: ${error.message}. Name a result file.`)
  })
  try {
    return read(text)
  } catch (error) {
    if (!(error instanceof InvalidResult)) throw error
    throw new Misconfigured(
      `${command}: "${name}" is not a result file of this version: ${error.message} Name a result.json.`,
    )
  }
}
