// Entry of command/action.yml: sets the request of a comment as outputs for the jobs that fulfil it.
import * as core from '@actions/core'
import { failureLine } from './core/report/say/failure.ts'
import { answerCommand } from './effects/github/answer-command.ts'
import { deadlineOf, repositoryIn } from './effects/github/api.ts'
import { failWhereUncaught, workflowConsole } from './effects/github/workflow-console.ts'
import { abortOnSignals } from './effects/program/interrupt.ts'

/** The most milliseconds for all requests together. */
const maxMilliseconds = 60_000

const { env } = process
const console = workflowConsole()
failWhereUncaught(console)
const interrupt = abortOnSignals(console)

try {
  const repository = repositoryIn(env, core.getInput('github-token'))
  const outputs = await answerCommand(env, repository, deadlineOf(maxMilliseconds, interrupt.signal), console)
  for (const [name, value] of Object.entries(outputs)) core.setOutput(name, value)
} catch (error) {
  console.fail(failureLine(error))
} finally {
  interrupt.done()
}
