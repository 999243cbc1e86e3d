// Refuses revisions of a command line that are no commits, before anything runs, and names the nearest that is one.
import { nearest } from '../../../core/common/nearest.ts'
import { Misconfigured } from '../../../core/model/errors.ts'
import type { Git } from '../git.ts'
import { decodePath } from '../git.ts'
import { commitOf } from './commit-object.ts'
import { origin, type Remote } from './remote.ts'
import { commitNamed, worktree } from './revisions.ts'
import { isShallow } from './shallow.ts'

/** A revision as it was given. */
export interface GivenRevision {
  readonly revision: string
  /** `--head`; null for a word by itself, which may have been meant as a command. */
  readonly flag: string | null
}

/**
 * Throws Misconfigured for the first that is no commit, here or on origin. `commands` are what the first word could
 * have been meant as.
 */
export async function refuseUnknown(
  git: Git,
  given: readonly GivenRevision[],
  commands: readonly string[],
): Promise<void> {
  const remote = await origin(git, '', '')
  for (const [n, one] of given.entries()) {
    const { revision, flag } = one
    if (revision === worktree && flag !== '--base') continue
    if ((await commitNamed(git, remote, revision)) !== null) continue
    const command = n === 0 && flag === null ? nearest(revision, commands) : null
    throw new Misconfigured(await unknown(git, remote, one, command))
  }
}

async function unknown(
  git: Git,
  remote: Remote,
  { revision, flag }: GivenRevision,
  command: string | null,
): Promise<string> {
  const hasOrigin = (await git.ask(['remote', 'get-url', 'origin'])) !== null
  const where = remote.isSilent
    ? 'here, and origin could not be asked ("git ls-remote origin" says why)'
    : hasOrigin
      ? 'here or on origin'
      : 'here'
  const only = revision === worktree ? ' The tree as it stands can only be head.' : ''
  const what = `${flag === null ? '' : `${flag}: `}"${revision}" is no branch, tag or commit ${where}.${only}`
  if (command !== null) return `${what} Did you mean the command "benchgate ${command}"?`
  const [, name = '', steps = ''] = /^(.*?)((?:[~^]\d*)*)$/s.exec(revision) ?? []
  const shallow = (await isShallow(git))
    ? ' This clone has only part of the history: "git fetch --unshallow" brings the rest.'
    : ''
  if (steps !== '' && (await commitOf(git, name)) !== null)
    return `${what} There is "${name}", but the history does not go as far back as "${steps}".${shallow}`
  const meant = nearest(name, await namesIn(git))
  const hint =
    meant === null
      ? '"git branch --all" and "git tag" list what there is.'
      : `Did you mean "${meant}${steps}"?`
  return `${what} ${hint}${shallow}`
}

/** Branches and tags, also those of origin that were fetched, without its name. */
async function namesIn(git: Git): Promise<readonly string[]> {
  const refs = await git.run([
    'for-each-ref',
    '--format=%(refname)',
    'refs/heads',
    'refs/tags',
    'refs/remotes',
  ])
  const short = decodePath(refs)
    .split('\n')
    .map(ref => ref.replace(/^refs\/(heads|tags|remotes\/origin|remotes)\//, ''))
  return [...new Set(['HEAD', ...short])].filter(name => name !== '')
}
