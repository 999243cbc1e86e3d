// A driver with some of its methods replaced.

import { CouldNotMeasure } from '../../core/model/errors.ts'
import type { Side } from '../../core/model/measuring.ts'
import type { ResultFile } from '../../core/model/result-file.ts'
import type { Driver } from './driver.ts'

/** All else is that of `driver`. */
export function withMethods(driver: Driver, taken: Partial<Driver>): Driver {
  return new Proxy(driver, { get: (target, name) => taken[name as keyof Driver] ?? bound(target, name) })
}

/** Getters and methods of a class work on the class itself. */
function bound(target: Driver, name: string | symbol): unknown {
  const value = Reflect.get(target, name, target)
  return typeof value === 'function' ? value.bind(target) : value
}

// A driver that measures nothing: for a gate that is only to prove that its sides cannot differ.

/** Whether `gate`, of the driver that it is given, passes without measuring anything. */
export async function passesUnmeasured(
  gate: (taken: (driver: Driver) => Driver) => Promise<ResultFile>,
): Promise<boolean> {
  try {
    return (await gate(onlyProving)).verdict === 'pass'
  } catch (error) {
    if (error instanceof CouldNotMeasure) return false
    throw error
  }
}

/** Has no items; where something would have to be measured, asking for them throws CouldNotMeasure. */
function onlyProving(driver: Driver): Driver {
  return withMethods(driver, {
    async items() {
      if ((await driver.items()).length > 0) throw new CouldNotMeasure('the sides build different code')
      return []
    },
  })
}

// Two drivers, of which the second measures nothing that the first does not, and visits it as the first has planned.

/** A LeaderFollower has what the first driver does. It is to be asked for its items before the second. */
export class LeaderFollower {
  private readonly titles = new Set<string | null>()

  /** The first. */
  leader(driver: Driver): Driver {
    return withMethods(driver, {
      items: async () => {
        const items = await driver.items()
        for (const { title } of items) this.titles.add(title)
        return items
      },
      parts: item => {
        const parts = driver.parts(item)
        // Asking how often a part is visited plans it, before the second can.
        for (const part of parts) driver.visitsPerRound(part)
        return parts
      },
    })
  }

  /**
   * The second. Its visits to `own`, the side that it does not share, get two fifths of the time for measuring: more than
   * the usual third, and so little that where one hangs the first has time for more rounds even at that pace.
   */
  follower(driver: Driver, own: Side): Driver {
    let left: number | null = null
    return withMethods(driver, {
      visit: async (item, side, attempt) => {
        const { round, budgetEnds } = attempt
        // A trial is made before the time for measuring begins.
        if (side !== own || round === 0 || budgetEnds === null) return driver.visit(item, side, attempt)
        const began = Date.now()
        left ??= (budgetEnds - began) * (2 / 5)
        try {
          return await driver.visit(item, side, {
            ...attempt,
            budgetEnds: Math.min(budgetEnds, began + left),
          })
        } finally {
          left -= Date.now() - began
        }
      },
      items: async () => (await driver.items()).filter(({ title }) => this.titles.has(title)),
    })
  }
}
