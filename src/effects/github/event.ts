// Reads the event that started the workflow, reduced to what the gate needs.
//
// Head of a fork is refused on a self-hosted runner, because such a machine usually stays, and the next job meets what the fork
// left. A step cannot tell whether the runner is ephemeral, so `trust-head` says so.
import { readFile } from 'node:fs/promises'
import { MisconfiguredError } from '../../core/model/errors.ts'
import type { WorkflowEvent } from '../../core/model/event.ts'

/**
 * Reads the event from the environment and payload file of a workflow step. Throws MisconfiguredError if untrusted code would
 * run with the permissions of the repository, or on a machine that outlives the job, unless head is trusted.
 */
export async function readWorkflowEvent(
  env: Readonly<Record<string, string | undefined>>,
  trustHead: boolean,
): Promise<WorkflowEvent> {
  const name = env.GITHUB_EVENT_NAME ?? ''
  const path = env.GITHUB_EVENT_PATH
  const payload = path ? await readEventPayload(path) : {}
  if (!trustHead && mayBeStrangers(name, payload))
    throw new MisconfiguredError(
      `This workflow runs on "${name}", which would run untrusted code with the permissions of this repository. Use "on: pull_request"; or, if the job has read-only permissions and is started only by people you trust, set "trust-head: true".`,
    )
  if (!trustHead && env.RUNNER_ENVIRONMENT === 'self-hosted' && isOfFork(payload))
    throw new MisconfiguredError(
      'This runner is self-hosted, and head comes from a fork: untrusted code could affect later jobs on this machine. Use a GitHub-hosted runner; or, if each job gets a fresh machine, set "trust-head: true".',
    )
  const { pull_request: pull } = payload
  const before = payload.merge_group?.base_sha ?? payload.before
  return {
    name,
    pull:
      pull?.number && pull.base?.ref && pull.head?.sha
        ? { number: pull.number, baseRef: pull.base.ref, headSha: pull.head.sha }
        : null,
    before: before && !/^0+$/.test(before) ? before : null,
    defaultBranch: payload.repository?.default_branch || null,
  }
}

/** Reads the payload, without which it is unknown what to compare. */
export async function readEventPayload(path: string): Promise<Payload> {
  const refuse = (why: string) =>
    new MisconfiguredError(
      `GITHUB_EVENT_PATH: ${path} ${why}. It says what this workflow runs for. If the job has a container or steps that move files, give it the runner's file; otherwise set the inputs "base" and "head" and leave the variable empty.`,
    )
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw refuse(`cannot be read (${error.code})`)
  })
  let payload: unknown
  try {
    payload = JSON.parse(text)
  } catch {
    throw refuse('is no JSON')
  }
  if (typeof payload !== 'object' || payload === null || Array.isArray(payload))
    throw refuse('holds no JSON object')
  return payload
}

/** Returns true if a job with the permissions of the repository was started for code that may come from outside of it. */
function mayBeStrangers(name: string, { issue, workflow_run: run, repository }: Payload): boolean {
  if (name === 'issue_comment') return issue?.pull_request !== undefined
  // Missing information is not trusted.
  if (name === 'workflow_run')
    return repository?.id === undefined || run?.head_repository?.id !== repository.id
  return name === 'pull_request_target'
}

/** Missing information is not trusted; the repository of a deleted fork is null. */
function isOfFork({ pull_request: pull, repository }: Payload): boolean {
  return pull !== undefined && (repository?.id === undefined || pull.head?.repo?.id !== repository.id)
}

interface Payload {
  readonly repository?: { readonly id?: number; readonly default_branch?: string }
  readonly issue?: { readonly pull_request?: object }
  readonly workflow_run?: { readonly head_repository?: { readonly id?: number } | null }
  readonly pull_request?: {
    readonly number?: number
    readonly base?: { readonly ref?: string }
    readonly head?: { readonly sha?: string; readonly repo?: { readonly id?: number } | null }
  }
  readonly merge_group?: { readonly base_sha?: string }
  readonly before?: string
}
