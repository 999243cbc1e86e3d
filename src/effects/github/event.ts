// What GitHub says about the event that started the workflow, reduced to what the gate needs.
import { readFile } from 'node:fs/promises'
import { Misconfigured } from '../../core/model/errors.ts'

/** A PullRequest is the one that started the workflow. */
export interface PullRequest {
  readonly number: number
  readonly baseRef: string
  readonly headSha: string
}

/** An Event is why the workflow runs. */
export interface Event {
  readonly name: string
  readonly pull: PullRequest | null
  /** The commit to compare with where the event names it: the one before a push, or the base of a merge queue. */
  readonly before: string | null
}

/** Reads the event from the environment and payload file of a workflow step; outside a workflow there is none. */
export async function readEvent(env: Readonly<Record<string, string | undefined>>): Promise<Event> {
  const name = env.GITHUB_EVENT_NAME ?? ''
  const path = env.GITHUB_EVENT_PATH
  const payload: Payload = path ? JSON.parse(await readFile(path, 'utf8')) : {}
  if (name === 'pull_request_target')
    throw new Misconfigured(
      'This workflow runs on "pull_request_target", which would run a stranger\'s code with the rights of this repository. Use "on: pull_request".',
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
  }
}

interface Payload {
  readonly pull_request?: {
    readonly number?: number
    readonly base?: { readonly ref?: string }
    readonly head?: { readonly sha?: string }
  }
  readonly merge_group?: { readonly base_sha?: string }
  readonly before?: string
}
