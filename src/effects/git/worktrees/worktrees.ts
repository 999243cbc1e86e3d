// Checks out base and head in worktrees of their own in a temporary folder; the user's tree is only read.
//
// Linked worktrees share the user's configuration, filters, LFS objects and shallow boundaries, which a second clone would need
// one by one. The temporary folder is named after the repository, so that compilers that cache by path need not build base
// again. Cleaning up removes only folders that bear our name and our mark: `git worktree prune` would also drop a user's
// worktree on a drive that is not mounted.
import { renameSync, utimesSync } from 'node:fs'
import { mkdir, realpath, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { CouldNotMeasureError } from '../../../core/model/errors.ts'
import type { ResolvedCommit } from '../../../core/model/result-file.ts'
import { isPathIn, lstatOrNull, lstatOrNullSync, readFileBytesOrNull } from '../../files/folder.ts'
import type { RunConsole } from '../../program/console.ts'
import type { SwitchableCheckout, TakeOverUserCheckoutOptions } from '../checkout/checkout.ts'
import { listOtherStashes, restoreOrListDroppedUserStashes } from '../checkout/pin-commits.ts'
import { recoverCheckoutAndSuperprojects } from '../checkout/recover-checkout.ts'
import { retryOnce } from '../checkout/shelf.ts'
import { readCommitDifference, readSubmoduleCommits } from '../commit-files.ts'
import {
  copyIgnoredFiles,
  createIgnoredFileCopyCallbacks,
  UserPathsInCopiesRewriter,
} from '../copy-ignored.ts'
import {
  addAdviceToCheckoutError,
  decodeGitText,
  type Git,
  joinPathPartsWithSlash,
  resolvePathInGitFolder,
  resolvePathsInGitFolder,
  splitAtNul,
  type UndecodedGitText,
} from '../git.ts'
import { readGitIndex } from '../listing.ts'
import {
  type CopyProgressCallbacks,
  dotGit,
  isSafePathInWorkingTree,
  joinPathAsBytes,
  statPathBelowWithoutLinks,
  waitUntilSecondsAfter,
} from '../paths.ts'
import { fetchSubmoduleCommitIfMissing, keepLfsPointersEnv } from '../revisions/remote.ts'
import { InactiveSideTamperDetector } from '../side-files-tamper-detector.ts'
import { makeWorktreesFolderOfRun, removeKilledRunWorktrees, worktreeLockReason } from './worktree-folder.ts'

interface WorktreeOptions extends Omit<TakeOverUserCheckoutOptions, 'ignoredFiles'> {
  /** Returns the paths that lead out of a worktree to its sources elsewhere, relative to its top folder. */
  readonly outside?: (worktree: Git) => Promise<readonly string[]>
  /** The folder in which the folder of the worktrees is made; by default the system's folder for temporary files. */
  readonly temporary?: string | undefined
}

/**
 * Makes a worktree for each side, with a copy of the user's ignored files; the side that is entered is always at the same path.
 * Disposing removes all worktrees, and nothing else; what killed runs have left is removed first.
 */
export async function createWorktreeCheckoutOfSides<Name extends string>(
  user: Git,
  commits: Readonly<Record<Name, ResolvedCommit>>,
  console: RunConsole,
  { outside, temporary, hasPointers, isWorkplace = false, signal }: WorktreeOptions = {},
): Promise<SwitchableCheckout<Name>> {
  const sides = Object.keys(commits) as Name[]
  // If a killed run had left a side checked out, the ignored files would be that side's.
  await recoverCheckoutAndSuperprojects(user, console)
  await removeKilledRunWorktrees(user, console)
  const git = hasPointers ? user.with(keepLfsPointersEnv) : user
  const { folder, register, protect, remove } = await makeWorktreesFolderOfRun(git, temporary || tmpdir())
  const copying = createIgnoredFileCopyCallbacks(console, signal)
  const headPaths = new Map<Name, string>()
  const copiesBySide = new Map<Name, UserPathsInCopiesRewriter>()
  // Worktrees share the stash list, and a benchmark may clear it.
  const stashes = await listOtherStashes(git)
  try {
    if (stashes.length > 0) await protect(stashes.map(([sha]) => sha))
    console.info(
      `checking ${sides.join(sides.length > 2 ? ', ' : ' and ')} out in ${folder}, each with a copy of the ignored files`,
    )
    for (const [index, side] of sides.entries()) {
      const copies = new UserPathsInCopiesRewriter(git.folder)
      copiesBySide.set(side, copies)
      // Changed sources are made older by so many seconds: they would otherwise be older than what the user has just built, and
      // would not be built again.
      const secondsOlder = sides.length - 1 - index
      const untilCheckout = async () => {
        if (secondsOlder > 0) await waitUntilSecondsAfter(copies.newest, secondsOlder)
      }
      const addOptions = { side, console, register, copying: copies.recording(copying(side)), untilCheckout }
      const source = { git, hasTree: true }
      const gitFolder = await addWorktree(source, join(folder, side), commits[side].sha, addOptions).catch(
        async error => {
          throw await addAdviceToCheckoutError(error, side, folder)
        },
      )
      headPaths.set(side, join(gitFolder, 'HEAD'))
    }
    for (const [index, side] of sides.slice(0, -1).entries())
      await makeChangedFilesOlder(
        git.in(join(folder, side)),
        [commits[side].sha, commits[sides.at(-1) as Name].sha],
        sides.length - 1 - index,
      )
    const paths = await Promise.all(sides.map(async side => outside?.(git.in(join(folder, side))) ?? []))
    const path = await linkSurroundingFolders(folder, git.folder, [...new Set(paths.flat())])
    for (const [side, copies] of copiesBySide) copies.move(join(folder, side), path)
    copiesBySide.get(sides[0] as Name)?.logChanges(console)
    const sharedPath = openWorktreesAtOnePath(folder, path, sides)
    const shownGit = git.in(sharedPath.path)
    return {
      beside: folder,
      async enter(side) {
        sharedPath.show(side)
        await checkOutAgain(shownGit, commits[side].sha, headPaths.get(side) ?? '')
        return sharedPath.path
      },
      refuseChanged: () => sharedPath.refuseChanged(),
      async [Symbol.asyncDispose]() {
        await remove(console)
        await retryOnce(() => restoreOrListDroppedUserStashes(git, stashes, isWorkplace, console))
      },
    }
  } catch (error) {
    await remove(console)
    throw error
  }
}

/** Checks the side out again, as a command may have checked out something else, which would be measured instead. */
async function checkOutAgain(git: Git, sha: string, head: string): Promise<void> {
  if ((await readRawHeadOfWorktree(git, head)) !== sha)
    await git.run(['checkout', '--force', '--detach', sha, '--'])
}

/**
 * Makes the files of a worktree that differ from another side's older by whole seconds. Caches that identify a source by its
 * path, second and length, such as Python's, would otherwise hold one side's code for the other's.
 */
async function makeChangedFilesOlder(
  git: Git,
  [commit, other]: readonly [string, string],
  seconds: number,
): Promise<void> {
  for (const path of (await readCommitDifference(git, commit, other)).changed) {
    const place = joinPathAsBytes(git.folder, path)
    const stats = lstatOrNullSync(place)
    if (stats?.isFile()) utimesSync(place, stats.atimeMs / 1000, stats.mtimeMs / 1000 - seconds)
  }
  // Otherwise "git diff-index" would report these files as changed.
  await git.ask(['update-index', '-q', '--refresh'])
}

// Adding a worktree, set up like the user's tree: sparse patterns, ignored files, submodules.

interface AddWorktreeOptions {
  readonly side: string
  readonly console: RunConsole
  /** Records that a worktree is about to be registered in the repository of `git`. */
  readonly register: (git: Git) => Promise<void>
  readonly copying: CopyProgressCallbacks
  /** Waits until the sources may be checked out. */
  readonly untilCheckout: () => Promise<void>
}

/**
 * Adds a worktree of `source` at `target`, which is empty or missing, with worktrees of its submodules in it. Returns its git
 * directory.
 */
async function addWorktree(
  source: WorktreeSourceRepository,
  target: string,
  commit: string,
  options: AddWorktreeOptions,
): Promise<string> {
  const { git } = source
  await options.register(git)
  await git.run(['worktree', 'add', '--detach', '--no-checkout', target, commit])
  const worktreeGit = git.in(target)
  const gitFolder = decodeGitText(await worktreeGit.run(['rev-parse', '--absolute-git-dir']))
  // The worktree will be moved, and git must not treat it as deleted.
  await writeFile(join(gitFolder, 'locked'), `${worktreeLockReason}\n`, { flag: 'wx' })
  await shareSettings(git, gitFolder)
  // Before the checkout, so that a tracked file replaces an ignored one.
  if (source.hasTree) await copyIgnoredFiles(git, target, commit, options.copying)
  await options.untilCheckout()
  await worktreeGit.run(['checkout', '--force', '--detach', commit, '--'])
  const links = await readSubmoduleCommits(git, commit)
  for (const submodule of await findSubmodulesToCheckOut(source, commit, links, options))
    await addWorktree(
      submodule.source,
      join(target, decodeGitText(submodule.path)),
      submodule.commit,
      options,
    )
  return gitFolder
}

/** Copies settings that git keeps for each worktree into its git directory; newer versions copy some of them themselves. */
async function shareSettings(git: Git, gitFolder: string): Promise<void> {
  const names = ['info/sparse-checkout', 'config.worktree']
  for (const [name, source] of await resolvePathsInGitFolder(git, names)) {
    const content = await readFileBytesOrNull(source)
    if (content === null) continue
    const path = join(gitFolder, name)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, content)
    // These two locate the user's own tree.
    if (name === 'config.worktree')
      for (const key of ['core.worktree', 'core.bare'])
        await git.ask(['config', '--file', path, '--unset-all', key])
  }
}

