// Decides which binaries a round runs: those that were built at first, or its own, linked with the functions in another order.
import { join } from 'node:path'
import { ldflagsForRandomLayout, secondsOfBenchtime } from '../../core/go/flags.ts'
import {
  alwaysAllowedLinkSecondsPerRound,
  goLayoutSeedOfRound,
  maxLinkingShareOfMeasuringTime,
  type PackageLinkAndMeasureTimes,
  selectPackagesToRelink,
} from '../../core/go/relinking.ts'
import { maxBothSidesRoundSecondsOfVisitPlan } from '../../core/go/visits.ts'
import { type Side, sides } from '../../core/model/measuring.ts'
import type { VisitCountAndLengthPerRound } from '../../core/model/result-file.ts'
import type { GoSettings, RunSettings } from '../../core/model/settings.ts'
import { benchmarksSlowToPrepareLine } from '../../core/report/say/how-measured.ts'
import { reportTextToPlain } from '../../core/report/show/plain-text.ts'
import { decideVisitsByNoiseWithinRounds } from '../../core/rounds/schedule.ts'
import type { IsInShard } from '../../core/shard/shard.ts'
import { formatCountWithNoun } from '../../core/words/numbers.ts'
import type { DriverContext, ItemToMeasure } from '../measure/driver.ts'
import type { RunConsole } from '../program/console.ts'
import { mapParallel } from './go-tool.ts'
import { type RecordedGoLinkerCallAndCodeProperties, runGoLinkerWithFunctionsShuffled } from './linker.ts'
import type { BuiltPackage, PreparedGoSide } from './prepare-side.ts'
import { runTestBinaryBuildsInParallel } from './test-binaries.ts'
import {
  createEmptyGoVisitPlansSharedByRuns,
  type GoBenchmarkVisitPlans,
  type GoVisitPlansSharedByRuns,
} from './visit-plans.ts'

export interface GoPerRoundRelinkerOptions {
  readonly relinker: Pick<GoRelinker, 'link' | 'fileOf'>
  /** The packages by import path, with the least seconds that a round measures them. */
  readonly packages: ReadonlyMap<string, number>
  /**
   * Decisions of runs that share visits: whether a package is linked for each round. The runs must agree, as different binaries
   * cannot be compared. New decisions are added.
   */
  readonly decided?: Map<string, boolean>
  /** Seconds of linking per round that are always acceptable; the default if left out. */
  readonly acceptableSeconds?: number
  readonly console: RunConsole
}

/** Links packages for each round, before their first visit in it, if that is worth the time. */
export class GoPerRoundRelinker {
  private readonly options: GoPerRoundRelinkerOptions
  /** Packages that are linked for each round of the first measurement; null before that is decided. */
  private relinked: ReadonlySet<string> | null = null
  /** It always links its packages for each round. */
  private second: { readonly rounds: readonly number[]; readonly packages: readonly string[] } | null = null
  /** True if linking for the second measurement has worked so far. */
  private secondHasWorked = false
  /** The packages visited in this round and in the one before: benchmarks that are settled do not come back. */
  private round = 0
  private visited: ReadonlySet<string> = new Set()
  private visitedBefore: ReadonlySet<string> = new Set()

  constructor(options: GoPerRoundRelinkerOptions) {
    this.options = options
  }

  /** Packages that are linked for each round of the first measurement. */
  get relinkedFromTheFirst(): readonly string[] {
    return [...(this.relinked ?? [])]
  }

  /** True if all rounds of the second measurement so far had new layouts. */
  get isSecondRelinked(): boolean {
    return this.secondHasWorked
  }

  async beginSecondRelinked(packages: readonly string[], rounds: readonly number[]): Promise<void> {
    this.second = { packages, rounds }
    this.secondHasWorked = true
    await this.linkSecond(rounds[0] ?? 0, packages)
  }

  /** Begins a second measurement whose rounds run the binaries that were built at first. */
  beginSecondUnchanged(rounds: readonly number[]): void {
    this.second = { packages: [], rounds }
    this.secondHasWorked = false
  }

  /** To be called before each visit in a round. */
  async prepare(round: number, path: string): Promise<void> {
    if (this.second?.rounds.includes(round)) return this.linkSecond(round, this.second.packages)
    if (round !== this.round)
      [this.round, this.visitedBefore, this.visited] = [round, this.visited, new Set()]
    if (this.visited.has(path)) return
    this.visited = new Set([...this.visited, path])
    if (this.relinked === null) return this.choose(round)
    if (!this.relinked.has(path)) return
    // Links all packages of the round at once, on all processors.
    const others = [...this.visitedBefore].filter(one => this.relinked?.has(one))
    const failure = await this.options.relinker.link(round, [...new Set([path, ...others])])
    if (failure === null) return
    this.relinked = new Set()
    this.options.console.warn(
      `Code could not be linked in another order, so the rest of the first measurement runs the binaries that were built at first: ${failure}`,
    )
  }

