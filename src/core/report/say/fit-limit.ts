// Makes a report fit a limit by leaving out the least important parts, step by step, and saying so.
import type { ResultFile } from '../../model/result-file.ts'
import { noReportLinks, type ReportLinks, type RunReport } from './block.ts'
import { buildCalibrationReport, isCalibrationResultFile } from './calibration.ts'
import {
  buildReportHeader,
  buildRunReport,
  fullReportDetail,
  type ReportDetailLimits,
  reportAlertSectionOfLeftOutContent,
  resultFromUntrustedJobPart,
} from './run-report.ts'
/** The most characters of a comment on GitHub. */
export const maxCommentLength = 65_536
/** The most bytes of a step summary on GitHub, minus a tenth for other text. */
export const maxStepSummaryBytes = 943_718

/** The steps: rows without a change are left out first, the worst regressions last. */
const steps: readonly ReportDetailLimits[] = [
  fullReportDetail,
  { ...fullReportDetail, besides: 'rows', leftOut: 'the table of medians' },
  {
    ...fullReportDetail,
    besides: 'none',
    profiles: 3,
    leftOut: 'rows without a change, medians, and profiles after the first three',
  },
  ...[100, 30, 10, 3].map(
    (most): ReportDetailLimits => ({
      besides: 'none',
      regressions: Number.POSITIVE_INFINITY,
      most,
      profiles: most > 30 ? 3 : 0,
      leftOut: `rows without a change, medians, profiles${most > 30 ? ' after the first three' : ''}, and all but the first ${most} improvements and names in lists`,
    }),
  ),
  ...[100, 30, 10, 3, 1].map(
    (regressions): ReportDetailLimits => ({
      besides: 'none',
      regressions,
      most: 3,
      profiles: 0,
      leftOut: `all but the ${regressions === 1 ? 'worst regression' : `${regressions} worst regressions`}, three improvements, and three names in any list`,
    }),
  ),
]

/** The most rows and names of a calibration, step by step. */
const calibrationSteps = [Number.POSITIVE_INFINITY, 300, 100, 30, 10, 3, 0]

export function buildFullRunReport(result: ResultFile, site: ReportLinks = noReportLinks): RunReport {
  return isCalibrationResultFile(result)
    ? buildCalibrationReport(result)
    : buildRunReport(result, fullReportDetail, site)
}

/** Returns the fullest rendered report of at most `limit` bytes in UTF-8. */
export function renderFullestReportWithinLimit(
  result: ResultFile,
  limit: number,
  show: (report: RunReport) => string,
  site: ReportLinks = noReportLinks,
): string {
  let text = ''
  for (const report of everSmaller(result, site)) {
    text = show(report)
    if (new TextEncoder().encode(text).length <= limit) break
  }
  return text
}

/** Yields reports from the full one down to the headline alone. */
function* everSmaller(result: ResultFile, site: ReportLinks): Generator<RunReport> {
  const settings = { ...result.settings, run: '(too long to show)', setup: null }
  const withoutCommand = { ...result, settings }
  for (const variant of [result, withoutCommand])
    if (isCalibrationResultFile(variant))
      for (const most of calibrationSteps) yield buildCalibrationReport(variant, most)
    else for (const detail of steps) yield buildRunReport(variant, detail, site)
  // Warnings quote names of any length, and a result file may be a stranger's: it must not keep its verdict from being shown.
  yield {
    ...buildReportHeader(result, site),
    parts: [reportAlertSectionOfLeftOutContent('all but the headline'), resultFromUntrustedJobPart(result)],
  }
}
