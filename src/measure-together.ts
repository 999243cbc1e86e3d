// Measures several open runs that share a side, in the same rounds.
import type { Side } from './core/model/measuring.ts'
import { takeWorktrees } from './effects/git/worktrees/worktrees.ts'
import { sharedPlanFrom } from './effects/go/shared-plan.ts'
import type { Driver } from './effects/measure/driver.ts'
import type { DriverContext } from './effects/measure/driver-context.ts'
import { SharedScheduler } from './effects/measure/shared-scheduler.ts'
import { consoleInTurns } from './effects/program/console-in-turns.ts'
import { type MeasurementContext, measureRun, noticing } from './gate.ts'
import { type GateResult, type OpenedRun, type RunContext, takingOf } from './open-run.ts'
import { withRunResources } from './run-resources.ts'

/** A ParallelRun is one of the runs, in worktrees; its profiles go to its own folder. */
export interface ParallelRun {
  readonly run: OpenedRun
  readonly around: RunContext
  /** The name of the side that it does not share; unique, and in lower case. */
  readonly name: string
  /** What it measures with, if not with its driver alone. */
  readonly with?: (driver: Driver) => Driver
  /** Called with how it ended. */
  readonly ended?: (outcome: PromiseSettledResult<GateResult>) => void
}

/**
 * What came of each: one that fails keeps no other from its verdict. Throws what befalls all of them. The first speaks for
 * the whole, is served first, and plans how benchmarks are visited and laid out. `shared` is the side that is the same commit in all.
 */
export async function measureTogether(
  shared: Side,
  partners: readonly ParallelRun[],
): Promise<readonly PromiseSettledResult<GateResult>[]> {
  const [{ run, around }] = partners as readonly [ParallelRun]
  const { git, settings, entered } = run
  const own: Side = shared === 'base' ? 'head' : 'base'
  const commits = Object.fromEntries([
    [shared, entered[shared]],
    ...partners.map(one => [one.name, one.run.entered[own]] as const),
  ])
  const take = () => takeWorktrees(git, commits, around.console, takingOf(run, around))
  const ensemble = new SharedScheduler(shared)
  const alike = sharedPlanFrom(settings.seed)
  const once = onceFor(shared)
  const seats = partners.map(one => ({ ...one, seat: ensemble.seat() }))
  const { measured, noticed } = await withRunResources(run, around, take, ({ checkout, ...held }) =>
    Promise.all(
      seats.map(async ({ seat, ...one }) => {
        const place: MeasurementContext = {
          sides: { enter: side => checkout.enter(side === shared ? shared : one.name) },
          ...{ ...held, alike, once, profiles: one.around.profiles },
          with: driver => seat.take(one.with?.(driver) ?? driver),
          ...{ ready: () => seat.ready(), alone: act => seat.alone(act) },
        }
        const around = { ...one.around, console: consoleInTurns(one.around.console) }
        const [outcome] = await Promise.allSettled([measureRun(one.run, around, place)])
        one.ended?.(outcome)
        seat.leave()
        return outcome
      }),
    ),
  )
  return measured.map(one =>
    one.status === 'fulfilled' ? { status: one.status, value: noticing(one.value, noticed) } : one,
  )
}

/**
 * The shared side is prepared by the first run that asks for it; the others have how that ended. A base that has failed is
 * prepared once more, as in a run by itself, also for all of them.
 */
function onceFor(shared: Side): NonNullable<DriverContext['once']> {
  let prepared: Promise<void> | null = null
  let left = shared === 'base' ? 1 : 0
  return (side, prepare) => {
    if (side !== shared) return prepare()
    prepared ??= prepare().catch(error => {
      if (left-- > 0) prepared = null
      throw error
    })
    return prepared
  }
}
