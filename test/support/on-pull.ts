// The step of a workflow that measures a pull request.
import type { Step } from './action.ts'
import type { Recorded } from './recorded.ts'

/** That of number 7, whose head is what is checked out; its benchmark is bench.txt. */
export async function onPull(
  { git, folder, temp }: Omit<Recorded, keyof AsyncDisposable>,
  inputs: Readonly<Record<string, string>>,
  env: Readonly<Record<string, string>>,
): Promise<Step> {
  const head = await git.run(['rev-parse', 'HEAD'])
  return {
    temp,
    workspace: folder,
    inputs: { run: 'cat bench.txt', base: 'base', ...inputs },
    event: {
      name: 'pull_request',
      payload: { pull_request: { number: 7, base: { ref: 'main' }, head: { sha: head } } },
    },
    env,
  }
}

/** Few rounds, and a token. */
export const briefly = { count: '8', confirm: 'false', checkout: 'worktree', 'github-token': 'fake-token' }
