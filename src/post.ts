// Entry of the post step: puts the checkout back if the main step was killed before it could.
import * as core from '@actions/core'
import { failureLine } from './core/report/say/failure.ts'
import { nearestFolder } from './effects/files/folder.ts'
import { gitIn } from './effects/git/git.ts'
import { recover } from './effects/git/recovery/recover.ts'
import { addressesIn } from './effects/github/api.ts'
import { restoreAfterKill } from './effects/github/credentials.ts'
import { failWhereUncaught, workflowConsole } from './effects/github/workflow-console.ts'
import { untrustedEnvironment } from './effects/measure/untrusted-environment.ts'

const console = workflowConsole()
failWhereUncaught(console)

try {
  const folder = core.getState('folder')
  const { env } = untrustedEnvironment(process.env, [])
  // Without a folder the main step did not get as far as the checkout.
  if (folder !== '' && (await recover(folder, env, console))?.isChanged)
    console.info('the checkout is as it was before the run')
  const withheld = core.getState('withheld')
  if (withheld !== '') {
    const { server } = addressesIn(env)
    const token = core.getInput('github-token')
    await restoreAfterKill(gitIn(await nearestFolder(folder), env), withheld, { token, server, console })
  }
} catch (error) {
  console.fail(`The checkout could not be restored: ${failureLine(error)}`)
}

try {
  if (core.getState('measuring') !== '') {
    const { markCancelled } = await import('./effects/github/publish-comment.ts')
    await markCancelled(process.env, core.getInput, console)
  }
} catch (error) {
  console.warn(`The comment could not say that the run was ended: ${failureLine(error)}`)
}
