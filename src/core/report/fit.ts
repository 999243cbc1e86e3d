// Makes a report fit a limit by leaving out, step by step, what is missed least, and saying so.
import type { ResultFile } from '../model.ts'
import { type Detail, everything, markdownReport } from './markdown.ts'

/** The most characters GitHub takes in a comment. */
export const commentLimit = 65_536
/** The most bytes GitHub takes in a step's summary, with a tenth left for other text. */
export const summaryLimit = 943_718

/** The order in which detail is shed: rows without a change first, regressions last and worst first. */
const steps: readonly Detail[] = [
  everything,
  { ...everything, all: 'significant', leftOut: 'rows without a significant difference' },
  { ...everything, all: 'none', leftOut: 'the table of all comparisons' },
  ...[100, 30, 10, 3].map(most => ({
    all: 'none' as const,
    regressions: Number.POSITIVE_INFINITY,
    improvements: most,
    unmatched: most,
    leftOut: `the table of all comparisons, and improvements and unmatched benchmarks after the first ${most}`,
  })),
  ...[100, 30, 10, 3, 1].map(most => ({
    all: 'none' as const,
    regressions: most,
    improvements: 3,
    unmatched: 3,
    leftOut: `all but the ${most} worst regressions, three improvements and three unmatched benchmarks`,
  })),
]

/** The fullest report of at most `limit` UTF-8 bytes, which is never more in characters. */
export function fittingReport(result: ResultFile, limit: number): string {
  for (const detail of steps) {
    const report = markdownReport(result, detail)
    if (bytes(report) <= limit) return report
  }
  // Only a command of enormous length gets here: the headline alone always fits.
  return `${markdownReport({ ...result, settings: { ...result.settings, run: '(too long to show)', setup: null } }, steps.at(-1))}`
}

function bytes(text: string): number {
  return new TextEncoder().encode(text).length
}
