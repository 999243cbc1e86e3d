// Links test binaries anew for each round, with the functions in a new order that is the same on both sides.
import { join } from 'node:path'
import { relinking } from '../../core/go/flags.ts'
import { orderOf } from '../../core/go/linking.ts'
import { type Side, sides } from '../../core/model/measuring.ts'
import type { GoSettings } from '../../core/model/settings.ts'
import type { ProcessEnd } from '../measure/process.ts'
import { buildAtOnce, type Linker, linkBinary } from './binary.ts'
import { type GoSurroundings, mapParallel } from './go-tool.ts'
import type { BuiltPackage, PreparedSide } from './prepare-side.ts'

/** A RelinkOptions says what to link, and where. */
export interface RelinkOptions {
  readonly prepared: Readonly<Record<Side, PreparedSide>>
  readonly around: Pick<GoSurroundings, 'signal' | 'timeout'>
  /** Where the binaries go. */
  readonly folder: string
  /** What the orders are drawn from. */
  readonly seed: number
  /** Shows a side. */
  enter(side: Side): Promise<unknown>
}

/** A Binary to be linked. */
interface Missing {
  readonly side: Side
  readonly path: string
  readonly built: BuiltPackage
  readonly file: string
}

/** A Relinker has the binaries of one round at a time, as those of all rounds would fill a disk. */
export class Relinker {
  private readonly relaying: RelinkOptions
  private readonly settings: GoSettings
  private round: number | null = null
  /** With equally many functions, the linker draws the same order from it on both sides. */
  private order = 0
  private files: Readonly<Record<Side, Map<string, string>>> = { base: new Map(), head: new Map() }
  /** Packages by their import paths, in the order in which they were first linked. */
  private readonly known: string[] = []
  /** Linkers that have failed without go. */
  private readonly unfit = new Set<Linker>()

  constructor(relaying: RelinkOptions, settings: GoSettings) {
    this.relaying = relaying
    this.settings = settings
  }

  /** Links both sides of the packages that are not yet linked for this round; gives go's error where it cannot. */
  async link(round: number, packages: readonly string[]): Promise<string | null> {
    if (round !== this.round) {
      this.files = { base: new Map(), head: new Map() }
      this.order = orderOf(this.relaying.seed, round)
    }
    this.round = round
    for (const path of packages) if (!this.known.includes(path)) this.known.push(path)
    await this.withoutTree(sides.flatMap(side => this.missing(side, packages)))
    for (const side of sides) {
      const missing = this.missing(side, packages)
      if (missing.length === 0) continue
      // Go reads embedded files, and the flags of a module, from the tree; a linker of C may read from it as well.
      await this.relaying.enter(side)
      await this.itself(missing)
      const failure = await this.withGo(side, this.missing(side, packages))
      if (failure !== null) return failure
    }
    return null
  }

  /** The binary of a package for a round; undefined where there is only the one that was built at first. */
  fileOf(side: Side, path: string, round: number): string | undefined {
    return round === this.round ? this.files[side].get(path) : undefined
  }

  private missing(side: Side, packages: readonly string[]): readonly Missing[] {
    const { prepared, folder } = this.relaying
    return packages.flatMap((path): Missing[] => {
      const built = prepared[side].built.get(path)
      if (!built || this.files[side].has(path)) return []
      return [{ side, path, built, file: join(folder, side, `${this.known.indexOf(path)}-again.test`) }]
    })
  }

  /** What needs no tree is linked for both sides at once. */
  private withoutTree(missing: readonly Missing[]): Promise<void> {
    return this.itself(missing.filter(({ built }) => built.linker?.code.hasC === false))
  }

  /** Links what the linker can without go; what fails is left to go, now and from now on. */
  private async itself(missing: readonly Missing[]): Promise<void> {
    await mapParallel(missing, async ({ side, path, built: { linker }, file }) => {
      if (!linker || this.unfit.has(linker)) return
      const { status } = await linkBinary(linker, this.relaying.around, file, this.order)
      if (status === 0) this.files[side].set(path, file)
      else this.unfit.add(linker)
    })
  }

  private async withGo(side: Side, missing: readonly Missing[]): Promise<string | null> {
    const { go, root } = this.relaying.prepared[side]
    const builds = missing.map(({ built, file }) => {
      return { package: built.package, root, file, flags: [relinking(go.flags, this.order)] }
    })
    const ended: readonly ProcessEnd[] = await buildAtOnce(go, builds, this.settings)
    const failed = ended.find(({ status }) => status !== 0)
    if (failed) return failed.lastLines
    for (const { path, file } of missing) this.files[side].set(path, file)
    return null
  }
}
