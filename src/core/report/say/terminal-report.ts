// Builds the report for a terminal: what changed, short lists, what to do, and at the end the verdict.
//
// In a terminal people read the end first, so the verdict stands last.
import { displayedOutcomeOfComparison, rowsWithOutcome } from '../../judge/verdict.ts'
import type { Comparison } from '../../model/comparison.ts'
import type { ResultFile } from '../../model/result-file.ts'
import { joinShellWords } from '../../words/escape.ts'
import { formatCountWithNoun } from '../../words/numbers.ts'
import {
  addReportOptionsToResult,
  type ComparisonWithCellTexts,
  joinNonEmptyReportTexts,
  paragraphReportBlock,
  parseTextWithBackticks,
  type ReportBlock,
  type ReportSection,
  type ReportText,
  type ResultFileWithReportOptions,
  type RunReport,
  reportTextFromTemplate,
  shellCommandReportBlock,
} from './block.ts'
import { comparisonsPart, unchangedCountPerUnitText } from './comparisons.ts'
import {
  baseFailedPart,
  failedBenchmarksPart,
  missingResultFilesPart,
  provenBenchmarksPart,
} from './failed-and-unmeasured.ts'
import { inconclusivePart, unconfirmedSuspectsPart } from './inconclusive.ts'
import { maxShownProfiles, profilesPart } from './profiles.ts'
import { changedBenchmarkFilesPart, ruleChangesPart } from './rules.ts'
import {
  buildCommandToMeasureBenchmarkAgain,
  buildReportHeader,
  regressionsPart,
  unknownDirectionPart,
  unmatchedBenchmarksPart,
} from './run-report.ts'
import { benchmarkLabel, isFoundChange, isFoundOrExactChange, sortByLargestChange } from './sentence.ts'
import { acceptedAndMutedRegressionsPart, improvementsNotRelinkedPart } from './tolerated-regressions.ts'
import { doubtsPart, moreSlowRunsOnHeadPart, replayedTimesWarningPart, runWarningsPart } from './warnings.ts'

/** The most names or lines in a list. */
const most = 10
/** The most sentences on inconclusive benchmarks beside regressions, which matter more. */
const mostBeside = 3
const mostFunctions = 5

export interface TerminalReportSections extends Pick<RunReport, 'outcome' | 'reason'> {
  /** Sections above the verdict. */
  readonly before: readonly ReportSection[]
  /** Sections below the verdict, where that is the heading of one of several versions. */
  readonly after: readonly ReportSection[]
}

/**
 * Returns the usual parts in the order of a terminal, without how it was measured. `showAll` includes rows without a
 * change; `resultPath` is that of the result file, if it is kept; `workingDirectory` is the value of `--working-directory`,
 * null if it was not given.
 */
export function buildTerminalReportSections(
  result: ResultFile,
  showAll = false,
  resultPath: string | null = null,
  workingDirectory: string | null = null,
): TerminalReportSections {
  // The commands for profiles need a results folder, which may not exist.
  const profiles = result.profiles.map(profileDifference => ({ ...profileDifference, files: null }))
  const subject = addReportOptionsToResult({ ...result, profiles }, most)
  const regressed = sortByLargestChange(rowsWithOutcome(result.comparisons, 'regressed'))
  const { outcome, reason, compared } = buildReportHeader(result)
  const rows = comparisonsPart(subject, 'none')
  return {
    outcome,
    reason,
    before: [
      rows.map(block => folded(block, showAll)),
      profilesPart(subject, maxShownProfiles, mostFunctions),
      unknownDirectionPart(result),
      improvementsNotRelinkedPart(subject),
      unconfirmedSuspectsPart(subject),
      // Where nothing else was compared, the verdict says it.
      result.comparisons.length === 0 && !showAll ? [] : provenBenchmarksPart(subject),
      ruleChangesPart(result),
      ...cautionSectionsOfReport(subject),
      [paragraphReportBlock`${compared}, seed ${result.settings.seed}`],
      replayedTimesWarningPart(result),
      missingResultFilesPart(subject),
      baseFailedPart(result),
      failedBenchmarksPart(subject),
      regressionsPart(regressed, subject, most, 'above'),
      acceptedAndMutedRegressionsPart(subject),
      inconclusivePart(regressed.length > 0 ? { ...subject, most: mostBeside } : subject),
      howToProfileAndAcceptPart(regressed, subject, resultPath, workingDirectory),
    ],
    after: [],
  }
}

/** Returns what a reader must know before believing the comparisons. */
export function cautionSectionsOfReport(subject: ResultFileWithReportOptions): readonly ReportSection[] {
  return [
    changedBenchmarkFilesPart(subject),
    doubtsPart(subject),
    moreSlowRunsOnHeadPart(subject),
    runWarningsPart(subject),
    unmatchedBenchmarksPart(subject),
  ]
}

function folded(block: ReportBlock, showAll: boolean): ReportBlock {
  if (block.kind !== 'comparisons') return block
  const { rows, rest } = showAll
    ? { rows: block.rows, rest: [] }
    : selectTerminalRowsAndSummariseRest(block.rows)
  return { ...block, rows, below: rest.length === 0 ? [] : [paragraphReportBlock`${rest}`] }
}