// The user's repositories of the submodules of a commit.

/** A repository whose commits can be checked out: one in the user's tree, or one of which git has only the git directory. */
interface WorktreeSourceRepository {
  readonly git: Git
  readonly hasTree: boolean
}

/** A submodule that can be checked out: its path, commit and repository. */
interface SubmoduleToCheckOut {
  readonly path: UndecodedGitText
  readonly commit: string
  readonly source: WorktreeSourceRepository
}

/**
 * Returns the submodules among `links` (all of `commit` in `source`) that the user has checked out; in the user's tree each may
 * have another path. Throws CouldNotMeasureError if one lacks its commit and cannot fetch it.
 */
async function findSubmodulesToCheckOut(
  source: WorktreeSourceRepository,
  commit: string,
  links: ReadonlyMap<UndecodedGitText, string>,
  { side, console }: { readonly side: string; readonly console: RunConsole },
): Promise<readonly SubmoduleToCheckOut[]> {
  if (links.size === 0) return []
  const names = await submoduleNames(source.git, commit)
  const submodulesInIndex = source.hasTree ? await ownSubmodules(source.git) : []
  const submodules: SubmoduleToCheckOut[] = []
  for (const [path, linkedCommit] of links) {
    const name = names.get(path) ?? null
    const ownSubmodule =
      submodulesInIndex.find(one => name !== null && one.name === name) ??
      submodulesInIndex.find(one => one.path === path && (name === null || one.name === null))
    const repository = ownSubmodule
      ? await sourceInTree(source.git, ownSubmodule.path)
      : await sourceWithoutTree(source.git, name)
    if (repository !== null) {
      await fetchSubmoduleCommitIfMissing(repository.git, linkedCommit, decodeGitText(path), side)
      submodules.push({ path, commit: linkedCommit, source: repository })
    } else if (!ownSubmodule)
      console.warn(
        `The submodule ${decodeGitText(path)} of ${side} is not in this checkout, so its folder stays empty there. If the benchmarks need it, make "setup" run "git submodule update --init".`,
      )
  }
  return submodules
}

