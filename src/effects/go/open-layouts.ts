// Finds out what can be laid out anew, and how long a round measures it.

import { randomFrom } from '../../core/common/random.ts'
import { secondsOf } from '../../core/go/benchtime.ts'
import { roundSeconds } from '../../core/go/plan-visits.ts'
import { type Side, sides } from '../../core/model/measuring.ts'
import type { PlannedVisits } from '../../core/model/result-file.ts'
import type { GoSettings, Settings } from '../../core/model/settings.ts'
import type { InShard } from '../../core/shard/in-shard.ts'
import type { Bench } from '../measure/command-driver.ts'
import type { Item } from '../measure/driver.ts'
import { Layouts } from './layouts.ts'
import type { PreparedSide } from './prepare-side.ts'
import { Relay } from './relay.ts'
import type { VisitPlans } from './visit-plans.ts'

/** The part of the schedule that the driver needs. */
export type Schedule = Pick<Settings, 'seed'> & {
  /** Left out where there is no shard. */
  readonly isInShard?: InShard
  /** How benchmarks are visited, where several runs must visit them alike. */
  readonly plans?: Map<string, PlannedVisits> | undefined
}

/** Both sides after preparation. */
export type Prepared = Readonly<Record<Side, PreparedSide>>

/** `folder` is where binaries go. */
export function openLayouts(
  bench: Bench,
  settings: GoSettings,
  { seed }: Schedule,
  folder: string,
  prepared: Prepared,
  items: readonly Item[],
  plans: VisitPlans,
): Layouts {
  const packages = new Map<string, number>()
  for (const item of items) {
    const { package: path, sides: on } = item
    if (path === null || on.length < sides.length || !canRelay(prepared, path)) continue
    const plan = plans.of(item)
    // With a number of iterations it is not known how long they take.
    const time = plan ? roundSeconds(plan) : 2 * (secondsOf(settings.benchtime) ?? 0)
    packages.set(path, (packages.get(path) ?? 0) + time)
  }
  const enter = (side: Side) => bench.sides.enter(side)
  const relay = new Relay({ prepared, around: bench, folder, random: randomFrom(seed), enter }, settings)
  return new Layouts({ relay, packages, console: bench.console })
}

/** Whether the linkers can lay a package out anew, on each side that has it. */
export function canRelay(prepared: Prepared, path: string): boolean {
  const built = sides.flatMap(side => prepared[side].built.get(path) ?? [])
  return built.length > 0 && built.every(({ toolchain }) => toolchain?.canRelay)
}
