// The reports that have a golden file in Markdown, with each sentence written out in the first of them that has it, so that a
// new wording changes one file.
import type { ResultFile } from '../../../src/core/model/result-file.ts'
import { claimed, partsMissing, shardsAndReplicas } from '../merge/samples.ts'
import { mixed, recordedTwice, simulated } from './calibrations.ts'
import { samples } from './samples.ts'
import { markdownReport } from './shown.ts'

/** By the names of their files. The first is the report of an ordinary regression. */
export const goldenReports: Readonly<Record<string, () => ResultFile>> = {
  ...samples,
  merged: shardsAndReplicas,
  'parts-missing': partsMissing,
  claimed,
  calibration: mixed,
  'calibration-calm': () => simulated({ Encode: 0.01, Decode: 0.008, Sort: 0.012 }),
  'calibration-recorded': recordedTwice,
}

/** Shorter sentences are written out everywhere. */
const shortest = 40

function withoutRepetitions(): ReadonlyMap<string, string> {
  const written = new Set<string>()
  return new Map(
    Object.entries(goldenReports).map(([name, make]) => {
      // A sentence, a clause that ends with a colon or a semicolon, or a row of a table; and what stands between them.
      const parts = markdownReport(make()).split(/((?<=[.:;]) +(?=\S)|\n+)/)
      const isRepeated = (part: string) =>
        part.length >= shortest && !part.startsWith('|') && written.has(part)
      const text = parts.map(part => (isRepeated(part) ? '…' : part)).join('')
      for (const part of parts) written.add(part)
      return [name, text.replace(/…(?: …)+/g, '…')] as const
    }),
  )
}

let reports: ReadonlyMap<string, string> | null = null

/** Returns a report in Markdown, with `…` in place of what the golden files of reports before it have. */
export function markdownReportForGoldenFile(name: string): string {
  reports ??= withoutRepetitions()
  return reports.get(name) ?? ''
}
