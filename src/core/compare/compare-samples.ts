// Compares the samples of files: summarises each, tests it against the first column, and adjusts p-values over all tables.
//
// Files do not say whether their rounds alternated, and pairing values that are no pairs is wrong, so pairs are compared only
// with `--paired`. The verdict uses p-values adjusted for all comparisons; the table shows benchstat's.
import { exceedsLimit, worseningAndImprovementOfDifference } from '../judge/effect-size.ts'
import { CouldNotMeasureError } from '../model/errors.ts'
import type { BetterDirection, UnitDeclarations } from '../model/measuring.ts'
import type { BenchmarkRule } from '../model/settings.ts'
import { displayedUnitName, findUsualDirectionOfUnit } from '../model/units.ts'
import { createPValueAdjuster } from '../stats/adjust-p-values.ts'
import { estimateRatioOverMachineBlocks } from '../stats/hodges-lehmann.ts'
import { type CenterWithInterval, replaceOutliersByNull } from '../stats/one-sample.ts'
import { escapeControlCharacters } from '../words/escape.ts'
import type {
  CompareRowFinding,
  CompareStatisticsSettings,
  CompareTable,
  CompareTableRow,
  CompareTableRowList,
  CompareTableSampleCell,
  SampleComparison,
} from './comparison-table.ts'
import { columnNameFromKeyValues } from './conclude.ts'
import type { CompareTableNote } from './notes.ts'
import {
  addNotesToTwoSampleTestResult,
  assessRoundCountForPairedTest,
  computeColumnGeomeans,
  logDeviationOfOneValue,
  medianOfSortedWithInterval,
  modeWithRangeOfSorted,
  notesOnMedian,
  pairedTwoSidedP,
  roundsToShowWorsening,
  testSortedSamplesWithDeltaTest,
} from './sample-statistics.ts'
import type { CompareTableSamples } from './tabulate.ts'

/** Returns the rule for benchmarks that matches a row; null for none. */
type FindRowRule = (row: number) => BenchmarkRule | null
export type CreateRowRuleFinderForTable = (grid: CompareTableSamples) => FindRowRule

/**
 * Compares all cells of all tables. All comparisons that could be significant are one family, whose p-values are adjusted
 * together. If every value is the same, no p below 1 is possible (Tarone, Biometrics 46 (1990) 515-522), so counts that do
 * not vary cost the others no power.
 */
export function buildCompareTablesFromSamples(
  grids: readonly CompareTableSamples[],
  rules: UnitDeclarations,
  settings: CompareStatisticsSettings,
  ruling?: CreateRowRuleFinderForTable,
): readonly CompareTable[] {
  const drafts = grids.map(grid => {
    const { better, assume } = rules.get(grid.heading.unit) ?? {}
    const direction = better === undefined ? findUsualDirectionOfUnit(grid.heading.unit) : better
    const rows = new JudgedCompareRows(grid, direction, assume === 'exact', settings, ruling?.(grid))
    return { ...grid.heading, better: direction, rows }
  })
  const family = drafts.reduce((sum, { rows }) => sum + rows.familySize, 0)
  const p = new Float64Array(family)
  let next = 0
  for (const { rows } of drafts) next = rows.collectP(p, next)
  const { alpha, correction } = settings
  const judgement = {
    // With Holm's correction the smallest p has to pass for the whole family.
    level: correction === 'holm' ? alpha / Math.max(1, family) : alpha,
    adjust: createPValueAdjuster(p.subarray(0, next), correction),
  }
  return drafts.map(draft => {
    draft.rows.judgement = judgement
    return { ...draft, totals: computeColumnGeomeans(draft.rows) }
  })
}

/** Buffers for the values of a sample and of the one in the first column; reused for each. */
const buffers: [base: Float64Array, head: Float64Array] = [new Float64Array(64), new Float64Array(64)]

/** The states of a cell: how it was compared. */
const stateEmpty = 0
const stateTested = 1
/** Every value of both samples is the same. */
const stateAllEqual = 2
/** Every value of a sample is the same, and the other sample's is another. */
const stateConstantSides = 3

