// The conclusion from all tables: the verdict and its reasons, missing and refused results, and the exit status.
//
// A comparison passes only if every value of the first file has a counterpart; what is missing, refused or failed makes it
// inconclusive (exit 3), as nothing is shown to be slower.
import { groupBy, memoize } from '../common/memoize.ts'
import type { UnreadLine } from '../formats/reading/format.ts'
import { findDriftRunWarningOfAllSeries } from '../judge/run-warnings.ts'
import type { RateThresholdTooLargeRefusal } from '../model/errors.ts'
import type { BetterDirection, UnitDeclarations } from '../model/measuring.ts'
import type { BenchmarkRule } from '../model/settings.ts'
import { escapeControlCharacters } from '../words/escape.ts'
import { formatDeltaOrFromZero } from '../words/numbers.ts'
import { thresholdBeyondRateError } from '../words/refusal.ts'
import type {
  CompareRowFinding,
  CompareStatisticsSettings,
  CompareTable,
  CompareTableRow,
  SampleComparison,
} from './comparison-table.ts'
import type { FileSamplesWithLabel, ResultsOfComparedFile } from './samples.ts'
import type { CompareTableSamples } from './tabulate.ts'

/**
 * The conclusion from all tables. nothing: no row has two samples, so nothing was compared. inconclusive: nothing regressed,
 * but there are `reasons` against a pass.
 */
export interface CompareConclusion {
  readonly verdict: 'pass' | 'fail' | 'inconclusive' | 'nothing'
  /** The reasons against a pass, besides regressions. */
  readonly reasons: readonly CompareNoPassReason[]
  /** The number of samples compared with one in the first column. */
  readonly compared: number
  readonly regressions: readonly CompareCellComparisonWithTableAndRow[]
  /** Regressions whose rule has the gate warn or off. */
  readonly muted: readonly CompareCellComparisonWithTableAndRow[]
  /** Rows that are worse by their unadjusted p, which may be chance among so many. */
  readonly suspects: readonly CompareCellComparisonWithTableAndRow[]
  /** Rows that changed in a unit of unknown direction. */
  readonly changed: readonly CompareCellComparisonWithTableAndRow[]
  /** With `paired`: rows without a finding for which the rounds needed are known. */
  readonly undecided: readonly CompareCellComparisonWithTableAndRow[]
  readonly missing: readonly ResultMissingFromColumn[]
  readonly refused: readonly RefusedLine[]
}

/**
 * A reason against a pass. failures: benchmarks failed in these files. refused: a result could not be read. missing: a later
 * column lacks results of the first. powerless: none of the rows that could fail has enough values; `needed` is the number on
 * each side that suffices, null if unknown or over 50. shortened: a later column has too few values of these rows, while the
 * first has enough.
 */
export type CompareNoPassReason =
  | { readonly kind: 'failures'; readonly files: readonly string[] }
  | { readonly kind: 'refused' }
  | { readonly kind: 'missing' }
  | {
      readonly kind: 'powerless'
      readonly needed: number | null
      readonly rows: readonly CompareCellComparisonWithTableAndRow[]
    }
  | { readonly kind: 'shortened'; readonly rows: readonly CompareCellComparisonWithTableAndRow[] }

export type BenchmarkFailuresOfComparedFile = Pick<FileSamplesWithLabel, 'label'> &
  Pick<ResultsOfComparedFile, 'failures'>

interface LocatedRow {
  readonly table: CompareTable
  readonly row: CompareTableRow
}

export interface CompareCellComparisonWithTableAndRow extends LocatedRow {
  readonly versus: SampleComparison
  readonly column: string
}

