// Writes the comment of a gate on a pull request: finds it by its hidden marker, and updates or creates it, never two.
import { createHash } from 'node:crypto'
import type { Inputs } from '../../core/inputs/check-inputs.ts'
import type { PullRequest } from '../../core/model/event.ts'
import type { CommentMode } from '../../core/model/settings.ts'
import { noReportLinks, type ReportLinks } from '../../core/report/say/block.ts'
import type { RunConsole } from '../program/console.ts'
import {
  fetchAllPages,
  type GitHubClient,
  type GitHubRepositoryWithToken,
  gitHubRepositoryAccessFromEnv,
  loginOfToken,
  type OwnerAndRepo,
  type RequestDeadline,
  rethrowErrorUnlessHttp404,
  runGitHubRequestsWithRetries,
  UnexpectedGitHubResponseBodyError,
} from './api.ts'

export interface CommentTextWithStateAndTime extends Pick<CommentMarker, 'shows' | 'at'> {
  readonly text: string
}

export interface ExistingComment extends CommentMarker, CommentTextWithStateAndTime {}

/** The address is '' if there is none. `isLeft`: the comment is of a newer run, and was not changed. */
export interface CommentUrlAndWhetherLeftUnchanged {
  readonly url: string
  readonly isLeft: boolean
}

/**
 * Writes the comment. `write` receives the existing one or null, and returns the new contents, or null to leave everything
 * as it is. Throws CouldNotPublishError with the reason. Each try looks for the comment again, as an earlier request may have
 * succeeded without a response.
 */
export async function writeComment(
  thread: PullRequestWithToken,
  mark: RunThatWritesComment,
  write: (existing: ExistingComment | null) => CommentTextWithStateAndTime | null,
  deadline: RequestDeadline,
): Promise<CommentUrlAndWhetherLeftUnchanged> {
  const purpose = {
    failing: `${commentName(thread)} could not be written`,
    permission: 'pull-requests: write',
  }
  return runGitHubRequestsWithRetries(thread, purpose, deadline, (_rest, target, client) =>
    tryToWrite(createCommentsClient(client, target, thread), mark, write),
  )
}

/** Returns the comment without its marker, or null. Throws CouldNotPublishError with the reason. */
export async function fetchBenchgateCommentOrNull(
  thread: PullRequestWithToken,
  commentId: string,
  deadline: RequestDeadline,
): Promise<ExistingComment | null> {
  const purpose = { failing: `${commentName(thread)} could not be read`, permission: 'pull-requests: read' }
  return runGitHubRequestsWithRetries(thread, purpose, deadline, async (_rest, target, client) => {
    const comments = createCommentsClient(client, target, thread)
    const [existing] = await comments.ours(commentMarkerStartOfCommentId(commentId))
    return existing === undefined ? null : existingIn(commentId, existing.body)
  })
}

function commentName({ repository, pull }: PullRequestWithToken): string {
  return `The comment on ${repository}#${pull}`
}

function existingIn(commentId: string, body: string): ExistingComment {
  return { ...parseMarkerOfOwnComment(commentId, body), text: textBelowCommentMarker(body) }
}

async function tryToWrite(
  comments: ReturnType<typeof createCommentsClient>,
  mark: RunThatWritesComment,
  write: (existing: ExistingComment | null) => CommentTextWithStateAndTime | null,
): Promise<CommentUrlAndWhetherLeftUnchanged> {
  const start = commentMarkerStartOfCommentId(mark.commentId)
  const [existing] = await comments.ours(start)
  const before = existing ? existingIn(mark.commentId, existing.body) : null
  if (existing && before && isCommentOfLaterRunOnOtherHead(before, mark))
    return { url: existing.url, isLeft: true }
  const content = write(before)
  if (content === null) return { url: existing?.url ?? '', isLeft: false }
  const { text, ...facts } = content
  const body = `${formatCommentMarker({ ...mark, ...facts })}\n${text}`
  const updated = existing && (await comments.update(existing.id, body))
  if (updated) return { url: updated.url, isLeft: false }
  const created = await comments.create(body)
  // Another job may have created one at the same moment: the oldest stays. Ours is written, whatever this request answers.
  // A deleted comment may still be listed.
  const [oldest = created] = (await comments.ours(start).catch(() => [])).filter(
    ({ id }) => id !== existing?.id,
  )
  if (oldest.id === created.id) return { url: created.url, isLeft: false }
  const isLeft = isCommentOfLaterRunOnOtherHead(parseMarkerOfOwnComment(mark.commentId, oldest.body), mark)
  if (!isLeft && (await comments.update(oldest.id, body)) === null) return { url: created.url, isLeft: false }
  await comments.remove(created.id)
  return { url: oldest.url, isLeft }
}

