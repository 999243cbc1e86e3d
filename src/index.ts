// Entry of the Action: runs and publishes one gate, and fails the check only when everything else is done.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import * as core from '@actions/core'
import type { Inputs } from './core/inputs/inputs.ts'
import type { ResultFile } from './core/model/result-file.ts'
import { failureLine, failureReport } from './core/report/say/failure.ts'
import { fullReport } from './core/report/say/fit.ts'
import { markdownText } from './core/report/show/markdown.ts'
import { formatRatio, formatRounds } from './core/words/numbers.ts'
import { defaultFolder, refuseNonUtf8 } from './effects/files/folder.ts'
import { emptyFolder, refuseUnusable, writeResults } from './effects/files/results.ts'
import type { Git } from './effects/git/git.ts'
import { type AcceptedResult, acceptOnPull } from './effects/github/acceptances.ts'
import { addressesIn, deadlineOf, repositoryIn } from './effects/github/api.ts'
import { type CommentPlace, commentPlace, siteOf, threadOf } from './effects/github/comment.ts'
import { withholdCredentials } from './effects/github/credentials.ts'
import { type Event, readEvent } from './effects/github/event.ts'
import { labelImproved } from './effects/github/labels.ts'
import { logVerdict, publish, publishFailure } from './effects/github/publish.ts'
import {
  commentOnCancel,
  commentOnFailure,
  commentOnResult,
  type ProgressComment,
  startProgress,
} from './effects/github/publish-comment.ts'
import { askPull, withPull } from './effects/github/pull-request.ts'
import { failWhereUncaught, protectCommandFiles, workflowConsole } from './effects/github/workflow-console.ts'
import { type FoundRules, findRules, readInputsWith, rulesLine } from './effects/inputs/rules-file.ts'
import { logLines, type Watch } from './effects/measure/driver.ts'
import { redactor } from './effects/measure/redact.ts'
import { secretsIn, untrustedEnvironment } from './effects/measure/untrusted-environment.ts'
import { abortOnSignals, isCancellation } from './effects/program/interrupt.ts'
import { wakeWorkers } from './effects/program/wake-workers.ts'
import type { GateResult, RunContext } from './run/open-run.ts'
import { runGateWithReference } from './run/several-runs.ts'

const { env } = process
/** The most milliseconds for requests about a pull request. */
const maxRequestMilliseconds = 45_000
wakeWorkers()
const folder = env.GITHUB_WORKSPACE || process.cwd()
const console = workflowConsole()
failWhereUncaught(console)
const interrupt = abortOnSignals(console)
let commentTarget: CommentPlace | null = null
let progress: ProgressComment | null = null
let isPublished = false
/** Texts that must not be published anywhere. */
const secrets = new Set<string>()
/** The folder of the profiles until the results folder is ours again. */
let profilesFolder: string | null = null

try {
  const token = core.getInput('github-token')
  addSecrets(secretsIn(env, token))
  await refuseNonUtf8(folder)
  const rules = await readRules(token)
  const inputs = readInputsWith(rules, core.getInput)
  console.info(settingsLine(inputs))
  const event = await eventOf(inputs)
  commentTarget = commentPlace(inputs, event.pull, env, { signal: interrupt.signal, console })
  const resultsFolder = resultsFolderOf(inputs)
  await refuseUnusable(resultsFolder)
  core.saveState('folder', resolve(rules.folder, inputs.workingDirectory))

  if (commentTarget) {
    // For the post step, in case this one is killed.
    core.saveState('measuring', 'true')
    progress = startProgress(commentTarget)
  }
  profilesFolder = await mkdtemp(join(env.RUNNER_TEMP || tmpdir(), 'benchgate-profiles-'))
  const measured = await measure(inputs, rules, event, profilesFolder)
  const accepted = await acceptRegressions(measured.result, inputs, event)
  const { result } = accepted

  if (inputs.results === null) await emptyFolder(resultsFolder)
  const site = siteOf(inputs, event.pull, env)
  const report = markdownText(fullReport(result, { ...site, report: null }))
  const results = { ...measured, result, report, profiles: profilesFolder }
  const paths = await writeResults(resultsFolder, results).catch(logVerdict(result, console))
  await publish(result, paths, console, site)
  isPublished = true
  interrupt.judged()
  await progress?.end()
  if (commentTarget) await commentOnResult(accepted, commentTarget)
  const thread = threadOf(inputs.githubToken, event.pull, env)
  if (thread) await labelImproved(result, inputs.improvedLabel, thread, interrupt.signal, console)
} catch (error) {
  if (isCancellation(error, interrupt.signal)) {
    console.error('Cancelled. The checkout is as it was before the run; there is no verdict.')
    await progress?.end()
    // Even a request without an answer may have been carried out.
    if (commentTarget && progress) await commentOnCancel(commentTarget)
  } else await fail(error)
} finally {
  if (profilesFolder) await rm(profilesFolder, { recursive: true, force: true })
  if (progress) core.saveState('measuring', '')
  interrupt.done()
}

