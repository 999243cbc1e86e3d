// Which binaries a round runs: those that were built at first, or its own, with their code in another order.

import { secondsOf } from '../../core/go/flags.ts'
import { fewSeconds, type Linking, mostLinking, selectRelinkable } from '../../core/go/linking.ts'
import { roundSeconds } from '../../core/go/visits.ts'
import { type Side, sides } from '../../core/model/measuring.ts'
import type { VisitPlan } from '../../core/model/result-file.ts'
import type { GoSettings, Settings } from '../../core/model/settings.ts'
import { preparationLine } from '../../core/report/say/how-measured.ts'
import { plainText } from '../../core/report/show/plain.ts'
import { turnsFor } from '../../core/rounds/schedule.ts'
import type { InShard } from '../../core/shard/shard.ts'
import { counted } from '../../core/words/numbers.ts'
import type { DriverContext, Item } from '../measure/driver.ts'
import type { Console } from '../program/console.ts'
import { type SharedPlan, sharedPlanFrom, type VisitPlans } from './plan.ts'
import type { PreparedSide } from './prepare-side.ts'
import { Relinker } from './relinker.ts'

/** A LayoutOptions is what can be linked anew, and whom to tell about it. */
export interface LayoutOptions {
  readonly relay: Pick<Relinker, 'link' | 'fileOf'>
  /** The packages by import path, with the seconds that a round measures them at least. */
  readonly packages: ReadonlyMap<string, number>
  /**
   * Whether packages are linked anew from the first, as far as a run that shares visits has decided: one that is and one
   * that is not cannot be compared. What is decided here is added.
   */
  readonly decided?: Map<string, boolean>
  /** Seconds of linking in a round that are always acceptable; left out for the usual ones. */
  readonly few?: number
  readonly console: Console
}

/** The second measurement is always laid out anew. */
interface Again {
  readonly rounds: readonly number[]
  readonly packages: readonly string[]
}

/** Layouts links a package anew for each round where that is worth it, before its first visit there. */
export class Layouts {
  private readonly given: LayoutOptions
  /** Packages that are linked for each round of the first measurement; null before that is decided. */
  private chosen: ReadonlySet<string> | null = null
  private second: Again | null = null
  /** Whether laying out the second measurement has worked so far. */
  private isSecondLaid = false
  /** What was visited in this round and in the one before: benchmarks that have left do not come back. */
  private round = 0
  private visited: ReadonlySet<string> = new Set()
  private before: ReadonlySet<string> = new Set()

  constructor(given: LayoutOptions) {
    this.given = given
  }

  /** Packages that have been linked for each round from the first. */
  get fromTheFirst(): readonly string[] {
    return [...(this.chosen ?? [])]
  }

  /** Whether the second measurement is laid out anew, in all rounds so far. */
  get isAgain(): boolean {
    return this.isSecondLaid
  }

  /** Links everything that is visited in these rounds anew. */
  async again(packages: readonly string[], rounds: readonly number[]): Promise<void> {
    this.second = { packages, rounds }
    this.isSecondLaid = true
    await this.linkAgain(rounds[0] ?? 0, packages)
  }

  /** Makes these rounds run what was built at first. */
  notAgain(rounds: readonly number[]): void {
    this.second = { packages: [], rounds }
    this.isSecondLaid = false
  }

  /** Is called before each visit in a round. */
  async prepare(round: number, path: string): Promise<void> {
    if (this.second?.rounds.includes(round)) return this.linkAgain(round, this.second.packages)
    if (round !== this.round) [this.round, this.before, this.visited] = [round, this.visited, new Set()]
    if (this.visited.has(path)) return
    this.visited = new Set([...this.visited, path])
    if (this.chosen === null) return this.choose(round)
    if (!this.chosen.has(path)) return
    const others = [...this.before].filter(one => this.chosen?.has(one))
    const failure = await this.given.relay.link(round, [...new Set([path, ...others])])
    if (failure === null) return
    this.chosen = new Set()
    this.given.console.warn(
      `Code could not be laid out anew, so the rest of the first measurement runs the binaries that were built at first: ${failure}`,
    )
  }

  /** The binary of a package for a round; undefined where it is the one that was built at first. */
  fileOf(side: 'base' | 'head', path: string, round: number): string | undefined {
    return this.isLaid(path, round) ? this.given.relay.fileOf(side, path, round) : undefined
  }

  /** Whether a round runs a binary of its own. */
  isLaid(path: string, round: number): boolean {
    const { second, chosen } = this
    if (second?.rounds.includes(round)) return this.isSecondLaid && second.packages.includes(path)
    return chosen?.has(path) ?? false
  }

