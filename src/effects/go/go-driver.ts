// The driver of Go benchmarks: builds the test binaries of each side once, and runs every benchmark by itself from them.
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { getOrInsert } from '../../core/common/memoize.ts'
import { secondsOfBenchtime } from '../../core/go/flags.ts'
import { benchmarkServerMainArchivePath } from '../../core/go/relinking.ts'
import { benchtimeOfPlan } from '../../core/go/visits.ts'
import { CouldNotMeasureError, MisconfiguredError, SideFailedError } from '../../core/model/errors.ts'
import { type Side, sides } from '../../core/model/measuring.ts'
import type { GoSettings, RunSettings } from '../../core/model/settings.ts'
import type { MovedGoImportPaths } from '../../core/rounds/rename-to-head.ts'
import type { IsInShard } from '../../core/shard/shard.ts'
import { isNoexecFolder, noexecFolderMessage } from '../files/folder.ts'
import { removeFolderRecursively } from '../git/paths.ts'
import { type CommandDriverOptions, createCommandDriver } from '../measure/command-driver.ts'
import {
  type BenchmarkBinaryInvocation,
  type CompletedVisitOutcome,
  type DriverContext,
  type DriverRelinker,
  type DriverReportBesideMeasurements,
  type ItemLostToFailure,
  type ItemToMeasure,
  type MeasurementDriver,
  RestartRoundError,
  type VisitOptions,
} from '../measure/driver.ts'
import { bothSidesFailedError } from '../measure/failures.ts'
import { FastProcessLauncher } from '../processes/launcher.ts'
import { type RunProcess, runProcess } from '../processes/process.ts'
import { GoBenchmarkProcessesOfSides, ServerCouldNotRunBenchmarkError } from './benchmark-server.ts'
import {
  canRelinkPackage,
  type GoPerRoundRelinker,
  type GoShardAndVisitPlanOptions,
  openGoPerRoundRelinking,
} from './layouts.ts'
import {
  type BuiltPackage,
  type PreparedGoSide,
  prepareGoSide,
  refuseUnmatchedPackagePatterns,
  sideHasPackage,
} from './prepare-side.ts'
import {
  findProvenBenchmarks,
  noProvenBenchmarks,
  provenGoBenchmarksOfProofOutcome,
} from './prove-unchanged.ts'
import { readStartupOutput, testArgsForReportedBenchmark } from './test-binaries.ts'
import { createSkippedVisitOutcome, type GoVisitTarget, visitGoBenchmark } from './visit.ts'
import {
  addTrialTimesInReusedProcess,
  type GoBenchmarkItem,
  GoBenchmarkVisitPlans,
  goItemsOfPreparedSides,
  runGoBenchmarkTrialOnOneSide,
} from './visit-plans.ts'

/** Keeps the binaries, outside the tree, until it is disposed of. */
export class GoDriver implements MeasurementDriver, DriverRelinker {
  readonly relinking = this
  readonly isWarmedUp = true
  /** Every benchmark is an item of its own, so there is nothing to filter. */
  readonly canFilter = false
  readonly isEmpty: boolean
  private readonly context: DriverContext
  private readonly settings: GoSettings
  private readonly schedule: GoShardAndVisitPlanOptions
  private readonly folder: string
  private readonly isInShard: IsInShard
  private readonly launcher: FastProcessLauncher | null
  private readonly servers = new GoBenchmarkProcessesOfSides()
  private readonly prepared: Partial<Record<Side, PreparedGoSide>> = {}
  /** Broken packages of base, by the paths of head; known even if base failed as a whole. */
  private brokenOnBase: PreparedGoSide['broken'] = new Map()
  /** Reported names, by the import path of their package. */
  private readonly reported = new Map<string, Set<string>>()
  /** Titles of benchmarks that fail on base and do not exist on head. */
  private readonly abandoned = new Set<string>()
  private provenBenchmarks = noProvenBenchmarks
  private readonly plans: GoBenchmarkVisitPlans
  /** The lines that each binary prints without a benchmark, by its path; it is run for that at most once. */
  private readonly startupOutput = new Map<string, Promise<readonly string[]>>()
  /** Null before the first round, and if no binary can be linked again. */
  private layouts: GoPerRoundRelinker | null = null

