// Entry of the post step: puts the checkout back if the main step was killed before it could.
import { dirname } from 'node:path'
import * as core from '@actions/core'
import { failureLine } from './core/report/failure.ts'
import { isFolder } from './effects/folder.ts'
import { gitIn, readable } from './effects/git/git.ts'
import { recoverCheckout } from './effects/git/restore.ts'
import { workflowConsole } from './effects/github/workflow-console.ts'
import { untrustedEnvironment } from './effects/measure/environment.ts'

try {
  let folder = core.getState('folder')
  // A killed run may have left the side checked out that has no such folder.
  while (folder !== dirname(folder) && !(await isFolder(folder))) folder = dirname(folder)
  if (folder !== '' && folder !== '.') {
    const { env } = untrustedEnvironment(process.env, [])
    const git = gitIn(folder, env)
    const root = await git.ask(['rev-parse', '--show-toplevel'])
    if (root && (await recoverCheckout(git.in(readable(root)), workflowConsole())))
      core.info('the checkout is as it was found')
  }
} catch (error) {
  core.setFailed(`The checkout could not be put back: ${failureLine(error)}`)
}
