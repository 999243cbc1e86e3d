// Points → a line for each benchmark and unit: its ratio to one reference, commit after commit.
import type { Ratio } from '../model/comparison.ts'
import { fullRows, idOf, type KnownRows, knownIn } from './full-rows.ts'
import type { Point, PointRow, Reference } from './point.ts'

/** A Line is the course of one benchmark in one unit, on one kind of machine. */
export interface Line extends Pick<PointRow, 'benchmark' | 'package' | 'unit' | 'better'> {
  readonly machine: string
  /** What its ratios are against. */
  readonly since: Reference
  /** At least one, in the order of the commits. */
  readonly values: readonly LineValue[]
}

/** A LineValue is one measurement of a commit. */
export interface LineValue {
  readonly head: string
  readonly at: string
  /** What was measured against: a later reference than that of the line, where the reference was moved. */
  readonly measured: Reference
  readonly ratio: Ratio
  /** The estimate against what was measured against. */
  readonly own: number
  /** Whether it was compared by value, as it does not vary from round to round. */
  readonly exact: boolean
  /** The same in all values that were measured in the same rounds. */
  readonly run: string
  readonly rounds: number
}

/** A Link says what a ratio to a reference is worth in a line. */
interface Link {
  /** What the line is against. */
  readonly since: Reference
  readonly ratio: Ratio
}

const one: Ratio = { estimate: 1, low: 1, high: 1 }

/**
 * The lines of all points whose commit is in `order` (first to last).
 *
 * Kinds of machines have lines of their own. Where the reference was moved from one commit to another, a point that
 * measures the later against the earlier joins them: ratios multiply, and their intervals add as errors of logarithms do.
 * Without one, or where a benchmark is not in it, a line ends there and another begins.
 */
export function linesOf(points: readonly Point[], order: readonly string[]): readonly Line[] {
  const places = new Map(order.map((sha, index) => [sha, index]))
  const placeOf = ({ head }: Pick<Point, 'head'>) => places.get(head) ?? -1
  const lines = new Map<string, Line & { readonly values: LineValue[] }>()
  for (const [machine, own] of byMachine(points)) {
    const known = knownIn(own)
    const links = new Links(own, known, places)
    const placed = own.filter(point => placeOf(point) >= 0)
    for (const point of placed.sort((a, b) => placeOf(a) - placeOf(b) || (a.at < b.at ? -1 : 1)))
      for (const row of fullRows(point, known)) {
        const { since, ratio } = links.of(point.since, row)
        const { benchmark, package: path, unit, better } = row
        const id = `${machine}\0${since.sha}\0${idOf(row)}`
        const line = lines.get(id) ?? { benchmark, package: path, unit, better, machine, since, values: [] }
        if (line.values.length === 0) lines.set(id, line)
        line.values.push({
          head: point.head,
          at: point.at,
          measured: point.since,
          ratio: product(ratio, row.ratio),
          own: row.ratio.estimate,
          exact: row.exact,
          run: point.run,
          rounds: point.rounds,
        })
      }
  }
  return [...lines.values()]
}

function byMachine(points: readonly Point[]): ReadonlyMap<string, Point[]> {
  const kinds = new Map<string, Point[]>()
  for (const point of points) {
    const own = kinds.get(point.machine)
    if (own) own.push(point)
    else kinds.set(point.machine, [point])
  }
  return kinds
}

/** What leads from each reference to an earlier one. */
class Links {
  /** By commit and row, as several results of a commit may each have a part of the suite. */
  private readonly before = new Map<string, Link>()
  private readonly found = new Map<string, Link>()

  constructor(points: readonly Point[], known: KnownRows, places: ReadonlyMap<string, number>) {
    const references = new Set(points.map(({ since }) => since.sha))
    for (const point of points) {
      const { head, since } = point
      const [from, to] = [places.get(since.sha) ?? -1, places.get(head)]
      if (!references.has(head) || since.sha === head || (to !== undefined && from >= to)) continue
      for (const row of fullRows(point, known))
        this.before.set(linkId(head, row), { since, ratio: row.ratio })
    }
  }

  of(reference: Reference, row: PointRow): Link {
    const id = linkId(reference.sha, row)
    const known = this.found.get(id)
    if (known) return known
    const link = this.follow(reference, row)
    this.found.set(id, link)
    return link
  }

  /** Never comes to a reference twice, whatever the notes say. */
  private follow(reference: Reference, row: PointRow): Link {
    const seen = new Set<string>()
    let link: Link = { since: reference, ratio: one }
    for (;;) {
      const { sha } = link.since
      const before = this.before.get(linkId(sha, row))
      if (!before || seen.has(sha) || seen.has(before.since.sha)) return link
      seen.add(sha)
      link = { since: before.since, ratio: product(before.ratio, link.ratio) }
    }
  }
}

/** Of one row of the results of a commit. */
function linkId(sha: string, row: PointRow): string {
  return `${sha}\0${idOf(row)}`
}

/** The ratio of two steps, one after the other. */
export function product(first: Ratio, second: Ratio): Ratio {
  const estimate = first.estimate * second.estimate
  const bound = (end: 'low' | 'high') => {
    const [a, b] = [first[end], second[end]]
    if (a === null || b === null || !(a > 0 && b > 0)) return null
    const error = Math.hypot(Math.log(a / first.estimate), Math.log(b / second.estimate))
    return estimate * Math.exp(end === 'low' ? -error : error)
  }
  return { estimate, low: bound('low'), high: bound('high') }
}
