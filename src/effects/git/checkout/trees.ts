// The repositories in a checkout: the user's own and the submodules that are checked out, each with the commits of the sides.
import { constants } from 'node:fs'
import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { MisconfiguredError } from '../../../core/model/errors.ts'
import { type Side, sides } from '../../../core/model/measuring.ts'
import { lstatOrNull, readFileBytesOrNull } from '../../files/folder.ts'
import { readSubmoduleCommits } from '../commit-files.ts'
import { decodeGitText, type Git, toUndecodedGitText } from '../git.ts'
import { readGitIndex } from '../listing.ts'
import { fetchSubmoduleCommitIfMissing } from '../revisions/remote.ts'
import type { OriginalHead } from './journal.ts'

export interface CheckoutRepositoryAndSideCommits {
  readonly git: Git
  /** The folder of its shelves and notes. */
  readonly state: string
  readonly home: OriginalHead
  /** The commits of the sides; null for a submodule that is not switched. */
  readonly commits: Readonly<Record<Side, string>> | null
}

/** Returns all repositories of the checkout, outer ones first. */
export async function listCheckoutRepositories(
  git: Git,
  commits: Readonly<Record<Side, string>>,
  state: string,
): Promise<readonly CheckoutRepositoryAndSideCommits[]> {
  const trees: CheckoutRepositoryAndSideCommits[] = []
  const add = async (treeGit: Git, path: string, sideCommits: Readonly<Record<Side, string>> | null) => {
    await refuseReadOnly(treeGit.folder)
    const sha = await treeGit.find(['rev-parse', '--verify', '--quiet', 'HEAD'])
    if (sha === null)
      throw new MisconfiguredError(
        `${treeGit.folder} has no commit checked out: its branch has none yet. Check a commit out, or set checkout to "worktree".`,
      )
    const home: OriginalHead = {
      path,
      branch: await treeGit.find(['symbolic-ref', '--quiet', 'HEAD']),
      sha,
      link: await gitLinkOf(treeGit.folder),
      isSwitched: sideCommits !== null,
      sides: Object.values(sideCommits ?? {}),
      isBack: false,
    }
    trees.push({
      git: treeGit,
      state: shelvesFolderOfNthRepository(state, trees.length),
      home,
      commits: sideCommits,
    })
    for (const link of await checkedOutSubmodules(treeGit)) {
      const submodule = treeGit.in(join(treeGit.folder, link))
      await add(
        submodule,
        path === '' ? link : `${path}/${link}`,
        await commitsOfSubmodule(treeGit, link, sideCommits, submodule),
      )
    }
  }
  await add(git, '', commits)
  return trees
}

/**
 * Throws MisconfiguredError for a read-only file system: files could be copied to the shelf, but the originals would stay and block
 * their return.
 */
async function refuseReadOnly(folder: string): Promise<void> {
  const error = await access(folder, constants.W_OK).catch((error: NodeJS.ErrnoException) => error)
  if (error?.code === 'EROFS')
    throw new MisconfiguredError(
      `The checkout in ${folder} is on a read-only file system, so base and head cannot be checked out in it. Make it writable; or, if the git directory is writable, set checkout to "worktree".`,
    )
}

async function gitLinkOf(folder: string): Promise<string | null> {
  const path = join(folder, '.git')
  return (await lstatOrNull(path))?.isFile() ? ((await readFileBytesOrNull(path))?.toString() ?? null) : null
}

export function shelvesFolderOfNthRepository(state: string, n: number): string {
  return n === 0 ? state : join(state, 'submodules', String(n))
}

/** Returns the submodules that have a repository, by decoded paths, as programs are started in them. */
async function checkedOutSubmodules(git: Git): Promise<readonly string[]> {
  const submodules: string[] = []
  for (const { path, mode } of await readGitIndex(git)) {
    if (mode !== '160000') continue
    const submodule = join(git.folder, decodeGitText(path))
    if (!(await lstatOrNull(join(submodule, '.git')))) continue
    // A submodule that was just initialised has no commit to come back to.
    if (await git.in(submodule).find(['rev-parse', '--verify', '--quiet', 'HEAD']))
      submodules.push(decodeGitText(path))
  }
  return submodules
}

/** Returns the commits of a submodule that the sides of the repository around it name; null unless all of them have it. */
async function commitsOfSubmodule(
  outerGit: Git,
  link: string,
  sideCommits: Readonly<Record<Side, string>> | null,
  submodule: Git,
): Promise<Readonly<Record<Side, string>> | null> {
  if (sideCommits === null) return null
  const commitAt = async (commit: string) =>
    (await readSubmoduleCommits(outerGit, commit)).get(toUndecodedGitText(link))
  const [home, base, head] = await Promise.all([
    commitAt('HEAD'),
    commitAt(sideCommits.base),
    commitAt(sideCommits.head),
  ])
  if (home === undefined || base === undefined || head === undefined) return null
  const commits = { base, head }
  for (const side of sides) await fetchSubmoduleCommitIfMissing(submodule, commits[side], link, side)
  return commits
}
