// The driver of Go: builds test binaries once for each side, and runs every benchmark by itself from them.
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { secondsOf } from '../../core/go/flags.ts'
import { benchtimeOf } from '../../core/go/visits.ts'
import { CouldNotMeasure, SideFailed } from '../../core/model/errors.ts'
import { type Side, sides } from '../../core/model/measuring.ts'
import type { PlannedVisits, Proven } from '../../core/model/result-file.ts'
import type { GoSettings } from '../../core/model/settings.ts'
import type { MovedPaths } from '../../core/rounds/moved.ts'
import type { InShard } from '../../core/shard/shard.ts'
import { removeWhole } from '../git/paths.ts'
import type {
  Attempt,
  Driver,
  DriverContext,
  Item,
  LostItem,
  Reading,
  TestBinary,
} from '../measure/driver.ts'
import { bothSidesError } from '../measure/failures.ts'
import { Launcher } from '../measure/launcher.ts'
import { type RunProcess, runProcess } from '../measure/process.ts'
import { argsForOne, SaidWithout } from './binary.ts'
import { canRelay, type Layouts, openLayouts, type Schedule } from './layouts.ts'
import { type GoItem, itemsOf, tryOut, VisitPlans } from './plan.ts'
import { type BuiltPackage, hasPackage, type PreparedSide, prepareSide, refuseIdle } from './prepare-side.ts'
import { benchmarksIn, noneProven, prove } from './proven.ts'
import { nothing, type Target, visit } from './visit.ts'

/** A GoDriver holds the binaries, outside the tree, until it is disposed of. */
export class GoDriver implements Driver {
  readonly isWarmedUp = true
  /** Every benchmark is an item of its own. */
  readonly canFilter = false
  readonly isEmpty: boolean
  private readonly bench: DriverContext
  private readonly settings: GoSettings
  private readonly schedule: Schedule
  private readonly folder: string
  private readonly isInShard: InShard
  private readonly launcher: Launcher | null
  private readonly prepared: Partial<Record<Side, PreparedSide>> = {}
  /** By the paths of head; known even where base failed as a whole. */
  private brokenOnBase: PreparedSide['broken'] = new Map()
  /** Names as reported, by the import path of their package. */
  private readonly reported = new Map<string, Set<string>>()
  /** Titles of benchmarks that fail on base, and that head does not have. */
  private readonly left = new Set<string>()
  private provenPackages = noneProven
  private readonly plans: VisitPlans
  private readonly said: SaidWithout
  /** Null before the first round, and where nothing can be laid out anew. */
  private layouts: Layouts | null = null

  private constructor(bench: DriverContext, settings: GoSettings, schedule: Schedule, folder: string) {
    this.bench = bench
    this.settings = settings
    this.schedule = schedule
    this.isEmpty = schedule.isInShard !== undefined
    this.isInShard = schedule.isInShard ?? (() => true)
    this.plans = new VisitPlans(secondsOf(settings.benchtime), schedule.sharedPlan?.plans)
    this.folder = folder
    this.said = new SaidWithout(bench)
    this.launcher = Launcher.open(bench.env, folder)
  }

  static async open(
    bench: DriverContext,
    settings: GoSettings,
    schedule: Schedule,
    temporary = tmpdir(),
  ): Promise<GoDriver> {
    return new GoDriver(bench, settings, schedule, await mkdtemp(join(temporary, 'benchgate-go-')))
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.launcher?.[Symbol.asyncDispose]()
    await removeWhole(this.folder)
  }

  async prepare(side: Side): Promise<void> {
    const { bench, settings, folder, brokenOnBase } = this
    const prepared = await prepareSide(bench, side, settings, folder, brokenOnBase)
    const { built, broken } = prepared
    const { base } = this.prepared
    if (side === 'base') this.brokenOnBase = onHead(broken, bench.moved)
    else if (base) this.prepared.base = underPathsOfHead(base, prepared, bench.moved)
    const [failed] = broken
    if (failed && built.size === 0) throw this.nothingBuilt(...failed)
    this.prepared[side] = prepared
    if (side === 'head')
      for (const [path, { why }] of this.prepared.base?.broken ?? [])
        if (!hasPackage(prepared, path)) this.leave(why)
    this.provenPackages = await prove(bench, this.prepared, folder, this.run)
  }