/** Draws the conclusion. `files` are in the order given, `refused` are their invalid lines; `isByFile`: each is a column. */
export function concludeCompareTables(
  tables: readonly CompareTable[],
  files: readonly BenchmarkFailuresOfComparedFile[],
  refused: readonly RefusedLine[],
  isByFile = true,
): CompareConclusion {
  const { powerless, shortened, ...sorted } = sortComparisons(tables)
  const missing = findResultsMissingFromColumns(
    tables,
    isByFile ? [...new Set(files.map(({ label }) => label))] : [],
  )
  const reasons: readonly CompareNoPassReason[] = [
    ...failuresIn(files),
    ...(refused.some(({ isResult }) => isResult) ? [{ kind: 'refused' } as const] : []),
    // Parts of one file need not have the same benchmarks.
    ...(missing.some(({ isMuted }) => !isMuted) && !areInOneColumn(files)
      ? [{ kind: 'missing' } as const]
      : []),
    ...(powerless.length > 0
      ? [{ kind: 'powerless', needed: powerless[0]?.versus.needed ?? null, rows: powerless } as const]
      : []),
    ...(shortened.length > 0 ? [{ kind: 'shortened', rows: shortened } as const] : []),
  ]
  const verdict =
    sorted.compared === 0
      ? 'nothing'
      : sorted.regressions.length > 0
        ? 'fail'
        : reasons.length > 0
          ? 'inconclusive'
          : 'pass'
  return { verdict, reasons, ...sorted, missing, refused }
}

/** Tells whether all files are in one column; it may be either side. */
function areInOneColumn(files: readonly BenchmarkFailuresOfComparedFile[]): boolean {
  return files.every(({ label }) => label === files[0]?.label)
}

/** Returns the reason of failed benchmarks. A failure in the first file hides no regression: there is no base then. */
function failuresIn(files: readonly BenchmarkFailuresOfComparedFile[]): readonly CompareNoPassReason[] {
  const failed = files.filter(
    ({ label, failures }) => failures.length > 0 && (areInOneColumn(files) || label !== files[0]?.label),
  )
  return failed.length === 0
    ? []
    : [{ kind: 'failures', files: [...new Set(failed.map(({ label }) => label))] }]
}

/** The lists in which a comparison can be. */
type ComparisonGroup = 'regressed' | 'muted' | 'suspect' | 'changed' | 'undecided' | 'powerless' | 'shortened'

/**
 * Sorts all comparisons by their findings. `powerless` are all rows that could fail, if none of them has enough values;
 * otherwise `shortened` are those that could fail if a later column had as many values as the first.
 */
function sortComparisons(tables: readonly CompareTable[]) {
  const groups: Record<ComparisonGroup, CompareCellComparisonWithTableAndRow[]> = {
    ...{ regressed: [], muted: [], suspect: [], changed: [] },
    ...{ undecided: [], powerless: [], shortened: [] },
  }
  let compared = 0
  let areAllPowerless = true
  for (const table of tables)
    for (const row of table.rows)
      for (const [n, cell] of row.cells.entries()) {
        const versus = cell?.versus
        if (!versus) continue
        compared++
        // Constant values, such as counts, show no change; but they say nothing about the others.
        const canFail = !ruleMutesItsRows(row.rule) && betterOf(row, table) !== null && !isConstant(versus)
        if (canFail && !versus.isPowerless) areAllPowerless = false
        const finding = outcomeOfCompareRowAfterMuting(versus, row.rule)
        const own: ComparisonGroup[] = []
        if (finding !== 'none' && finding !== 'small' && finding !== 'improved') own.push(finding)
        if (versus.rounds !== null) own.push('undecided')
        if (canFail && areAllPowerless) own.push('powerless')
        if (canFail && isShortened(versus)) own.push('shortened')
        if (own.length === 0) continue
        const located = { table, row, versus, column: columnNameFromKeyValues(table.columns[n] ?? []) }
        for (const group of own) groups[group].push(located)
      }
  const { regressed: regressions, suspect: suspects, muted, changed, undecided } = groups
  return {
    ...{ compared, regressions, muted, suspects, changed, undecided },
    powerless: areAllPowerless ? groups.powerless : [],
    shortened: areAllPowerless ? [] : groups.shortened,
  }
}

