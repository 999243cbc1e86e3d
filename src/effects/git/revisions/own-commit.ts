// Makes our own commits with a separate index: the user's index, refs and files are not touched.
import { mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, sep } from 'node:path'
import { decodePath, type Git } from '../git.ts'
import { dateOf } from './commit-object.ts'

/** Runs `making` with a git that has its own index, empty at first; `path` is the path of that index. */
export async function withOwnIndex<T>(
  git: Git,
  making: (apart: Git, path: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(await placeOutside(git), 'benchgate-index-'))
  const path = join(folder, 'index')
  const apart = git.with({
    GIT_INDEX_FILE: path,
    GIT_CONFIG_COUNT: '2',
    // It holds whole commits, even in a sparse checkout.
    GIT_CONFIG_KEY_0: 'core.sparseCheckout',
    GIT_CONFIG_VALUE_0: 'false',
    // Line ends are not converted.
    GIT_CONFIG_KEY_1: 'core.safecrlf',
    GIT_CONFIG_VALUE_1: 'false',
  })
  try {
    return await making(apart, path)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** A place outside the tree, as otherwise the index would become one of its files. */
async function placeOutside(git: Git): Promise<string> {
  const temporary = await realpath(tmpdir())
  if (!`${temporary}${sep}`.startsWith(`${await realpath(git.folder)}${sep}`)) return temporary
  return decodePath(await git.run(['rev-parse', '--absolute-git-dir']))
}

/** Commits a tree on top of `parent`, with the parent's date, so that the same tree always gives the same commit. */
export async function commitTree(git: Git, tree: string, parent: string, message: string): Promise<string> {
  const date = await dateOf(git, parent)
  const env = { GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date }
  return git.run(['commit-tree', '-p', parent, '-m', message, tree], { env })
}

/** The tree of a commit. */
export async function treeOf(git: Git, commit: string): Promise<string> {
  return git.run(['rev-parse', '--verify', `${commit}^{tree}`])
}

/** Paths as git takes them on its standard input with "-z". */
export function nulTerminated(paths: readonly string[]): Buffer {
  return Buffer.from(paths.map(path => `${path}\0`).join(''), 'latin1')
}
