// Shows a run in the comment on its pull request: last of all, as it waits for GitHub, and the verdict does not.
import { isDeepStrictEqual } from 'node:util'
import * as core from '@actions/core'
import { commentId } from '../../core/inputs/kinds.ts'
import { type Ledger, ledgerOf } from '../../core/judge/acceptances.ts'
import { acceptedRegressions, isWorthComment, regressions } from '../../core/judge/verdict.ts'
import { nextUpdate, roundLabel } from '../../core/live/progress.ts'
import type { Progress } from '../../core/model/measuring.ts'
import { commentLimit, fittingReport } from '../../core/report/say/fit.ts'
import {
  cancelledNotice,
  failureNotice,
  type Last,
  lastIn,
  measuringNotice,
  type Pace,
  roomAround,
  withNotice,
} from '../../core/report/show/comment-text.ts'
import { markdownText } from '../../core/report/show/markdown.ts'
import { inlineCode } from '../../core/words/escape.ts'
import type { Console } from '../program/console.ts'
import { type AcceptedResult, ledgerIn, ledgerLine, roomOfLedger } from './acceptances.ts'
import { CouldNotPublish, type Deadline, deadlineOf } from './api.ts'
import {
  type CommentContent,
  type CommentPlace,
  commentPlace,
  type Existing,
  isSameRun,
  type WrittenComment,
  writeComment,
} from './comment.ts'
import { readEvent } from './event.ts'

/** Milliseconds for all requests of a comment together, waits between them included. */
const longest = 45_000

/** The same from the moment a run is cancelled, as the runner ends it soon after: by default after 7.5 seconds. */
const longestLast = 4_000

/** Room that a comment needs besides the report: its marker, its matrix, its ledger, and what stands around a last result. */
const reserve = roomAround + 1000 + roomOfLedger

/** Comments with the report, and remembers what was granted. A comment that cannot be written is a warning. */
export async function commentOnResult(
  { result, granted }: AcceptedResult,
  place: CommentPlace,
): Promise<void> {
  const text = fittingReport(result, commentLimit - reserve, markdownText, place.site)
  const isWorth = isWorthComment(place.mode, result)
  await publish(place, existing =>
    existing === null && !isWorth
      ? null
      : {
          text: `${text}\n${ledgerLine(ledgerFor({ result, granted }, existing, place))}`,
          shows: 'result',
          at: now(),
        },
  )
}

/** What was accepted before stays known, also while nothing regresses. */
function ledgerFor(
  { result: { comparisons }, granted }: AcceptedResult,
  existing: Existing | null,
  { mark }: CommentPlace,
): Ledger {
  const seen = [...regressions(comparisons), ...acceptedRegressions(comparisons)]
  const before = ledgerIn(existing?.text ?? '')
  const rest = (before?.accepted ?? []).filter(
    one => !granted.some(({ match }) => isDeepStrictEqual(match, one.match)),
  )
  return ledgerOf(seen, [...granted, ...rest], mark.head, now(), before)
}

/**
 * Comments that nothing could be measured: above the last result, which is folded, or with the whole `report` of it
 * where there is none.
 */
export async function commentOnFailure(report: string, reason: string, place: CommentPlace): Promise<void> {
  const { mark, run } = place
  await publish(place, existing => {
    const last = lastOf(existing)
    const text = last ? withNotice(failureNotice({ head: mark.head, run }, reason), last) : report
    return { text, shows: 'failure', at: now() }
  })
}

/** Comments that a run measures `since` then; throws CouldNotPublish. */
export function commentOnProgress(
  since: string,
  pace: Pace | null,
  place: CommentPlace,
  patience: Deadline,
): Promise<WrittenComment> {
  const { mode, mark, run } = place
  return write(
    place,
    existing =>
      existing === null && mode !== 'always'
        ? null
        : {
            text: withNotice(measuringNotice({ head: mark.head, run }, since, pace), lastOf(existing)),
            shows: 'measuring',
            at: since,
          },
    patience,
  )
}

/**
 * Comments that a run was ended, where its comment still says that it measures. It has no time for more than a few
 * tries, and nobody waits for a warning.
 */
export async function commentOnCancel(place: CommentPlace): Promise<void> {
  const { mark, run } = place
  const patience = deadlineOf(longestLast, new AbortController().signal)
  await write(
    place,
    existing =>
      existing?.shows === 'measuring' && isSameRun(existing, mark)
        ? {
            text: withNotice(cancelledNotice({ head: mark.head, run }, now()), lastOf(existing)),
            shows: 'failure',
            at: now(),
          }
        : null,
    patience,
  ).catch((error: unknown) => place.console.info(String(error)))
}

