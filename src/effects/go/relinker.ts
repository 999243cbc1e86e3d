// Links test binaries again for each round, with the functions in a new order that is the same on both sides.
import { join } from 'node:path'
import { ldflagsForRandomLayout } from '../../core/go/flags.ts'
import { layoutSeedOf } from '../../core/go/linking.ts'
import { type Side, sides } from '../../core/model/measuring.ts'
import type { GoSettings } from '../../core/model/settings.ts'
import type { ProcessEnd } from '../measure/process.ts'
import { buildTestBinariesInParallel } from './binary.ts'
import { type GoToolContext, mapParallel } from './go-tool.ts'
import { type RecordedLinker, relinkBinary } from './link-recorder.ts'
import type { BuiltPackage, PreparedGoSide } from './prepare-side.ts'

export interface RelinkerOptions {
  readonly prepared: Readonly<Record<Side, PreparedGoSide>>
  readonly context: Pick<GoToolContext, 'signal' | 'timeout'>
  /** The folder of the binaries. */
  readonly folder: string
  /** The seed of the orders. */
  readonly seed: number
  enter(side: Side): Promise<unknown>
}

/** A binary that is not yet linked for this round. */
interface UnlinkedBinary {
  readonly side: Side
  readonly path: string
  readonly built: BuiltPackage
  readonly file: string
}

/** Keeps the binaries of one round at a time, as those of all rounds would fill a disk. */
export class Relinker {
  private readonly options: RelinkerOptions
  private readonly settings: GoSettings
  private round: number | null = null
  /** The seed of this round's order: for the same functions, the linker draws the same order on both sides. */
  private order = 0
  private files: Readonly<Record<Side, Map<string, string>>> = { base: new Map(), head: new Map() }
  /** Import paths of packages, in the order in which they were first linked. */
  private readonly knownPackages: string[] = []
  /** Linkers that failed when called without go. */
  private readonly failedLinkers = new Set<RecordedLinker>()

  constructor(options: RelinkerOptions, settings: GoSettings) {
    this.options = options
    this.settings = settings
  }

  /** Links both sides of the packages that are not yet linked for this round; returns go's error if it fails, otherwise null. */
  async link(round: number, packages: readonly string[]): Promise<string | null> {
    if (round !== this.round) {
      this.files = { base: new Map(), head: new Map() }
      this.order = layoutSeedOf(this.options.seed, round)
    }
    this.round = round
    for (const path of packages) if (!this.knownPackages.includes(path)) this.knownPackages.push(path)
    await this.linkWithoutTree(sides.flatMap(side => this.unlinked(side, packages)))
    for (const side of sides) {
      const binaries = this.unlinked(side, packages)
      if (binaries.length === 0) continue
      // Go reads embedded files and module flags from the tree; a C linker may read from it too.
      await this.options.enter(side)
      await this.linkDirectly(binaries)
      const failure = await this.linkWithGo(side, this.unlinked(side, packages))
      if (failure !== null) return failure
    }
    return null
  }

  /** Returns the binary of a package for a round; undefined if there is only the one that was built at first. */
  fileOf(side: Side, path: string, round: number): string | undefined {
    return round === this.round ? this.files[side].get(path) : undefined
  }

  private unlinked(side: Side, packages: readonly string[]): readonly UnlinkedBinary[] {
    const { prepared, folder } = this.options
    return packages.flatMap((path): UnlinkedBinary[] => {
      const built = prepared[side].built.get(path)
      if (!built || this.files[side].has(path)) return []
      return [
        { side, path, built, file: join(folder, side, `${this.knownPackages.indexOf(path)}-again.test`) },
      ]
    })
  }

  /** Links for both sides at once what needs no tree. */
  private linkWithoutTree(binaries: readonly UnlinkedBinary[]): Promise<void> {
    return this.linkDirectly(binaries.filter(({ built }) => built.linker?.code.hasC === false))
  }

  /** Calls the linkers without go; binaries for which that fails are linked by go, now and from now on. */
  private async linkDirectly(binaries: readonly UnlinkedBinary[]): Promise<void> {
    await mapParallel(binaries, async ({ side, path, built: { linker }, file }) => {
      if (!linker || this.failedLinkers.has(linker)) return
      const { status } = await relinkBinary(linker, this.options.context, file, this.order)
      if (status === 0) this.files[side].set(path, file)
      else this.failedLinkers.add(linker)
    })
  }

  private async linkWithGo(side: Side, binaries: readonly UnlinkedBinary[]): Promise<string | null> {
    const { go, root } = this.options.prepared[side]
    const builds = binaries.map(({ built, file }) => {
      return { package: built.package, root, file, flags: [ldflagsForRandomLayout(go.flags, this.order)] }
    })
    const outcomes: readonly ProcessEnd[] = await buildTestBinariesInParallel(go, builds, this.settings)
    const failed = outcomes.find(({ status }) => status !== 0)
    if (failed) return failed.lastLines
    for (const { path, file } of binaries) this.files[side].set(path, file)
    return null
  }
}
