// A driver that measures nothing: for a gate that is only to prove that its sides cannot differ.
import { CouldNotMeasure } from '../../core/model/errors.ts'
import type { ResultFile } from '../../core/model/result-file.ts'
import type { Driver } from './driver.ts'
import { withMethods } from './with-methods.ts'

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
