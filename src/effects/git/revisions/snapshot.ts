// Makes a commit of the tree as it stands, with uncommitted work; only git's object store is written to.
import { copyFile, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { Misconfigured } from '../../../core/model/errors.ts'
import type { Commit } from '../../../core/model/result-file.ts'
import { escapeControls } from '../../../core/words/escape.ts'
import { shortSha } from '../../../core/words/numbers.ts'
import { lstatOrNull } from '../../files/folder.ts'
import type { Console } from '../../program/console.ts'
import { decodePath, type Git, GitFailed, gitPath, nulSeparated } from '../git.ts'
import { type IndexEntry, readIndex } from '../listing.ts'
import { commitTree, nulTerminated, treeOf, withOwnIndex } from './own-commit.ts'

/** A LeftOut names untracked files that are no part of a snapshot, by globs as those of `output`. */
export interface LeftOut {
  /** That the globs are relative to. */
  readonly folder: string
  readonly globs: readonly string[]
}

/**
 * The files in the tree that git tracks or would add, as a commit on top of `head`, which is checked out. Submodules
 * count with their checked-out commit. Where nothing differs it is `head` itself.
 */
export async function snapshot(
  git: Git,
  head: string,
  console: Console,
  leftOut: LeftOut = { folder: git.folder, globs: [] },
): Promise<Commit> {
  const tree = await withOwnIndex(git, async (apart, path) => {
    await copyIndex(git, path)
    const before = await readIndex(apart)
    await takeTree(apart, before)
    await takeSubmodules(git, apart, before, console)
    const results = await matching(apart, leftOut)
    for (const result of results)
      console.info(`not part of head, as "output" names it: ${escapeControls(decodePath(result))}`)
    for (const nested of await takeUntracked(apart, before, new Set(results)))
      console.warn(
        `Not part of head, as it is a repository of its own and no submodule: ${decodePath(nested)}. Have git ignore it, or make it a submodule.`,
      )
    return apart.run(['write-tree', '--missing-ok'])
  }).catch(error => {
    if (!(error instanceof GitFailed)) throw error
    throw new Misconfigured(
      `head: "worktree" is not accepted, as git cannot take the tree as it stands: ${error.message}. Fix that, have git ignore the file, or commit your work and leave "head" out.`,
    )
  })
  if (tree === (await treeOf(git, head)))
    return { sha: head, from: `the tree as it stands, which is ${shortSha(head)}` }
  return {
    sha: await commitTree(git, tree, head, 'The tree as it stood for Benchgate'),
    from: `the tree as it stands, on top of ${shortSha(head)}`,
  }
}

/** Keeps the index's knowledge of file times, so that git reads only files that have changed. */
async function copyIndex(git: Git, target: string): Promise<void> {
  const source = await gitPath(git, 'index')
  // Without an index nothing is tracked.
  if (!(await lstatOrNull(source))) return
  const { atime, mtimeMs } = await stat(source)
  await copyFile(source, target)
  // Git rechecks files that changed at the time of the index or later. A rounded time only adds files to recheck.
  await utimes(target, atime, Math.floor(mtimeMs / 1000))
}

/** Takes the present state of tracked files, including those that git is told not to look at, if they exist. */
async function takeTree(apart: Git, before: readonly IndexEntry[]): Promise<void> {
  const unmark = async (flag: string, marked: readonly IndexEntry[]) => {
    const input = nulTerminated(marked.map(({ path }) => path))
    if (marked.length > 0) await apart.run(['update-index', flag, '-z', '--stdin'], { input })
  }
  const there: IndexEntry[] = []
  for (const entry of before)
    if (entry.isSkipped && (await lstatOrNull(fileOf(apart, entry.path)))) there.push(entry)
  await unmark('--no-skip-worktree', there)
  await unmark(
    '--no-assume-unchanged',
    before.filter(({ isAssumed }) => isAssumed),
  )
  await apart.run(['add', '--update'])
}

/** The untracked files that are left out: results of runs by hand. As part of head they would be tracked there. */
async function matching(apart: Git, { folder, globs }: LeftOut): Promise<readonly string[]> {
  if (globs.length === 0) return []
  const listing = ['ls-files', '--others', '--exclude-standard', '--full-name', '-z', '--']
  const paths = globs.map(glob => `:(glob)${glob}`)
  return nulSeparated(await apart.in(folder).run([...listing, ...paths])).filter(path => !path.endsWith('/'))
}

/**
 * Takes untracked files that are neither ignored nor in `leftOut`, and gives the repositories among them, which are left
 * out, too.
 */
async function takeUntracked(
  apart: Git,
  before: readonly IndexEntry[],
  leftOut: ReadonlySet<string>,
): Promise<readonly string[]> {
  const found = nulSeparated(await apart.run(['ls-files', '--others', '--exclude-standard', '-z']))
  const files = found.filter(path => !path.endsWith('/') && !leftOut.has(path))
  if (files.length > 0)
    await apart.run(['update-index', '--add', '-z', '--stdin'], { input: nulTerminated(files) })
  // A repository in place of a file.
  const known = new Set(before.filter(isLink).map(({ path }) => path))
  const links = (await readIndex(apart)).filter(entry => isLink(entry) && !known.has(entry.path))
  if (links.length > 0)
    await apart.run(['update-index', '--force-remove', '-z', '--stdin'], {
      input: nulTerminated(links.map(({ path }) => path)),
    })
  return [...found.filter(path => path.endsWith('/')), ...links.map(({ path }) => path)]
}

/** Takes the checked-out commits of submodules, even if their changes are configured to be ignored. */
async function takeSubmodules(
  git: Git,
  apart: Git,
  before: readonly IndexEntry[],
  console: Console,
): Promise<void> {
  for (const { path } of before.filter(isLink)) {
    const name = decodePath(path)
    const submodule = git.in(join(git.folder, name))
    if (!(await lstatOrNull(join(submodule.folder, '.git')))) continue
    const sha = await submodule.find(['rev-parse', '--verify', '--quiet', 'HEAD'])
    if (sha === null) continue
    const input = Buffer.from(`160000 ${sha}\t${path}\0`, 'latin1')
    await apart.run(['update-index', '-z', '--index-info'], { input })
    if (await submodule.run(['status', '--porcelain']))
      console.warn(
        `Uncommitted work in the submodule ${name} is not part of head: the submodule counts with its checked-out commit.`,
      )
  }
}

function isLink({ mode }: IndexEntry): boolean {
  return mode === '160000'
}

function fileOf({ folder }: Git, path: string): Buffer {
  return Buffer.concat([Buffer.from(`${folder}/`), Buffer.from(path, 'latin1')])
}
