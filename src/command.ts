// Entry of command/action.yml: sets the request of a comment as outputs for the jobs that fulfil it.
import * as core from '@actions/core'
import { answerCommand } from './effects/github/answer-command.ts'
import { deadlineOf, repositoryIn } from './effects/github/api.ts'
import { runStep } from './effects/github/step.ts'

/** The most milliseconds for all requests together. */
const maxMilliseconds = 60_000

await runStep(async ({ env, signal, console }) => {
  const repository = repositoryIn(env, core.getInput('github-token'))
  const outputs = await answerCommand(env, repository, deadlineOf(maxMilliseconds, signal), console)
  for (const [name, value] of Object.entries(outputs)) core.setOutput(name, value)
})
