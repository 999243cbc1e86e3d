// Cleans up what killed runs have left behind in the repository of a folder: a taken checkout, worktrees.
import { dirname, join } from 'node:path'
import { nearestFolder } from '../../files/folder.ts'
import type { Console } from '../../program/console.ts'
import { recoverCheckout } from '../checkout/recover-checkout.ts'
import { decodePath, gitIn, refuseDistrusted, refuseOldGit } from '../git.ts'
import { repairHead } from '../guard.ts'
import { recoverWorktrees, warnForeignRuns } from '../worktrees/worktree-folder.ts'

/** A Recovery is the checkout of a folder, and whether anything had to be put back in it. */
export interface Recovery {
  readonly checkout: string
  readonly isChanged: boolean
}

/**
 * Recovers the repository that `folder` is in; null where there is none. Throws Misconfigured where git does not trust it,
 * where another run holds it, and, unless `isForced`, where one may hold it that cannot be seen from here.
 */
export async function recover(
  folder: string,
  env: Readonly<Record<string, string>>,
  console: Console,
  isForced = false,
): Promise<Recovery | null> {
  const place = await nearestFolder(folder)
  const git = gitIn(place, env)
  await refuseOldGit(git)
  for (let above = place; above !== dirname(above); above = dirname(above))
    await repairHead(join(above, '.git'))
  await refuseDistrusted(git)
  const root = await git.ask(['rev-parse', '--show-toplevel'])
  if (!root) return null
  const checkout = decodePath(root)
  const isCheckout = await recoverCheckout(git.in(checkout), console, isForced)
  const isWorktrees = await recoverWorktrees(git.in(checkout), console, isForced)
  if (!isForced) await warnForeignRuns(git, console)
  return { checkout, isChanged: isCheckout || isWorktrees }
}
