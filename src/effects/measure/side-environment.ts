// The environment that commands get on either side: what leads into the user's checkout leads into the side, and what both would share is each side's own.
import { lstatSync, realpathSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { movedEnvironment } from '../../core/change/moved-paths.ts'
import type { Console } from '../program/console.ts'
import { type OwnFolders, sharedTarget } from './own-folders.ts'

/** Where the sides are shown. */
export interface Shown {
  /** The top folder of the user's checkout. */
  readonly checkout: string
  /** The folder that the sides are shown in, one of them now; that of the checkout where they are in place. */
  readonly folder: string
  readonly workingDirectory: string
  readonly own: OwnFolders | null
}

/** Returns the environment of the commands, and says which variables are not as they were. */
export async function sideEnvironment(
  env: Readonly<Record<string, string>>,
  { checkout, folder, workingDirectory, own }: Shown,
  console: Console,
): Promise<Readonly<Record<string, string>>> {
  const isApart = folder !== checkout
  const moved = isApart ? movedInto(env, checkout, folder) : {}
  const names = Object.keys(moved)
  if (names.length > 0)
    console.info(
      `commands get each side's own folder for that of the checkout in ${names.toSorted().join(', ')}`,
    )
  const all = { ...env, ...moved }
  if (own === null) return all
  const target = await sharedTarget(all, folder, resolve(folder, workingDirectory))
  if (target !== null)
    console.info(
      `cargo builds each side into a folder of its own (CARGO_TARGET_DIR), as both would share ${target}`,
    )
  return { ...all, ...own.variables(all, target !== null) }
}

/** What is only in the user's tree, as it is neither tracked nor ignored, stays there. */
function movedInto(env: Readonly<Record<string, string>>, checkout: string, folder: string) {
  const roots = spellings(env, checkout)
  const isMoved = (path: string) => {
    const root = roots.find(one => `${path}${sep}`.startsWith(`${one}${sep}`)) ?? checkout
    const rest = relative(root, path)
    return !isThere(join(checkout, rest)) || isThere(join(folder, rest))
  }
  return movedEnvironment(env, roots, folder, isMoved)
}

/** The paths by which the environment may name the checkout: its real one, and through links. */
function spellings(
  { PWD = '', GITHUB_WORKSPACE = '' }: Readonly<Record<string, string>>,
  checkout: string,
): readonly string[] {
  const found = [checkout]
  for (const path of [PWD, GITHUB_WORKSPACE]) {
    const real = realOf(path)
    if (real === null || !`${real}${sep}`.startsWith(`${checkout}${sep}`)) continue
    const below = relative(checkout, real)
    if (below === '' || path.endsWith(`${sep}${below}`))
      found.push(below === '' ? resolve(path) : path.slice(0, -below.length - 1))
  }
  return [...new Set(found)].toSorted((a, b) => b.length - a.length)
}

function realOf(path: string): string | null {
  try {
    return path === '' ? null : realpathSync(path)
  } catch {
    return null
  }
}

function isThere(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined
}
