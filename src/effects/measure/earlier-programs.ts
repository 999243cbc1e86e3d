// Finds programs outside of the checkout that were built from it, or that run what is in it, by the path that they hold.
import { constants, readFileSync, type Stats, statSync } from 'node:fs'
import { delimiter, join, sep } from 'node:path'
import { sharedFolders } from '../../core/change/shared-folders.ts'
import { entriesIn } from '../files/entries.ts'

/** How many programs are looked into, and how many bytes in all. */
const mostPrograms = 500
const mostBytes = 512 * 2 ** 20

/** Returns the programs that are found by the PATH of `env` and hold the path of the checkout, as absolute paths. */
export function earlierPrograms(env: Readonly<Record<string, string>>, checkout: string): readonly string[] {
  const own = Buffer.from(`${checkout}${sep}`, 'latin1')
  const programs = sharedFolders({ PATH: env.PATH }, delimiter)
    .filter(({ folder, depth }) => depth === 1 && !`${folder}${sep}`.startsWith(own.toString('latin1')))
    .flatMap(({ folder }) => entriesIn(folder).map(({ name }) => join(folder, name)))
  let left = mostBytes
  return programs.slice(0, mostPrograms).filter(path => {
    const there = programAt(path)
    if (there === null) return false
    left -= there.size
    return left > 0 && holds(path, own)
  })
}

function holds(path: string, text: Buffer): boolean {
  try {
    return readFileSync(path).includes(text)
  } catch {
    return false
  }
}

function programAt(path: string): Stats | null {
  const there = statSync(path, { throwIfNoEntry: false })
  return there?.isFile() && (there.mode & constants.S_IXUSR) !== 0 ? there : null
}
