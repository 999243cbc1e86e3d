// Refuses to run the code of strangers with the permissions of the repository, or on a machine that outlives the job, unless
// `trust-head` allows it.
//
// Head of a fork is refused on a self-hosted runner, because such a machine usually stays, and the next job meets what the fork
// left. A step cannot tell whether the runner is ephemeral, so `trust-head` says so.
import { MisconfiguredError } from '../../core/model/errors.ts'
import type { WorkflowEventPayload } from '../../core/model/event.ts'

/** Throws MisconfiguredError if untrusted code would run by the event `name` on the runner that `env` describes. */
export function refuseUntrustedHead(
  name: string,
  payload: WorkflowEventPayload,
  env: Readonly<Record<string, string | undefined>>,
): void {
  if (mayBeStrangers(name, payload))
    throw new MisconfiguredError(
      `This workflow runs on "${name}", which would run untrusted code with the permissions of this repository. Use "on: pull_request"; or, if the job has read-only permissions and is started only by people you trust, set "trust-head: true".`,
    )
  const { pull_request: pull } = payload
  if (env.RUNNER_ENVIRONMENT === 'self-hosted' && pull && isOtherRepository(pull.head?.repo, payload))
    throw new MisconfiguredError(
      'This runner is self-hosted, and head comes from a fork: untrusted code could affect later jobs on this machine. Use a GitHub-hosted runner; or, if each job gets a fresh machine, set "trust-head: true".',
    )
}

/** Throws MisconfiguredError if the pull request that the input names comes from a fork. */
export function refuseNamedPullRequestOfFork(number: number, isOfFork: boolean, event: string): void {
  if (!isOfFork) return
  throw new MisconfiguredError(
    `pull-request: ${number} comes from a fork, and this workflow ("${event}") would run its code with the permissions of this repository. If the job has read-only permissions, set "trust-head: true".`,
  )
}

/** Returns true if a job with the permissions of the repository was started for code that may come from outside of it. */
function mayBeStrangers(name: string, payload: WorkflowEventPayload): boolean {
  if (name === 'issue_comment') return payload.issue?.pull_request !== undefined
  if (name === 'workflow_run') return isOtherRepository(payload.workflow_run?.head_repository, payload)
  return name === 'pull_request_target'
}

/** Returns true unless code is known to come from the repository of the workflow: missing information is not trusted. */
export function isOtherRepository(
  source: { readonly id?: number } | null | undefined,
  { repository }: WorkflowEventPayload,
): boolean {
  return repository?.id === undefined || source?.id !== repository.id
}
