// Numbers for people: values with a unit prefix, changes with a sign, p with no more digits than mean something.
import type { Comparison, Summary } from '../model/comparison.ts'
import type { ResultFile } from '../model/result-file.ts'
import { countsBytes } from '../model/units.ts'

/**
 * `1.240 ms`, `12.30 KiB`, `3`: the value with four significant digits, without the `/op` that its row already has. The
 * space does not break, so that a narrow table does not separate a number from its unit.
 */
export function formatValue(value: number, unit: string): string {
  if (/(^|-)sec(\/|$)/.test(unit)) return scaled(value, time)
  if (countsBytes(unit)) return scaled(value, unit.endsWith('/s') ? speed : bytes)
  // Counts are read one by one: 10000 and 10001 allocations are not the same.
  if (Number.isInteger(value) && Math.abs(value) < 1e6) return String(value)
  return scaled(value, counts)
}

/** The value with half its interval, as benchstat shows it: `1.24 ms ± 2%`; `± ∞` where the interval is unbounded. */
export function formatCenter({ center, low, high }: Summary, unit: string): string {
  return `${formatValue(center, unit)}${space}±${space}${spread(center, low, high)}`
}

/** `+21.30%`; a change from 0 has no percentage and is shown as `from 0`. */
export function formatDelta(delta: number | null): string {
  if (delta === null) return 'from 0'
  return `${delta >= 0 ? '+' : ''}${toFixedEven(delta * 100, 2)}%`
}

/**
 * `0.012`, or `<0.001`, also where so small a p has become 0. For values compared by value, 0 is no p-value but means
 * that the unit has no noise. Empty where nothing was tested.
 */
export function formatP({ p, exact }: Pick<Comparison, 'p' | 'exact'>): string {
  if (p === null) return ''
  if (p === 0 && exact) return 'exact'
  return p < 0.001 ? '<0.001' : toFixedEven(p, 3)
}

/**
 * p for a sentence, with no more digits than people read: `0.042`, `0.0004`, `<0.0001`; more only where it would else be
 * written on the other side of alpha: `0.0503`.
 */
export function formatShortP(p: number, alpha: number): string {
  if (p < 0.0001) return '<0.0001'
  for (let digits = p < 0.001 ? 1 : 2; digits < exactDigits; digits++) {
    const short = Number(p.toPrecision(digits))
    if (short <= alpha === p <= alpha) return String(short)
  }
  return String(p)
}

/** So many digits tell any two numbers apart. */
const exactDigits = 17

/** How large a change is, without its sign: `7.2%`, `0.0012%`, and `213%` where a tenth means nothing. */
export function formatPercent(change: number): string {
  return percentOf(change, 0)
}

/** The same beside a limit, with up to three digits more where it would else not be on its side of it: `5.04%` beside 5%. */
export function formatPercentBeside(change: number, limit: number): string {
  const isBeyond = (percent: number) => percent > limit * 100 + 1e-9
  const texts = [0, 1, 2, 3].map(more => percentOf(change, more))
  return (
    texts.find(text => isBeyond(Number.parseFloat(text)) === isBeyond(Math.abs(change) * 100)) ??
    formatPercent(change)
  )
}

/** With so many digits more than usual. */
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

/**
 * The smallest worsening that is ruled out, rounded up: `7.3%`; empty where none is, where the direction is not known,
 * or where base is 0, from which there is no percentage.
 */
export function formatRuledOut({
  ruledOut,
  better,
  base,
  exact,
}: Pick<Comparison, 'ruledOut' | 'better' | 'base' | 'exact'>): string {
  if (ruledOut === null || better === null || (base.center === 0 && !exact)) return ''
  return `${(Math.ceil(ruledOut * 1000 - 1e-6) / 10).toFixed(1)}%`
}

/** How large a change is with its sign: `+7.2%`, `-0.4%`; beside a limit as formatPercentBeside. */
export function formatChange(change: number, limit: number | null = null): string {
  return `${change < 0 ? '-' : '+'}${limit === null ? formatPercent(change) : formatPercentBeside(change, limit)}`
}

/** A ratio as a percentage without needless digits: `5%`, `2.5%`. */
export function formatRatio(ratio: number): string {
  return `${Number((ratio * 100).toPrecision(6))}%`
}

/** `1 commit`, `20 commits`. */
export function counted(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}

/** `1 round`, `20 rounds`. */
export function formatRounds(rounds: number): string {
  return counted(rounds, 'round')
}

/** The rounds of a run: `20 rounds`; `up to 34 rounds` where some went on beyond `count`. */
export function formatMade({ rounds, settings }: Pick<ResultFile, 'rounds' | 'settings'>): string {
  return `${rounds.length > settings.count ? 'up to ' : ''}${formatRounds(rounds.length)}`
}

/** `12 s`, `3 min 20 s`, `1 h 5 min`. */
export function formatDuration(seconds: number): string {
  const whole = Math.round(seconds)
  if (whole < 60) return `${whole} s`
  const minutes = Math.floor(whole / 60)
  if (minutes < 60) return inTwo(`${minutes} min`, whole % 60, 's')
  return inTwo(`${Math.floor(minutes / 60)} h`, minutes % 60, 'min')
}

/** Nobody says `10 min 0 s`. */
function inTwo(larger: string, rest: number, unit: string): string {
  return rest === 0 ? larger : `${larger} ${rest} ${unit}`
}

/**
 * The value with `digits` decimals (0 to 99) as Go's `%.nf` writes it, and so benchstat: a tie goes to the even
 * neighbour, where `toFixed` takes the larger. Only a tie in binary counts: 2.5 is halfway between 2 and 3, but 0.15 is
 * stored as a little less than that.
 */
export function toFixedEven(value: number, digits: number): string {
  // Halves of the last digit have at most digits + 1 binary places, and a number with no more binary places has no more
  // decimals.
  if (!Number.isInteger(value * 2 ** (digits + 1))) return value.toFixed(digits)
  const exact = value.toFixed(digits + 1)
  const isTie = exact.endsWith('5')
  const cut = exact.slice(0, -1).replace(/\.$/, '')
  return isTie && /[02468]$/.test(cut) ? cut : value.toFixed(digits)
}

/** A commit as people write it. */
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

const ordinals = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ')
const endings = new Map(Object.entries({ one: 'st', two: 'nd', few: 'rd' }))
const english = new Intl.PluralRules('en', { type: 'ordinal' })

/** `fourth`, `11th`; from 1. */
export function ordinal(number: number): string {
  return ordinals[number - 1] ?? `${number}${endings.get(english.select(number)) ?? 'th'}`
}

function scaled(value: number, scale: Scale): string {
  const size = Math.abs(value)
  // 0.99995 is the largest value that four digits still round below 1.
  const [factor, suffix] = scale.find(([step]) => size >= step * 0.99995) ?? (scale.at(-1) as Scale[number])
  const number = value / factor
  if (suffix === `${space}B` && Number.isInteger(number)) return `${number}${suffix}`
  const text = number.toPrecision(4)
  if (text.includes('e')) return `${Number(text)}${suffix}`
  return `${toFixedEven(number, text.split('.')[1]?.length ?? 0)}${suffix}`
}

function spread(center: number, low: number | null, high: number | null): string {
  if (low === null || high === null) return '∞'
  if (center === 0) return low === 0 && high === 0 ? '0%' : '?'
  // As benchstat computes it, to the last bit, so that the same values are ties.
  const widest = Math.max(Math.abs(high / center - 1), Math.abs(1 - low / center))
  return `${toFixedEven(100 * widest, 0)}%`
}