/** The rows of a table as columns of numbers, from which each row is created on access: there may be millions. */
class JudgedCompareRows implements CompareTableRowList {
  readonly columns: number
  readonly length: number
  /** The number of comparisons that could have been significant. */
  familySize = 0
  /** The level that a single p has to reach, and how p are adjusted: known once all tables were compared. */
  judgement = { level: 0, adjust: (p: number) => p }
  private readonly grid: CompareTableSamples
  /** The direction of the unit, unless a rule sets another. */
  private readonly better: BetterDirection
  private readonly exact: boolean
  private readonly settings: CompareStatisticsSettings
  private readonly ruleOf: FindRowRule
  private readonly counts: Int32Array
  private readonly centers: Float64Array
  private readonly lows: Float64Array
  private readonly highs: Float64Array
  private readonly states: Uint8Array
  /** NaN if nothing was tested. */
  private readonly p: Float64Array
  private readonly decisiveP: Float64Array
  /** Estimate and bounds of each ratio, if they are wanted; NaN for none. */
  private readonly ratios: Float64Array
  /** With `paired`: the noise of each comparison. */
  private readonly spreads: Float64Array

  constructor(
    grid: CompareTableSamples,
    better: BetterDirection,
    exact: boolean,
    settings: CompareStatisticsSettings,
    ruleOf: FindRowRule = () => null,
  ) {
    this.grid = grid
    this.better = better
    this.exact = exact
    this.settings = settings
    this.ruleOf = ruleOf
    this.columns = grid.heading.columns.length
    this.length = grid.length
    const cells = this.columns * this.length
    this.counts = new Int32Array(cells)
    this.centers = new Float64Array(cells)
    this.lows = new Float64Array(cells)
    this.highs = new Float64Array(cells)
    this.states = new Uint8Array(cells)
    this.p = new Float64Array(cells).fill(Number.NaN)
    this.decisiveP = settings.strict || settings.paired ? this.p.slice() : this.p
    this.spreads = new Float64Array(settings.paired ? cells : 0)
    this.ratios = new Float64Array(settings.intervals ? 3 * cells : 0).fill(Number.NaN)
    for (let row = 0; row < this.length; row++) this.compareRow(row)
  }

  private compareRow(row: number): void {
    let base: Float64Array | null = null
    for (let column = 0; column < this.columns; column++) {
      const values = this.sortedValues(row, column)
      if (!values) continue
      const cell = row * this.columns + column
      const { center, low, high } = this.exact
        ? modeWithRangeOfSorted(values)
        : medianOfSortedWithInterval(values, this.settings.confidence)
      this.counts[cell] = values.length
      this.centers[cell] = center
      this.lows[cell] = low
      this.highs[cell] = high
      if (column === 0) base = values
      else if (base) this.compareCell(row, column, base, values)
    }
  }

  /** Returns the values of a cell in ascending order, trimmed if the settings say so; null if it has none. */
  private sortedValues(row: number, column: number): Float64Array | null {
    const length = this.grid.sampleSize(row, column)
    if (length === 0) return null
    const which = column === 0 ? 0 : 1
    if (buffers[which].length < length) buffers[which] = new Float64Array(2 * length)
    const buffer = buffers[which]
    this.grid.copySorted(row, column, buffer)
    const values = buffer.subarray(0, length)
    if (this.exact || this.settings.outliers === 'none') return values
    return Float64Array.from(replaceOutliersByNull(Array.from(values)).filter(value => value !== null))
  }

  private compareCell(row: number, column: number, base: Float64Array, head: Float64Array): void {
    const cell = row * this.columns + column
    this.states[cell] = stateTested
    if (this.exact) return
    const { test, strict, paired, intervals, confidence } = this.settings
    const { p, isAllEqual, areSidesConstant } = testSortedSamplesWithDeltaTest(base, head, test)
    if (isAllEqual) this.states[cell] = stateAllEqual
    else if (areSidesConstant) this.states[cell] = stateConstantSides
    if (this.isInFamily(cell)) this.familySize++
    this.p[cell] = p ?? Number.NaN
    if (paired) this.decisiveP[cell] = this.pairedP(row, column, isAllEqual)
    else if (strict && p !== null) this.decisiveP[cell] = this.pBeyondThreshold(row, column, base, head, p)
    const ratio = intervals
      ? estimateRatioOverMachineBlocks([{ base: Array.from(base), head: Array.from(head) }], confidence)
      : null
    if (ratio) this.ratios.set([ratio.estimate, ratio.low, ratio.high], 3 * cell)
  }

