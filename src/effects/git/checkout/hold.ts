// Keeps all that the user's checkout needs from being pruned while a side is checked out, by a ref of our own.
//
// A benchmark, or the user meanwhile, may run `git gc --prune=now` or `git stash clear`: the index that has the staged
// content, and the list of stash entries, then lie where git does not look for what is still needed.
import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { relative } from 'node:path'
import { escapeControls, shellLine } from '../../../core/words/escape.ts'
import { shortSha } from '../../../core/words/numbers.ts'
import type { Console } from '../../program/console.ts'
import { decodePath, type Git, gitPath } from '../git.ts'
import { readStashes } from '../listing.ts'
import { withOwnIndex } from '../revisions/own-commits.ts'

/** Holds what is staged, and `commits`. */
export async function hold(git: Git, commits: readonly string[]): Promise<void> {
  // Not a copy of the index: of what is only intended to be added, git would make no part of a tree.
  const staged = Buffer.from(await git.run(['ls-files', '--stage', '-z']), 'latin1')
  const tree = await withOwnIndex(git, async apart => {
    await apart.run(['update-index', '-z', '--index-info'], { input: staged })
    return apart.run(['write-tree', '--missing-ok'])
  })
  const parents = [...new Set(commits)].flatMap(sha => ['-p', sha])
  const held = await git.run(['commit-tree', ...parents, '-m', 'Held while Benchgate measures', tree])
  await git.run(['update-ref', await refOf(git), held])
}

/** Ends that, also where a killed run had only begun it. */
export async function release(git: Git): Promise<void> {
  const ref = await refOf(git)
  await rm(await gitPath(git, `${ref}.lock`), { force: true })
  await git.run(['update-ref', '-d', ref])
}

/** Each linked worktree has one, as all of a repository share their refs. */
async function refOf(git: Git): Promise<string> {
  const paths = await git.run(['rev-parse', '--path-format=absolute', '--git-common-dir', '--git-dir'])
  const [common = '', own = ''] = paths.split('\n').map(decodePath)
  const name = createHash('sha1').update(relative(common, own)).digest('hex').slice(0, 12)
  // Git would leave a folder of refs behind.
  return `refs/benchgate-${name}`
}

/** The stash entries of a repository, newest first. */
export type Stashes = readonly (readonly [sha: string, message: string])[]

/** The message of our own entry. */
export const ownStash = 'uncommitted work while Benchgate measures'

/** Those that are not our own: another run, which may be at work in another worktree, removes its entry itself. */
export async function readOthersStashes(git: Git): Promise<Stashes> {
  return (await readStashes(git)).filter(([, message]) => message !== ownStash)
}

/**
 * Brings back stash entries that have gone, as a benchmark that clears the stash list clears the user's. Where somebody
 * may have worked meanwhile, they are only named: whoever pops an entry does not want it a second time.
 */
export async function bringBackStashes(
  git: Git,
  stashes: Stashes,
  isWorkplace: boolean,
  console: Console,
): Promise<void> {
  if (stashes.length === 0) return
  const there = new Set((await readStashes(git)).map(([sha]) => sha))
  const gone = stashes.filter(([sha]) => !there.has(sha)).toReversed()
  if (gone.length > 0 && isWorkplace) {
    const lines = gone.map(
      ([sha, message]) =>
        `  ${escapeControls(shellLine('git', 'stash', 'store', '-m', decodePath(message), shortSha(sha)))}`,
    )
    console.warn(
      [
        'Gone from "git stash list" since Benchgate began. If it was not you, this brings it back:',
        ...lines,
      ].join('\n'),
    )
    return
  }
  for (const [sha, message] of gone) {
    if ((await git.ask(['stash', 'store', '--message', decodePath(message), sha])) === null)
      console.warn(
        `The stash entry "${decodePath(message)}" has gone from "git stash list" and could not be brought back. If git still has it, "git stash apply ${sha}" applies it.`,
      )
  }
}
