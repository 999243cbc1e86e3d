// How finely a value was measured, as its digits tell: a time of 37 ms over 7 calls has 16 digits, and only 37 steps.

/** Digits that a float has for sure, after it was converted from one unit to another. */
const sureDigits = 12
/** A decimal of so many digits is one, and no fraction that looks like it. */
const plainDigits = 8
const tolerance = 10 ** (1 - sureDigits)

/**
 * How many steps of its resolution a value is, at least: the digits of a decimal without the zeros at its ends, or the smaller part of
 * the simplest fraction that is equal to it, as either part could be what was counted. 0 has none.
 */
export function stepsIn(value: number): number {
  const mantissa = Number(
    Math.abs(value)
      .toExponential(sureDigits - 1)
      .replace(/e.*/, ''),
  )
  if (!(mantissa > 0)) return 0
  const digits = String(mantissa).replace('.', '')
  if (digits.length <= plainDigits) return Number(digits)
  const [above, below] = simplest(mantissa)
  // The digits of one over 777 end with zeros at some places.
  const isDecimal = digits.length < sureDigits - 1 && above * below >= 10 ** (plainDigits + 1)
  return isDecimal ? Number(digits) : Math.min(odd(above), odd(below))
}

/** The simplest fraction, among the convergents of its continued fraction. */
function simplest(value: number): readonly [above: number, below: number] {
  let [above, before] = [1, 0]
  let [below, belowBefore] = [0, 1]
  let rest = value
  for (let n = 0; n < 2 * sureDigits; n++) {
    const whole = Math.floor(rest)
    ;[above, before] = [whole * above + before, above]
    ;[below, belowBefore] = [whole * below + belowBefore, below]
    if (Math.abs(above / below - value) <= tolerance * value || rest === whole) break
    rest = 1 / (rest - whole)
  }
  return [above, below]
}

/** Without the factors of ten, which the unit could have added to either part. */
function odd(part: number): number {
  let left = part
  for (const factor of [2, 5]) while (left > 0 && left % factor === 0) left /= factor
  return left
}
