// Looks at git, and at what a run has left in a repository, without changing anything.
import { lstat, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type {
  DiskSpaceNeededAndFree,
  GitCheckoutFacts,
  GitUsability,
  UnfinishedRunInCheckout,
} from '../../core/doctor/repository.ts'
import { MisconfiguredError } from '../../core/model/errors.ts'
import type { CheckoutMode } from '../../core/model/settings.ts'
import { lstatOrNull } from '../files/folder.ts'
import { refuseUnswitchableCheckout } from '../git/checkout/checkout.ts'
import { checkoutStateFolder, readCheckoutJournal } from '../git/checkout/journal.ts'
import { decodeGitText, findTopFolderOfCheckout, type Git, refuseOldGit, splitAtNul } from '../git/git.ts'
import { findGitLock } from '../git/git-settings-guard.ts'
import { findStatusOfRunProcess } from '../git/holder.ts'
import { isShallowClone } from '../git/revisions/commits.ts'
import { refuseMissingCheckout } from '../git/revisions/revisions.ts'
import {
  countAbandonedWorktreeFolders,
  resolveTemporaryFolderForWorktrees,
} from '../git/worktrees/worktree-folder.ts'

/** Returns the version of git, and why it is refused if it is. */
export async function readGitVersionAndRefusal(git: Git): Promise<GitUsability> {
  const said = await git.ask(['--version']).catch(() => null)
  const version = /\d[\w.]*/.exec(said ?? '')?.[0] ?? null
  return { version, refused: await refusalOf(refuseOldGit(git)) }
}

/** Returns what a check refuses; null if nothing. */
async function refusalOf(check: Promise<unknown>): Promise<string | null> {
  try {
    await check
    return null
  } catch (error) {
    if (!(error instanceof MisconfiguredError)) throw error
    return error.message
  }
}

/** Returns what git says of the checkout around the folder of `git`. */
export async function readCheckoutFactsForDoctor(git: Git): Promise<GitCheckoutFacts> {
  const found = findTopFolderOfCheckout(git)
  const refused = await refusalOf(found)
  const root = refused === null ? await found : null
  if (root === null) {
    const left = await leftWithoutHead(git.folder)
    return { root: null, refused, isShallow: false, left, worktrees: 0, lock: null }
  }
  return {
    root,
    refused,
    isShallow: await isShallowClone(git),
    left: await leftIn(await checkoutStateFolder(git)),
    worktrees: await countAbandonedWorktreeFolders(git),
    lock: await findGitLock(git),
  }
}

/** A killed run may leave no HEAD, and without it git sees no repository. */
async function leftWithoutHead(folder: string): Promise<UnfinishedRunInCheckout | null> {
  for (let at = folder; ; at = dirname(at)) {
    const left = await leftIn(join(at, '.git', 'benchgate'))
    if (left !== null || at === dirname(at)) return left
  }
}

async function leftIn(folder: string): Promise<UnfinishedRunInCheckout | null> {
  if (!(await lstatOrNull(folder))?.isDirectory()) return null
  const journal = await readCheckoutJournal(folder).catch(() => null)
  if (journal === null) return { kind: 'lost', folder }
  const { pid, started } = journal
  return findStatusOfRunProcess(journal) !== 'ended'
    ? { kind: 'held', pid, started }
    : { kind: 'killed', started }
}

/**
 * Returns why base and head could not be checked out now, and what to do; null if nothing prevents it. `temporary` is where worktrees
 * are made.
 */
export async function findWhyNothingCanBeCheckedOut(
  git: Git,
  checkout: CheckoutMode,
  temporary: string,
): Promise<string | null> {
  const check = async () => {
    await refuseMissingCheckout(git)
    if (checkout === 'worktree') await resolveTemporaryFolderForWorktrees(git, temporary)
    else await refuseUnswitchableCheckout(git)
  }
  return refusalOf(check())
}

// Adds up the size of the files of one side, and asks how much is free where they would go.

/** The most ignored files that are looked at, in about a second: a folder of packages has this many. */
const mostFiles = 50_000

/** `temporary` is where worktrees are made; `git` is that of the checkout's top folder. */
export async function readDiskSpaceNeededAndFree(
  git: Git,
  checkout: CheckoutMode,
  temporary: string,
): Promise<DiskSpaceNeededAndFree> {
  const place = checkout === 'worktree' ? temporary : git.folder
  const listed = await git.ask(['ls-files', '-z', '--others', '--ignored', '--exclude-standard'])
  const ignored = splitAtNul(listed ?? '')
  const files = ignored.slice(0, mostFiles)
  let bytes = 0
  // A few at once, which the disk answers faster.
  for (let n = 0; n < files.length; n += 64) {
    const some = files.slice(n, n + 64).map(path => sizeOf(join(git.folder, decodeGitText(path))))
    for (const size of await Promise.all(some)) bytes += size
  }
  const { bavail, bsize } = await statfs(place).catch(() => ({ bavail: null, bsize: 0 }))
  return {
    checkout,
    tracked: await trackedBytes(git),
    ignored: bytes,
    isMore: ignored.length > files.length,
    place,
    free: bavail === null ? null : bavail * bsize,
  }
}

async function sizeOf(path: string): Promise<number> {
  return lstat(path).then(
    ({ size }) => size,
    () => 0,
  )
}

/** 0 in a repository without a commit. */
async function trackedBytes(git: Git): Promise<number> {
  const listed = await git.ask(['ls-tree', '-r', '-l', '-z', 'HEAD'])
  // "mode type sha size\tpath", where submodules have no size.
  const sizes = splitAtNul(listed ?? '').map(entry => Number(/ +(\d+)\t/.exec(entry)?.[1] ?? 0))
  return sizes.reduce((sum, size) => sum + size, 0)
}
