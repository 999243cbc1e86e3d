// Adapts the environment of commands to a side: paths into the user's checkout lead into the side, and each side gets its own
// folders for what both would share.
import { chmodSync, existsSync, mkdirSync, renameSync } from 'node:fs'
import { chmod, mkdtemp, realpath } from 'node:fs/promises'
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'
import { redirectFolderPathInText } from '../../core/change/moved-paths.ts'
import {
  type CargoFolderSetting,
  cachingTaskRunners,
  cargoFolderSettings,
  parseCargoOutputFolderSetting,
  type ThirdPartyCachingTaskRunner,
} from '../../core/change/shared-folders-and-caches.ts'
import { CouldNotMeasureError, MisconfiguredError } from '../../core/model/errors.ts'
import { isPathIn, isPathTaken, readTextOrEmpty, realPathOrNull } from '../files/folder.ts'
import { removeFolderRecursively } from '../git/paths.ts'
import type { RunConsole } from '../program/console.ts'

interface FoldersOfCurrentSide {
  readonly checkout: string
  /** The folder of the current side; the checkout's if sides are shown in place. */
  readonly folder: string
  readonly workingDirectory: string
  readonly own: TemporaryFoldersOfSides | null
}

/** Variables for installed tools and package caches, which CI systems keep in the checkout: they are not code of a side. */
const toolVariable =
  /^(GOPATH|GOMODCACHE|JAVA_HOME|NVM_DIR|COREPACK_HOME|PNPM_HOME|PYENV_ROOT|NUGET_PACKAGES|DENO_DIR|NPM_CONFIG_STORE_DIR|YARN_CACHE_FOLDER|PLAYWRIGHT_BROWSERS_PATH|.*CACHE(_DIR)?|(CARGO|RUSTUP|VOLTA|GRADLE_USER|CONAN)_HOME|S?CCACHE_DIR)$/i

/** Tells whether a variable names the checkout in every run that a shell, GitHub or npm starts, which is no news. */
function isUsual(name: string, { INIT_CWD: ofNpm }: Readonly<Record<string, string>>): boolean {
  return /^(OLD)?PWD$|^GITHUB_|^INIT_CWD$|^npm_/.test(name) || (name === 'PATH' && ofNpm !== undefined)
}

interface SideEnvAndCommandRewriter {
  readonly env: Readonly<Record<string, string>>
  /** Returns a command with the side's folders in place of the checkout's. */
  inSide<Text extends string | null>(command: Text): Text
}

