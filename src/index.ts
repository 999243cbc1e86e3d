// Entry of the Action: one gate run, published, and the check turned red only when everything else is done.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import * as core from '@actions/core'
import type { Inputs } from './core/inputs/inputs.ts'
import { failsCheck } from './core/judge/exit.ts'
import { headline } from './core/report/say/check.ts'
import { failureLine, failureReport } from './core/report/say/failure.ts'
import { wholeReport } from './core/report/say/fit.ts'
import { markdownText } from './core/report/show/markdown.ts'
import { plainText } from './core/report/show/plain.ts'
import { visible } from './core/words/escape.ts'
import { formatRatio, formatRounds } from './core/words/numbers.ts'
import { emptyFolder, refuseUnusable, writeResults } from './effects/files/results.ts'
import { keepCommandFiles } from './effects/github/command-files.ts'
import type { Thread } from './effects/github/comment.ts'
import { type Event, readEvent } from './effects/github/event.ts'
import { publish, publishFailure } from './effects/github/publish.ts'
import { workflowConsole } from './effects/github/workflow-console.ts'
import { findRules, readInputsWith } from './effects/inputs/rules-file.ts'
import { untrustedEnvironment } from './effects/measure/environment.ts'
import { abortOnSignals, isCancellation } from './effects/program/interrupt.ts'
import { wakeWorkers } from './effects/program/wake-workers.ts'
import { gate } from './gate.ts'
import { version } from './version.ts'

const { env } = process
wakeWorkers()
const folder = env.GITHUB_WORKSPACE || process.cwd()
const console = workflowConsole()
const interrupt = abortOnSignals(console)
let thread: Thread | null = null
let head: string | null = null
let isMeasured = false
/** Where profiles are until the results folder is ours again. */
let aside: string | null = null

try {
  core.info(`Benchgate ${version}`)
  const token = core.getInput('github-token')
  if (token !== '') core.setSecret(token)
  const { env: untrusted } = untrustedEnvironment(env, [token])
  const restoreBefore = await keepCommandFiles(env)
  const rules = await findRules(core.getInput, { folder, env: untrusted, console }).finally(restoreBefore)
  if (rules.file !== null) core.info(`Rules from ${visible(rules.file)}`)
  const inputs = readInputsWith(rules, core.getInput)
  core.info(introduction(inputs))
  const event = await readEvent(env, inputs.trustHead)
  thread = threadOf(inputs, event)
  head = event.pull?.headSha ?? null
  const place = inputs.results === null ? usualResults(inputs) : resolve(folder, inputs.results)
  await refuseUnusable(place)
  core.saveState('folder', resolve(rules.folder, inputs.workingDirectory))

  const restoreCommandFiles = await keepCommandFiles(env)
  const server = env.GITHUB_SERVER_URL || 'https://github.com'
  aside = await mkdtemp(join(env.RUNNER_TEMP || tmpdir(), 'benchgate-profiles-'))
  const around = {
    folder: rules.folder,
    rules,
    env,
    event,
    server,
    profiles: aside,
    signal: interrupt.signal,
    console,
  }
  const gated = await gate(inputs, around).finally(restoreCommandFiles)

  isMeasured = true
  if (inputs.results === null) await emptyFolder(place)
  const report = markdownText(wholeReport(gated.result))
  const paths = await writeResults(place, { ...gated, report, profiles: aside })
  await publish(gated.result, paths, thread, console)

  const { verdict } = gated.result
  const said = plainText(headline(gated.result))
  if (failsCheck(verdict, inputs.failOn)) core.setFailed(said)
  else core.info(`${verdict}: ${said}`)
} catch (error) {
  if (isCancellation(error, interrupt.signal))
    core.error('Cancelled. The checkout is as it was found; there is no verdict.')
  else await fail(error)
} finally {
  if (aside) await rm(aside, { recursive: true, force: true })
  interrupt.done()
}

function introduction({ count, alpha, threshold, seed }: Inputs): string {
  return `${formatRounds(count)} of base and head, alpha ${alpha}, threshold ${formatRatio(threshold)}, seed ${seed}`
}

async function fail(error: unknown): Promise<void> {
  const reason = failureLine(error)
  core.setFailed(reason)
  try {
    // A report that has just been posted is not out of date because a later step failed.
    await publishFailure(
      markdownText(failureReport(error)),
      reason,
      head,
      isMeasured ? null : thread,
      console,
    )
  } catch (second) {
    console.warn(`This failure could not be published: ${failureLine(second)}`)
  }
}

function threadOf({ comment, commentId, githubToken: token }: Inputs, { pull }: Event): Thread | null {
  const repository = env.GITHUB_REPOSITORY ?? ''
  if (!comment || !pull || repository === '') return null
  const api = env.GITHUB_API_URL || 'https://api.github.com'
  return { token, api, repository, pull: pull.number, commentId }
}

/** Outside the checkout, and different for each comment and step, so that two gates in one job keep their files apart. */
function usualResults({ commentId }: Inputs): string {
  const name = `${commentId}-${env.GITHUB_ACTION ?? ''}`.replace(/[^\w.-]+/g, '-').replace(/^[.-]+|-+$/g, '')
  return join(env.RUNNER_TEMP || folder, 'benchgate-results', name || 'benchgate')
}
