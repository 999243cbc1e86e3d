// Entry of command/action.yml: sets the request of a comment as outputs for the jobs that fulfil it.
import * as core from '@actions/core'
import { acknowledgeCommentCommandAndGetOutputs } from './effects/github/answer-command.ts'
import { createRequestDeadline, gitHubRepositoryAccessFromEnv } from './effects/github/api.ts'
import { runFunctionAsActionStep } from './effects/github/workflow-console.ts'

/** The most milliseconds for all requests together. */
const maxMilliseconds = 60_000

await runFunctionAsActionStep(async ({ env, signal, console }) => {
  const repository = gitHubRepositoryAccessFromEnv(env, core.getInput('github-token'))
  const outputs = await acknowledgeCommentCommandAndGetOutputs(
    env,
    repository,
    createRequestDeadline(maxMilliseconds, signal),
    console,
  )
  for (const [name, value] of Object.entries(outputs)) core.setOutput(name, value)
})