  /** The versions of Go that a side was built with, which can differ by module; null where it has not been built. */
  toolchain(side: Side): string | null {
    const built = [...(this.prepared[side]?.built.values() ?? [])]
    const versions = new Set(built.flatMap(({ toolchain }) => toolchain?.version ?? []))
    return versions.size === 0 ? null : [...versions].join(', ')
  }

  async items(): Promise<readonly Item[]> {
    const items = itemsOf(this.prepared)
    refuseIdle(this.settings, this.prepared, this.place)
    const { packages: proven } = this.provenPackages
    if (items.length > 0)
      return items
        .filter(one => !proven.has(one.package) && this.isInShard(one))
        .map(one => ({ ...one, isChanged: this.isChanged(one.package) }))
    throw new CouldNotMeasure(
      `No benchmark was found on either side: bench "${this.settings.bench}" in packages "${this.settings.packages.join(' ')}". Check both against "go test -list ." in ${this.place}.`,
    )
  }

  get proven(): readonly Proven[] {
    return benchmarksIn(this.provenPackages, this.prepared.head).filter(this.isInShard)
  }

  get lost(): readonly LostItem[] {
    const { base, head } = this.prepared
    return [...(base?.broken ?? [])]
      .filter(([path]) => head && hasPackage(head, path))
      .map(([path, failure]) => ({
        item: { title: path, benchmark: null, package: path, sides },
        failures: [failure, head?.broken.get(path) ?? []].flat(),
      }))
  }

  parts(item: Item): readonly GoItem[] {
    return this.plans.parts(item as GoItem)
  }

  async visit(item: Item, side: Side, attempt: Attempt): Promise<Reading> {
    const { name, title, package: path, sides: on } = item as GoItem
    if (this.left.has(title)) return nothing()
    const built = this.prepared[side]?.built.get(path)
    const pattern = (item as GoItem).pattern ?? built?.benchmarks.get(name)
    if (!built || pattern === undefined) throw new RangeError(`${title} has not been built on ${side}`)
    if (attempt.round > 0) await this.layOut(item, attempt.round)
    const began = performance.now()
    await this.bench.sides.enter(side)
    const entered = (performance.now() - began) / 1000
    const file = this.layouts?.fileOf(side, path, attempt.round) ?? built.file
    const said = () => this.said.of(built)
    const target = { side, title, binary: { ...built, file }, pattern, said }
    try {
      const reading =
        attempt.round > 0
          ? await this.visitAsPlanned(item, target, attempt)
          : await this.tryOut(target, attempt, entered)
      const names = reading.visit.measurements.map(({ benchmark }) => benchmark)
      this.reported.set(path, new Set([...(this.reported.get(path) ?? []), ...names]))
      return reading
    } catch (error) {
      if (!(error instanceof SideFailed) || on.includes('head')) throw error
      this.left.add(title)
      this.leave(error.why)
      return nothing()
    }
  }

  visitsPerRound(item: Item): number {
    return this.plans.of(item)?.turns ?? 1
  }

  get planned(): readonly PlannedVisits[] {
    return this.plans.all
  }

  get laidOut(): readonly string[] {
    return this.layouts?.fromTheFirst ?? []
  }

  async layOut(item: Item, round: number): Promise<boolean> {
    const { package: path } = item as GoItem
    const layouts = await this.openLayouts()
    await layouts?.prepare(round, path)
    return layouts?.isLaid(path, round) ?? false
  }

  get isRelaid(): boolean {
    return this.layouts?.isAgain ?? false
  }

