// Finds out what can be laid out anew, and how long a round measures it; says what a round takes to prepare.
import { secondsOf } from '../../core/go/benchtime.ts'
import { roundSeconds } from '../../core/go/plan-visits.ts'
import { type Side, sides } from '../../core/model/measuring.ts'
import type { VisitPlan } from '../../core/model/result-file.ts'
import type { GoSettings, Settings } from '../../core/model/settings.ts'
import { preparationLine } from '../../core/report/say/visits.ts'
import { plainText } from '../../core/report/show/plain.ts'
import { turnsFor } from '../../core/rounds/turns.ts'
import type { InShard } from '../../core/shard/in-shard.ts'
import type { Item } from '../measure/driver.ts'
import type { DriverContext } from '../measure/driver-context.ts'
import { Layouts } from './layouts.ts'
import type { PreparedSide } from './prepare-side.ts'
import { Relinker } from './relinker.ts'
import { type SharedPlan, sharedPlanFrom } from './shared-plan.ts'
import type { VisitPlans } from './visit-plans.ts'

/** The part of the schedule that the driver needs. */
export type Schedule = Pick<Settings, 'seed'> & {
  /** Left out where there is no shard. */
  readonly isInShard?: InShard
  /** Left out where no other run shares visits. */
  readonly alike?: SharedPlan | undefined
}

/** Both sides after preparation. */
export type PreparedSides = Readonly<Record<Side, PreparedSide>>

/** Considers the `items` that were tried: others are not measured. `folder` is where binaries go. */
export function openLayouts(
  bench: DriverContext,
  settings: GoSettings,
  { seed: own, alike = sharedPlanFrom(own) }: Schedule,
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
  const { seed, laidOut } = alike
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
