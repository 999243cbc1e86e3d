// Writes a file where untrusted code may have put something else.
import { rm, writeFile } from 'node:fs/promises'
import { nameFile } from './name-file.ts'

/**
 * Removes whatever is at `path`, even a link, a folder or a pipe, and makes a new file, so that nothing is written
 * through a link.
 */
export async function replaceFile(path: string, content: string | Buffer, mode = 0o666): Promise<void> {
  await rm(path, { recursive: true, force: true })
  await writeFile(path, content, { flag: 'wx', mode }).catch(nameFile(path))
}