  /** Returns the p-value of the permutation test within rounds. Throws CouldNotMeasureError if a value has no partner. */
  private pairedP(row: number, column: number, isAllEqual: boolean): number {
    const { grid } = this
    const [base, head] = [grid.values(row, 0), grid.values(row, column)]
    if (base.length !== head.length) {
      const { columns, unit } = grid.heading
      const [first, other] = [columns[0] ?? [], columns[column] ?? []].map(columnNameFromKeyValues)
      throw new CouldNotMeasureError(
        escapeControlCharacters(
          `--paired: ${grid.nameOf(row)} ${displayedUnitName(unit)} has ${base.length} values in ${first} and ${head.length} in ${other}. Give files with complete rounds that were measured alternately, or leave --paired out.`,
        ),
      )
    }
    this.spreads[row * this.columns + column] = logDeviationOfOneValue(base, head)
    return isAllEqual ? 1 : pairedTwoSidedP(base, head)
  }

  /** With `strict`, tests a worsening beyond the threshold, against base moved there; returns `p` if there is none. */
  private pBeyondThreshold(row: number, column: number, base: Float64Array, head: Float64Array, p: number) {
    const { better, threshold } = this.rulesOf(row)
    if (better === null) return p
    const by = better === 'lower' ? 1 + threshold : 1 - threshold
    const [limit, center] = [this.centerOf(row, 0) * by, this.centerOf(row, column)]
    const isBeyond = better === 'lower' ? center > limit : center < limit
    const moved = base.map(value => value * by)
    return isBeyond ? (testSortedSamplesWithDeltaTest(moved, head, this.settings.test).p ?? Number.NaN) : p
  }

  /** Returns the direction and the threshold of a row, which a rule may set. */
  private rulesOf(row: number): { readonly better: BetterDirection; readonly threshold: number } {
    const rule = this.ruleOf(row)
    return { better: rule?.better ?? this.better, threshold: rule?.threshold ?? this.settings.threshold }
  }

  /** Returns the centre of a cell; NaN if nothing was measured. */
  centerOf(row: number, column: number): number {
    const cell = row * this.columns + column
    return this.counts[cell] === 0 ? Number.NaN : (this.centers[cell] as number)
  }

  /** Writes the p-values of tested cells to `p` from `at` on; returns where they end. */
  collectP(p: Float64Array, at: number): number {
    let next = at
    for (let cell = 0; cell < this.states.length; cell++)
      if (this.isInFamily(cell) && !Number.isNaN(this.decisiveP[cell]))
        p[next++] = this.decisiveP[cell] as number
    return next
  }

  at(row: number): CompareTableRow | undefined {
    if (row < 0 || row >= this.length) return undefined
    const cells: (CompareTableSampleCell | null)[] = []
    for (let column = 0; column < this.columns; column++) cells.push(this.cellAt(row, column))
    return { name: this.grid.nameOf(row), rule: this.ruleOf(row), cells }
  }

  *[Symbol.iterator](): Generator<CompareTableRow> {
    for (let row = 0; row < this.length; row++) yield this.at(row) as CompareTableRow
  }

  private isInFamily(cell: number): boolean {
    return this.states[cell] === stateTested && !this.exact
  }

  private cellAt(row: number, column: number): CompareTableSampleCell | null {
    const cell = row * this.columns + column
    const n = this.counts[cell] as number
    if (n === 0) return null
    const center = this.centers[cell] as number
    const low = this.lows[cell] as number
    const high = this.highs[cell] as number
    const notes = this.notesOn(row, column, n, { center, low, high })
    return { n, center, low, high, notes, versus: this.versusAt(row, column) }
  }

  private notesOn(row: number, column: number, n: number, center: CenterWithInterval) {
    const { grid, exact, settings } = this
    const { low, high } = center
    const keys = grid.poolingKeys(row, column)
    const removed = exact || settings.outliers === 'none' ? 0 : grid.sampleSize(row, column) - n
    const notes: CompareTableNote[] = exact ? [] : notesOnMedian(center, settings.confidence)
    if (exact && low !== high) notes.push({ kind: 'inexact', low, high })
    if (removed > 0) notes.unshift({ kind: 'outliers', removed })
    if (keys.length > 0) notes.unshift({ kind: 'pooled', keys })
    return notes
  }

