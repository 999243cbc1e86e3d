// Makes our own commits with a separate index: the user's index, refs and files are not touched.
//
// A snapshot takes a copy of the user's index: `git stash create` leaves out untracked files, fails on entries that are only
// intended to be added, and trusts the marks behind which a change can hide. Untracked files that `output` names are results of
// an earlier run and are left out.
import { copyFile, realpath, stat, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MisconfiguredError } from '../../../core/model/errors.ts'
import { type Side, sides } from '../../../core/model/measuring.ts'
import { type ResolvedCommit, workingTreeOriginPrefix } from '../../../core/model/result-file.ts'
import { escapeControlCharacters } from '../../../core/words/escape.ts'
import { shortSha } from '../../../core/words/numbers.ts'
import { isPathIn, lstatOrNull, makeTemporaryFolder } from '../../files/folder.ts'
import type { RunConsole } from '../../program/console.ts'
import { readCommitEntries } from '../commit-files.ts'
import {
  decodeGitText,
  type Git,
  GitFailedError,
  resolvePathInGitFolder,
  splitAtNul,
  type UndecodedGitText,
} from '../git.ts'
import { type GitIndexEntry, readGitIndex } from '../listing.ts'
import { joinPathAsBytes } from '../paths.ts'
import { globToPathspec, refuseGlobOutsideRepository } from './changes.ts'
import { rawGitCommitterDateOfCommit } from './commits.ts'

/** Runs `action` with a git that has its own index, empty at first; `path` is the path of that index. */
export async function runWithTemporaryIndex<T>(
  git: Git,
  action: (ownGit: Git, path: string) => Promise<T>,
): Promise<T> {
  await using folder = await makeTemporaryFolder('benchgate-index-', await folderOutside(git))
  const path = join(folder.path, 'index')
  const ownGit = git.with({
    GIT_INDEX_FILE: path,
    GIT_CONFIG_COUNT: '2',
    // The index has whole commits, even in a sparse checkout.
    GIT_CONFIG_KEY_0: 'core.sparseCheckout',
    GIT_CONFIG_VALUE_0: 'false',
    // Line ends are not converted.
    GIT_CONFIG_KEY_1: 'core.safecrlf',
    GIT_CONFIG_VALUE_1: 'false',
  })
  return await action(ownGit, path)
}

/** Returns a folder outside the tree, as the index would otherwise become one of its files. */
async function folderOutside(git: Git): Promise<string> {
  const temporary = await realpath(tmpdir())
  if (!isPathIn(await realpath(git.folder), temporary)) return temporary
  return decodeGitText(await git.run(['rev-parse', '--absolute-git-dir']))
}

/** Sets entries of the index, in the format of "git update-index -z --index-info", and returns the tree of the index. */
export async function updateIndexAndWriteTree(ownGit: Git, entries: string): Promise<string> {
  await ownGit.run(['update-index', '-z', '--index-info'], { input: Buffer.from(entries, 'latin1') })
  return ownGit.run(['write-tree', '--missing-ok'])
}

/** Commits a tree on top of `parent`, with the parent's date, so that the same tree always gives the same commit. */
export async function commitTree(git: Git, tree: string, parent: string, message: string): Promise<string> {
  const date = await rawGitCommitterDateOfCommit(git, parent)
  const env = { GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date }
  return git.run(['commit-tree', '-p', parent, '-m', message, tree], { env })
}

export async function treeOfCommit(git: Git, commit: string): Promise<string> {
  return git.run(['rev-parse', '--verify', `${commit}^{tree}`])
}

/** Returns paths in the format of git's standard input with "-z". */
function joinNulTerminated(paths: readonly UndecodedGitText[]): Buffer {
  return Buffer.from(paths.map(path => `${path}\0`).join(''), 'latin1')
}

// A commit of the working tree with uncommitted work; only git's object store is written to.

/** Untracked files that are not part of a snapshot, by globs as in `output`. */
export interface SnapshotExclusions {
  /** The folder that the globs are relative to. */
  readonly folder: string
  readonly globs: readonly string[]
}

/**
 * Commits the files in the tree that git tracks or would add, on top of `head`, which is checked out. Submodules count with
 * their checked-out commit. Returns `head` itself if nothing differs.
 */
