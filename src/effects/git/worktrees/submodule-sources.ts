// Finds the user's repositories of the submodules that a commit names.
import { join } from 'node:path'
import { CouldNotMeasure } from '../../../core/model/errors.ts'
import { shortSha } from '../../../core/words/numbers.ts'
import { lstatOrNull } from '../../files/folder.ts'
import type { Console } from '../../program/console.ts'
import { decodePath, type Git, gitPath, nulSeparated } from '../git.ts'
import { readIndex } from '../listing.ts'
import { isInside, standingBelow } from '../paths.ts'
import { origin } from '../revisions/remote.ts'

/**
 * A Source is a repository whose commits can be shown: one in the user's tree, or one of which git has only kept the
 * git directory.
 */
export interface Source {
  readonly git: Git
  readonly hasTree: boolean
}

/** A Submodule can be shown: it says where, at which commit, and from which repository. */
export interface Submodule {
  readonly path: string
  readonly commit: string
  readonly source: Source
}

/**
 * Those submodules among `links` (all that `commit` of `source` has) that the user has filled; in the user's tree each
 * may have another path. Throws CouldNotMeasure where one lacks its commit and cannot fetch it.
 */
export async function findSubmodules(
  source: Source,
  commit: string,
  links: ReadonlyMap<string, string>,
  { side, console }: { readonly side: string; readonly console: Console },
): Promise<readonly Submodule[]> {
  const names = await namesOf(source.git, commit)
  const own = source.hasTree ? await ownSubmodules(source.git) : []
  const found: Submodule[] = []
  for (const [path, linked] of links) {
    const name = names.get(path) ?? null
    const same =
      own.find(one => name !== null && one.name === name) ??
      own.find(one => one.path === path && (name === null || one.name === null))
    const repository = same ? await inTree(source.git, same.path) : await withoutTree(source.git, name)
    if (repository !== null) {
      await complete(repository.git, linked, path, side)
      found.push({ path, commit: linked, source: repository })
    } else if (!same)
      console.warn(
        `The submodule ${decodePath(path)} of ${side} is not in this checkout, so its folder stays empty there. If the benchmarks need it, let "setup" run "git submodule update --init".`,
      )
  }
  return found
}

/** The submodules in the user's index; a submodule keeps its name when it moves. */
async function ownSubmodules(
  git: Git,
): Promise<readonly { readonly path: string; readonly name: string | null }[]> {
  const names = await namesOf(git, '')
  return (await readIndex(git))
    .filter(({ mode }) => mode === '160000')
    .map(({ path }) => ({ path, name: names.get(path) ?? null }))
}

/** Names by path, from the .gitmodules of a commit, or for '' of the index. */
async function namesOf(git: Git, commit: string): Promise<ReadonlyMap<string, string>> {
  const pattern = '^submodule\\..*\\.path$'
  const listing = await git.ask(['config', '--blob', `${commit}:.gitmodules`, '-z', '--get-regexp', pattern])
  // "submodule.<name>.path LF path"
  return new Map(
    nulSeparated(listing ?? '').map(entry => {
      const end = entry.indexOf('\n')
      return [entry.slice(end + 1), entry.slice('submodule.'.length, end - '.path'.length)]
    }),
  )
}

/** Null where the user has not filled it. */
async function inTree(git: Git, path: string): Promise<Source | null> {
  if (!(await standingBelow(git.folder, `${path}/.git`))) return null
  return { git: git.in(join(git.folder, decodePath(path))), hasTree: true }
}

/** Git keeps the repository of a submodule that only another commit has; its setting for the work tree is useless then. */
async function withoutTree(git: Git, name: string | null): Promise<Source | null> {
  if (name === null || !isInside(name)) return null
  const folder = await gitPath(git, `modules/${decodePath(name)}`)
  if (!(await lstatOrNull(join(folder, 'HEAD')))) return null
  const env = { GIT_DIR: folder, GIT_WORK_TREE: folder }
  const inside = git.in(folder)
  return {
    git: {
      ...inside,
      run: (args, options) => inside.run(args, { ...options, env: { ...options?.env, ...env } }),
      ask: (args, options) => inside.ask(args, { ...options, env: { ...options?.env, ...env } }),
      find: (args, options) => inside.find(args, { ...options, env: { ...options?.env, ...env } }),
    },
    hasTree: false,
  }
}

/** Makes sure that a submodule has the commit, fetching it from its own origin if necessary. */
async function complete(git: Git, commit: string, path: string, side: string): Promise<void> {
  if ((await git.ask(['cat-file', '-e', `${commit}^{commit}`])) !== null) return
  const remote = await origin(git, '', '')
  if ((await remote.fetchCommit(commit)) !== null) return
  throw new CouldNotMeasure(
    `${side} has the submodule ${decodePath(path)} at ${shortSha(commit)}, which is not in this checkout, and its origin did not give it. Run "git fetch origin ${commit}" in the submodule.`,
  )
}
