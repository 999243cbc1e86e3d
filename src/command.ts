// Entry of command/action.yml: sets the request of a comment as outputs for the jobs that fulfil it.
import * as core from '@actions/core'
import { answerCommentCommand } from './effects/github/answer-command.ts'
import { createRequestDeadline, gitHubRepositoryFromEnv } from './effects/github/api.ts'
import { runAsActionStep } from './effects/github/step.ts'

/** The most milliseconds for all requests together. */
const maxMilliseconds = 60_000

await runAsActionStep(async ({ env, signal, console }) => {
  const repository = gitHubRepositoryFromEnv(env, core.getInput('github-token'))
  const outputs = await answerCommentCommand(
    env,
    repository,
    createRequestDeadline(maxMilliseconds, signal),
    console,
  )
  for (const [name, value] of Object.entries(outputs)) core.setOutput(name, value)
})
