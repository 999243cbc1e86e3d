// Publishes the outcome of a job: in its workflow run, in files, in a check run, and on the pull request.
//
// Steps that need no response from GitHub come first, so that the verdict never depends on one.
import * as core from '@actions/core'
import type { Inputs } from '../../core/inputs/check-inputs.ts'
import { rowsWithOutcome, verdictFailsCheck } from '../../core/judge/verdict.ts'
import { MissingJobResultsError } from '../../core/model/errors.ts'
import type { ResultFile } from '../../core/model/result-file.ts'
import type { ReportLinks } from '../../core/report/say/block.ts'
import {
  buildFullRunReport,
  maxStepSummaryBytes,
  renderFullestReportWithinLimit,
} from '../../core/report/say/fit-limit.ts'
import { headlineText } from '../../core/report/say/headline.ts'
import { ruleChangesSentence } from '../../core/report/say/rules.ts'
import { buildRunReportOfFailure, formatErrorOnOneLine } from '../../core/report/say/run-failure.ts'
import { markdownOfRunReport } from '../../core/report/show/markdown.ts'
import { regressionPlainLines, reportTextToPlain } from '../../core/report/show/plain-text.ts'
import { type ResultReportAndSamplesToWrite, writeResultFiles } from '../files/results.ts'
import {
  type CheckRunContents,
  type CheckRunTarget,
  publishCheckRun,
  publishCheckRunOfResult,
  regressionAnnotationTitle,
} from './check-run.ts'
import { updateImprovedLabelOfPullRequest } from './improved-label.ts'
import { writeFailureComment, writeResultComment } from './publish-comment.ts'
import { applyPullRequestAcceptances } from './pull-request-acceptances.ts'
import type { PullRequestCommentContext } from './update-comment.ts'
import { appendToStepSummary, type WorkflowConsole } from './workflow-console.ts'

/** The places where the outcome of a job is shown. */
export interface PublishTarget {
  /** The comments of the pull request; null without one. */
  readonly comments: PullRequestCommentContext | null
  /** The check run on the measured commit; null if the job's own check is on it. */
  readonly check: CheckRunTarget | null
  readonly console: WorkflowConsole
  /** Called when the outcome is in the workflow run, before GitHub is asked to show it elsewhere. */
  onShown(): Promise<void>
}

/** The places where a result is shown, and the links for its report. */
export interface PublishResultTarget extends PublishTarget {
  readonly labels: Pick<Inputs, 'acceptLabel' | 'improvedLabel'>
  readonly site: ReportLinks
  readonly folder: string
}

/** Publishes a result with what was accepted on the pull request, and fails the job if the verdict does. */
export async function publishResultAndFailJobOnVerdict(
  { result: measured, samples, profiles }: Omit<ResultReportAndSamplesToWrite, 'report'>,
  { comments, check, labels, site, folder, console, onShown }: PublishResultTarget,
): Promise<void> {
  const outcome = comments
    ? await applyPullRequestAcceptances(measured, labels.acceptLabel, comments)
    : { result: measured, accepted: [] }
  const { result } = outcome
  const report = markdownOfRunReport(buildFullRunReport(result, { ...site, report: null }))
  const paths = await writeResultFiles(folder, { result, report, profiles, samples }).catch(error => {
    console.info(verdictLine(result))
    throw error
  })
  await showInRun(result, paths, console, site, check !== null)
  await onShown()
  const isShown = check === null || (await publishCheckRunOfResult(result, site, check))
  // The verdict must be visible somewhere.
  if (!isShown && verdictFailsCheck(result.verdict, result.settings.failOn))
    console.fail(reportTextToPlain(headlineText(result)))
  if (comments && comments.mode !== 'never') await writeResultComment(outcome, comments, site)
  if (comments) await updateImprovedLabelOfPullRequest(result, labels.improvedLabel, comments)
}

/** Publishes that there is no verdict, and fails the job, or the check run by `conclusion`. A second failure is a warning. */
export async function publishFailure(
  error: unknown,
  { comments, check, console, onShown }: PublishTarget,
  conclusion: CheckRunContents['conclusion'] = 'failure',
): Promise<void> {
  const reason = formatErrorOnOneLine(error)
  const isOtherJobs = error instanceof MissingJobResultsError && check !== null
  if (isOtherJobs) console.info(reason)
  else console.fail(reason)
  try {
    const isRed = check === null || conclusion === 'failure'
    const report = markdownOfRunReport(buildRunReportOfFailure(error, isRed))
    await appendToStepSummary(report)
    setOutputs({ verdict: 'error' })
    await onShown()
    const content = { conclusion, title: reason, summary: report, annotations: [] }
    const isShown = check !== null && (await publishCheckRun(check, content))
    if (isOtherJobs && !isShown) console.fail(reason)
    if (comments && comments.mode !== 'never') await writeFailureComment(report, reason, isRed, comments)
  } catch (second) {
    console.warn(`This failure could not be published: ${formatErrorOnOneLine(second)}`)
  }
}

// The workflow run: verdict, annotations, outputs, job summary.

/**
 * Shows a result in the workflow run, and fails the step if the verdict does. `isElsewhere`: the verdict is shown by a check run
 * with its own annotations, as those of this step would be on another commit.
 */
async function showInRun(
  result: ResultFile,
  paths: Awaited<ReturnType<typeof writeResultFiles>>,
  console: WorkflowConsole,
  site: ReportLinks,
  isElsewhere: boolean,
): Promise<void> {
  if (!isElsewhere && verdictFailsCheck(result.verdict, result.settings.failOn))
    console.fail(reportTextToPlain(headlineText(result)))
  else console.info(verdictLine(result))
  // After the verdict, as there may be no space left for the summary.
  await appendToStepSummary(
    renderFullestReportWithinLimit(result, maxStepSummaryBytes, markdownOfRunReport, {
      ...site,
      report: null,
    }),
  )
  if (result.rules !== null && result.rules.changes.length > 0)
    console.warn(reportTextToPlain(ruleChangesSentence(result.rules)))
  if (!isElsewhere && result.calibration === null) annotate(result, console)
  setOutputs({
    verdict: result.verdict,
    regressions: rowsWithOutcome(result.comparisons, 'regressed').length,
    improvements: rowsWithOutcome(result.comparisons, 'improved').length,
    undecided: rowsWithOutcome(result.comparisons, 'inconclusive').length,
    report: paths.report,
    results: paths.result,
    ...(paths.base === null ? {} : { 'base-file': paths.base }),
    ...(paths.head === null ? {} : { 'head-file': paths.head }),
  })
}

function verdictLine(result: ResultFile): string {
  return `${result.verdict}: ${reportTextToPlain(headlineText(result))}`
}

function setOutputs(outputs: Readonly<Record<string, string | number>>): void {
  for (const [name, value] of Object.entries(outputs)) core.setOutput(name, value)
}

function annotate(result: ResultFile, console: WorkflowConsole): void {
  for (const line of regressionPlainLines(result)) {
    if (result.settings.failOn === 'never') console.warn(line)
    else console.error(line, regressionAnnotationTitle)
  }
}
