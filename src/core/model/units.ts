// What the name of a unit tells: its base unit, whether it counts bytes, and which direction is better.

import { remembering } from '../common/remembering.ts'
import type { Better, UnitRules } from './measuring.ts'

/** A TidyUnit is a unit in base units, and what one of the original is worth in it. */
export interface TidyUnit {
  readonly unit: string
  readonly factor: number
}

/**
 * Rewrites `ns` to `sec` and `MB` to `B` in the numerator, as benchstat does: `ns/op` is 1e-9 `sec/op`.
 * The factor is the one benchstat multiplies by, so that tidied values are equal to the last bit.
 */
export const tidy: (unit: string) => TidyUnit = remembering(unit => {
  let factor = 1
  const tidied = numerators(unit, token => {
    if (token === 'ns') {
      factor /= 1e9
      return 'sec'
    }
    if (token === 'MB') {
      factor *= 1e6
      return 'B'
    }
    return token
  })
  return { unit: tidied, factor }
})

/** Whether the unit counts bytes, and is therefore shown with KiB and MiB. */
export function countsBytes(unit: string): boolean {
  let bytes = false
  numerators(unit, token => {
    bytes ||= token === 'B' || token === 'MB' || token === 'bytes'
    return token
  })
  return bytes
}

/**
 * The direction a unit improves in where the benchmark has not said so: times, `B/op` and `allocs/op` are better lower,
 * rates per second are better higher, and anything else is unknown.
 */
export const usualDirection: (unit: string) => Better = remembering<string, Better>(unit => {
  if (/\/(s|sec)$/.test(unit)) return 'higher'
  if (unit === 'B/op' || unit === 'allocs/op') return 'lower'
  return isTime(unit) ? 'lower' : null
})

/** Whether something can have measured `value` in the tidy `unit`: it is finite, and no time is below 0. */
export function isPossible(value: number, unit: string): boolean {
  return value >= 0 ? value < Number.POSITIVE_INFINITY : value > Number.NEGATIVE_INFINITY && !isTime(unit)
}

/** Whether a unit is of time, such as `sec/op`. */
export const isTime: (unit: string) => boolean = remembering(unit => {
  let time = false
  numerators(unit, token => {
    time ||= token === 'sec'
    return token
  })
  return time
})

/**
 * Whether the unit counts what a program does or is, such as allocations, instructions or bytes, so that values which did
 * not vary from round to round need no test.
 */
export const isCounted: (unit: string) => boolean = remembering(unit => {
  if (/\/(s|sec)$/.test(unit)) return false
  return countsBytes(unit) || /^(allocs|instructions)(\/op)?$/.test(unit)
})

/** Whether values in the unit vary with the machine, and could fail a run without a rule. */
export function isTimed(unit: string): boolean {
  return !isCounted(unit) && usualDirection(unit) !== null
}

/**
 * What both sides have declared about their units. Base's declaration holds; head's counts only where base has none,
 * and never for the direction of a well-known unit: a pull request must not turn its slowdown into an improvement by a
 * line of output.
 */
export function unitRules(base: UnitRules, head: UnitRules): UnitRules {
  const rules = new Map(base)
  for (const [unit, { better, ...rule }] of head) {
    const mayTurn = better !== undefined && usualDirection(unit) === null
    if (!rules.has(unit)) rules.set(unit, mayTurn ? { ...rule, better } : rule)
  }
  return rules
}

/** Rewrites each token of the numerator. `-` and space join tokens, `/` opens the denominator, `*` closes it. */
function numerators(unit: string, rewrite: (token: string) => string): string {
  let denominator = false
  return unit.replace(/[*/]|[^-*/\s]+/g, token => {
    if (token === '*' || token === '/') {
      denominator = token === '/'
      return token
    }
    return denominator ? token : rewrite(token)
  })
}