// Requests for our comments; each response is checked.

export interface PullRequestWithToken extends GitHubRepositoryWithToken {
  readonly pull: number
}

interface BenchgateComment {
  readonly id: number
  readonly body: string
  readonly url: string
}

function createCommentsClient(client: GitHubClient, target: OwnerAndRepo, thread: PullRequestWithToken) {
  const { rest } = client
  const place = { ...target, issue_number: thread.pull }
  return {
    /** Returns our comments that begin with `start`, oldest first. */
    async ours(start: string): Promise<readonly BenchgateComment[]> {
      const comments = await fetchAllPages('a list of comments', page =>
        rest.issues.listComments({ ...place, ...page }),
      )
      // Anyone can copy the marker, and edit what they have written.
      const marked = comments.filter(({ body }) => body?.startsWith(start))
      const login = marked.length === 0 ? '' : await loginOfToken(client, thread)
      // GitHub sorts them by id, which grows.
      return marked.filter(({ user }) => user?.login === login).map(commentIn)
    },
    async create(body: string) {
      return commentIn((await rest.issues.createComment({ ...place, body })).data)
    },
    /** Returns null if the comment was deleted. */
    async update(id: number, body: string) {
      const request = rest.issues.updateComment({ ...target, comment_id: id, body })
      const answer = await request.catch(rethrowErrorUnlessHttp404)
      return answer && commentIn(answer.data)
    },
    async remove(id: number) {
      await rest.issues.deleteComment({ ...target, comment_id: id }).catch(rethrowErrorUnlessHttp404)
    },
  }
}

function commentIn(data: unknown): BenchgateComment {
  const { id, body, html_url: url } = (data ?? {}) as { id?: unknown; body?: unknown; html_url?: unknown }
  if (typeof id !== 'number' || typeof body !== 'string' || typeof url !== 'string')
    throw new UnexpectedGitHubResponseBodyError('a comment', data)
  return { id, body, url }
}

// The marker: the hidden first line with the gate, run, commit and contents of a comment.

export interface RunThatWritesComment {
  readonly commentId: string
  /** The workflow run and its attempt, which both grow; null outside of a workflow. */
  readonly run: readonly [id: number, attempt: number] | null
  /** The measured commit; null if unknown. */
  readonly head: string | null
}

/** The state that a comment shows: a result, a run in progress, or a failure. */
type RunStateInComment = 'result' | 'measuring' | 'failure'

export interface CommentMarker extends RunThatWritesComment {
  readonly shows: RunStateInComment
  /** The time of writing in ISO 8601; null if unknown. */
  readonly at: string | null
}

/** The rest of a longer id, such as one with a large matrix, is replaced by a digest. */
const longestId = 100

/** Returns the beginning of the marker, which is the same in all runs of a gate. */
export function commentMarkerStartOfCommentId(commentId: string): string {
  const id =
    commentId.length <= longestId
      ? commentId
      : `${commentId.slice(0, longestId)}#${createHash('sha256').update(commentId).digest('hex').slice(0, 16)}`
  // Encodes everything that could end the HTML comment, without the half of an emoji that the cut may have left.
  return `<!-- benchgate comment-id=${encodeURIComponent(id.replace(/\p{Cs}/u, '')).replaceAll('-', '%2D')} `
}

export function formatCommentMarker({ commentId, run, head, shows, at }: CommentMarker): string {
  const ran = run === null ? '' : `run=${run.join('.')} `
  const headText = head === null ? '' : `head=${head} `
  const when = at === null ? '' : `at=${at} `
  return `${commentMarkerStartOfCommentId(commentId)}${ran}${headText}${when}${shows === 'result' ? '' : `${shows} `}-->`
}

