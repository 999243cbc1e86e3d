// The git of the user at a terminal.
import { type Git, gitIn } from '../effects/git/git.ts'
import { untrustedEnvironment } from '../effects/measure/environment.ts'
import type { Terminal } from './command.ts'

/** Git in `folder`: without secrets, but with the agent that holds the user's keys, as it may have to ask origin. */
export function userGit(folder: string, { env }: Pick<Terminal, 'env'>): Git {
  const git = gitIn(folder, untrustedEnvironment(env, []).env)
  const { SSH_AUTH_SOCK: agent } = env
  return agent === undefined ? git : git.with({ SSH_AUTH_SOCK: agent })
}
