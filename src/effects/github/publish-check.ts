// Shows a run in a check run on the commit that was measured.
import * as core from '@actions/core'
import { failsCheck } from '../../core/judge/exit.ts'
import type { ResultFile } from '../../core/model/result-file.ts'
import { headline } from '../../core/report/say/check.ts'
import { fittingReport } from '../../core/report/say/fit.ts'
import type { Site } from '../../core/report/say/site.ts'
import { markdownText } from '../../core/report/show/markdown.ts'
import { plainText } from '../../core/report/show/plain.ts'
import { regressionLines } from '../../core/report/show/regression-lines.ts'
import type { Console } from '../program/console.ts'
import { type Check, checkLimit, writeCheck } from './check-run.ts'
import type { Repository } from './client.ts'
import { CouldNotPublish } from './could-not-publish.ts'
import { deadlineOf } from './retry.ts'

/** A CheckPlace is where a check run stands, and as what. */
export interface CheckPlace extends Pick<Check, 'name' | 'gate' | 'pulls' | 'head' | 'run'> {
  readonly repository: Repository
  readonly signal: AbortSignal
  readonly console: Console
}

/** Milliseconds for all requests of a check run together, waits between them included. */
const longest = 45_000

/** Shows the verdict with its report. Gives whether it could be shown; where not, that is a warning. */
export async function checkOnResult(result: ResultFile, site: Site, place: CheckPlace): Promise<boolean> {
  return show(place, {
    conclusion: conclusionOf(result),
    title: plainText(headline(result)),
    summary: fittingReport(result, checkLimit, markdownText, site),
    annotations: result.calibration === null ? regressionLines(result) : [],
  })
}

/** The same where there is no verdict; `conclusion` says what became of the run. */
export async function checkOnFailure(
  report: string,
  reason: string,
  conclusion: Check['conclusion'],
  place: CheckPlace,
): Promise<boolean> {
  return show(place, { conclusion, title: reason, summary: report, annotations: [] })
}

/** What does not fail, and is no pass either, is neutral; GitHub lets a pull request with it be merged. */
function conclusionOf({ verdict, settings: { failOn } }: ResultFile): Check['conclusion'] {
  if (failsCheck(verdict, failOn)) return 'failure'
  return verdict === 'pass' ? 'success' : 'neutral'
}

async function show(
  { repository, signal, console, ...place }: CheckPlace,
  shown: Pick<Check, 'conclusion' | 'title' | 'summary' | 'annotations'>,
): Promise<boolean> {
  try {
    const { url, said } = await writeCheck(repository, { ...place, ...shown }, deadlineOf(longest, signal))
    core.setOutput('check-url', url)
    if (said !== null) console.warn(said)
    return true
  } catch (error) {
    if (!(error instanceof CouldNotPublish)) throw error
    console.warn(error.message)
    core.setOutput('check-url', '')
    return false
  }
}