/** Returns the adapted environment, and logs what was changed. */
export function createSideEnvAndCommandRewriter(
  env: Readonly<Record<string, string>>,
  folders: FoldersOfCurrentSide,
  console: RunConsole,
): SideEnvAndCommandRewriter {
  const { checkout, folder, workingDirectory, own } = folders
  const intoSide = pathReplacer(env, checkout, folder)
  const movedVariables = changedBy(intoSide, { ...env, ...readGoEnvFile(env) })
  for (const name of Object.keys(movedVariables)) if (toolVariable.test(name)) delete movedVariables[name]
  const names = Object.keys(movedVariables).filter(name => !isUsual(name, env))
  if (names.length > 0)
    console.info(
      `these variables name the checkout, and are set to the folder of each side instead: ${names.toSorted().join(', ')}`,
    )
  const sideEnv = { ...env, ...movedVariables }
  const targets =
    own === null
      ? []
      : findSharedCargoBuildFolders(folder, resolve(folder, workingDirectory), sideEnv).map(target => ({
          ...target,
          to: own.folderNamed(target.setting.key),
        }))
  const replaceTargets = (text: string) =>
    targets.reduce(
      (before, { namedPath, resolved, to }) =>
        [resolved, namedPath].reduce((one, from) => redirectFolderPathInText(one, from, to), before),
      text,
    )
  const targetVariables = targets.flatMap(({ setting: { variables }, to }) =>
    variables.slice(0, 1).map(name => [name, to] as const),
  )
  // Criterion would write its results there too, where `output` cannot name them.
  const criterionHome = resolve(folder, workingDirectory, 'target/criterion')
  const resultVariables =
    sideEnv.CRITERION_HOME === undefined && targets.some(({ setting }) => setting.key === 'target-dir')
      ? { CRITERION_HOME: criterionHome }
      : {}
  if (targets.length > 0)
    console.info(
      `cargo builds each side into a folder of its own, as both would share ${targets.map(({ resolved }) => resolved).join(' and ')}`,
    )
  return {
    env: {
      ...sideEnv,
      ...changedBy(replaceTargets, sideEnv),
      ...Object.fromEntries(targetVariables),
      ...resultVariables,
      ...own?.variables(sideEnv),
    },
    inSide: command => (command === null ? null : replaceTargets(intoSide(command))) as never,
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

/**
 * Returns a function that replaces paths into the checkout by paths into the side. A file that only the user's tree has, as it
 * is neither tracked nor ignored, keeps its path.
 */
function pathReplacer(
  env: Readonly<Record<string, string>>,
  checkout: string,
  folder: string,
): (text: string) => string {
  // If the home folder is in the checkout, its paths are programs and caches that do not differ between the sides.
  const isHome = env.HOME !== undefined && isPathIn(checkout, env.HOME)
  if (folder === checkout || isHome) return text => text
  const checkoutSpellings = spellingsOf(env, checkout)
  const belongsToSide = (path: string) => {
    const root = checkoutSpellings.find(one => isPathIn(one, path)) ?? checkout
    const relativePath = relative(root, path)
    // A path that leads out of the checkout is not of a side.
    if (relativePath.startsWith('..')) return false
    return !isPathTaken(join(checkout, relativePath)) || isPathTaken(join(folder, relativePath))
  }
  return text =>
    checkoutSpellings.reduce(
      (before, root) => redirectFolderPathInText(before, root, folder, belongsToSide),
      text,
    )
}

/** Returns the variables that `go env -w` has set and the environment has not. Source: cmd/go/internal/cfg/cfg.go. */
export function readGoEnvFile(env: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const { HOME = '', XDG_CONFIG_HOME } = env
  const file = env.GOENV || join(XDG_CONFIG_HOME || join(HOME, '.config'), 'go/env')
  const entries = [...readTextOrEmpty(file).matchAll(/^([A-Z][A-Z0-9_]*)=(.*)$/gm)]
  return Object.fromEntries(
    entries.flatMap(([, name = '', value = '']) => (env[name] ? [] : [[name, value]])),
  )
}

/** Returns the paths by which the environment may name the checkout: the real one, and those through links. */
function spellingsOf(
  { PWD = '', GITHUB_WORKSPACE = '' }: Readonly<Record<string, string>>,
  checkout: string,
): readonly string[] {
  const spellings = [checkout]
  for (const path of [PWD, GITHUB_WORKSPACE]) {
    const real = path === '' ? null : realPathOrNull(path)
    if (real === null || !isPathIn(checkout, real)) continue
    const subfolder = relative(checkout, real)
    if (subfolder === '' || path.endsWith(`${sep}${subfolder}`))
      spellings.push(subfolder === '' ? resolve(path) : path.slice(0, -subfolder.length - 1))
  }
  return [...new Set(spellings)].toSorted((a, b) => b.length - a.length)
}

// Folders of each side for what would otherwise be shared: temporary files, and what cargo builds.

/**
 * Variables that name caches of compiled scripts. Python, Bootsnap and Babel identify a cached script by its path and its time, some to the
 * second, which both sides may share; Babel takes no notice of changed plugins of the repository.
 */
const cachesOfCompiledScripts = ['PYTHONPYCACHEPREFIX', 'BOOTSNAP_CACHE_DIR', 'BABEL_CACHE_PATH']

/** The mode of a folder for temporary files: all users may write, and only remove their own files. */
const stickyMode = 0o1777

/**
 * A folder for each side, which has the same path whenever that side is shown. Otherwise a script that builds its tool once
 * into the folder for temporary files would measure one side's tool on both.
 */
export class TemporaryFoldersOfSides implements AsyncDisposable {
  private readonly folder: string
  private readonly currentFolder: string
  private readonly console: RunConsole
  private shownSide: string | null = null

  private constructor(folder: string, console: RunConsole) {
    this.folder = folder
    this.currentFolder = join(folder, 'own')
    this.console = console
  }

  /** Makes the folders in `temporary`. Returns null if that is in the checkout, which the folders would change. */
  static async open(
    temporary: string,
    checkout: string,
    console: RunConsole,
  ): Promise<TemporaryFoldersOfSides | null> {
    const root = await realpath(temporary).catch(() => null)
    if (root === null)
      throw new MisconfiguredError(
        `The folder for temporary files, ${temporary}, does not exist. Set TMPDIR (in a workflow, RUNNER_TEMP) to one that does.`,
      )
    if (isPathIn(await realpath(checkout), root)) {
      console.info(`both sides use ${root} for temporary files, as it is in the checkout`)
      return null
    }
    const folder = await mkdtemp(join(root, 'benchgate-'))
    // Commands may run as another user.
    await chmod(folder, 0o711)
    return new TemporaryFoldersOfSides(folder, console)
  }

  /**
   * Shows the folders of a side. No command may run in those of another side meanwhile. Throws CouldNotMeasureError if they cannot
   * be moved.
   */
  show(side: string): void {
    if (this.shownSide === side) return
    try {
      if (this.shownSide !== null && existsSync(this.currentFolder))
        renameSync(this.currentFolder, join(this.folder, `of-${this.shownSide}`))
      this.shownSide = null
      if (existsSync(join(this.folder, `of-${side}`)))
        renameSync(join(this.folder, `of-${side}`), this.currentFolder)
      mkdirSync(this.currentFolder, { recursive: true, mode: 0o711 })
      if (!existsSync(this.temporary)) {
        mkdirSync(this.temporary)
        // The umask restricts the mode of mkdir.
        chmodSync(this.temporary, stickyMode)
      }
      this.shownSide = side
    } catch (error) {
      throw new CouldNotMeasureError(
        `The folder for temporary files of ${side} could not be moved to ${this.currentFolder}: ${(error as Error).message}. The sides take turns there; make sure that no benchmark moves or removes it.`,
      )
    }
  }

  /** The folder for temporary files of the side that is shown. */
  get temporary(): string {
    return join(this.currentFolder, 'tmp')
  }

  /** Returns the variables that name the folder for temporary files. */
  variables(env: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
    const otherVariables = ['TEMP', 'TMP', 'GOTMPDIR'].filter(name => env[name] !== undefined)
    const temporary = {
      ...Object.fromEntries(['TMPDIR', ...otherVariables].map(name => [name, this.temporary])),
      // Numba identifies a cached function by the file that defines it, and compiles what the function calls in other files into it.
      NUMBA_CACHE_DIR: this.folderNamed('numba'),
    }
    const caches = cachesOfCompiledScripts.filter(name => name in env)
    return {
      ...temporary,
      ...Object.fromEntries(caches.map(name => [name, this.folderNamed(name.toLowerCase())])),
    }
  }

  /** Returns the path of a folder of the current side; the caller creates it. */
  folderNamed(name: string): string {
    return join(this.currentFolder, name)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await removeFolderRecursively(this.folder).catch((error: Error) =>
      this.console.warn(`${this.folder}, which this run made, could not be removed: ${error.message}`),
    )
  }
}

// Folders outside of the checkout into which cargo would build both sides. Cargo decides by file times what to rebuild there,
// so it might run the program of the other side.

/** A shared build folder, as it was named and as an absolute path. */
interface SharedCargoBuildFolder {
  readonly setting: CargoFolderSetting
  readonly namedPath: string
  readonly resolved: string
}

/** Finds those of commands that run in `cwd`, a folder in the tree at `root`. */
function findSharedCargoBuildFolders(
  root: string,
  cwd: string,
  env: Readonly<Record<string, string>>,
): readonly SharedCargoBuildFolder[] {
  const configs = configFolders(cwd, env).flatMap(folder =>
    ['config', 'config.toml'].map(name => ({ folder, text: readTextOrEmpty(join(folder, name)) })),
  )
  return cargoFolderSettings.flatMap(setting => {
    const named = [
      { path: setting.variables.map(name => env[name]).find(value => value), from: cwd },
      // A path in a configuration file is relative to the folder that contains `.cargo`.
      ...configs.map(({ folder, text }) => ({
        path: parseCargoOutputFolderSetting(text, setting.key),
        from: dirname(folder),
      })),
    ].find(({ path }) => path)
    if (!named?.path) return []
    const resolved = resolve(named.from, named.path)
    return isOutside(root, resolved) ? [{ setting, namedPath: named.path, resolved }] : []
  })
}

/** Returns the folders in which cargo looks for configuration, the nearest first and its home last. */
function configFolders(cwd: string, env: Readonly<Record<string, string>>): readonly string[] {
  const folders: string[] = []
  for (let folder = cwd; ; folder = dirname(folder)) {
    folders.push(join(folder, '.cargo'))
    if (dirname(folder) === folder) break
  }
  const home = env.CARGO_HOME || (env.HOME ? join(env.HOME, '.cargo') : '')
  return home === '' ? folders : [...folders, resolve(cwd, home)]
}

/** Placeholders such as `{workspace-root}` stand at the beginning of a value. */
function isOutside(root: string, path: string): boolean {
  if (path.includes('{workspace-root}')) return false
  const relativePath = relative(root, path)
  return (
    path.includes('{') ||
    relativePath === '..' ||
    relativePath.startsWith(`..${sep}`) ||
    isAbsolute(relativePath)
  )
}

// Task runners that would replay the first visit to a side from a cache in place of measuring again.

/** Returns the environment in which task runners measure at each visit, and logs this. `folders` are those of the side. */
export function createEnvDisablingTaskRunnerCaches(
  env: Readonly<Record<string, string>>,
  commands: string,
  folders: readonly string[],
  console: RunConsole,
): Readonly<Record<string, string>> {
  const usedRunners = taskRunnersUsed(commands, folders)
  for (const { name, env: variables } of usedRunners)
    console.info(
      `${name} would replay earlier results and builds, so its cache is turned off by ${Object.keys(variables).join(', ')}`,
    )
  return Object.assign({}, env, ...usedRunners.map(({ env: variables }) => variables))
}

/** Returns the task runners that the command names, or whose files are in one of `folders`. */
function taskRunnersUsed(text: string, folders: readonly string[]): readonly ThirdPartyCachingTaskRunner[] {
  const packages = [...new Set(folders)].map(folder => readTextOrEmpty(join(folder, 'package.json')))
  return cachingTaskRunners.filter(
    ({ files, inPackage, named: variablePath }) =>
      variablePath.test(text) ||
      files.some(name => folders.some(folder => existsSync(join(folder, name)))) ||
      (inPackage !== undefined && packages.some(one => one.includes(inPackage))),
  )
}
