// How the fake GitHub's comments, pull requests, pages and errors look as JSON and headers.
import type { Answer } from './fake-github-contract.ts'
import { type Schema, smallestObject } from './smallest-value.ts'

/** A FakeComment is an issue comment as a test sees and makes it; who pushes one chooses its id. */
export interface FakeComment {
  readonly id: number
  /** Number of the issue or pull request it stands under. */
  readonly issue: number
  body: string
  /** Without one: `github-actions[bot]`, a Bot, as with the GITHUB_TOKEN of a workflow. */
  readonly user?: { readonly login: string; readonly type: 'Bot' | 'User' }
  /** What the user may do here; without one nothing. */
  readonly association?: 'OWNER' | 'MEMBER' | 'COLLABORATOR' | 'CONTRIBUTOR' | 'NONE'
  /** ISO 8601 in whole seconds; without one 2020-01-01. */
  readonly createdAt?: string
  updatedAt?: string
  /** When somebody has edited it; GitHub changes `updatedAt` for other reasons, too. */
  readonly editedAt?: string
}

/** A FakePull is a pull request; everything but the number has a default. */
export interface FakePull {
  readonly number: number
  readonly headSha?: string
  readonly headRef?: string
  /** `owner/name` of the fork it comes from; without one it comes from the repository itself. */
  readonly headRepository?: string
  readonly baseSha?: string
  readonly baseRef?: string
  /** Without one it is open. */
  readonly state?: 'open' | 'closed'
}

/** A Place is where a thing stands: the address of the API, the repository, and the schema of its answers. */
export interface Place {
  readonly url: string
  /** Address of the pages, for links. */
  readonly server: string
  /** `owner/name`. */
  readonly repository: string
  readonly schemas: Readonly<Record<string, Schema>>
}

export const githubActions = { login: 'github-actions[bot]', type: 'Bot' } as const

const longAgo = '2020-01-01T00:00:00Z'
const documentation = 'https://docs.github.com/rest'

export function commentJson(comment: FakeComment, place: Place): Record<string, unknown> {
  const { id, issue, body, createdAt = longAgo } = comment
  const api = `${place.url}/repos/${place.repository}/issues`
  return {
    ...smallest(place, 'issue-comment'),
    id,
    node_id: `IC_${id}`,
    url: `${api}/comments/${id}`,
    html_url: `${place.server}/${place.repository}/issues/${issue}#issuecomment-${id}`,
    issue_url: `${api}/${issue}`,
    body,
    user: { ...smallest(place, 'simple-user'), ...(comment.user ?? githubActions) },
    created_at: createdAt,
    updated_at: comment.updatedAt ?? createdAt,
    author_association: comment.association ?? 'NONE',
    performed_via_github_app: null,
  }
}

/** Ids of repositories in answers and events: this one, and any other. */
export const repositoryIds = { own: 1, fork: 2 } as const

/** As one pull request is answered, or as lists of them have it. */
export function pullJson(
  pull: FakePull,
  place: Place,
  kind: 'pull-request' | 'pull-request-simple' = 'pull-request',
): Record<string, unknown> {
  const { number, state = 'open', headRepository = place.repository } = pull
  const schema = place.schemas[kind]?.properties
  const end = (name: 'head' | 'base', repository: string, ref: string, sha: string) => ({
    ...smallestObject(schema?.[name] ?? {}),
    ref,
    sha,
    label: `${owner(repository)}:${ref}`,
    user: { ...smallest(place, 'simple-user'), login: owner(repository) },
    repo: {
      ...smallest(place, 'repository'),
      id: repository === place.repository ? repositoryIds.own : repositoryIds.fork,
      name: repository.split('/')[1],
      full_name: repository,
      fork: repository !== place.repository,
      owner: { ...smallest(place, 'simple-user'), login: owner(repository) },
    },
  })
  return {
    ...smallest(place, kind),
    number,
    state,
    url: `${place.url}/repos/${place.repository}/pulls/${number}`,
    html_url: `${place.server}/${place.repository}/pull/${number}`,
    user: { ...smallest(place, 'simple-user'), login: owner(headRepository) },
    head: end('head', headRepository, pull.headRef ?? 'topic', pull.headSha ?? 'a'.repeat(40)),
    base: end('base', place.repository, pull.baseRef ?? 'main', pull.baseSha ?? 'b'.repeat(40)),
  }
}

/** An error as GitHub writes it: the status is repeated in the body, as a string. */
export function error(status: number, message: string, more: Partial<Answer> = {}): Answer {
  const { body, headers = {} } = more
  const common = { message, documentation_url: documentation, status: String(status) }
  return { status, headers, body: { ...common, ...(body as object | undefined) } }
}

/**
 * The Link header of one page, or none where everything fits on it.
 *
 * As GitHub does: no `next` and `last` on the last page, no `prev` and `first` on the first.
 */
export function linkHeader(address: URL, page: number, pages: number): Record<string, string> {
  const link = (rel: string, to: number) => {
    const target = new URL(address)
    target.searchParams.set('page', String(to))
    return `<${target.href}>; rel="${rel}"`
  }
  const links = [
    ...(page > 1 ? [link('prev', page - 1)] : []),
    ...(page < pages ? [link('next', page + 1), link('last', pages)] : []),
    ...(page > 1 ? [link('first', 1)] : []),
  ]
  return links.length > 0 ? { link: links.join(', ') } : {}
}

/** GitHub writes whole seconds. */
export const now = () => new Date().toISOString().replace(/\.\d+/, '')

const owner = (repository: string) => repository.split('/')[0] ?? ''

export const smallest = (place: Place, schema: string) => smallestObject(place.schemas[schema] ?? {})
