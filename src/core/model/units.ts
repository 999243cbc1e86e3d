// Units by their names: base units, directions, and which count, time, or measure bytes.
import { memoize } from '../common/memoize.ts'
import type { BetterDirection, UnitDeclaration, UnitDeclarations } from './measuring.ts'

/**
 * Rewrites `ns` to `sec` and `MB` to `B` in the numerator, as benchstat does: `ns/op` is 1e-9 `sec/op`.
 * The factor is the one benchstat multiplies by, so that tidied values are equal to the last bit.
 */
export const convertUnitToTidyUnitAndFactor = memoize((unit: string) => {
  let factor = 1
  const tidied = rewriteNumerator(unit, token => {
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

/** Tells whether the unit counts bytes, and is therefore shown with KiB and MiB. */
export function unitCountsBytes(unit: string): boolean {
  return numeratorTokens(unit).some(token => ['B', 'MB', 'bytes'].includes(token))
}

/**
 * Returns the direction of a unit that the benchmark has not declared: times, bytes, and counts of processors and allocators
 * are better lower, alone or per operation; rates per second are better higher. Anything else is unknown, and so are a rate
 * of errors or costs, and a name with a further word: `text-bytes` may be the work done.
 */
export const findUsualDirectionOfUnit: (unit: string) => BetterDirection = memoize<string, BetterDirection>(
  name => {
    const unit = name.replaceAll('-per-', '/')
    if (isRate(unit)) return rateOfCosts.test(unit) ? null : 'higher'
    return cost.test(unit) || numeratorTokens(unit).some(token => times.has(token)) ? 'lower' : null
  },
)

/** Returns the direction of a row: the declared one, which may be null, or that of its unit. */
export function directionOfUnitWithDeclaration(unit: string, { better }: UnitDeclaration): BetterDirection {
  return better !== undefined ? better : findUsualDirectionOfUnit(unit)
}

const isRate = (unit: string) => /\/(s|sec|second)$|^([a-z\d.]+-)?(rps|qps|tps|fps|iops)$/.test(unit)

/** More of these in a second may be a fault, or only more work. */
const rateOfCosts =
  /^([\w-]+-)?(errors|failures|timeouts|retries|allocs|allocations|misses|page-faults|context-switches)\//

/** Matches costs, for each of something (`/op`, `/req`) or alone. */
const cost =
  /^(([kKMG]i?)?B|bytes|allocs|allocations|(cpu-|ref-)?cycles|instructions|[\w-]+-misses|page-faults|context-switches)(\/[a-z]+)?$/

/** Words for times that are no base unit; nanoseconds are converted (`convertUnitToTidyUnitAndFactor`). */
const times = new Set(
  'sec s ms us \u00b5s \u03bcs msec usec secs second seconds millis milliseconds micros microseconds nanos nanoseconds'.split(
    ' ',
  ),
)

/** Tells whether `value` can have been measured in the tidy `unit`: it is finite, and a time is not negative. */
export function isPossibleValueInUnit(value: number, unit: string): boolean {
  return value >= 0 ? value < Number.POSITIVE_INFINITY : value > Number.NEGATIVE_INFINITY && !isTimeUnit(unit)
}

/** Tells whether a tidy unit is a time, such as `sec/op`; one that a benchmark calls `skew-ms` is not: it may be negative. */
export const isTimeUnit: (unit: string) => boolean = memoize(unit => numeratorTokens(unit).includes('sec'))

/**
 * Tells whether the unit counts what a program does or is, such as allocations, instructions or bytes, so that values that
 * did not vary from round to round need no test.
 */
export const isCountOrBytesUnit: (unit: string) => boolean = memoize(unit => {
  if (/\/(s|sec)$/.test(unit)) return false
  return unitCountsBytes(unit) || /^(allocs|instructions)(\/op)?$/.test(unit)
})

/** Tells whether values in the unit are times or rates, which vary with the machine. */
export function isTimeOrRateUnit(unit: string): boolean {
  const direction = findUsualDirectionOfUnit(unit)
  return !isCountOrBytesUnit(unit) && (direction === 'higher' || (direction === 'lower' && !cost.test(unit)))
}

/**
 * Merges what both sides have declared about their units. Base's declaration holds; head's counts only if base has none, and
 * never for the direction of a well-known unit: a pull request must not turn its slowdown into an improvement by a line of
 * output.
 */
export function mergeUnitDeclarationsOfSides(
  base: UnitDeclarations,
  head: UnitDeclarations,
): UnitDeclarations {
  const rules = new Map(base)
  for (const [unit, { better, ...rule }] of head) {
    const mayDirect = better !== undefined && findUsualDirectionOfUnit(unit) === null
    if (!rules.has(unit)) rules.set(unit, mayDirect ? { ...rule, better } : rule)
  }
  return rules
}

/** Returns a unit as reports show it: `time/op` for `sec/op`. */
export function displayedUnitName(unit: string): string {
  return unit.replace(/(^|-)sec(?=\/|$)/, '$1time')
}

function numeratorTokens(unit: string): readonly string[] {
  const tokens: string[] = []
  rewriteNumerator(unit, token => {
    tokens.push(token)
    return token
  })
  return tokens
}

/** Rewrites each token of the numerator. `-` and space join tokens, `/` opens the denominator, `*` closes it. */
function rewriteNumerator(unit: string, rewrite: (token: string) => string): string {
  let denominator = false
  return unit.replace(/[*/]|[^-*/\s]+/g, token => {
    if (token === '*' || token === '/') {
      denominator = token === '/'
      return token
    }
    return denominator ? token : rewrite(token)
  })
}
