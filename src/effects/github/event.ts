// Reads the event that started the workflow, reduced to what the gate needs.
import { readFile } from 'node:fs/promises'
import { isFullSha } from '../../core/common/sha.ts'
import { MisconfiguredError } from '../../core/model/errors.ts'
import type { ParsedWorkflowEvent, WorkflowEventPayload } from '../../core/model/event.ts'
import { refuseUntrustedHead } from './untrusted-head.ts'

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
