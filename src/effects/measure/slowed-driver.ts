// A driver whose head appears slower in chosen rows, to check that a gate can fail.

import type { SlowedRow } from '../../core/doctor/self-test.ts'
import { configValueOf, type Measurement, rowId } from '../../core/model/measuring.ts'
import type { MeasurementDriver } from './driver.ts'
import { replaceDriverMethods } from './driver-wrappers.ts'

/** Makes the values of head in these rows worse by `share`, a ratio; all else is as it was measured. */
export function createSlowedDriver(
  driver: MeasurementDriver,
  rows: readonly SlowedRow[],
  share: number,
): MeasurementDriver {
  const factors = new Map(
    rows.map(row => [rowId(row), row.better === 'higher' ? 1 / (1 + share) : 1 + share] as const),
  )
  const worsened = (measurement: Measurement): Measurement => {
    const { benchmark, unit, config, value, worse } = measurement
    const factor = factors.get(rowId({ benchmark, unit, package: configValueOf(config, 'pkg') ?? null }))
    if (factor === undefined) return measurement
    return { ...measurement, value: value * factor, ...(worse !== undefined && { worse: worse * factor }) }
  }
  return replaceDriverMethods(driver, {
    async visit(item, side, attempt) {
      const reading = await driver.visit(item, side, attempt)
      if (side === 'base') return reading
      const { visit } = reading
      return { ...reading, visit: { ...visit, measurements: visit.measurements.map(worsened) } }
    },
  })
}
