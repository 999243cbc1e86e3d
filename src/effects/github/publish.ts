// Publishes the outcome of a job: in its workflow run, in files, in a check run, and on the pull request.
//
// What needs no response from GitHub comes first, so that the verdict never depends on one.
import * as core from '@actions/core'
import type { Inputs } from '../../core/inputs/inputs.ts'
import {
  comparisonsWithChange,
  failsCheck,
  inconclusiveThatCanFail,
  regressions,
} from '../../core/judge/verdict.ts'
import { NoResultLeft } from '../../core/model/errors.ts'
import type { ResultFile } from '../../core/model/result-file.ts'
import type { Site } from '../../core/report/say/block.ts'
import { failureLine, failureReport } from '../../core/report/say/failure.ts'
import { fittingReport, fullReport, summaryLimit } from '../../core/report/say/fit.ts'
import { headline } from '../../core/report/say/line.ts'
import { rulesSentence } from '../../core/report/say/rules.ts'
import { markdownText } from '../../core/report/show/markdown.ts'
import { plainText, regressionLines } from '../../core/report/show/plain.ts'
import { type ResultPaths, type Results, writeResults } from '../files/results.ts'
import { acceptOnPull } from './acceptances.ts'
import { type Check, type CheckPlace, checkOnFailure, checkOnResult, regressionTitle } from './check-run.ts'
import type { CommentPlace } from './comment.ts'
import { labelImproved } from './labels.ts'
import { commentOnFailure, commentOnResult } from './publish-comment.ts'
import { addToSummary, type WorkflowConsole } from './workflow-console.ts'

/** Where the outcome of a job is shown. */
export interface PublishTarget {
  /** The comments of the pull request; null without one. */
  readonly comments: CommentPlace | null
  /** The check run on the measured commit; null if the job's own check is on it. */
  readonly check: CheckPlace | null
  readonly console: WorkflowConsole
  /** Is called when the outcome is in the workflow run, before GitHub is asked to show it elsewhere. */
  onShown(): Promise<void>
}

/** Where a result is shown, and what its report can link to. */
export interface ResultTarget extends PublishTarget {
  readonly labels: Pick<Inputs, 'acceptLabel' | 'improvedLabel'>
  readonly site: Site
  /** The folder for the files of the result. */
  readonly folder: string
}

/** Publishes a result with what was accepted on the pull request, and fails the job if the verdict does. */
export async function publishResult(
  { result: measured, samples, profiles }: Omit<Results, 'report'>,
  { comments, check, labels, site, folder, console, onShown }: ResultTarget,
): Promise<void> {
  const outcome = comments
    ? await acceptOnPull(measured, labels.acceptLabel, comments)
    : { result: measured, accepted: [] }
  const { result } = outcome
  const report = markdownText(fullReport(result, { ...site, report: null }))
  const paths = await writeResults(folder, { result, report, profiles, samples }).catch(error => {
    console.info(verdictLine(result))
    throw error
  })
  await showInRun(result, paths, console, site, check !== null)
  await onShown()
  const isShown = check === null || (await checkOnResult(result, site, check))
  // The verdict must be visible somewhere.
  if (!isShown && failsCheck(result.verdict, result.settings.failOn))
    console.fail(plainText(headline(result)))
  if (comments && comments.mode !== 'never') await commentOnResult(outcome, comments, site)
  if (comments) await labelImproved(result, labels.improvedLabel, comments)
}

/** Publishes that there is no verdict, and fails the job, or the check run by `conclusion`. A second failure is a warning. */
export async function publishFailure(
  error: unknown,
  { comments, check, console, onShown }: PublishTarget,
  conclusion: Check['conclusion'] = 'failure',
): Promise<void> {
  const reason = failureLine(error)
  const isOtherJobs = error instanceof NoResultLeft && check !== null
  if (isOtherJobs) console.info(reason)
  else console.fail(reason)
  try {
    const report = markdownText(failureReport(error, check === null || conclusion === 'failure'))
    await addToSummary(report)
    setOutputs({ verdict: 'error' })
    await onShown()
    const isShown = check !== null && (await checkOnFailure(report, reason, conclusion, check))
    if (isOtherJobs && !isShown) console.fail(reason)
    if (comments && comments.mode !== 'never') await commentOnFailure(report, reason, comments)
  } catch (second) {
    console.warn(`This failure could not be published: ${failureLine(second)}`)
  }
}

// The workflow run: verdict, annotations, outputs, job summary.

/**
 * Shows a result in the workflow run, and fails the step if the verdict does. `isElsewhere`: the verdict is shown by a check run
 * with its own annotations, as those of this step would be on another commit.
 */
async function showInRun(
  result: ResultFile,
  paths: ResultPaths,
  console: WorkflowConsole,
  site: Site,
  isElsewhere: boolean,
): Promise<void> {
  if (!isElsewhere && failsCheck(result.verdict, result.settings.failOn))
    console.fail(plainText(headline(result)))
  else console.info(verdictLine(result))
  // After the verdict, as there may be no space left for the summary.
  await addToSummary(fittingReport(result, summaryLimit, markdownText, { ...site, report: null }))
  if (result.rules !== null && result.rules.changes.length > 0)
    console.warn(plainText(rulesSentence(result.rules)))
  if (!isElsewhere && result.calibration === null) annotate(result, console)
  setOutputs({
    verdict: result.verdict,
    regressions: regressions(result.comparisons).length,
    improvements: comparisonsWithChange(result.comparisons, 'improved').length,
    undecided: inconclusiveThatCanFail(result.comparisons).length,
    report: paths.report,
    results: paths.result,
    ...(paths.base === null ? {} : { 'base-file': paths.base }),
    ...(paths.head === null ? {} : { 'head-file': paths.head }),
  })
}

function verdictLine(result: ResultFile): string {
  return `${result.verdict}: ${plainText(headline(result))}`
}

function setOutputs(outputs: Readonly<Record<string, string | number>>): void {
  for (const [name, value] of Object.entries(outputs)) core.setOutput(name, value)
}

function annotate(result: ResultFile, console: WorkflowConsole): void {
  for (const line of regressionLines(result)) {
    if (result.settings.failOn === 'never') console.warn(line)
    else console.error(line, regressionTitle)
  }
}
