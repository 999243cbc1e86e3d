// Shows a run in the comment on its pull request, last of all, as the verdict must not wait for GitHub.
//
// Updates during a run are seldom (after 1, 2, 4, 8 and 16 minutes, then every ten) and never awaited: each costs 5 to 6 ms of
// processor time beside the benchmarks. The post step writes the end of a run that was killed.
import * as core from '@actions/core'
import { commentIdWithMatrixInputKind } from '../../core/inputs/input-kinds.ts'
import { type AcceptanceLedger, createNextAcceptanceLedger } from '../../core/judge/acceptances.ts'
import { isWorthComment } from '../../core/judge/verdict.ts'
import { nextProgressUpdateTime, roundLabel } from '../../core/live/progress.ts'
import type { MeasurementProgress } from '../../core/model/measuring.ts'
import type { ReportLinks } from '../../core/report/say/block.ts'
import { maxCommentLength, renderFullestReportWithinLimit } from '../../core/report/say/fit-limit.ts'
import {
  cancelledNotice,
  extractPreviousResult,
  failureNotice,
  maxTextBesidesPreviousResult,
  measuringNotice,
  noticeWithPreviousResult,
  type PreviousResultInComment,
  type ProgressInComment,
} from '../../core/report/show/comment-text.ts'
import { markdownOfRunReport } from '../../core/report/show/markdown.ts'
import { markdownInlineCodeOfName, shortPrintableName } from '../../core/words/escape.ts'
import type { RunConsole } from '../program/console.ts'
import { steadyNow } from '../program/steady-clock.ts'
import { awaitRequestOrWarn, createRequestDeadline, type RequestDeadline } from './api.ts'
import { readWorkflowEventRefusingUntrustedHead } from './event.ts'
import {
  formatAcceptanceLedger,
  maxAcceptanceLedgerLength,
  parseAcceptanceLedger,
  type ResultWithAcceptances,
} from './pull-request-acceptances.ts'
import {
  type CommentTextWithStateAndTime,
  type CommentUrlAndWhetherLeftUnchanged,
  type ExistingComment,
  isCommentOfSameRun,
  type PullRequestCommentContext,
  pullRequestCommentContextOrNull,
  writeComment,
} from './update-comment.ts'

/** Milliseconds for all requests of a comment, including waits. */
const longest = 45_000

/** Milliseconds once a run is cancelled: the runner ends it after 7.5 seconds by default. */
const longestLast = 4_000

/** Characters of a comment besides the report and the ledger: marker, matrix, and what surrounds a previous result. */
const reserve = maxTextBesidesPreviousResult + 1000
/** Characters that a ledger has in any case, for what earlier runs showed. */
const leastLedgerRoom = 8000

/** Writes the report into the comment, and what was accepted into its ledger. Warns if that fails. */
export async function writeResultComment(
  { result, accepted }: ResultWithAcceptances,
  place: PullRequestCommentContext,
  site: ReportLinks,
): Promise<void> {
  const ledgerAt = (at: string, before: AcceptanceLedger | null) =>
    createNextAcceptanceLedger(result.comparisons, accepted, place.mark.head, at, before)
  // An acceptance that the ledger forgets would turn the next run red. A report of thousands of rows takes seconds, too long for each try.
  const own = formatAcceptanceLedger(ledgerAt(currentIsoTime(), null)).length
  const room = Math.min(maxAcceptanceLedgerLength, own + leastLedgerRoom)
  const text = renderFullestReportWithinLimit(
    result,
    maxCommentLength - reserve - room,
    markdownOfRunReport,
    site,
  )
  const isWorth = isWorthComment(place.mode, result)
  await publish(place, existing => {
    if (existing === null && !isWorth) return null
    const at = currentIsoTime()
    const ledger = ledgerAt(at, parseAcceptanceLedger(existing?.text ?? ''))
    return { text: `${text}\n${formatAcceptanceLedger(ledger, room)}`, shows: 'result', at }
  })
}

/**
 * Writes that the run has no verdict, above the folded previous result, or the whole `report` if there is none; `isRed`
 * tells whether the check fails.
 */
export async function writeFailureComment(
  report: string,
  reason: string,
  isRed: boolean,
  place: PullRequestCommentContext,
): Promise<void> {
  const { mode, mark, run } = place
  await publish(place, existing => {
    // With the other modes a new comment is for a change or a check that fails.
    if (existing === null && !isRed && mode !== 'always') return null
    const last = lastOf(existing)
    const text = last
      ? noticeWithPreviousResult(failureNotice({ head: mark.head, run }, reason, isRed), last)
      : report
    return { text, shows: 'failure', at: currentIsoTime() }
  })
}

/** Writes that a run has been measuring since `since`. Throws CouldNotPublishError. */
export function writeProgressComment(
  since: string,
  pace: ProgressInComment | null,
  place: PullRequestCommentContext,
  deadline: RequestDeadline,
): Promise<CommentUrlAndWhetherLeftUnchanged> {
  const { mode, mark, run, console } = place
  // Later tries may find what the first has written.
  let isFirstTry = pace === null
  return write(
    place,
    existing => {
      if (isFirstTry && existing !== null && isCommentOfSameRun(existing, mark))
        console.warn(
          `comment-id: "${shortPrintableName(mark.commentId)}" is already used by another gate in this run, and this report replaces the report of that gate. Give each gate a "comment-id" of its own.`,
        )
      isFirstTry = false
      if (existing === null && mode !== 'always') return null
      const notice = measuringNotice({ head: mark.head, run }, since, pace)
      return { text: noticeWithPreviousResult(notice, lastOf(existing)), shows: 'measuring', at: since }
    },
    deadline,
  )
}

/**
 * Writes that the run was cancelled, if its comment still says that it measures. There is time for a few tries only, and
 * nobody waits for a warning.
 */
