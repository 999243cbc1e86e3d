// The rows of a point with those that its note leaves out, as they are as in the reference.
import type { Point, PointRow, RowPlace } from './point.ts'

/** Known are all rows that points of a history have; with a ratio of 1. */
export interface KnownRows {
  readonly bySubject: ReadonlyMap<string, readonly PointRow[]>
  /** The ids of those that were measured with these `paths`: runs of other modules or languages have other ones. */
  readonly byPaths: ReadonlyMap<string, ReadonlySet<string>>
}

/** One text for each benchmark in each unit. */
export function idOf({ benchmark, package: path, unit }: RowPlace): string {
  return `${path ?? ''}\0${benchmark}\0${unit}`
}

/** One text for each benchmark. */
export function benchmarkKey({ benchmark, package: path }: Pick<PointRow, 'benchmark' | 'package'>): string {
  return `${path ?? ''}\0${benchmark}`
}

export function knownIn(points: readonly Point[]): KnownRows {
  const bySubject = new Map<string, PointRow[]>()
  const byPaths = new Map<string, Set<string>>()
  const seen = new Set<string>()
  // What varied in some runs was left out of the notes of the others.
  const exact = new Set(points.flatMap(({ rows }) => rows.filter(row => row.exact).map(idOf)))
  for (const { rows, paths } of points) {
    const own = byPaths.get(pathsId(paths)) ?? new Set()
    byPaths.set(pathsId(paths), own)
    for (const row of rows) {
      const id = idOf(row)
      own.add(id)
      if (seen.has(id)) continue
      seen.add(id)
      const subject = benchmarkKey(row)
      const of = bySubject.get(subject) ?? []
      if (of.length === 0) bySubject.set(subject, of)
      of.push({ ...row, exact: exact.has(id), ratio: { estimate: 1, low: 1, high: 1 }, ruledOut: 0 })
    }
  }
  return { bySubject, byPaths }
}

function pathsId(paths: readonly string[]): string {
  return paths.join('\0')
}

/**
 * A benchmark that was measured has its values of the reference in units that do not vary, where the note says nothing of
 * them; one that cannot have changed has them in all units, and where no file differs, so has each that was ever measured with
 * these files.
 */
export function fullRows(point: Point, known: KnownRows): readonly PointRow[] {
  const { rows, withoutRatio, proven, isUntouched, paths } = point
  const there = new Set([...rows, ...withoutRatio].map(idOf))
  const left: PointRow[] = []
  const add = (row: PointRow) => {
    const id = idOf(row)
    if (there.has(id)) return
    there.add(id)
    left.push(row)
  }
  const all = () => [...known.bySubject.values()].flat()
  for (const subject of new Set(rows.map(benchmarkKey)))
    for (const row of known.bySubject.get(subject) ?? []) if (row.exact) add(row)
  if (proven.length > 0) {
    const listed = new Set(proven.map(benchmarkKey))
    for (const row of all())
      if (listed.has(benchmarkKey({ ...row, benchmark: listedName(row.benchmark) }))) add(row)
  }
  const own = isUntouched ? known.byPaths.get(pathsId(paths)) : undefined
  if (own) for (const row of all()) if (own.has(idOf(row))) add(row)
  return left.length === 0 ? rows : [...rows, ...left]
}

/** `Decode/small-8` is listed as `Decode`. */
function listedName(benchmark: string): string {
  return benchmark.split('/', 1).join().replace(/-\d+$/, '')
}
