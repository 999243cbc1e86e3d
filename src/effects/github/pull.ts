// A pull request that the event does not have, asked of GitHub by its number.
import { isSha } from '../../core/common/sha.ts'
import { Misconfigured } from '../../core/model/errors.ts'
import { askGitHub } from './ask-github.ts'
import type { Repository } from './client.ts'
import type { Event, PullRequest } from './event.ts'
import type { Deadline } from './retry.ts'
import { UnexpectedResponse } from './unexpected-response.ts'

/** An AskedPull is a pull request as GitHub has it now. */
export interface AskedPull extends PullRequest {
  readonly baseSha: string
  readonly isOpen: boolean
  /** Whether head is in another repository, or in one that is gone. */
  readonly isOfFork: boolean
}

interface Answer {
  readonly number?: unknown
  readonly state?: unknown
  readonly base?: End
  readonly head?: End
}

interface End {
  readonly ref?: unknown
  readonly sha?: unknown
  readonly repo?: { readonly full_name?: unknown } | null
}

/** Throws CouldNotPublish with the reason. */
export function askPull(repository: Repository, number: number, patience: Deadline): Promise<AskedPull> {
  const question = {
    failing: `Pull request #${number} could not be read`,
    permission: 'pull-requests: read',
  }
  return askGitHub(repository, question, patience, async (rest, of) => {
    const { data } = (await rest.pulls.get({ ...of, pull_number: number })) as { data: Answer }
    const { state, base, head } = data ?? {}
    const isWhole = typeof base?.ref === 'string' && isSha(base.sha) && isSha(head?.sha)
    if (data?.number !== number || !isWhole) throw new UnexpectedResponse('a pull request', data)
    return {
      number,
      baseRef: base.ref as string,
      baseSha: base.sha as string,
      headSha: head?.sha as string,
      isOpen: state === 'open',
      isOfFork: String(head?.repo?.full_name).toLowerCase() !== repository.repository.toLowerCase(),
    }
  })
}

/**
 * The event, with the pull request of that number where it has none. Throws Misconfigured where it has another, or where
 * a stranger's code would have the rights of the repository, unless head is trusted; and as askPull does.
 */
export async function withPull(
  event: Event,
  number: number | null,
  trustHead: boolean,
  ask: (number: number) => Promise<AskedPull>,
): Promise<Event> {
  if (number === null || event.pull?.number === number) return event
  if (event.pull !== null)
    throw new Misconfigured(
      `pull-request: "${number}" is not the pull request of this event, which is ${event.pull.number}. Leave "pull-request" out.`,
    )
  const pull = await ask(number)
  if (pull.isOfFork && !trustHead)
    throw new Misconfigured(
      `pull-request: ${number} comes from a fork, and this workflow ("${event.name}") would run its code with the rights of this repository. Where the job can only read, set "trust-head: true".`,
    )
  return { ...event, pull }
}
