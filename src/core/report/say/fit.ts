// Makes a report fit a limit by leaving out, step by step, what is missed least, and saying so.
import type { ResultFile } from '../../model/result-file.ts'
import { nowhere, type Report, type Site } from './block.ts'
import { calibrationReport, isCalibrated } from './calibration.ts'
import { type Detail, everything, judgedReport, reportHead } from './judged.ts'
/** The most characters GitHub takes in a comment. */
export const commentLimit = 65_536
/** The most bytes GitHub takes in a step's summary, with a tenth left for other text. */
export const summaryLimit = 943_718

const nothing: Detail['besides'] = { rest: 'none', medians: false }

/** What is left out, step by step: rows without a change first, regressions last, and the worst of them are kept. */
const steps: readonly Detail[] = [
  everything,
  { ...everything, besides: { rest: 'drawn', medians: false }, leftOut: 'the table of medians' },
  {
    ...everything,
    besides: { rest: 'plain', medians: false },
    leftOut: 'the table of medians, and intervals of what did not change',
  },
  {
    ...everything,
    besides: nothing,
    profiles: 3,
    leftOut: 'rows without a change, medians, and profiles after the first three',
  },
  ...[100, 30, 10, 3].map(most => ({
    besides: nothing,
    regressions: Number.POSITIVE_INFINITY,
    improvements: most,
    names: most,
    profiles: most > 30 ? 3 : 0,
    leftOut: `rows without a change, medians, profiles${most > 30 ? ' after the first three' : ''}, and all but the first ${most} improvements and names in lists`,
  })),
  ...[100, 30, 10, 3, 1].map(most => ({
    besides: nothing,
    regressions: most,
    improvements: 3,
    names: 3,
    profiles: 0,
    leftOut: `all but the ${most === 1 ? 'worst regression' : `${most} worst regressions`}, three improvements, and three names in any list`,
  })),
]

/** For names of benchmarks and units so long that even a few do not fit. */
const verdictOnly: Detail = {
  besides: nothing,
  regressions: 0,
  improvements: 0,
  names: 0,
  profiles: 0,
  leftOut: 'all but the verdict',
}

/** Rows and names of a calibration. */
const calibrationSteps = [Number.POSITIVE_INFINITY, 300, 100, 30, 10, 3, 0]

/** The whole report of a run, whichever kind it was. */
export function wholeReport(result: ResultFile, site: Site = nowhere): Report {
  return isCalibrated(result) ? calibrationReport(result) : judgedReport(result, everything, site)
}

/** The fullest report that is at most `limit` bytes of UTF-8 when shown, and so at most as many characters. */
export function fittingReport(
  result: ResultFile,
  limit: number,
  show: (report: Report) => string,
  site: Site = nowhere,
): string {
  let text = ''
  for (const report of everSmaller(result, site)) {
    text = show(report)
    if (new TextEncoder().encode(text).length <= limit) break
  }
  return text
}

/** From the whole report to the verdict alone. */
function* everSmaller(result: ResultFile, site: Site): Generator<Report> {
  const settings = { ...result.settings, run: '(too long to show)', setup: null }
  const withoutCommand = { ...result, settings }
  for (const variant of [result, withoutCommand])
    if (isCalibrated(variant)) for (const most of calibrationSteps) yield calibrationReport(variant, most)
    else for (const detail of steps) yield judgedReport(variant, detail, site)
  yield isCalibrated(result)
    ? { ...reportHead(result), parts: [] }
    : judgedReport(withoutCommand, verdictOnly, site)
}
