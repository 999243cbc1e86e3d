// Shows a commit in a worktree of its own, set up as the user's tree is: sparse patterns, ignored files, submodules.
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { contentOf } from '../../files/folder.ts'
import type { Console } from '../../program/console.ts'
import { copyIgnored } from '../copy-ignored.ts'
import { decodePath, type Git, gitPath, gitPaths } from '../git.ts'
import { readLinks } from '../listing.ts'
import type { Copying } from '../paths.ts'
import { findSubmodules, type Source } from './submodule-sources.ts'
import { ourLock } from './worktree-registrations.ts'

/** What adding a worktree needs, besides what to add. */
export interface Adding {
  readonly side: string
  readonly console: Console
  /** Notes that a worktree is about to be registered in the repository of `git`. */
  readonly register: (git: Git) => Promise<void>
  readonly copying: Copying
}

/** Adds a worktree of `source` at `target`, which is empty or missing, with worktrees of its submodules in it. */
export async function addWorktree(
  source: Source,
  target: string,
  commit: string,
  adding: Adding,
): Promise<void> {
  const { git } = source
  await adding.register(git)
  await git.run(['worktree', 'add', '--detach', '--no-checkout', target, commit])
  const there = git.in(target)
  // It will be moved about, and git must not think that it was deleted.
  await writeFile(await gitPath(there, 'locked'), `${ourLock}\n`, { flag: 'wx' })
  await shareSettings(git, there)
  // Before the checkout, so that a tracked file replaces an ignored one.
  if (source.hasTree) await copyIgnored(git, target, commit, adding.copying)
  await there.run(['checkout', '--force', '--detach', commit, '--'])
  const links = await readLinks(git, commit)
  if (links.size === 0) return
  for (const found of await findSubmodules(source, commit, links, adding))
    await addWorktree(found.source, join(target, decodePath(found.path)), found.commit, adding)
}

/** Git keeps these settings apart for each worktree; newer versions copy some of them themselves. */
async function shareSettings(from: Git, to: Git): Promise<void> {
  for (const [name, source] of await gitPaths(from, ['info/sparse-checkout', 'config.worktree'])) {
    const content = await contentOf(source)
    if (content === null) continue
    const path = await gitPath(to, name)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, content)
    // These two say where the user's own tree is.
    if (name === 'config.worktree')
      for (const key of ['core.worktree', 'core.bare'])
        await from.ask(['config', '--file', path, '--unset-all', key])
  }
}
