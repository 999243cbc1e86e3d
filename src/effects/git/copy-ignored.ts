// Copies the files that git ignores in the user's tree to a worktree: installed packages, builds, caches.
import { mkdir, readdir } from 'node:fs/promises'
import { CancelledError } from '../../core/model/errors.ts'
import { lstatOrNull } from '../files/folder.ts'
import type { RunConsole } from '../program/console.ts'
import { listFilePathsOfCommit } from './commit-files.ts'
import { type Git, joinPathPartsWithSlash, toUndecodedGitText, type UndecodedGitText } from './git.ts'
import { readGitStatus } from './listing.ts'
import { type CopyProgressCallbacks, copyRecursively, foldersAbove, joinPathAsBytes } from './paths.ts'

/** Copies ignored files to `target`, except what `commit` itself tracks. The commit must not be checked out there yet. */
export async function copyIgnoredFiles(
  git: Git,
  target: string,
  commit: string,
  copying: CopyProgressCallbacks,
): Promise<void> {
  const { ignored } = await readGitStatus(git)
  if (ignored.length === 0) return
  const files = new Set(await listFilePathsOfCommit(git, commit))
  const folders = new Set([...files].flatMap(foldersAbove))

  const copyBeside = async (path: UndecodedGitText): Promise<void> => {
    const from = joinPathAsBytes(git.folder, path)
    const stats = await lstatOrNull(from)
    if (!stats || files.has(path)) return
    if (!folders.has(path)) {
      const to = joinPathAsBytes(target, path)
      await mkdir(to.subarray(0, to.lastIndexOf('/')), { recursive: true })
      await copyRecursively(from, to, copying)
    } else if (stats.isDirectory()) {
      for (const name of await readdir(from, { encoding: 'buffer' }))
        await copyBeside(joinPathPartsWithSlash(path, toUndecodedGitText(name)))
    }
  }
  for (const path of ignored) if (!foldersAbove(path).some(above => files.has(above))) await copyBeside(path)
}

const largeCopy = 2 * 1024 ** 3

/**
 * Returns the callbacks for copying to a side. Copies over 2 GB in all are logged once, with how to avoid them. Copying throws
 * CancelledError once `signal` aborts.
 */
export function createIgnoredFileCopyProgressCallbacks(
  console: RunConsole,
  signal?: AbortSignal,
): (side: string) => CopyProgressCallbacks {
  let total = 0
  return side => ({
    counting(size) {
      if (signal?.aborted) throw new CancelledError('cancelled')
      const before = total
      total += size
      if (before > largeCopy || total <= largeCopy) return
      console.info(
        'The copies of ignored files are over 2 GB, as each side is given its own. To save time and space, clean up before this step and make what the benchmarks need in "setup"; or set "checkout: in-place" with "ignored-files: shared", where both sides use the same files.',
      )
    },
    unread: path => console.warn(`An ignored file cannot be read, so ${side} is without it: ${path}`),
  })
}