  /** Returns the binary of a package for a round; undefined if it is the one that was built at first. */
  fileOf(side: Side, path: string, round: number): string | undefined {
    return this.hasOwnLayout(path, round) ? this.options.relinker.fileOf(side, path, round) : undefined
  }

  /** Reports whether a round runs a binary of its own. */
  hasOwnLayout(path: string, round: number): boolean {
    const { second, relinked } = this
    if (second?.rounds.includes(round)) return this.secondHasWorked && second.packages.includes(path)
    return relinked?.has(path) ?? false
  }

  /**
   * Links one package after the other, to measure how long each takes, and selects those worth it. Skips a package that surely
   * takes too long, judging by those before it.
   */
  private async choose(round: number): Promise<void> {
    const {
      packages,
      acceptableSeconds = alwaysAllowedLinkSecondsPerRound,
      decided = new Map<string, boolean>(),
      relinker,
      console,
    } = this.options
    const linkings: PackageLinkAndMeasureTimes[] = []
    let shortestLinking = 0
    for (const [path, measuringSeconds] of packages) {
      if (decided.get(path) === false) continue
      const estimated = linkings.reduce((sum, { linking }) => sum + linking, shortestLinking)
      if (
        !decided.has(path) &&
        estimated > acceptableSeconds &&
        shortestLinking > maxLinkingShareOfMeasuringTime * measuringSeconds
      ) {
        linkings.push({ path, linking: shortestLinking, measuring: measuringSeconds })
        continue
      }
      const linkBegan = performance.now()
      const failure = await relinker.link(round, [path])
      if (failure !== null) {
        console.info(
          `${path} cannot be linked in another order, so it runs the binaries that were built at first: ${failure}`,
        )
        continue
      }
      const linking = (performance.now() - linkBegan) / 1000
      shortestLinking = linkings.length === 0 ? linking : Math.min(shortestLinking, linking)
      linkings.push({ path, linking, measuring: measuringSeconds })
    }
    const selected = new Set(selectPackagesToRelink(linkings, acceptableSeconds))
    for (const { path } of linkings) if (!decided.has(path)) decided.set(path, selected.has(path))
    this.relinked = new Set(linkings.flatMap(({ path }) => (decided.get(path) ? path : [])))
    if (this.relinked.size === 0) return
    const relinked = linkings.filter(({ path }) => this.relinked?.has(path))
    const seconds = relinked.reduce((sum, one) => sum + one.linking, 0)
    console.info(
      `each round links the test binaries of ${this.relinked.size} of ${formatCountWithNoun(packages.size, 'package')} again, with their code in another order (${seconds.toFixed(1)} s a round)`,
    )
  }

  /** Links for the second measurement; if that fails, the rest of it runs the first binaries. */
  private async linkSecond(round: number, packages: readonly string[]): Promise<void> {
    const failure = this.secondHasWorked ? await this.options.relinker.link(round, packages) : null
    if (failure === null) return
    this.secondHasWorked = false
    this.options.console.warn(
      `Code could not be linked in another order, so the rest of the second measurement runs the same binaries: ${failure}`,
    )
  }
}

// Opening the layouts: what can be linked again, and how long a round measures it.

/** The part of the schedule that the driver needs. */
export type GoShardAndVisitPlanOptions = Pick<RunSettings, 'seed'> & {
  readonly isInShard?: IsInShard
  /** The plan of runs that share visits; left out if there are none. */
  readonly sharedPlan?: GoVisitPlansSharedByRuns | undefined
}

export type BuiltGoSides = Readonly<Record<Side, PreparedGoSide>>

/** Opens the layouts of the `items` that had a trial, as others are not measured. Binaries go to `folder`. */
export function openGoPerRoundRelinking(
  context: DriverContext,
  settings: GoSettings,
  { seed: ownSeed, sharedPlan = createEmptyGoVisitPlansSharedByRuns(ownSeed) }: GoShardAndVisitPlanOptions,
  folder: string,
  prepared: BuiltGoSides,
  items: readonly ItemToMeasure[],
  plans: GoBenchmarkVisitPlans,
): GoPerRoundRelinker {
  const planned = items.filter(item => plans.isTried(item)).map(item => [item, plans.planOf(item)] as const)
  const preparation = reportTextToPlain(benchmarksSlowToPrepareLine(plans.all))
  if (preparation !== '') context.console.info(preparation)
  const packages = roundSecondsOfEachRelinkablePackage(planned, prepared, settings)
  const { seed, relinkDecisions } = sharedPlan
  const relinker = new GoRelinker({ prepared, context, folder, seed }, settings)
  return new GoPerRoundRelinker({ relinker, packages, decided: relinkDecisions, console: context.console })
}

