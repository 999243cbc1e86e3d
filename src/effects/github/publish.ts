// Shows a result on GitHub: comment, job summary, annotations and outputs.
import { appendFile } from 'node:fs/promises'
import * as core from '@actions/core'
import { undecided, withChange } from '../../core/judge/verdict.ts'
import type { ResultFile } from '../../core/model/result-file.ts'
import { commentLimit, fittingReport, summaryLimit } from '../../core/report/say/fit.ts'
import { namingOfRun } from '../../core/report/say/judged.ts'
import { sentence } from '../../core/report/say/sentence.ts'
import { name, say } from '../../core/report/say/text.ts'
import { markdownText } from '../../core/report/show/markdown.ts'
import { plainText } from '../../core/report/show/plain.ts'
import { markStale } from '../../core/report/show/stale.ts'
import type { ResultPaths } from '../files/results.ts'
import type { Console } from '../program/console.ts'
import { type Thread, writeComment } from './comment.ts'
import { CouldNotPublish } from './could-not-publish.ts'

/** Room that a comment needs besides the report: its marker, and a notice that it is out of date. */
const reserve = 1500

/** Publishes everywhere. A comment that cannot be written is a warning; the verdict does not depend on it. */
export async function publish(
  result: ResultFile,
  paths: ResultPaths,
  thread: Thread | null,
  console: Console,
): Promise<void> {
  const fitting = (limit: number) => fittingReport(result, limit, markdownText)
  const url = thread && (await comment(thread, () => fitting(commentLimit - reserve), console))
  await summarise(fitting(summaryLimit))
  if (result.calibration === null) annotate(result)
  const outputs = {
    verdict: result.verdict,
    regressions: withChange(result.comparisons, 'regressed').length,
    improvements: withChange(result.comparisons, 'improved').length,
    undecided: undecided(result.comparisons).length,
    report: paths.report,
    results: paths.result,
    'base-file': paths.base,
    'head-file': paths.head,
    'comment-url': url ?? '',
  }
  for (const [name, value] of Object.entries(outputs)) core.setOutput(name, value)
}

/** Shows a run without a verdict: in the summary, and as a notice on an earlier run's report. */
export async function publishFailure(
  report: string,
  reason: string,
  head: string | null,
  thread: Thread | null,
  console: Console,
): Promise<void> {
  await summarise(report)
  const stale = (existing: string) =>
    existing === '' ? null : markStale(existing, head, reason, runAddress())
  if (thread) await comment(thread, stale, console)
}

async function comment(
  thread: Thread,
  write: (existing: string) => string | null,
  console: Console,
): Promise<string | null> {
  try {
    return await writeComment(thread, write)
  } catch (error) {
    if (!(error instanceof CouldNotPublish)) throw error
    console.warn(error.message)
    return null
  }
}

/** The address of this workflow run; null outside a workflow. */
function runAddress(): string | null {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: id } = process.env
  return server && repository && id ? `${server}/${repository}/actions/runs/${id}` : null
}

/** Outside a workflow there is no summary to write to. */
async function summarise(report: string): Promise<void> {
  const path = process.env.GITHUB_STEP_SUMMARY
  if (path) await appendFile(path, `${report}\n`)
}

function annotate(result: ResultFile): void {
  const { comparisons, settings, again } = result
  const naming = namingOfRun(result)
  for (const one of withChange(comparisons, 'regressed')) {
    const text = say`${name(naming(one))} ${sentence([one], settings, again.length > 0)}`
    core.error(plainText(text), { title: 'Performance regression' })
  }
}
