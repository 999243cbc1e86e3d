// Applies to a result what was accepted on the pull request: finds it in comments, and asks pull-request.ts who has set the label.
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import * as v from 'valibot'
import { parseCommentCommand } from '../../core/command/parse-command.ts'
import {
  type AcceptanceLedger,
  type AcceptedPullRequestRegression,
  resolveAcceptancesToShownRegressions,
} from '../../core/judge/acceptances.ts'
import { rowsWithOutcome } from '../../core/judge/verdict.ts'
import type { ResultFile } from '../../core/model/result-file.ts'
import type { AcceptanceByLabelOrCommand } from '../../core/model/settings.ts'
import { commentTextToEndOfResult } from '../../core/report/show/comment-text.ts'
import { rejudgeWithAcceptances } from '../../core/result/result.ts'
import { shortPrintableName } from '../../core/words/escape.ts'
import {
  awaitRequestOrWarn,
  createRequestDeadline,
  fetchAllPages,
  type GitHubClient,
  isObjectOrArray,
  type OwnerAndRepo,
  type RequestDeadline,
  runGitHubRequestsWithRetries,
  UnexpectedGitHubResponseBodyError,
  userHasWriteAccess,
} from './api.ts'
import { findLabelSetterAndTime } from './pull-request.ts'
import {
  fetchBenchgateCommentOrNull,
  type PullRequestCommentContext,
  type PullRequestWithToken,
} from './update-comment.ts'

/** Milliseconds for all requests together: the verdict waits for them. */
const longest = 15_000

const mostRefused = 5

/** A result, and what was accepted on the pull request, whether it regressed in this run or not. */
export interface ResultWithAcceptances {
  readonly result: ResultFile
  readonly accepted: readonly AcceptedPullRequestRegression[]
}

/** Asks GitHub only if something regressed. If GitHub does not answer, nothing is accepted and a warning says so. */
export async function applyPullRequestAcceptances(
  result: ResultFile,
  label: string | null,
  {
    thread,
    mark,
    mode,
    signal,
    console,
  }: Pick<PullRequestCommentContext, 'thread' | 'mark' | 'mode' | 'signal' | 'console'>,
): Promise<ResultWithAcceptances> {
  const nothing = { result, accepted: [] }
  if (rowsWithOutcome(result.comparisons, 'regressed').length === 0 || thread.token === '') return nothing
  const deadline = createRequestDeadline(longest, signal)
  // A job that measures for another one to judge has nothing to accept, and may have no permission to ask.
  const level = mode === 'never' && result.settings.failOn === 'never' ? 'info' : 'warn'
  const warn = (line: string) => console[level](line)
  const withAccepted = async (): Promise<ResultWithAcceptances> => {
    const { acceptances, refused } = await readPullRequestAcceptances(thread, label ?? '', deadline)
    for (const refusedAcceptance of refused.slice(-mostRefused)) warn(refusal(refusedAcceptance))
    if (acceptances.length === 0) return nothing
    const comment = await fetchBenchgateCommentOrNull(thread, mark.commentId, deadline)
    const ledger = comment === null ? null : parseAcceptanceLedger(comment.text)
    // A label cannot accept what no comment is known to have shown: the first run measures, or somebody edited the comment.
    const isUnshown = ledger === null && comment !== null
    const counted = isUnshown ? acceptances.filter(({ what }) => what !== null) : acceptances
    const accepted = resolveAcceptancesToShownRegressions(result.comparisons, counted, ledger, mark.head)
    const judged = rejudgeWithAcceptances(result, accepted)
    if (rowsWithOutcome(judged.comparisons, 'regressed').length > 0)
      for (const line of acceptances.flatMap(acceptance => unused(acceptance, accepted)).slice(-mostRefused))
        warn(line)
    return { result: judged, accepted }
  }
  return (
    (await awaitRequestOrWarn(withAccepted(), { warn }, 'Nothing is accepted; run the job again.')) ?? nothing
  )
}

