// The tables as JSON, for programs: every number in full, and what was asked.
import { jsonDocument } from '../report/show/json-document.ts'
import type { Cell, Table, Terms, Total, Versus } from './comparison-table.ts'
import type { Conclusion } from './conclude.ts'
import { wordsOf } from './note.ts'

/** The version of this form; it changes when readers have to change. */
const schema = 1

/** The text of one object. What JSON has no number for, such as an infinite bound, is null. */
export function compareJson(tables: readonly Table[], terms: Terms, conclusion: Conclusion): string {
  const { alpha, confidence, test, correction, outliers, threshold } = terms
  const { verdict, reason, compared, regressions } = conclusion
  const report = {
    schema,
    settings: { alpha, confidence, deltaTest: test, correction, outliers, threshold },
    verdict,
    reason: reason?.kind ?? null,
    compared,
    regressed: regressions.length,
    tables: tables.map(({ config, unit, better, columns, rows, totals }) => ({
      config: Object.fromEntries(config),
      unit,
      better,
      columns,
      rows: rows.map(({ name, cells }) => ({ name, cells: cells.map(cell => cell && cellFields(cell)) })),
      geomeans: totals.map(totalFields),
    })),
  }
  return jsonDocument(report)
}

function cellFields({ n, center, low, high, notes, versus }: Cell): object {
  return {
    n,
    center,
    low,
    high,
    notes: notes.map(note => wordsOf(note)),
    versus: versus && versusFields(versus),
  }
}

function versusFields({ notes, ...versus }: Versus): object {
  return { ...versus, notes: notes.map(note => wordsOf(note)) }
}

function totalFields({ center, ratio, notes }: Total): object {
  return { center, ratio, notes: notes.map(note => wordsOf(note)) }
}
