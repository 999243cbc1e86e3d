// Submodules whose commit depends on the side: which they are, and what to give back when they have been switched.
import { join } from 'node:path'
import { CouldNotMeasure } from '../../core/errors.ts'
import { isFolder, standing } from '../folder.ts'
import { type Git, nulSeparated, readable } from './git.ts'

/**
 * Null where HEAD and all of `commits` have the same submodules, so that they can stay as they are. Else each
 * submodule's path with the branch its HEAD names. Uncommitted work in one would be lost, so it is refused.
 */
export async function submodulesToSwitch(
  git: Git,
  commits: readonly string[],
): Promise<Readonly<Record<string, string | null>> | null> {
  const links = new Set<string>()
  for (const commit of ['HEAD', ...commits]) links.add((await linksOf(git, commit)).join('\n'))
  if (links.size === 1) return null
  const status = nulSeparated(
    await git.run(['status', '--porcelain=v2', '-z', '--untracked-files=normal', '--ignore-submodules=none']),
  )
  const dirty = status.find(entry => /^1 .. S.*[CMU]/.test(entry.slice(0, 10)))
  if (dirty)
    throw new CouldNotMeasure(
      `Base and head have different submodules, and ${readable(dirty.split(' ').slice(8).join(' '))} has uncommitted work that switching would lose. Commit it or run "git submodule update" first.`,
    )
  const branches: Record<string, string | null> = {}
  for (const path of pathsIn(nulSeparated(await git.run(['ls-files', '--stage', '-z']))))
    if (await standing(join(git.folder, path, '.git')))
      branches[path] = await git.in(join(git.folder, path)).ask(['symbolic-ref', '--quiet', 'HEAD'])
  return branches
}

/**
 * Switches the submodules back to what the index says, each to its branch where that is the same commit. Returns
 * whether git could do so.
 */
export async function returnToBranches(
  git: Git,
  branches: Readonly<Record<string, string | null>>,
): Promise<boolean> {
  const updated = await git.ask(['submodule', 'update', '--recursive', '--force'])
  for (const [path, branch] of Object.entries(branches)) {
    if (branch === null || !(await isFolder(join(git.folder, path)))) continue
    const submodule = git.in(join(git.folder, path))
    const at = await submodule.ask(['rev-parse', '--verify', '--quiet', branch])
    if (at !== null && at === (await submodule.ask(['rev-parse', '--verify', '--quiet', 'HEAD'])))
      await submodule.run(['symbolic-ref', 'HEAD', branch])
  }
  return updated !== null
}

async function linksOf(git: Git, commit: string): Promise<readonly string[]> {
  return nulSeparated(await git.run(['ls-tree', '-r', '-z', commit])).filter(entry =>
    entry.startsWith('160000'),
  )
}

/** Paths that programs can be started in, hence as text. */
function pathsIn(entries: readonly string[]): readonly string[] {
  return entries
    .filter(entry => entry.startsWith('160000'))
    .map(entry => readable(entry.slice(entry.indexOf('\t') + 1)))
}