  private constructor(
    context: DriverContext,
    settings: GoSettings,
    schedule: GoShardAndVisitPlanOptions,
    folder: string,
  ) {
    this.context = context
    this.settings = settings
    this.schedule = schedule
    this.isEmpty = schedule.isInShard !== undefined
    this.isInShard = schedule.isInShard ?? (() => true)
    this.plans = new GoBenchmarkVisitPlans(secondsOfBenchtime(settings.benchtime), schedule.sharedPlan?.plans)
    this.folder = folder
    this.launcher = FastProcessLauncher.open(context.env, folder)
  }

  static async open(
    context: DriverContext,
    settings: GoSettings,
    schedule: GoShardAndVisitPlanOptions,
    temporary = tmpdir(),
  ): Promise<GoDriver> {
    return new GoDriver(context, settings, schedule, await mkdtemp(join(temporary, 'benchgate-go-')))
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.servers.end()
    await this.launcher?.[Symbol.asyncDispose]()
    await removeFolderRecursively(this.folder)
  }

  async prepare(side: Side): Promise<void> {
    const { context, settings, folder, brokenOnBase } = this
    const prepared = await prepareGoSide(context, side, settings, folder, brokenOnBase)
    const { built, broken } = prepared
    const { base } = this.prepared
    if (side === 'base')
      this.brokenOnBase = new Map([...broken].map(([path, one]) => [context.moved?.get(path) ?? path, one]))
    else if (base) this.prepared.base = renameBasePackagesToHead(base, prepared, context.moved)
    const [failed] = broken
    if (failed && built.size === 0) {
      const [path, failure] = failed
      // If base failed as a whole, the caller reports that.
      const failureOfBase = this.prepared.base?.broken.get(path)
      throw failureOfBase ? bothSidesFailedError(failure, failureOfBase) : failure
    }
    this.prepared[side] = prepared
    if (side === 'head')
      for (const [path, { why }] of this.prepared.base?.broken ?? [])
        if (!sideHasPackage(prepared, path)) this.warnOfAbandoned(why)
    this.provenBenchmarks = await findProvenBenchmarks(context, this.prepared, folder, this.run)
  }

  report(): DriverReportBesideMeasurements {
    return {
      toolchains: { base: this.toolchain('base'), head: this.toolchain('head') },
      proven: provenGoBenchmarksOfProofOutcome(this.provenBenchmarks).filter(this.isInShard),
      reach: this.provenBenchmarks.reach,
      lost: this.lost,
      planned: this.plans.all,
      relinkedPackages: this.layouts?.relinkedFromTheFirst ?? [],
    }
  }

  /** Returns the versions of Go that a side was built with, which can differ by module; null if it was not built. */
  private toolchain(side: Side): string | null {
    const built = [...(this.prepared[side]?.built.values() ?? [])]
    const versions = new Set(built.flatMap(({ toolchain }) => toolchain?.version ?? []))
    return versions.size === 0 ? null : [...versions].join(', ')
  }

  async items(): Promise<readonly ItemToMeasure[]> {
    const items = goItemsOfPreparedSides(this.prepared)
    refuseUnmatchedPackagePatterns(this.settings, this.prepared, this.place)
    const { names: proven } = this.provenBenchmarks
    if (items.length > 0)
      return items
        .filter(goItem => !proven.get(goItem.package)?.has(goItem.name) && this.isInShard(goItem))
        .map(one => ({ ...one, isChanged: this.isChanged(one.package) }))
    throw new CouldNotMeasureError(
      `No benchmark was found on either side: bench "${this.settings.bench}" in packages "${this.settings.packages.join(' ')}". Check both against "go test -list ." in ${this.place}.`,
    )
  }

  private get lost(): readonly ItemLostToFailure[] {
    const { base, head } = this.prepared
    return [...(base?.broken ?? [])]
      .filter(([path]) => head && sideHasPackage(head, path))
      .map(([path, failure]) => ({
        item: { title: path, benchmark: null, package: path, sides },
        failures: [failure, head?.broken.get(path) ?? []].flat(),
      }))
  }

  parts(item: ItemToMeasure): readonly GoBenchmarkItem[] {
    return this.plans.parts(item as GoBenchmarkItem)
  }

