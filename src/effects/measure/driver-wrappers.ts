// Wraps drivers: to replace some methods, to rename the results of base, to measure nothing, or a reference as a third side.
import { CouldNotMeasureError } from '../../core/model/errors.ts'
import type { Side } from '../../core/model/measuring.ts'
import type { ResultFile } from '../../core/model/result-file.ts'
import { type MovedGoImportPaths, renameToHeadImportPaths } from '../../core/rounds/rename-to-head.ts'
import { startOtherProcessesLoadMeter } from '../machine/machine.ts'
import { steadyNow } from '../program/steady-clock.ts'
import type { CompletedVisitOutcome, MeasurementDriver } from './driver.ts'

export function wrapMeasurementDriverWithMethods(
  driver: MeasurementDriver,
  methods: Partial<MeasurementDriver>,
): MeasurementDriver {
  return new Proxy(driver, {
    get: (target, name) => methods[name as keyof MeasurementDriver] ?? boundTo(target, name),
  })
}

/** Binds methods to the driver itself, as its private fields are not those of the proxy. */
function boundTo(target: MeasurementDriver, name: string | symbol): unknown {
  const value = Reflect.get(target, name, target)
  return typeof value === 'function' ? value.bind(target) : value
}

/**
 * Makes a visit, and adds to it the processor time of other programs meanwhile, which includes a switch of sides. Leaves it as
 * it is if that is already known: the scheduler of several runs measures it, as a waiting run would count the work of others.
 */
export async function visitAndMeasureOtherProcessLoad(
  visit: () => Promise<CompletedVisitOutcome>,
): Promise<CompletedVisitOutcome> {
  const stopCounting = startOtherProcessesLoadMeter()
  const outcome = await visit()
  const { processor = 0, seconds, others } = outcome.visit
  const busy = others === undefined ? stopCounting(processor) : null
  return busy === null ? outcome : { ...outcome, visit: { ...outcome.visit, others: busy * seconds } }
}

/**
 * Returns a driver whose results of base have the import paths of head. It has to wrap what shares visits to base with other
 * runs, as packages may have moved on the head of one of them only.
 */
export function renameImportPathsInBaseResultsOfDriver(
  driver: MeasurementDriver,
  moved: MovedGoImportPaths,
): MeasurementDriver {
  return wrapMeasurementDriverWithMethods(driver, {
    visit: async (item, side, attempt) => {
      const outcome = await driver.visit(item, side, attempt)
      if (side === 'head') return outcome
      const measurements = renameToHeadImportPaths(outcome.visit.measurements, moved)
      return { ...outcome, visit: { ...outcome.visit, measurements } }
    },
  })
}

// A driver that measures nothing, to prove only that the sides cannot differ.

/**
 * Reports whether the gate passes without measuring anything. `gate` has to wrap its driver with the function that it is given.
 */
export async function gatePassesWithoutMeasuring(
  gate: (wrapDriver: (driver: MeasurementDriver) => MeasurementDriver) => Promise<ResultFile>,
): Promise<boolean> {
  try {
    return (await gate(withoutItems)).verdict === 'pass'
  } catch (error) {
    if (error instanceof CouldNotMeasureError) return false
    throw error
  }
}

/** Returns a driver without items. `items` throws CouldNotMeasureError if something would have to be measured. */
function withoutItems(driver: MeasurementDriver): MeasurementDriver {
  return wrapMeasurementDriverWithMethods(driver, {
    async items() {
      if ((await driver.items()).length > 0) throw new CouldNotMeasureError('the sides build different code')
      return []
    },
  })
}

// A reference commit as a third side beside base and head: the same benchmarks, in a share of the budget.

const referenceShare = 2 / 5

/**
 * Wraps the driver of base and head, and that of head and the reference, which measures only the items of the first, visited as the
 * first has planned. The first has to be asked for its items first.
 */
export class RunAndReferenceDriverCoordinator {
  private readonly titles = new Set<string | null>()

  /** Wraps the driver of base and head. */
  ofRun(driver: MeasurementDriver): MeasurementDriver {
    return wrapMeasurementDriverWithMethods(driver, {
      items: async () => {
        const items = await driver.items()
        for (const { title } of items) this.titles.add(title)
        return items
      },
      parts: item => {
        const parts = driver.parts(item)
        // The call fixes the plan of the part before the other driver can.
        for (const part of parts) driver.visitsPerRound(part)
        return parts
      },
    })
  }

  /**
   * Wraps the driver of head and the reference. Its visits to `ownSide`, the reference, get two fifths of the budget: more than the
   * usual third, and little enough that base and head have time for more rounds if the reference hangs.
   */
  ofReference(driver: MeasurementDriver, ownSide: Side): MeasurementDriver {
    let millisecondsLeft: number | null = null
    return wrapMeasurementDriverWithMethods(driver, {
      visit: async (item, side, attempt) => {
        const { round, budgetEnds } = attempt
        // A trial is made before the budget begins.
        if (side !== ownSide || round === 0 || budgetEnds === null) return driver.visit(item, side, attempt)
        const visitBegan = steadyNow()
        millisecondsLeft ??= (budgetEnds - visitBegan) * referenceShare
        try {
          return await driver.visit(item, side, {
            ...attempt,
            budgetEnds: Math.min(budgetEnds, visitBegan + millisecondsLeft),
          })
        } finally {
          millisecondsLeft -= steadyNow() - visitBegan
        }
      },
      items: async () => (await driver.items()).filter(({ title }) => this.titles.has(title)),
    })
  }
}
