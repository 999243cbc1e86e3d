// Entry of the Action: runs and publishes one gate, and fails the check only when everything else is done.
import { resolve } from 'node:path'
import * as core from '@actions/core'
import type { Inputs } from './core/inputs/inputs.ts'
import { failureLine } from './core/report/say/failure.ts'
import { formatRatio, formatRounds } from './core/words/numbers.ts'
import { defaultFolder, refuseNonUtf8, temporaryFolder } from './effects/files/folder.ts'
import { emptyFolder, refuseUnusable } from './effects/files/results.ts'
import type { Git } from './effects/git/git.ts'
import { addressesIn, deadlineOf, repositoryIn } from './effects/github/api.ts'
import { type CommentPlace, commentPlace, siteOf } from './effects/github/comment.ts'
import { withholdCredentials } from './effects/github/credentials.ts'
import { type Event, readEvent } from './effects/github/event.ts'
import { type PublishTarget, publishFailure, publishResult } from './effects/github/publish.ts'
import { commentOnCancel, type ProgressComment, startProgress } from './effects/github/publish-comment.ts'
import { askPull, withPull } from './effects/github/pull-request.ts'
import { runStep, type Step } from './effects/github/step.ts'
import { protectCommandFiles } from './effects/github/workflow-console.ts'
import { type FoundRules, findRules, readInputsWith, rulesLine } from './effects/inputs/rules-file.ts'
import { logLines, type Watch } from './effects/measure/driver.ts'
import { redactor } from './effects/measure/redact.ts'
import { secretsIn, untrustedEnvironment } from './effects/measure/untrusted-environment.ts'
import type { Console } from './effects/program/console.ts'
import { isCancellation } from './effects/program/interrupt.ts'
import { wakeWorkers } from './effects/program/wake-workers.ts'
import type { GateResult, RunContext } from './run/open-run.ts'
import { runGateWithReference } from './run/several-runs.ts'

/** The most milliseconds for requests about a pull request. */
const maxRequestMilliseconds = 45_000

let comments: CommentPlace | null = null
let progress: ProgressComment | null = null
let isPublished = false
/** Texts that must not be published anywhere. */
const secrets = new Set<string>()

wakeWorkers()
await runStep(async step => {
  try {
    await measureAndPublish(step)
  } catch (error) {
    await endWithoutVerdict(error, step)
  } finally {
    if (progress) core.saveState('measuring', '')
  }
})

async function measureAndPublish(step: Step): Promise<void> {
  const { env, workspace, console, signal } = step
  addSecrets(secretsIn(env, core.getInput('github-token')))
  await refuseNonUtf8(workspace)
  const rules = await readRules(step)
  const inputs = readInputsWith(rules, core.getInput)
  console.info(settingsLine(inputs))
  const event = await eventOf(inputs, step)
  comments = commentPlace(inputs, event.pull, env, { signal, console })
  const folder = resultsFolderOf(inputs, step)
  await refuseUnusable(folder)
  core.saveState('folder', resolve(rules.folder, inputs.workingDirectory))

  if (comments && comments.mode !== 'never') {
    // For the post step, in case this one is killed.
    core.saveState('measuring', 'true')
    progress = startProgress(comments)
  }
  // The profiles are here until the results folder is ours again.
  await using profiles = await temporaryFolder('benchgate-profiles-', env.RUNNER_TEMP || undefined)
  const measured = await measure(step, inputs, rules, event, profiles.path)
  if (inputs.results === null) await emptyFolder(folder)
  const site = siteOf(inputs.acceptLabel, event.pull, env)
  await publishResult(
    { ...measured, profiles: profiles.path },
    { ...targetOf(step), labels: inputs, site, folder },
  )
}

/** Reads the rules file of the repository, and logs which inputs come from it. */
async function readRules({ env, workspace, console }: Step): Promise<FoundRules> {
  const { env: untrusted } = untrustedEnvironment(env, [core.getInput('github-token')])
  const restoreCommandFiles = await protectCommandFiles(env)
  const rules = await findRules(core.getInput, { folder: workspace, env: untrusted, console }).finally(
    restoreCommandFiles,
  )
  const rulesNote = rulesLine(rules, core.getInput)
  if (rulesNote !== null) console.info(rulesNote)
  return rules
}

/** Returns the event that the workflow runs for, with the pull request that the inputs name. */
async function eventOf(
  { trustHead, pullRequest, githubToken }: Inputs,
  { env, signal }: Step,
): Promise<Event> {
  const event = await readEvent(env, trustHead)
  return withPull(event, pullRequest, trustHead, number => {
    const deadline = deadlineOf(maxRequestMilliseconds, signal)
    return askPull(repositoryIn(env, githubToken), number, deadline)
  })
}

function resultsFolderOf({ results, commentId }: Inputs, { env, workspace }: Step): string {
  return results === null ? defaultFolder(commentId.commentId, env, workspace) : resolve(workspace, results)
}

/** Measures base and head while the runner's command files are protected, and redacts the secrets in the result. */
async function measure(
  { env, signal, console }: Step,
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
    server: addressesIn(env).server,
    profiles,
    signal,
    console,
    isOurs: true,
    withholdCredentials: git => withholdAndMask(git, console),
    watch: watchIn(console),
  }
  const gateResult = await runGateWithReference(inputs, context).finally(restoreCommandFiles)
  // Only now: the token that checkout has left is known since the run has withheld it.
  return redactor(secrets)(gateResult)
}

/** Returns where the outcome is shown, as far as that is known. */
function targetOf({ console, judged }: Step): PublishTarget {
  return {
    ...{ comments, check: null, console },
    async onShown() {
      isPublished = true
      judged()
      await progress?.end()
    },
  }
}

async function endWithoutVerdict(thrown: unknown, step: Step): Promise<void> {
  const { signal, console } = step
  if (isCancellation(thrown, signal)) {
    console.error('Cancelled. The checkout is as it was before the run; there is no verdict.')
    await progress?.end()
    // Even a request without an answer may have been carried out.
    if (comments && progress) await commentOnCancel(comments)
    return
  }
  const error = redactor(secrets)(thrown)
  if (isPublished) console.fail(failureLine(error))
  else await publishFailure(error, targetOf(step))
}

/** Returns a watch that reports rounds to the log and to the comment. */
function watchIn(console: Console): Watch {
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

async function withholdAndMask(git: Git, console: Console): Promise<AsyncDisposable> {
  const withheld = await withholdCredentials(git, console, note => core.saveState('withheld', note))
  addSecrets(withheld.secrets)
  return withheld
}
