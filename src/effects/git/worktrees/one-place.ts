// Has two worktrees take turns at one path: what is built or made in either then holds the same paths.
import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { CouldNotMeasure } from '../../../core/model/errors.ts'
import type { Side } from '../../../core/model/measuring.ts'

/** A OnePlace shows either worktree at the same path, while the other waits beside it. */
export interface OnePlace {
  readonly path: string
  /** Nothing may be at work in either meanwhile. Does nothing where the side is shown. */
  show(side: Side): void
}

/**
 * `folder` has a worktree for each side, called after it. Git's notes go on to name the place in which it waits, below the
 * same folder: git needs them to clean up, and not to work. Nothing is written and nothing waited for, as this stands
 * between any two visits.
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
      // Should the next step fail, both wait.
      shown = null
      move(side, join(folder, side), path)
      shown = side
    },
  }
}
