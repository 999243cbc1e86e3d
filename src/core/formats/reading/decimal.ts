// Numbers as tools print them, scaled by powers of ten without the error that multiplying adds.

/** The longest text that is read as a number, in characters: no time is spent on more. */
const longest = 400

const decimal = /^([+-]?(?:\d+(?:\.\d*)?|\.\d+))(?:e([+-]?\d+))?$/i
const noNumber = /^nan$/i
const infinite = /^([+-]?)(?:inf|infinity|∞)$/i

/**
 * The number in `text`, times ten to the `power`: the float nearest to that decimal. (`10.9 ns` is 1.09e-8 s; 10.9 *
 * 1e-9 is not that float.) Null where it is no number; NaN and infinities are kept.
 */
export function readDecimal(text: string, power = 0): number | null {
  if (text.length > longest) return null
  const [, digits, exponent = '0'] = decimal.exec(text) ?? []
  if (digits !== undefined) return Number(`${digits}e${Number(exponent) + power}`)
  if (noNumber.test(text)) return Number.NaN
  const infinity = infinite.exec(text)
  if (!infinity) return null
  return infinity[1] === '-' ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY
}

/** The digits of a number in English style, without the commas between thousands. */
export function ungrouped(text: string): string {
  return text.replaceAll(',', '')
}

/** A number from JSON times ten to the `power`, scaled as its shortest spelling would be. */
export function scale(value: number, power: number): number {
  return readDecimal(String(value), power) ?? Number.NaN
}