async function publish(
  place: CommentPlace,
  shown: (existing: Existing | null) => CommentContent | null,
): Promise<void> {
  const { signal, console } = place
  let url = ''
  try {
    const written = await write(place, shown, deadlineOf(longest, signal, longestLast))
    if (written.isLeft) console.info('the comment is about a newer commit, and was left as it is')
    url = written.url
  } catch (error) {
    if (!(error instanceof CouldNotPublish)) throw error
    console.warn(error.message)
  }
  core.setOutput('comment-url', url)
}

function write(
  { thread, mark, matrix }: CommentPlace,
  shown: (existing: Existing | null) => CommentContent | null,
  patience: Deadline,
): Promise<WrittenComment> {
  const leg = legOf(matrix)
  const withLeg = (existing: Existing | null) => {
    const text = existing?.text.startsWith(leg) ? existing.text.slice(leg.length) : existing?.text
    const given = shown(existing && { ...existing, text: text ?? '' })
    return given && { ...given, text: leg + given.text }
  }
  return writeComment(thread, mark, withLeg, patience)
}

function lastOf(existing: Existing | null): Last | null {
  return existing && lastIn(existing.text, existing.shows === 'result' ? 'result' : 'notice', existing)
}

/** Tells the comments of a matrix apart. */
function legOf(matrix: CommentPlace['matrix']): string {
  const values = Object.entries(matrix).map(
    ([name, value]) => `${name} ${inlineCode(typeof value === 'string' ? value : JSON.stringify(value))}`,
  )
  return values.length === 0 ? '' : `${values.join(', ')}\n\n`
}

/** In whole seconds. */
export function now(): string {
  return new Date().toISOString().replace(/\.\d+/, '')
}

// Keeps the comment up to date while a run measures: seldom, never waited for, and given up at the first trouble.

/** Milliseconds for the requests of one update. */
const longestUpdate = 20_000
/** Milliseconds that a result waits for an update under way, which could otherwise arrive after it. */
const longestEnd = 5_000

/** A ProgressComment is told of rounds while a run measures. */
export interface ProgressComment {
  roundEnded(progress: Pick<Progress, 'round' | 'last' | 'isBeyond' | 'isAgain'>): void
  /** Ends the updates; afterwards none arrives any more, or it was given up. */
  end(): Promise<void>
}

/** Says in the comment that a run measures. `clock` gives milliseconds since 1970. */
export function startProgress(place: CommentPlace, clock: () => number = Date.now): ProgressComment {
  const began = clock()
  const since = now()
  const giveUp = new AbortController()
  let next = nextUpdate(began, began)
  let isOver = false
  let isUnderWay = false
  let underWay: Promise<void> = Promise.resolve()

  /** One at a time; a comment that is about a newer commit, or cannot be written, is not tried again. */
  function update(pace: Pace | null): void {
    const patience = deadlineOf(longestUpdate, AbortSignal.any([place.signal, giveUp.signal]))
    isUnderWay = true
    underWay = commentOnProgress(since, pace, place, patience).then(
      ({ isLeft }) => {
        isOver ||= isLeft
        isUnderWay = false
      },
      // It stays under way, so that there is no other.
      (error: unknown) => place.console.info(`The comment does not show progress: ${String(error)}`),
    )
  }

  update(null)
  return {
    roundEnded(progress) {
      const time = clock()
      if (isOver || isUnderWay || time < next) return
      next = nextUpdate(began, time)
      const again = progress.isAgain ? 'measuring suspects again, ' : ''
      update({ place: `${again}${roundLabel(progress)}`, at: now() })
    },
    async end() {
      const timer = setTimeout(() => giveUp.abort(), longestEnd)
      isOver = true
      await underWay
      clearTimeout(timer)
    },
  }
}

// The comment of a main step that was killed before it could say so.

/**
 * Says in the comment that the run was ended, where it still says that this run measures. Everything is read anew from
 * the event and the inputs: what a killed step has left on disk could have been changed by what it measured.
 */
export async function markCancelled(
  env: Readonly<Record<string, string | undefined>>,
  input: (name: string) => string,
  console: Console,
): Promise<void> {
  const number = Number(input('pull-request'))
  const named = Number.isInteger(number) && number > 0 ? { number, headSha: null } : null
  const pull = (await readEvent(env, true)).pull ?? named
  const commenting = {
    comment: 'always',
    commentId: commentId.parse('comment-id', input('comment-id') || 'benchgate'),
    githubToken: input('github-token'),
    acceptLabel: null,
  } as const
  const place = commentPlace(commenting, pull, env, { signal: new AbortController().signal, console })
  if (place) await commentOnCancel(place)
}
