// Answers a comment that may contain a command: checks who asks, parses it, and determines the commit.
import { parseCommentCommand } from '../../core/command/parse-command.ts'
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
import { askCurrentPullRequest } from './pull-request.ts'

/** The outputs of the step if nothing is to run. `head` and `base` are the tips of the branches at the time of the answer. */
const nothing = { run: '', 'pull-request': '', head: '', base: '', count: '', bench: '' }

/**
 * Reads the comment of the event and reacts to it. Only people with write permission get an answer in words. Throws
 * MisconfiguredError for another event, and CouldNotPublishError if GitHub does not answer; then nothing runs.
 */
export async function acknowledgeCommentCommandAndGetOutputs(
  env: Readonly<Record<string, string | undefined>>,
  repository: GitHubRepositoryWithToken,
  deadline: RequestDeadline,
  console: RunConsole,
): Promise<typeof nothing> {
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
  const refuse = async (why: string, text: string | null = why) => {
    console.info(why)
    await answer('confused', text)
    return nothing
  }
  const isMember = await runGitHubRequestsWithRetries(
    repository,
    { failing: `The permissions of ${login} could not be read`, permission: 'contents: read' },
    deadline,
    (rest, of) => userHasWriteAccess(rest, of, login),
  )
  if (!isMember)
    return refuse(`${login} has no write permission for ${repository.repository}: nothing runs.`, null)
  if (issue?.pull_request === undefined)
    return refuse('This is not a pull request, so there is nothing to measure or accept.')
  if (command.kind === 'wrong') return refuse(command.message)
  if (command.kind === 'accept') {
    await answer('eyes', null)
    return nothing
  }
  const pull = await askCurrentPullRequest(repository, number, deadline)
  if (!pull.isOpen) return refuse('The pull request is closed. Reopen it to measure it.')
  await answer('eyes', null)
  return {
    run: 'true',
    'pull-request': String(pull.number),
    head: pull.headSha,
    base: pull.baseSha,
    count: command.count === null ? '' : String(command.count),
    bench: command.bench ?? '',
  }
}
