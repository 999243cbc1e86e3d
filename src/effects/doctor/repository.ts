// Looks at git, and at what a run has left in a repository, without changing anything.
import { readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { GitFacts, Left, RepositoryFacts } from '../../core/doctor/repository.ts'
import { Misconfigured } from '../../core/model/errors.ts'
import { contentOf, lstatOrNull } from '../files/folder.ts'
import { readJournal } from '../git/checkout/journal.ts'
import { stateFolder } from '../git/checkout/state.ts'
import { decodePath, type Git, refuseOldGit } from '../git/git.ts'
import { lockedBy } from '../git/guard.ts'
import { type Holder, ownerStatus } from '../git/holder.ts'
import { isShallow } from '../git/revisions/shallow.ts'

/** Whether there is a usable git. */
export async function gitFacts(git: Git): Promise<GitFacts> {
  const said = await git.ask(['--version']).catch(() => null)
  const version = /\d[\w.]*/.exec(said ?? '')?.[0] ?? null
  try {
    await refuseOldGit(git)
    return { version, refused: null }
  } catch (error) {
    if (!(error instanceof Misconfigured)) throw error
    return { version, refused: error.message }
  }
}

/** What git says of the checkout around the folder of `git`. */
export async function repositoryFacts(git: Git): Promise<RepositoryFacts> {
  const root = await git.ask(['rev-parse', '--show-toplevel'])
  if (!root)
    return { root: null, isShallow: false, left: await leftWithoutHead(git.folder), worktrees: 0, lock: null }
  return {
    root: decodePath(root),
    isShallow: await isShallow(git),
    left: await leftIn(await stateFolder(git)),
    worktrees: await abandonedWorktrees(git),
    lock: await lockedBy(git),
  }
}

/** A killed run may leave no HEAD, and without it git sees no repository. */
async function leftWithoutHead(folder: string): Promise<Left | null> {
  for (let at = folder; ; at = dirname(at)) {
    const left = await leftIn(join(at, '.git', 'benchgate'))
    if (left !== null || at === dirname(at)) return left
  }
}

async function leftIn(folder: string): Promise<Left | null> {
  if (!(await lstatOrNull(folder))?.isDirectory()) return null
  const journal = await readJournal(folder).catch(() => null)
  if (journal === null) return { kind: 'lost', folder }
  const { pid, started } = journal
  return ownerStatus(journal) !== 'ended' ? { kind: 'held', pid, started } : { kind: 'killed', started }
}

/** Counts the records of worktrees whose run has ended without removing them. */
async function abandonedWorktrees(git: Git): Promise<number> {
  const common = await git.run(['rev-parse', '--path-format=absolute', '--git-common-dir'])
  const folder = join(decodePath(common), 'benchgate-worktrees')
  const names = await readdir(folder).catch(() => [])
  let count = 0
  for (const name of names.filter(name => name.endsWith('.json'))) {
    const record = await contentOf(join(folder, name)).catch(() => null)
    if (record !== null && !isOfRunning(record.toString())) count++
  }
  return count
}

function isOfRunning(text: string): boolean {
  try {
    return ownerStatus(JSON.parse(text) as Holder) !== 'ended'
  } catch {
    // A file that is no record gets removed with the others, so it counts.
    return false
  }
}
