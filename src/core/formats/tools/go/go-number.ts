// Numbers as Go reads them: strconv.ParseFloat's syntax, which is wider than JSON's and narrower than JavaScript's.

/** The longest text that is read as a number, in characters: no time is spent on more. */
const longest = 1000

const decimal = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i
const hexadecimal = /^([+-]?)0x([0-9a-f]*)(?:\.([0-9a-f]*))?p([+-]?\d+)$/i
const infinite = /^([+-]?)inf(inity)?$/i

/** `1000` for `1_000`, as some write long numbers; Go reads these in source only. */
export function withoutSeparators(text: string): string {
  return text.includes('_') ? text.replace(/(?<=\d)_(?=\d)/g, '') : text
}

/** The number that `text` spells; NaN and infinities included; null where it is not a number. */
export function parseFloat64(text: string): number | null {
  if (text.length > longest) return null
  if (decimal.test(text)) return Number(text)
  const infinity = infinite.exec(text)
  if (infinity) return infinity[1] === '-' ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY
  if (/^nan$/i.test(text)) return Number.NaN
  const hex = hexadecimal.exec(text)
  if (!hex) return null
  const [, sign, whole = '', fraction = '', exponent] = hex
  const digits = (whole + fraction).replace(/^0+(?=.)/, '')
  if (whole + fraction === '') return null
  // In two steps: 0x18p-1078 is a number, but 2^-1078 alone is too small to be one.
  const power = Number(exponent) - 4 * fraction.length + 4 * Math.max(0, digits.length - 16)
  const half = Math.trunc(power / 2)
  const magnitude = Number.parseInt(digits.slice(0, 16), 16) * 2 ** half * 2 ** (power - half)
  return sign === '-' ? -magnitude : magnitude
}
