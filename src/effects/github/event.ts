// Reads the event that started the workflow, reduced to what the gate needs, and refuses the code of strangers.
import { readFile } from 'node:fs/promises'
import { MisconfiguredError } from '../../core/model/errors.ts'
import type { ParsedWorkflowEvent, WorkflowEventPayload } from '../../core/model/event.ts'
import { isFullSha } from '../../core/words/numbers.ts'

/**
 * Reads the event from the environment and payload file of a workflow step. Throws MisconfiguredError if untrusted code would
 * run with the permissions of the repository, or on a machine that outlives the job, unless head is trusted.
 */
export async function readWorkflowEventRefusingUntrustedHead(
  env: Readonly<Record<string, string | undefined>>,
  trustHead: boolean,
): Promise<ParsedWorkflowEvent> {
  const name = env.GITHUB_EVENT_NAME ?? ''
  const path = env.GITHUB_EVENT_PATH
  const payload = path ? await readEventPayload(path) : {}
  if (!trustHead) refuseUntrustedHead(name, payload, env)
  const { pull_request: pull } = payload
  const before = payload.merge_group?.base_sha ?? payload.before
  return {
    name,
    pull:
      pull?.number && pull.base?.ref && isFullSha(pull.head?.sha)
        ? { number: pull.number, baseRef: pull.base.ref, headSha: pull.head.sha }
        : null,
    before: before && !/^0+$/.test(before) ? before : null,
    isForced: payload.forced === true,
    defaultBranch: payload.repository?.default_branch || branchOfSchedule(name, env.GITHUB_REF),
  }
}

/** Returns the default branch, for which alone a schedule runs: its payload has no repository. */
function branchOfSchedule(name: string, ref = ''): string | null {
  return (name === 'schedule' && /^refs\/heads\/(.+)$/.exec(ref)?.[1]) || null
}

/** Reads the payload, without which it is unknown what to compare. */
export async function readEventPayload(path: string): Promise<WorkflowEventPayload> {
  const refuse = (why: string) =>
    new MisconfiguredError(
      `GITHUB_EVENT_PATH: ${path} ${why}. This file says which event started the workflow. If the job has a container or steps that move files, make the runner's file available at this path; otherwise set the inputs "base" and "head" and leave the variable empty.`,
    )
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw refuse(`cannot be read (${error.code})`)
  })
  let payload: unknown
  try {
    payload = JSON.parse(text)
  } catch {
    throw refuse('is not JSON')
  }
  if (typeof payload !== 'object' || payload === null || Array.isArray(payload))
    throw refuse('holds no JSON object')
  return payload
}

// Refuses to run the code of strangers with the permissions of the repository, or on a machine that outlives the job, unless
// `trust-head` allows it.
//
// Head of a fork is refused on a self-hosted runner, because such a machine usually stays, and the next job meets what the fork
// left. A step cannot tell whether the runner is ephemeral, so `trust-head` says so.

/** Throws MisconfiguredError if untrusted code would run by the event `name` on the runner that `env` describes. */
function refuseUntrustedHead(
  name: string,
  payload: WorkflowEventPayload,
  env: Readonly<Record<string, string | undefined>>,
): void {
  if (mayBeStrangers(name, payload))
    throw new MisconfiguredError(
      `This workflow runs on "${name}", which would run untrusted code with the permissions of this repository. Use "on: pull_request"; or, if the job has read-only permissions and is started only by people you trust, set "trust-head: true".`,
    )
  const { pull_request: pull } = payload
  if (
    env.RUNNER_ENVIRONMENT === 'self-hosted' &&
    pull &&
    mayComeFromOtherRepository(pull.head?.repo, payload)
  )
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
  if (name === 'workflow_run')
    return mayComeFromOtherRepository(payload.workflow_run?.head_repository, payload)
  return name === 'pull_request_target'
}

/** Returns true unless code is known to come from the repository of the workflow: missing information is not trusted. */
export function mayComeFromOtherRepository(
  source: { readonly id?: number } | null | undefined,
  { repository }: WorkflowEventPayload,
): boolean {
  return repository?.id === undefined || source?.id !== repository.id
}