/**
 * Returns the packages that can be linked again, with the least seconds of a round of them: a quiet machine needs no more, and
 * linking must not take long compared to it (docs/decisions/0028). `planned` are benchmarks with their plans.
 */
export function roundSecondsOfEachRelinkablePackage(
  planned: readonly (readonly [ItemToMeasure, VisitCountAndLengthPerRound | null])[],
  prepared: BuiltGoSides,
  { benchtime }: Pick<GoSettings, 'benchtime'>,
): ReadonlyMap<string, number> {
  const packages = new Map<string, number>()
  for (const [{ package: path, sides: itemSides }, plan] of planned) {
    if (path === null || itemSides.length < sides.length || !canRelinkPackage(prepared, path)) continue
    // With a fixed number of iterations, the time is unknown.
    const roundTime = plan
      ? maxBothSidesRoundSecondsOfVisitPlan({
          ...plan,
          turns: decideVisitsByNoiseWithinRounds(plan.turns, [], 0),
        })
      : 2 * (secondsOfBenchtime(benchtime) ?? 0)
    packages.set(path, (packages.get(path) ?? 0) + roundTime)
  }
  return packages
}

/** Reports whether the linkers of both sides can link a package in another order. */
export function canRelinkPackage(prepared: BuiltGoSides, path: string): boolean {
  const built = sides.flatMap(side => prepared[side].built.get(path) ?? [])
  return built.length > 0 && built.every(({ toolchain }) => toolchain?.canRelink)
}

interface RelinkerOptions {
  readonly prepared: BuiltGoSides
  readonly context: Pick<DriverContext, 'signal' | 'timeout' | 'sides'>
  readonly folder: string
  readonly seed: number
}

/** A binary that is not yet linked for this round. */
interface UnlinkedBinary {
  readonly side: Side
  readonly path: string
  readonly built: BuiltPackage
  readonly file: string
}

/** Keeps the binaries of one round at a time, as those of all rounds would fill a disk. */
export class GoRelinker {
  private readonly options: RelinkerOptions
  private readonly settings: GoSettings
  private round: number | null = null
  /** The seed of this round's order: for the same functions, the linker draws the same order on both sides. */
  private order = 0
  private files: Readonly<Record<Side, Map<string, string>>> = { base: new Map(), head: new Map() }
  /** Import paths of packages, in the order in which they were first linked. */
  private readonly knownPackages: string[] = []
  /** Linkers that failed when called without go. */
  private readonly failedLinkers = new Set<RecordedGoLinkerCallAndCodeProperties>()

  constructor(options: RelinkerOptions, settings: GoSettings) {
    this.options = options
    this.settings = settings
  }

  /** Links both sides of the packages that are not yet linked for this round; returns go's error if it fails, otherwise null. */
  async link(round: number, packages: readonly string[]): Promise<string | null> {
    if (round !== this.round) {
      this.files = { base: new Map(), head: new Map() }
      this.order = goLayoutSeedOfRound(this.options.seed, round)
    }
    this.round = round
    for (const path of packages) if (!this.knownPackages.includes(path)) this.knownPackages.push(path)
    // Links for both sides at once what needs no tree.
    const unlinked = sides.flatMap(side => this.unlinked(side, packages))
    await this.linkDirectly(unlinked.filter(({ built }) => built.linker?.code.hasC === false))
    for (const side of sides) {
      const binaries = this.unlinked(side, packages)
      if (binaries.length === 0) continue
      // Go reads embedded files and module flags from the tree; a C linker may read from it too.
      await this.options.context.sides.enter(side)
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
      const file = join(folder, side, `${this.knownPackages.indexOf(path)}-again.test`)
      return !built || this.files[side].has(path) ? [] : [{ side, path, built, file }]
    })
  }

  /** Calls the linkers without go; binaries for which that fails are linked by go, now and from now on. */
  private async linkDirectly(binaries: readonly UnlinkedBinary[]): Promise<void> {
    await mapParallel(binaries, async ({ side, path, built: { linker }, file }) => {
      if (!linker || this.failedLinkers.has(linker)) return
      const { status } = await runGoLinkerWithFunctionsShuffled(
        linker,
        this.options.context,
        file,
        this.order,
      )
      if (status === 0) this.files[side].set(path, file)
      else this.failedLinkers.add(linker)
    })
  }

  private async linkWithGo(side: Side, binaries: readonly UnlinkedBinary[]): Promise<string | null> {
    const { go, root } = this.options.prepared[side]
    const flags = [ldflagsForRandomLayout(go.flags, this.order)]
    const builds = binaries.map(({ built, file }) => ({ package: built.package, root, file, flags }))
    const outcomes = await runTestBinaryBuildsInParallel(go, builds, this.settings)
    const failed = outcomes.find(({ status }) => status !== 0)
    if (failed) return failed.lastLines
    for (const { path, file } of binaries) this.files[side].set(path, file)
    return null
  }
}
