// Times in any unit that a tool prints, as seconds.
import { readDecimal } from './decimal.ts'

/** One of each unit in seconds: a number, times ten to a power. */
const units: ReadonlyMap<string, readonly [number, number]> = new Map([
  ['fs', [1, -15]],
  ['ps', [1, -12]],
  ['ns', [1, -9]],
  ['us', [1, -6]],
  // The micro sign, and the Greek letter that looks like it.
  ['\u00b5s', [1, -6]],
  ['\u03bcs', [1, -6]],
  ['ms', [1, -3]],
  ['s', [1, 0]],
  ['sec', [1, 0]],
  ['m', [60, 0]],
  ['min', [60, 0]],
  ['h', [3600, 0]],
  ['hr', [3600, 0]],
  ['day', [86400, 0]],
])

/** `value` in `unit` as seconds: 1.5 `ms` is 0.0015. Null where `value` is no number or `unit` is no unit of time. */
export function readSeconds(value: number | string, unit: string): number | null {
  const [factor, power] = units.get(unit) ?? []
  if (factor === undefined || power === undefined) return null
  const number = readDecimal(String(value), power)
  return number === null ? null : number * factor
}

/** `value` in a unit of time for one operation (`ms`, `ns/iter`), as seconds; null where it is none. */
export function secondsPerOp(value: number | string, unit: string): number | null {
  return readSeconds(value, /^([^\s/]+)(\/(op|iter|iteration|run))?$/.exec(unit.trim())?.[1] ?? '')
}

/** `value` per `unit` of time as a value per second: 1.5 per `ms` is 1500. */
export function readPerSecond(value: number | string, unit: string): number | null {
  const [factor, power] = units.get(unit) ?? []
  if (factor === undefined || power === undefined) return null
  const number = readDecimal(String(value), -power)
  return number === null ? null : number / factor
}
