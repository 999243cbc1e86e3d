// Gives each side folders of its own, at one path, for what would else be shared: temporary files, and what cargo builds.
import { chmodSync, existsSync, mkdirSync, renameSync } from 'node:fs'
import { chmod, mkdtemp, realpath } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { CouldNotMeasure, Misconfigured } from '../../core/model/errors.ts'
import { removeWhole } from '../git/remove-whole.ts'
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
