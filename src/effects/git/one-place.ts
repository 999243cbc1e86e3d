// Has two worktrees take turns at one path: what is built or made in either then holds the same paths.
import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CouldNotMeasure } from '../../core/errors.ts'
import type { Side } from '../../core/model.ts'

/** A OnePlace shows either worktree at the same path, while the other waits beside it. */
export interface OnePlace {
  readonly path: string
  /** Nothing may be at work in either meanwhile. Does nothing where the side is shown. */
  show(side: Side): Promise<void>
}

/**
 * `folder` has a worktree for each side, called after it; `registrations` are git's notes on them. Those of submodules
 * are left to name the place that their worktree has waited in, which is below the same folder: git needs them to clean
 * up, and not to work.
 */
export function onePlace(folder: string, registrations: Readonly<Record<Side, string>>): OnePlace {
  const path = join(folder, 'side')
  let shown: Side | null = null
  const move = async (side: Side, from: string, to: string) => {
    await rename(from, to).catch((error: Error) => {
      throw new CouldNotMeasure(
        `The worktree of ${side} could not be moved from ${from} to ${to}: ${error.message}. The sides take turns at one path; let no benchmark leave a program running in there, or move the folder itself.`,
      )
    })
    await note(registrations[side], to)
  }
  return {
    path,
    async show(side) {
      if (shown === side) return
      if (shown !== null) await move(shown, path, join(folder, shown))
      // Should the next step fail, both wait.
      shown = null
      await move(side, join(folder, side), path)
      shown = side
    },
  }
}

/** Tells git, which else would take the worktree for one that was deleted. Never half, as it may look at any time. */
async function note(registration: string, worktree: string): Promise<void> {
  const file = join(registration, 'gitdir')
  await writeFile(`${file}.next`, `${join(worktree, '.git')}\n`)
  await rename(`${file}.next`, file)
}
