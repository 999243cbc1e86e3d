// Decides which binaries a round runs: those that were built at first, or its own, linked with the functions in another order.

import { secondsOfBenchtime } from '../../core/go/flags.ts'
import {
  acceptableLinkSeconds,
  maxLinkingTimeShare,
  type PackageLinkingTimes,
  selectPackagesToRelink,
} from '../../core/go/linking.ts'
import { roundSecondsOfPlan } from '../../core/go/visits.ts'
import { type Side, sides } from '../../core/model/measuring.ts'
import type { VisitPlan } from '../../core/model/result-file.ts'
import type { GoSettings, RunSettings } from '../../core/model/settings.ts'
import { slowToPrepareLine } from '../../core/report/say/how-measured.ts'
import { reportTextToPlain } from '../../core/report/show/plain-text.ts'
import { visitsOfNextRound } from '../../core/rounds/schedule.ts'
import type { IsInShard } from '../../core/shard/shard.ts'
import { formatCountWithNoun } from '../../core/words/numbers.ts'
import type { DriverContext, MeasuredItem } from '../measure/driver.ts'
import type { RunConsole } from '../program/console.ts'
import type { PreparedGoSide } from './prepare-side.ts'
import { Relinker } from './relinker.ts'
import { createSharedVisitPlan, type SharedVisitPlan, type VisitPlans } from './visit-plans.ts'

export interface PerRoundRelinkingOptions {
  readonly relinker: Pick<Relinker, 'link' | 'fileOf'>
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

/** The second measurement, which always links its packages for each round. */
interface SecondMeasurement {
  readonly rounds: readonly number[]
  readonly packages: readonly string[]
}

/** Links packages for each round, before their first visit in it, if that is worth the time. */
export class PerRoundRelinking {
  private readonly options: PerRoundRelinkingOptions
  /** Packages that are linked for each round of the first measurement; null before that is decided. */
  private relinked: ReadonlySet<string> | null = null
  private second: SecondMeasurement | null = null
  /** True if linking for the second measurement has worked so far. */
  private secondHasWorked = false
  /** The packages visited in this round and in the one before: benchmarks that are settled do not come back. */
  private round = 0
  private visited: ReadonlySet<string> = new Set()
  private visitedBefore: ReadonlySet<string> = new Set()

  constructor(options: PerRoundRelinkingOptions) {
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

  /** Begins a second measurement, in whose rounds all `packages` are linked again. */
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
    const others = [...this.visitedBefore].filter(one => this.relinked?.has(one))
    const failure = await this.options.relinker.link(round, [...new Set([path, ...others])])
    if (failure === null) return
    this.relinked = new Set()
    this.options.console.warn(
      `Code could not be linked in another order, so the rest of the first measurement runs the binaries that were built at first: ${failure}`,
    )
  }

  /** Returns the binary of a package for a round; undefined if it is the one that was built at first. */
  fileOf(side: 'base' | 'head', path: string, round: number): string | undefined {
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
      acceptableSeconds = acceptableLinkSeconds,
      decided = new Map<string, boolean>(),
      relinker,
      console,
    } = this.options
    const linkings: PackageLinkingTimes[] = []
    let shortestLinking = 0
    for (const [path, measuringSeconds] of packages) {
      if (decided.get(path) === false) continue
      const estimated = linkings.reduce((sum, { linking }) => sum + linking, shortestLinking)
      if (
        !decided.has(path) &&
        estimated > acceptableSeconds &&
        shortestLinking > maxLinkingTimeShare * measuringSeconds
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
    const seconds = linkings
      .filter(({ path }) => this.relinked?.has(path))
      .reduce((sum, one) => sum + one.linking, 0)
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
export type GoDriverSchedule = Pick<RunSettings, 'seed'> & {
  readonly isInShard?: IsInShard
  /** The plan of runs that share visits; left out if there are none. */
  readonly sharedPlan?: SharedVisitPlan | undefined
}

export type PreparedGoSides = Readonly<Record<Side, PreparedGoSide>>

/** Opens the layouts of the `items` that had a trial, as others are not measured. Binaries go to `folder`. */
export function openPerRoundRelinking(
  context: DriverContext,
  settings: GoSettings,
  { seed: ownSeed, sharedPlan = createSharedVisitPlan(ownSeed) }: GoDriverSchedule,
  folder: string,
  prepared: PreparedGoSides,
  items: readonly MeasuredItem[],
  plans: VisitPlans,
): PerRoundRelinking {
  const planned = items.filter(item => plans.isTried(item)).map(item => [item, plans.planOf(item)] as const)
  const preparation = reportTextToPlain(slowToPrepareLine(plans.all))
  if (preparation !== '') context.console.info(preparation)
  const packages = leastMeasuringSecondsByPackage(planned, prepared, settings)
  const enter = (side: Side) => context.sides.enter(side)
  const { seed, relinkDecisions } = sharedPlan
  const relinker = new Relinker({ prepared, context, folder, seed, enter }, settings)
  return new PerRoundRelinking({ relinker, packages, decided: relinkDecisions, console: context.console })
}

/**
 * Returns the packages that can be linked again, with the least seconds of a round of them: a quiet machine needs no more, and
 * linking must not take long compared to it (docs/decisions/0028). `planned` are benchmarks with their plans.
 */
export function leastMeasuringSecondsByPackage(
  planned: readonly (readonly [MeasuredItem, VisitPlan | null])[],
  prepared: PreparedGoSides,
  { benchtime }: Pick<GoSettings, 'benchtime'>,
): ReadonlyMap<string, number> {
  const packages = new Map<string, number>()
  for (const [{ package: path, sides: itemSides }, plan] of planned) {
    if (path === null || itemSides.length < sides.length || !canRelinkPackage(prepared, path)) continue
    // With a fixed number of iterations, the time is unknown.
    const roundTime = plan
      ? roundSecondsOfPlan({ ...plan, turns: visitsOfNextRound(plan.turns, [], 0) })
      : 2 * (secondsOfBenchtime(benchtime) ?? 0)
    packages.set(path, (packages.get(path) ?? 0) + roundTime)
  }
  return packages
}

/** Reports whether the linkers of both sides can link a package in another order. */
export function canRelinkPackage(prepared: PreparedGoSides, path: string): boolean {
  const built = sides.flatMap(side => prepared[side].built.get(path) ?? [])
  return built.length > 0 && built.every(({ toolchain }) => toolchain?.canRelink)
}