  async relink(items: readonly Item[], rounds: readonly number[]): Promise<void> {
    const packages = [...new Set(items.map(item => (item as GoItem).package))]
    const { base, head } = this.prepared
    const can = base && head && packages.every(path => canRelay({ base, head }, path))
    const layouts = can ? await this.openLayouts() : null
    this.bench.console.info(
      layouts === null
        ? 'this Go cannot lay code out anew, so the second measurement runs the same binaries'
        : 'each round links its test binaries anew, with their code in another order',
    )
    if (layouts === null) this.layouts?.notAgain(rounds)
    else await layouts.again(packages, rounds)
  }

  binaries(benchmark: string, path: string | null): Readonly<Record<Side, TestBinary>> | null {
    const [base, head] = sides.map(side => this.prepared[side]?.built.get(path ?? ''))
    if (!base || !head) return null
    const reported = [...(this.reported.get(path ?? '') ?? [])]
    const args = argsForOne(this.settings, benchmark, reported, this.bench.env)
    return { base: { ...base, args }, head: { ...head, args } }
  }

  private get run(): RunProcess {
    const { launcher } = this
    return launcher ? launcher.run.bind(launcher) : runProcess
  }

  private async tryOut(target: Target, attempt: Attempt, entered: number): Promise<Reading> {
    const { reading, ...tried } = await tryOut(this.bench, this.settings, target, attempt, this.run)
    this.plans.learn(target, tried, entered)
    return reading
  }

  private visitAsPlanned(item: Item, target: Target, attempt: Attempt): Promise<Reading> {
    const plan = this.plans.of(item)
    const time = plan === null ? this.settings.benchtime : benchtimeOf(plan)
    return visit(this.bench, this.settings, target, attempt, this.run, [`-test.benchtime=${time}`])
  }

  private async openLayouts(): Promise<Layouts | null> {
    const { bench, settings, schedule, folder, plans } = this
    const { base, head } = this.prepared
    if (this.layouts || !base || !head) return this.layouts
    const items = (await this.items()).flatMap(item => this.parts(item))
    this.layouts = openLayouts(bench, settings, schedule, folder, { base, head }, items, plans)
    return this.layouts
  }

  /** Whether a file of a package's own folder differs. */
  private isChanged(path: string): boolean {
    const folder = this.prepared.head?.built.get(path)?.package.folder
    const differs = this.bench.change?.differences ?? []
    return differs.some(one => one.path.endsWith('.go') && dirname(one.path) === folder)
  }

  /** A benchmark that head does not have leaves no question open. */
  private leave(why: string): void {
    this.bench.console.warn(`On base ${why}. Head does not have it, so nothing is left open.`)
  }

  /** Where base failed as a whole, the caller reports it. */
  private nothingBuilt(path: string, failure: SideFailed): SideFailed {
    const base = this.prepared.base?.broken.get(path)
    return base ? bothSidesError(failure, base) : failure
  }

  /** The working directory, as shown to people. */
  private get place(): string {
    return this.bench.workingDirectory.replace(/^\.$/, 'the top folder')
  }
}

// Packages of base under the import paths that they have on head, so that both sides have the same benchmarks.

/** What is known of packages of base, by the paths that they have on head. */
export function onHead<T>(
  ofBase: ReadonlyMap<string, T>,
  moved: MovedPaths = new Map(),
): ReadonlyMap<string, T> {
  return new Map([...ofBase].map(([path, one]) => [moved.get(path) ?? path, one]))
}

/** Leaves those that `head` has not under their own paths: they can be compared with nothing. */
export function underPathsOfHead(
  base: PreparedSide,
  head: PreparedSide,
  moved: MovedPaths = new Map(),
): PreparedSide {
  const there = new Map([...moved].filter(([, path]) => head.built.has(path) || head.broken.has(path)))
  const built = [...base.built].map(([path, one]): readonly [string, BuiltPackage] => {
    const pathOnHead = there.get(path)
    return pathOnHead === undefined ? [path, one] : [path, { ...one, pathOnHead }]
  })
  return { ...base, built: onHead(new Map(built), there), broken: onHead(base.broken, there) }
}
