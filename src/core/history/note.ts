// A point as one line of a git note: short, and read as a stranger's, as whoever may push may write notes.
import type { Better } from '../model/measuring.ts'
import { better, moment, nameShape, path, sha, unit } from '../result/reading/part-shapes.ts'
import {
  listShape,
  number,
  optional,
  orNull,
  recordShape,
  type Shape,
  ShapeError,
  text,
  truthShape,
  value,
  wholeShape,
} from '../result/reading/shape.ts'
import type { Point, PointRow, RowPlace } from './point.ts'

/** The most characters of a line: 10,000 benchmarks with long names. */
const longest = 2_000_000
const mostRows = 20_000
const mostPaths = 10_000

/** Packages and units stand once, and rows name them by their places. */
interface Note {
  readonly schema: 1
  readonly at: string
  readonly since: string
  readonly name: string
  readonly head: string
  readonly machine: string
  readonly run: string
  readonly rounds: number
  readonly packages: readonly (string | null)[]
  readonly units: readonly (readonly [unit: string, better: Better, exact: boolean])[]
  readonly rows: readonly (readonly [
    ofPackage: number,
    ofUnit: number,
    benchmark: string,
    estimate: number,
    low: number | null,
    high: number | null,
    ruledOut: number | null,
  ])[]
  /** Rows that have no ratio; there are few. */
  readonly withoutRatio?: readonly WithoutRatio[] | undefined
  /** Benchmarks that cannot have changed. */
  readonly proven: readonly (readonly [ofPackage: number, benchmark: string])[]
  /** As in the point, where there are any, and where it is so. */
  readonly paths?: readonly string[] | undefined
  readonly untouched?: true | undefined
}

type WithoutRatio = readonly [ofPackage: number, unit: string, benchmark: string]

/**
 * The point in one line of JSON, without a line break. Ratios have five digits. What is exactly as in the reference is left
 * out in units that do not vary; but of each benchmark that was measured there is a row, which says that it was.
 */
export function noteLine(point: Point): string {
  const { since, rows, withoutRatio, proven, paths, isUntouched } = point
  const packages = new Places<string | null>()
  const units = new Places<string>()
  const isSaid = ({ exact, ratio }: PointRow) => !(exact && ratio.estimate === 1)
  const seen = new Set(rows.filter(isSaid).map(benchmarkKey))
  const silent = rows.filter(row => !seen.has(benchmarkKey(row)))
  const named = new Map(silent.map(row => [benchmarkKey(row), row]))
  const written: Note['rows'] = [...rows.filter(isSaid), ...named.values()].map(row => [
    packages.of(row.package),
    units.of(JSON.stringify([row.unit, row.better, row.exact])),
    row.benchmark,
    ...([
      short(row.ratio.estimate),
      short(row.ratio.low),
      short(row.ratio.high),
      short(row.ruledOut),
    ] as const),
  ]) as Note['rows']
  const unchanged: Note['proven'] = proven.map(one => [packages.of(one.package), one.benchmark])
  const without = withoutRatio.map(one => [packages.of(one.package), one.unit, one.benchmark] as const)
  const note: Note = {
    ...{ schema: 1, at: point.at, since: since.sha, name: since.name },
    ...{ head: point.head, machine: point.machine, run: point.run, rounds: point.rounds },
    ...{
      packages: packages.all,
      units: units.all.map(one => JSON.parse(one)),
      rows: written,
      ...(without.length > 0 && { withoutRatio: without }),
      proven: unchanged,
      ...(paths.length > 0 && { paths }),
      ...(isUntouched && { untouched: true }),
    },
  }
  return JSON.stringify(note)
}

/**
 * What a line says, whenever it was recorded: lines that say the same are one point. A run that measured nothing has no time
 * of its own either.
 */
export function contentsOf(line: string): string {
  const times = line.includes('"rounds":0,') ? /"(?:at|run)":"[^"]*",/g : /"at":"[^"]*",/
  return line.replace(times, '')
}

/** Each value has the place at which it was first asked for. */
class Places<T> {
  readonly all: T[] = []
  private readonly known = new Map<T, number>()

  of(value: T): number {
    const place = this.known.get(value) ?? this.all.push(value) - 1
    this.known.set(value, place)
    return place
  }
}

function short(ratio: number | null): number | null {
  return ratio === null ? null : Number(ratio.toPrecision(5))
}

const positive = number(Number.MIN_VALUE)
const place = wholeShape(0, mostRows)

const shape = recordShape<Note>({
  schema: value<1>('1', given => given === 1),
  at: moment,
  since: sha,
  name: text(1000),
  head: sha,
  machine: text(1000),
  run: moment,
  rounds: wholeShape(0),
  packages: listShape(path, mostRows),
  units: listShape(tuple<Note['units'][number]>(unit, better, truthShape), mostRows),
  rows: listShape(
    tuple<Note['rows'][number]>(
      place,
      place,
      nameShape,
      positive,
      orNull(number(0)),
      orNull(number(0)),
      orNull(number(0)),
    ),
    mostRows,
  ),
  withoutRatio: optional(listShape(tuple<WithoutRatio>(place, unit, nameShape), mostRows)),
  proven: listShape(tuple<Note['proven'][number]>(place, nameShape), mostRows),
  paths: optional(listShape(text(10_000), mostPaths)),
  untouched: optional(value<true>('true', given => given === true)),
})

/** A list of fixed length, each place with a shape of its own. */
function tuple<T extends readonly unknown[]>(...shapes: { readonly [N in keyof T]: Shape<T[N]> }): Shape<T> {
  return given => {
    if (!Array.isArray(given) || given.length !== shapes.length)
      throw new ShapeError(given, `a list of ${shapes.length}`)
    return shapes.map((one, index) => one(given[index])) as unknown as T
  }
}

/** The point of a line; null where it is none of ours: a newer version's, somebody's own, or damaged. */
export function readNoteLine(line: string): Point | null {
  if (line.length > longest) return null
  try {
    const {
      since,
      name: called,
      packages,
      units,
      rows,
      withoutRatio = [],
      proven,
      paths = [],
      untouched = false,
      at,
      head,
      machine,
      run,
      rounds,
    } = shape(JSON.parse(line))
    return {
      ...{ at, since: { sha: since, name: called }, head, machine, run, rounds },
      rows: rows.map(([packageAt, unitAt, benchmark, estimate, low, high, ruledOut]): PointRow => {
        const [unitName, direction, exact] = there(units, unitAt)
        const subject = { benchmark, package: there(packages, packageAt), unit: unitName }
        return { ...subject, better: direction, exact, ratio: { estimate, low, high }, ruledOut }
      }),
      withoutRatio: withoutRatio.map(([packageAt, ofUnit, benchmark]) => ({
        ...{ benchmark, package: there(packages, packageAt), unit: ofUnit },
      })),
      proven: proven.map(([packageAt, benchmark]) => ({
        benchmark,
        package: there(packages, packageAt) ?? '',
      })),
      paths,
      isUntouched: untouched,
    }
  } catch (error) {
    if (error instanceof ShapeError || error instanceof SyntaxError) return null
    throw error
  }
}

function there<T>(all: readonly T[], place: number): T {
  if (place >= all.length) throw new ShapeError(place, 'a place in its list')
  return all[place] as T
}

// The rows of a point with those that its note leaves out, as they are as in the reference.

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
