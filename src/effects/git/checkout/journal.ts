// The journal of a checkout that was taken over: enough to put it back however the run ends, even by a kill.
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
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { IgnoredFilesSharing } from '../../../core/model/settings.ts'
import {
  createErrorHandlerSettingPath,
  lstatOrNull,
  readFileBytesOrNull,
  removeAndCreateFile,
  syncFolderOrFile,
} from '../../files/folder.ts'
import { decodeGitText, type Git, resolvePathsInGitFolder, type UndecodedGitText } from '../git.ts'
import {
  findStatusOfRunProcess,
  isProcessRunning,
  type RunProcessIdentity,
  thisProcessAsHolder,
} from '../holder.ts'
import { isSafePathInWorkingTree, removeFolderRecursively, setOwner } from '../paths.ts'
import type { StashEntries } from './pin-commits.ts'
import type { WorkingTreeFoldersAndModes } from './tree-outline.ts'

/** The state of the checkout when it was taken over, and the progress of the run. */
export interface CheckoutJournal extends RunProcessIdentity {
  /**
   * The state that the checkout may be in. shelving: no HEAD has moved, some files may be on the shelf. measuring: a side is
   * checked out, all of the user's files are on the shelf.
   */
  readonly phase: 'shelving' | 'measuring'
  /** A second copy of the user's tracked changes, as a commit in the stash list; null if there were none. */
  readonly stash: string | null
  readonly ignoredFiles: IgnoredFilesSharing
  /** True if the user's tree has pointers instead of Git LFS files. */
  readonly hasPointers: boolean
  /** True if somebody may work in the checkout during the run; missing in journals of older versions. */
  readonly isWorkplace?: boolean
  /** The user's repository, then the submodules that are checked out, outer ones first. */
  readonly trees: readonly OriginalHead[]
}

/** The original HEAD of a repository, to which it is restored. */
export interface OriginalHead {
  /** Relative to the user's checkout, decoded; '' for the checkout itself. */
  readonly path: string
  /** The branch that HEAD names; null if it is detached. */
  readonly branch: UndecodedGitText | null
  readonly sha: string
  /** The content of .git if that is a file, as a command may remove it. */
  readonly link: string | null
  /** False for a submodule that one of the commits does not have: it is moved as a whole by the repository around it. */
  readonly isSwitched: boolean
  /** The commits that are checked out in it in turn. */
  readonly sides: readonly string[]
  /** True, in phase measuring, if the user's commit is checked out again; some files may still be on the shelf. */
  readonly isBack: boolean
}

const fileName = 'journal.json'

