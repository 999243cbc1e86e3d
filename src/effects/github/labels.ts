// Reads who has set a label of a pull request, and sets the one for what became faster.
import type { ResultFile } from '../../core/model/result-file.ts'
import {
  awaitRequestOrWarn,
  createRequestDeadline,
  fetchAllPages,
  type GitHubClient,
  loginOfToken,
  type OwnerAndRepo,
  rethrowErrorUnlessHttp404,
  runGitHubRequestsWithRetries,
} from './api.ts'
import type { PullRequestCommentContext } from './update-comment.ts'

interface LabelEvent {
  readonly event?: string
  readonly label?: { readonly name?: string }
  readonly actor?: { readonly login?: string } | null
  readonly created_at?: string
}

type Place = OwnerAndRepo & { readonly issue_number: number }

/** Returns who has set a label, and when (ISO 8601); null if it is not set. Labels are case-insensitive. */
export async function findLabelSetterAndTime(rest: GitHubClient['rest'], place: Place, label: string) {
  const events = await fetchAllPages<LabelEvent>('a list of events', page =>
    rest.issues.listEvents({ ...place, ...page }),
  )
  const ours = events.filter(
    ({ event, label: of }) =>
      (event === 'labeled' || event === 'unlabeled') && of?.name?.toLowerCase() === label.toLowerCase(),
  )
  const last = ours.at(-1)
  if (last?.event !== 'labeled') return null
  return { by: last.actor?.login ?? '', when: last.created_at ?? '' }
}

// The label for pull requests that make something faster.

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