/** Throws MisconfiguredError if a benchmark could never fail, as all its rows that could are rates, which fall by no more than 100%. */
export function refuseThresholdBeyondRates(
  tables: readonly CompareTable[],
  { threshold }: CompareStatisticsSettings,
  rules: readonly BenchmarkRule[],
): void {
  // The rows are read for this only if it matters, as there may be millions.
  const thresholds = rules.map(rule => rule.threshold ?? 0)
  if (Math.max(threshold, ...thresholds) < 1) return
  /** By benchmark; null if one of its rows could fail. */
  const refusals = new Map<string, RateThresholdTooLargeRefusal | null>()
  for (const table of tables)
    for (const row of table.rows) {
      const better = betterOf(row, table)
      if (better === null || ruleMutesItsRows(row.rule) || !row.cells.some(cell => cell?.versus)) continue
      const id = rowId({ table, row })
      const own = row.rule?.threshold ?? threshold
      if (better === 'lower' || own < 1) refusals.set(id, null)
      else if (!refusals.has(id))
        refusals.set(id, {
          kind: 'threshold-beyond-rate',
          benchmark: row.name,
          unit: table.unit,
          threshold: own,
        })
    }
  const refusal = [...refusals.values()].find(one => one !== null)
  if (refusal) throw thresholdBeyondRateError(refusal)
}

/** Tells whether a comparison could show a difference if the later side had as many values as the first. */
function isShortened({ isPowerless, needed, n: [base] }: SampleComparison): boolean {
  return isPowerless && needed !== null && needed <= base
}

/** The finding as reports show it; muted: the row regressed, and its rule keeps it from failing. */
export type CompareRowOutcome = CompareRowFinding | 'muted'

/** Returns the finding of a comparison as reports show it. Suspects of a muted row are not shown. */
export function outcomeOfCompareRowAfterMuting(
  versus: Pick<SampleComparison, 'finding'> | null,
  rule: BenchmarkRule | null,
): CompareRowOutcome {
  const finding = versus?.finding ?? 'none'
  if (!ruleMutesItsRows(rule)) return finding
  if (finding === 'regressed') return 'muted'
  return finding === 'suspect' ? 'none' : finding
}

function betterOf({ rule }: CompareTableRow, { better }: CompareTable): BetterDirection {
  return rule?.better ?? better
}

function isConstant({ delta, notes }: SampleComparison): boolean {
  return delta === 0 && notes.some(({ kind }) => kind === 'all-equal' || kind === 'untested')
}

/** The results with which a comparison ends with exit status 1. */
export const compareFailOnValues = ['regression', 'missing', 'inconclusive', 'never'] as const
type CompareFailOn = (typeof compareFailOnValues)[number]

/** Returns the exit status: 0, 1 for a failure, 3 for inconclusive. `missing` includes failed and refused results. */
export function compareExitStatus({ verdict, reasons }: CompareConclusion, failOn: CompareFailOn): number {
  if (failOn === 'never' || verdict === 'nothing' || verdict === 'pass') return 0
  if (verdict === 'fail' || failOn === 'inconclusive') return 1
  return failOn === 'missing' && reasons.some(({ kind }) => kind !== 'powerless') ? 1 : 3
}

// Missing results: what later columns lack of the first, by benchmark and unit, or have only in another table.

/** One value of the first column that another column lacks. */
export interface ResultMissingFromColumn {
  readonly column: string
  /** The name of the first column. */
  readonly base: string
  readonly name: string
  /** Null if the column has none of the benchmark's units. */
  readonly unit: string | null
  /** If the column has it under other keys, and so in another table: these keys, and their values on each side; else empty. */
  readonly apart: readonly SeparatingKey[]
  /** The gate of its rule is warn or off, so it decides nothing. */
  readonly isMuted: boolean
}

/** A key that separates two results into different tables or rows; `/gomaxprocs` is the end of a name, `-8`. */
export interface SeparatingKey {
  readonly key: string
  readonly base: string
  readonly column: string
}

/**
 * Returns everything that columns lack, in the order of the tables; a completely missing benchmark is named once. `files` are
 * the names of the columns if each is a file: one may have nothing in any table. Empty if other keys make columns.
 */
