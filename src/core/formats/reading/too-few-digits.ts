// Refuses values that a tool prints with too few digits: 25 and 26 may be less than 1 % apart, or 8 %.
import type { ParsedOutputBuilder } from './readings.ts'
import { removeThousandsCommas } from './values.ts'

const leastDigits = 3

/** Returns true if a number has fewer than three digits as it is written; zeros at its end count, those at its beginning do not. */
export function isNumberWrittenWithTooFewDigits(written: number | string): boolean {
  return removeThousandsCommas(String(written)).replace(/e.*|^[0.]+|\./gi, '').length < leastDigits
}

/** Refuses the output if a value is coarse; `advice` tells how to make the tool write more digits. */
export function recordRefusalIfValueIsCoarse(
  readings: ParsedOutputBuilder,
  benchmark: string,
  written: number | string,
  unit: string,
  advice: string,
): void {
  if (isNumberWrittenWithTooFewDigits(written))
    readings.refuse(
      `The benchmark ${benchmark} has the value ${written} ${unit}, which has fewer than three digits and is too coarse to compare. ${advice}`,
    )
}
