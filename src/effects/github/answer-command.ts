// Answers a comment that may contain a command: checks who asks, parses it, and determines the commit.
import { type CommentCommand, parseCommentCommand } from '../../core/command/parse-command.ts'
import { MisconfiguredError } from '../../core/model/errors.ts'
import type { RunConsole } from '../program/console.ts'
import {
  awaitRequestOrWarn,
  type GitHubRepositoryWithToken,
  type RequestDeadline,
  runGitHubRequestsWithRetries,
  userHasWriteAccess,
} from './api.ts'
import { readEventPayload } from './event.ts'
import { askCurrentPullRequest, type CurrentPullRequestState } from './pull-request.ts'

/** The outputs of the step; all are '' if nothing is to run. */
interface CommandInCommentStepOutputs {
  /** `true`, or an empty text, to measure. */
  readonly run: string
  readonly 'pull-request': string
  /** The head commit at the time of the answer. */
  readonly head: string
  /** The tip of the base branch at that time. */
  readonly base: string
  readonly count: string
  readonly bench: string
}

const nothing: CommandInCommentStepOutputs = {
  run: '',
  'pull-request': '',
  head: '',
  base: '',
  count: '',
  bench: '',
}

/**
 * Reads the comment of the event and reacts to it. Only people with write permission get an answer in words. Throws
 * MisconfiguredError for another event, and CouldNotPublishError if GitHub does not answer; then nothing runs.
 */
export async function acknowledgeCommentCommandAndGetOutputs(
  env: Readonly<Record<string, string | undefined>>,
  repository: GitHubRepositoryWithToken,
  deadline: RequestDeadline,
  console: RunConsole,
): Promise<CommandInCommentStepOutputs> {
  const { GITHUB_EVENT_NAME: name = '', GITHUB_EVENT_PATH: path = '' } = env
  if (name !== 'issue_comment')
    throw new MisconfiguredError(
      `This workflow runs on "${name}", but commands are comments. Use "on: issue_comment", with "types: [created]".`,
    )
  const { action, issue, comment } = await readEventPayload(path)
  const command = parseCommentCommand(comment?.body ?? '')
  const [number, id, login] = [issue?.number, comment?.id, comment?.user?.login]
  // An edited comment would be answered twice, and others than its author may have edited it.
  if (command === null || action !== 'created' || !number || !id || !login) return nothing

  const purpose = { failing: 'The comment could not be answered', permission: 'pull-requests: write' }
  const answer = async (content: 'eyes' | 'confused', text: string | null) => {
    const answering = async () => {
      // A request of its own, so that a failed reaction does not repeat the comment.
      if (text !== null)
        await runGitHubRequestsWithRetries(repository, purpose, deadline, (rest, target) =>
          rest.issues.createComment({ ...target, issue_number: number, body: text }),
        )
      await runGitHubRequestsWithRetries(repository, purpose, deadline, (rest, target) =>
        rest.reactions.createForIssueComment({ ...target, comment_id: id, content }),
      )
    }
    // The answer is a courtesy: the command runs without it.
    await awaitRequestOrWarn(answering(), console)
  }
  const isMember = await runGitHubRequestsWithRetries(
    repository,
    { failing: `The permissions of ${login} could not be read`, permission: 'contents: read' },
    deadline,
    (rest, of) => userHasWriteAccess(rest, of, login),
  )
  const why = isMember ? reasonAgainst(command, issue?.pull_request !== undefined) : ''
  if (why !== null) {
    console.info(
      why === '' ? `${login} has no write permission for ${repository.repository}: nothing runs.` : why,
    )
    await answer('confused', why === '' ? null : why)
    return nothing
  }
  if (command.kind !== 'run') {
    await answer('eyes', null)
    return nothing
  }
  const pull = await askCurrentPullRequest(repository, number, deadline)
  if (!pull.isOpen) {
    await answer('confused', 'The pull request is closed. Reopen it to measure it.')
    return nothing
  }
  await answer('eyes', null)
  return outputsOf(command, pull)
}

/** Returns null if the command may run. */
function reasonAgainst(command: CommentCommand, isPull: boolean): string | null {
  if (!isPull) return 'This is not a pull request, so there is nothing to measure or accept.'
  return command.kind === 'wrong' ? command.message : null
}

function outputsOf(
  { count, bench }: Extract<CommentCommand, { kind: 'run' }>,
  pull: CurrentPullRequestState,
): CommandInCommentStepOutputs {
  return {
    run: 'true',
    'pull-request': String(pull.number),
    head: pull.headSha,
    base: pull.baseSha,
    count: count === null ? '' : String(count),
    bench: bench ?? '',
  }
}