/** Reads the journal in `folder`; null if no run holds the checkout. */
export async function readCheckoutJournal(folder: string): Promise<CheckoutJournal | null> {
  try {
    return JSON.parse(await readFile(join(folder, fileName), 'utf8')) as CheckoutJournal
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** Makes the folder with the first journal of a run. Returns false if another run was faster. */
export async function tryToClaimCheckoutWithJournal(
  folder: string,
  journal: CheckoutJournal,
): Promise<boolean> {
  // Renamed into place when complete, so that the folder never exists without a journal, and only one of two runs can make it.
  const incomplete = await mkdtemp(`${folder}${incompleteMark}${process.pid}-`)
  await writeAndSync(join(incomplete, fileName), JSON.stringify(journal))
  try {
    await rename(incomplete, folder)
    await syncFolderOrFile(dirname(folder))
    return true
  } catch (error) {
    await removeFolderRecursively(incomplete)
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOTEMPTY' || code === 'EEXIST' || code === 'EPERM') return false
    throw error
  }
}

/**
 * Makes this process the holder of a checkout that `former` held. Returns false if another was faster: two that put a checkout
 * back at once would take each other's files. If `former` may still run, it is told to stop.
 */
export async function takeOverCheckoutFromFormerHolder(
  folder: string,
  former: CheckoutJournal,
): Promise<boolean> {
  const current = thisProcessAsHolder()
  const ownClaim = join(folder, `claim-of-${current.run}`)
  const claim = join(folder, `claim-on-${former.run}`)
  if (findStatusOfRunProcess(former) !== 'ended')
    await writeFile(stopRequestPath(folder, former), JSON.stringify(former))
  try {
    await writeAndSync(ownClaim, JSON.stringify(current))
    await link(ownClaim, claim)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return false
    if (code !== 'EEXIST') throw error
    // The process that claimed it may have died as well.
    if (findStatusOfRunProcess(JSON.parse(await readFile(claim, 'utf8')) as RunProcessIdentity) !== 'ended')
      return false
    await rename(ownClaim, claim)
    if ((await readFile(claim, 'utf8')) !== JSON.stringify(current)) return false
  }
  const currentJournal = await readCheckoutJournal(folder)
  if (currentJournal?.run !== former.run) return false
  await writeCheckoutJournal(folder, { ...currentJournal, ...current })
  return true
}

/**
 * Reports whether the run that recorded `own` still holds the checkout. Benchmarks may damage or remove its journal; the
 * checkout is lost only to another run that lives, or to one that has told this run to stop.
 */
export async function stillOwnsCheckout(folder: string, ownHolder: RunProcessIdentity): Promise<boolean> {
  if (await lstatOrNull(stopRequestPath(folder, ownHolder))) return false
  const currentJournal = await readCheckoutJournal(folder).catch(() => null)
  return (
    typeof currentJournal?.run !== 'string' ||
    currentJournal.run === ownHolder.run ||
    findStatusOfRunProcess(currentJournal) === 'ended'
  )
}

export async function removeStopRequestToThisRun(
  folder: string,
  ownHolder: RunProcessIdentity,
): Promise<void> {
  await rm(stopRequestPath(folder, ownHolder), { force: true })
}

/**
 * Returns the path of the stop request, which has the journal of the run that is to stop. It is beside the folder, which is
 * removed once the checkout is back.
 */
function stopRequestPath(folder: string, { run }: Pick<RunProcessIdentity, 'run'>): string {
  return `${folder}-stop-${run}`
}

const incompleteMark = '-begun-'

/**
 * Removes what a killed run left before its journal was in place, or after it had removed the journal, and stop requests for
 * runs that ended without seeing them.
 */
export async function removeObsoleteRunState(folder: string): Promise<void> {
  const stopPrefix = basename(stopRequestPath(folder, { run: '' }))
  for (const name of await readdir(dirname(folder))) {
    const path = join(dirname(folder), name)
    const [, pid] = name.startsWith(basename(folder)) ? name.split(incompleteMark) : []
    if (
      name.startsWith(`${basename(folder)}-done-`) ||
      (pid && !isProcessRunning(Number.parseInt(pid, 10))) ||
      (name.startsWith(stopPrefix) && (await hasEnded(path)))
    )
      // The run that could not remove it has reported this.
      await removeFolderRecursively(path).catch(() => null)
  }
}

/** Reports whether the run whose journal is in a file has ended; false if that is unknown. */
async function hasEnded(path: string): Promise<boolean> {
  try {
    return findStatusOfRunProcess(JSON.parse(await readFile(path, 'utf8')) as RunProcessIdentity) === 'ended'
  } catch {
    return false
  }
}

export async function writeCheckoutJournal(folder: string, journal: CheckoutJournal): Promise<void> {
  await replaceFileSynced(join(folder, fileName), JSON.stringify(journal))
}

/** Replaces a file in one step, on disk before it returns. */
export async function replaceFileSynced(path: string, content: string | Buffer): Promise<void> {
  await writeAndSync(`${path}.next`, content)
  await rename(`${path}.next`, path)
  await syncFolderOrFile(dirname(path))
}

async function writeAndSync(path: string, content: string | Buffer): Promise<void> {
  await using file = await open(path, 'w')
  await file.writeFile(content).catch(createErrorHandlerSettingPath(path))
  await file.sync()
}

export async function syncFileToDisk(path: string): Promise<void> {
  await using file = await open(path, 'r+')
  await file.sync()
}

// The state folder in the git directory: shelves, lists of what is on them, copies of git's own files.

/**
 * Names in the state folder: the user's shelf (yours), what was found when a side was left for good (left), notes on the user's
 * tree, and reserved disk space.
 */
export const stateFolderEntryNames = {
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

/** Returns the path of the folder, which need not exist; those of submodules are below it. */
export async function checkoutStateFolder(git: Git): Promise<string> {
  return join(decodeGitText(await git.run(['rev-parse', '--absolute-git-dir'])), 'benchgate')
}

/**
 * Files of the git directory that are restored byte for byte, or removed if they did not exist. HEAD is copied last, so that
 * its copy shows that all others exist.
 */
const gitFileNames = [
  'index',
  'logs/HEAD',
  'ORIG_HEAD',
  'COMMIT_EDITMSG',
  'SQUASH_MSG',
  'MERGE_MSG',
  'AUTO_MERGE',
  'MERGE_RR',
  'HEAD',
]

export type BackedUpGitFileContents = ReadonlyMap<string, Buffer>

/** Copies these files into the folder, and returns their contents. */
export async function backUpGitFiles(git: Git, folder: string): Promise<BackedUpGitFileContents> {
  const files = new Map<string, Buffer>()
  for (const [name, path] of await resolvePathsInGitFolder(git, gitFileNames)) {
    const copy = join(folder, copyName(name))
    await copyIfFile(path, copy)
    if (await lstatOrNull(copy)) files.set(name, await readFile(copy))
  }
  return files
}

export async function rewriteMissingBackupsOfGitFiles(
  folder: string,
  files: BackedUpGitFileContents,
): Promise<void> {
  for (const [name, content] of files) {
    const copy = join(folder, copyName(name))
    if (!(await lstatOrNull(copy))) await removeAndCreateFile(copy, content)
  }
}

/**
 * Restores these files in the git directory; a file that did not exist is removed. Without a copy of HEAD no copies were made,
 * and nothing is done.
 */
export async function restoreGitFolderFiles(git: Git, folder: string): Promise<void> {
  const copyPath = (name: string) => join(folder, copyName(name))
  if (!(await lstatOrNull(copyPath('HEAD')))) return
  for (const [name, to] of await resolvePathsInGitFolder(git, gitFileNames)) {
    if (await lstatOrNull(copyPath(name))) {
      await copyIfFile(copyPath(name), to)
      // The copy is root's if root runs this in another user's repository.
      setOwner(to, await stat(dirname(to)))
    } else await rm(to, { force: true })
  }
}

/** Restores the .git file of a submodule or a linked worktree: without it git would use the repository around it. */
export async function restoreDotGitFile(
  root: string,
  { path, link }: Pick<OriginalHead, 'path' | 'link'>,
): Promise<void> {
  if (link === null) return
  const folder = join(root, path)
  const content = Buffer.from(link)
  const stats = await readFileBytesOrNull(join(folder, '.git')).catch(() => null)
  if (stats?.equals(content)) return
  await mkdir(folder, { recursive: true })
  await removeAndCreateFile(join(folder, '.git'), content)
}

/** Reads the outline; null if none was taken. */
export async function readRecordedFoldersAndModes(
  folder: string,
): Promise<WorkingTreeFoldersAndModes | null> {
  const text = await readFileBytesOrNull(join(folder, stateFolderEntryNames.outline))
  if (text === null) return null
  const { folders, files, closed } = JSON.parse(text.toString()) as WorkingTreeFoldersAndModes
  // The file may have been tampered with, so other mode bits are not restored.
  const safeMode = (mode: number) => mode & 0o3777
  return {
    folders: folders
      .filter(([path]) => isSafePathInWorkingTree(path))
      .map(([path, mode, uid, gid]) => [path, safeMode(mode), uid, gid]),
    files: files
      .filter(([path]) => isSafePathInWorkingTree(path))
      .map(([path, mode]) => [path, safeMode(mode)]),
    closed,
  }
}

/** Reserves disk space for putting the checkout back. The content is random, as a file system may store zeros in no space. */
export async function reserveDiskSpaceForRestore(folder: string): Promise<void> {
  await writeFile(join(folder, stateFolderEntryNames.reserve), randomBytes(2 ** 16))
}

/** Writes a note on the user's tree in one step. */
export async function writeStateFolderEntry(folder: string, name: string, content: unknown): Promise<void> {
  await mkdir(folder, { recursive: true })
  await replaceFileSynced(join(folder, name), JSON.stringify(content))
}

export async function readRecordedStashList(folder: string): Promise<StashEntries> {
  const text = await readFileBytesOrNull(join(folder, stateFolderEntryNames.stashes))
  return text === null ? [] : (JSON.parse(text.toString()) as StashEntries)
}

/** Reads a list of paths; empty if none was written. Throws if a path leads out of the tree. */
export async function readPathListOfCheckoutState(
  folder: string,
  name: string,
): Promise<readonly UndecodedGitText[]> {
  const text = await readFileBytesOrNull(join(folder, name))
  const paths = text === null ? [] : (JSON.parse(text.toString()) as UndecodedGitText[])
  const outside = paths.find(path => !isSafePathInWorkingTree(path))
  if (outside !== undefined)
    throw new Error(
      `${join(folder, name)} has been tampered with: it names ${decodeGitText(outside)}, which cannot be a file of the checkout. Nothing was moved.`,
    )
  return paths
}

function copyName(name: string): string {
  return name.replace('/', '-')
}

async function copyIfFile(from: string, to: string): Promise<void> {
  const stats = await lstatOrNull(from)
  if (!stats?.isFile()) return
  await copyFile(from, `${to}.next`)
  await syncFileToDisk(`${to}.next`)
  // Git rechecks files as old as the index; a newer copy would hide a change (racy git).
  const seconds = Math.floor(stats.mtimeMs / 1000)
  await utimes(`${to}.next`, seconds, seconds)
  await rename(`${to}.next`, to)
}
