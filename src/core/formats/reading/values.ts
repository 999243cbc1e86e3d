// Parses numbers and times as tools print them.

/** The longest text that is parsed as a number, in characters. */
const longest = 400

const decimal = /^([+-]?(?:\d+(?:\.\d*)?|\.\d+))(?:e([+-]?\d+))?$/i
const noNumber = /^nan$/i
const infinite = /^([+-]?)(?:inf|infinity|∞)$/i

/**
 * Returns the number in `text` times ten to the `power`, as the float nearest to that decimal: `10.9 ns` is 1.09e-8 s, which 10.9 * 1e-9 is
 * not. Null if the text is no number; NaN and infinities are kept.
 */
export function parseAndScaleByPowerOfTen(text: string, power = 0): number | null {
  if (text.length > longest) return null
  const [, digits, exponent = '0'] = decimal.exec(text) ?? []
  if (digits !== undefined) return Number(`${digits}e${Number(exponent) + power}`)
  if (noNumber.test(text)) return Number.NaN
  const infinity = infinite.exec(text)
  if (!infinity) return null
  return infinity[1] === '-' ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY
}

/** Removes the commas between thousands from a number in English style. */
export function removeThousandsCommas(text: string): string {
  return text.replaceAll(',', '')
}

/** Scales a number from JSON by ten to the `power`, without the rounding error of a multiplication. */
export function multiplyFloatByPowerOfTen(value: number, power: number): number {
  return parseAndScaleByPowerOfTen(String(value), power) ?? Number.NaN
}

/** Units of time in seconds: a number, times ten to a power. */
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

/** Converts `value` in `unit` to seconds: 1.5 `ms` is 0.0015. Null if `value` is no number or `unit` no unit of time. */
export function toSeconds(value: number | string, unit: string): number | null {
  const [factor, power] = units.get(unit) ?? []
  if (factor === undefined || power === undefined) return null
  const number = parseAndScaleByPowerOfTen(String(value), power)
  return number === null ? null : number * factor
}

/** Converts `value` in a unit of time per operation (`ms`, `ns/iter`) to seconds; null if the unit is another one. */
export function toSecondsPerOp(value: number | string, unit: string): number | null {
  return toSeconds(value, /^([^\s/]+)(\/(op|iter|iteration|run))?$/.exec(unit.trim())?.[1] ?? '')
}

/** Converts `value` per `unit` of time to a value per second: 1.5 per `ms` is 1500. */
export function convertPerTimeUnitToPerSecond(value: number | string, unit: string): number | null {
  const [factor, power] = units.get(unit) ?? []
  if (factor === undefined || power === undefined) return null
  const number = parseAndScaleByPowerOfTen(String(value), -power)
  return number === null ? null : number / factor
}
