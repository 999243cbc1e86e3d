// Compares the exit statuses that a tool reports of the commands it has measured: hyperfine goes on after a failure with `-i`.
import {
  type Examples,
  type Measurement,
  otherSide,
  type Side,
  sides,
  type Visit,
} from '../model/measuring.ts'

/** An ExitFailure is a benchmark whose command failed on a side. */
export interface ExitFailure {
  readonly benchmark: string
  readonly side: Side
  /** What happened, as a clause: `its command ended with the exit status 139, and with 0 on base`. */
  readonly why: string
}

type Statuses = NonNullable<Measurement['statuses']>

/**
 * The benchmarks that have ended differently on the sides. One status other than 0, always and on both sides, is what the user
 * measures, as that of a linter that finds something. A side fails where its status varies; else it is the side that has not
 * ended with 0, and head where neither has.
 */
export function exitFailures(visits: Readonly<Record<Side, Visit>>): readonly ExitFailure[] {
  const [ofBase, ofHead] = [statusesIn(visits.base), statusesIn(visits.head)]
  return [...ofHead].flatMap(([benchmark, head]) => {
    const base = ofBase.get(benchmark)
    if (base === undefined) return []
    const statuses = { base, head }
    return failedSides(statuses).map(side => ({ benchmark, side, why: why(side, statuses) }))
  })
}

function statusesIn({ measurements }: Visit): ReadonlyMap<string, Statuses> {
  return new Map(measurements.map(({ benchmark, statuses = [0] }) => [benchmark, statuses]))
}

function failedSides(statuses: Readonly<Record<Side, Statuses>>): readonly Side[] {
  const varying = sides.filter(side => statuses[side].length > 1)
  const [base, head] = [statuses.base[0], statuses.head[0]]
  if (varying.length > 0) return varying
  // A status that is not known says nothing of what was measured.
  if (base === head) return base === null ? sides : []
  return head === 0 ? ['base'] : ['head']
}

function why(side: Side, statuses: Readonly<Record<Side, Statuses>>): string {
  const other = otherSide(side)
  return `its command ended with the exit status ${shown(statuses[side])}, and with ${shown(statuses[other])} on ${other}`
}

function shown(statuses: Statuses): string {
  return statuses.map(status => status ?? 'unknown').join(' or ')
}

// A few examples of lines, and how many there are.

const mostLines = 3
/** In characters. */
const longest = 300

/** Null for no lines. */
export function examplesOf(lines: readonly string[]): Examples | null {
  return lines.length === 0
    ? null
    : { count: lines.length, lines: lines.slice(0, mostLines).map(line => line.slice(0, longest)) }
}

/** The examples of several visits together; null where none has any. */
export function joinExamples(all: readonly (Examples | undefined)[]): Examples | null {
  const given = all.filter(one => one !== undefined)
  if (given.length === 0) return null
  const lines = [...new Set(given.flatMap(one => one.lines))]
  return { count: given.reduce((sum, { count }) => sum + count, 0), lines: lines.slice(0, mostLines) }
}