  private versusAt(row: number, column: number): SampleComparison | null {
    const cell = row * this.columns + column
    const state = this.states[cell]
    if (state === stateEmpty) return null
    const { settings, exact, judgement } = this
    const { better, threshold } = this.rulesOf(row)
    const first = row * this.columns
    const [base, head] = [this.centers[first] as number, this.centers[cell] as number]
    const n = [this.counts[first] as number, this.counts[cell] as number] as const
    const tested = {
      p: numberOrNull(this.p[cell]),
      isAllEqual: state === stateAllEqual,
      areSidesConstant: state === stateConstantSides,
    }
    const outcome = addNotesToTwoSampleTestResult(
      tested,
      n,
      exact ? 'none' : settings.test,
      settings.alpha,
      judgement.level,
    )
    const decisive = exact ? null : numberOrNull(this.decisiveP[cell])
    const adjustedP = decisive === null || !this.isInFamily(cell) ? decisive : judgement.adjust(decisive)
    const reaches = (p: number | null) => (p === null ? outcome.differs : p <= settings.alpha)
    const cellVerdict = findingOf(base, head, this.grid.heading.unit, better, threshold)
    const isPaired = settings.paired && !exact
    const power = isPaired ? assessRoundCountForPairedTest(n[0], judgement.level) : outcome
    const isSuspect = !settings.strict && !isPaired && cellVerdict === 'regressed' && reaches(outcome.p)
    const finding = reaches(adjustedP) ? cellVerdict : isSuspect ? 'suspect' : 'none'
    const isOpenRow = isPaired && finding === 'none' && this.isInFamily(cell)
    return {
      n,
      delta: base === 0 && head !== 0 ? null : base === head ? 0 : head / base - 1,
      p: outcome.p,
      adjustedP,
      isSignificant: reaches(outcome.p),
      isPowerless: power.isPowerless,
      needed: power.needed,
      rounds: isOpenRow
        ? roundsToShowWorsening(this.spreads[cell] as number, threshold, better, judgement.level)
        : null,
      finding,
      ratio: this.ratioAt(cell),
      notes: outcome.notes,
    }
  }

  private ratioAt(cell: number): SampleComparison['ratio'] {
    if (!this.settings.intervals) return null
    const [estimate = Number.NaN, low = 0, high = 0] = this.ratios.subarray(3 * cell, 3 * cell + 3)
    return Number.isNaN(estimate) ? null : { estimate, low, high }
  }
}

function numberOrNull(p: number | undefined): number | null {
  return p === undefined || Number.isNaN(p) ? null : p
}

function findingOf(
  base: number,
  head: number,
  unit: string,
  better: BetterDirection,
  threshold: number,
): CompareRowFinding {
  if (base === head) return 'none'
  const { worsening, improvement } = worseningAndImprovementOfDifference(
    certainShift(base, head, unit),
    base,
    head,
    better,
  )
  const isWorse = exceedsLimit(worsening, threshold)
  const isBetter = exceedsLimit(improvement, threshold)
  if (!isWorse && !isBetter) return 'small'
  if (better === null) return 'changed'
  return isWorse ? 'regressed' : 'improved'
}

/**
 * Returns the shift that is certain: Go prints a throughput as MB/s with two decimals, so below 1 MB/s rounding is a large
 * part of it, and the shift counts as one step less.
 */
function certainShift(base: number, head: number, unit: string): number {
  const shift = head - base
  const isCoarse = unit === 'B/s' && Math.min(base, head) < 1e6 && [base, head].every(isOfTwoDecimals)
  return isCoarse ? Math.sign(shift) * Math.max(0, Math.abs(shift) - throughputStep) : shift
}

const throughputStep = 1e4

/** Tells whether a value has two decimals in MB/s; a median may be half way between two values. */
function isOfTwoDecimals(value: number): boolean {
  const halves = (2 * value) / throughputStep
  return Math.abs(halves - Math.round(halves)) < 1e-6
}
