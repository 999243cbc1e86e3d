// Values that a tool prints with too few digits: 25 and 26 may be less than 1 % apart, or 8 %.
import { ungrouped } from './decimal.ts'
import type { Readings } from './readings.ts'

const leastDigits = 3

/** Whether a number has fewer than three digits as it is written; zeros at its end count, those at its beginning do not. */
export function isCoarse(written: number | string): boolean {
  return ungrouped(String(written)).replace(/e.*|^[0.]+|\./gi, '').length < leastDigits
}

/** Makes the output unreadable where a value is coarse; `advice` says how the tool writes more digits. */
export function refuseCoarse(
  found: Readings,
  benchmark: string,
  written: number | string,
  unit: string,
  advice: string,
): void {
  if (isCoarse(written))
    found.refuse(
      `The benchmark ${benchmark} has the value ${written} ${unit}, of fewer than three digits, which is too coarse to compare. ${advice}`,
    )
}
