// Cleans up what killed runs have left in the repository of a folder: a checkout that was taken over, and worktrees.
import { dirname, join } from 'node:path'
import { nearestFolder } from '../../files/folder.ts'
import type { Console } from '../../program/console.ts'
import { recoverCheckout } from '../checkout/recover-checkout.ts'
import { decodePath, gitIn, refuseDistrusted, refuseOldGit } from '../git.ts'
import { repairHead } from '../guard.ts'
import { recoverWorktrees, warnForeignRuns } from '../worktrees/worktree-folder.ts'

/** The checkout of a folder, and whether anything was cleaned up in it. */
export interface Recovery {
  readonly checkout: string
  readonly isChanged: boolean
}

/**
 * Recovers the repository that `folder` is in; returns null if there is none. Throws Misconfigured if git does not trust it, if
 * another run holds it, and, unless `isForced`, if a run holds it whose status is unknown here.
 */
export async function recover(
  folder: string,
  env: Readonly<Record<string, string>>,
  console: Console,
  isForced = false,
): Promise<Recovery | null> {
  const startFolder = await nearestFolder(folder)
  const git = gitIn(startFolder, env)
  await refuseOldGit(git)
  for (let parent = startFolder; parent !== dirname(parent); parent = dirname(parent))
    await repairHead(join(parent, '.git'))
  await refuseDistrusted(git)
  const root = await git.ask(['rev-parse', '--show-toplevel'])
  if (!root) return null
  const checkout = decodePath(root)
  const hasCheckout = await recoverCheckout(git.in(checkout), console, isForced)
  const hadWorktrees = await recoverWorktrees(git.in(checkout), console, isForced)
  if (!isForced) await warnForeignRuns(git, console)
  return { checkout, isChanged: hasCheckout || hadWorktrees }
}
