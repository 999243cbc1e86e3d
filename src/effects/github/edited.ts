// Whether somebody has edited a comment: GitHub touches the time of its last change for other reasons, too.
import type { Client, Repository } from './client.ts'
import { isObject } from './pages.ts'
import { UnexpectedResponse } from './unexpected-response.ts'

const query = 'query($id: ID!) { node(id: $id) { ... on IssueComment { lastEditedAt } } }'

/** `id` is the comment's node id. Only GraphQL tells. */
export async function wasEdited(
  client: Client,
  { graphql }: Repository['at'],
  id: string | undefined,
): Promise<boolean> {
  const { data } = await client.request({ method: 'POST', url: graphql, query, variables: { id } })
  const node = (data as Answered | null)?.data?.node
  if (!isObject(node) || !('lastEditedAt' in node))
    throw new UnexpectedResponse('when a comment was edited', data)
  return node.lastEditedAt !== null
}

interface Answered {
  readonly data?: { readonly node?: unknown }
}
