// How each round visited Go benchmarks, in words, and which of them cost more to prepare than to measure.
import type { PlannedVisits, ResultFile } from '../../model/result-file.ts'
import { turnsFor } from '../../rounds/turns.ts'
import { counted, formatDuration } from '../../words/numbers.ts'
import { listedText, name, say, type Text } from './text.ts'

/** Says how many visits a round had; empty where nothing was planned. */
export function visitsLine(visits: readonly PlannedVisits[]): string {
  if (visits.length === 0) return ''
  const turns = range(
    visits.flatMap(one => [turnsFor(one.turns, [], 0), one.turns]),
    String,
  )
  const time = range(
    visits.map(({ seconds }) => seconds),
    about,
  )
  if (turns === '1') return `each round: one visit of ${time} to each side, for each benchmark`
  return `each round: ${turns} visits of ${time} to each side, in turns, for each benchmark, as many as its noise asks for; its value is the mean of the faster half (for a count, of all)`
}

/** Says which benchmarks take longer to prepare than to measure, and what to do; empty if there is none. */
export function preparationLine(visits: readonly PlannedVisits[]): Text {
  const found = visits
    .filter(({ seconds, overhead }) => overhead > seconds && overhead > noticed)
    .toSorted((a, b) => b.overhead * b.turns - a.overhead * a.turns)
  if (found.length === 0) return []
  const total = visits.reduce((sum, one) => sum + 2 * one.turns * (one.seconds + one.overhead), 0)
  const preparing = found.reduce((sum, one) => sum + 2 * one.turns * one.overhead, 0)
  const names = found.map(one => say`${name(one.benchmark)} ${about(one.overhead)}`)
  return say`${about(preparing)} of the ${about(total)} that a round can take are preparation, in ${counted(found.length, 'benchmark')} (for each visit: ${listedText(names, mostNames)}). For more rounds in that time, prepare less, or prepare only once, in a package-level variable. Compared with that, measuring longer (\`benchtime\`) costs little`
}

/** Names beyond these are only counted. */
const mostNames = 3

/** Preparation of this many seconds is worth a word: starting a process takes less. */
const noticed = 0.05

/** Which packages got new layouts from the first round on, and how. */
export function layoutsLine({ laidOut, visits }: Pick<ResultFile, 'laidOut' | 'visits'>): string {
  if (laidOut.length === 0) return ''
  const all = new Set(visits.map(one => one.package)).size
  const which = laidOut.length < all ? ` (${laidOut.length} of ${all} packages)` : ''
  return `linked again${which} for each round, with the code of both sides in a new order in memory`
}

function range(values: readonly number[], shown: (value: number) => string): string {
  // There may be more of them than a call has arguments.
  const [least, most] = values.reduce(([low, high], one) => [Math.min(low, one), Math.max(high, one)], [
    Number.POSITIVE_INFINITY,
    0,
  ] as [number, number])
  const [from, to] = [shown(least), shown(most)]
  return from === to ? from : `${from} to ${to}`
}

/** To two figures: a plan needs no more. */
function about(seconds: number): string {
  if (seconds >= 99.5) return formatDuration(seconds)
  return seconds < 0.995
    ? `${Number((1000 * seconds).toPrecision(2))} ms`
    : `${Number(seconds.toPrecision(2))} s`
}
