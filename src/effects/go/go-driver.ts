// The driver of Go: builds test binaries once for each side, and runs every benchmark by itself from them.
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CouldNotMeasure, Misconfigured, SideFailed } from '../../core/errors.ts'
import { type Side, sides } from '../../core/model.ts'
import { randomFrom } from '../../core/random.ts'
import type { Proven } from '../../core/result-file.ts'
import type { GoSettings } from '../../core/settings.ts'
import { removeWhole } from '../git/paths.ts'
import { onBoth } from '../measure/both-failed.ts'
import type { Bench } from '../measure/command-driver.ts'
import type { Attempt, Driver, Item, LostItem, Reading, TestBinary } from '../measure/driver.ts'
import { Launcher } from '../measure/launcher.ts'
import { runProcess } from '../measure/process.ts'
import { argsForOne } from './binary.ts'
import { type PreparedSide, prepareSide } from './prepare-side.ts'
import { type ProvenPackages, provenPackages } from './proven.ts'
import { Relay } from './relay.ts'
import { visit } from './visit.ts'

/** A GoItem is one top-level benchmark of one package. */
interface GoItem extends Item {
  readonly title: string
  readonly package: string
  /** With the word Benchmark, as the binary knows it. */
  readonly name: string
}

/** A GoDriver holds the binaries, outside of the tree, until it is disposed of. */
export class GoDriver implements Driver {
  readonly isWarmedUp = true
  private readonly bench: Bench
  private readonly settings: GoSettings
  private readonly seed: number
  private readonly folder: string
  private readonly launcher: Launcher | null
  private readonly prepared: Partial<Record<Side, PreparedSide>> = {}
  /** Known even where base is no good as a whole. */
  private brokenOnBase: PreparedSide['broken'] = new Map()
  /** Names as reported, by the import path of their package. */
  private readonly reported = new Map<string, Set<string>>()
  /** Titles of what fails on base, and is not there on head. */
  private readonly left = new Set<string>()
  private relaid: Relay | null = null
  private provenPackages: ProvenPackages = { packages: new Set(), among: 0 }

  private constructor(bench: Bench, settings: GoSettings, seed: number, folder: string) {
    this.bench = bench
    this.settings = settings
    this.seed = seed
    this.folder = folder
    this.launcher = Launcher.open(bench.env, folder)
  }

  static async open(
    bench: Bench,
    settings: GoSettings,
    seed: number,
    temporary = tmpdir(),
  ): Promise<GoDriver> {
    return new GoDriver(bench, settings, seed, await mkdtemp(join(temporary, 'benchgate-go-')))
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.launcher?.[Symbol.asyncDispose]()
    await removeWhole(this.folder)
  }

  async prepare(side: Side): Promise<void> {
    const { bench, settings, folder, brokenOnBase } = this
    const prepared = await prepareSide(bench, side, settings, folder, brokenOnBase)
    const { built, broken } = prepared
    if (side === 'base') this.brokenOnBase = broken
    const [failed] = broken
    if (failed && built.size === 0) throw this.nothingBuilt(...failed)
    this.prepared[side] = prepared
    if (side === 'head')
      for (const [path, { why }] of this.prepared.base?.broken ?? [])
        if (!this.isOnHead(path)) this.leave(why)
    await this.prove()
  }

  /** The versions of Go that a side was built with, as modules can differ in it; null where it has not been. */
  toolchain(side: Side): string | null {
    const built = [...(this.prepared[side]?.built.values() ?? [])]
    const versions = new Set(built.flatMap(({ toolchain }) => toolchain?.version ?? []))
    return versions.size === 0 ? null : [...versions].join(', ')
  }

  async items(): Promise<readonly Item[]> {
    const items = new Map<string, GoItem>()
    for (const side of sides)
      for (const [path, { benchmarks }] of this.prepared[side]?.built ?? []) {
        if (this.prepared.base?.broken.has(path)) continue
        for (const name of benchmarks.keys()) {
          const title = `${path}.${name}`
          const on = [...(items.get(title)?.sides ?? []), side]
          const benchmark = name.replace(/^Benchmark/, '')
          items.set(title, { title, benchmark, name, package: path, sides: on })
        }
      }
    this.refuseIdle()
    const { packages: proven } = this.provenPackages
    if (items.size > 0) return [...items.values()].filter(one => !proven.has(one.package))
    throw new CouldNotMeasure(
      `No benchmark was found on either side: bench "${this.settings.bench}" in packages "${this.settings.packages.join(' ')}". Check both against "go test -list ." in ${this.place}.`,
    )
  }

  get proven(): readonly Proven[] {
    return [...this.provenPackages.packages].flatMap(path =>
      [...(this.prepared.head?.built.get(path)?.benchmarks.keys() ?? [])].map(name => ({
        benchmark: name.replace(/^Benchmark/, ''),
        package: path,
      })),
    )
  }

  get lost(): readonly LostItem[] {
    const { base, head } = this.prepared
    return [...(base?.broken ?? [])]
      .filter(([path]) => this.isOnHead(path))
      .map(([path, failure]) => ({
        item: { title: path, benchmark: null, package: path, sides },
        failures: [failure, head?.broken.get(path) ?? []].flat(),
      }))
  }

