// Octokit with a token, for the GitHub at these addresses: github.com or an Enterprise Server.
import { getOctokit } from '@actions/github'
import { actionFetch } from './action-fetch.ts'

/** Where GitHub is; each without a slash at its end. */
export interface Addresses {
  /** The REST API. */
  readonly api: string
  readonly graphql: string
  /** The pages, and git. */
  readonly server: string
}

/** A Repository is one on GitHub, and the token for it. */
export interface Repository {
  readonly token: string
  readonly at: Addresses
  /** `owner/name`. */
  readonly repository: string
}

export type Client = ReturnType<typeof getOctokit>

/** The longest wait for one answer, in milliseconds. */
const longestAnswer = 30_000

/**
 * The addresses that the runner names. GraphQL is on the API's host, as the token is for that one alone: where another
 * is named, and where none is, it is where an API at this address has it.
 */
export function addressesIn(env: Readonly<Record<string, string | undefined>>): Addresses {
  const named = (name: string, usual: string) => (env[name] || usual).replace(/\/+$/, '')
  const api = named('GITHUB_API_URL', 'https://api.github.com')
  const usual = `${api.replace(/\/v3$/, '')}/graphql`
  const graphql = named('GITHUB_GRAPHQL_URL', usual)
  return {
    api,
    graphql: hostOf(graphql) === hostOf(api) ? graphql : usual,
    server: named('GITHUB_SERVER_URL', 'https://github.com'),
  }
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : ''
}

/** The repository of a step. */
export function repositoryIn(env: Readonly<Record<string, string | undefined>>, token: string): Repository {
  return { token, at: addressesIn(env), repository: env.GITHUB_REPOSITORY ?? '' }
}

/** Its requests fail once `signal` aborts. */
export function clientOf({ token, at }: Pick<Repository, 'token' | 'at'>, signal: AbortSignal): Client {
  return getOctokit(token, {
    baseUrl: at.api,
    request: { fetch: actionFetch(longestAnswer, signal) },
  })
}

/** The parts of `owner/name`, as Octokit takes them. */
export function ownerAndRepo({ repository }: Pick<Repository, 'repository'>): {
  owner: string
  repo: string
} {
  const [owner = '', repo = ''] = repository.split('/')
  return { owner, repo }
}