// Selects the comparisons that a terminal shows: those that changed or are inconclusive, and a line for the rest.

/** The most rows of each kind. */
const mostMoved = 40
const mostOpen = 10
/** Up to this many rows are all shown if none of them changed. */
const few = 12
/** Fewer rows than this are not worth folding into a line. */
const tooFew = 3

/** Returns the selected rows in their order, and a summary of the others; the summary is empty if there are none. */
export function selectTerminalRowsAndSummariseRest(allRows: readonly ComparisonWithCellTexts[]) {
  const moved = allRows.filter(({ comparison }) => isFoundOrExactChange(comparison))
  const open = allRows.filter(({ comparison }) => displayedOutcomeOfComparison(comparison) === 'inconclusive')
  const chosen = new Set([...worstFirst(moved).slice(0, mostMoved), ...open.slice(0, mostOpen)])
  const isShort = allRows.length - chosen.size <= tooFew || (moved.length === 0 && allRows.length <= few)
  const rows = isShort ? allRows : allRows.filter(row => chosen.has(row))
  if (rows.length === allRows.length) return { rows, rest: [] }
  const mentioned = new Set([...moved, ...open, ...rows])
  const others = allRows.filter(row => !mentioned.has(row))
  const still = others.filter(({ comparison }) => comparison.change !== 'inconclusive')
  const harmless = others.length - still.length
  const cut = (count: number, most: number, kind: string) =>
    count > most ? reportTextFromTemplate`${formatCountWithNoun(count - most, `more ${kind} row`)}` : []
  return {
    rows,
    rest: reportTextFromTemplate`${joinNonEmptyReportTexts(
      [
        cut(moved.length, mostMoved, 'changed'),
        cut(open.length, mostOpen, 'inconclusive'),
        harmless === 0
          ? []
          : reportTextFromTemplate`${formatCountWithNoun(harmless, 'inconclusive row')} that cannot fail the check`,
        still.length === 0 ? [] : unmoved(still, allRows),
      ],
      '; ',
    )} (\`--all\` shows them)`,
  }
}

/** Sorts regressions before improvements, and both before exact values that changed too little to be either. */
function worstFirst(rows: readonly ComparisonWithCellTexts[]): readonly ComparisonWithCellTexts[] {
  const rank = ({ comparison: { change } }: ComparisonWithCellTexts) =>
    Number(change === 'regressed') + Number(isFoundChange(change))
  return rows.toSorted((a, b) => rank(b) - rank(a))
}

/** Returns a summary such as `19 rows neither regressed nor improved: 5 rows at most 3.5% worse; no change in B/op in all 7 benchmarks`. */
function unmoved(
  rows: readonly ComparisonWithCellTexts[],
  allRows: readonly ComparisonWithCellTexts[],
): ReportText {
  const units = unchangedCountPerUnitText(allRows)
  const same = units.length === 0 ? [] : reportTextFromTemplate`no change in ${units}`
  const bounded = rows.filter(({ comparison, bound }) => !comparison.exact && bound !== '')
  const [furthest] = bounded.toSorted((a, b) => boundOf(b) - boundOf(a))
  const subject = bounded.length === rows.length ? 'each' : formatCountWithNoun(bounded.length, 'row')
  const bound =
    furthest === undefined ? [] : reportTextFromTemplate`${subject} at most ${furthest.bound} worse`
  const summary = joinNonEmptyReportTexts([bound, same], '; ')
  return reportTextFromTemplate`${formatCountWithNoun(rows.length, 'row')} neither regressed nor improved${summary.length === 0 ? '' : reportTextFromTemplate`: ${summary}`}`
}

function boundOf({ comparison: { ruledOut } }: ComparisonWithCellTexts): number {
  return ruledOut ?? 0
}

/** Says how to profile the worst regression and accept all; empty if nothing regressed. The paths are as for buildTerminalReportSections. */
export function howToProfileAndAcceptPart(
  [worst]: readonly Comparison[],
  result: ResultFileWithReportOptions,
  resultPath: string | null = null,
  workingDirectory: string | null = null,
): ReportSection {
  if (worst === undefined) return []
  // The command is typed in the folder where this run was started, so the path is the one that the user gave.
  const again =
    result.profiles.length > 0 ? null : buildCommandToMeasureBenchmarkAgain(worst, result, workingDirectory)
  const [how, path] =
    resultPath === null
      ? [', measure again with `--results FOLDER`, then run', 'FOLDER/result.json']
      : ['', resultPath]
  return [
    ...(again?.isProfiled
      ? [
          paragraphReportBlock`To see where the time of ${benchmarkLabel(worst, result.naming)} goes:`,
          shellCommandReportBlock(again.command),
        ]
      : []),
    paragraphReportBlock`To accept what regressed${parseTextWithBackticks(how)}:`,
    shellCommandReportBlock(`${joinShellWords('benchgate', 'accept', '--from', path)} --why "reason"`),
  ]
}
