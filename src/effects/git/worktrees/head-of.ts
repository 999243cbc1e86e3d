// Reads what HEAD of a worktree is, at every visit, so without starting git where a file tells.
import { contentOf } from '../../files/folder.ts'
import type { Git } from '../git.ts'

/** `file` is HEAD in the worktree's git directory. Null where neither that nor git can tell. */
export async function worktreeHead(git: Git, file: string): Promise<string | null> {
  const content = (await contentOf(file).catch(() => null))?.toString().trim() ?? null
  return content === elsewhere ? git.ask(['rev-parse', '--verify', '--quiet', 'HEAD']) : content
}

/** What a repository with reftables, which keep HEAD as well, has in that file for programs that look for it. */
const elsewhere = 'ref: refs/heads/.invalid'
