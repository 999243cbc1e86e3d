// Entry of the Action: runs and publishes one gate, and fails the check only when everything else is done.
import { resolve } from 'node:path'
import * as core from '@actions/core'
import type { Inputs } from './core/inputs/check-inputs.ts'
import { parseInputValues } from './core/inputs/input-table.ts'
import { gitHubInputDefinitions } from './core/inputs/step-inputs.ts'
import type { ParsedWorkflowEvent } from './core/model/event.ts'
import { formatErrorOnOneLine } from './core/report/say/run-failure.ts'
import { formatFractionAsPercent, formatRounds, shortSha } from './core/words/numbers.ts'
import { defaultOutputFolder, makeTemporaryFolder, refuseNonUtf8Folder } from './effects/files/folder.ts'
import { ensureWritableFolder, recreateDefaultResultsFolder } from './effects/files/results.ts'
import type { Git } from './effects/git/git.ts'
import {
  createRequestDeadline,
  gitHubRepositoryAccessFromEnv,
  gitHubUrlsFromEnv,
} from './effects/github/api.ts'
import { withholdGitAuthHeaders } from './effects/github/credentials.ts'
import { readWorkflowEventRefusingUntrustedHead } from './effects/github/event.ts'
import {
  type PublishTarget,
  publishFailure,
  publishResultAndFailJobOnVerdict,
} from './effects/github/publish.ts'
import {
  markMeasuringCommentCancelled,
  type ProgressCommenter,
  startProgressCommentUpdates,
} from './effects/github/publish-comment.ts'
import { addPullRequestToEventRefusingForks, askCurrentPullRequest } from './effects/github/pull-request.ts'
import {
  linksFromReportOfThisWorkflowRun,
  type PullRequestCommentContext,
  pullRequestCommentContextOrNull,
} from './effects/github/update-comment.ts'
import {
  type ActionStepContext,
  runFunctionAsActionStep,
  saveRunnerCommandFiles,
} from './effects/github/workflow-console.ts'
import {
  type RulesFileWithApplicableInputs,
  readInputsWithRules,
  recoverCheckoutAndReadRules,
  rulesFileLogLine,
} from './effects/inputs/rules-file.ts'
import { createRoundLoggingWatcher, type MeasurementWatcher } from './effects/measure/driver.ts'
import {
  createRedactor,
  createUntrustedEnvironment,
  secretTextsToRedact,
} from './effects/processes/untrusted-environment.ts'
import type { RunConsole } from './effects/program/console.ts'
import { isErrorDueToInterruption } from './effects/program/interrupt.ts'
import { wakeThreadPoolUntilExit } from './effects/program/wake-workers.ts'
import type { ResultFileAndSamples, RunContext } from './run/resolve-run.ts'

/** The most milliseconds for requests about a pull request. */
const maxRequestMilliseconds = 45_000

let comments: PullRequestCommentContext | null = null
let progress: ProgressCommenter | null = null
let isPublished = false
/** Texts that must not be published anywhere. */
const secrets = new Set<string>()

wakeThreadPoolUntilExit()
await runFunctionAsActionStep(async step => {
  try {
    await measureAndPublish(step)
  } catch (error) {
    await endWithoutVerdict(error, step)
  } finally {
    if (progress) core.saveState('measuring', '')
  }
})

async function measureAndPublish(step: ActionStepContext): Promise<void> {
  const { env, workspace, console, signal } = step
  addSecrets(secretTextsToRedact(env, core.getInput('github-token')))
  await refuseNonUtf8Folder(workspace)
  const gitHubInputs = parseInputValues(gitHubInputDefinitions, core.getInput)
  const event = await eventOf(gitHubInputs, step)
  comments = pullRequestCommentContextOrNull(gitHubInputs, event.pull, env, { signal, console })
  const rules = await readRules(step)
  const inputs = readInputsWithRules(rules, core.getInput)
  const { count, alpha, threshold, seed } = inputs
  console.info(
    `${formatRounds(count)} of base and head, alpha ${alpha}, threshold ${formatFractionAsPercent(threshold)}, seed ${seed}`,
  )
  const folder = resultsFolderOf(inputs, step)
  await ensureWritableFolder(folder)
  core.saveState('folder', resolve(rules.folder, inputs.workingDirectory))

  if (comments && comments.mode !== 'never') {
    // For the post step, in case this one is killed.
    core.saveState('measuring', 'true')
    progress = startProgressCommentUpdates(comments)
  }
  // The profiles are here until the results folder is ours again.
  await using profiles = await makeTemporaryFolder('benchgate-profiles-', env.RUNNER_TEMP || undefined)
  const measured = await measure(step, inputs, rules, event, profiles.path)
  const { commits, calibration } = measured.result
  if (calibration === null && commits.base.sha === commits.head.sha)
    console.warn(
      `base: "${inputs.base}" is head itself (${shortSha(commits.head.sha)}), so nothing could regress in this run. Name an earlier commit; on a push, leave "base" out to compare with the commit before.`,
    )
  if (inputs.results === null) await recreateDefaultResultsFolder(folder)
  const site = linksFromReportOfThisWorkflowRun(inputs.acceptLabel, event.pull, env)
  await publishResultAndFailJobOnVerdict(
    { ...measured, profiles: profiles.path },
    { ...targetOf(step), labels: inputs, site, folder },
  )
}

