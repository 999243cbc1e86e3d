// Shows a result in the workflow run: verdict, annotations, outputs, job summary.
import * as core from '@actions/core'
import {
  comparisonsWithChange,
  failsCheck,
  inconclusiveThatCanFail,
  regressions,
} from '../../core/judge/verdict.ts'
import type { ResultFile } from '../../core/model/result-file.ts'
import type { Site } from '../../core/report/say/block.ts'
import { fittingReport, summaryLimit } from '../../core/report/say/fit.ts'
import { headline } from '../../core/report/say/line.ts'
import { rulesSentence } from '../../core/report/say/rules.ts'
import { markdownText } from '../../core/report/show/markdown.ts'
import { plainText, regressionLines } from '../../core/report/show/plain.ts'
import type { ResultPaths } from '../files/results.ts'
import { regressionTitle } from './check-run.ts'
import { addToSummary, type WorkflowConsole } from './workflow-console.ts'

/**
 * Publishes what needs no response from GitHub, and fails the step if the verdict does. `isElsewhere`: the verdict is shown
 * by a check run with its own annotations, as those of this step would be on another commit.
 */
export async function publish(
  result: ResultFile,
  paths: ResultPaths,
  console: WorkflowConsole,
  site: Site,
  isElsewhere = false,
): Promise<void> {
  const summary = plainText(headline(result))
  if (!isElsewhere && failsCheck(result.verdict, result.settings.failOn)) console.fail(summary)
  else console.info(`${result.verdict}: ${summary}`)
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

/** Logs the verdict of a result that could not be written, and rethrows the error. */
export function logVerdict(result: ResultFile, console: WorkflowConsole): (error: unknown) => never {
  return error => {
    console.info(`${result.verdict}: ${plainText(headline(result))}`)
    throw error
  }
}

/** Shows a run without a verdict. */
export async function publishFailure(report: string): Promise<void> {
  await addToSummary(report)
  setOutputs({ verdict: 'error' })
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