/** Reads the rules file of the repository, and logs which inputs come from it. */
async function readRules(token: string): Promise<FoundRules> {
  const { env: untrusted } = untrustedEnvironment(env, [token])
  const restoreCommandFiles = await protectCommandFiles(env)
  const rules = await findRules(core.getInput, { folder, env: untrusted, console }).finally(
    restoreCommandFiles,
  )
  const rulesNote = rulesLine(rules, core.getInput)
  if (rulesNote !== null) console.info(rulesNote)
  return rules
}

/** Returns the event that the workflow runs for, with the pull request that the inputs name. */
async function eventOf({ trustHead, pullRequest, githubToken }: Inputs): Promise<Event> {
  const event = await readEvent(env, trustHead)
  return withPull(event, pullRequest, trustHead, number => {
    const deadline = deadlineOf(maxRequestMilliseconds, interrupt.signal)
    return askPull(repositoryIn(env, githubToken), number, deadline)
  })
}

function resultsFolderOf({ results, commentId }: Inputs): string {
  return results === null ? defaultFolder(commentId.commentId, env, folder) : resolve(folder, results)
}

/** Measures base and head while the runner's command files are protected, and redacts the secrets in the result. */
async function measure(
  inputs: Inputs,
  rules: FoundRules,
  event: Event,
  profiles: string,
): Promise<GateResult> {
  const restoreCommandFiles = await protectCommandFiles(env)
  const context: RunContext = {
    folder: rules.folder,
    rules,
    env,
    event,
    withholdCredentials: withholdAndMask,
    server: addressesIn(env).server,
    profiles,
    signal: interrupt.signal,
    isOurs: true,
    console,
    watch: watchIn(progress),
  }
  const gateResult = await runGateWithReference(inputs, context).finally(restoreCommandFiles)
  // Only now: the token that checkout has left is known since the run has withheld it.
  return redactor(secrets)(gateResult)
}

/** Applies what was accepted on the pull request, which is read even if the run itself does not comment. */
async function acceptRegressions(result: ResultFile, inputs: Inputs, event: Event): Promise<AcceptedResult> {
  const place = commentPlace({ ...inputs, comment: 'always' }, event.pull, env, {
    signal: interrupt.signal,
    console,
  })
  return place ? acceptOnPull(result, inputs.acceptLabel, place) : { result, granted: [] }
}

/** Returns a watch that reports rounds to the log and to the comment. */
function watchIn(progress: ProgressComment | null): Watch {
  const lines = logLines(console)
  return {
    ...lines,
    roundEnded(round) {
      lines.roundEnded(round)
      progress?.roundEnded(round)
    },
  }
}

function settingsLine({ count, alpha, threshold, seed }: Inputs): string {
  return `${formatRounds(count)} of base and head, alpha ${alpha}, threshold ${formatRatio(threshold)}, seed ${seed}`
}

/** Adds secrets, which the runner then masks in the log. */
function addSecrets(newSecrets: readonly string[]): void {
  for (const secret of newSecrets) {
    core.setSecret(secret)
    secrets.add(secret)
  }
}

async function withholdAndMask(git: Git): Promise<AsyncDisposable> {
  const withheld = await withholdCredentials(git, console, note => core.saveState('withheld', note))
  addSecrets(withheld.secrets)
  return withheld
}

async function fail(thrown: unknown): Promise<void> {
  const error = redactor(secrets)(thrown)
  const reason = failureLine(error)
  console.fail(reason)
  try {
    if (isPublished) return
    const report = markdownText(failureReport(error))
    await publishFailure(report)
    interrupt.judged()
    await progress?.end()
    if (commentTarget) await commentOnFailure(report, reason, commentTarget)
  } catch (second) {
    console.warn(`This failure could not be published: ${failureLine(second)}`)
  }
}
