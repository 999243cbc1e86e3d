// The comments of a pull request that are ours: listed, created, updated and removed, each answer checked.
import type { getOctokit } from '@actions/github'
import { isPassing } from './retry.ts'

type Octokit = ReturnType<typeof getOctokit>

/** A Thread is the pull request to comment on, and the token to do it with. */
export interface Thread {
  readonly token: string
  /** Address of GitHub's REST API. */
  readonly api: string
  /** `owner/name`. */
  readonly repository: string
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

/** Comments on one page, and pages at most: a thread with more than these is no discussion. */
const perPage = 100
const mostPages = 100

export function commentsOf(octokit: Octokit, { repository, pull }: Thread): Comments {
  const [owner = '', repo = ''] = repository.split('/')
  const { rest } = octokit
  const gone = (error: unknown) => {
    if ((error as { status?: number }).status !== 404) throw error
    return null
  }
  return {
    async ours(start) {
      const found: Comment[] = []
      let own: string | null = null
      for (let page = 1; page <= mostPages; page++) {
        const { data } = await rest.issues.listComments({
          owner,
          repo,
          issue_number: pull,
          per_page: perPage,
          page,
        })
        if (!Array.isArray(data)) throw odd('a list of comments')
        for (const one of data) {
          if (!one.body?.startsWith(start)) continue
          own ??= await loginOf(octokit)
          // Anyone can copy the marker, and may edit what they have written.
          if (one.user?.login === own) found.push(commentIn(one))
        }
        if (data.length < perPage) break
      }
      return found.sort((a, b) => a.id - b.id)
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

/** An answer may be cut off, empty, or the page of a proxy, and still say that all is well. */
function commentIn(data: unknown): Comment {
  const { id, body, html_url: url } = (data ?? {}) as { id?: unknown; body?: unknown; html_url?: unknown }
  if (typeof id !== 'number' || typeof body !== 'string' || typeof url !== 'string') throw odd('a comment')
  return { id, body, url }
}

/** Is tried again as a server's error is. */
function odd(wanted: string): Error {
  return Object.assign(new Error(`the answer is not ${wanted}`), { status: 502 })
}

/**
 * Whose token it is. That of a job may ask this through GraphQL alone; where nothing answers, it is taken to be that of
 * a job.
 */
async function loginOf(octokit: Octokit): Promise<string> {
  try {
    const { viewer } = await octokit.graphql<{ viewer: { login: string } }>('{ viewer { login } }')
    return viewer.login
  } catch (error) {
    if (isPassing(error)) throw error
    return 'github-actions[bot]'
  }
}