function refusal({ by, what, why }: PullRequestAcceptances['refused'][number]): string {
  return `${shortPrintableName(by, 60)} wrote "${shortPrintableName(what, 100)}", which does not count: ${why}`
}

/** Returns a warning for an acceptance that matched nothing, for use while the check fails. */
function unused(
  { by, what, url }: AcceptanceByLabelOrCommand,
  accepted: readonly AcceptedPullRequestRegression[],
): readonly string[] {
  if (accepted.some(acceptedOnPull => acceptedOnPull.url === url)) return []
  return what === null
    ? [
        `${shortPrintableName(by, 60)} set the label before the comment showed a regression. Remove it and set it again.`,
      ]
    : [
        `${shortPrintableName(by, 60)} accepted "${shortPrintableName(what, 100)}", but the comment showed no regression of that name.`,
      ]
}

// Acceptances on the pull request: by a label, or by comments of people with write permission.

/** An acceptance that does not count. `what` is the untrusted comment; `why` is the reason, which may quote it. */
interface RefusedAcceptance {
  readonly by: string
  readonly what: string
  readonly why: string
  readonly url: string
}

/** The acceptances, oldest first, and those that do not count. */
interface PullRequestAcceptances {
  readonly acceptances: readonly AcceptanceByLabelOrCommand[]
  readonly refused: readonly RefusedAcceptance[]
}

/** Also matches typing errors, such as a comma instead of the colon. */
const isMeantToAccept = /^\/benchgate\s+a/i

const question = { failing: 'Acceptances could not be read', permission: 'pull-requests: read' }

/**
 * Asks GitHub; `label` is '' for none. Throws CouldNotPublishError if it does not answer. GitHub lets only people with triage
 * permission set labels. Edited comments are refused: people with write permission can edit the comments of others, and the
 * API does not tell who did.
 */
export function readPullRequestAcceptances(
  thread: PullRequestWithToken,
  label: string,
  deadline: RequestDeadline,
): Promise<PullRequestAcceptances> {
  return runGitHubRequestsWithRetries(thread, question, deadline, async (rest, target, client) => {
    const place = { ...target, issue_number: thread.pull }
    const { acceptances, refused } = await byComments(client, thread, place)
    const byLabel = label === '' ? null : await findLabelSetterAndTime(rest, place, label)
    const url = `${thread.at.server}/${thread.repository}/pull/${thread.pull}`
    const all =
      byLabel === null ? acceptances : [...acceptances, { ...byLabel, what: null, reason: null, url }]
    return { acceptances: all.toSorted((a, b) => a.when.localeCompare(b.when)), refused }
  })
}

async function byComments(
  client: GitHubClient,
  { at }: PullRequestWithToken,
  place: OwnerAndRepo & { readonly issue_number: number },
): Promise<PullRequestAcceptances> {
  const { owner, repo } = place
  const { rest } = client
  const may = new Map<string, boolean>()
  const acceptances: AcceptanceByLabelOrCommand[] = []
  const refused: RefusedAcceptance[] = []
  const comments = await fetchAllPages('a list of comments', page =>
    rest.issues.listComments({ ...place, ...page }),
  )
  for (const comment of comments) {
    const {
      node_id: id,
      body,
      user,
      created_at: when = '',
      updated_at: changed,
      html_url: url = '',
    } = comment
    const command = parseCommentCommand(body ?? '')
    const by = user?.login ?? ''
    const [what = ''] = (body ?? '').split(/\r?\n/)
    const refuse = (why: string) => refused.push({ by, what, why, url })
    if (command?.kind === 'wrong' && isMeantToAccept.test(what)) refuse(command.message)
    if (command?.kind !== 'accept') continue
    if (!may.has(by)) may.set(by, by !== '' && (await userHasWriteAccess(rest, { owner, repo }, by)))
    if (!may.get(by)) refuse('It requires write permission.')
    else if (changed !== when && (await wasEdited(client, at, id)))
      refuse('The comment was edited, and it is not known by whom. Write a new one.')
    else acceptances.push({ by, when, what: command.benchmark, reason: command.reason, url })
  }
  return { acceptances, refused }
}