/** Reads the rules file of the repository, and logs which inputs come from it. */
async function readRules({
  env,
  workspace,
  console,
}: ActionStepContext): Promise<RulesFileWithApplicableInputs> {
  const { env: untrusted } = createUntrustedEnvironment(env, [core.getInput('github-token')])
  const restoreCommandFiles = await saveRunnerCommandFiles(env)
  const rules = await recoverCheckoutAndReadRules(core.getInput, {
    folder: workspace,
    env: untrusted,
    console,
  }).finally(restoreCommandFiles)
  const rulesNote = rulesFileLogLine(rules)
  if (rulesNote !== null) console.info(rulesNote)
  return rules
}

/** Returns the event that the workflow runs for, with the pull request that the inputs name. */
async function eventOf(
  { trustHead, pullRequest, githubToken }: Pick<Inputs, 'trustHead' | 'pullRequest' | 'githubToken'>,
  { env, signal }: ActionStepContext,
): Promise<ParsedWorkflowEvent> {
  const event = await readWorkflowEventRefusingUntrustedHead(env, trustHead)
  return addPullRequestToEventRefusingForks(event, pullRequest, trustHead, number => {
    const deadline = createRequestDeadline(maxRequestMilliseconds, signal)
    return askCurrentPullRequest(gitHubRepositoryAccessFromEnv(env, githubToken), number, deadline)
  })
}

function resultsFolderOf({ results, commentId }: Inputs, { env, workspace }: ActionStepContext): string {
  return results === null
    ? defaultOutputFolder(commentId.commentId, env, workspace)
    : resolve(workspace, results)
}

/** Measures base and head while the runner's command files are protected, and redacts the secrets in the result. */
async function measure(
  { env, signal, console }: ActionStepContext,
  inputs: Inputs,
  rules: RulesFileWithApplicableInputs,
  event: ParsedWorkflowEvent,
  profiles: string,
): Promise<ResultFileAndSamples> {
  const restoreCommandFiles = await saveRunnerCommandFiles(env)
  const context: RunContext = {
    folder: rules.folder,
    rules,
    env,
    event,
    server: gitHubUrlsFromEnv(env).server,
    profiles,
    signal,
    console,
    withholdCredentials: git => withholdAndMask(git, console),
    watch: watchIn(console),
  }
  // Loaded after the first line of the log, and before any untrusted code runs, which could change the files of the Action.
  const { runGateAlsoMeasuringReference } = await import('./run/several-runs.ts')
  const gateResult = await runGateAlsoMeasuringReference(inputs, context).finally(restoreCommandFiles)
  // Only now: the token that checkout has left is known since the run has withheld it.
  return createRedactor(secrets)(gateResult)
}

/** Returns where the outcome is shown, as far as that is known. */
function targetOf({ console, judged }: ActionStepContext): PublishTarget {
  return {
    ...{ comments, check: null, console },
    async onShown() {
      isPublished = true
      judged()
      await progress?.end()
    },
  }
}

async function endWithoutVerdict(thrown: unknown, step: ActionStepContext): Promise<void> {
  const { signal, console } = step
  if (isErrorDueToInterruption(thrown, signal)) {
    console.error('Cancelled. The checkout is as it was before the run; there is no verdict.')
    await progress?.end()
    // Even a request without an answer may have been carried out.
    if (comments && progress) await markMeasuringCommentCancelled(comments)
    return
  }
  const error = createRedactor(secrets)(thrown)
  if (isPublished) console.fail(formatErrorOnOneLine(error))
  else await publishFailure(error, targetOf(step))
}

/** Returns a watch that reports rounds to the log and to the comment. */
function watchIn(console: RunConsole): MeasurementWatcher {
  const lines = createRoundLoggingWatcher(console)
  return {
    ...lines,
    roundEnded(round) {
      lines.roundEnded(round)
      progress?.roundEnded(round)
    },
  }
}

/** Adds secrets, which the runner then masks in the log. */
function addSecrets(newSecrets: readonly string[]): void {
  for (const secret of newSecrets) {
    core.setSecret(secret)
    secrets.add(secret)
  }
}

async function withholdAndMask(git: Git, console: RunConsole): Promise<AsyncDisposable> {
  const withheld = await withholdGitAuthHeaders(git, console, note => core.saveState('withheld', note))
  addSecrets(withheld.secrets)
  return withheld
}
