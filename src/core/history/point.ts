// A point of a history (a commit measured against a reference), and its line in git notes.
import * as v from 'valibot'
import { getOrInsert, groupBy } from '../common/memoize.ts'
import { isWarningThatOtherCodeRan, isWarningThatSamplesAreVoid } from '../judge/run-warnings.ts'
import type { Comparison, RatioWithInterval } from '../model/comparison.ts'
import { packageAndBenchmarkId, rowId } from '../model/measuring.ts'
import type { ProvenBenchmark, ResultFile } from '../model/result-file.ts'
import {
  betterDirectionSchema,
  booleanSchema,
  type DataOfSchema,
  integerSchema,
  listSchema,
  nameOrPathSchema,
  nullablePackageNameSchema,
  nullableSchema,
  numberSchema,
  objectSchema,
  optionalSchema,
  positiveNumberSchema,
  shaSchema,
  textSchema,
  timestampSchema,
  unitNameSchema,
  validateDataOrUndefined,
} from '../model/schema.ts'
import { shortSha } from '../words/numbers.ts'

export interface HistoryReferenceCommit {
  readonly sha: string
  /** The name that people use, such as `v1.4.0`; untrusted. */
  readonly name: string
}

/** A commit measured against a reference on one machine: its ratios do not depend on how fast that was on that day. */
export interface HistoryMeasurement {
  /** The time of recording in ISO 8601. */
  readonly at: string
  readonly since: HistoryReferenceCommit
  readonly head: string
  /** The kind of machine, as effects may differ between processors. Untrusted. */
  readonly machine: string
  /** The time when the first round began on the reference, in ISO 8601: the same in all points of the same rounds. */
  readonly run: string
  readonly rounds: number
  readonly rows: readonly HistoryRowWithRatioToReference[]
  /** Measured rows without a ratio: counts that grew from 0 or fell to 0. */
  readonly withoutRatio: readonly HistoryRowIdentity[]
  /** Benchmarks that can reach nothing that differs, by listed name. */
  readonly proven: readonly ProvenBenchmark[]
  /** Patterns of the files that the run depends on; empty if not configured. Untrusted. */
  readonly paths: readonly string[]
  /** True if none of these files changed since the reference, so that nothing was measured. */
  readonly isUntouched: boolean
}

type HistoryRowIdentity = Pick<Comparison, 'benchmark' | 'package' | 'unit'>

/** A benchmark and unit, relative to the reference. */
export interface HistoryRowWithRatioToReference
  extends HistoryRowIdentity,
    Pick<Comparison, 'better' | 'exact'> {
  /** 1.05 is 5% more than the reference. */
  readonly ratio: RatioWithInterval
  /** The smallest worsening that is ruled out, as a ratio, or null. */
  readonly ruledOut: number | null
}

/** Returns why a result compares nothing with a reference, or null if it does. */
export function whyNoHistoryPoint({ calibration, baseFailed, warnings }: ResultFile): string | null {
  if (calibration !== null) return 'it is a calibration, which measures one commit against itself'
  if (warnings.some(isWarningThatOtherCodeRan)) return 'it is not certain that each side ran its own code'
  if (warnings.some(isWarningThatSamplesAreVoid)) return 'its times are cached, not measured'
  return baseFailed === null ? null : 'base could not be measured in it'
}

/** Throws RangeError with `whyNoHistoryPoint`. */
export function historyPointOfResult(result: ResultFile, at: string): HistoryMeasurement {
  const { commits, comparisons, proven, rounds, settings, stopped } = result
  const why = whyNoHistoryPoint(result)
  if (why !== null) throw new RangeError(why)
  return {
    at,
    since: historyReferenceOfBaseCommit(commits.base),
    head: commits.head.sha,
    machine: machineKindOf(result),
    run: rounds[0]?.base.started ?? at,
    rounds: rounds.length,
    rows: comparisons.flatMap(one => rowOf(one) ?? []),
    withoutRatio: comparisons.filter(one => rowOf(one) === null).map(placeOf),
    proven: proven.map(({ benchmark, package: path }) => ({ benchmark, package: path })),
    paths: settings.paths,
    isUntouched: stopped === 'unchanged' && proven.length === 0,
  }
}

/** Names the reference as requested, for example by `base: v1.4.0` or `since: v1.4.0`. */
export function historyReferenceOfBaseCommit({
  sha,
  from,
}: ResultFile['commits']['base']): HistoryReferenceCommit {
  return { sha, name: /^(?:base|since): (\S+)/.exec(from)?.[1] ?? shortSha(sha) }
}

/** Returns the kind of machine: `AMD EPYC 7763, 2 cores, x64`. The name of a virtual processor is precise enough. */
export function machineKindOf({ machine, merged }: Pick<ResultFile, 'machine' | 'merged'>): string {
  const machines = merged?.machines ?? [machine]
  const kinds = new Set(machines.map(({ cpu, cores, arch }) => `${cpu}, ${cores} cores, ${arch}`))
  return kinds.size === 1 ? [...kinds].join() : 'machines of several kinds'
}

