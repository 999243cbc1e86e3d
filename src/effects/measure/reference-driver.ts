// Measures a reference commit as a third side beside base and head: the same benchmarks, in a share of the budget.
import type { Side } from '../../core/model/measuring.ts'
import { steadyNow } from '../program/steady-clock.ts'
import type { MeasurementDriver } from './driver.ts'
import { wrapMeasurementDriverWithMethods } from './driver-wrappers.ts'

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
