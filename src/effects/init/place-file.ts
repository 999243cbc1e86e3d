// Puts a new file into a checkout, without going through links that lead out of it.
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { MisconfiguredError } from '../../core/model/errors.ts'
import { lstatOrNull, readFileOrNull, replaceWithNewFile } from '../files/folder.ts'

/**
 * Returns the text of the file at `path` below `root`, null if there is none. Throws MisconfiguredError if we must not write
 * there.
 */
export async function readTextBelowRoot(root: string, path: string): Promise<string | null> {
  await refuseLinks(root, path)
  const found = await lstatOrNull(join(root, path))
  if (found === null) return null
  if (!found.isFile())
    throw new MisconfiguredError(
      `${path} is a ${found.isDirectory() ? 'folder' : 'link or a special file'}, not a plain file. Move it away.`,
    )
  return (await readFileOrNull(join(root, path)))?.toString() ?? null
}

/** Writes the file, and makes the folders that it needs. */
export async function writeFileBelowRoot(root: string, path: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true })
  await replaceWithNewFile(join(root, path), text)
}

/** Copies a file to a new one beside it, and returns the path of the copy; an existing copy with the same content will do. */
export async function keepBackupCopy(root: string, path: string): Promise<string> {
  const content = (await readFileOrNull(join(root, path))) ?? ''
  for (let n = 1; ; n++) {
    const copy = `${path}.before${n === 1 ? '' : `-${n}`}`
    const found = await lstatOrNull(join(root, copy))
    if (found?.isFile() && (await readFileOrNull(join(root, copy)))?.equals(Buffer.from(content))) return copy
    // Anything else there is not ours, nor is what a link leads to.
    if (found === null) {
      await writeFile(join(root, copy), content, { flag: 'wx' })
      return copy
    }
  }
}

/** Refuses a path on which something is no folder. */
async function refuseLinks(root: string, path: string): Promise<void> {
  const folders = path.split('/').slice(0, -1)
  for (const [index] of folders.entries()) {
    const folder = folders.slice(0, index + 1).join('/')
    const found = await lstatOrNull(join(root, folder))
    if (found !== null && !found.isDirectory())
      throw new MisconfiguredError(`${folder} is not a folder, so ${path} cannot be written. Move it away.`)
  }
}
