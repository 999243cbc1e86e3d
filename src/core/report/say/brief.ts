// The report of a run for a terminal: what moved, short lists, and at the end the verdict with what to do.
import { regressions, withChange } from '../../judge/verdict.ts'
import type { Comparison } from '../../model/comparison.ts'
import type { ResultFile } from '../../model/result-file.ts'
import type { Naming } from '../../words/names.ts'
import { baseFailedPart } from './base-failed.ts'
import { list, paragraph, type Report, type ReportBlock, type ReportSection } from './block.ts'
import { comparisonsPart } from './comparisons.ts'
import { doubtsPart } from './doubts.ts'
import { foldRows } from './fold-rows.ts'
import { inconclusivePart, unconfirmedPart } from './inconclusive.ts'
import { directionNote, namingOfRun, regressionsPart, reportHead, unmatchedPart } from './judged.ts'
import { byBenchmark } from './label.ts'
import { lostPart } from './lost.ts'
import { missingPart } from './missing.ts'
import { nextPart } from './next.ts'
import { passingPart } from './passing.ts'
import { mostProfiled, profilesPart } from './profiles.ts'
import { provenPart } from './proven.ts'
import { replayedPart } from './replayed.ts'
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

/** A Brief is a report for a terminal, where people read the end first: there stands the verdict. */
export interface Brief extends Pick<Report, 'outcome' | 'reason'> {
  /** What is above the verdict. */
  readonly before: readonly ReportSection[]
  /** What, how much, and what to do. */
  readonly after: readonly ReportSection[]
}

/** The same parts as in any report, in another order, without how it was measured; `all` rows, or those that moved. */
export function briefReport(result: ResultFile, all = false): Brief {
  const naming = namingOfRun(result)
  const regressed = furthestFirst(regressions(result.comparisons))
  const { outcome, reason, of } = reportHead(result)
  // The commands for profiles need a results folder, and there may be none.
  const profiles = result.profiles.map(one => ({ ...one, files: null }))
  const rows = comparisonsPart(result, naming, { rest: 'none', medians: false })
  return {
    outcome,
    reason,
    before: [
      rows.map(block => folded(block, all)),
      profilesPart(profiles, naming, mostProfiled, mostFunctions),
      directionNote(furthestFirst(withChange(result.comparisons, 'changed'))),
      seenOncePart(result, naming),
      unconfirmedPart(result, naming, most),
      provenPart(result, most),
      rulesNote(result.rules),
      suiteNote(result, most),
      doubtsPart(result, naming, most),
      slowRunsPart(result, naming),
      runWarningPart(result),
      unmatchedPart(result, naming, most),
      [paragraph(say`${of}, seed ${result.settings.seed}`)],
    ],
    after: [
      replayedPart(result),
      missingPart(result, most),
      result.baseFailed ? baseFailedPart(result, result.baseFailed) : [],
      lostPart(result, naming, most),
      ...worstParts(regressed, result, naming),
      passingPart(result, naming, most),
      inconclusivePart(result, naming, most),
      nextPart(regressed, result),
    ],
  }
}

/** Nobody reads more sentences; the table has the others. */
const mostSentences = 3

/** A sentence on each of the worst benchmarks that regressed, and how many more did. */
export function worstParts(
  regressed: readonly Comparison[],
  result: ResultFile,
  naming: Naming,
): readonly ReportSection[] {
  const benchmarks = byBenchmark(regressed)
  const said = regressionsPart(benchmarks.slice(0, mostSentences).flat(), result, naming)
  const more = benchmarks.length - mostSentences
  return [[...said, ...(more > 0 ? [list([say`and ${more} more, in the table above`])] : [])]]
}

function folded(block: ReportBlock, all: boolean): ReportBlock {
  if (block.kind !== 'comparisons') return block
  const { rows, rest } = all ? { rows: block.rows, rest: [] } : foldRows(block.rows)
  return { ...block, rows, below: rest.length === 0 ? [] : [paragraph(rest)] }
}
