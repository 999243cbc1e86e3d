// Cleans up what killed runs have left in the repository of a folder: a checkout that was taken over, and worktrees.
import { dirname, join } from 'node:path'
import { MisconfiguredError } from '../../../core/model/errors.ts'
import { pathOrNearestExistingFolderAbove } from '../../files/folder.ts'
import type { RunConsole } from '../../program/console.ts'
import { recoverCheckoutAndSuperprojects } from '../checkout/recover-checkout.ts'
import { createGit, findTopFolderOfCheckout, refuseOldGit } from '../git.ts'
import { repairGitHeadFile } from '../git-settings-guard.ts'
import { removeKilledRunWorktrees, warnAboutWorktreesOfOtherMachines } from '../worktrees/worktree-folder.ts'

/**
 * Recovers the repository that `folder` is in, and returns its checkout, and whether anything was cleaned up in it; null if
 * there is none. Throws MisconfiguredError if git refuses it, if
 * another run holds it, and, unless `isForced`, if a run holds it whose status is unknown here.
 */
export async function recoverRepository(
  folder: string,
  env: Readonly<Record<string, string>>,
  console: RunConsole,
  isForced = false,
) {
  const startFolder = await pathOrNearestExistingFolderAbove(folder)
  const git = createGit(startFolder, env)
  await refuseOldGit(git)
  for (let parent = startFolder; parent !== dirname(parent); parent = dirname(parent))
    await repairGitHeadFile(join(parent, '.git'))
  const checkout = await findTopFolderOfCheckout(git)
  if (checkout === null) return null
  if ((await git.in(checkout).ask(['rev-parse', '--git-dir'])) === null)
    throw new MisconfiguredError(
      `The working tree of this repository is ${checkout} (core.worktree), which has no .git of its own, so git does not find the repository from there. Put a file .git there that says "gitdir: " and the path of the git directory, or measure in a clone.`,
    )
  const hasCheckout = await recoverCheckoutAndSuperprojects(git.in(checkout), console, isForced)
  const hadWorktrees = await removeKilledRunWorktrees(git.in(checkout), console, isForced)
  if (!isForced) await warnAboutWorktreesOfOtherMachines(git, console)
  return { checkout, isChanged: hasCheckout || hadWorktrees }
}
