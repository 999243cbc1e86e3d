// Finds an editable install in the Python environment of a command: in worktrees both sides would import the user's own tree.

import { createHash } from 'node:crypto'
import { constants, readFileSync, realpathSync } from 'node:fs'
import { readdir, readFile, realpath } from 'node:fs/promises'
import { basename, delimiter, dirname, join, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type SearchedFolder, sharedFolders } from '../../core/change/shared-outside.ts'
import { firstPaths, isSource } from '../../core/change/sources.ts'
import type { SharedInstall } from '../../core/model/comparison.ts'
import type { Side } from '../../core/model/measuring.ts'
import { entriesIn, lstatOrNull } from '../files/folder.ts'
import type { Console } from '../program/console.ts'
import type { Driver } from './driver.ts'
import { withMethods } from './driver-wrappers.ts'
import { fileAt, setUnread, wasRead } from './read-times.ts'

/** An Editable leads from a Python environment into the user's checkout. */
export interface Editable {
  /** The folder of the environment. */
  readonly environment: string
  /** The folder in the checkout that it imports from. */
  readonly target: string
}

/** Where a command runs. */
export interface RunPlace {
  /** The top folder of the user's own checkout, a real path. */
  readonly checkout: string
  readonly folder: string
  readonly env: Readonly<Record<string, string>>
}

/** Warns of the first: a pass would mean nothing. Does nothing where the sides are in the checkout itself. */
export async function warnOfEditable(
  run: string,
  { checkout, ...place }: Omit<RunPlace, 'checkout'> & { readonly checkout?: string | null | undefined },
  console: Console,
): Promise<void> {
  const found = checkout ? await editableIn(run, { ...place, checkout }) : null
  if (found)
    console.warn(
      `Both sides may run the code in ${found.target} and not their own: the Python environment ${found.environment} has it as an editable install. Make an environment in "setup" (docs/formats.md), or set "checkout" to in-place.`,
    )
}

/**
 * The first that the command `run` may import from; null where none is seen. Nothing is executed. An environment in the checkout is
 * copied for each side, and leads to that.
 */
export async function editableIn(run: string, place: RunPlace): Promise<Editable | null> {
  const environments = await environmentsOf(run, place)
  for (const environment of environments.filter(one => !isIn(place.checkout, one)))
    for (const packages of await packageFolders(environment))
      for (const path of await pathsIn(packages)) {
        const target = await realpath(path).catch(() => path)
        // What pip has cloned into an environment is not the user's own, wherever that is.
        if (isIn(place.checkout, target) && !isIn(environment, target)) return { environment, target }
      }
  return null
}

/** Programs of an environment that the command names: `.venv/bin/pytest`, or `activate`; not of the system, as `/usr/bin/env`. */
const named = /(?<![^\s;&|("'=])(?!\/usr\/)([^\s;&|("'=]+)\/bin\/[\w.-]+/g
/** Commands in which Python may be run: its own programs, and those that run anything. */
const python = /\b(py\w*|asv|make|just|task|invoke|[\w./-]+\.sh)\b/
/** These choose an environment by the folder that they run in, or take the one that is active. */
const managed = /\b(uvx?|poetry|pdm|pipenv|hatch|tox|nox|pixi|conda)\b/

async function environmentsOf(run: string, { folder, env }: RunPlace): Promise<readonly string[]> {
  const own = [...run.matchAll(named)].map(([, path = '']) => resolve(folder, path))
  if (own.length > 0) return own
  if (managed.test(run))
    return [env.UV_PROJECT_ENVIRONMENT, '.venv', env.VIRTUAL_ENV, env.CONDA_PREFIX]
      .filter(path => path)
      .map((path = '') => resolve(folder, path))
  if (!python.test(run)) return []
  for (const programs of (env.PATH ?? '').split(delimiter))
    for (const name of ['python3', 'python'])
      if (programs !== '' && (await lstatOrNull(join(programs, name))))
        return [dirname(resolve(folder, programs))]
  return []
}

/** `lib/python3.13/site-packages`, with the name of Debian. */
async function packageFolders(environment: string): Promise<readonly string[]> {
  const lib = join(environment, 'lib')
  const versions = (await namesIn(lib)).filter(name => name.startsWith('python3'))
  return versions.flatMap(name =>
    ['site-packages', 'dist-packages'].map(packages => join(lib, name, packages)),
  )
}

/** What is imported from elsewhere: lines of `.pth` files, and what pip notes of an editable install (PEP 610). */
async function pathsIn(packages: string): Promise<readonly string[]> {
  const paths: string[] = []
  for (const name of await namesIn(packages))
    if (name.endsWith('.pth')) {
      // What is no path, such as a line of code, leads to nothing outside of this folder.
      const lines = (await textOf(join(packages, name))).split('\n')
      paths.push(...lines.map(line => resolve(packages, line.trim())))
    } else if (name.endsWith('.dist-info')) {
      const url = editableUrl(await textOf(join(packages, name, 'direct_url.json')))
      if (url !== null) paths.push(url)
    }
  return paths
}

function editableUrl(text: string): string | null {
  try {
    const { url, dir_info: folder } = JSON.parse(text) as { url?: string; dir_info?: { editable?: boolean } }
    return folder?.editable === true && url !== undefined ? fileURLToPath(url) : null
  } catch {
    return null
  }
}

function isIn(folder: string, path: string): boolean {
  return path === folder || path.startsWith(`${folder}${sep}`)
}

async function namesIn(folder: string): Promise<readonly string[]> {
  return readdir(folder).catch(() => [])
}

/** Empty where it cannot be read. */
async function textOf(path: string): Promise<string> {
  return readFile(path, 'utf8').catch(() => '')
}

// Finds out whether `setup` on one side replaced what it had installed, outside of the checkout, on the other.

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
