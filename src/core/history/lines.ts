// Turns points into lines, one per benchmark and unit: ratios to one reference, commit after commit, and their steps.
//
// Each split of a line is tested by Mann-Whitney with a Bonferroni correction over splits and lines: permutation tests cannot
// reach p-values that small, and Student's t assumes normal noise.
import { median } from 'simple-statistics'
import { getOrInsert, groupBy } from '../common/memoize.ts'
import type { RatioWithInterval } from '../model/comparison.ts'
import { rowId } from '../model/measuring.ts'
import { studentUpperTail } from '../stats/student.ts'
import { type ChangePointIndexAndPValue, findChangePoints } from '../stats/trend.ts'
import {
  collectHistoryRowsOmittedIfUnchanged,
  type HistoryMeasurement,
  type HistoryReferenceCommit,
  type HistoryRowsOmittedIfUnchanged,
  type HistoryRowWithRatioToReference,
  restoreRowsOmittedFromHistoryNote,
} from './point.ts'

/** The values of one benchmark and unit on one kind of machine. */
export interface HistoryLineAcrossCommits
  extends Pick<HistoryRowWithRatioToReference, 'benchmark' | 'package' | 'unit' | 'better'> {
  readonly machine: string
  readonly since: HistoryReferenceCommit
  /** At least one, in the order of the commits. */
  readonly values: readonly HistoryValueOfCommit[]
}

export interface HistoryValueOfCommit extends Pick<HistoryMeasurement, 'head' | 'at' | 'run' | 'rounds'> {
  /** The reference of the measurement; later than that of the line if the reference was moved. */
  readonly measured: HistoryReferenceCommit
  readonly ratio: RatioWithInterval
  /** The estimate relative to `measured`. */
  readonly own: number
  /** True if it does not vary from round to round, and was compared exactly. */
  readonly exact: boolean
}

/** The ratio of a reference to that of a line. */
interface Link {
  readonly since: HistoryReferenceCommit
  readonly ratio: RatioWithInterval
}

const unity: RatioWithInterval = { estimate: 1, low: 1, high: 1 }

/**
 * Returns the lines of all points on commits in `order` (first to last). Kinds of machines have separate lines. If the
 * reference was moved, a point that measures the new one against the old one links them: ratios multiply, and their
 * intervals add as errors of logarithms. Without such a point, a line ends there and another begins.
 */
export function joinPointsToHistoryLines(
  points: readonly HistoryMeasurement[],
  order: readonly string[],
): readonly HistoryLineAcrossCommits[] {
  const places = new Map(order.map((sha, index) => [sha, index]))
  const placeOf = ({ head }: Pick<HistoryMeasurement, 'head'>) => places.get(head) ?? -1
  const lines = new Map<string, HistoryLineAcrossCommits & { readonly values: HistoryValueOfCommit[] }>()
  for (const [machine, machinePoints] of groupBy(points, point => point.machine)) {
    const knownRows = collectHistoryRowsOmittedIfUnchanged(machinePoints)
    const earlier = earlierReferences(machinePoints, knownRows, places)
    const links = new Map<string, Link>()
    const placed = machinePoints.filter(point => placeOf(point) >= 0)
    for (const point of placed.sort((a, b) => placeOf(a) - placeOf(b) || (a.at < b.at ? -1 : 1)))
      for (const row of restoreRowsOmittedFromHistoryNote(point, knownRows)) {
        const { since, ratio } = getOrInsert(links, linkId(point.since.sha, row), () =>
          linkToEarliest(point.since, row, earlier),
        )
        const { benchmark, package: path, unit, better } = row
        const id = `${machine}\0${since.sha}\0${rowId(row)}`
        const line = lines.get(id) ?? { benchmark, package: path, unit, better, machine, since, values: [] }
        // A rule may have given the unit a direction later.
        lines.set(id, { ...line, better: better ?? line.better })
        line.values.push({
          head: point.head,
          at: point.at,
          measured: point.since,
          ratio: multiplyRatios(ratio, row.ratio),
          own: row.ratio.estimate,
          exact: row.exact,
          run: point.run,
          rounds: point.rounds,
        })
      }
  }
  return [...lines.values()]
}

