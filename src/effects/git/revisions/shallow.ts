// Keeps the history that a shallow clone has: fetching one commit would make git forget the parents of that commit.
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contentOf } from '../../files/folder.ts'
import { type Git, gitPath } from '../git.ts'
import { parentsOf } from './commit-object.ts'

export async function isShallow(git: Git): Promise<boolean> {
  return (await git.run(['rev-parse', '--is-shallow-repository'])) === 'true'
}

/**
 * Runs `fetching`, after which git may count more commits as having no parents than before (its file "shallow" lists
 * them). Those whose parents were here before, with their known history, are taken off the list again.
 */
export async function keepingHistory<T>(git: Git, fetching: () => Promise<T>): Promise<T> {
  const path = await gitPath(git, 'shallow')
  const before = await linesOf(path)
  const result = await fetching()
  const now = await linesOf(path)
  const added = now.filter(sha => !before.includes(sha))
  const cut = added.length === 0 ? new Set() : await cutOff(git, before, added)
  if (cut.size > 0) {
    const kept = now.filter(sha => !cut.has(sha))
    await replace(path, kept)
  }
  return result
}

/** The commits among `added` whose history was complete while only those in `before` were without parents. */
async function cutOff(
  git: Git,
  before: readonly string[],
  added: readonly string[],
): Promise<ReadonlySet<string>> {
  const folder = await mkdtemp(join(tmpdir(), 'benchgate-shallow-'))
  try {
    const file = join(folder, 'shallow')
    await writeFile(file, textOf(before))
    const cut = new Set<string>()
    for (const sha of added) {
      const parents = await parentsOf(git, sha)
      // What a ref reaches is known to be complete, and need not be walked.
      const walk = ['rev-list', '--quiet', ...parents, '--not', '--all', '--']
      const isWhole =
        parents.length > 0 && (await git.ask(walk, { env: { GIT_SHALLOW_FILE: file } })) !== null
      if (isWhole) cut.add(sha)
    }
    return cut
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Under git's own lock; where another git holds the lock, nothing is changed. */
async function replace(path: string, lines: readonly string[]): Promise<void> {
  const lock = `${path}.lock`
  try {
    await writeFile(lock, textOf(lines), { flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return
    throw error
  }
  if (lines.length > 0) return rename(lock, path)
  // A clone with all its history has no such file.
  await rm(path, { force: true })
  await rm(lock, { force: true })
}

async function linesOf(path: string): Promise<readonly string[]> {
  return ((await contentOf(path))?.toString() ?? '').split('\n').filter(line => line !== '')
}

function textOf(lines: readonly string[]): string {
  return lines.map(line => `${line}\n`).join('')
}
