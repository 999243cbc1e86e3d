// The comments of a pull request that are ours: listed, created, updated and removed, each answer checked.
import { type Client, ownerAndRepo, type Repository } from './client.ts'
import { allPages, isObject } from './pages.ts'
import { isTransient } from './retry.ts'
import { UnexpectedResponse } from './unexpected-response.ts'

/** A Thread is the pull request to comment on, and the token to do it with. */
export interface Thread extends Repository {
  readonly pull: number
}

/** A Comment is one of ours. */
export interface Comment {
  readonly id: number
  readonly body: string
  readonly url: string
}

/** The Comments of a thread; every answer is checked for what it should hold. */
export interface Comments {
  /** Those that begin so and are ours, the oldest first. */
  ours(start: string): Promise<readonly Comment[]>
  create(body: string): Promise<Comment>
  /** Null where the comment is gone. */
  update(id: number, body: string): Promise<Comment | null>
  remove(id: number): Promise<void>
}

export function commentsOf(client: Client, thread: Thread): Comments {
  const { owner, repo } = ownerAndRepo(thread)
  const { pull } = thread
  const { rest } = client
  const gone = (error: unknown) => {
    if ((error as { status?: number }).status !== 404) throw error
    return null
  }
  return {
    async ours(start) {
      const all = await allPages<{ body?: string; user?: { login?: string } | null }>(
        'a list of comments',
        page => rest.issues.listComments({ owner, repo, issue_number: pull, ...page }),
      )
      // Anyone can copy the marker, and may edit what they have written.
      const marked = all.filter(({ body }) => body?.startsWith(start))
      const own = marked.length === 0 ? '' : await loginOf(client, thread)
      // GitHub lists them by their ids, which grow.
      return marked.filter(({ user }) => user?.login === own).map(commentIn)
    },
    async create(body) {
      return commentIn((await rest.issues.createComment({ owner, repo, issue_number: pull, body })).data)
    },
    async update(id, body) {
      const answer = await rest.issues.updateComment({ owner, repo, comment_id: id, body }).catch(gone)
      return answer && commentIn(answer.data)
    },
    async remove(id) {
      await rest.issues.deleteComment({ owner, repo, comment_id: id }).catch(gone)
    },
  }
}

function commentIn(data: unknown): Comment {
  const { id, body, html_url: url } = (data ?? {}) as { id?: unknown; body?: unknown; html_url?: unknown }
  if (typeof id !== 'number' || typeof body !== 'string' || typeof url !== 'string')
    throw new UnexpectedResponse('a comment', data)
  return { id, body, url }
}

/**
 * Whose token it is. That of a job may ask this through GraphQL alone; where nothing answers, it is taken to be that of
 * a job.
 */
export async function loginOf(client: Client, { at }: Pick<Repository, 'at'>): Promise<string> {
  try {
    const { data } = await client.request({ method: 'POST', url: at.graphql, query: '{ viewer { login } }' })
    if (!isObject(data)) throw new UnexpectedResponse('the owner of the token', data)
    return (data as Viewer).data?.viewer?.login ?? ofJob
  } catch (error) {
    if (isTransient(error)) throw error
    return ofJob
  }
}

const ofJob = 'github-actions[bot]'

interface Viewer {
  readonly data?: { readonly viewer?: { readonly login?: string } }
}
