// Base and head, each in a worktree of its own in a temporary folder; the user's tree is only read.
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Commit } from '../../../core/model/result-file.ts'
import type { Console } from '../../program/console.ts'
import type { Checkout } from '../checkout/checkout.ts'
import { bringBackStashes, readOthersStashes } from '../checkout/hold.ts'
import { recoverCheckout } from '../checkout/recover-checkout.ts'
import { retryOnce } from '../checkout/retry-once.ts'
import { copyingFor } from '../copy-ignored.ts'
import { type Git, gitPath, notCheckedOut } from '../git.ts'
import { leavingPointers } from '../revisions/large-files.ts'
import { addWorktree } from './add-worktree.ts'
import { placeAround } from './around.ts'
import { worktreeHead } from './head-of.ts'
import { MovedCopies } from './moved-copies.ts'
import { onePlace } from './one-place.ts'
import { openFolder, recoverWorktrees } from './worktree-folder.ts'

export interface WorktreeOptions {
  /** The paths that lead out of a worktree, relative to its top folder, to what its code is built from. */
  readonly outside?: (worktree: Git) => Promise<readonly string[]>
  /** Where to make the folder; by default the system's folder for temporary files. */
  readonly temporary?: string | undefined
  /** Whether the user's tree has pointers instead of Git LFS files: then no checkout may fetch the files. */
  readonly hasPointers?: boolean
  /** Whether somebody may work in the repository meanwhile: what they do with its stash entries is then left so. */
  readonly isWorkplace?: boolean
  /** Ends the copying of ignored files; the worktrees made so far are removed. */
  readonly signal?: AbortSignal
}

/**
 * Makes a worktree for each side, with a copy of the user's ignored files; whichever is entered is at the same path.
 * Disposing removes both, and nothing else; what killed runs have left is removed first.
 */
export async function takeWorktrees<Name extends string>(
  user: Git,
  commits: Readonly<Record<Name, Commit>>,
  console: Console,
  { outside, temporary, hasPointers, isWorkplace = false, signal }: WorktreeOptions = {},
): Promise<Checkout<Name>> {
  const sides = Object.keys(commits) as Name[]
  // If a killed run had left a side checked out, the ignored files would be that side's.
  await recoverCheckout(user, console)
  await recoverWorktrees(user, console)
  const git = hasPointers ? user.with(leavingPointers) : user
  const { folder, register, remove } = await openFolder(git, temporary || tmpdir())
  const copying = copyingFor(console, signal)
  const heads = new Map<Name, string>()
  const moved = new Map<Name, MovedCopies>()
  // Worktrees share the list of stash entries, and a benchmark may clear it.
  const stashes = await readOthersStashes(git)
  try {
    console.info(
      `checking ${sides.join(sides.length > 2 ? ', ' : ' and ')} out in ${folder}, each with a copy of the ignored files`,
    )
    for (const side of sides) {
      const copies = new MovedCopies(git.folder)
      moved.set(side, copies)
      const around = { side, console, register, copying: copies.noting(copying(side)) }
      await addWorktree({ git, hasTree: true }, join(folder, side), commits[side].sha, around).catch(
        async error => {
          throw await notCheckedOut(error, side, folder)
        },
      )
      heads.set(side, await gitPath(git.in(join(folder, side)), 'HEAD'))
    }
    const paths = await Promise.all(sides.map(async side => outside?.(git.in(join(folder, side))) ?? []))
    const path = await placeAround(folder, git.folder, [...new Set(paths.flat())])
    for (const [side, copies] of moved) copies.move(join(folder, side), path)
    moved.get(sides[0] as Name)?.say(console)
    const place = onePlace(folder, path, sides)
    const shown = git.in(place.path)
    return {
      beside: folder,
      async enter(side) {
        place.show(side)
        await checkOutAgain(shown, commits[side].sha, heads.get(side) ?? '')
        return place.path
      },
      refuseChanged: () => place.refuseChanged(),
      async [Symbol.asyncDispose]() {
        await remove(console)
        await retryOnce(() => bringBackStashes(git, stashes, isWorkplace, console))
      },
    }
  } catch (error) {
    await remove(console)
    throw error
  }
}

/** Checks the side out again, as a command may have checked out something else, which would be measured instead. */
async function checkOutAgain(git: Git, sha: string, head: string): Promise<void> {
  if ((await worktreeHead(git, head)) !== sha) await git.run(['checkout', '--force', '--detach', sha, '--'])
}