  async visit(item: ItemToMeasure, side: Side, attempt: VisitOptions): Promise<CompletedVisitOutcome> {
    const { name, title, package: path, sides: itemSides } = item as GoBenchmarkItem
    if (this.abandoned.has(title)) return createSkippedVisitOutcome()
    const built = this.prepared[side]?.built.get(path)
    const pattern = (item as GoBenchmarkItem).pattern ?? built?.benchmarks.get(name)
    if (!built || pattern === undefined) throw new RangeError(`${title} has not been built on ${side}`)
    if (attempt.round > 0) await this.layOut(item, attempt.round)
    await this.beginServing(item, attempt.round)
    const switchBegan = performance.now()
    await this.context.sides.enter(side)
    const switchSeconds = (performance.now() - switchBegan) / 1000
    const file = this.layouts?.fileOf(side, path, attempt.round) ?? built.file
    const linesAtStartup = () =>
      getOrInsert(this.startupOutput, built.file, () => readStartupOutput(this.context, built))
    const target = { side, title, binary: { ...built, file }, pattern, linesAtStartup }
    try {
      const reading =
        attempt.round > 0
          ? await this.visitAsPlanned(item, target, attempt)
          : await this.tryOut(target, attempt, switchSeconds)
      const names = reading.visit.measurements.map(({ benchmark }) => benchmark)
      this.reported.set(path, new Set([...(this.reported.get(path) ?? []), ...names]))
      return reading
    } catch (error) {
      if (!(error instanceof SideFailedError) || itemSides.includes('head')) throw error
      this.abandoned.add(title)
      this.warnOfAbandoned(error.why)
      return createSkippedVisitOutcome()
    }
  }

  visitsPerRound(item: ItemToMeasure): number {
    return this.plans.planOf(item)?.turns ?? 1
  }

  async layOut(item: ItemToMeasure, round: number): Promise<boolean> {
    const { package: path } = item as GoBenchmarkItem
    await this.beginServing(item, round)
    const layouts = await this.openLayouts()
    await layouts?.prepare(round, path)
    return layouts?.hasOwnLayout(path, round) ?? false
  }

  get isRelinked(): boolean {
    return this.layouts?.isSecondRelinked ?? false
  }

  async relink(items: readonly ItemToMeasure[], rounds: readonly number[]): Promise<void> {
    await this.servers.end()
    const packages = [...new Set(items.map(item => (item as GoBenchmarkItem).package))]
    const { base, head } = this.prepared
    const canRelinkAll = base && head && packages.every(path => canRelinkPackage({ base, head }, path))
    const layouts = canRelinkAll ? await this.openLayouts() : null
    this.context.console.info(
      layouts === null
        ? 'this version of Go cannot link code in another order, so the second measurement runs the same binaries'
        : 'each round links its test binaries again, with their code in another order',
    )
    if (layouts === null) this.layouts?.beginSecondUnchanged(rounds)
    else await layouts.beginSecondRelinked(packages, rounds)
  }

  binaries(benchmark: string, path: string | null): Readonly<Record<Side, BenchmarkBinaryInvocation>> | null {
    const [base, head] = sides.map(side => this.prepared[side]?.built.get(path ?? ''))
    if (!base || !head) return null
    const reported = [...(this.reported.get(path ?? '') ?? [])]
    const args = testArgsForReportedBenchmark(this.settings, benchmark, reported, this.context.env)
    return { base: { ...base, args }, head: { ...head, args } }
  }

  private get run(): RunProcess {
    const { launcher } = this
    return launcher ? launcher.run.bind(launcher) : runProcess
  }

  private async tryOut(
    target: GoVisitTarget,
    attempt: VisitOptions,
    switchSeconds: number,
  ): Promise<CompletedVisitOutcome> {
    const { context, settings, schedule } = this
    const { side, binary, pattern } = target
    const outcome = await runGoBenchmarkTrialOnOneSide(context, settings, target, attempt, this.run)
    const { linker } = this.prepared[side]?.built.get(binary.package.path) ?? {}
    // Runs that share visits would have to agree on what can be served.
    const isServing =
      schedule.sharedPlan === undefined && linker && benchmarkServerMainArchivePath(linker.call) !== null
    const runTwo = async (own: string) => {
      const run: RunProcess = request => this.servers.run(side, request)
      const flags = ['-test.benchtime=2x']
      return (await visitGoBenchmark(context, settings, { ...target, pattern: own }, attempt, run, flags))
        .visit
    }
    const wholeSeconds = secondsOfBenchtime(settings.benchtime)
    const tried = isServing
      ? await addTrialTimesInReusedProcess(outcome, pattern, wholeSeconds, runTwo)
      : outcome
    const hasEndedWell = await this.servers.end()
    this.plans.learn(target, hasEndedWell ? tried : outcome, switchSeconds)
    return outcome.reading
  }

