// Asks GitHub for what a publishing job needs besides the comment, and says in words why there was no answer.
import { failureCause } from './cause.ts'
import { type Client, clientOf, ownerAndRepo, type Repository } from './client.ts'
import { CouldNotPublish } from './could-not-publish.ts'
import { type Deadline, retry } from './retry.ts'

/** A Question says what is asked for, in an error, and which permission of the token that needs. */
export interface Question {
  /** As the beginning of a sentence: `The check run could not be written`. */
  readonly failing: string
  /** `checks: write`. */
  readonly permission: string
}

/** Makes requests, all again while GitHub fails for the moment. Throws CouldNotPublish with the reason. */
export async function askGitHub<T>(
  repository: Repository,
  { failing, permission }: Question,
  patience: Deadline,
  ask: (
    rest: Client['rest'],
    of: { readonly owner: string; readonly repo: string },
    client: Client,
  ) => Promise<T>,
): Promise<T> {
  if (repository.token === '') throw new CouldNotPublish(`${failing}: the input "github-token" is empty.`)
  const client = clientOf(repository, patience.signal)
  try {
    return await retry(() => ask(client.rest, ownerAndRepo(repository), client), patience)
  } catch (error) {
    const isUnseen = (error as { status?: number }).status === 404
    const advice = isUnseen ? ` It takes "permissions: ${permission}".` : ''
    throw new CouldNotPublish(`${failing}: ${failureCause(error, patience, permission)}${advice}`)
  }
}

/** Null for what is not there; any other error is thrown. */
export function goneAsNull(error: unknown): null {
  if ((error as { status?: number }).status !== 404) throw error
  return null
}