export function findResultsMissingFromColumns(
  tables: readonly CompareTable[],
  files: readonly string[],
): readonly ResultMissingFromColumn[] {
  const first = (tables.find(hasComparison) ?? tables[0])?.columns[0]
  if (first === undefined) return []
  const [base = columnNameFromKeyValues(first)] = files
  const others = new Set(
    files.length > 0 ? files : tables.flatMap(({ columns }) => columns.map(columnNameFromKeyValues)),
  )
  others.delete(base)
  return [...others].flatMap(column => {
    const lacking = tables.flatMap(table => rowsOfColumn(table, base, column))
    if (lacking.length === 0) return []
    const ofColumn = tables.filter(table => columnIndex(table, column) >= 0)
    const known = new Set(ofColumn.flatMap(table => rowsOfColumn(table, column).map(rowId)))
    // Rows that the first column lacks, by unit and name without processors.
    const unmatched = groupBy(
      ofColumn.flatMap(table => rowsOfColumn(table, column, base)),
      unitAndNameWithoutProcessors,
    )
    const found = new Map<string, ResultMissingFromColumn>()
    for (const lackingRow of lacking) {
      const { table, row } = lackingRow
      const unit = known.has(rowId(lackingRow)) ? table.unit : null
      const id = `${rowId(lackingRow)}\n${unit ?? ''}`
      const before = found.get(id)
      const candidates = unmatched.get(unitAndNameWithoutProcessors(lackingRow)) ?? []
      const apart = before?.apart ?? keysSeparatingFromNearest(lackingRow, candidates)
      const isMuted = ruleMutesItsRows(row.rule) && (before?.isMuted ?? true)
      found.set(id, { column, base, name: row.name, unit, apart, isMuted })
    }
    return [...found.values()]
  })
}

export function ruleMutesItsRows(rule: BenchmarkRule | null): boolean {
  return rule !== null && rule.gate !== 'fail'
}

/** Returns the rows that have a value in a column, and none in the column `lacking`. */
function rowsOfColumn(table: CompareTable, column: string, lacking?: string): readonly LocatedRow[] {
  const from = columnIndex(table, column)
  const to = lacking === undefined ? -1 : columnIndex(table, lacking)
  const located: LocatedRow[] = []
  for (const row of table.rows) if (row.cells[from] && !row.cells[to]) located.push({ table, row })
  return located
}

/** Returns an id of the row of a benchmark, which is the same in any unit. */
function rowId({ table, row }: LocatedRow): string {
  return `${configId(table)}\n${row.name}`
}

const configId = memoize(({ config }: CompareTable) => JSON.stringify(config.entries()))

function unitAndNameWithoutProcessors({ table, row }: LocatedRow): string {
  return `${table.unit} ${splitProcessors(row.name).name}`
}

/** Returns the keys in which the most similar of `candidates`, with the same name and unit, differs from a row. */
function keysSeparatingFromNearest(
  { table, row }: LocatedRow,
  candidates: readonly LocatedRow[],
): readonly SeparatingKey[] {
  const { processors } = splitProcessors(row.name)
  const separatingKeys = candidates.map(other => {
    const there = splitProcessors(other.row.name).processors
    const keys = table.config
      .differingFrom(other.table.config)
      .map(([key, base, column]): SeparatingKey => ({ key, base, column }))
    const ofName = { key: '/gomaxprocs', base: processors, column: there }
    return there === processors ? keys : [...keys, ofName]
  })
  const [nearest = []] = separatingKeys.sort((a, b) => a.length - b.length)
  // The user has requested the other keys that make tables.
  return nearest.every(({ key }) => key === '/gomaxprocs' || !/^[./]/.test(key)) ? nearest : []
}

function splitProcessors(written: string): { readonly name: string; readonly processors: string } {
  const [, name = written, processors = ''] = /^(.*?)(?:-(\d+))?$/s.exec(written) ?? []
  return { name, processors }
}

function columnIndex({ columns }: CompareTable, name: string): number {
  return columns.findIndex(values => columnNameFromKeyValues(values) === name)
}

