// How much a comparison has changed, in the words of its unit.
import type { Comparison, Ratio } from '../../model/comparison.ts'
import { countsBytes } from '../../model/units.ts'
import { formatPercent, formatPercentBeside } from '../../words/numbers.ts'
import { unitOf } from './label.ts'
import { say, type Text, term } from './text.ts'

/** A Wording is how a rise or a fall of a unit is worded: it `is slower`, or `has more allocs/op`. */
interface Wording {
  readonly verb: 'is' | 'has'
  readonly up: string
  readonly down: string
  /** What there is more or less of; empty for time, as "slower" says it. */
  readonly what: Text
}

type MeasuredUnit = Pick<Comparison, 'unit' | 'better'>

/** `is 7.2% slower, between 6.1% and 8.4%`, or `has 30% more allocs/op, at least 10%`; with as many digits as tell it from a `limit` beside it. */
export function amountWithInterval(ratio: Ratio, measured: MeasuredUnit, limit: number | null = null): Text {
  const { estimate } = ratio
  const { verb, what } = wordingOf(measured)
  const { way, opposite, near, far } = endsOf(ratio, measured)
  const interval = (words: string) => say`, ${term('interval', words)} `
  let bounds: Text = []
  if (near !== null && far !== null) {
    const [from, to] = [formatPercent(near), formatPercent(far)]
    if (near < 0) bounds = say`${interval('between')}${from} ${opposite} and ${to} ${way}`
    // Two ends that read the same tell a reader nothing.
    else if (from !== to) bounds = say`${interval('between')}${from} and ${to}`
  } else if (near !== null && near > 0) bounds = say`${interval('at least')}${formatPercent(near)}`
  return say`${verb} ${percent(estimate - 1, limit)} ${way}${what}${bounds}`
}

/** The interval alone: `between 6.1% and 8.4% slower`, `at least 10% more`, and `7.2% slower` where both ends read the same. */
export function intervalInWords(ratio: Ratio, measured: MeasuredUnit): string {
  const { way, opposite, near, far } = endsOf(ratio, measured)
  if (near !== null && far !== null) {
    const [from, to] = [formatPercent(near), formatPercent(far)]
    if (near < 0) return `between ${from} ${opposite} and ${to} ${way}`
    return from === to ? `${from} ${way}` : `between ${from} and ${to} ${way}`
  }
  return near !== null && near > 0 ? `at least ${formatPercent(near)} ${way}` : 'no interval'
}

/** The same as the end of a sentence, for a change that no single number can stand for: `is between 6.1% and 84% slower`. */
export function amountOfInterval(ratio: Ratio, measured: MeasuredUnit): Text {
  const { verb, what } = wordingOf(measured)
  return say`${verb} ${intervalInWords(ratio, measured)}${what}`
}

/** The ends of an interval, as distances in the direction of the estimate: negative on the other side of no change. */
function endsOf({ estimate, low, high }: Ratio, measured: MeasuredUnit) {
  const { up, down } = wordingOf(measured)
  const rises = estimate >= 1
  const [way, opposite] = rises ? [up, down] : [down, up]
  const ends = [low, high].map(end => (end === null ? null : rises ? end - 1 : 1 - end))
  const [near = null, far = null] = rises ? ends : ends.toReversed()
  return { way, opposite, near, far }
}

/** The same without an interval, from a relative change and whether the value has risen: for negative values it falls. */
export function amount(
  change: number,
  hasRisen: boolean,
  measured: MeasuredUnit,
  limit: number | null = null,
): Text {
  const { verb, up, down, what } = wordingOf(measured)
  return say`${verb} ${percent(change, limit)} ${hasRisen ? up : down}${what}`
}

function percent(change: number, limit: number | null): string {
  return limit === null ? formatPercent(change) : formatPercentBeside(change, limit)
}

/** `fewer` for what is counted, such as `allocs/op`; `less` for anything else, such as bytes and durations. */
export function lessOrFewer(unit: string): 'less' | 'fewer' {
  const isPlural = /[a-z]{2}[^\Ws]s(\/|$)/.test(unit)
  return isPlural && !countsBytes(unit) && !/sec(ond)?s(\/|$)/.test(unit) ? 'fewer' : 'less'
}

function wordingOf({ unit, better }: MeasuredUnit): Wording {
  if (unit === 'sec/op') return { verb: 'is', up: 'slower', down: 'faster', what: [] }
  // More errors/s are not faster.
  if (/\/(s|sec)$/.test(unit) && better === 'higher')
    return { verb: 'is', up: 'faster', down: 'slower', what: say` in ${unitOf(unit)}` }
  return { verb: 'has', up: 'more', down: lessOrFewer(unit), what: say` ${unitOf(unit)}` }
}