/** Returns the submodules in the user's index; a submodule keeps its name when it moves. */
async function ownSubmodules(
  git: Git,
): Promise<readonly { readonly path: UndecodedGitText; readonly name: UndecodedGitText | null }[]> {
  const names = await submoduleNames(git, '')
  return (await readGitIndex(git))
    .filter(({ mode }) => mode === '160000')
    .map(({ path }) => ({ path, name: names.get(path) ?? null }))
}

/** Returns names by path, from the .gitmodules of a commit, or for '' of the index. */
async function submoduleNames(
  git: Git,
  commit: string,
): Promise<ReadonlyMap<UndecodedGitText, UndecodedGitText>> {
  const pattern = '^submodule\\..*\\.path$'
  const listing = await git.ask(['config', '--blob', `${commit}:.gitmodules`, '-z', '--get-regexp', pattern])
  // "submodule.<name>.path LF path"
  return new Map(
    splitAtNul(listing ?? '').map(entry => {
      const end = entry.indexOf('\n')
      return [entry.slice(end + 1), entry.slice('submodule.'.length, end - '.path'.length)]
    }),
  )
}

/** Returns null if the user has not checked it out. */
async function sourceInTree(git: Git, path: UndecodedGitText): Promise<WorktreeSourceRepository | null> {
  if (!(await statPathBelowWithoutLinks(git.folder, joinPathPartsWithSlash(path, dotGit)))) return null
  return { git: git.in(join(git.folder, decodeGitText(path))), hasTree: true }
}

/**
 * Returns the repository that git keeps of a submodule that only another commit has. Its setting for the work tree does not
 * apply then.
 */
async function sourceWithoutTree(
  git: Git,
  name: UndecodedGitText | null,
): Promise<WorktreeSourceRepository | null> {
  if (name === null || !isSafePathInWorkingTree(name)) return null
  const folder = await resolvePathInGitFolder(git, `modules/${decodeGitText(name)}`)
  if (!(await lstatOrNull(join(folder, 'HEAD')))) return null
  const env = { GIT_DIR: folder, GIT_WORK_TREE: folder }
  const submoduleGit = git.in(folder)
  return {
    git: {
      ...submoduleGit,
      run: (args, options) => submoduleGit.run(args, { ...options, env: { ...options?.env, ...env } }),
      ask: (args, options) => submoduleGit.ask(args, { ...options, env: { ...options?.env, ...env } }),
      find: (args, options) => submoduleGit.find(args, { ...options, env: { ...options?.env, ...env } }),
    },
    hasTree: false,
  }
}

