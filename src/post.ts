// Entry of the post step: puts the checkout back if the main step was killed before it could.
import * as core from '@actions/core'
import { formatErrorOnOneLine } from './core/report/say/run-failure.ts'
import { pathOrNearestExistingFolderAbove } from './effects/files/folder.ts'
import { createGit } from './effects/git/git.ts'
import { recoverRepository } from './effects/git/recovery/recover.ts'
import { gitHubUrlsFromEnv } from './effects/github/api.ts'
import { restoreCredentialsAfterKill } from './effects/github/credentials.ts'
import { createWorkflowConsole, registerUncaughtErrorHandler } from './effects/github/workflow-console.ts'
import { createUntrustedEnvironment } from './effects/processes/untrusted-environment.ts'

const console = createWorkflowConsole()
registerUncaughtErrorHandler(console)

try {
  const folder = core.getState('folder')
  const { env } = createUntrustedEnvironment(process.env, [])
  // Without a folder the main step did not get as far as the checkout.
  if (folder !== '' && (await recoverRepository(folder, env, console))?.isChanged)
    console.info('the checkout is as it was before the run')
  const withheld = core.getState('withheld')
  if (withheld !== '') {
    const { server } = gitHubUrlsFromEnv(env)
    const token = core.getInput('github-token')
    await restoreCredentialsAfterKill(
      createGit(await pathOrNearestExistingFolderAbove(folder), env),
      withheld,
      {
        token,
        server,
        console,
      },
    )
  }
} catch (error) {
  console.fail(`The checkout could not be restored: ${formatErrorOnOneLine(error)}`)
}

try {
  if (core.getState('measuring') !== '') {
    const { markCommentCancelledInPostStep } = await import('./effects/github/publish-comment.ts')
    await markCommentCancelledInPostStep(process.env, core.getInput, console)
  }
} catch (error) {
  console.warn(`The comment could not say that the run was ended: ${formatErrorOnOneLine(error)}`)
}
