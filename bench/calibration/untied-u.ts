// The product's Mann-Whitney p, remembered, as hundreds of thousands are needed and few differ.
import { mannWhitneyTest } from '../../src/core/stats/mann-whitney.ts'

const known = new Map<string, number>()

/** The two-sided p of samples without ties, which depends on nothing but U and their sizes. */
export function untiedP(base: readonly number[], head: readonly number[]): number {
  const key = `${base.length} ${head.length} ${exceedances(base, head)}`
  const p = known.get(key) ?? mannWhitneyTest(base, head).p
  known.set(key, p)
  return p
}

/** U: how often a base value exceeds a head value. */
function exceedances(base: readonly number[], head: readonly number[]): number {
  let u = 0
  for (const value of base) for (const other of head) if (value > other) u++
  return u
}
