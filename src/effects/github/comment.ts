// The one comment per comment-id on a pull request: found by its hidden marker, updated, never doubled.

import { createHash } from 'node:crypto'
import type { CommentId } from '../../core/inputs/kinds.ts'
import type { CommentMode } from '../../core/model/settings.ts'
import { nowhere, type Site } from '../../core/report/say/block.ts'
import type { Console } from '../program/console.ts'
import {
  type Addresses,
  allPages,
  type Client,
  CouldNotPublish,
  clientOf,
  type Deadline,
  failureCause,
  isObject,
  isTransient,
  ownerAndRepo,
  type Repository,
  repositoryIn,
  retry,
  UnexpectedResponse,
} from './api.ts'
import type { PullRequest } from './event.ts'

/** What a comment is to say, without the marker. */
export interface CommentContent extends Pick<Marked, 'shows' | 'at'> {
  readonly text: string
}

/** An Existing comment is ours, of an earlier time. */
export interface Existing extends Marked, CommentContent {}

/** A WrittenComment has an address, '' where there is none; an older run than that of the comment leaves it as it is. */
export interface WrittenComment {
  readonly url: string
  readonly isLeft: boolean
}

/**
 * Writes the comment: `write` gets the existing one (null if none) and gives what it is to say, null to leave all as it
 * is. Throws CouldNotPublish with the reason.
 *
 * Each try looks for the comment again, as a request whose answer was lost may have created it.
 */
export async function writeComment(
  thread: Thread,
  mark: CommentMark,
  write: (existing: Existing | null) => CommentContent | null,
  deadline: Deadline,
): Promise<WrittenComment> {
  if (thread.token === '')
    throw new CouldNotPublish(
      'There is no comment: the input "github-token" is empty. The report is in the job summary.',
    )
  const comments = commentsOf(clientOf(thread, deadline.signal), thread)
  try {
    return await retry(() => tryToWrite(comments, mark, write), deadline)
  } catch (error) {
    const why = failureCause(error, deadline, 'pull-requests: write')
    throw new CouldNotPublish(
      `The comment on ${thread.repository}#${thread.pull} could not be written: ${why} The report is in the job summary.`,
    )
  }
}

/** The comment, its text without the marker; null where there is none. Throws CouldNotPublish with the reason. */
export async function readComment(
  thread: Thread,
  commentId: string,
  deadline: Deadline,
): Promise<Existing | null> {
  const comments = commentsOf(clientOf(thread, deadline.signal), thread)
  try {
    const [existing] = await retry(() => comments.ours(markerStart(commentId)), deadline)
    return existing === undefined ? null : existingIn(commentId, existing.body)
  } catch (error) {
    const why = failureCause(error, deadline, 'pull-requests: read')
    throw new CouldNotPublish(`The comment on ${thread.repository}#${thread.pull} could not be read: ${why}`)
  }
}

function existingIn(commentId: string, body: string): Existing {
  return { ...readMarker(commentId, body), text: belowMarker(body) }
}

async function tryToWrite(
  comments: Comments,
  mark: CommentMark,
  write: (existing: Existing | null) => CommentContent | null,
): Promise<WrittenComment> {
  const start = markerStart(mark.commentId)
  const [existing] = await comments.ours(start)
  const before = existing ? existingIn(mark.commentId, existing.body) : null
  if (existing && before && isNewer(before, mark)) return { url: existing.url, isLeft: true }
  const content = write(before)
  if (content === null) return { url: existing?.url ?? '', isLeft: false }
  const { text, ...facts } = content
  const body = `${markerLine({ ...mark, ...facts })}\n${text}`
  const updated = existing && (await comments.update(existing.id, body))
  if (updated) return { url: updated.url, isLeft: false }
  const created = await comments.create(body)
  // Another job may have created one at the same moment: the oldest stays. Ours is written, whatever this answers. One
  // that has gone may still be listed.
  const [oldest = created] = (await comments.ours(start).catch(() => [])).filter(
    ({ id }) => id !== existing?.id,
  )
  if (oldest.id === created.id) return { url: created.url, isLeft: false }
  const isLeft = isNewer(readMarker(mark.commentId, oldest.body), mark)
  if (!isLeft && (await comments.update(oldest.id, body)) === null) return { url: created.url, isLeft: false }
  await comments.remove(created.id)
  return { url: oldest.url, isLeft }
}

