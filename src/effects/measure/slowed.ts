// A driver of which one benchmark of head counts as slower than it was: for finding out whether a gate can go red.

import type { SlowedRow } from '../../core/doctor/self-test.ts'
import { type Measurement, rowId, settingOf } from '../../core/model/measuring.ts'
import type { Driver } from './driver.ts'
import { withMethods } from './driver-wrappers.ts'

/** What head says in these rows becomes worse by `share`, a plain ratio; all else is as it was measured. */
export function slowed(driver: Driver, rows: readonly SlowedRow[], share: number): Driver {
  const factors = new Map(
    rows.map(row => [rowId(row), row.better === 'higher' ? 1 / (1 + share) : 1 + share] as const),
  )
  const worsened = (one: Measurement): Measurement => {
    const { benchmark, unit, config, value, worse } = one
    const factor = factors.get(rowId({ benchmark, unit, package: settingOf(config, 'pkg') ?? null }))
    if (factor === undefined) return one
    return { ...one, value: value * factor, ...(worse !== undefined && { worse: worse * factor }) }
  }
  return withMethods(driver, {
    async visit(item, side, attempt) {
      const reading = await driver.visit(item, side, attempt)
      if (side === 'base') return reading
      const { visit } = reading
      return { ...reading, visit: { ...visit, measurements: visit.measurements.map(worsened) } }
    },
  })
}
