// The rows of a point with those that its note leaves out, as they are as in the reference.
import type { Point, PointRow, RowPlace } from './point.ts'

/** Known are all rows that points of a history have, by their subjects; with a ratio of 1. */
export type Known = ReadonlyMap<string, readonly PointRow[]>

/** One text for each benchmark in each unit. */
export function idOf({ benchmark, package: path, unit }: RowPlace): string {
  return `${path ?? ''}\0${benchmark}\0${unit}`
}

/** One text for each benchmark. */
export function subjectOf({ benchmark, package: path }: Pick<PointRow, 'benchmark' | 'package'>): string {
  return `${path ?? ''}\0${benchmark}`
}

export function knownIn(points: readonly Point[]): Known {
  const known = new Map<string, PointRow[]>()
  const seen = new Set<string>()
  // What varied in some runs was left out of the notes of the others.
  const exact = new Set(points.flatMap(({ rows }) => rows.filter(row => row.exact).map(idOf)))
  for (const { rows } of points)
    for (const row of rows) {
      const id = idOf(row)
      if (seen.has(id)) continue
      seen.add(id)
      const subject = subjectOf(row)
      const of = known.get(subject) ?? []
      if (of.length === 0) known.set(subject, of)
      of.push({ ...row, exact: exact.has(id), ratio: { estimate: 1, low: 1, high: 1 }, ruledOut: 0 })
    }
  return known
}

/**
 * A benchmark that was measured has its values of the reference in units that do not vary, where the note says nothing of
 * them; one that cannot have changed has them in all units.
 */
export function fullRows({ rows, withoutRatio, proven }: Point, known: Known): readonly PointRow[] {
  const there = new Set([...rows, ...withoutRatio].map(idOf))
  const left: PointRow[] = []
  const add = (row: PointRow) => {
    const id = idOf(row)
    if (there.has(id)) return
    there.add(id)
    left.push(row)
  }
  for (const subject of new Set(rows.map(subjectOf)))
    for (const row of known.get(subject) ?? []) if (row.exact) add(row)
  if (proven.length > 0) {
    const listed = new Set(proven.map(subjectOf))
    for (const of of known.values())
      for (const row of of)
        if (listed.has(subjectOf({ ...row, benchmark: listedName(row.benchmark) }))) add(row)
  }
  return left.length === 0 ? rows : [...rows, ...left]
}

/** `Decode/small-8` is listed as `Decode`. */
function listedName(benchmark: string): string {
  return benchmark.split('/', 1).join().replace(/-\d+$/, '')
}