function hasComparison({ rows }: CompareTable): boolean {
  for (const { cells } of rows) if (cells.some(cell => cell?.versus)) return true
  return false
}

export function columnNameFromKeyValues(values: readonly string[]): string {
  return values.filter(value => value !== '').join(' ')
}

// Content of the files that is in no table: lines that cannot be read, values that cannot have been measured.

/** A line or a value that could not be read. */
export interface RefusedLine extends Pick<UnreadLine, 'text' | 'why' | 'isResult'> {
  /** The path of its file, as it was given. */
  readonly file: string
  /** Counted from 1; null if unknown. */
  readonly line: number | null
}

type FileProblems = Pick<ResultsOfComparedFile, 'refused' | 'unread' | 'units'> & { readonly path: string }

/** Returns the refused lines of all files, in order. If declarations of a unit differ, the first file's holds. */
export function collectRefusedLinesOfComparedFiles(files: readonly FileProblems[]): readonly RefusedLine[] {
  const known = new Map<string, string>()
  return files.flatMap(({ path: file, refused, unread, units }) => [
    // Lines are sorted, as one is given up only when the next result begins.
    ...unread.toSorted((a, b) => a.line - b.line).map(line => ({ file, ...line })),
    ...refused.map(text => ({
      ...{ file, line: null, text, isResult: true },
      why: 'such a value is impossible',
    })),
    ...unitConflicts(units, known, file),
  ])
}

/** Returns the declarations of units in `file` that contradict those of earlier files in `known`. */
function unitConflicts(
  units: UnitDeclarations,
  known: Map<string, string>,
  file: string,
): readonly RefusedLine[] {
  return [...units].flatMap(([unit, rule]) =>
    (['better', 'assume'] as const).flatMap(key => {
      const value = rule[key]
      if (value === undefined) return []
      const before = known.get(`${key} ${unit}`)
      if (before === undefined) known.set(`${key} ${unit}`, String(value))
      if (before === undefined || before === String(value)) return []
      const text = `Unit ${unit} ${key}=${value}`
      return [{ file, line: null, text, why: `an earlier file says ${key}=${before}`, isResult: false }]
    }),
  )
}

/** The most refused lines shown of each file. */
const mostShown = 10

/** Returns the refused lines as text: `old.txt:11: "10x" is not a number: BenchmarkA 1 10x ns/op`. */
export function listTextsOfRefusedLines(refused: readonly RefusedLine[]): readonly string[] {
  const files = [...new Set(refused.map(({ file }) => file))]
  return files.flatMap(name => {
    const ofFile = refused.filter(({ file }) => file === name)
    const lines = ofFile.slice(0, mostShown).map(({ file, line, text, why }) => {
      const place = line === null ? file : `${file}:${line}`
      return `${place}: ${why}: ${text}`
    })
    const more = ofFile.length - lines.length
    return [
      ...lines,
      ...(more > 0 ? [`${name}: ${more} more such ${more === 1 ? 'line' : 'lines'}`] : []),
    ].map(escapeControlCharacters)
  })
}

// Drift while files were measured alternately.

/** Returns a sentence on the drift of all compared times; null if there is none. */
export function driftSentenceOfCompareTableSamples(grids: readonly CompareTableSamples[]): string | null {
  const drift = findDriftRunWarningOfAllSeries(grids.flatMap(timeSeriesOf))
  if (drift === null) return null
  return `all files drifted together: from the first quarter of the rounds to the last, times changed by ${formatDeltaOrFromZero(drift.change)}. Comparing within rounds removes this drift; on a quieter machine, smaller changes can be detected`
}

function timeSeriesOf(grid: CompareTableSamples) {
  const { unit, columns } = grid.heading
  if (unit !== 'sec/op') return []
  const values = (row: number, column: number) => Array.from(grid.values(row, column))
  return Array.from({ length: grid.length }, (_, row) =>
    columns.slice(1).map((_, n) => ({ unit, base: values(row, 0), head: values(row, n + 1) })),
  ).flat()
}