export async function commitWorkingTree(
  git: Git,
  head: string,
  console: RunConsole,
  leftOut: SnapshotExclusions = { folder: git.folder, globs: [] },
): Promise<ResolvedCommit> {
  const tree = await runWithTemporaryIndex(git, async (ownGit, path) => {
    await copyIndex(git, path)
    const before = await readGitIndex(ownGit)
    await addTracked(ownGit, before)
    await addSubmodules(git, ownGit, before, console)
    const results = await matchingFiles(ownGit, leftOut)
    for (const result of results)
      console.info(
        `not part of head, as it matches "output": ${escapeControlCharacters(decodeGitText(result))}`,
      )
    for (const nested of await addUntracked(ownGit, before, new Set(results)))
      console.warn(
        `${decodeGitText(nested)} is not part of head, as it is a separate git repository and not a submodule. Have git ignore it, or make it a submodule.`,
      )
    return ownGit.run(['write-tree', '--missing-ok'])
  }).catch(error => {
    if (!(error instanceof GitFailedError)) throw error
    throw new MisconfiguredError(
      `head: "worktree" is not accepted, as git cannot commit the working tree: ${error.message}. Fix that, have git ignore the file, or commit your work and leave "head" out.`,
    )
  })
  if (tree === (await treeOfCommit(git, head)))
    return { sha: head, from: `${workingTreeOriginPrefix}, which is ${shortSha(head)}` }
  return {
    sha: await commitTree(git, tree, head, 'The working tree, for Benchgate'),
    from: `${workingTreeOriginPrefix}, on top of ${shortSha(head)}`,
  }
}

/** Copies the index with its file times, so that git reads only files that have changed. */
async function copyIndex(git: Git, target: string): Promise<void> {
  const source = await resolvePathInGitFolder(git, 'index')
  // Without an index nothing is tracked.
  if (!(await lstatOrNull(source))) return
  const { atime, mtimeMs } = await stat(source)
  await copyFile(source, target)
  // Git rechecks files that changed at the time of the index or later. A rounded time only adds files to recheck.
  await utimes(target, atime, Math.floor(mtimeMs / 1000))
}

/** Adds the current state of tracked files, including existing ones that git is told not to look at. */
async function addTracked(ownGit: Git, before: readonly GitIndexEntry[]): Promise<void> {
  const clearFlag = async (flag: string, marked: readonly GitIndexEntry[]) => {
    const input = joinNulTerminated(marked.map(({ path }) => path))
    if (marked.length > 0) await ownGit.run(['update-index', flag, '-z', '--stdin'], { input })
  }
  const existing: GitIndexEntry[] = []
  for (const entry of before)
    if (entry.isSkipped && (await lstatOrNull(joinPathAsBytes(ownGit.folder, entry.path))))
      existing.push(entry)
  await clearFlag('--no-skip-worktree', existing)
  await clearFlag(
    '--no-assume-unchanged',
    before.filter(({ isAssumed }) => isAssumed),
  )
  await ownGit.run(['add', '--update'])
}

/** Returns the untracked files that are left out, such as results of manual runs. As part of head they would be tracked there. */
async function matchingFiles(
  ownGit: Git,
  { folder, globs }: SnapshotExclusions,
): Promise<readonly UndecodedGitText[]> {
  if (globs.length === 0) return []
  const listing = ['ls-files', '--others', '--exclude-standard', '--full-name', '-z', '--']
  const paths = globs.map(glob => `:(glob)${glob}`)
  return splitAtNul(await ownGit.in(folder).run([...listing, ...paths])).filter(path => !path.endsWith('/'))
}

/** Adds untracked files that are neither ignored nor in `leftOut`. Returns the nested repositories, which are left out too. */
async function addUntracked(
  ownGit: Git,
  before: readonly GitIndexEntry[],
  leftOut: ReadonlySet<UndecodedGitText>,
): Promise<readonly UndecodedGitText[]> {
  const untracked = splitAtNul(await ownGit.run(['ls-files', '--others', '--exclude-standard', '-z']))
  const files = untracked.filter(path => !path.endsWith('/') && !leftOut.has(path))
  if (files.length > 0)
    await ownGit.run(['update-index', '--add', '-z', '--stdin'], { input: joinNulTerminated(files) })
  // Nested repositories at paths of tracked files.
  const knownLinks = new Set(before.filter(isSubmodule).map(({ path }) => path))
  const newLinks = (await readGitIndex(ownGit)).filter(
    entry => isSubmodule(entry) && !knownLinks.has(entry.path),
  )
  if (newLinks.length > 0)
    await ownGit.run(['update-index', '--force-remove', '-z', '--stdin'], {
      input: joinNulTerminated(newLinks.map(({ path }) => path)),
    })
  return [...untracked.filter(path => path.endsWith('/')), ...newLinks.map(({ path }) => path)]
}

/** Adds the checked-out commits of submodules, even if their changes are configured to be ignored. */
async function addSubmodules(
  git: Git,
  ownGit: Git,
  before: readonly GitIndexEntry[],
  console: RunConsole,
): Promise<void> {
  for (const { path } of before.filter(isSubmodule)) {
    const name = decodeGitText(path)
    const submodule = git.in(join(git.folder, name))
    if (!(await lstatOrNull(join(submodule.folder, '.git')))) continue
    const sha = await submodule.find(['rev-parse', '--verify', '--quiet', 'HEAD'])
    if (sha === null) continue
    const input = Buffer.from(`160000 ${sha}\t${path}\0`, 'latin1')
    await ownGit.run(['update-index', '-z', '--index-info'], { input })
    if (await submodule.run(['status', '--porcelain']))
      console.warn(
        `Uncommitted work in the submodule ${name} is not part of head: head has the submodule at its checked-out commit.`,
      )
  }
}