  private async visitAsPlanned(
    item: ItemToMeasure,
    target: GoVisitTarget,
    attempt: VisitOptions,
  ): Promise<CompletedVisitOutcome> {
    const plan = this.plans.planOf(item)
    const time = plan === null ? this.settings.benchtime : benchtimeOfPlan(plan)
    const run: RunProcess = plan?.oneProcess ? request => this.servers.run(target.side, request) : this.run
    try {
      const flags = [`-test.benchtime=${time}`]
      return await visitGoBenchmark(this.context, this.settings, target, attempt, run, flags)
    } catch (error) {
      if (!(error instanceof ServerCouldNotRunBenchmarkError)) throw error
      await this.serveNoMore(target.title, error.message)
      throw new RestartRoundError()
    }
  }

  /** Ends the processes of the benchmark or round before. */
  private async beginServing(item: ItemToMeasure, round: number): Promise<void> {
    const before = this.servers.title
    const hasEndedWell = await this.servers.begin(item.title ?? '', round)
    if (!hasEndedWell && before !== null) await this.serveNoMore(before, 'its process ended with an error')
  }

  private async serveNoMore(title: string, why: string): Promise<void> {
    await this.servers.end()
    this.plans.serveNoMore(title)
    this.context.console.info(
      `${title} cannot run several times in one process (${why}), so each of its runs starts a new process`,
    )
  }

  private async openLayouts(): Promise<GoPerRoundRelinker | null> {
    const { context, settings, schedule, folder, plans } = this
    const { base, head } = this.prepared
    if (this.layouts || !base || !head) return this.layouts
    const items = (await this.items()).flatMap(item => this.parts(item))
    this.layouts = openGoPerRoundRelinking(context, settings, schedule, folder, { base, head }, items, plans)
    return this.layouts
  }

  /** Reports whether a Go file in a package's folder differs. */
  private isChanged(path: string): boolean {
    const folder = this.prepared.head?.built.get(path)?.package.folder
    const paths = this.context.change?.map(difference => difference.path) ?? []
    return paths.some(one => one.endsWith('.go') && dirname(one) === folder)
  }

  /** Warns of a failed benchmark of base that head does not have, so that nothing is left undecided. */
  private warnOfAbandoned(why: string): void {
    this.context.console.warn(
      `On base ${why}. Head does not have this benchmark, so the failure does not affect the verdict.`,
    )
  }

  /** The working directory, as shown to people. */
  private get place(): string {
    return this.context.workingDirectory.replace(/^\.$/, 'the top folder')
  }
}

// Packages of base under the import paths that they have on head, so that both sides have the same benchmarks.

/** Renames the packages of base that exist on head; the others cannot be compared. */
function renameBasePackagesToHead(
  base: PreparedGoSide,
  head: PreparedGoSide,
  moved: MovedGoImportPaths = new Map(),
): PreparedGoSide {
  const pathOnHeadOf = (path: string) => {
    const pathOnHead = moved.get(path) ?? path
    return head.built.has(pathOnHead) || head.broken.has(pathOnHead) ? pathOnHead : path
  }
  const built = [...base.built].map(([path, builtPackage]): readonly [string, BuiltPackage] => {
    const pathOnHead = pathOnHeadOf(path)
    return [pathOnHead, pathOnHead === path ? builtPackage : { ...builtPackage, pathOnHead }]
  })
  const broken = [...base.broken].map(([path, failure]) => [pathOnHeadOf(path), failure] as const)
  return { ...base, built: new Map(built), broken: new Map(broken) }
}

/** Opens a driver, whose files are in the folder `temporary`. */
export async function openMeasurementDriver(
  context: DriverContext,
  settings: Pick<RunSettings, 'go' | 'run'> & CommandDriverOptions & GoShardAndVisitPlanOptions,
  temporary = tmpdir(),
): Promise<MeasurementDriver> {
  const { go, run } = settings
  if (go === null) return createCommandDriver(context, run, settings)
  // Its test binaries are built and run there.
  if (await isNoexecFolder(temporary)) throw new MisconfiguredError(noexecFolderMessage(temporary))
  return GoDriver.open(context, go, settings, temporary)
}
