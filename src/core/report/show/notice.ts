// What the comment says where there is no new result: that a run measures, could not, or was cancelled.
import { codeSpan, inlineCode } from '../../words/escape.ts'
import { shortSha } from '../../words/numbers.ts'
import { minuteOf } from './comment-text.ts'

/** An Occasion is the run that a notice is about. */
export interface Occasion {
  /** The commit; null where it is not known. */
  readonly head: string | null
  /** The address of the run; null outside a workflow. */
  readonly run: string | null
}

/** A Pace is how far a measurement has come, in words (`round 5 of 20`), and when (ISO 8601). */
export interface Pace {
  readonly place: string
  readonly at: string
}

/** Nobody reads more of a reason in a notice; the run has all of it. */
const longestReason = 300

/** Says since when a run measures, as one that was killed can no longer say that it has ended. */
export function measuringNotice(occasion: Occasion, since: string, pace: Pace | null): string {
  const far = pace === null ? '' : `; ${pace.place} at ${minuteOf(pace.at)}`
  return `## ⏳ Benchgate: measuring${commitOf(occasion)}

Since ${minuteOf(since)}${linkOf(occasion)}${far}. The result will take the place of this text. If none does, the run was ended before it could say so; run it again, or push.`
}

/** Says that there is no result. The reason may quote the pull request's output, so it is shown as code. */
export function failureNotice(occasion: Occasion, reason: string): string {
  return `## ⚠️ Benchgate: could not measure${commitOf(occasion)}

${codeSpan(reason, longestReason)}${linkOf(occasion)}

There is no verdict, so the check fails. The last result is of an earlier run.`
}

/** Says that somebody or something ended the run. */
export function cancelledNotice(occasion: Occasion, at: string): string {
  return `## ⚠️ Benchgate: cancelled while measuring${commitOf(occasion)}

The run${linkOf(occasion)} was ended at ${minuteOf(at)}, before there was a result. Run it again, or push.`
}

function commitOf({ head }: Occasion): string {
  return head === null ? '' : ` ${inlineCode(shortSha(head))}`
}

function linkOf({ run }: Occasion): string {
  return run === null ? '' : ` ([log](${run}))`
}
