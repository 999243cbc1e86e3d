// A shelf: what a working tree has beyond its commit, set aside by renaming it into the git directory.
//
// `git stash` would rewrite the files: it loses modes, times and mixed line ends, cannot take an intent-to-add, and
// copies every large untracked file into the object store. A rename keeps each file as it is, at no cost.
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contentOf, standing } from '../folder.ts'
import {
  changes,
  differences,
  flaggedFiles,
  index,
  inTheWay,
  isSparse,
  lostLinks,
  repositoriesAmong,
} from './changes.ts'
import { type Git, nulSeparated, readable } from './git.ts'
import { oddLineEnds } from './outline.ts'
import {
  below,
  bytes,
  copyWhole,
  foldersAbove,
  isInside,
  move,
  removeEmptied,
  removeWhole,
  standingBelow,
} from './paths.ts'

/** What a shelf has in it: two lists of paths, and below `files` what has been moved. */
const deletedName = 'deleted.json'
const movedName = 'moved.json'
const filesName = 'files'

/** What a shelf is to take beyond changes. */
export interface Shelving {
  /** Commits that will be entered: what a checkout of them would lose is moved too. */
  readonly entering: readonly string[]
  /** Whether to move unchanged files too, where they would not come back quite as they are: they are rewritten. */
  readonly unchanged: boolean
}

/** What has been put on a shelf. */
export interface Shelved {
  readonly moved: readonly string[]
  /** Tracked paths that were missing, and are to be again. */
  readonly deleted: readonly string[]
  /** The ignored paths among the moved. */
  readonly ignored: readonly string[]
}

/**
 * Moves everything that differs from HEAD, and everything untracked or ignored, from the tree into `folder`. Tracked
 * files are then missing from the tree until a commit is checked out.
 */
export async function shelve(git: Git, folder: string, shelving: Shelving): Promise<Shelved> {
  await mkdir(folder, { recursive: true })
  const flagged = await flaggedFiles(git)
  const { present, ignored, deleted } = await changes(git)
  const { tracked, links } = await index(git)
  const differing = await differences(git, shelving.entering)
  const moved = new Set([
    ...flagged,
    ...present,
    ...ignored,
    ...(await lostLinks(git, links, shelving.entering)),
  ])
  for (const path of await inTheWay(git, [...differing.added, ...deleted, ...flagged], tracked))
    moved.add(path)
  const gone = new Set(deleted)
  if (shelving.unchanged) {
    // Under a sparse checkout any file may be one that only happens to be there still.
    const all = (await isSparse(git)) ? tracked : [...differing.changed, ...(await oddLineEnds(git))]
    for (const path of all) if (tracked.has(path) && !links.has(path) && !gone.has(path)) moved.add(path)
    for (const path of await repositoriesAmong(git, tracked)) moved.add(path)
  }

  for (const path of flagged) gone.add(path)
  for (const path of moved)
    if (await standingBelow(git.folder, path)) gone.delete(path)
    else moved.delete(path)
  for (const path of moved) if (foldersAbove(path).some(above => moved.has(above))) moved.delete(path)
  await writeList(folder, movedName, [...moved])
  for (const path of moved) {
    await move(bytes(git.folder, path), bytes(folder, filesName, path))
    await removeEmptied(git.folder, path)
  }
  await writeList(folder, deletedName, [...gone])
  if (flagged.length > 0) await unflag(git, flagged)
  return { moved: [...moved], deleted: [...gone], ignored }
}

/**
 * Makes a shelf for `commit` that holds copies of `paths` of another shelf, but for what that commit itself tracks. A
 * path that the user may not read is left out; those are returned.
 */
export async function copyShelf(
  git: Git,
  from: string,
  to: string,
  paths: readonly string[],
  commit: string,
): Promise<readonly string[]> {
  const tracked = new Set(nulSeparated(await git.run(['ls-tree', '-r', '-z', '--name-only', commit])))
  const wanted = paths.filter(path => ![...foldersAbove(path), path].some(part => tracked.has(part)))
  const unread: string[] = []
  await mkdir(to, { recursive: true })
  for (const path of wanted) {
    const target = bytes(to, filesName, path)
    await mkdir(target.subarray(0, target.lastIndexOf('/')), { recursive: true })
    await copyWhole(bytes(from, filesName, path), target).catch(async error => {
      if ((error as NodeJS.ErrnoException).code !== 'EACCES') throw error
      await rm(target, { recursive: true, force: true })
      unread.push(path)
    })
  }
  await writeList(
    to,
    movedName,
    wanted.filter(path => !unread.includes(path)),
  )
  await writeList(to, deletedName, [])
  return unread
}

