// Finds a second file system, for what must be copied where it cannot be renamed.
import { accessSync, constants, statSync } from 'node:fs'
import { tmpdir } from 'node:os'

/** A folder that can be written to on another file system than `folder`; null where there is none. */
export function otherFileSystem(folder: string): string | null {
  const places = ['/dev/shm', '/tmp', '/var/tmp', process.cwd(), tmpdir()]
  return places.find(place => isWritable(place) && statSync(place).dev !== statSync(folder).dev) ?? null
}

function isWritable(place: string): boolean {
  try {
    accessSync(place, constants.W_OK)
    return true
  } catch {
    return false
  }
}
