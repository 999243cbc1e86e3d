// Units whose measurements have no noise, as `Unit … assume=exact` declares them: sizes, instruction counts.
import type { Estimate } from './median-interval.ts'

/** The most frequent value (the smallest of several) and the range; `values` are not empty and finite. */
export function exactValue(values: readonly number[]): Estimate {
  const sorted = values.toSorted((a, b) => a - b)
  const counts = new Map<number, number>()
  for (const value of sorted) counts.set(value, (counts.get(value) ?? 0) + 1)
  const most = Math.max(...counts.values())
  const center = sorted.find(value => counts.get(value) === most) as number
  return { center, low: sorted[0] as number, high: sorted.at(-1) as number }
}
