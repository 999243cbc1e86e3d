// Finds out by the access times of files whether commands have read the source code of the side that they ran on.
import { constants, readFileSync, type Stats, statSync } from 'node:fs'
import { basename, delimiter, dirname, join, sep } from 'node:path'
import { sharedFolders } from '../../core/change/shared-outside.ts'
import {
  canSkipReading,
  isBuildFile,
  isProductOf,
  isSource,
  measuredSources,
  readsObjects,
  type SideReads,
  unreadCode,
} from '../../core/change/sources.ts'
import type { UnreadCode } from '../../core/model/comparison.ts'
import type { Side } from '../../core/model/measuring.ts'
import { entriesIn } from '../files/folder.ts'
import { decodePath, type Git, gitPath, nulSeparated } from '../git/git.ts'
import type { Console } from '../program/console.ts'
import type { Driver, Item } from './driver.ts'
import { withMethods } from './driver-wrappers.ts'
import { fileAt, keepsReadTimes, settleIndex, setUnread, wasRead } from './read-times.ts'

/** How many source files, and files that were built before, are watched on each side. */
const mostSources = 6000
const mostBuilt = 1000
/** How many entries of folders are looked at for them, and how deep. */
const mostEntries = 10_000
const deepest = 6
/** How many visits to a side are watched: the first of each item where what was built before may be used, else two in all. */
const mostVisits = 60
const fewVisits = 2

/** The files of a side, by their paths in it, and which of them its commands have read. */
interface Watched extends Pick<SideReads, 'changed' | 'others' | 'isSkipping'> {
  readonly tracked: ReadonlySet<string>
  /** Build files, and files that were built from such as the changed ones before the first command ran, with their times. */
  built: ReadonlyMap<string, number>
  readonly read: Set<string>
  /** Those of `changed` that are there: a sparse checkout leaves files out. */
  there: readonly string[]
  readonly started: Set<string>
  visits: number
  readonly items: Set<Item>
}

/** Where the commands of a run find the code. */
export interface CodePlaces {
  /** Shows a side, and returns its folder. */
  enter(side: Side): Promise<string>
  /** The user's own checkout, where the sides are elsewhere. */
  readonly checkout: string | null
  /** The folder for temporary files, where the sides are then. */
  readonly temporary: string
  /** Whether what prepares a side may have run before, for another run. */
  readonly isPreparedBefore: boolean
  readonly setup: string | null
  readonly run: string
  readonly env: Readonly<Record<string, string>>
  readonly console: Console
}

/** A ReadEvidence watches the source files of both sides. */
export class ReadEvidence {
  private readonly sides: Readonly<Record<Side, Watched>>
  private readonly places: CodePlaces
  /** Whether a command read a changed file of the user's own checkout. */
  private isElsewhere = false
  /** Programs outside that were built from the user's checkout. */
  private readonly programs: readonly string[]

  private readonly git: Git

  private constructor(
    git: Git,
    sides: Readonly<Record<Side, Watched>>,
    places: CodePlaces,
    programs: readonly string[],
  ) {
    this.git = git
    this.sides = sides
    this.places = places
    this.programs = programs
  }

  /** Null where nothing can be told: no source code differs, too much does, or access times are not kept. */
  static async open(
    git: Git,
    { base, head }: Readonly<Record<Side, { readonly sha: string }>>,
    places: CodePlaces,
  ): Promise<ReadEvidence | null> {
    const differing = ['diff-tree', '-r', '-z', '--name-only', '--no-renames', base.sha, head.sha, '--']
    const differs = new Set(await pathsOf(git, differing))
    if (![...differs].some(isSource)) return null
    const notObserved = 'it is not observed whether commands read the code of each side'
    const nearby = places.checkout === null ? dirname(await gitPath(git, 'HEAD')) : places.temporary
    if (!(await keepsReadTimes(nearby))) {
      places.console.info(`${notObserved}: ${nearby} does not keep the times at which files are read`)
      return null
    }
    const isFromGit = readsObjects([places.setup, places.run])
    const watched = async (sha: string): Promise<Watched> => {
      const tracked = await pathsOf(git, ['ls-tree', '-r', '-z', '--name-only', '--full-tree', sha])
      const sources = measuredSources(tracked)
      const changed = sources.filter(path => differs.has(path)).slice(0, mostSources)
      const others = sources.filter(path => !differs.has(path)).slice(0, mostSources - changed.length)
      const isCut = sources.length > mostSources
      const isSkipping = isFromGit || isCut || canSkipReading(tracked)
      return { ...{ changed, others, isSkipping, tracked: new Set(tracked) }, ...nothingYet() }
    }
    const sides = { base: await watched(base.sha), head: await watched(head.sha) }
    const count = sides.head.changed.length
    if (count === mostSources)
      places.console.info(`${notObserved}: at least ${mostSources} source files differ, which are too many`)
    if (count === 0 || count === mostSources) return null
    return new ReadEvidence(git, sides, places, earlierPrograms(places.env, git.folder))
  }

  /** Returns the same driver, whose commands are watched. */
  watching(driver: Driver): Driver {
    return withMethods(driver, {
      prepare: async side => {
        const { changed, tracked } = this.sides[side]
        this.sides[side].built = builtFrom(changed, await this.places.enter(side), tracked)
        await this.watch(side, () => driver.prepare(side))
      },
      visit: (item, side, attempt) => {
        const visit = () => driver.visit(item, side, attempt)
        return this.isWatched(item, side) ? this.watch(side, visit) : visit()
      },
    })
  }

