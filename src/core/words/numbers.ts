// Formats numbers for people: values with a unit prefix, changes with a sign, and no meaningless digits.
import type { Comparison, SampleSummary } from '../model/comparison.ts'
import type { ResultFile } from '../model/result-file.ts'
import type { DecisionRules } from '../model/settings.ts'
import { unitCountsBytes } from '../model/units.ts'

/** Returns a value with four significant digits, such as `1.240 ms`, without the `/op` of its unit. The space does not break. */
export function formatValue(value: number, unit: string): string {
  if (/(^|-)sec(\/|$)/.test(unit)) return scaled(value, time)
  if (unitCountsBytes(unit)) return scaled(value, unit.endsWith('/s') ? speed : bytes)
  // Counts keep all digits: 10000 and 10001 allocations differ.
  if (Number.isInteger(value) && Math.abs(value) < 1e6) return String(value)
  return scaled(value, counts)
}

/** Returns the median with half its interval as benchstat does: `1.24 ms ± 2%`; `± ∞` if the interval is unbounded. */
export function formatMedianWithHalfInterval({ center, low, high }: SampleSummary, unit: string): string {
  return `${formatValue(center, unit)}${space}±${space}${spread(center, low, high)}`
}

/** Returns `+21.30%`, or `from 0`. */
export function formatDeltaOrFromZero(delta: number | null): string {
  if (delta === null) return 'from 0'
  return `${delta >= 0 ? '+' : ''}${toFixedHalfEven(delta * 100, 2)}%`
}

/** Returns `0.012` or `<0.001`; `exact` for values that do not vary; empty if nothing was tested. */
export function formatPValue({ p, exact }: Pick<Comparison, 'p' | 'exact'>): string {
  if (p === null) return ''
  if (p === 0 && exact) return 'exact'
  return p < 0.001 ? '<0.001' : toFixedHalfEven(p, 3)
}

/** Returns p with as few digits as suffice: `0.042`, `<0.0001`; more only if it would be rounded across alpha: `0.0503`. */
export function formatShortPValue(p: number, alpha: number): string {
  if (p < 0.0001) return '<0.0001'
  for (let digits = p < 0.001 ? 1 : 2; digits < exactDigits; digits++) {
    const short = Number(p.toPrecision(digits))
    if (short <= alpha === p <= alpha) return String(short)
  }
  return String(p)
}

/** Enough digits to tell any two numbers apart. */
const exactDigits = 17

/** Returns the size of a change without its sign: `7.2%`, `0.0012%`, `213%`. */
export function formatUnsignedPercent(change: number): string {
  return percentOf(change, 0)
}

/** Returns the size with up to three more digits, if it would otherwise be rounded across `limit`: `5.04%` for 5%. */
export function formatPercentBesideLimit(change: number, limit: number): string {
  const isBeyond = (percent: number) => percent > limit * 100 + 1e-9
  const texts = [0, 1, 2, 3].map(more => percentOf(change, more))
  return (
    texts.find(text => isBeyond(Number.parseFloat(text)) === isBeyond(Math.abs(change) * 100)) ??
    formatUnsignedPercent(change)
  )
}

function percentOf(change: number, more: number): string {
  const size = Math.abs(change) * 100
  if (size >= 99.95) return `${size < 1e6 ? size.toFixed(more) : size.toPrecision(3 + more)}%`
  if (size >= 0.095 || size === 0) return `${size.toFixed(1 + more)}%`
  return size < 1e-6
    ? '<0.000001%'
    : `${Number(size.toPrecision(2 + more))
        .toFixed(6 + more)
        .replace(/0+$/, '')}%`
}

/** Returns what is ruled out, rounded up: `7.3%`. Empty if there is none, if the direction is unknown, or if base is 0. */
export function formatRuledOutWorsening({
  ruledOut,
  better,
  base,
  exact,
}: Pick<Comparison, 'ruledOut' | 'better' | 'base' | 'exact'>): string {
  if (ruledOut === null || better === null || (base.center === 0 && !exact)) return ''
  return formatLimitRoundedUp(ruledOut)
}

/** Returns a limit that holds in percent, rounded up: `7.3%`. */
export function formatLimitRoundedUp(limit: number): string {
  return `${(Math.ceil(limit * 1000 - 1e-6) / 10).toFixed(1)}%`
}

/** Returns a signed change, `+7.2%` or `-0.4%`, with the digits that `limit` needs. */
export function formatSignedChange(change: number, limit: number | null = null): string {
  return `${change < 0 ? '-' : '+'}${limit === null ? formatUnsignedPercent(change) : formatPercentBesideLimit(change, limit)}`
}

/** Returns a ratio as a percentage with no trailing zeros: `5%`, `2.5%`. */
export function formatFractionAsPercent(ratio: number): string {
  return `${Number((ratio * 100).toPrecision(6))}%`
}

/** Returns `1 commit`, `20 commits`. */
export function formatCountWithNoun(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}

export function formatRounds(rounds: number): string {
  return formatCountWithNoun(rounds, 'round')
}