/** Returns null for values that are not positive and therefore have no ratio, unless they are equal. */
function rowOf(comparison: Comparison): HistoryRowWithRatioToReference | null {
  const { better, exact, ruledOut, base, head } = comparison
  const ratio = comparison.ratio ?? (base.center === head.center ? { estimate: 1, low: 1, high: 1 } : null)
  return ratio === null ? null : { ...placeOf(comparison), better, exact, ratio, ruledOut }
}

function placeOf({ benchmark, package: path, unit }: HistoryRowIdentity): HistoryRowIdentity {
  return { benchmark, package: path, unit }
}

// The lines of git notes are short, and untrusted, as everyone who may push may write notes.

/** The most characters of a line: 10,000 benchmarks with long names. */
export const maxHistoryNoteLineLength = 2_000_000
export const maxHistoryNoteRows = 20_000
const mostPaths = 10_000

const place = integerSchema(0, maxHistoryNoteRows)
const nullableRatio = nullableSchema(numberSchema(0))

/** The format of a line; rows refer to packages and units by index. */
type Note = DataOfSchema<typeof noteSchema>
const noteSchema = objectSchema({
  schema: v.literal(1),
  at: timestampSchema,
  since: shaSchema,
  name: textSchema(1000),
  head: shaSchema,
  machine: textSchema(1000),
  run: timestampSchema,
  rounds: integerSchema(0),
  packages: listSchema(nullablePackageNameSchema, maxHistoryNoteRows),
  units: listSchema(
    v.strictTuple([unitNameSchema, betterDirectionSchema, booleanSchema]),
    maxHistoryNoteRows,
  ),
  /** Package, unit, benchmark; estimate, lower and upper end of the ratio; the worsening that is ruled out. */
  rows: listSchema(
    v.strictTuple([
      ...([place, place, nameOrPathSchema, positiveNumberSchema()] as const),
      ...([nullableRatio, nullableRatio, nullableRatio] as const),
    ]),
    maxHistoryNoteRows,
  ),
  unitLists: listSchema(listSchema(place, maxHistoryNoteRows), maxHistoryNoteRows),
  /** For each benchmark of the rows, in their order, the list of its units that are left out. */
  omitted: listSchema(place, maxHistoryNoteRows),
  /** Rows without a ratio; there are few. */
  withoutRatio: optionalSchema(
    listSchema(v.strictTuple([place, unitNameSchema, nameOrPathSchema]), maxHistoryNoteRows),
  ),
  /** Benchmarks that can reach nothing that differs. */
  proven: listSchema(v.strictTuple([place, nameOrPathSchema]), maxHistoryNoteRows),
  /** The `paths` and `isUntouched` of the point; left out if empty or false. */
  paths: optionalSchema(listSchema(textSchema(10_000), mostPaths)),
  untouched: optionalSchema(v.literal(true)),
})

/**
 * Returns the point as JSON in one line. Ratios have five digits. Of rows that equal the reference in units that do not vary, only
 * the unit is written, except for one row per benchmark.
 */
export function formatPointAsNoteLine(point: HistoryMeasurement): string {
  const { since, rows, withoutRatio, proven, paths, isUntouched } = point
  const packages = new Places<string | null>()
  const units = new Places<string>()
  const unitLists = new Places<string>()
  const unitOf = (row: HistoryRowWithRatioToReference) =>
    units.of(JSON.stringify([row.unit, row.better, row.exact]))
  const written: Note['rows'][number][] = []
  const omitted: number[] = []
  for (const its of groupBy(rows, packageAndBenchmarkId).values()) {
    const differing = its.filter(({ exact, ratio }) => !(exact && ratio.estimate === 1))
    const kept = differing.length > 0 ? differing : its.slice(0, 1)
    omitted.push(unitLists.of(JSON.stringify(its.filter(row => !kept.includes(row)).map(unitOf))))
    for (const row of kept) {
      const { estimate, low, high } = row.ratio
      const numbers = [short(estimate) ?? 1, short(low), short(high), short(row.ruledOut)] as const
      written.push([packages.of(row.package), unitOf(row), row.benchmark, ...numbers])
    }
  }
  const without = withoutRatio.map(
    rowPlace => [packages.of(rowPlace.package), rowPlace.unit, rowPlace.benchmark] as const,
  )
  const note: Note = {
    ...{ schema: 1, at: point.at, since: since.sha, name: since.name },
    ...{ head: point.head, machine: point.machine, run: point.run, rounds: point.rounds },
    packages: packages.all,
    units: units.all.map(one => JSON.parse(one)),
    rows: written,
    ...{ unitLists: unitLists.all.map(list => JSON.parse(list)), omitted },
    ...(without.length > 0 && { withoutRatio: without }),
    proven: proven.map(one => [packages.of(one.package), one.benchmark] as const),
    ...(paths.length > 0 && { paths }),
    ...(isUntouched && { untouched: true }),
  }
  return JSON.stringify(note)
}

