// Has worktrees take turns at one path, so that what is built in either contains the same paths.
import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { CouldNotMeasure } from '../../../core/model/errors.ts'
import { TamperDetector } from '../tamper-detector.ts'

/** A OnePlace shows any of the worktrees at the same path, while the others wait beside it. */
export interface OnePlace<Name extends string> {
  readonly path: string
  /**
   * Nothing may run in either meanwhile. Does nothing if the side is already shown. Throws CouldNotMeasure where the
   * other has changed its files.
   */
  show(side: Name): void
  /** Throws where that was not noticed yet. */
  refuseChanged(): void
}

/** The share of the time that looking for changes may take. */
const mostTime = 0.05

/**
 * `folder` has a worktree for each side, named after it, and `path` is free, below it. Git's notes keep naming the place
 * where each one waits: git needs these only to clean up. Nothing is written or waited for here, as this happens between
 * any two visits.
 */
export function onePlace<Name extends string>(
  folder: string,
  path: string,
  sides: readonly Name[],
): OnePlace<Name> {
  const away = new TamperDetector(folder, mostTime, sides)
  for (const side of sides) away.leave(side, join(folder, side))
  let shown: Name | null = null
  const move = (side: Name, from: string, to: string) => {
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
      if (shown !== null) {
        move(shown, path, join(folder, shown))
        away.leave(shown, join(folder, shown))
      }
      // If the next step fails, neither is shown.
      shown = null
      away.comeBack(side, join(folder, side))
      move(side, join(folder, side), path)
      shown = side
    },
    refuseChanged() {
      for (const side of sides) away.refuseChanged(side, shown === side ? path : join(folder, side))
    },
  }
}