/**
 * Moves a shelf back over the commit it was taken from and removes it. A file that has appeared in the meantime where
 * one of the shelf belongs is kept beside it; the names of those are returned.
 */
export async function unshelve(git: Git, folder: string): Promise<readonly string[]> {
  const kept: string[] = []
  const { tracked } = await index(git)
  for (const path of await readList(folder, deletedName)) {
    const there = await standingBelow(git.folder, path)
    if (!tracked.has(path) || !there || there.isDirectory()) continue
    await rm(bytes(git.folder, path))
    await removeEmptied(git.folder, path)
  }
  // Once files come back the list must not be followed again: a folder may have come back as a link to another.
  await rm(join(folder, deletedName), { force: true })
  for (const path of await readList(folder, movedName)) {
    if (!(await standing(bytes(folder, filesName, path)))) continue
    await makeWay(git, path, tracked, kept)
    await move(bytes(folder, filesName, path), bytes(git.folder, path))
  }
  // Whatever the list does not name is the user's all the same.
  for (const path of (await below(bytes(folder, filesName))).files) {
    await makeWay(git, path, tracked, kept)
    await move(bytes(folder, filesName, path), bytes(git.folder, path))
  }
  await removeWhole(folder)
  return kept
}

/** Writes the lists of a shelf again, as they were when it was filled. Returns the paths whose files are gone from it. */
export async function renewLists(folder: string, { moved, deleted }: Shelved): Promise<readonly string[]> {
  await mkdir(folder, { recursive: true })
  await writeList(folder, movedName, moved)
  await writeList(folder, deletedName, deleted)
  const missing: string[] = []
  for (const path of moved) if (!(await standing(bytes(folder, filesName, path)))) missing.push(path)
  return missing
}

/** Whether `folder` holds a complete shelf. */
export async function isComplete(folder: string): Promise<boolean> {
  return (await standing(join(folder, deletedName))) !== null
}

async function writeList(folder: string, name: string, paths: readonly string[]): Promise<void> {
  await writeFile(join(folder, `${name}.next`), JSON.stringify(paths))
  await rename(join(folder, `${name}.next`), join(folder, name))
}

async function readList(folder: string, name: string): Promise<readonly string[]> {
  const text = await contentOf(join(folder, name))
  const paths = text === null ? [] : (JSON.parse(text.toString()) as string[])
  const outside = paths.find(path => !isInside(path))
  if (outside !== undefined)
    throw new Error(
      `${join(folder, name)} has been tampered with: it names ${readable(outside)}. Nothing was moved.`,
    )
  return paths
}

/** Lets git look at the files again, or a checkout would leave them missing. The user's own index comes back later. */
async function unflag(git: Git, paths: readonly string[]): Promise<void> {
  const input = Buffer.from(paths.map(path => `${path}\0`).join(''), 'latin1')
  for (const flag of ['--no-assume-unchanged', '--no-skip-worktree'])
    await git.run(['update-index', '-z', flag, '--stdin'], { input })
}

/** Clears the place of `path`: nothing but folders above it, and at it nothing but the commit's own version. */
async function makeWay(git: Git, path: string, tracked: ReadonlySet<string>, kept: string[]): Promise<void> {
  for (const above of foldersAbove(path)) {
    const there = await standing(bytes(git.folder, above))
    if (there && !there.isDirectory()) await keepBeside(git, above, kept)
  }
  const target = bytes(git.folder, path)
  const there = await standing(target)
  if (!there) return
  // A tracked path that is a folder is a submodule, filled by us.
  const inside = there.isDirectory() ? (await below(target)).files : []
  const isOurs =
    tracked.has(path) || (there.isDirectory() && inside.every(one => tracked.has(`${path}/${one}`)))
  if (isOurs) await rm(target, { recursive: true })
  else await keepBeside(git, path, kept)
}

async function keepBeside(git: Git, path: string, kept: string[]): Promise<void> {
  for (let n = 1; ; n++) {
    const name = `${path}.benchgate-${n}`
    if (await standing(bytes(git.folder, name))) continue
    await move(bytes(git.folder, path), bytes(git.folder, name))
    kept.push(name)
    return
  }
}
