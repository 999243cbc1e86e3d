// Base and head, each in a worktree of its own in a temporary folder; the user's tree is only read.

import { renameSync } from 'node:fs'
import { mkdir, realpath, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { CouldNotMeasure } from '../../../core/model/errors.ts'
import type { Commit } from '../../../core/model/result-file.ts'
import { shortSha } from '../../../core/words/numbers.ts'
import { contentOf, lstatOrNull } from '../../files/folder.ts'
import type { Console } from '../../program/console.ts'
import type { Checkout } from '../checkout/checkout.ts'
import { readOthersStashes, restoreStashes } from '../checkout/hold.ts'
import { recoverCheckout } from '../checkout/recover-checkout.ts'
import { retryOnce } from '../checkout/shelf.ts'
import { copyIgnored, copyingFor } from '../copy-ignored.ts'
import { checkoutError, decodePath, type Git, gitPath, gitPaths, nulSeparated } from '../git.ts'
import { readIndex, readLinks } from '../listing.ts'
import { type CopyOptions, isInside, statsBelow } from '../paths.ts'
import { leavingPointers } from '../revisions/large-files.ts'
import { origin } from '../revisions/remote.ts'
import { TamperDetector } from '../tamper-detector.ts'
import { MovedCopies } from './moved-copies.ts'
import { openFolder, ourLock, recoverWorktrees } from './worktree-folder.ts'

export interface WorktreeOptions {
  /** The paths that lead out of a worktree, relative to its top folder, to what its code is built from. */
  readonly outside?: (worktree: Git) => Promise<readonly string[]>
  /** Where to make the folder; by default the system's folder for temporary files. */
  readonly temporary?: string | undefined
  /** Whether the user's tree has pointers instead of Git LFS files: then no checkout may fetch the files. */
  readonly hasPointers?: boolean
  /** Whether somebody may work in the repository meanwhile: what they do with its stash entries is then left so. */
  readonly isWorkplace?: boolean
  /** Ends the copying of ignored files; the worktrees made so far are removed. */
  readonly signal?: AbortSignal
}

/**
 * Makes a worktree for each side, with a copy of the user's ignored files; whichever is entered is at the same path.
 * Disposing removes both, and nothing else; what killed runs have left is removed first.
 */
export async function takeWorktrees<Name extends string>(
  user: Git,
  commits: Readonly<Record<Name, Commit>>,
  console: Console,
  { outside, temporary, hasPointers, isWorkplace = false, signal }: WorktreeOptions = {},
): Promise<Checkout<Name>> {
  const sides = Object.keys(commits) as Name[]
  // If a killed run had left a side checked out, the ignored files would be that side's.
  await recoverCheckout(user, console)
  await recoverWorktrees(user, console)
  const git = hasPointers ? user.with(leavingPointers) : user
  const { folder, register, remove } = await openFolder(git, temporary || tmpdir())
  const copying = copyingFor(console, signal)
  const heads = new Map<Name, string>()
  const moved = new Map<Name, MovedCopies>()
  // Worktrees share the list of stash entries, and a benchmark may clear it.
  const stashes = await readOthersStashes(git)
  try {
    console.info(
      `checking ${sides.join(sides.length > 2 ? ', ' : ' and ')} out in ${folder}, each with a copy of the ignored files`,
    )
    for (const side of sides) {
      const copies = new MovedCopies(git.folder)
      moved.set(side, copies)
      const around = { side, console, register, copying: copies.noting(copying(side)) }
      await addWorktree({ git, hasTree: true }, join(folder, side), commits[side].sha, around).catch(
        async error => {
          throw await checkoutError(error, side, folder)
        },
      )
      heads.set(side, await gitPath(git.in(join(folder, side)), 'HEAD'))
    }
    const paths = await Promise.all(sides.map(async side => outside?.(git.in(join(folder, side))) ?? []))
    const path = await placeAround(folder, git.folder, [...new Set(paths.flat())])
    for (const [side, copies] of moved) copies.move(join(folder, side), path)
    moved.get(sides[0] as Name)?.say(console)
    const place = onePlace(folder, path, sides)
    const shown = git.in(place.path)
    return {
      beside: folder,
      async enter(side) {
        place.show(side)
        await checkOutAgain(shown, commits[side].sha, heads.get(side) ?? '')
        return place.path
      },
      refuseChanged: () => place.refuseChanged(),
      async [Symbol.asyncDispose]() {
        await remove(console)
        await retryOnce(() => restoreStashes(git, stashes, isWorkplace, console))
      },
    }
  } catch (error) {
    await remove(console)
    throw error
  }
}

/** Checks the side out again, as a command may have checked out something else, which would be measured instead. */
async function checkOutAgain(git: Git, sha: string, head: string): Promise<void> {
  if ((await worktreeHead(git, head)) !== sha) await git.run(['checkout', '--force', '--detach', sha, '--'])
}

// Shows a commit in a worktree of its own, set up as the user's tree is: sparse patterns, ignored files, submodules.

/** What adding a worktree needs, besides what to add. */
export interface Adding {
  readonly side: string
  readonly console: Console
  /** Notes that a worktree is about to be registered in the repository of `git`. */
  readonly register: (git: Git) => Promise<void>
  readonly copying: CopyOptions
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

// Finds the user's repositories of the submodules that a commit names.

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
  if (!(await statsBelow(git.folder, `${path}/.git`))) return null
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

// Where the worktrees are shown, so that relative paths that lead out of them find what they find from the user's tree.

/**
 * The place in `folder` for the tree at `root`: below folders that are named as those around it, as many as the paths
 * of `outside` lead up. Each of these paths (relative to the tree) is a link there to what is at it from `root`, and where
 * that is in the tree itself, to the same in the tree that is shown.
 */
export async function placeAround(folder: string, root: string, outside: readonly string[]): Promise<string> {
  const names = root.split(sep).filter(name => name !== '')
  const up = Math.max(1, ...outside.map(path => path.split(sep).filter(part => part === '..').length))
  const place = join(folder, 'around', ...names.slice(-up))
  await mkdir(dirname(place), { recursive: true })
  const linked = [place]
  for (const path of outside.toSorted((a, b) => a.length - b.length)) {
    const [to, from] = [resolve(root, path), resolve(place, path)]
    const there = await stat(to).catch(() => null)
    // What is below a link is there with it, and must not be written through it.
    if (!there || linked.some(one => `${from}${sep}`.startsWith(`${one}${sep}`))) continue
    await mkdir(dirname(from), { recursive: true })
    await symlink(await inPlace(to, root, place), from, there.isDirectory() ? 'junction' : 'file')
    linked.push(from)
  }
  return place
}

/** Where a path that leads back into `root` is in `place`. */
async function inPlace(to: string, root: string, place: string): Promise<string> {
  const [real, top] = await Promise.all([realpath(to), realpath(root)])
  return `${real}${sep}`.startsWith(`${top}${sep}`) ? join(place, relative(top, real)) : to
}

// Reads what HEAD of a worktree is, at every visit, so without starting git where a file tells.

/** `file` is HEAD in the worktree's git directory. Null where neither that nor git can tell. */
export async function worktreeHead(git: Git, file: string): Promise<string | null> {
  const content = (await contentOf(file).catch(() => null))?.toString().trim() ?? null
  return content === elsewhere ? git.ask(['rev-parse', '--verify', '--quiet', 'HEAD']) : content
}

/** What a repository with reftables, which keep HEAD as well, has in that file for programs that look for it. */
const elsewhere = 'ref: refs/heads/.invalid'

// Has worktrees take turns at one path, so that what is built in either contains the same paths.

/** A OnePlace shows any of the worktrees at the same path, while the others wait beside it. */
export interface OnePlace<Name extends string> {
  readonly path: string
  /**
   * Nothing may run in either meanwhile. Does nothing if the side is already shown. Throws CouldNotMeasure where the
   * other has changed its files.
   */
  show(side: Name): void
  /** Throws where that was not noticed yet. */
  refuseChanged(): void
}

/** The share of the time that looking for changes may take. */
const mostTime = 0.05

/**
 * `folder` has a worktree for each side, named after it, and `path` is free, below it. Git's notes keep naming the place
 * where each one waits: git needs these only to clean up. Nothing is written or waited for here, as this happens between
 * any two visits.
 */
export function onePlace<Name extends string>(
  folder: string,
  path: string,
  sides: readonly Name[],
): OnePlace<Name> {
  const away = new TamperDetector(folder, mostTime, sides)
  for (const side of sides) away.deactivate(side, join(folder, side))
  let shown: Name | null = null
  const move = (side: Name, from: string, to: string) => {
    try {
      renameSync(from, to)
    } catch (error) {
      throw new CouldNotMeasure(
        `The worktree of ${side} could not be moved from ${from} to ${to}: ${(error as Error).message}. The sides take turns at one path; let no benchmark leave a program running in there, or move the folder itself.`,
      )
    }
  }
  return {
    path,
    show(side) {
      if (shown === side) return
      if (shown !== null) {
        move(shown, path, join(folder, shown))
        away.deactivate(shown, join(folder, shown))
      }
      // If the next step fails, neither is shown.
      shown = null
      away.activate(side, join(folder, side))
      move(side, join(folder, side), path)
      shown = side
    },
    refuseChanged() {
      for (const side of sides) away.refuseChanged(side, shown === side ? path : join(folder, side))
    },
  }
}
