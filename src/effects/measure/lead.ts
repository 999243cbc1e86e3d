// Two drivers, of which the second measures nothing that the first does not, and visits it as the first has planned.
import type { Driver } from './driver.ts'
import { withMethods } from './with-methods.ts'

/** A Lead has what the first driver does. It is to be asked for its items before the second. */
export class Lead {
  private readonly titles = new Set<string | null>()

  /** The first. */
  take(driver: Driver): Driver {
    return withMethods(driver, {
      items: async () => {
        const items = await driver.items()
        for (const { title } of items) this.titles.add(title)
        return items
      },
      parts: item => {
        const parts = driver.parts(item)
        // Asking how often a part is visited plans it, before the second can.
        for (const part of parts) driver.turns(part)
        return parts
      },
    })
  }

  follow(driver: Driver): Driver {
    return withMethods(driver, {
      items: async () => (await driver.items()).filter(({ title }) => this.titles.has(title)),
    })
  }
}