  private isWatched(item: Item, side: Side): boolean {
    const { items, built } = this.sides[side]
    const isNew = !items.has(item)
    items.add(item)
    const visits = this.sides[side].visits++
    return visits < fewVisits || (isNew && visits < mostVisits && built.size + this.programs.length > 0)
  }

  private async watch<T>(side: Side, act: () => Promise<T>): Promise<T> {
    const { changed, others, built, read, started } = this.sides[side]
    const paths = [...changed, ...others, ...built.keys()]
    const top = await this.places.enter(side)
    const git = this.git.in(top)
    // What it knows of files that were put back as old as they were is no longer true, and it would read them each time.
    await git.ask(['update-index', '-q', '--refresh'])
    settleIndex(await gitPath(git, 'index'))
    await setUnread(top, [...paths, ...this.programs])
    const elsewhere = this.timesElsewhere(changed)
    const result = await act()
    const folder = await this.places.enter(side)
    for (const path of paths) if (wasRead(join(folder, path))) read.add(path)
    for (const path of this.programs) if (wasRead(path)) started.add(path)
    this.sides[side].there = changed.filter(path => fileAt(join(folder, path)))
    // What is built again is not from before.
    this.sides[side].built = new Map(
      [...built].filter(([path, time]) => isBuildFile(path) || fileAt(join(folder, path))?.mtimeMs === time),
    )
    this.isElsewhere ||= this.timesElsewhere(changed).some((time, n) => time > (elsewhere[n] ?? time))
    return result
  }

  /** The access times of the files of the user's checkout, which is never written to. */
  private timesElsewhere(paths: readonly string[]): readonly number[] {
    const { checkout } = this.places
    return checkout === null ? [] : paths.map(path => fileAt(join(checkout, path))?.atimeMs ?? 0)
  }

  /** Returns what speaks against each side's code having run; null where nothing does. */
  finding(): UnreadCode | null {
    const { base, head } = this.sides
    if (head.visits === 0 || base.visits === 0 || this.places.isPreparedBefore) return null
    return unreadCode({ base: this.observed(base), head: this.observed(head) })
  }

  private observed({ there, built, read, started, ...watched }: Watched): SideReads {
    return {
      ...{ ...watched, read, changed: there, started: [...started] },
      builtBefore: [...built.keys()].filter(path => read.has(path)),
      isElsewhere: this.isElsewhere,
      isInPlace: this.places.checkout === null,
    }
  }
}

function nothingYet() {
  const nothing = { built: new Map(), read: new Set<string>(), there: [], started: new Set<string>() }
  return { ...nothing, visits: 0, items: new Set<Item>() }
}

/** Folders of what others wrote, and of git. */
const apart = /^(\.git|node_modules|site-packages|dist-packages|vendor|third_?party|\..*cache|__pycache__)$/

/** Build files, and files that could have been built from `sources`, with the times of their last change. */
function builtFrom(
  sources: readonly string[],
  top: string,
  tracked: ReadonlySet<string>,
): ReadonlyMap<string, number> {
  const found = new Map<string, number>()
  let left = mostEntries
  const walk = (folder: string, depth: number) => {
    for (const entry of entriesIn(join(top, folder))) {
      if (left-- <= 0 || found.size >= mostBuilt) return
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (entry.isDirectory() && depth > 0 && !apart.test(entry.name)) walk(path, depth - 1)
      else if (
        entry.isFile() &&
        (isBuildFile(path) ||
          (!tracked.has(path) && isProductOf(path, sources) && isRunnable(join(top, path))))
      )
        found.set(path, fileAt(join(top, path))?.mtimeMs ?? 0)
    }
  }
  walk('', deepest)
  return found
}

/** Whether a file may be used as it is: one without an extension is a program only where its mode says so. */
function isRunnable(path: string): boolean {
  return basename(path).includes('.') || ((fileAt(path)?.mode ?? 0) & constants.S_IXUSR) !== 0
}

async function pathsOf(git: Git, args: readonly string[]): Promise<readonly string[]> {
  return nulSeparated(await git.run(args)).map(decodePath)
}

// Finds programs outside of the checkout that were built from it, or that run what is in it, by the path that they hold.

/** How many programs are looked into, and how many bytes in all. */
const mostPrograms = 500
const mostBytes = 512 * 2 ** 20

/** Returns the programs that are found by the PATH of `env` and hold the path of the checkout, as absolute paths. */
export function earlierPrograms(env: Readonly<Record<string, string>>, checkout: string): readonly string[] {
  const own = Buffer.from(`${checkout}${sep}`, 'latin1')
  const programs = sharedFolders({ PATH: env.PATH }, delimiter)
    .filter(({ folder, depth }) => depth === 1 && !`${folder}${sep}`.startsWith(own.toString('latin1')))
    .flatMap(({ folder }) => entriesIn(folder).map(({ name }) => join(folder, name)))
  let left = mostBytes
  return programs.slice(0, mostPrograms).filter(path => {
    const there = programAt(path)
    if (there === null) return false
    left -= there.size
    return left > 0 && holds(path, own)
  })
}

function holds(path: string, text: Buffer): boolean {
  try {
    return readFileSync(path).includes(text)
  } catch {
    return false
  }
}

function programAt(path: string): Stats | null {
  const there = statSync(path, { throwIfNoEntry: false })
  return there?.isFile() && (there.mode & constants.S_IXUSR) !== 0 ? there : null
}
