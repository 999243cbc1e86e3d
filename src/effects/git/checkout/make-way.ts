// Clears the places in a working tree to which files of a shelf come back.
import { lstat, readdir, readFile, readlink, rm } from 'node:fs/promises'
import { lstatOrNull } from '../../files/folder.ts'
import type { Git } from '../git.ts'
import { discard, move, withEnd } from '../move.ts'
import { below, bytes, foldersAbove, unfinished } from '../paths.ts'
import { removeWhole } from '../remove-whole.ts'

/**
 * Clears the place of `path`, whose own file waits at `waiting`: above it only folders may stay, and at it only the
 * commit's own version. What else is there is kept beside it, and its new name added to `kept`.
 */
export async function makeWay(
  git: Git,
  path: string,
  waiting: Buffer,
  tracked: ReadonlySet<string>,
  kept: string[],
): Promise<void> {
  for (const above of foldersAbove(path)) {
    const there = await lstatOrNull(bytes(git.folder, above))
    if (there && !there.isDirectory()) await keepBeside(git, above, kept)
  }
  const target = bytes(git.folder, path)
  const there = await lstatOrNull(target)
  if (!there) return
  // A tracked path that is a folder is a submodule that we have filled.
  const inside = there.isDirectory() ? (await below(target)).files : []
  const isOurs =
    tracked.has(path) ||
    (there.isDirectory() && inside.every(one => tracked.has(`${path}/${one}`))) ||
    // A move between file systems that was killed has left it at both ends.
    (await areAlike(target, waiting))
  if (!isOurs) await keepBeside(git, path, kept)
  else if (there.isDirectory()) await discard(target)
  else await rm(target)
}

async function keepBeside(git: Git, path: string, kept: string[]): Promise<void> {
  for (let n = 1; ; n++) {
    const name = withEnd(Buffer.from(path, 'latin1'), `.benchgate-${n}`).toString('latin1')
    if (await lstatOrNull(bytes(git.folder, name))) continue
    await move(bytes(git.folder, path), bytes(git.folder, name))
    kept.push(name)
    return
  }
}

/** Whether two files, links or folders have the same names, modes and content. */
async function areAlike(one: Buffer, other: Buffer): Promise<boolean> {
  const [a, b] = await Promise.all([lstat(one), lstat(other)])
  if (a.mode !== b.mode) return false
  if (a.isSymbolicLink()) return (await readlink(one)) === (await readlink(other))
  // A copy has the time of what it was made from, as far as it can be given.
  if (a.isFile())
    return (
      a.size === b.size &&
      Math.abs(a.mtimeMs - b.mtimeMs) < 1 &&
      (await readFile(one)).equals(await readFile(other))
    )
  const [names, others] = await Promise.all([one, other].map(place => readdir(place, { encoding: 'buffer' })))
  if (!names || names.length !== others?.length) return false
  const within = (place: Buffer, name: Buffer) => Buffer.concat([place, Buffer.from('/'), name])
  for (const name of names)
    if (
      !(await lstatOrNull(within(other, name))) ||
      !(await areAlike(within(one, name), within(other, name)))
    )
      return false
  return true
}

/** Removes what killed moves of these paths, all that were to be moved, have left in the tree, as far as it can be. */
export async function clearUnfinished(git: Git, paths: readonly string[]): Promise<void> {
  const own = new Set(paths)
  for (const path of paths)
    for (const end of Object.values(unfinished)) {
      const name = withEnd(Buffer.from(path, 'latin1'), end).toString('latin1')
      const place = bytes(git.folder, name)
      if (!own.has(name) && (await lstatOrNull(place))) await removeWhole(place).catch(() => null)
    }
}
