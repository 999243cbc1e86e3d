// Finds out whether `setup` on one side replaced what it had installed, outside of the checkout, on the other.
import { createHash } from 'node:crypto'
import { constants, readFileSync, realpathSync } from 'node:fs'
import { basename, delimiter, dirname, join, sep } from 'node:path'
import { type SearchedFolder, sharedFolders } from '../../core/change/shared-folders.ts'
import { firstPaths, isSource } from '../../core/change/sources.ts'
import type { SharedInstall } from '../../core/model/comparison.ts'
import type { Side } from '../../core/model/measuring.ts'
import { entriesIn } from '../files/entries.ts'
import type { Driver } from './driver.ts'
import { fileAt, setUnread, wasRead } from './read-times.ts'
import { withMethods } from './with-methods.ts'

/** How many files are looked at, in all and below each folder, and how many of those that were replaced are watched. */
const mostFiles = 60_000
const mostInFolder = 10_000
const mostWatched = 500
/** Larger files are compared by their size, in bytes. */
const largestFile = 64 * 2 ** 20
/** The steps of a file system's clock, in milliseconds. */
const clockStep = 20
const library = /\.(?:a|so(?:\.\d+)*|dylib|dll|jar|class|node|wasm|whl)$/
/** What an installer notes about itself, and so differs each time. */
const notes = /\.(dist|egg)-info$/

/** What a SharedInstalls is opened with. */
export interface Installing {
  readonly env: Readonly<Record<string, string>>
  /** The user's checkout. */
  readonly checkout: string
  /** Shows a side, and returns its folder. */
  enter(side: Side): Promise<string>
}

/** A SharedInstalls compares what `setup` on each side leaves where programs and libraries are looked for. */
export class SharedInstalls {
  private readonly folders: readonly SearchedFolder[]
  private readonly installing: Installing
  /** What the side that was prepared first has installed: digests by path. */
  private first: { readonly side: Side; readonly digests: ReadonlyMap<string, string> } | null = null
  /** The files that the other side has replaced by others, and those of them that the first has read. */
  private replaced: readonly string[] = []
  private readonly used = new Set<string>()

  constructor(installing: Installing) {
    this.installing = installing
    this.folders = sharedFolders(installing.env, delimiter)
  }

  /** Returns the same driver, whose preparation and first visits are watched. */
  watching(driver: Driver): Driver {
    return withMethods(driver, {
      prepare: side => this.prepare(side, () => driver.prepare(side)),
      visit: (item, side, attempt) => this.visit(side, () => driver.visit(item, side, attempt)),
    })
  }

  private async prepare(side: Side, act: () => Promise<void>): Promise<void> {
    const started = Date.now() - clockStep
    await act()
    const apart = [this.installing.checkout, await this.installing.enter(side)]
    const written = writtenSince(started, this.folders, apart)
    if (this.first === null) {
      this.first = { side, digests: new Map(written.map(path => [path, digest(path)])) }
      return
    }
    const { digests } = this.first
    if (this.first.side !== side)
      this.replaced = written
        .filter(path => digests.has(path) && digests.get(path) !== digest(path))
        .slice(0, mostWatched)
  }

  private async visit<T>(side: Side, act: () => Promise<T>): Promise<T> {
    if (side !== this.first?.side || this.replaced.length === 0 || this.used.size > 0) return act()
    const watched = this.replaced.flatMap(path => [path, ...compiled(path)])
    await setUnread('/', watched)
    const result = await act()
    for (const path of this.replaced) if ([path, ...compiled(path)].some(wasRead)) this.used.add(path)
    return result
  }

  /** Returns what a side has run that `setup` of the other had installed; null where it is not known to have. */
  finding(): SharedInstall | null {
    if (this.first === null || this.used.size === 0) return null
    const paths = [...this.used]
    return {
      kind: 'shared-install',
      side: this.first.side,
      count: paths.length,
      paths: firstPaths(paths),
    }
  }
}

/** The files of `folders` that were written since a time, but those in a folder of `apart`. */
function writtenSince(
  started: number,
  folders: readonly SearchedFolder[],
  apart: readonly string[],
): readonly string[] {
  const written: string[] = []
  const seen = new Set<string>()
  let left = 0
  let most = mostFiles
  const walk = (folder: string, depth: number) => {
    if (depth === 0 || left <= 0 || seen.has(folder)) return
    seen.add(folder)
    if (apart.some(one => `${folder}${sep}`.startsWith(`${one}${sep}`))) return
    for (const entry of entriesIn(folder)) {
      if (left-- <= 0) return
      const path = join(folder, entry.name)
      if (entry.isDirectory()) {
        if (!notes.test(entry.name)) walk(path, depth - 1)
      } else if (entry.isFile() && isWritten(path, started)) written.push(path)
    }
  }
  for (const { folder, depth } of folders) {
    left = Math.min(most, mostInFolder)
    const before = left
    walk(real(folder), depth)
    most -= before - Math.max(left, 0)
  }
  return written
}

/** Whether a file that can be run or loaded was written; what else `setup` notes on both sides is no code. */
function isWritten(path: string, started: number): boolean {
  const there = fileAt(path)
  if (there === null || there.ctimeMs < started) return false
  return isSource(path) || library.test(path) || (there.mode & constants.S_IXUSR) !== 0
}

function real(folder: string): string {
  try {
    return realpathSync(folder)
  } catch {
    return folder
  }
}

function digest(path: string): string {
  try {
    const size = fileAt(path)?.size ?? 0
    return size > largestFile ? `${size}` : createHash('sha256').update(readFileSync(path)).digest('hex')
  } catch {
    return 'unreadable'
  }
}

/** What Python reads in place of a module once it has compiled it. */
function compiled(path: string): readonly string[] {
  if (!path.endsWith('.py')) return []
  const folder = join(dirname(path), '__pycache__')
  const stem = `${basename(path, '.py')}.`
  return entriesIn(folder).flatMap(({ name }) => (name.startsWith(stem) ? [join(folder, name)] : []))
}
