// Lets pass what was accepted on the pull request, by a label or a comment, as far as people had seen it.
import { type AcceptedOnPull, applicableAcceptances } from '../../core/judge/applicable-acceptances.ts'
import { acceptedOnes, regressions } from '../../core/judge/verdict.ts'
import type { Acceptance } from '../../core/model/acceptance.ts'
import type { ResultFile } from '../../core/model/result-file.ts'
import { acceptIn } from '../../core/result/accept-in-result.ts'
import { printableName } from '../../core/words/escape.ts'
import { type Acceptances, readAcceptances } from './acceptances.ts'
import { readComment } from './comment.ts'
import { ledgerIn } from './comment-ledger.ts'
import type { CommentPlace } from './comment-place.ts'
import { CouldNotPublish } from './could-not-publish.ts'
import { deadlineOf } from './retry.ts'

/** Milliseconds for all requests together: the verdict waits for them. */
const longest = 15_000

/** More refusals are not worth a line each. */
const mostRefused = 5

/** A result with what is accepted of it, and all that was `granted` on its pull request, regressed or not in this run. */
export interface AcceptedResult {
  readonly result: ResultFile
  readonly granted: readonly AcceptedOnPull[]
}

/** GitHub is asked only where something regressed; where it does not answer nothing is accepted, and a warning says so. */
export async function acceptOnPull(
  result: ResultFile,
  label: string | null,
  { thread, mark, signal, console }: Pick<CommentPlace, 'thread' | 'mark' | 'signal' | 'console'>,
): Promise<AcceptedResult> {
  const nothing = { result, granted: [] }
  const regressed = [...regressions(result.comparisons), ...acceptedOnes(result.comparisons)]
  if (regressions(result.comparisons).length === 0 || thread.token === '') return nothing
  const patience = deadlineOf(longest, signal)
  try {
    const { accepted, refused } = await readAcceptances(thread, label ?? '', patience)
    for (const one of refused.slice(-mostRefused)) console.warn(refusal(one))
    if (accepted.length === 0) return nothing
    const comment = await readComment(thread, mark.commentId, patience)
    const ledger = comment === null ? null : ledgerIn(comment.text)
    // A comment that has shown no result yet, as while the first run measures, has shown nothing that a label could be for.
    const isUnshown = ledger === null && comment !== null && comment.shows !== 'result'
    const counted = isUnshown ? accepted.filter(({ what }) => what !== null) : accepted
    const granted = applicableAcceptances(regressed, counted, ledger, mark.head)
    const judged = acceptIn(result, granted)
    if (regressions(judged.comparisons).length > 0)
      for (const line of accepted.flatMap(one => unused(one, granted)).slice(-mostRefused)) console.warn(line)
    return { result: judged, granted }
  } catch (error) {
    if (!(error instanceof CouldNotPublish)) throw error
    console.warn(`${error.message} So nothing is accepted; run the job again.`)
    return nothing
  }
}

function refusal({ by, what, why }: Acceptances['refused'][number]): string {
  return `${printableName(by, 60)} wrote "${printableName(what, 100)}", which does not count: ${why}`
}

/** What accepts nothing, while something is red. */
function unused({ by, what, url }: Acceptance, granted: readonly AcceptedOnPull[]): readonly string[] {
  if (granted.some(one => one.url === url)) return []
  return what === null
    ? [
        `${printableName(by, 60)} set the label before the comment showed a regression. Take it off and set it again.`,
      ]
    : [
        `${printableName(by, 60)} accepted "${printableName(what, 100)}", but no regression that the comment showed then is called so.`,
      ]
}
