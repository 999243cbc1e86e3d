// Sets and removes the label of pull requests that make something faster.
import type { ResultFile } from '../../core/model/result-file.ts'
import {
  awaitRequestOrWarn,
  createRequestDeadline,
  loginOfToken,
  rethrowErrorUnlessHttp404,
  runGitHubRequestsWithRetries,
} from './api.ts'
import { findLabelSetterAndTime } from './pull-request.ts'
import type { PullRequestCommentContext } from './update-comment.ts'

/** Milliseconds for all requests. */
const longest = 20_000

/**
 * Sets the label if something improved and nothing regressed, and otherwise removes it if we set it. Failures are
 * warnings.
 */
export async function updateImprovedLabelOfPullRequest(
  { comparisons, verdict, calibration }: Pick<ResultFile, 'comparisons' | 'verdict' | 'calibration'>,
  label: string | null,
  { thread, signal, console }: Pick<PullRequestCommentContext, 'thread' | 'signal' | 'console'>,
): Promise<void> {
  if (label === null || calibration !== null) return
  const isImproved =
    verdict !== 'fail' &&
    comparisons.some(({ change }) => change === 'improved') &&
    comparisons.every(({ change }) => change !== 'regressed')
  const question = {
    failing: `The label "${label}" could not be ${isImproved ? 'set' : 'checked'}`,
    permission: 'pull-requests: write',
  }
  const change = runGitHubRequestsWithRetries(
    thread,
    question,
    createRequestDeadline(longest, signal),
    async (rest, target, client) => {
      const place = { ...target, issue_number: thread.pull }
      const current = await findLabelSetterAndTime(rest, place, label)
      if (isImproved && current === null) await rest.issues.addLabels({ ...place, labels: [label] })
      // Nobody else's label is removed, and one that is gone already need not be.
      if (!isImproved && current !== null && current.by === (await loginOfToken(client, thread)))
        await rest.issues.removeLabel({ ...place, name: label }).catch(rethrowErrorUnlessHttp404)
    },
  )
  await awaitRequestOrWarn(change, console)
}
