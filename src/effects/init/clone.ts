// A clone of a repository as a runner gets it: of what is committed, and without what git ignores.
import { join } from 'node:path'
import { CouldNotMeasureError } from '../../core/model/errors.ts'
import { lstatOrNull } from '../files/folder.ts'
import { type Git, GitFailedError, splitAtNul } from '../git/git.ts'

/** The options of a clone as a runner makes it. */
export interface CloneOptions {
  /** True if submodules are filled. */
  readonly submodules: boolean
  readonly signal: AbortSignal
}

/**
 * Clones the commit at HEAD of `git`, which runs in the top folder, into the folder `to`, which must not exist; returns git
 * there. Throws CouldNotMeasureError if there is no commit, or git fails.
 */
export async function cloneAsRunner(git: Git, to: string, options: CloneOptions): Promise<Git> {
  if ((await git.ask(['rev-parse', '--verify', '--quiet', 'HEAD^{commit}'])) === null)
    throw new CouldNotMeasureError(
      'Nothing is committed yet, and a workflow sees only what is. Commit, then: benchgate init --check',
    )
  // For actions/checkout, too, files of Git LFS are pointers, unless it is told to fetch them.
  const plain = git.with({ GIT_LFS_SKIP_SMUDGE: '1' })
  try {
    const clone = await copy(plain, to, options.signal)
    const remote = await git.ask(['remote', 'get-url', 'origin'])
    // Addresses of submodules may be relative to it.
    if (remote) await clone.run(['remote', 'set-url', 'origin', remote])
    if (options.submodules) await fill(plain, clone, options.signal)
    return clone
  } catch (error) {
    if (!(error instanceof GitFailedError)) throw error
    throw new CouldNotMeasureError(`A fresh clone could not be made. ${error.message}`)
  }
}

/** `--no-local`, as a copy of the object files would have more than commits. HEAD comes without its history, as to a runner. */
async function copy(git: Git, to: string, signal: AbortSignal, commit = 'HEAD'): Promise<Git> {
  const depth = commit === 'HEAD' ? ['--depth', '1'] : []
  await git.run(['clone', '--quiet', '--no-local', '--no-checkout', ...depth, '--', git.folder, to], {
    signal,
  })
  const clone = git.in(to)
  await clone.run(['checkout', '--quiet', '--detach', commit], { signal })
  return clone
}

/** Fills submodules, and theirs, from those of the user's checkout; one that is empty there is fetched from its address. */
async function fill(from: Git, to: Git, signal: AbortSignal): Promise<void> {
  for (const { path, sha } of await submodulesOf(to)) {
    const [theirs, ours] = [from.in(join(from.folder, path)), to.in(join(to.folder, path))]
    const isThere =
      (await lstatOrNull(join(theirs.folder, '.git'))) !== null &&
      (await theirs.ask(['cat-file', '-e', `${sha}^{commit}`])) !== null
    if (isThere) {
      await copy(theirs, ours.folder, signal, sha)
      await fill(theirs, ours, signal)
    } else {
      const update = ['submodule', '--quiet', 'update', '--init', '--recursive', '--depth', '1', '--', path]
      await to.run(update, { signal })
    }
  }
}

/** Returns the submodules that a tree names in .gitmodules, with the commits that it has them at. */
async function submodulesOf(git: Git): Promise<readonly { readonly path: string; readonly sha: string }[]> {
  if (!(await lstatOrNull(join(git.folder, '.gitmodules')))?.isFile()) return []
  const listed = splitAtNul(await git.run(['ls-tree', '-r', '-z', 'HEAD']))
  return listed.flatMap(line => {
    const [, sha, path] = /^160000 commit (\w+)\t([\s\S]+)$/.exec(line) ?? []
    return sha && path ? [{ sha, path }] : []
  })
}
