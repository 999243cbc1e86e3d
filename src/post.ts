// Entry of the post step: puts the checkout back if the main step was killed before it could.
import * as core from '@actions/core'
import { failureLine } from './core/report/say/failure.ts'
import { recover } from './effects/git/recovery/recover.ts'
import { workflowConsole } from './effects/github/workflow-console.ts'
import { untrustedEnvironment } from './effects/measure/environment.ts'

try {
  const folder = core.getState('folder')
  const { env } = untrustedEnvironment(process.env, [])
  // Without a folder the main step did not get as far as the checkout.
  if (folder !== '' && (await recover(folder, env, workflowConsole()))?.isChanged)
    core.info('the checkout is as it was found')
} catch (error) {
  core.setFailed(`The checkout could not be put back: ${failureLine(error)}`)
}
