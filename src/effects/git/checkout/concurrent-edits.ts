// What someone has done in a checkout while sides were shown in it: kept in the git directory, and named.
//
// In a terminal a user may go on working. Nobody can tell an edit from what a benchmark wrote, so both are kept; what git
// ignores is not, as commands write that all the time.
import { mkdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Side } from '../../../core/model/measuring.ts'
import { replaceFile } from '../../files/replace-file.ts'
import type { Console } from '../../program/console.ts'
import { decodePath, type Git } from '../git.ts'
import { takeFrom } from './shelf.ts'

/** A ConcurrentEdits gathers what is found during a run, until it is kept. */
export interface ConcurrentEdits {
  /** Takes note of a file of git's, before it is put back as it was. */
  configured(path: string, content: Buffer): void
  /** Takes note of a commit that was checked out when a side was left, and is not that side's. */
  committed(git: Git, side: Side, sha: string): void
  /** Keeps all of it, and the files on the shelves. */
  keep(shelves: readonly FoundShelf[]): Promise<void>
}

/** A FoundShelf is a shelf with files that are not of a side's commit, and that git does not ignore. */
export interface FoundShelf {
  readonly side: Side
  /** The repository, relative to the checkout; '' for the checkout itself. */
  readonly tree: string
  readonly folder: string
  readonly paths: readonly string[]
}

/** `state` is the folder of the taken checkout; what is kept lies beside it. */
export function noteMeanwhile(state: string, console: Console): ConcurrentEdits {
  const place = `${state}-found-${Date.now()}`
  const files = new Map<string, Buffer>()
  const commits = new Map<string, { readonly git: Git; readonly side: Side }>()

  async function keepFiles({ side, tree, folder, paths }: FoundShelf): Promise<void> {
    if (paths.length === 0) return
    const to = join(place, side, tree)
    await mkdir(to, { recursive: true })
    await takeFrom(folder, paths, to)
    const shown = paths.slice(0, most).map(decodePath).join(', ')
    const more = paths.length > most ? ` and ${paths.length - most} more` : ''
    console.warn(
      `Found in the checkout while ${side} was shown, written by you or by a benchmark, and now in ${to}: ${shown}${more}. Delete that folder if nothing in it is yours.`,
    )
  }

  return {
    configured: (path, content) => files.set(path, content),
    committed: (git, side, sha) => commits.set(sha, { git, side }),
    async keep(shelves) {
      for (const shelf of shelves) await keepFiles(shelf)
      for (const [path, content] of files) {
        const kept = join(place, basename(path))
        await mkdir(place, { recursive: true })
        await replaceFile(kept, content)
        console.warn(
          `${path} was changed while the benchmarks ran, and was put back, as they can write to it. What was in it is now in ${kept}.`,
        )
      }
      for (const [sha, { git, side }] of commits) {
        // Where git cannot tell, it is kept as well.
        if (await git.ask(['for-each-ref', '--count=1', '--contains', sha])) continue
        const ref = `refs/benchgate/found/${sha.slice(0, 12)}`
        await git.run(['update-ref', ref, sha])
        console.warn(
          `A commit was made while ${side} was checked out: ${sha}, kept as ${ref}. "git branch NAME ${ref}" makes a branch of it, "git update-ref -d ${ref}" forgets it.`,
        )
      }
    },
  }
}

/** How many paths a message names. */
const most = 10