export async function markMeasuringCommentCancelled(place: PullRequestCommentContext): Promise<void> {
  const { mark, run } = place
  const deadline = createRequestDeadline(longestLast, new AbortController().signal)
  await write(
    place,
    existing =>
      existing?.shows === 'measuring' && isCommentOfSameRun(existing, mark)
        ? {
            text: noticeWithPreviousResult(
              cancelledNotice({ head: mark.head, run }, currentIsoTime()),
              lastOf(existing),
            ),
            shows: 'failure',
            at: currentIsoTime(),
          }
        : null,
    deadline,
  ).catch((error: unknown) => place.console.info(String(error)))
}

async function publish(
  place: PullRequestCommentContext,
  contentFor: (existing: ExistingComment | null) => CommentTextWithStateAndTime | null,
): Promise<void> {
  const { signal, console } = place
  const writing = write(place, contentFor, createRequestDeadline(longest, signal, longestLast))
  const written = await awaitRequestOrWarn(writing, console, 'The report is in the job summary.')
  if (written?.isLeft) console.info('the comment is about a newer commit, and was left as it is')
  core.setOutput('comment-url', written?.url ?? '')
}

function write(
  { thread, mark, matrix }: PullRequestCommentContext,
  contentFor: (existing: ExistingComment | null) => CommentTextWithStateAndTime | null,
  deadline: RequestDeadline,
): Promise<CommentUrlAndWhetherLeftUnchanged> {
  const leg = legOf(matrix)
  const withLeg = (existing: ExistingComment | null) => {
    const text = existing?.text.startsWith(leg) ? existing.text.slice(leg.length) : existing?.text
    const content = contentFor(existing && { ...existing, text: text ?? '' })
    return content && { ...content, text: leg + content.text }
  }
  return writeComment(thread, mark, withLeg, deadline)
}

function lastOf(existing: ExistingComment | null): PreviousResultInComment | null {
  return (
    existing &&
    extractPreviousResult(existing.text, existing.shows === 'result' ? 'result' : 'notice', existing)
  )
}

/** Returns the line that tells the comments of a matrix apart. */
function legOf(matrix: PullRequestCommentContext['matrix']): string {
  const values = Object.entries(matrix).map(
    ([name, value]) =>
      `${name} ${markdownInlineCodeOfName(typeof value === 'string' ? value : JSON.stringify(value))}`,
  )
  return values.length === 0 ? '' : `${values.join(', ')}\n\n`
}

/** Returns the time in ISO 8601, in whole seconds. */
export function currentIsoTime(): string {
  return new Date().toISOString().replace(/\.\d+/, '')
}

// Updates while a run measures: rare, never waited for, and given up at the first error.

/** Milliseconds for the requests of one update. */
const longestUpdate = 20_000
/** Milliseconds that a result waits for a running update, which could otherwise arrive after it. */
const longestEnd = 5_000

export interface ProgressCommenter {
  roundEnded(progress: Pick<MeasurementProgress, 'round' | 'last' | 'isBeyond' | 'isAgain'>): void
  /** Ends the updates: afterwards none arrives any more, or it was aborted. */
  end(): Promise<void>
}

/** Writes that a run measures. `clock` returns milliseconds as steadyNow does. */
export function startProgressCommentUpdates(
  place: PullRequestCommentContext,
  clock: () => number = steadyNow,
): ProgressCommenter {
  const began = clock()
  const since = currentIsoTime()
  const giveUp = new AbortController()
  let next = nextProgressUpdateTime(began, began)
  let isOver = false
  let isUnderWay = false
  let underWay: Promise<void> = Promise.resolve()

  /** Runs one update at a time. After a failure, or if the comment is about a newer commit, there are no more. */
  function update(pace: ProgressInComment | null): void {
    const deadline = createRequestDeadline(longestUpdate, AbortSignal.any([place.signal, giveUp.signal]))
    isUnderWay = true
    underWay = writeProgressComment(since, pace, place, deadline).then(
      ({ isLeft }) => {
        isOver ||= isLeft
        isUnderWay = false
      },
      // `isUnderWay` stays true, so that there is no further update.
      (error: unknown) => place.console.info(`The comment does not show progress: ${String(error)}`),
    )
  }

  update(null)
  return {
    roundEnded(progress) {
      const time = clock()
      if (isOver || isUnderWay || time < next) return
      next = nextProgressUpdateTime(began, time)
      const again = progress.isAgain ? 'second measurement, ' : ''
      update({ place: `${again}${roundLabel(progress)}`, at: currentIsoTime() })
    },
    async end() {
      const timer = setTimeout(() => giveUp.abort(), longestEnd)
      isOver = true
      await underWay
      clearTimeout(timer)
    },
  }
}

// The comment of a main step that was killed.

/**
 * Writes that the run was cancelled, if the comment still says that this run measures. Everything is read from the event
 * and the inputs, as measured code could have changed what the killed step left on disk.
 */
export async function markCommentCancelledInPostStep(
  env: Readonly<Record<string, string | undefined>>,
  input: (name: string) => string,
  console: RunConsole,
): Promise<void> {
  const number = Number(input('pull-request'))
  const named = Number.isInteger(number) && number > 0 ? { number, headSha: null } : null
  const pull = (await readWorkflowEventRefusingUntrustedHead(env, true)).pull ?? named
  const commenting = {
    comment: 'always',
    commentId: commentIdWithMatrixInputKind.parse('comment-id', input('comment-id') || 'benchgate'),
    githubToken: input('github-token'),
  } as const
  const place = pullRequestCommentContextOrNull(commenting, pull, env, {
    signal: new AbortController().signal,
    console,
  })
  if (place) await markMeasuringCommentCancelled(place)
}
