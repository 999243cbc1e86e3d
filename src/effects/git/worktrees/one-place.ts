// Has two worktrees take turns at one path, so that what is built in either contains the same paths.
import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { CouldNotMeasure } from '../../../core/model/errors.ts'
import type { Side } from '../../../core/model/measuring.ts'

/** A OnePlace shows either worktree at the same path, while the other waits beside it. */
export interface OnePlace {
  readonly path: string
  /** Nothing may run in either meanwhile. Does nothing if the side is already shown. */
  show(side: Side): void
}

/**
 * `folder` has a worktree for each side, named after it. Git's notes keep naming the place where each one waits, below
 * the same folder: git needs these only to clean up. Nothing is written or waited for here, as this happens between any
 * two visits.
 */
export function onePlace(folder: string): OnePlace {
  const path = join(folder, 'side')
  let shown: Side | null = null
  const move = (side: Side, from: string, to: string) => {
    try {
      renameSync(from, to)
    } catch (error) {
      throw new CouldNotMeasure(
        `The worktree of ${side} could not be moved from ${from} to ${to}: ${(error as Error).message}. The sides take turns at one path; let no benchmark leave a program running in there, or move the folder itself.`,
      )
    }
  }
  return {
    path,
    show(side) {
      if (shown === side) return
      if (shown !== null) move(shown, path, join(folder, shown))
      // If the next step fails, neither is shown.
      shown = null
      move(side, join(folder, side), path)
      shown = side
    },
  }
}
