// Entry of record/action.yml: adds the results of a nightly run to the notes of git, and reports what became slower in an
// issue.
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import * as core from '@actions/core'
import { historyFindings, unrecoveredLines, whyIssueStays } from './core/history/findings.ts'
import { historyOf } from './core/history/history.ts'
import { pointOf, whyNoPoint } from './core/history/point.ts'
import { issueOf, namedCommits } from './core/history/show/issue.ts'
import { historyPage } from './core/history/show/page.ts'
import { historyText } from './core/history/show/terminal.ts'
import { recordInputsOf } from './core/inputs/step-inputs.ts'
import { Misconfigured } from './core/model/errors.ts'
import type { ResultFile } from './core/model/result-file.ts'
import { codeBlock } from './core/words/escape.ts'
import { counted } from './core/words/numbers.ts'
import { readCulprits, readResults } from './effects/files/result-folder.ts'
import { credentials, decodePath, gitIn } from './effects/git/git.ts'
import { commitOf } from './effects/git/revisions/commits.ts'
import { addressesIn, deadlineOf, repositoryIn } from './effects/github/api.ts'
import { readEvent } from './effects/github/event.ts'
import { authorsOf, keepIssue } from './effects/github/history-issue.ts'
import { runStep } from './effects/github/step.ts'
import { addToSummary } from './effects/github/workflow-console.ts'
import { commitsAfter, commitsLeadingTo } from './effects/history/commits.ts'
import { addPoint, fetchNotes, pushNotes, readNotes } from './effects/history/notes.ts'
import { untrustedEnvironment } from './effects/measure/untrusted-environment.ts'
import type { Console } from './effects/program/console.ts'
import { version } from './version.ts'

/** The most milliseconds for all requests to GitHub. */
const maxRequestMilliseconds = 60_000
/** The longest wait before the first retry of pushing notes, in milliseconds; doubled each time. */
const firstWait = 200
/** Columns of the summary. */
const summaryColumns = 110

await runStep(async ({ env, workspace, signal, console }) => {
  console.info(`Benchgate ${version}`)
  const token = core.getInput('github-token')
  const inputs = recordInputsOf(core.getInput)
  const git = gitIn(workspace, untrustedEnvironment(env, [token]).env)
  const url = decodePath((await git.ask(['remote', 'get-url', 'origin'])) ?? '')
  const access = credentials(url, token, addressesIn(env).server)
  const { results, isPartial } = await resultsIn(resolve(workspace, inputs.results), console)

  await fetchNotes(git, access)
  const time = new Date().toISOString()
  for (const result of results) {
    const { head } = result.commits
    if ((await commitOf(git, head.sha)) === null)
      throw new Misconfigured(
        `results: commit ${head.sha} is not in this clone. Let actions/checkout fetch the history ("fetch-depth: 0") of the branch that was measured.`,
      )
    await addPoint(git, pointOf(result, time))
  }
  await pushNotes(git, access, attempt => setTimeout(Math.random() * firstWait * 2 ** attempt))
  console.info(
    `${results.length === 1 ? 'one result' : `${results.length} results`} kept in the notes of git`,
  )

  const { points, unread } = await readNotes(git)
  if (unread > 0) console.warn(`left out: ${counted(unread, 'line')} of notes that could not be read`)
  const history = historyOf(points, await commitsLeadingTo(git, 'HEAD', points))
  await addToSummary(codeBlock(historyText(history, false, undefined, summaryColumns), 'text'))
  if (inputs.page !== null) {
    const page = resolve(workspace, inputs.page)
    await mkdir(dirname(page), { recursive: true })
    await writeFile(page, historyPage(history, `${addressesIn(env).server}/${env.GITHUB_REPOSITORY ?? ''}`))
  }

  const findings = historyFindings(history, results)
  core.setOutput('slower', findings.length)
  for (const { since, benchmark, unit } of findings)
    console.info(`slower than ${since.name}: ${benchmark} ${unit}`)
  const ref = env.GITHUB_REF || null
  const { defaultBranch } = await readEvent(env, true)
  const lasting = unrecoveredLines(history, results)
  const after = await commitsAfter(
    git,
    results.map(({ commits }) => commits.head.sha),
    defaultBranch,
  )
  const overtakenBy = points.find(({ head }) => after.has(head))?.head ?? null
  const why = whyIssueStays({
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
    const repository = repositoryIn(env, token)
    const deadline = deadlineOf(maxRequestMilliseconds, signal)
    const culprits = await readCulprits(resolve(workspace, inputs.results))
    const authors = await authorsOf(namedCommits(findings, history, culprits), repository, deadline)
    const issue = findings.length === 0 ? null : issueOf(findings, history, authors, culprits)
    core.setOutput('issue-url', (await keepIssue(issue, repository, deadline)) ?? '')
  }
})

/** Returns the results that compare something, and whether there are others. Throws Misconfigured if there is none. */
async function resultsIn(
  folder: string,
  console: Console,
): Promise<{ readonly results: readonly ResultFile[]; readonly isPartial: boolean }> {
  const files = await readResults(folder)
  for (const { name, why } of files) console.info(why === '' ? `read ${name}` : `not read: ${name}. ${why}`)
  const results: ResultFile[] = []
  for (const { name, result } of files) {
    const why = result && whyNoPoint(result)
    if (result && !why) results.push(result)
    // The other results of this night are kept.
    if (why) console.warn(`${name} is not kept: ${why}`)
  }
  if (results.length > 0) return { results, isPartial: results.length < files.length }
  throw new Misconfigured(
    `results: there is no result file in ${folder} that compares anything. Let the measuring job upload its result.json, and this one download it.`,
  )
}
