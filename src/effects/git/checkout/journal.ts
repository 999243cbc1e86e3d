// The journal of a checkout that has been taken over: enough to put it back however the run ends, even by a kill.

import { randomBytes } from 'node:crypto'
import {
  copyFile,
  link,
  mkdir,
  mkdtemp,
  open,
  readdir,
  readFile,
  rename,
  rm,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { IgnoredFiles } from '../../../core/model/settings.ts'
import { contentOf, lstatOrNull, nameFile, replaceFile } from '../../files/folder.ts'
import { decodePath, type Git, gitPaths } from '../git.ts'
import { type Holder, holder, isRunning, ownerStatus } from '../holder.ts'
import { isInside, removeWhole } from '../paths.ts'
import type { Stashes } from './hold.ts'
import type { Outline } from './outline.ts'

/**
 * A Phase says what may have happened to the checkout. shelving: no HEAD has moved, some files may be on the shelf.
 * measuring: a side is checked out, all of the user's files are on the shelf.
 */
export type Phase = 'shelving' | 'measuring'

/** A Journal records the state of the checkout when it was taken over, and how far we got. */
export interface Journal extends Holder {
  readonly phase: Phase
  /** A second copy of the user's tracked changes, as a commit in the stash list; null where there were none. */
  readonly stash: string | null
  readonly ignoredFiles: IgnoredFiles
  /** Whether the user's tree has pointers instead of Git LFS files. */
  readonly hasPointers: boolean
  /** Whether somebody may work in the checkout meanwhile; missing in the journals of older versions. */
  readonly isWorkplace?: boolean
  /** The user's repository, then the submodules that are filled, outer ones first. */
  readonly trees: readonly OriginalHead[]
}

/** An OriginalHead is where the HEAD of a repository was, and is put back to. */
export interface OriginalHead {
  /** Relative to the user's checkout; '' for the checkout itself. */
  readonly path: string
  /** The branch that HEAD names, or null where it is detached. */
  readonly branch: string | null
  readonly sha: string
  /** The content of .git where that is a file, as a command may remove it. */
  readonly link: string | null
  /** False for a submodule that one of the commits does not have: it is moved as a whole by the repository around it. */
  readonly isSwitched: boolean
  /** The commits that are checked out in it by turns. */
  readonly sides: readonly string[]
  /** In phase measuring: the user's commit is checked out again, some files may still be on the shelf. */
  readonly isBack: boolean
}

const fileName = 'journal.json'

/** The journal in `folder`, or null where no run holds the checkout. */
export async function readJournal(folder: string): Promise<Journal | null> {
  try {
    return JSON.parse(await readFile(join(folder, fileName), 'utf8')) as Journal
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** Makes the folder with the first journal of a run in it. False where another run was faster. */
export async function beginJournal(folder: string, journal: Journal): Promise<boolean> {
  // Renamed into place when complete: the folder never exists without a journal, and only one of two runs can make it.
  const begun = await mkdtemp(`${folder}${beginning}${process.pid}-`)
  await syncedFile(join(begun, fileName), JSON.stringify(journal))
  try {
    await rename(begun, folder)
    await syncFolder(dirname(folder))
    return true
  } catch (error) {
    await removeWhole(begun)
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOTEMPTY' || code === 'EEXIST' || code === 'EPERM') return false
    throw error
  }
}

/**
 * Makes this process the holder of a checkout that `former` held. False where another was faster: two that put a
 * checkout back at once would take each other's files. If `former` may still run, it is told to stop.
 */
export async function takeOver(folder: string, former: Journal): Promise<boolean> {
  const me = holder()
  const mine = join(folder, `claim-of-${me.run}`)
  const claim = join(folder, `claim-on-${former.run}`)
  if (ownerStatus(former) !== 'ended') await writeFile(stopOf(folder, former), JSON.stringify(former))
  try {
    await syncedFile(mine, JSON.stringify(me))
    await link(mine, claim)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return false
    if (code !== 'EEXIST') throw error
    // The process that claimed it may have died as well.
    if (ownerStatus(JSON.parse(await readFile(claim, 'utf8')) as Holder) !== 'ended') return false
    await rename(mine, claim)
    if ((await readFile(claim, 'utf8')) !== JSON.stringify(me)) return false
  }
  const now = await readJournal(folder)
  if (now?.run !== former.run) return false
  await writeJournal(folder, { ...now, ...me })
  return true
}

/**
 * Whether the run that noted `own` still holds the checkout. Benchmarks may damage or remove its journal; only another
 * run that lives, or one that has told this to stop, takes it away.
 */
export async function isStillHeld(folder: string, own: Holder): Promise<boolean> {
  if (await lstatOrNull(stopOf(folder, own))) return false
  const now = await readJournal(folder).catch(() => null)
  return typeof now?.run !== 'string' || now.run === own.run || ownerStatus(now) === 'ended'
}

/** Removes the word to stop of a run that has stopped. */
export async function forgetStop(folder: string, own: Holder): Promise<void> {
  await rm(stopOf(folder, own), { force: true })
}

/** Stands beside the folder, which goes once the checkout is back; it holds the journal of the run that is to stop. */
function stopOf(folder: string, { run }: Pick<Holder, 'run'>): string {
  return `${folder}-stop-${run}`
}

const beginning = '-begun-'

/**
 * Removes what a killed run left before its journal was in place, or after it had removed the journal, and the word to
 * stop for a run that ended without having seen it.
 */
export async function removeRemains(folder: string): Promise<void> {
  const stop = basename(stopOf(folder, { run: '' }))
  for (const name of await readdir(dirname(folder))) {
    const path = join(dirname(folder), name)
    const [, pid] = name.startsWith(basename(folder)) ? name.split(beginning) : []
    if (
      name.startsWith(`${basename(folder)}-done-`) ||
      (pid && !isRunning(Number.parseInt(pid, 10))) ||
      (name.startsWith(stop) && (await hasEnded(path)))
    )
      // Whoever could not remove it has said so.
      await removeWhole(path).catch(() => null)
  }
}

/** Whether the run whose journal is in a file has ended; false where that cannot be told. */
async function hasEnded(path: string): Promise<boolean> {
  try {
    return ownerStatus(JSON.parse(await readFile(path, 'utf8')) as Holder) === 'ended'
  } catch {
    return false
  }
}

export async function writeJournal(folder: string, journal: Journal): Promise<void> {
  await writeSynced(join(folder, fileName), JSON.stringify(journal))
}

/** Replaces a file in one step, on disk before it returns. */
export async function writeSynced(path: string, content: string | Buffer): Promise<void> {
  await syncedFile(`${path}.next`, content)
  await rename(`${path}.next`, path)
  await syncFolder(dirname(path))
}

async function syncedFile(path: string, content: string | Buffer): Promise<void> {
  const file = await open(path, 'w')
  try {
    await file.writeFile(content).catch(nameFile(path))
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Makes sure that a file is on disk. */
export async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

/** A file name is on disk when its folder is synced. Windows cannot open folders, and writes names at once. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const opened = await open(folder, 'r')
  try {
    await opened.sync()
  } finally {
    await opened.close()
  }
}

// The folders in the git directory that hold a taken checkout: shelves, lists of what is on them, copies of git's own files.

/**
 * The names in the folder: the user's shelf, what was found when a side was left for good, notes on the user's tree, and
 * space for writing them where there is none.
 */
export const names = {
  yours: 'yours',
  left: 'left',
  outline: 'outline.json',
  moved: 'moved.json',
  deleted: 'deleted.json',
  shared: 'shared.json',
  apart: 'apart.json',
  staying: 'staying.json',
  stashes: 'stashes.json',
  reserve: 'reserve',
} as const

/** The path of the folder, which need not exist; those of submodules are below it. */
export async function stateFolder(git: Git): Promise<string> {
  return join(decodePath(await git.run(['rev-parse', '--absolute-git-dir'])), 'benchgate')
}

/**
 * Files of the git directory that are put back byte for byte, or removed if they did not exist before. HEAD is copied
 * last, so that its copy shows that all others exist.
 */
const kept = [
  'index',
  'logs/HEAD',
  'ORIG_HEAD',
  'COMMIT_EDITMSG',
  'SQUASH_MSG',
  'MERGE_MSG',
  'AUTO_MERGE',
  'HEAD',
]

/** The content of each file of `kept` that exists. */
export type GitFiles = ReadonlyMap<string, Buffer>

/** Copies the files of `kept` into the folder, and gives their contents. */
export async function keepGitFiles(git: Git, folder: string): Promise<GitFiles> {
  const files = new Map<string, Buffer>()
  for (const [name, path] of await gitPaths(git, kept)) {
    const copy = join(folder, fileOf(name))
    await copyIfThere(path, copy)
    if (await lstatOrNull(copy)) files.set(name, await readFile(copy))
  }
  return files
}

/** Restores copies that have been removed from the folder. */
export async function renewGitFiles(folder: string, files: GitFiles): Promise<void> {
  for (const [name, content] of files) {
    const copy = join(folder, fileOf(name))
    if (!(await lstatOrNull(copy))) await replaceFile(copy, content)
  }
}

/**
 * Puts them back; a file that did not exist is removed. Without a copy of HEAD no copies were made, and nothing is
 * done.
 */
export async function putBackGitFiles(git: Git, folder: string): Promise<void> {
  const copyOf = (name: string) => join(folder, fileOf(name))
  if (!(await lstatOrNull(copyOf('HEAD')))) return
  for (const [name, to] of await gitPaths(git, kept)) {
    if (await lstatOrNull(copyOf(name))) await copyIfThere(copyOf(name), to)
    else await rm(to, { force: true })
  }
}

/** Restores the .git of a submodule or a linked worktree: without it git would use the repository around it. */
export async function putBackLink(
  root: string,
  { path, link }: Pick<OriginalHead, 'path' | 'link'>,
): Promise<void> {
  if (link === null) return
  const folder = join(root, path)
  const content = Buffer.from(link)
  const there = await contentOf(join(folder, '.git')).catch(() => null)
  if (there?.equals(content)) return
  await mkdir(folder, { recursive: true })
  await replaceFile(join(folder, '.git'), content)
}

/** The outline, or null where none was taken. */
export async function readOutline(folder: string): Promise<Outline | null> {
  const text = await contentOf(join(folder, names.outline))
  if (text === null) return null
  const { folders, files, closed } = JSON.parse(text.toString()) as Outline
  // The file may have been tampered with: other modes are not restored.
  const harmless = (list: Outline['files']) =>
    list.filter(([path]) => isInside(path)).map(([path, mode]) => [path, mode & 0o3777] as const)
  return { folders: harmless(folders), files: harmless(files), closed }
}

/** Takes space on the disk that putting back can use. Random, as a file system may store zeros in no space. */
export async function takeReserve(folder: string): Promise<void> {
  await writeFile(join(folder, names.reserve), randomBytes(2 ** 16))
}

/** Writes a note on the user's tree in one step. */
export async function writeNote(folder: string, name: string, content: unknown): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeSynced(join(folder, name), JSON.stringify(content))
}

/** The stash entries that were noted. */
export async function readStashesNote(folder: string): Promise<Stashes> {
  const text = await contentOf(join(folder, names.stashes))
  return text === null ? [] : (JSON.parse(text.toString()) as Stashes)
}

/** A list of paths, empty where none was written. */
export async function readPaths(folder: string, name: string): Promise<readonly string[]> {
  const text = await contentOf(join(folder, name))
  const paths = text === null ? [] : (JSON.parse(text.toString()) as string[])
  const outside = paths.find(path => !isInside(path))
  if (outside !== undefined)
    throw new Error(
      `${join(folder, name)} has been tampered with: it names ${decodePath(outside)}. Nothing was moved.`,
    )
  return paths
}

function fileOf(name: string): string {
  return name.replace('/', '-')
}

async function copyIfThere(from: string, to: string): Promise<void> {
  const there = await lstatOrNull(from)
  if (!there?.isFile()) return
  await copyFile(from, `${to}.next`)
  await syncFile(`${to}.next`)
  // Git checks files as old as the index for changes; a younger copy would hide a change (racy git).
  const time = Math.floor(there.mtimeMs / 1000)
  await utimes(`${to}.next`, time, time)
  await rename(`${to}.next`, to)
}
