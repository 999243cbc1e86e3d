// Tables as JSON, for programs: every number in full, and the settings.
import { formatDisplaySafeJson } from '../words/escape.ts'
import type { CompareRules } from './compare-rules.ts'
import type {
  ColumnGeomeanAndRatioToFirst,
  CompareStatisticsSettings,
  CompareTable,
  CompareTableSampleCell,
  SampleComparison,
} from './comparison-table.ts'
import type { CompareCellComparisonWithTableAndRow, CompareConclusion } from './conclude.ts'
import { compareTableFootnoteText } from './notes.ts'

/** The version of this format; it changes only if readers have to change. */
const schema = 2

/** Returns one object as text. Values without a JSON number, such as an infinite bound, are null. */
export function compareTablesToJson(
  tables: readonly CompareTable[],
  settings: CompareStatisticsSettings,
  conclusion: CompareConclusion,
  rules: CompareRules | null,
): string {
  const { alpha, confidence, test, intervals: _, ...otherSettings } = settings
  const { verdict, reasons, compared, regressions, muted, suspects, changed, missing, refused } = conclusion
  const report = {
    schema,
    settings: { alpha, confidence, deltaTest: test, ...otherSettings },
    rules,
    verdict,
    reasons: reasons.map(({ kind }) => kind),
    compared,
    regressed: regressions.map(placeFields),
    muted: muted.map(placeFields),
    suspect: suspects.map(placeFields),
    changed: changed.map(placeFields),
    missing,
    refused,
    tables: tables.map(({ config, unit, better, columns, rows, totals }) => ({
      config: Object.fromEntries(config.entries()),
      unit,
      better,
      columns,
      rows: Array.from(rows, ({ name, rule, cells }) => ({
        name,
        rule: rule === null ? null : rule.match,
        cells: cells.map(cell => cell && cellFields(cell)),
      })),
      geomeans: totals.map(withNoteTexts),
    })),
  }
  return formatDisplaySafeJson(report)
}

function placeFields({ table, row, column, versus }: CompareCellComparisonWithTableAndRow): object {
  return {
    name: row.name,
    unit: table.unit,
    config: Object.fromEntries(table.config.entries()),
    column,
    delta: versus.delta,
  }
}

function cellFields({ n, center, low, high, notes, versus }: CompareTableSampleCell): object {
  return {
    n,
    center,
    low,
    high,
    notes: notes.map(note => compareTableFootnoteText(note)),
    versus: versus && withNoteTexts(versus),
  }
}

function withNoteTexts({ notes, ...fields }: SampleComparison | ColumnGeomeanAndRatioToFirst): object {
  return { ...fields, notes: notes.map(note => compareTableFootnoteText(note)) }
}