/** Returns the link of each reference to an earlier one, by `linkId`: each result of a commit may have a part of the suite. */
function earlierReferences(
  points: readonly HistoryMeasurement[],
  knownRows: HistoryRowsOmittedIfUnchanged,
  places: ReadonlyMap<string, number>,
): ReadonlyMap<string, Link> {
  const links = new Map<string, Link>()
  const references = new Set(points.map(({ since }) => since.sha))
  for (const point of points) {
    const { head, since } = point
    const [from, to] = [places.get(since.sha) ?? -1, places.get(head)]
    if (!references.has(head) || since.sha === head || (to !== undefined && from >= to)) continue
    for (const row of restoreRowsOmittedFromHistoryNote(point, knownRows))
      links.set(linkId(head, row), { since, ratio: row.ratio })
  }
  return links
}

/** Visits each reference once, whatever the notes contain. */
function linkToEarliest(
  reference: HistoryReferenceCommit,
  row: HistoryRowWithRatioToReference,
  links: ReadonlyMap<string, Link>,
): Link {
  const visited = new Set<string>()
  let link: Link = { since: reference, ratio: unity }
  for (;;) {
    const { sha } = link.since
    const before = links.get(linkId(sha, row))
    if (!before || visited.has(sha) || visited.has(before.since.sha)) return link
    visited.add(sha)
    link = { since: before.since, ratio: multiplyRatios(before.ratio, link.ratio) }
  }
}

function linkId(sha: string, row: HistoryRowWithRatioToReference): string {
  return `${sha}\0${rowId(row)}`
}

/** Multiplies two ratios, and combines their intervals. */
export function multiplyRatios(first: RatioWithInterval, second: RatioWithInterval): RatioWithInterval {
  const estimate = first.estimate * second.estimate
  const bound = (end: 'low' | 'high') => {
    const [a, b] = [first[end], second[end]]
    if (a === null || b === null || !(a > 0 && b > 0)) return null
    const error = Math.hypot(Math.log(a / first.estimate), Math.log(b / second.estimate))
    return estimate * Math.exp(end === 'low' ? -error : error)
  }
  return { estimate, low: bound('low'), high: bound('high') }
}

// Steps: where the level of a line changed, by how much, and in which range of commits.

/** A change of level in a line. */
export interface HistoryStep {
  /** The last commit of the level before, and the first of the level after: the cause is after the former, up to the latter. */
  readonly after: string
  readonly by: string
  /** The index of the first value of the new level. */
  readonly at: number
  /** The new level relative to the one before: 1.05 is 5% more. */
  readonly ratio: number
  /** Adjusted for the places of the line and for all lines. */
  readonly p: number
}

/** The probability of any false step in all lines of an unchanged history. */
const falseSteps = 0.05
const smallest = 0.01

/** Returns the steps of each line; all lines share the probability of a false one. */
export function findStepsOfHistoryLines(
  lines: readonly HistoryLineAcrossCommits[],
): readonly (readonly HistoryStep[])[] {
  const alpha = falseSteps / Math.max(1, lines.length)
  return lines.map(line => stepsIn(line, alpha, lines.length))
}

