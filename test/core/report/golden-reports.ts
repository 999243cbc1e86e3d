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

/** The sentences of all reports before, and the reports without those of earlier ones. */
interface WrittenReports {
  readonly sentences: ReadonlySet<string>
  readonly byName: ReadonlyMap<string, string>
}

function writeReports(): WrittenReports {
  const sentences = new Set<string>()
  const byName = new Map<string, string>()
  for (const [name, make] of Object.entries(goldenReports)) {
    const report = markdownReport(make())
    byName.set(name, withoutSentences(report, sentences))
    for (const part of partsOf(report)) sentences.add(part)
  }
  return { sentences, byName }
}

/** Returns the sentences, the clauses that end with a colon or a semicolon, the rows of tables, and what stands between them. */
function partsOf(markdown: string): readonly string[] {
  return markdown.split(/((?<=[.:;]) +(?=\S)|\n+)/)
}

function withoutSentences(markdown: string, sentences: ReadonlySet<string>): string {
  return partsOf(markdown)
    .map(part => (part.length >= shortest && !part.startsWith('|') && sentences.has(part) ? '…' : part))
    .join('')
    .replace(/…(?: …)+/g, '…')
}

let reports: WrittenReports | null = null

/** Returns a report with `…` in place of the sentences that the golden files of the reports before it have. */
export function markdownReportForGoldenFile(name: string): string {
  reports ??= writeReports()
  return reports.byName.get(name) ?? ''
}

/** Returns a text with `…` in place of the sentences that the golden files of reports have. */
export function withoutSentencesOfGoldenReports(markdown: string): string {
  reports ??= writeReports()
  return withoutSentences(markdown, reports.sentences)
}
