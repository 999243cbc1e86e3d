// Puts a new file into a checkout, without going through links that lead out of it.
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Misconfigured } from '../../core/model/errors.ts'
import { contentOf, lstatOrNull, replaceFile } from '../files/folder.ts'

/**
 * Returns the text of the file at `path` below `root`, null if there is none. Throws Misconfigured if we must not write
 * there.
 */
export async function placedText(root: string, path: string): Promise<string | null> {
  await refuseLinks(root, path)
  const found = await lstatOrNull(join(root, path))
  if (found === null) return null
  if (!found.isFile())
    throw new Misconfigured(
      `${path} is a ${found.isDirectory() ? 'folder' : 'link or a special file'}, not a plain file. Move it away.`,
    )
  return (await contentOf(join(root, path)))?.toString() ?? null
}

/** Writes the file, and makes the folders that it needs. */
export async function placeFile(root: string, path: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true })
  await replaceFile(join(root, path), text)
}

/** Copies a file to a new one beside it, and returns the path of the copy; an existing copy with the same content will do. */
export async function keepCopy(root: string, path: string): Promise<string> {
  const content = (await contentOf(join(root, path))) ?? ''
  for (let n = 1; ; n++) {
    const copy = `${path}.before${n === 1 ? '' : `-${n}`}`
    const found = await lstatOrNull(join(root, copy))
    if (found?.isFile() && (await contentOf(join(root, copy)))?.equals(Buffer.from(content))) return copy
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
      throw new Misconfigured(`${folder} is not a folder, so ${path} cannot be written. Move it away.`)
  }
}
