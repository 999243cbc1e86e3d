// The label that says that a pull request makes something faster.
import { withChange } from '../../core/judge/verdict.ts'
import type { ResultFile } from '../../core/model/result-file.ts'
import type { Console } from '../program/console.ts'
import { askGitHub } from './ask-github.ts'
import { clientOf } from './client.ts'
import { loginOf, type Thread } from './comments.ts'
import { CouldNotPublish } from './could-not-publish.ts'
import { labelling, removeLabel, setLabel } from './labels.ts'
import { deadlineOf } from './retry.ts'

/** Milliseconds for all requests together. */
const longest = 20_000

/**
 * Sets the label where something improved and nothing regressed, and takes it away where that is not so, if we have set
 * it. `label` is '' for none. What fails is a warning.
 */
export async function labelImproved(
  { comparisons, verdict, calibration }: Pick<ResultFile, 'comparisons' | 'verdict' | 'calibration'>,
  label: string,
  thread: Thread,
  signal: AbortSignal,
  console: Console,
): Promise<void> {
  if (label === '' || calibration !== null) return
  const isImproved =
    verdict !== 'fail' &&
    withChange(comparisons, 'improved').length > 0 &&
    withChange(comparisons, 'regressed').length === 0
  const question = {
    failing: `The label "${label}" could not be ${isImproved ? 'set' : 'checked'}`,
    permission: 'pull-requests: write',
  }
  const patience = deadlineOf(longest, signal)
  try {
    await askGitHub(thread, question, patience, async (rest, of) => {
      const place = { ...of, issue_number: thread.pull }
      const there = await labelling(rest, place, label)
      if (isImproved) return there ?? setLabel(rest, place, label)
      if (there === null) return
      const own = await loginOf(clientOf(thread, patience.signal), thread)
      if (there.by === own) await removeLabel(rest, place, label)
    })
  } catch (error) {
    if (!(error instanceof CouldNotPublish)) throw error
    console.warn(error.message)
  }
}