/** Returns `20 rounds`, or `up to 34 rounds` if some benchmarks had more than `count`. */
export function formatRoundsMadeOfResult({
  rounds,
  settings,
}: Pick<ResultFile, 'rounds' | 'settings'>): string {
  return `${rounds.length > settings.count ? 'up to ' : ''}${formatRounds(rounds.length)}`
}

/** Returns `12 s`, `3 min 20 s`, `1 h 5 min`. */
export function formatDuration(seconds: number): string {
  const whole = Math.round(seconds)
  if (whole < 60) return `${whole} s`
  const minutes = Math.floor(whole / 60)
  if (minutes < 60) return inTwo(`${minutes} min`, whole % 60, 's')
  return inTwo(`${Math.floor(minutes / 60)} h`, minutes % 60, 'min')
}

/** Leaves out the smaller unit if it is 0. */
function inTwo(larger: string, rest: number, unit: string): string {
  return rest === 0 ? larger : `${larger} ${rest} ${unit}`
}

/**
 * Formats `digits` decimals (0 to 99) as Go's `%.nf` and benchstat do: an exact tie is rounded to even, while `toFixed`
 * rounds it up. Only ties in binary count: 2.5 is one, but 0.15 is stored as slightly less.
 */
export function toFixedHalfEven(value: number, digits: number): string {
  // Ties have at most digits + 1 binary places, and no more decimals than that.
  if (!Number.isInteger(value * 2 ** (digits + 1))) return value.toFixed(digits)
  const exact = value.toFixed(digits + 1)
  const isTie = exact.endsWith('5')
  const cut = exact.slice(0, -1).replace(/\.$/, '')
  return isTie && /[02468]$/.test(cut) ? cut : value.toFixed(digits)
}

export function shortSha(sha: string): string {
  return sha.slice(0, 9)
}

const space = '\u00a0'

type Scale = readonly (readonly [factor: number, suffix: string])[]

const time: Scale = [
  [1, `${space}s`],
  [1e-3, `${space}ms`],
  [1e-6, `${space}µs`],
  [1e-9, `${space}ns`],
]
const bytes: Scale = [
  [2 ** 40, `${space}TiB`],
  [2 ** 30, `${space}GiB`],
  [2 ** 20, `${space}MiB`],
  [2 ** 10, `${space}KiB`],
  [1, `${space}B`],
]
const speed: Scale = bytes.map(([factor, suffix]) => [factor, `${suffix}/s`] as const)
const counts: Scale = [
  [1e12, `${space}T`],
  [1e9, `${space}G`],
  [1e6, `${space}M`],
  [1e3, `${space}k`],
  [1, ''],
]

function scaled(value: number, scale: Scale): string {
  const size = Math.abs(value)
  // 0.99995 is the largest value that four digits still round below 1.
  const [factor, suffix] = scale.find(([step]) => size >= step * 0.99995) ?? (scale.at(-1) as Scale[number])
  const number = value / factor
  if (suffix === `${space}B` && Number.isInteger(number)) return `${number}${suffix}`
  const text = number.toPrecision(4)
  if (text.includes('e')) return `${Number(text)}${suffix}`
  return `${toFixedHalfEven(number, text.split('.')[1]?.length ?? 0)}${suffix}`
}

function spread(center: number, low: number | null, high: number | null): string {
  if (low === null || high === null) return '∞'
  if (center === 0) return low === 0 && high === 0 ? '0%' : '?'
  // Computed as benchstat does, to the last bit, so that ties are the same.
  const widest = Math.max(Math.abs(high / center - 1), Math.abs(1 - low / center))
  return `${toFixedHalfEven(100 * widest, 0)}%`
}

/** Tells whether a value is a full commit id, of SHA-1 or SHA-256. */
export function isFullSha(text: unknown): text is string {
  return typeof text === 'string' && /^([0-9a-f]{40}|[0-9a-f]{64})$/.test(text)
}

// Thresholds in words, as rules may give rows other ones.

/** Returns `a worsening of 5%`, or `a worsening as large as the threshold` if a rule sets another one. */
export function thresholdWorseningInWords(rules: Pick<DecisionRules, 'threshold' | 'benchmarks'>): string {
  return hasRuleWithOtherThreshold(rules)
    ? 'a worsening as large as the threshold'
    : `a worsening of ${formatFractionAsPercent(rules.threshold)}`
}

/** Returns `5%`, or `the threshold` if a rule sets another one. */
export function commonThresholdText(rules: Pick<DecisionRules, 'threshold' | 'benchmarks'>): string {
  return hasRuleWithOtherThreshold(rules) ? 'the threshold' : formatFractionAsPercent(rules.threshold)
}

/** Returns true if a rule sets another threshold for rows that can fail. */
export function hasRuleWithOtherThreshold({
  threshold: ofRun,
  benchmarks,
}: Pick<DecisionRules, 'threshold' | 'benchmarks'>): boolean {
  return benchmarks.some(
    ({ isOver, gate, threshold }) => !isOver && gate === 'fail' && threshold !== null && threshold !== ofRun,
  )
}
