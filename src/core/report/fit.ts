// Makes a report fit a limit by leaving out, step by step, what is missed least, and saying so.
import type { ResultFile } from '../model/result-file.ts'
import { type Calibrated, calibrationReport, fittingCalibration } from './calibration.ts'
import { type Detail, everything, markdownReport } from './markdown.ts'

/** The most characters GitHub takes in a comment. */
export const commentLimit = 65_536
/** The most bytes GitHub takes in a step's summary, with a tenth left for other text. */
export const summaryLimit = 943_718

/** The order in which detail is shed: rows without a change first, regressions last and worst first. */
const steps: readonly Detail[] = [
  everything,
  { ...everything, all: 'significant', leftOut: 'rows without a significant difference' },
  {
    ...everything,
    all: 'none',
    profiles: 3,
    leftOut: 'the table of all comparisons, and profiles after the first three',
  },
  ...[100, 30, 10, 3].map(most => ({
    all: 'none' as const,
    regressions: Number.POSITIVE_INFINITY,
    improvements: most,
    names: most,
    profiles: most > 30 ? 3 : 0,
    leftOut: `the table of all comparisons, profiles, and improvements, and names in lists, after the first ${most}`,
  })),
  ...[100, 30, 10, 3, 1].map(most => ({
    all: 'none' as const,
    regressions: most,
    improvements: 3,
    names: 3,
    profiles: 0,
    leftOut: `all but the ${most === 1 ? 'worst regression' : `${most} worst regressions`}, three improvements, and three names in any list`,
  })),
]

/** Where even the names of a few benchmarks and units are too long. */
const verdictOnly: Detail = {
  all: 'none',
  regressions: 0,
  improvements: 0,
  names: 0,
  profiles: 0,
  leftOut: 'all but the verdict',
}

/** The whole report of a run, whichever kind it was. */
export function wholeReport(result: ResultFile): string {
  return isCalibrated(result) ? calibrationReport(result) : markdownReport(result)
}

/** The fullest report of at most `limit` UTF-8 bytes, which is never more in characters. */
export function fittingReport(result: ResultFile, limit: number): string {
  if (isCalibrated(result)) return fittingCalibration(result, limit)
  const settings = { ...result.settings, run: '(too long to show)', setup: null }
  const withoutCommand = { ...result, settings }
  for (const shown of [result, withoutCommand]) {
    for (const detail of steps) {
      const report = markdownReport(shown, detail)
      if (bytes(report) <= limit) return report
    }
  }
  return markdownReport(withoutCommand, verdictOnly)
}

function isCalibrated(result: ResultFile): result is Calibrated {
  return result.calibration !== null
}

function bytes(text: string): number {
  return new TextEncoder().encode(text).length
}
