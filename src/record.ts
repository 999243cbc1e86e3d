// Entry of record/action.yml: adds the results of a nightly run to the notes of git, and reports what became slower in an
// issue.
import { writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import * as core from '@actions/core'
import { buildHistory } from './core/history/history.ts'
import { historyPointOfResult, whyNoHistoryPoint } from './core/history/point.ts'
import { findBenchmarksWorseThanReference } from './core/history/regressions.ts'
import {
  buildGitHubIssueOfHistory,
  findHistoryLinesStillWorse,
  shasWhoseAuthorsHistoryIssueNames,
  whyIssueUnchanged,
} from './core/history/show/issue.ts'
import { historyHtmlPage } from './core/history/show/page.ts'
import { historyTerminalText } from './core/history/show/terminal.ts'
import { parseInputValues } from './core/inputs/input-table.ts'
import { recordStepInputDefinitions } from './core/inputs/step-inputs.ts'
import { MisconfiguredError } from './core/model/errors.ts'
import type { ResultFile } from './core/model/result-file.ts'
import { markdownCodeBlock } from './core/words/escape.ts'
import { formatCountWithNoun } from './core/words/numbers.ts'
import { makeFolder } from './effects/files/folder.ts'
import { readCulpritsInFolder, readResultsInFolder } from './effects/files/results.ts'
import { createAuthorizationEnv, createGit, decodeGitText } from './effects/git/git.ts'
import { isShallowClone, localCommitOf } from './effects/git/revisions/commits.ts'
import {
  createRequestDeadline,
  gitHubRepositoryAccessFromEnv,
  gitHubUrlsFromEnv,
} from './effects/github/api.ts'
import { readWorkflowEventRefusingUntrustedHead } from './effects/github/event.ts'
import { askCommitAuthors, updateHistoryIssue } from './effects/github/history-issue.ts'
import { appendToStepSummary, runFunctionAsActionStep } from './effects/github/workflow-console.ts'
import {
  addPointToLocalNotes,
  fetchHistoryNotes,
  listOriginBranchCommitsNotInHeads,
  pushHistoryNotes,
  readHistoryNotes,
  readMainLineCommitsWithTags,
} from './effects/history/notes.ts'
import { createUntrustedEnvironment } from './effects/processes/untrusted-environment.ts'
import type { RunConsole } from './effects/program/console.ts'
import { version } from './version.ts'

/** The most milliseconds for all requests to GitHub. */
const maxRequestMilliseconds = 60_000
const summaryColumns = 110

await runFunctionAsActionStep(async ({ env, workspace, signal, console }) => {
  console.info(`Benchgate ${version}`)
  const token = core.getInput('github-token')
  const inputs = parseInputValues(recordStepInputDefinitions, core.getInput)
  const git = createGit(workspace, createUntrustedEnvironment(env, [token]).env)
  const url = decodeGitText((await git.ask(['remote', 'get-url', 'origin'])) ?? '')
  const access = createAuthorizationEnv(url, token, gitHubUrlsFromEnv(env).server)
  const { results, isPartial } = await resultsIn(resolve(workspace, inputs.results), console)

  if (await isShallowClone(git))
    throw new MisconfiguredError(
      'This clone has only part of the history, so steps would be missed, and the issue closed while something is slower. Make actions/checkout fetch all of it ("fetch-depth: 0").',
    )
  await fetchHistoryNotes(git, access)
  const time = new Date().toISOString()
  for (const result of results) {
    const { head } = result.commits
    if ((await localCommitOf(git, head.sha)) === null)
      throw new MisconfiguredError(
        `results: commit ${head.sha} is not in this clone. Make actions/checkout fetch the history ("fetch-depth: 0") of the branch that was measured.`,
      )
    await addPointToLocalNotes(git, historyPointOfResult(result, time))
  }
  await pushHistoryNotes(git, access)
  console.info(`${results.length === 1 ? 'one result' : `${results.length} results`} kept in git notes`)

  const { points, unread } = await readHistoryNotes(git)
  if (unread > 0)
    console.warn(`left out: ${formatCountWithNoun(unread, 'line')} of notes that could not be read`)
  const history = buildHistory(points, await readMainLineCommitsWithTags(git, 'HEAD', points))
  await appendToStepSummary(
    markdownCodeBlock(historyTerminalText(history, false, undefined, summaryColumns), 'text'),
  )
  if (inputs.page !== null) {
    const page = resolve(workspace, inputs.page)
    await makeFolder(dirname(page))
    await writeFile(
      page,
      historyHtmlPage(history, `${gitHubUrlsFromEnv(env).server}/${env.GITHUB_REPOSITORY ?? ''}`),
    )
  }

  const findings = findBenchmarksWorseThanReference(history, results)
  core.setOutput('slower', findings.length)
  for (const { since, benchmark, unit } of findings)
    console.info(`slower than ${since.name}: ${benchmark} ${unit}`)
  const ref = env.GITHUB_REF || null
  const { defaultBranch } = await readWorkflowEventRefusingUntrustedHead(env, true)
  const lasting = findHistoryLinesStillWorse(history, results)
  const after = await listOriginBranchCommitsNotInHeads(
    git,
    results.map(({ commits }) => commits.head.sha),
    defaultBranch,
  )
  const overtakenBy = points.find(({ head }) => after.has(head))?.head ?? null
  const why = whyIssueUnchanged({
    findings: findings.length,
    lasting,
    results,
    isPartial,
    overtakenBy,
    ref,
    defaultBranch,
  })
  if (inputs.issue && why !== null) console.info(`the issue stays as it is: ${why}`)
  if (inputs.issue && why === null) {
    const repository = gitHubRepositoryAccessFromEnv(env, token)
    const deadline = createRequestDeadline(maxRequestMilliseconds, signal)
    const culprits = await readCulpritsInFolder(resolve(workspace, inputs.results))
    const authors = await askCommitAuthors(
      shasWhoseAuthorsHistoryIssueNames(findings, history, culprits),
      repository,
      deadline,
    )
    const issue =
      findings.length === 0 ? null : buildGitHubIssueOfHistory(findings, history, authors, culprits)
    core.setOutput('issue-url', (await updateHistoryIssue(issue, repository, deadline)) ?? '')
  }
})

/** Returns the results that compare something, and whether there are others. Throws MisconfiguredError if there is none. */
async function resultsIn(
  folder: string,
  console: RunConsole,
): Promise<{ readonly results: readonly ResultFile[]; readonly isPartial: boolean }> {
  const files = await readResultsInFolder(folder)
  for (const { name, why } of files) console.info(why === '' ? `read ${name}` : `not read: ${name}. ${why}`)
  const results: ResultFile[] = []
  for (const { name, result } of files) {
    const why = result && whyNoHistoryPoint(result)
    if (result && !why) results.push(result)
    // The other results of this night are kept.
    if (why) console.warn(`${name} is not kept: ${why}`)
  }
  if (results.length > 0) return { results, isPartial: results.length < files.length }
  throw new MisconfiguredError(
    `results: there is no result file in ${folder} that compares anything. Make the measuring job upload its result.json, and this job download it.`,
  )
}
