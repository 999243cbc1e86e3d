// The environment that commands get on either side: what leads into the user's checkout leads into the side, and what both would share is each side's own.
import { lstatSync, realpathSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { withMovedPaths } from '../../core/change/moved-paths.ts'
import type { Console } from '../program/console.ts'
import type { OwnFolders } from './own-folders.ts'
import { sharedTargets } from './own-target.ts'

/** Where the sides are shown. */
export interface Shown {
  /** The top folder of the user's checkout. */
  readonly checkout: string
  /** The folder that the sides are shown in, one of them now; that of the checkout where they are in place. */
  readonly folder: string
  readonly workingDirectory: string
  readonly own: OwnFolders | null
}

/** Folders of installed tools and of what package managers fetch, which CI systems have in the checkout: no code of a side. */
const ofTools =
  /^(GOPATH|GOMODCACHE|JAVA_HOME|NVM_DIR|COREPACK_HOME|PNPM_HOME|PYENV_ROOT|NUGET_PACKAGES|DENO_DIR|NPM_CONFIG_STORE_DIR|YARN_CACHE_FOLDER|PLAYWRIGHT_BROWSERS_PATH|.*CACHE(_DIR)?|(CARGO|RUSTUP|VOLTA|GRADLE_USER|CONAN)_HOME|S?CCACHE_DIR)$/i

/** What commands get on either side. */
export interface SideCommands {
  readonly env: Readonly<Record<string, string>>
  /** The same command, with the side's folders in it. */
  inSide<Text extends string | null>(command: Text): Text
}

/** Returns what commands get, and says what is not as it was. */
export function sideCommands(
  env: Readonly<Record<string, string>>,
  shown: Shown,
  console: Console,
): SideCommands {
  const { checkout, folder, workingDirectory, own } = shown
  const intoSide = intoSideFor(env, checkout, folder)
  const moved = changedBy(intoSide, env)
  for (const name of Object.keys(moved)) if (ofTools.test(name)) delete moved[name]
  const names = Object.keys(moved).filter(name => !/^(OLD)?PWD$|^GITHUB_/.test(name))
  if (names.length > 0)
    console.info(
      `commands find the folder of their own side where these variables name the checkout: ${names.toSorted().join(', ')}`,
    )
  const all = { ...env, ...moved }
  const inSide = (command: string | null) => (command === null ? null : intoSide(command)) as never
  if (own === null) return { env: all, inSide }
  const targets = sharedTargets({ root: folder, folder: resolve(folder, workingDirectory), env: all })
  const intoTarget = (text: string) =>
    targets.reduce(
      (before, { given, resolved, setting: { key } }) =>
        [resolved, given].reduce((one, from) => withMovedPaths(one, from, own.at(key)), before),
      text,
    )
  const set = targets.flatMap(({ setting: { key, variables } }) =>
    variables.slice(0, 1).map(name => [name, own.at(key)] as const),
  )
  if (targets.length > 0)
    console.info(
      `cargo builds each side into a folder of its own, as both would share ${targets.map(({ resolved }) => resolved).join(' and ')}`,
    )
  return {
    env: { ...all, ...changedBy(intoTarget, all), ...Object.fromEntries(set), ...own.variables(all) },
    inSide: command => (command === null ? null : intoTarget(intoSide(command))) as never,
  }
}

function changedBy(
  change: (text: string) => string,
  env: Readonly<Record<string, string>>,
): Record<string, string> {
  const changed = Object.entries(env).map(([name, value]) => [name, change(value), value] as const)
  return Object.fromEntries(
    changed.filter(([, text, value]) => text !== value).map(([name, text]) => [name, text]),
  )
}

/** Replaces paths into the checkout. What is only in the user's tree, as it is neither tracked nor ignored, stays there. */
function intoSideFor(
  env: Readonly<Record<string, string>>,
  checkout: string,
  folder: string,
): (text: string) => string {
  // Where all that is the user's is in the checkout, such as their programs, it does not differ between the sides.
  const isHome = env.HOME !== undefined && `${env.HOME}${sep}`.startsWith(`${checkout}${sep}`)
  if (folder === checkout || isHome) return text => text
  const roots = spellings(env, checkout)
  const isMoved = (path: string) => {
    const root = roots.find(one => `${path}${sep}`.startsWith(`${one}${sep}`)) ?? checkout
    const rest = relative(root, path)
    // What leads out of the checkout is not of the side.
    if (rest.startsWith('..')) return false
    return !isThere(join(checkout, rest)) || isThere(join(folder, rest))
  }
  return text => roots.reduce((before, root) => withMovedPaths(before, root, folder, isMoved), text)
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