// The path at which worktrees are shown, so that relative paths that lead out of them find the same files as from the user's
// tree.

/**
 * Returns a path in `folder` for the tree at `root`: in folders that are named as those around `root`, as many as the paths of
 * `outside` lead up. Each of these paths (relative to the tree) becomes a link to what it names from `root`, or, if that is in
 * the tree itself, to the same in the tree that is shown.
 */
export async function linkSurroundingFolders(
  folder: string,
  root: string,
  outside: readonly string[],
): Promise<string> {
  const names = root.split(sep).filter(name => name !== '')
  const levelsUp = Math.max(1, ...outside.map(path => path.split(sep).filter(part => part === '..').length))
  const sharedPath = join(folder, 'around', ...names.slice(-levelsUp))
  await mkdir(dirname(sharedPath), { recursive: true })
  const linkedPaths = [sharedPath]
  for (const path of outside.toSorted((a, b) => a.length - b.length)) {
    const [target, linkPath] = [resolve(root, path), resolve(sharedPath, path)]
    const stats = await stat(target).catch(() => null)
    // Paths below a link exist through it, and must not be written through it.
    if (!stats || linkedPaths.some(one => isPathIn(one, linkPath))) continue
    await mkdir(dirname(linkPath), { recursive: true })
    await symlink(
      await mapIntoPlace(target, root, sharedPath),
      linkPath,
      stats.isDirectory() ? 'junction' : 'file',
    )
    linkedPaths.push(linkPath)
  }
  return sharedPath
}

/** Maps a path that leads back into `root` to `place`. */
async function mapIntoPlace(target: string, root: string, sharedPath: string): Promise<string> {
  const [realTarget, realRoot] = await Promise.all([realpath(target), realpath(root)])
  return isPathIn(realRoot, realTarget) ? join(sharedPath, relative(realRoot, realTarget)) : target
}

// Reading HEAD of a worktree, at every visit, so without starting git if a file suffices.

/** Returns HEAD; `file` is HEAD in the worktree's git directory. Null if neither that nor git can tell. */
export async function readRawHeadOfWorktree(git: Git, file: string): Promise<string | null> {
  const content = (await readFileBytesOrNull(file).catch(() => null))?.toString().trim() ?? null
  return content === reftableHead ? git.ask(['rev-parse', '--verify', '--quiet', 'HEAD']) : content
}

/** The content of that file in a repository with reftables, which have HEAD elsewhere. */
const reftableHead = 'ref: refs/heads/.invalid'

// Showing the worktrees at one path in turn, so that builds of either contain the same paths.

/** The share of the time that scanning for changes may take. */
const maxTimeShare = 0.05

/**
 * `folder` has a worktree for each side, named after it, and `path` is free, below it. Git's notes keep naming the place where
 * each one waits: git needs these only to clean up. Nothing is written or waited for here, as this happens between any two
 * visits.
 */
function openWorktreesAtOnePath<Name extends string>(folder: string, path: string, sides: readonly Name[]) {
  const tamperDetector = new InactiveSideTamperDetector(folder, maxTimeShare, sides)
  for (const side of sides) tamperDetector.deactivate(side, join(folder, side))
  let shownGit: Name | null = null
  const move = (side: Name, linkPath: string, target: string) => {
    try {
      renameSync(linkPath, target)
    } catch (error) {
      throw new CouldNotMeasureError(
        `The worktree of ${side} could not be moved from ${linkPath} to ${target}: ${(error as Error).message}. The sides take turns at one path; make sure that no benchmark leaves a program running in there, or moves the folder itself.`,
      )
    }
  }
  return {
    path,
    /**
     * Shows a side, unless it is already shown. Nothing may run in any worktree meanwhile. Throws CouldNotMeasureError if another
     * side has changed its files.
     */
    show(side: Name) {
      if (shownGit === side) return
      if (shownGit !== null) {
        move(shownGit, path, join(folder, shownGit))
        tamperDetector.deactivate(shownGit, join(folder, shownGit))
      }
      // If the next step fails, neither is shown.
      shownGit = null
      tamperDetector.activate(side, join(folder, side))
      move(side, join(folder, side), path)
      shownGit = side
    },
    /** Throws CouldNotMeasureError if a side's files were changed by another side since the last check. */
    refuseChanged() {
      for (const side of sides)
        tamperDetector.refuseChanged(side, shownGit === side ? path : join(folder, side))
    },
  }
}
