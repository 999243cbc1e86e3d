// The environment that commands get on either side: what leads into the user's checkout leads into the side, and what both would share is each side's own.
import { chmodSync, existsSync, lstatSync, mkdirSync, readFileSync, realpathSync, renameSync } from 'node:fs'
import { chmod, mkdtemp, realpath } from 'node:fs/promises'
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'
import { withMovedPaths } from '../../core/change/moved-paths.ts'
import {
  type CargoSetting,
  cargoBuildValue,
  cargoSettings,
  type TaskRunner,
  taskRunners,
} from '../../core/change/shared-outside.ts'
import { CouldNotMeasure, Misconfigured } from '../../core/model/errors.ts'
import { removeWhole } from '../git/paths.ts'
import type { Console } from '../program/console.ts'

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

// Gives each side folders of its own, at one path, for what would else be shared: temporary files, and what cargo builds.

/** Who may write in a folder for temporary files: everyone, and only to what is their own. */
const temporaryMode = 0o1777

/**
 * OwnFolders has a folder for each side, which is at the same path whenever that side is shown: a script that builds its tool once
 * into the folder for temporary files would else measure one side's tool on both.
 */
export class OwnFolders implements AsyncDisposable {
  private readonly folder: string
  private readonly place: string
  private readonly console: Console
  private shown: string | null = null

  private constructor(folder: string, console: Console) {
    this.folder = folder
    this.place = join(folder, 'own')
    this.console = console
  }

  /** `temporary` is where the folders are made; null where that is in the checkout itself, which they would change. */
  static async open(temporary: string, checkout: string, console: Console): Promise<OwnFolders | null> {
    const root = await realpath(temporary).catch(() => null)
    if (root === null)
      throw new Misconfigured(
        `The folder for temporary files, ${temporary}, does not exist. Set TMPDIR (in a workflow, RUNNER_TEMP) to one that does.`,
      )
    if (`${root}${sep}`.startsWith(`${await realpath(checkout)}${sep}`)) {
      console.info(`both sides use ${root} for temporary files, as it is in the checkout`)
      return null
    }
    const folder = await mkdtemp(join(root, 'benchgate-'))
    // Commands may run as somebody else.
    await chmod(folder, 0o711)
    return new OwnFolders(folder, console)
  }

  /** Shows the folders of a side. Nothing may run in those of another meanwhile. Throws CouldNotMeasure where they cannot be moved. */
  show(side: string): void {
    if (this.shown === side) return
    try {
      if (this.shown !== null && existsSync(this.place))
        renameSync(this.place, join(this.folder, `of-${this.shown}`))
      this.shown = null
      if (existsSync(join(this.folder, `of-${side}`))) renameSync(join(this.folder, `of-${side}`), this.place)
      mkdirSync(this.place, { recursive: true, mode: 0o711 })
      if (!existsSync(this.temporary)) {
        mkdirSync(this.temporary)
        // The umask takes from the mode of mkdir.
        chmodSync(this.temporary, temporaryMode)
      }
      this.shown = side
    } catch (error) {
      throw new CouldNotMeasure(
        `The folder for temporary files of ${side} could not be moved to ${this.place}: ${(error as Error).message}. The sides take turns there; let no benchmark move or remove it.`,
      )
    }
  }

  private get temporary(): string {
    return join(this.place, 'tmp')
  }

  /** The variables by which commands find the folder for temporary files. */
  variables(env: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
    const others = ['TEMP', 'TMP', 'GOTMPDIR'].filter(name => env[name] !== undefined)
    const temporary = Object.fromEntries(['TMPDIR', ...others].map(name => [name, this.temporary]))
    // Python goes by the path, the second and the length of a source, which both sides may share.
    return 'PYTHONPYCACHEPREFIX' in env
      ? { ...temporary, PYTHONPYCACHEPREFIX: this.at('pycache') }
      : temporary
  }

  /** Where the shown side has a folder of this name; whoever writes there makes it. */
  at(name: string): string {
    return join(this.place, name)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await removeWhole(this.folder).catch((error: Error) =>
      this.console.warn(`${this.folder}, which this run made, could not be removed: ${error.message}`),
    )
  }
}

// Finds where cargo would build both sides into one folder outside of the checkout: it tells by times what is to be built anew there, and
// so may run the program of the other side.

/** Where a command runs: a folder in the tree at `root`. */
export interface TargetPlace {
  readonly root: string
  readonly folder: string
  readonly env: Readonly<Record<string, string>>
}

/** A SharedTarget is such a folder: as it was named, and as an absolute path. */
export interface SharedTarget {
  readonly setting: CargoSetting
  readonly given: string
  readonly resolved: string
}

export function sharedTargets({ root, folder, env }: TargetPlace): readonly SharedTarget[] {
  return cargoSettings.flatMap(setting => {
    const value = folderOf(setting, folder, env)
    return value !== null && isOutside(root, value.resolved) ? [{ setting, ...value }] : []
  })
}

/** The folder that a setting names; null where it is not set. */
function folderOf(
  { key, variables }: CargoSetting,
  cwd: string,
  env: TargetPlace['env'],
): Omit<SharedTarget, 'setting'> | null {
  const named = variables.map(name => env[name]).find(value => value)
  if (named !== undefined) return { given: named, resolved: resolve(cwd, named) }
  for (const folder of configFolders(cwd, env))
    for (const name of ['config', 'config.toml']) {
      const given = cargoBuildValue(textAt(join(folder, name)), key)
      // A path in a configuration file is relative to the folder that has `.cargo`.
      if (given) return { given, resolved: resolve(dirname(folder), given) }
    }
  return null
}

/** Where cargo looks for configuration: the nearest counts first, and its home last. */
function configFolders(cwd: string, env: TargetPlace['env']): readonly string[] {
  const folders: string[] = []
  for (let folder = cwd; ; folder = dirname(folder)) {
    folders.push(join(folder, '.cargo'))
    if (dirname(folder) === folder) break
  }
  const home = env.CARGO_HOME || (env.HOME ? join(env.HOME, '.cargo') : '')
  return home === '' ? folders : [...folders, resolve(cwd, home)]
}

/** `{workspace-root}` and the like stand at the beginning of a value. */
function isOutside(root: string, path: string): boolean {
  if (path.includes('{workspace-root}')) return false
  const way = relative(root, path)
  return path.includes('{') || way === '..' || way.startsWith(`..${sep}`) || isAbsolute(way)
}

/** Empty where it cannot be read. */
function textAt(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

// Finds the task runners that a command may use, which would replay the first visit to a side in place of measuring again.

/** Returns the environment in which these measure again at each visit, and says so. `folders` are of the side. */
export function measuringAgain(
  env: Readonly<Record<string, string>>,
  run: string,
  folders: readonly string[],
  console: Console,
): Readonly<Record<string, string>> {
  const runners = runnersOf(run, folders)
  for (const { name, env: set } of runners)
    console.info(
      `${name} runs its tasks at each visit, and replays none from its cache: ${Object.keys(set).join(', ')}`,
    )
  return Object.assign({}, env, ...runners.map(({ env: set }) => set))
}

/** Returns those whose files are in one of `folders`, and those that the command names. */
function runnersOf(text: string, folders: readonly string[]): readonly TaskRunner[] {
  const packages = [...new Set(folders)].map(folder => textAt(join(folder, 'package.json')))
  return taskRunners.filter(
    ({ files, inPackage, named }) =>
      named.test(text) ||
      files.some(name => folders.some(folder => existsSync(join(folder, name)))) ||
      (inPackage !== undefined && packages.some(one => one.includes(inPackage))),
  )
}