/** Returns a line without its times, and, if nothing was measured, that of the run: lines with equal contents are one point. */
export function removeTimesFromNoteLine(line: string): string {
  const times = line.includes('"rounds":0,') ? /"(?:at|run)":"[^"]*",/g : /"at":"[^"]*",/
  return line.replace(times, '')
}

/** Assigns an index to each value, in order of first use. */
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

/** The fields of a row that a note leaves out. */
const equalToReference = { ratio: { estimate: 1, low: 1, high: 1 }, ruledOut: 0 }

/** Returns the point of a line; null if it is damaged, of a newer version, or not ours. */
export function parseHistoryPointFromNoteLine(line: string): HistoryMeasurement | null {
  if (line.length > maxHistoryNoteLineLength) return null
  try {
    const note = validateDataOrUndefined(noteSchema, JSON.parse(line))
    if (note === undefined) return null
    const { at, head, machine, run, rounds, packages, units } = note
    const rows = note.rows.map(
      ([packageAt, unitAt, benchmark, estimate, low, high, ruledOut]): HistoryRowWithRatioToReference => {
        const [unit, better, exact] = there(units, unitAt)
        const subject = { benchmark, package: there(packages, packageAt), unit }
        return { ...subject, better, exact, ratio: { estimate, low, high }, ruledOut }
      },
    )
    const equalRows = [...groupBy(rows, packageAndBenchmarkId).values()].flatMap(([row], n) =>
      there(note.unitLists, there(note.omitted, n)).map((unitAt): HistoryRowWithRatioToReference => {
        const [unit, better, exact] = there(units, unitAt)
        return { ...row, unit, better, exact, ...equalToReference }
      }),
    )
    return {
      ...{ at, since: { sha: note.since, name: note.name }, head, machine, run, rounds },
      rows: [...rows, ...equalRows],
      withoutRatio: (note.withoutRatio ?? []).map(([packageAt, unit, benchmark]) => ({
        ...{ benchmark, package: there(packages, packageAt), unit },
      })),
      proven: note.proven.map(([packageAt, benchmark]) => ({
        benchmark,
        package: there(packages, packageAt),
      })),
      paths: note.paths ?? [],
      isUntouched: note.untouched ?? false,
    }
  } catch (error) {
    if (error instanceof RangeError || error instanceof SyntaxError) return null
    throw error
  }
}

function there<T>(list: readonly T[], place: number): T {
  if (place >= list.length) throw new RangeError(`${place} is not an index into a list of ${list.length}`)
  return list[place] as T
}

// Rows that a note leaves out, as they equal the reference.

/** All rows of the points of a history, with a ratio of 1. */
export interface HistoryRowsOmittedIfUnchanged {
  readonly rows: readonly HistoryRowWithRatioToReference[]
  /** The ids measured with the same `paths`; runs of other modules or languages have other ones. */
  readonly byPaths: ReadonlyMap<string, ReadonlySet<string>>
}

export function collectHistoryRowsOmittedIfUnchanged(
  points: readonly HistoryMeasurement[],
): HistoryRowsOmittedIfUnchanged {
  const known = new Map<string, HistoryRowWithRatioToReference>()
  const byPaths = new Map<string, Set<string>>()
  // A unit that does not vary in one run may vary in others.
  const exact = new Set(points.flatMap(({ rows }) => rows.filter(row => row.exact).map(rowId)))
  for (const { rows, paths } of points) {
    const idsOfPaths = getOrInsert(byPaths, JSON.stringify(paths), () => new Set())
    for (const row of rows) {
      const id = rowId(row)
      idsOfPaths.add(id)
      getOrInsert(known, id, () => ({ ...row, exact: exact.has(id), ...equalToReference }))
    }
  }
  return { rows: [...known.values()], byPaths }
}

/**
 * Returns all rows, including those that were not measured as they equal the reference: of proven benchmarks, and, if no file
 * changed, every row ever measured with these paths.
 */
export function restoreRowsOmittedFromHistoryNote(
  { rows, withoutRatio, proven, isUntouched, paths }: HistoryMeasurement,
  known: HistoryRowsOmittedIfUnchanged,
): readonly HistoryRowWithRatioToReference[] {
  if (proven.length === 0 && !isUntouched) return rows
  const present = new Set([...rows, ...withoutRatio].map(rowId))
  const listed = new Set(proven.map(packageAndBenchmarkId))
  const untouched = isUntouched ? known.byPaths.get(JSON.stringify(paths)) : undefined
  const missing = known.rows.filter(row => {
    const id = rowId(row)
    if (present.has(id)) return false
    return (
      untouched?.has(id) ||
      listed.has(packageAndBenchmarkId({ ...row, benchmark: listedName(row.benchmark) }))
    )
  })
  return [...rows, ...missing]
}

/** Returns `Decode` for `Decode/small-8`. */
function listedName(benchmark: string): string {
  return benchmark.split('/', 1).join().replace(/-\d+$/, '')
}
