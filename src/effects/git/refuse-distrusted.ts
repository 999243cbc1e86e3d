// Says why nothing was found where git leaves a repository alone: it belongs to another user.
import { Misconfigured } from '../../core/model/errors.ts'
import { shellWord } from '../../core/words/shell.ts'
import { type Git, GitFailed } from './git.ts'

/** Throws Misconfigured where there is such a repository around git's folder. */
export async function refuseDistrusted(git: Git): Promise<void> {
  const error = await git.run(['rev-parse', '--git-dir']).catch((error: unknown) => error)
  const [, folder] = (error instanceof GitFailed && distrust.exec(error.message)) || []
  if (folder === undefined) return
  throw new Misconfigured(
    `${folder} belongs to another user, so git does not trust the repository in it (in a container the user is often another one than outside). Run "git config --global --add safe.directory ${shellWord(folder)}" first.`,
  )
}

/** What git says of it; up to 2.35.2 in other words. */
const distrust = /(?:dubious ownership in repository at |unsafe repository \()'([^']+)'/
