// Git LFS: both sides are checked out like the user's tree, with the large files themselves or with pointers to them.
import type { RunConsole } from '../../program/console.ts'
import type { Git } from '../git.ts'
import type { OriginCommitFetcher } from './remote.ts'

/** An environment in which Git LFS leaves pointers as they are. */
export const keepLfsPointersEnv: Readonly<Record<string, string>> = { GIT_LFS_SKIP_SMUDGE: '1' }

/**
 * Fetches the large files of `commits`, as nothing can be fetched once sides are shown. Returns whether the user's tree has
 * pointers instead; then both sides must have pointers too, as a checkout would fetch each file.
 */
export async function fetchLargeFilesUnlessPointers(
  git: Git,
  remote: OriginCommitFetcher,
  commits: readonly string[],
  console: RunConsole,
): Promise<boolean> {
  const attributes = ':(glob)**/.gitattributes'
  const matches = await Promise.all(
    [...new Set(commits)].map(commit =>
      git.find(['grep', '--quiet', 'filter=lfs', commit, '--', attributes]),
    ),
  )
  if (matches.every(found => found === null)) return false
  // "oid * path" if the file is there, "oid - path" if only its pointer is; null without git-lfs.
  const listed = await git.ask(['lfs', 'ls-files'])
  if (listed === null || !(await git.find(['config', '--get-regexp', '^filter\\.lfs\\.(process|smudge)$'])))
    return false
  if (/^\S+ - /m.test(listed) && !/^\S+ \* /m.test(listed)) {
    console.info('files kept by Git LFS stay pointers on both sides, as in this checkout')
    return true
  }
  if (!(await remote.completeLargeFiles(commits)))
    console.warn(
      `Not all files that Git LFS keeps could be fetched from origin. If a side cannot be checked out, make an earlier step run "git lfs fetch origin ${commits.join(' ')}".`,
    )
  return false
}