// The comments of a pull request that are ours: listed, created, updated and removed, each answer checked.

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
      const comments = await allPages<{ body?: string; user?: { login?: string } | null }>(
        'a list of comments',
        page => rest.issues.listComments({ owner, repo, issue_number: pull, ...page }),
      )
      // Anyone can copy the marker, and may edit what they have written.
      const marked = comments.filter(({ body }) => body?.startsWith(start))
      const login = marked.length === 0 ? '' : await loginOf(client, thread)
      // GitHub lists them by their ids, which grow.
      return marked.filter(({ user }) => user?.login === login).map(commentIn)
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

// The hidden first line of our comments: whose they are, of which run and commit, and what they show.

/** A CommentMark says which gate writes a comment, and when. */
export interface CommentMark {
  readonly commentId: string
  /** The workflow run and its attempt, which grow with time; null outside a workflow. */
  readonly run: readonly [id: number, attempt: number] | null
  /** The commit that was measured; null where it is not known. */
  readonly head: string | null
}

/** What a comment shows: a result, that a run measures, or that there is none. */
export type Showing = 'result' | 'measuring' | 'failure'

/** A Marked comment has it, and says what it shows. */
export interface Marked extends CommentMark {
  readonly shows: Showing
  /** When it was written, in ISO 8601; null where that is not known. */
  readonly at: string | null
}

/** Longer ids, as those with a large matrix in them, are known by a digest of what is beyond. */
const longestId = 100

/** The line that a comment of this gate begins with, up to what differs from run to run. */
export function markerStart(commentId: string): string {
  const id =
    commentId.length <= longestId
      ? commentId
      : `${commentId.slice(0, longestId)}#${createHash('sha256').update(commentId).digest('hex').slice(0, 16)}`
  // Nothing in an id can end the HTML comment early.
  return `<!-- benchgate comment-id=${encodeURIComponent(id).replaceAll('-', '%2D')} `
}

/** The whole line. */
export function markerLine({ commentId, run, head, shows, at }: Marked): string {
  const ran = run === null ? '' : `run=${run.join('.')} `
  const of = head === null ? '' : `head=${head} `
  const when = at === null ? '' : `at=${at} `
  return `${markerStart(commentId)}${ran}${of}${when}${shows === 'result' ? '' : `${shows} `}-->`
}

/** What the first line of a comment of this gate says: an id in it has neither blanks nor `=`. */
export function readMarker(commentId: string, body: string): Marked {
  const [line = ''] = body.split('\n')
  const [, id = '', attempt = ''] = /\brun=(\d+)\.(\d+) /.exec(line) ?? []
  return {
    commentId,
    run: id === '' ? null : [Number(id), Number(attempt)],
    head: /\bhead=([0-9a-f]+) /.exec(line)?.[1] ?? null,
    at: /\bat=([\dTZ:.-]+) /.exec(line)?.[1] ?? null,
    shows: (/\b(measuring|failure) -->/.exec(line)?.[1] as Showing | undefined) ?? 'result',
  }
}

/** The text below the line. Who edits a comment on its page gives it the line ends of Windows. */
export function belowMarker(body: string): string {
  return body
    .slice(body.indexOf('-->') + '-->'.length)
    .replaceAll('\r\n', '\n')
    .trimStart()
}

/** Whether a comment is of a later run than ours, on another commit: an older report must not take its place. */
export function isNewer(existing: CommentMark, ours: CommentMark): boolean {
  if (existing.run === null || ours.run === null || existing.head === ours.head) return false
  const [id, attempt] = ours.run
  return existing.run[0] > id || (existing.run[0] === id && existing.run[1] > attempt)
}

/** Whether a comment was written by this very run. */
export function isSameRun(existing: CommentMark, { run }: CommentMark): boolean {
  return existing.run !== null && run !== null && existing.run.join() === run.join()
}

// Where a run comments, and as whom.

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

// Whether somebody has edited a comment: GitHub touches the time of its last change for other reasons, too.

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
