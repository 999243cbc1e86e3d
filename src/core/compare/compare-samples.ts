// Compares the samples of files: summarises each, tests it against the first column, and adjusts p-values over all tables.
//
// Files do not say whether their rounds alternated, and pairing values that are no pairs is wrong, so pairs are compared only
// with `--paired`.
import { CouldNotMeasureError } from '../model/errors.ts'
import type { UnitDeclarations } from '../model/measuring.ts'
import { displayedUnitName, findUsualDirectionOfUnit } from '../model/units.ts'
import { createPValueAdjuster } from '../stats/adjust-p-values.ts'
import { ratioEstimateOfBlocksWithInterval } from '../stats/hodges-lehmann.ts'
import { replaceOutliersByNull } from '../stats/robust-statistics.ts'
import { escapeControlCharacters } from '../words/escape.ts'
import type { CompareStatisticsSettings, CompareTable } from './comparison-table.ts'
import { columnNameFromKeyValues } from './conclude.ts'
import {
  computeColumnGeomeans,
  type FamilyPValueAdjuster,
  type FindRowRule,
  JudgedCompareRows,
  logDeviationOfOneValue,
  medianOfSortedWithInterval,
  modeWithRangeOfSorted,
  pairedTwoSidedP,
  testSortedSamplesWithDeltaTest,
} from './judged-rows.ts'
import type { CompareTableSamples } from './tabulate.ts'
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
    const exact = assume === 'exact'
    const direction = better === undefined ? findUsualDirectionOfUnit(grid.heading.unit) : better
    const rows = new JudgedCompareRows(grid, direction, exact, settings, ruling?.(grid))
    for (let row = 0; row < grid.length; row++) compareRow(row, rows)
    return { heading: grid.heading, better: direction, rows }
  })
  const family = drafts.reduce((sum, { rows }) => sum + rows.familySize, 0)
  const p = new Float64Array(family)
  let next = 0
  for (const { rows } of drafts) next = rows.collectP(p, next)
  const { alpha, correction } = settings
  const judging: FamilyPValueAdjuster = {
    // With Holm's correction the smallest p has to pass for the whole family.
    level: correction === 'holm' ? alpha / Math.max(1, family) : alpha,
    adjust: createPValueAdjuster(p.subarray(0, next), correction),
  }
  return drafts.map(({ heading, better, rows }) => {
    rows.judge(judging)
    return { ...heading, better, rows, totals: computeColumnGeomeans(rows) }
  })
}

/** Buffers for the values of a sample and of the one in the first column; reused for each. */
const buffers: [base: Float64Array, head: Float64Array] = [new Float64Array(64), new Float64Array(64)]

function compareRow(row: number, rows: JudgedCompareRows): void {
  let base: Float64Array | null = null
  for (let column = 0; column < rows.columns; column++) {
    const values = sortedValues(row, column, rows)
    if (!values) continue
    const { exact, settings } = rows
    const center = exact
      ? modeWithRangeOfSorted(values)
      : medianOfSortedWithInterval(values, settings.confidence)
    rows.setSample(row, column, values.length, center)
    if (column === 0) base = values
    else if (base) compareCell(row, column, base, values, rows)
  }
}

/** Returns the values of a cell in ascending order, trimmed if the settings say so; null if it has none. */
function sortedValues(
  row: number,
  column: number,
  { grid, exact, settings }: JudgedCompareRows,
): Float64Array | null {
  const length = grid.sampleSize(row, column)
  if (length === 0) return null
  const which = column === 0 ? 0 : 1
  if (buffers[which].length < length) buffers[which] = new Float64Array(2 * length)
  const buffer = buffers[which]
  grid.copySorted(row, column, buffer)
  const values = buffer.subarray(0, length)
  if (exact || settings.outliers === 'none') return values
  return Float64Array.from(replaceOutliersByNull(Array.from(values)).filter(value => value !== null))
}

function compareCell(
  row: number,
  column: number,
  base: Float64Array,
  head: Float64Array,
  rows: JudgedCompareRows,
): void {
  const { exact, settings } = rows
  if (exact) {
    rows.setComparison(row, column, { p: null, isAllEqual: false, areSidesConstant: false }, null, null)
    return
  }
  const tested = testSortedSamplesWithDeltaTest(base, head, settings.test)
  let decisive = tested.p
  if (settings.paired) decisive = pairedPOf(row, column, tested.isAllEqual, rows)
  else if (settings.strict && tested.p !== null)
    decisive = pBeyondThreshold(row, column, base, head, tested.p, rows)
  const ratio = settings.intervals
    ? ratioEstimateOfBlocksWithInterval(
        [{ base: Array.from(base), head: Array.from(head) }],
        settings.confidence,
      )
    : null
  rows.setComparison(row, column, tested, decisive, ratio)
}

/** Returns the p-value of the permutation test within rounds. Throws CouldNotMeasureError if a value has no partner. */
function pairedPOf(row: number, column: number, isSame: boolean, rows: JudgedCompareRows): number {
  const { grid } = rows
  const [base, head] = [0, column].map(each => {
    const values = new Float64Array(grid.sampleSize(row, each))
    grid.copy(row, each, values)
    return values
  }) as [Float64Array, Float64Array]
  if (base.length !== head.length) {
    const { columns, unit } = grid.heading
    const [first, other] = [columns[0] ?? [], columns[column] ?? []].map(columnNameFromKeyValues)
    throw new CouldNotMeasureError(
      escapeControlCharacters(
        `--paired: ${grid.nameOf(row)} ${displayedUnitName(unit)} has ${base.length} values in ${first} and ${head.length} in ${other}. Give files with complete rounds that were measured alternately, or leave --paired out.`,
      ),
    )
  }
  rows.setSpread(row, column, logDeviationOfOneValue(base, head))
  return isSame ? 1 : pairedTwoSidedP(base, head)
}

/** With `strict`, tests a worsening beyond the threshold, against base moved there; returns `p` if there is none. */
function pBeyondThreshold(
  row: number,
  column: number,
  base: Float64Array,
  head: Float64Array,
  p: number,
  rows: JudgedCompareRows,
): number | null {
  const { settings } = rows
  const rule = rows.ruleOf(row)
  const better = rule?.better ?? rows.better
  if (better === null) return p
  const threshold = rule?.threshold ?? settings.threshold
  const by = better === 'lower' ? 1 + threshold : 1 - threshold
  const [limit, center] = [rows.centerOf(row, 0) * by, rows.centerOf(row, column)]
  const isBeyond = better === 'lower' ? center > limit : center < limit
  const moved = base.map(value => value * by)
  return isBeyond ? testSortedSamplesWithDeltaTest(moved, head, settings.test).p : p
}
