// Links test binaries anew for each round, with the functions in a new order that is the same on both sides.
import { join } from 'node:path'
import { relinking } from '../../core/go/go-flags.ts'
import { type Side, sides } from '../../core/model/measuring.ts'
import type { GoSettings } from '../../core/model/settings.ts'
import { type Build, buildAtOnce } from './build.ts'
import type { PreparedSide } from './prepare-side.ts'

/** A Relaying says what to link, and where. */
export interface Relaying {
  readonly prepared: Readonly<Record<Side, PreparedSide>>
  /** Where the binaries go. */
  readonly folder: string
  /** The random numbers, from 0 to 1. */
  readonly random: () => number
  /** Shows a side. */
  enter(side: Side): Promise<unknown>
}

/** A Relay has the binaries of one round at a time, as those of all rounds would fill a disk. */
export class Relay {
  private readonly relaying: Relaying
  private readonly settings: GoSettings
  private round: number | null = null
  /** The seed of this round's order. With equally many functions, the linker draws the same order on both sides. */
  private seed = 0
  private files: Readonly<Record<Side, Map<string, string>>> = { base: new Map(), head: new Map() }
  /** Packages by their import paths, in the order in which they were first linked. */
  private readonly known: string[] = []

  constructor(relaying: Relaying, settings: GoSettings) {
    this.relaying = relaying
    this.settings = settings
  }

  /** Links both sides of the packages that are not yet linked for this round; gives go's error where it cannot. */
  async link(round: number, packages: readonly string[]): Promise<string | null> {
    if (round !== this.round) {
      this.files = { base: new Map(), head: new Map() }
      this.seed = 1 + Math.floor(this.relaying.random() * 2 ** 31)
    }
    this.round = round
    for (const path of packages) if (!this.known.includes(path)) this.known.push(path)
    for (const side of sides) {
      const missing = packages.filter(path => !this.files[side].has(path))
      if (missing.length === 0) continue
      // Go reads embedded files, and the flags of a module, from the tree.
      await this.relaying.enter(side)
      const failure = await this.linkSide(side, missing)
      if (failure !== null) return failure
    }
    return null
  }

  /** The binary of a package for a round; undefined where there is only the one that was built at first. */
  fileOf(side: Side, path: string, round: number): string | undefined {
    return round === this.round ? this.files[side].get(path) : undefined
  }

  private async linkSide(side: Side, packages: readonly string[]): Promise<string | null> {
    const { prepared, folder } = this.relaying
    const { go, root, built } = prepared[side]
    const builds = packages.flatMap((path): Build[] => {
      const one = built.get(path)?.package
      if (!one) return []
      const file = join(folder, side, `${this.known.indexOf(path)}-again.test`)
      return [{ package: one, root, file, flags: [relinking(go.flags, this.seed)] }]
    })
    const failed = (await buildAtOnce(go, builds, this.settings)).find(({ status }) => status !== 0)
    if (failed) return failed.lastLines
    for (const { package: one, file } of builds) this.files[side].set(one.path, file)
    return null
  }
}
