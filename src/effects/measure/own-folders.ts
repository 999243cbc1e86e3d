// Gives each side folders of its own, at one path, for what would else be shared: temporary files, and what cargo builds.
import { chmodSync, existsSync, mkdirSync, renameSync } from 'node:fs'
import { chmod, mkdtemp, readFile, realpath } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import { tomlTables } from '../../core/common/toml.ts'
import { CouldNotMeasure } from '../../core/model/errors.ts'
import { removeWhole } from '../git/paths.ts'
import type { Console } from '../program/console.ts'

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
    const root = await realpath(temporary)
    if (`${root}${sep}`.startsWith(`${await realpath(checkout)}${sep}`)) return null
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

  /** The variables by which commands find the folders. `isTargetShared` says that cargo builds both sides into one folder. */
  variables(
    env: Readonly<Record<string, string>>,
    isTargetShared: boolean,
  ): Readonly<Record<string, string>> {
    const others = ['TEMP', 'TMP', 'GOTMPDIR'].filter(name => env[name] !== undefined)
    const temporary = Object.fromEntries(['TMPDIR', ...others].map(name => [name, this.temporary]))
    return isTargetShared ? { ...temporary, CARGO_TARGET_DIR: join(this.place, 'target') } : temporary
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await removeWhole(this.folder).catch((error: Error) =>
      this.console.warn(`${this.folder}, which this run made, could not be removed: ${error.message}`),
    )
  }
}

/**
 * The folder outside of `checkout` that cargo would build both sides into, when it runs in `folder` there; null where there is none. By
 * its environment, and else by its nearest configuration file.
 */
export async function sharedTarget(
  env: Readonly<Record<string, string>>,
  checkout: string,
  folder: string,
): Promise<string | null> {
  const isOutside = (path: string) => !`${path}${sep}`.startsWith(`${checkout}${sep}`)
  const named = env.CARGO_TARGET_DIR || env.CARGO_BUILD_TARGET_DIR
  const target = named ? resolve(folder, named) : await configuredTarget(env, folder)
  return target !== null && isOutside(target) ? target : null
}

async function configuredTarget(
  { HOME = '', CARGO_HOME = join(HOME, '.cargo') }: Readonly<Record<string, string>>,
  folder: string,
): Promise<string | null> {
  const homes = [CARGO_HOME]
  for (let above = folder; ; above = dirname(above)) {
    homes.splice(-1, 0, join(above, '.cargo'))
    if (above === dirname(above)) break
  }
  for (const home of homes)
    for (const name of ['config.toml', 'config']) {
      const target = targetIn(await readFile(join(home, name), 'utf8').catch(() => ''))
      if (target !== null) return resolve(dirname(home), target)
    }
  return null
}

function targetIn(file: string): string | null {
  for (const { name, text } of tomlTables(file)) {
    const key = name === 'build' ? 'target-dir' : name === '' ? 'build\\.target-dir' : null
    const found = key && new RegExp(`^\\s*${key}\\s*=\\s*["']([^"'\\n]+)["']`, 'm').exec(text)
    if (found) return found[1] ?? null
  }
  return null
}