// Finds out whether a comment was edited. Its time of update also changes for other reasons.

const query = 'query($id: ID!) { node(id: $id) { ... on IssueComment { lastEditedAt } } }'

/** Asks GraphQL, which alone knows; `id` is the comment's node id. */
async function wasEdited(
  client: GitHubClient,
  { graphql }: PullRequestWithToken['at'],
  id: string | undefined,
): Promise<boolean> {
  const { data } = await client.request({ method: 'POST', url: graphql, query, variables: { id } })
  const node = (data as { data?: { node?: unknown } } | null)?.data?.node
  if (!isObjectOrArray(node) || !('lastEditedAt' in node))
    throw new UnexpectedGitHubResponseBodyError('the last edit of a comment', data)
  return node.lastEditedAt !== null
}

// The ledger: the hidden last line of a comment with a result, which stores for the next run what was shown and accepted,
// as compressed JSON.

/** The most characters of a ledger, as many as a thousand rows take; a comment has room for 65,536. */
export const maxAcceptanceLedgerLength = 32_000
/** The most bytes of a ledger that is read; ours are far smaller. */
const mostBytes = 2 ** 20

/**
 * Returns the line, of at most `longest` characters. Entries for which there is no room are dropped, the last ones first, so that
 * they must be accepted again. There is always a line, if only an empty one, as without one a label accepts nothing.
 */
export function formatAcceptanceLedger(
  { head, seen, accepted }: AcceptanceLedger,
  longest = maxAcceptanceLedgerLength,
): string {
  for (let most = Math.max(seen.length, accepted.length); ; ) {
    const shortened = { head, seen: seen.slice(0, most), accepted: accepted.slice(0, most) }
    // Rows of one acceptance differ only in their names, and compress well.
    const line = `<!-- benchgate ledger=${deflateRawSync(JSON.stringify(shortened)).toString('base64url')} -->`
    if (line.length <= longest || most === 0) return line
    most = Math.floor(most * Math.min(0.9, longest / line.length))
  }
}

/**
 * Reads the last line of the comment or of the previous result in it. Text above may be anybody's, also if no ledger
 * follows. Null if there is none that can be read.
 */
export function parseAcceptanceLedger(text: string): AcceptanceLedger | null {
  const [, code = ''] =
    /(?:^|\n)<!-- benchgate ledger=([\w-]+) -->$/.exec(commentTextToEndOfResult(text)) ?? []
  try {
    const text = inflateRawSync(Buffer.from(code, 'base64url'), { maxOutputLength: mostBytes })
    const { head, seen, accepted } = JSON.parse(text.toString('utf8'))
    return {
      head: typeof head === 'string' ? head : null,
      seen: seen.filter((entry: unknown) => v.is(seenSchema, entry)),
      accepted: accepted.filter((entry: unknown) => v.is(acceptedSchema, entry)),
    }
  } catch {
    // No line, no JSON, or JSON of another shape.
    return null
  }
}

const string = v.string()
const rowSchema = v.object({ benchmark: string, unit: string, package: v.nullable(string) })
const sizeSchema = v.nullable(v.pipe(v.number(), v.minValue(0)))
const valueSchema = v.optional(v.pipe(v.number(), v.minValue(0)))
const seenSchema = v.object({
  ...{ row: rowSchema, upTo: sizeSchema, valueUpTo: valueSchema },
  ...{ since: string, until: v.optional(string) },
})
const acceptedSchema = v.object({
  ...{ match: rowSchema, upTo: sizeSchema, valueUpTo: valueSchema },
  ...{ by: string, when: string, url: string, why: v.nullable(string) },
})
