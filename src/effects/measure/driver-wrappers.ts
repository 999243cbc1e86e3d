// Wraps drivers: to replace some methods, to measure nothing, or to restrict a second driver to the items of a first.

import { CouldNotMeasureError } from '../../core/model/errors.ts'
import type { Side } from '../../core/model/measuring.ts'
import type { ResultFile } from '../../core/model/result-file.ts'
import type { MeasurementDriver } from './driver.ts'

/** Returns a driver with some of its methods replaced. */
export function replaceDriverMethods(
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

// A driver that measures nothing, to prove only that the sides cannot differ.

/**
 * Reports whether the gate passes without measuring anything. `gate` has to wrap its driver with the function that it is given.
 */
export async function gatePassesUnmeasured(
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
  return replaceDriverMethods(driver, {
    async items() {
      if ((await driver.items()).length > 0) throw new CouldNotMeasureError('the sides build different code')
      return []
    },
  })
}

// Two drivers of which the second measures only items of the first, visited as the first has planned.

/** Restricts one driver, the follower, to the items of another, the leader. The leader has to be asked for its items first. */
export class LeaderItemsForFollowerDriver {
  private readonly titles = new Set<string | null>()

  /** Wraps the first driver. */
  leader(driver: MeasurementDriver): MeasurementDriver {
    return replaceDriverMethods(driver, {
      items: async () => {
        const items = await driver.items()
        for (const { title } of items) this.titles.add(title)
        return items
      },
      parts: item => {
        const parts = driver.parts(item)
        // The call fixes the plan of the part before the follower can.
        for (const part of parts) driver.visitsPerRound(part)
        return parts
      },
    })
  }

  /**
   * Wraps the second driver. Its visits to `own`, the side that it does not share, get two fifths of the budget: more than the
   * usual third, and little enough that the leader has time for more rounds if the follower hangs.
   */
  follower(driver: MeasurementDriver, ownSide: Side): MeasurementDriver {
    let millisecondsLeft: number | null = null
    return replaceDriverMethods(driver, {
      visit: async (item, side, attempt) => {
        const { round, budgetEnds } = attempt
        // A trial is made before the budget begins.
        if (side !== ownSide || round === 0 || budgetEnds === null) return driver.visit(item, side, attempt)
        const visitBegan = Date.now()
        millisecondsLeft ??= (budgetEnds - visitBegan) * (2 / 5)
        try {
          return await driver.visit(item, side, {
            ...attempt,
            budgetEnds: Math.min(budgetEnds, visitBegan + millisecondsLeft),
          })
        } finally {
          millisecondsLeft -= Date.now() - visitBegan
        }
      },
      items: async () => (await driver.items()).filter(({ title }) => this.titles.has(title)),
    })
  }
}
