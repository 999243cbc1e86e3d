// Where a run comments, and as whom.
import type { CommentId } from '../../core/inputs/special-kinds.ts'
import type { CommentMode } from '../../core/model/settings.ts'
import { nowhere, type Site } from '../../core/report/say/site.ts'
import type { Console } from '../program/console.ts'
import { type Addresses, repositoryIn } from './client.ts'
import type { CommentMark } from './comment-marker.ts'
import type { Thread } from './comments.ts'
import type { PullRequest } from './event.ts'

/** A CommentPlace is where a run comments, and as whom. */
export interface CommentPlace {
  readonly thread: Thread
  readonly mark: CommentMark
  readonly mode: CommentMode
  /** The job's values of the matrix; empty for a job without one. */
  readonly matrix: Readonly<Record<string, unknown>>
  /** The address of the workflow run; null outside a workflow. */
  readonly run: string | null
  /** What a report there can link to. */
  readonly site: Site
  readonly signal: AbortSignal
  readonly console: Console
}

/** The inputs that say where. */
export interface Commenting {
  readonly comment: CommentMode
  readonly commentId: CommentId
  readonly githubToken: string
  readonly acceptLabel: string | null
}

/** Null where there is nowhere to comment. `env` is that of the step. */
export function commentPlace(
  { comment, commentId: { commentId, matrix }, githubToken, acceptLabel }: Commenting,
  pull: (Pick<PullRequest, 'number'> & { readonly headSha: string | null }) | null,
  env: Readonly<Record<string, string | undefined>>,
  { signal, console }: Pick<CommentPlace, 'signal' | 'console'>,
): CommentPlace | null {
  const thread = threadOf(githubToken, pull, env)
  if (comment === 'never' || pull === null || thread === null) return null
  const { GITHUB_RUN_ID: id, GITHUB_RUN_ATTEMPT: attempt } = env
  const site = siteOf({ githubToken, acceptLabel }, pull, env)
  return {
    thread,
    mark: { commentId, run: id ? [Number(id), Number(attempt || 1)] : null, head: pull.headSha },
    mode: comment,
    matrix,
    run: site.run,
    site,
    signal,
    console,
  }
}

/** Null where there is no pull request. */
export function threadOf(
  token: string,
  pull: Pick<PullRequest, 'number'> | null,
  env: Readonly<Record<string, string | undefined>>,
): Thread | null {
  const repository = repositoryIn(env, token)
  return pull === null || repository.repository === '' ? null : { ...repository, pull: pull.number }
}

/** What a report of this run can link to, wherever in GitHub it is read. */
export function siteOf(
  { githubToken, acceptLabel }: Pick<Commenting, 'githubToken' | 'acceptLabel'>,
  pull: unknown,
  env: Readonly<Record<string, string | undefined>>,
): Site {
  const { at, repository } = repositoryIn(env, githubToken)
  if (repository === '') return nowhere
  const { GITHUB_RUN_ID: id } = env
  const run = id ? runAddress(at, repository, id) : null
  return {
    repository: `${at.server}/${repository}`,
    run,
    // The job summary, which has room for all.
    report: run,
    accepting: pull === null ? null : { label: acceptLabel },
  }
}

/** Where a workflow run is shown. */
export function runAddress({ server }: Addresses, repository: string, id: string): string {
  return `${server}/${repository}/actions/runs/${id}`
}
