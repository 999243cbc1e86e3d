// What a folder holds, where that can be told.
import { type Dirent, readdirSync } from 'node:fs'

/** None where the folder is missing, or cannot be read. */
export function entriesIn(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    return []
  }
}
