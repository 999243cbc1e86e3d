// Keeps the comment up to date while a run measures: seldom, never waited for, and given up at the first trouble.
import { roundLabel } from '../../core/live/progress-line.ts'
import { nextUpdate } from '../../core/live/update-pace.ts'
import type { Progress } from '../../core/model/progress.ts'
import type { Pace } from '../../core/report/show/notice.ts'
import type { CommentPlace } from './comment-place.ts'
import { commentOnProgress, now } from './publish-comment.ts'
import { deadlineOf } from './retry.ts'

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
