// The report of a run for a terminal: the table early, short lists, and the commits last.
import { regressions } from '../../judge/verdict.ts'
import type { ResultFile } from '../../model/result-file.ts'
import { baseFailedPart } from './base-failed.ts'
import { paragraph, type Report } from './block.ts'
import { comparisonsPart } from './comparisons.ts'
import { doubtsPart } from './doubts.ts'
import { inconclusivePart, unconfirmedPart } from './inconclusive.ts'
import { headOf, namingOfRun, regressionsPart, unmatchedPart } from './judged.ts'
import { lostPart } from './lost.ts'
import { missingPart } from './missing.ts'
import { passingPart } from './passing.ts'
import { mostProfiled, profilesPart } from './profiles.ts'
import { provenPart } from './proven.ts'
import { rulesNote } from './rules-note.ts'
import { seenOncePart } from './seen-once.ts'
import { furthestFirst } from './sentence.ts'
import { slowRunsPart } from './slow-runs.ts'
import { suiteNote } from './suite-note.ts'
import { say } from './text.ts'
import { runWarningPart } from './warnings.ts'

/** More names or lines of one kind are not read in a terminal. */
const most = 10
/** Nor are more functions of a profile. */
const mostFunctions = 5

/** The same parts as in any report, in another order, without how it was measured. */
export function briefReport(result: ResultFile): Report {
  const naming = namingOfRun(result)
  const regressed = furthestFirst(regressions(result.comparisons))
  const head = headOf(result)
  // The commands for profiles need a results folder, and there may be none.
  const profiles = result.profiles.map(one => ({ ...one, files: null }))
  return {
    ...head,
    parts: [
      missingPart(result, most),
      rulesNote(result.rules),
      suiteNote(result, most),
      doubtsPart(result, naming, most),
      regressionsPart(regressed, result, naming),
      passingPart(result, naming, most),
      comparisonsPart(result, naming, { rest: 'none', medians: false }),
      profilesPart(profiles, naming, mostProfiled, mostFunctions),
      seenOncePart(result, naming),
      unconfirmedPart(result, naming, most),
      inconclusivePart(result, naming, most),
      provenPart(result, most),
      slowRunsPart(result, naming),
      runWarningPart(result),
      unmatchedPart(result, naming, most),
      lostPart(result, naming, most),
      result.baseFailed ? baseFailedPart(result, result.baseFailed) : [],
      [paragraph(say`${head.of}, seed ${result.settings.seed}`)],
    ],
  }
}
