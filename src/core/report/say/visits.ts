// How each round visited Go benchmarks, in words, and which of them cost more to prepare than to measure.
import type { PlannedVisits, ResultFile } from '../../model/result-file.ts'
import { formatDuration } from '../../words/numbers.ts'
import { listed, name, say, type Text } from './text.ts'

/** Says how many visits a round had; empty where nothing was planned. */
export function visitsLine(visits: readonly PlannedVisits[]): string {
  if (visits.length === 0) return ''
  const turns = range(
    visits.map(one => one.turns),
    String,
  )
  const time = range(
    visits.map(({ seconds }) => seconds),
    about,
  )
  if (turns === '1') return `each round: one visit of ${time} to each side, for each benchmark`
  return `each round: ${turns} visits of ${time} to each side, in turns, for each benchmark; the mean of the faster half is what it shows (of all where it is a count)`
}

/** Says which benchmarks take more time for preparing than for measuring, and what to do; empty where there is none. */
export function preparationLine(visits: readonly PlannedVisits[]): Text {
  const found = visits
    .filter(({ seconds, overhead }) => overhead > seconds && overhead > noticed)
    .toSorted((a, b) => b.overhead * b.turns - a.overhead * a.turns)
  if (found.length === 0) return []
  const total = visits.reduce((sum, one) => sum + 2 * one.turns * (one.seconds + one.overhead), 0)
  const preparing = found.reduce((sum, one) => sum + 2 * one.turns * one.overhead, 0)
  const names = found.map(one => say`${name(one.benchmark)} ${about(one.overhead)}`)
  const which = found.length === 1 ? '1 benchmark' : `${found.length} benchmarks`
  return say`${about(preparing)} of the ${about(total)} that a round takes are preparation, of ${which} (for each visit: ${listed(names, mostNames)}). To have more rounds in that time, prepare less in them, or once for all in a package-level variable; measuring longer (\`benchtime\`) costs little beside it`
}

/** Names beyond these are counted. */
const mostNames = 3

/** Seconds of preparation from which on it is worth a word: starting a process takes less. */
const noticed = 0.05

/** Which packages were laid out anew from the first round, and how binaries came about. */
export function layoutsLine({ laidOut, visits }: Pick<ResultFile, 'laidOut' | 'visits'>): string {
  if (laidOut.length === 0) return ''
  const all = new Set(visits.map(one => one.package)).size
  const which = laidOut.length < all ? ` (${laidOut.length} of ${all} packages)` : ''
  return `linked anew${which} for each round, with the code of both sides laid out in another order in memory`
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

/** To two figures: nobody needs more of a plan. */
function about(seconds: number): string {
  if (seconds >= 99.5) return formatDuration(seconds)
  return seconds < 0.995
    ? `${Number((1000 * seconds).toPrecision(2))} ms`
    : `${Number(seconds.toPrecision(2))} s`
}