function stepsIn({ values }: HistoryLineAcrossCommits, alpha: number, lines: number): readonly HistoryStep[] {
  const changes = findChangePoints(
    values.map(({ ratio }) => Math.log(ratio.estimate)),
    alpha,
  )
  const moved = new Map<number, number>()
  for (const { at, p } of changes) {
    const border = borderNear(values, at)
    if (border !== null) moved.set(border, Math.min(p, moved.get(border) ?? 1))
  }
  for (const { at, p } of findHistoryChangePointsByNeighbours(values))
    if (p <= alpha) moved.set(at, Math.min(p, moved.get(at) ?? 1))
  const found = [...moved].map(([at, p]) => ({ at, p })).sort((a, b) => a.at - b.at)
  const borders = [0, ...found.map(({ at }) => at), values.length]
  const levels = borders
    .slice(1)
    .map((end, index) => median(values.slice(borders[index], end).map(v => v.ratio.estimate)))
  return found.flatMap(({ at, p }, index) => {
    const ratio = (levels[index + 1] as number) / (levels[index] as number)
    if (Math.abs(ratio - 1) < smallest) return []
    const [after, by] = [values[at - 1]?.head ?? '', values[at]?.head ?? '']
    return [{ after, by, at, ratio, p: Math.min(1, p * lines) }]
  })
}

/** Returns the index of the nearest change of commit, as several runs may measure the same one; null if there is none. */
function borderNear(values: HistoryLineAcrossCommits['values'], index: number): number | null {
  const isBorder = (place: number) => values[place - 1]?.head !== values[place]?.head
  for (let away = 0; away < values.length; away++)
    for (const place of [index - away, index + away])
      if (place > 0 && place < values.length && isBorder(place)) return place
  return null
}

// Steps between neighbours, for values that do not vary from run to run.

/** Half the width of a 95% interval in standard errors for many rounds; for few rounds it overestimates the error. */
const standardErrors = 1.96
/** A benchmark may have stopped after this many rounds, whatever the run had. */
const fewestRounds = 8

/**
 * Returns the indexes at which a commit differs from the one before, with p adjusted for all places of the line. For counts
 * that never vary, within a run or between runs of one commit, p is 0. Values of the same rounds, such as those of several
 * releases, share the state of the machine, so their intervals are compared with Student's t of the logarithms, with the
 * degrees of freedom of the fewest rounds.
 */
export function findHistoryChangePointsByNeighbours(
  values: readonly HistoryValueOfCommit[],
): readonly ChangePointIndexAndPValue[] {
  const isCounted = neverVaries(values)
  const places = values.length - 1
  const ofCommit = groupBy(values, ({ head }) => head)
  return values.slice(1).flatMap((value, index): readonly ChangePointIndexAndPValue[] => {
    const before = values[index] as HistoryValueOfCommit
    if (value.head === before.head) return []
    if (isCounted) return value.ratio.estimate === before.ratio.estimate ? [] : [{ at: index + 1, p: 0 }]
    // A commit that was measured again has values of other rounds, too.
    const p = (ofCommit.get(before.head) ?? []).flatMap(left =>
      (ofCommit.get(value.head) ?? [])
        .filter(({ run, ratio }) => run === left.run && ratio.estimate !== left.ratio.estimate)
        .map(right => apart(left, right)),
    )
    return p.length === 0 ? [] : [{ at: index + 1, p: Math.min(1, places * p.length * Math.min(...p)) }]
  })
}

function neverVaries(values: readonly HistoryValueOfCommit[]): boolean {
  const minima = new Map<string, number>()
  return values.every(({ head, exact, ratio: { estimate } }) => {
    const isSame = (minima.get(head) ?? estimate) === estimate
    minima.set(head, estimate)
    return exact && isSame
  })
}

/** Returns the two-sided p; 1 without an interval. */
function apart(left: HistoryValueOfCommit, right: HistoryValueOfCommit): number {
  const error = Math.hypot(errorOf(left), errorOf(right))
  const distance = Math.abs(Math.log(right.ratio.estimate / left.ratio.estimate))
  const freedom = Math.min(fewestRounds, left.rounds, right.rounds) - 1
  if (!(error > 0 && error < Number.POSITIVE_INFINITY && freedom > 0)) return 1
  return 2 * studentUpperTail(distance / error, freedom)
}

/** Returns the standard error of the logarithm; infinite without an interval. */
function errorOf({ ratio: { low, high } }: HistoryValueOfCommit): number {
  if (low === null || high === null || !(low > 0)) return Number.POSITIVE_INFINITY
  return Math.log(high / low) / (2 * standardErrors)
}
