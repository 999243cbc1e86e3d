// Reads the small files in which Linux describes itself, below a root that tests can replace.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where the files of this machine are. */
export const systemRoot = '/'

/** The trimmed text; null where the file does not exist or may not be read. */
export function textOf(root: string, path: string): string | null {
  try {
    return readFileSync(join(root, path), 'utf8').trim()
  } catch {
    return null
  }
}

/** The number in a file; null where it has none. */
export function numberIn(root: string, path: string): number | null {
  const text = textOf(root, path)
  return text !== null && /^\d+$/.test(text) ? Number(text) : null
}

/** The processors' folders, relative to the root; none where the system has no such files. */
export function processorFolders(root: string): readonly string[] {
  const folder = 'sys/devices/system/cpu'
  try {
    return readdirSync(join(root, folder))
      .filter(name => /^cpu\d+$/.test(name))
      .map(name => `${folder}/${name}`)
  } catch {
    return []
  }
}
