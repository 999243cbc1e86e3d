// Lets pass what was accepted on the pull request, by a label or a comment, as far as people had seen it.
import { honoured } from '../../core/judge/honour.ts'
import { acceptedOnes, regressions } from '../../core/judge/verdict.ts'
import type { ResultFile } from '../../core/model/result-file.ts'
import { acceptIn } from '../../core/result/accept-in-result.ts'
import { legible } from '../../core/words/escape.ts'
import { type Acceptances, readAcceptances } from './acceptances.ts'
import { readComment } from './comment.ts'
import { ledgerIn } from './comment-ledger.ts'
import type { CommentPlace } from './comment-place.ts'
import { CouldNotPublish } from './could-not-publish.ts'
import { patienceOf } from './retry.ts'

/** Milliseconds for all requests together: the verdict waits for them. */
const longest = 15_000

/** More refusals are not worth a line each. */
const mostRefused = 5

/**
 * The result with what is accepted. GitHub is asked only where something regressed; where it does not
 * answer nothing is accepted, and a warning says so.
 */
export async function acceptOnPull(
  result: ResultFile,
  label: string | null,
  { thread, mark, signal, console }: Pick<CommentPlace, 'thread' | 'mark' | 'signal' | 'console'>,
): Promise<ResultFile> {
  const regressed = [...regressions(result.comparisons), ...acceptedOnes(result.comparisons)]
  if (regressions(result.comparisons).length === 0 || thread.token === '') return result
  const patience = patienceOf(longest, signal)
  try {
    const { accepted, refused } = await readAcceptances(thread, label ?? '', patience)
    for (const one of refused.slice(0, mostRefused)) console.warn(refusal(one))
    if (accepted.length === 0) return result
    const comment = await readComment(thread, mark.commentId, patience)
    const ledger = comment === null ? null : ledgerIn(comment)
    return acceptIn(result, honoured(regressed, accepted, ledger, mark.head))
  } catch (error) {
    if (!(error instanceof CouldNotPublish)) throw error
    console.warn(`${error.message} So nothing is accepted; run the job again.`)
    return result
  }
}

function refusal({ by, what, why }: Acceptances['refused'][number]): string {
  return `${legible(by, 60)} has accepted ${legible(what, 100)}, which does not count: ${why}.`
}
