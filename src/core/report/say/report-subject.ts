// What a report is about: a result, and what all parts of its report share.
import type { ResultFile } from '../../model/result-file.ts'
import { createBenchmarkNaming, type NameBenchmarkInReport } from '../../words/names.ts'

export interface ReportSubject extends ResultFile {
  readonly naming: NameBenchmarkInReport
  /** The most names or lines in any list. */
  readonly most: number
}

export function createReportSubject(
  result: ResultFile,
  most = Number.POSITIVE_INFINITY,
  named: Parameters<typeof createBenchmarkNaming>[0] = [
    ...result.comparisons,
    ...result.unmatched.base,
    ...result.unmatched.head,
  ],
): ReportSubject {
  return { ...result, most, naming: createBenchmarkNaming(named, result.lost, result.formats) }
}