export function parseMarkerOfOwnComment(commentId: string, body: string): CommentMarker {
  const [line = ''] = body.split('\n')
  const [, id = '', attempt = ''] = /\brun=(\d+)\.(\d+) /.exec(line) ?? []
  return {
    commentId,
    run: id === '' ? null : [Number(id), Number(attempt)],
    head: /\bhead=([0-9a-f]+) /.exec(line)?.[1] ?? null,
    at: /\bat=([\dTZ:.-]+) /.exec(line)?.[1] ?? null,
    shows: (/\b(measuring|failure) -->/.exec(line)?.[1] as RunStateInComment | undefined) ?? 'result',
  }
}

/** Returns the text below the marker. Editing a comment in the browser changes its line ends to CRLF. */
export function textBelowCommentMarker(body: string): string {
  return body
    .slice(body.indexOf('-->') + '-->'.length)
    .replaceAll('\r\n', '\n')
    .trimStart()
}

/** Returns true if a comment is of a later run on another commit, which an older report must not replace. */
export function isCommentOfLaterRunOnOtherHead(
  existing: RunThatWritesComment,
  ours: RunThatWritesComment,
): boolean {
  if (existing.run === null || ours.run === null || existing.head === ours.head) return false
  const [id, attempt] = ours.run
  return existing.run[0] > id || (existing.run[0] === id && existing.run[1] > attempt)
}

export function isCommentOfSameRun(existing: RunThatWritesComment, { run }: RunThatWritesComment): boolean {
  return existing.run !== null && run !== null && existing.run.join() === run.join()
}

// The place of a comment.

/** The comments of a pull request, and how a run uses them. */
export interface PullRequestCommentContext {
  readonly thread: PullRequestWithToken
  readonly mark: RunThatWritesComment
  /** With `never` nothing is written, but acceptances are read. */
  readonly mode: CommentMode
  /** The matrix values of the job; empty without a matrix. */
  readonly matrix: Readonly<Record<string, unknown>>
  /** The address of the workflow run that measures; null outside of a workflow. */
  readonly run: string | null
  readonly signal: AbortSignal
  readonly console: RunConsole
}

/** Returns null without a pull request. `env` is the environment of the step. */
export function pullRequestCommentContextOrNull(
  {
    comment,
    commentId: { commentId, matrix },
    githubToken,
  }: Pick<Inputs, 'comment' | 'commentId' | 'githubToken'>,
  pull: (Pick<PullRequest, 'number'> & { readonly headSha: string | null }) | null,
  env: Readonly<Record<string, string | undefined>>,
  { signal, console }: Pick<PullRequestCommentContext, 'signal' | 'console'>,
): PullRequestCommentContext | null {
  const repository = gitHubRepositoryAccessFromEnv(env, githubToken)
  if (pull === null || repository.repository === '') return null
  const { GITHUB_RUN_ID: id, GITHUB_RUN_ATTEMPT: attempt } = env
  return {
    thread: { ...repository, pull: pull.number },
    mark: { commentId, run: id ? [Number(id), Number(attempt || 1)] : null, head: pull.headSha },
    mode: comment,
    matrix,
    run: workflowRunUrl(repository, id),
    signal,
    console,
  }
}

export function linksFromReportOfThisWorkflowRun(
  acceptLabel: string | null,
  pull: unknown,
  env: Readonly<Record<string, string | undefined>>,
): ReportLinks {
  const repository = gitHubRepositoryAccessFromEnv(env, '')
  if (repository.repository === '') return noReportLinks
  const run = workflowRunUrl(repository, env.GITHUB_RUN_ID)
  return {
    repository: `${repository.at.server}/${repository.repository}`,
    run,
    // The job summary, which has room for the full report.
    report: run,
    accepting: pull === null ? null : { label: acceptLabel },
  }
}

/** Returns the address of a workflow run; null without an id. */
export function workflowRunUrl(
  { at, repository }: Pick<GitHubRepositoryWithToken, 'at' | 'repository'>,
  id: string | number | undefined,
): string | null {
  return id && repository !== '' ? `${at.server}/${repository}/actions/runs/${id}` : null
}