function isSubmodule({ mode }: GitIndexEntry): boolean {
  return mode === '160000'
}

// The overlay: a commit on base with the benchmark files of head, so that both sides run the same benchmarks.

/**
 * Returns the commits to check out: head, and base with its files that match `globs` replaced by those of head. Base itself is
 * still what is compared and reported.
 */
export async function createSideCommitsWithBaseOverlaid(
  git: Git,
  commits: Readonly<Record<Side, ResolvedCommit>>,
  globs: readonly string[],
): Promise<Record<Side, ResolvedCommit>> {
  if (globs.length === 0) return commits
  const { base, head } = commits
  for (const glob of globs) refuseGlobOutsideRepository('overlay', glob)
  const tree = await runWithTemporaryIndex(git, async ownGit => {
    const matched: Record<Side, Map<UndecodedGitText, string>> = { base: new Map(), head: new Map() }
    // Base is read last, as the files of head are added to its index.
    for (const side of sides.toReversed()) {
      await ownGit.run(['read-tree', commits[side].sha])
      for (const glob of globs) {
        const blobs = await blobsMatching(ownGit, glob, side)
        if (side === 'head' && blobs.length === 0) throw noOverlayMatchError(glob, head)
        for (const { path, entry } of blobs) matched[side].set(path, entry)
      }
    }
    const removals = [...matched.base.keys()].map(path => `0 ${'0'.repeat(base.sha.length)}\t${path}\0`)
    const additions = [...matched.head].map(([path, entry]) => `${entry}\t${path}\0`)
    return updateIndexAndWriteTree(ownGit, [...removals, ...additions].join(''))
  })
  if (tree === (await treeOfCommit(git, base.sha))) return commits
  const sha = await commitTree(git, tree, base.sha, 'Base with benchmark files of head, for Benchgate')
  return { base: { sha, from: `${base.from}, with benchmark files of head` }, head }
}

/** Returns the files in the index that match, each with its entry as git lists it: "100644 sha 0". */
async function blobsMatching(ownGit: Git, glob: string, side: Side) {
  const listing = await ownGit.run(['ls-files', '--stage', '-z', '--', globToPathspec(glob)])
  const blobs = splitAtNul(listing).map(line => {
    const tab = line.indexOf('\t')
    return { path: line.slice(tab + 1), entry: line.slice(0, tab) }
  })
  const submodule = blobs.find(({ entry }) => entry.startsWith('160000 '))
  if (submodule)
    throw new MisconfiguredError(
      `overlay: "${glob}" matches the submodule "${decodeGitText(submodule.path)}" of ${side}, which cannot be laid over base. Give globs that match only files of this repository.`,
    )
  return blobs
}

function noOverlayMatchError(glob: string, head: ResolvedCommit): MisconfiguredError {
  return new MisconfiguredError(
    `overlay: "${glob}" matches no file of head (${head.sha}). Give globs relative to the top folder of the repository; "*" stays within a folder, "**/" matches any number of folders: "**/*_test.go".`,
  )
}

// A commit in which some files have another text.

/** Returns the paths and modes of the plain files of a commit, without links and submodules. */
export async function readPlainFileModesOfCommit(
  git: Git,
  commit: string,
): Promise<ReadonlyMap<UndecodedGitText, string>> {
  return new Map((await readCommitEntries(git, commit, '100')).map(({ path, mode }) => [path, mode]))
}

/** Makes a commit on top of `commit`, in which these files, whose `modes` it has, have another text. */
export async function createCanaryCommitReplacingFileTexts(
  git: Git,
  commit: string,
  modes: ReadonlyMap<UndecodedGitText, string>,
  files: readonly { readonly path: UndecodedGitText; readonly text: string }[],
): Promise<string> {
  const tree = await runWithTemporaryIndex(git, async ownGit => {
    const blobs = new Map<string, string>()
    for (const text of new Set(files.map(newText => newText.text)))
      blobs.set(text, await ownGit.run(['hash-object', '-w', '--stdin'], { input: Buffer.from(text) }))
    const entries = files.map(({ path, text }) => `${modes.get(path)} ${blobs.get(text)}\t${path}\0`)
    await ownGit.run(['read-tree', commit])
    return updateIndexAndWriteTree(ownGit, entries.join(''))
  })
  return commitTree(git, tree, commit, 'HEAD with its sources broken on purpose, for Benchgate')
}