  async visit(item: Item, side: Side, attempt: Attempt): Promise<Reading> {
    const { name, title, package: path, sides: on } = item as GoItem
    if (this.left.has(title)) return nothing()
    const built = this.prepared[side]?.built.get(path)
    const pattern = built?.benchmarks.get(name)
    if (!built || pattern === undefined) throw new RangeError(`${title} has not been built on ${side}`)
    await this.layOut(attempt.round)
    await this.bench.sides.enter(side)
    const file = this.relaid?.fileOf(side, path, attempt.round) ?? built.file
    const target = { side, title, binary: { ...built, file }, pattern }
    const { launcher } = this
    const run = launcher ? launcher.run.bind(launcher) : runProcess
    try {
      const reading = await visit(this.bench, this.settings, target, attempt, run)
      const known = this.reported.get(path) ?? new Set()
      for (const { benchmark } of reading.visit.measurements) known.add(benchmark)
      this.reported.set(path, known)
      return reading
    } catch (error) {
      if (!(error instanceof SideFailed) || on.includes('head')) throw error
      this.left.add(title)
      this.leave(error.why)
      return nothing()
    }
  }

  get isRelaid(): boolean {
    return this.relaid !== null
  }

  async relay(items: readonly Item[], rounds: readonly number[]): Promise<void> {
    const { bench, folder, settings } = this
    const { base, head } = this.prepared
    this.relaid = null
    const packages = [...new Set(items.map(item => (item as GoItem).package))]
    const built = [base, head].flatMap(one => packages.flatMap(path => one?.built.get(path) ?? []))
    if (!base || !head || built.some(({ toolchain }) => !toolchain?.canRelay)) {
      bench.console.info('this Go cannot lay code out anew, so the second measurement runs the same binaries')
      return
    }
    const { seed } = this
    const enter = (side: Side) => bench.sides.enter(side)
    const work = { prepared: { base, head }, packages, rounds, folder, random: randomFrom(seed), enter }
    this.relaid = new Relay(work, settings)
    bench.console.info('each round runs test binaries of its own, linked with their code in another order')
    await this.layOut(rounds[0] ?? 0)
  }

  binaries(benchmark: string, path: string | null): Readonly<Record<Side, TestBinary>> | null {
    const base = this.prepared.base?.built.get(path ?? '')
    const head = this.prepared.head?.built.get(path ?? '')
    if (!base || !head) return null
    const reported = [...(this.reported.get(path ?? '') ?? [])]
    const args = argsForOne(this.settings, benchmark, reported, this.bench.env)
    return { base: { ...base, args }, head: { ...head, args } }
  }

  /** Once both sides are built, finds what of them cannot have changed. */
  private async prove(): Promise<void> {
    const { base, head } = this.prepared
    const { change, console } = this.bench
    if (!base || !head || !change) return
    this.provenPackages = await provenPackages({ base, head }, change)
    const { packages, among } = this.provenPackages
    if (packages.size > 0)
      console.info(
        `${packages.size} of ${among} packages build the same test binary on both sides, and nothing their benchmarks read differs: not measured (measure: all measures them)`,
      )
  }

  /** Once it cannot be done, what was built at first is run. */
  private async layOut(round: number): Promise<void> {
    const failure = await this.relaid?.link(round)
    if (!failure) return
    this.relaid = null
    this.bench.console.warn(
      `Code could not be laid out anew, so that what is left of the second measurement runs the same binaries: ${failure}`,
    )
  }

  private isOnHead(path: string): boolean {
    const { head } = this.prepared
    return head !== undefined && (head.built.has(path) || head.broken.has(path))
  }

  /** What is gone on head leaves no question open. */
  private leave(why: string): void {
    this.bench.console.warn(`On base ${why}. Head does not have it, so nothing is left open.`)
  }

  /** Where base failed as a whole that is known, and said by who has caught it. */
  private nothingBuilt(path: string, failure: SideFailed): SideFailed {
    const base = this.prepared.base?.broken.get(path)
    return base ? onBoth(failure, base) : failure
  }

  /** The working directory, as people are told of it. */
  private get place(): string {
    const { workingDirectory } = this.bench
    return workingDirectory === '.' ? 'the top folder' : workingDirectory
  }

  /** A pattern that selects nothing is a mistake, and what it was meant for would not be measured. */
  private refuseIdle(): void {
    const { base, head } = this.prepared
    if (!base || !head || base.built.size + base.broken.size + head.built.size === 0) return
    const idle = this.settings.packages.find(one => base.idle.includes(one) && head.idle.includes(one))
    if (idle === undefined) return
    throw new Misconfigured(
      `packages: "${idle}" matches no package with benchmarks on either side. Give patterns as for "go test", relative to ${this.place}.`,
    )
  }
}

function nothing(): Reading {
  const visit = { started: new Date().toISOString(), seconds: 0, measurements: [] }
  return { visit, units: new Map(), printed: null }
}
