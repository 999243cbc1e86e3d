// Words the line below the headline: the effect on the check, the commits, the rounds, and links.
import { verdictFailsCheck } from '../../judge/verdict.ts'
import type { ResolvedCommit, ResultFile } from '../../model/result-file.ts'
import {
  formatFractionAsPercent,
  formatRoundsMadeOfResult,
  isFullSha,
  shortSha,
} from '../../words/numbers.ts'
import {
  inlineCodeSpan,
  joinNonEmptyReportTexts,
  linkSpan,
  nameSpan,
  parseTextWithBackticks,
  type ReportLinks,
  type ReportText,
  type ReportTextPiece,
  reportTextFromTemplate,
  strongSpan,
  termSpan,
} from './block.ts'

/** Returns `Check fails · 222222222 against 111111111 · 20 rounds, threshold 5% · run and full report`, as far as it is known. */
export function lineBelowHeadline(result: ResultFile, { repository, run, report }: ReportLinks): ReportText {
  return joinNonEmptyReportTexts(
    [
      // A calibration measures one commit and has no verdict.
      ...(result.calibration === null
        ? [checkLine(result), commits(result, repository), rounds(result)]
        : []),
      ...(run !== null && run === report
        ? [linkSpan('run and full report', run)]
        : [run === null ? [] : linkSpan('run', run), report === null ? [] : linkSpan('full report', report)]),
    ],
    ' · ',
  )
}

/** Adds the setting that decided, if the verdict alone did not. */
function checkLine({ verdict, settings: { failOn } }: ResultFile): ReportText {
  const isRed = verdictFailsCheck(verdict, failOn)
  const isUsual = failOn === 'regression' || isRed === (verdict === 'fail')
  const why = isUsual ? [] : reportTextFromTemplate` (${inlineCodeSpan(`fail-on: ${failOn}`)})`
  return reportTextFromTemplate`${strongSpan(isRed ? 'Check fails' : 'Check passes')}${why}`
}

/** Links to the difference between exactly these commits. */
function commits({ commits: { base, head } }: ResultFile, repository: string | null): ReportTextPiece {
  const sides = reportTextFromTemplate`${nameSpan(shortSha(head.sha))} against ${nameSpan(shortSha(base.sha))}`
  return repository === null || !haveFullShas(base, head)
    ? sides
    : linkSpan(sides, `${repository}/compare/${base.sha}..${head.sha}`)
}

/** Returns true if these are full SHAs: a result file may contain anything. */
export function haveFullShas(...commits: readonly ResolvedCommit[]): boolean {
  return commits.every(({ sha }) => isFullSha(sha))
}

function rounds(result: ResultFile): ReportText {
  if (result.rounds.length === 0) return []
  return reportTextFromTemplate`${formatRoundsMadeOfResult(result)}, ${termSpan('threshold', 'threshold')} ${formatFractionAsPercent(result.settings.threshold)}`
}

/** Returns the reason of a verdict, with its effect on the check unless the verdict makes that clear. */
export function headlineText(result: ResultFile): ReportText {
  return reportTextFromTemplate`${parseTextWithBackticks(result.reason)}${checkEffectText(result)}`
}

/** Returns the effect on the check, as the end of that sentence; empty if the verdict makes it clear. */
export function checkEffectText({ verdict, settings, calibration }: ResultFile): ReportText {
  if (calibration !== null || verdict === 'pass') return []
  const isRed = verdictFailsCheck(verdict, settings.failOn)
  if (verdict === 'fail') return isRed ? [] : reportTextFromTemplate`; the check passes (\`fail-on: never\`)`
  return isRed
    ? reportTextFromTemplate`; the check fails (\`fail-on: inconclusive\`)`
    : reportTextFromTemplate`; the check passes`
}
