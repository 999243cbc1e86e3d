// Whether somebody may write to the repository, as its API says: how a comment calls its author tells less.

import { goneAsNull } from './ask-github.ts'
import type { Client, ownerAndRepo } from './client.ts'
import { UnexpectedResponse } from './unexpected-response.ts'

/** Those who `maintain` have `write`, and those who `triage` have `read`. */
const writing = ['admin', 'write']

/** False for who is unknown here. */
export async function mayWrite(
  rest: Client['rest'],
  of: ReturnType<typeof ownerAndRepo>,
  login: string,
): Promise<boolean> {
  const asked = rest.repos.getCollaboratorPermissionLevel({ ...of, username: login })
  const answer = await asked.catch(goneAsNull)
  if (answer === null) return false
  const permission: unknown = answer.data?.permission
  if (typeof permission !== 'string') throw new UnexpectedResponse('a permission', answer.data)
  return writing.includes(permission)
}