  /**
   * Links one package after the other, to see how long each takes; skips one that is sure to take too long, judging by
   * those before it.
   */
  private async choose(round: number): Promise<void> {
    const { packages, few = fewSeconds, decided = new Map<string, boolean>(), relay, console } = this.given
    const found: Linking[] = []
    let shortest = 0
    for (const [path, measuring] of packages) {
      if (decided.get(path) === false) continue
      const together = found.reduce((sum, { linking }) => sum + linking, shortest)
      if (!decided.has(path) && together > few && shortest > mostLinking * measuring) {
        found.push({ path, linking: shortest, measuring })
        continue
      }
      const began = performance.now()
      const failure = await relay.link(round, [path])
      if (failure !== null) {
        console.info(
          `${path} cannot be laid out anew, so it runs the binaries that were built at first: ${failure}`,
        )
        continue
      }
      const linking = (performance.now() - began) / 1000
      shortest = found.length === 0 ? linking : Math.min(shortest, linking)
      found.push({ path, linking, measuring })
    }
    const worth = new Set(selectRelinkable(found, few))
    for (const { path } of found) if (!decided.has(path)) decided.set(path, worth.has(path))
    this.chosen = new Set(found.flatMap(({ path }) => (decided.get(path) ? path : [])))
    if (this.chosen.size === 0) return
    const seconds = found
      .filter(({ path }) => this.chosen?.has(path))
      .reduce((sum, one) => sum + one.linking, 0)
    console.info(
      `each round links the test binaries of ${this.chosen.size} of ${counted(packages.size, 'package')} anew, with their code in another order (${seconds.toFixed(1)} s a round)`,
    )
  }

  /** If laying out fails, the rest runs what was built at first. */
  private async linkAgain(round: number, packages: readonly string[]): Promise<void> {
    const failure = this.isSecondLaid ? await this.given.relay.link(round, packages) : null
    if (failure === null) return
    this.isSecondLaid = false
    this.given.console.warn(
      `Code could not be laid out anew, so the rest of the second measurement runs the same binaries: ${failure}`,
    )
  }
}

// Finds out what can be laid out anew, and how long a round measures it; says what a round takes to prepare.

/** The part of the schedule that the driver needs. */
export type Schedule = Pick<Settings, 'seed'> & {
  /** Left out where there is no shard. */
  readonly isInShard?: InShard
  /** Left out where no other run shares visits. */
  readonly sharedPlan?: SharedPlan | undefined
}

/** Both sides after preparation. */
export type PreparedSides = Readonly<Record<Side, PreparedSide>>

/** Considers the `items` that were tried: others are not measured. `folder` is where binaries go. */
export function openLayouts(
  bench: DriverContext,
  settings: GoSettings,
  { seed: own, sharedPlan = sharedPlanFrom(own) }: Schedule,
  folder: string,
  prepared: PreparedSides,
  items: readonly Item[],
  plans: VisitPlans,
): Layouts {
  const planned = items.filter(item => plans.isTried(item)).map(item => [item, plans.of(item)] as const)
  const preparation = plainText(preparationLine(plans.all))
  if (preparation !== '') bench.console.info(preparation)
  const packages = measuringOf(planned, prepared, settings)
  const enter = (side: Side) => bench.sides.enter(side)
  const { seed, laidOut } = sharedPlan
  const relay = new Relinker({ prepared, around: bench, folder, seed, enter }, settings)
  return new Layouts({ relay, packages, decided: laidOut, console: bench.console })
}

/**
 * The packages that can be laid out anew, with the seconds that a round of them takes at least: on a quiet machine it stays
 * at that, and is not to be spent on linking (docs/decisions/0028). `planned` are benchmarks with their plans.
 */
export function measuringOf(
  planned: readonly (readonly [Item, VisitPlan | null])[],
  prepared: PreparedSides,
  { benchtime }: Pick<GoSettings, 'benchtime'>,
): ReadonlyMap<string, number> {
  const packages = new Map<string, number>()
  for (const [{ package: path, sides: on }, plan] of planned) {
    if (path === null || on.length < sides.length || !canRelay(prepared, path)) continue
    // With a number of iterations it is not known how long they take.
    const time = plan
      ? roundSeconds({ ...plan, turns: turnsFor(plan.turns, [], 0) })
      : 2 * (secondsOf(benchtime) ?? 0)
    packages.set(path, (packages.get(path) ?? 0) + time)
  }
  return packages
}

/** Whether the linkers can lay a package out anew, on each side that has it. */
export function canRelay(prepared: PreparedSides, path: string): boolean {
  const built = sides.flatMap(side => prepared[side].built.get(path) ?? [])
  return built.length > 0 && built.every(({ toolchain }) => toolchain?.canRelay)
}
