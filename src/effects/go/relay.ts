// Links test binaries anew for each round, with the functions in another order every time.
import { join } from 'node:path'
import { relinking } from '../../core/go/go-flags.ts'
import { type Side, sides } from '../../core/model.ts'
import type { GoSettings } from '../../core/settings.ts'
import { type Build, build } from './build.ts'
import type { PreparedSide } from './prepare-side.ts'

/** A Relaying is what to link in which rounds. */
export interface Relaying {
  readonly prepared: Readonly<Record<Side, PreparedSide>>
  /** Import paths. */
  readonly packages: readonly string[]
  readonly rounds: readonly number[]
  /** Where the binaries go. */
  readonly folder: string
  /** Gives numbers from 0 to 1. */
  readonly random: () => number
  /** Shows a side. */
  enter(side: Side): Promise<unknown>
}

/** A Relay has the binaries of one round at a time: those of all would fill a disk. */
export class Relay {
  private readonly relaying: Relaying
  private readonly settings: GoSettings
  private round: number | null = null
  private files: Readonly<Record<Side, ReadonlyMap<string, string>>> = { base: new Map(), head: new Map() }

  constructor(relaying: Relaying, settings: GoSettings) {
    this.relaying = relaying
    this.settings = settings
  }

  /** Links both sides for a round, unless they are linked for it or it is none of those; gives what go said where it cannot. */
  async link(round: number): Promise<string | null> {
    if (round === this.round || !this.relaying.rounds.includes(round)) return null
    const made = { base: new Map<string, string>(), head: new Map<string, string>() }
    for (const side of sides) {
      await this.relaying.enter(side)
      const failure = await this.linkSide(side, made[side])
      if (failure !== null) return failure
    }
    this.round = round
    this.files = made
    return null
  }

  /** The binary of a package in a round; undefined where there is none but that which was built at first. */
  fileOf(side: Side, path: string, round: number): string | undefined {
    return round === this.round ? this.files[side].get(path) : undefined
  }

  private async linkSide(side: Side, files: Map<string, string>): Promise<string | null> {
    const { prepared, packages, folder, random } = this.relaying
    const { go, root, built } = prepared[side]
    const builds = packages.flatMap((path, n): Build[] => {
      const one = built.get(path)?.package
      if (!one) return []
      const file = join(folder, side, `${n}-again.test`)
      files.set(path, file)
      return [{ package: one, root, file, flags: [relinking(go.flags, 1 + Math.floor(random() * 2 ** 31))] }]
    })
    const failed = (await build(go, builds, this.settings)).find(({ status }) => status !== 0)
    return failed?.lastLines ?? null
  }
}
