// Protects what the user's checkout needs from being pruned while a side is checked out, by a ref of our own. A benchmark, or
// the user, may run `git gc --prune=now` or `git stash clear` while the user's index and stash list are where git does not look
// for objects in use.
//
// While a side is checked out, nothing that git looks at names the user's staged blobs, so a `git gc --prune=now` in a benchmark
// would remove them. A stash entry is not enough: git makes none for files that are only intended to be added, and `git stash
// clear` takes it away.
import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { relative } from 'node:path'
import { escapeControlCharacters, joinShellWords } from '../../../core/words/escape.ts'
import { shortSha } from '../../../core/words/numbers.ts'
import type { RunConsole } from '../../program/console.ts'
import { decodeGitText, type Git, resolvePathInGitFolder, type UndecodedGitText } from '../git.ts'
import { listGitStashes } from '../listing.ts'
import { runWithTemporaryIndex, updateIndexAndWriteTree } from '../revisions/own-commits.ts'

/** Protects what is staged, and `commits`, by `ref`; by default by that of the checkout. */
export async function protectObjectsFromPruning(
  git: Git,
  commits: readonly string[],
  ref?: string,
): Promise<void> {
  // Not a copy of the index, as git leaves intent-to-add entries out of a tree.
  const staged = await git.run(['ls-files', '--stage', '-z'])
  const tree = await runWithTemporaryIndex(git, ownGit => updateIndexAndWriteTree(ownGit, staged))
  const parents = [...new Set(commits)].flatMap(sha => ['-p', sha])
  const commit = await git.run(['commit-tree', ...parents, '-m', 'Held while Benchgate measures', tree])
  await git.run(['update-ref', ref ?? (await protectingRef(git)), commit])
}

/** Removes the protection, even if a killed run had only begun it. */
export async function stopProtectingObjectsFromPruning(git: Git, ownRef?: string): Promise<void> {
  const ref = ownRef ?? (await protectingRef(git))
  await rm(await resolvePathInGitFolder(git, `${ref}.lock`), { force: true })
  await git.run(['update-ref', '-d', ref])
}

/** Returns the name of the ref. Each linked worktree has its own, as all share the refs of the repository. */
async function protectingRef(git: Git): Promise<string> {
  const paths = await git.run(['rev-parse', '--path-format=absolute', '--git-common-dir', '--git-dir'])
  const [commonFolder = '', ownFolder = ''] = paths.split('\n').map(decodeGitText)
  const name = createHash('sha1').update(relative(commonFolder, ownFolder)).digest('hex').slice(0, 12)
  // Without a slash, as git would leave an empty folder of refs.
  return `refs/benchgate-${name}`
}

/** Stash entries of a repository, newest first. */
export type StashEntries = readonly (readonly [sha: string, message: UndecodedGitText])[]

export const backupStashMessage = 'uncommitted work while Benchgate measures'

/** Returns the stash entries that are not our own. Another run, in another worktree, removes its entry itself. */
export async function listOtherStashes(git: Git): Promise<StashEntries> {
  return (await listGitStashes(git)).filter(([, message]) => message !== backupStashMessage)
}

/**
 * Restores stash entries that are gone, as a benchmark may have cleared the stash list. If somebody may have worked in the
 * checkout, they are only named: who pops an entry does not want it back.
 */
export async function restoreOrListDroppedUserStashes(
  git: Git,
  stashes: StashEntries,
  isWorkplace: boolean,
  console: RunConsole,
): Promise<void> {
  if (stashes.length === 0) return
  const existing = new Set((await listGitStashes(git)).map(([sha]) => sha))
  const missing = stashes.filter(([sha]) => !existing.has(sha)).toReversed()
  if (missing.length > 0 && isWorkplace) {
    const lines = missing.map(
      ([sha, message]) =>
        `  ${escapeControlCharacters(joinShellWords('git', 'stash', 'store', '-m', decodeGitText(message), shortSha(sha)))}`,
    )
    console.warn(
      [
        'These entries are no longer in "git stash list". If you did not drop them, this brings them back:',
        ...lines,
      ].join('\n'),
    )
    return
  }
  for (const [sha, message] of missing) {
    if ((await git.ask(['stash', 'store', '--message', decodeGitText(message), sha])) === null)
      console.warn(
        `The stash entry "${decodeGitText(message)}" has gone from "git stash list" and could not be brought back. If git still has it, "git stash apply ${sha}" applies it.`,
      )
  }
}
