// Entry of the Action: one gate run, published, and the check turned red only when everything else is done.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import * as core from '@actions/core'
import type { Inputs } from './core/inputs/inputs.ts'
import { failureLine, failureReport } from './core/report/say/failure.ts'
import { wholeReport } from './core/report/say/fit.ts'
import { markdownText } from './core/report/show/markdown.ts'
import { formatRatio, formatRounds } from './core/words/numbers.ts'
import { defaultFolder, refuseNonUtf8 } from './effects/files/folder.ts'
import { emptyFolder, refuseUnusable, writeResults } from './effects/files/results.ts'
import type { Git } from './effects/git/git.ts'
import { acceptOnPull } from './effects/github/acceptances.ts'
import { addressesIn, deadlineOf, repositoryIn } from './effects/github/api.ts'
import { type CommentPlace, commentPlace, siteOf, threadOf } from './effects/github/comment.ts'
import { withholdCredentials } from './effects/github/credentials.ts'
import { readEvent } from './effects/github/event.ts'
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
import { findRules, readInputsWith, rulesLine } from './effects/inputs/rules-file.ts'
import { logLines, type Watch } from './effects/measure/driver.ts'
import { secretsIn, untrustedEnvironment } from './effects/measure/environment.ts'
import { redactor } from './effects/measure/secrets.ts'
import { abortOnSignals, isCancellation } from './effects/program/interrupt.ts'
import { wakeWorkers } from './effects/program/wake-workers.ts'
import type { RunContext } from './run/open-run.ts'
import { gateSince } from './run/several-runs.ts'

const { env } = process
/** Milliseconds for asking GitHub about a pull request. */
const longestAsking = 45_000
wakeWorkers()
const folder = env.GITHUB_WORKSPACE || process.cwd()
const console = workflowConsole()
failWhereUncaught(console)
const interrupt = abortOnSignals(console)
let place: CommentPlace | null = null
let progress: ProgressComment | null = null
let isPublished = false
/** What must not be published, wherever it stands. */
const secrets = new Set<string>()
/** Where profiles are until the results folder is ours again. */
let aside: string | null = null

try {
  const token = core.getInput('github-token')
  addSecrets(secretsIn(env, token))
  const { env: untrusted } = untrustedEnvironment(env, [token])
  await refuseNonUtf8(folder)
  const restoreBefore = await protectCommandFiles(env)
  const rules = await findRules(core.getInput, { folder, env: untrusted, console }).finally(restoreBefore)
  const from = rulesLine(rules, core.getInput)
  if (from !== null) console.info(from)
  const inputs = readInputsWith(rules, core.getInput)
  console.info(introduction(inputs))
  const event = await withPull(
    await readEvent(env, inputs.trustHead),
    inputs.pullRequest,
    inputs.trustHead,
    number =>
      askPull(repositoryIn(env, inputs.githubToken), number, deadlineOf(longestAsking, interrupt.signal)),
  )
  place = commentPlace(inputs, event.pull, env, { signal: interrupt.signal, console })
  const folderOfResults =
    inputs.results === null
      ? defaultFolder(inputs.commentId.commentId, env, folder)
      : resolve(folder, inputs.results)
  await refuseUnusable(folderOfResults)
  core.saveState('folder', resolve(rules.folder, inputs.workingDirectory))

  if (place) {
    // For the post step, where this one is killed.
    core.saveState('measuring', 'true')
    progress = startProgress(place)
  }
  const restoreCommandFiles = await protectCommandFiles(env)
  const { server } = addressesIn(env)
  aside = await mkdtemp(join(env.RUNNER_TEMP || tmpdir(), 'benchgate-profiles-'))
  const context: RunContext = {
    folder: rules.folder,
    rules,
    env,
    event,
    withholdCredentials: withhold,
    server,
    profiles: aside,
    signal: interrupt.signal,
    isOurs: true,
    console,
    watch: watchIn(progress),
  }
  const found = await gateSince(inputs, context).finally(restoreCommandFiles)
  // Only now, as the token that checkout has left is known since the run has withheld it.
  const measured = redactor(secrets)(found)
  const asking = commentPlace({ ...inputs, comment: 'always' }, event.pull, env, {
    signal: interrupt.signal,
    console,
  })
  const accepted = asking
    ? await acceptOnPull(measured.result, inputs.acceptLabel, asking)
    : { result: measured.result, granted: [] }
  const gated = { ...measured, result: accepted.result }

  if (inputs.results === null) await emptyFolder(folderOfResults)
  const site = siteOf(inputs, event.pull, env)
  const report = markdownText(wholeReport(gated.result, { ...site, report: null }))
  const results = { ...gated, report, profiles: aside }
  const paths = await writeResults(folderOfResults, results).catch(logVerdict(gated.result, console))
  await publish(gated.result, paths, console, site)
  isPublished = true
  interrupt.judged()
  await progress?.end()
  if (place) await commentOnResult(accepted, place)
  const thread = threadOf(inputs.githubToken, event.pull, env)
  if (thread) await labelImproved(gated.result, inputs.improvedLabel, thread, interrupt.signal, console)
} catch (error) {
  if (isCancellation(error, interrupt.signal)) {
    console.error('Cancelled. The checkout is as it was found; there is no verdict.')
    await progress?.end()
    // Even a request without an answer may have been obeyed.
    if (place && progress) await commentOnCancel(place)
  } else await fail(error)
} finally {
  if (aside) await rm(aside, { recursive: true, force: true })
  if (progress) core.saveState('measuring', '')
  interrupt.done()
}

/** Rounds are told to the log, and to the comment. */
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

function introduction({ count, alpha, threshold, seed }: Inputs): string {
  return `${formatRounds(count)} of base and head, alpha ${alpha}, threshold ${formatRatio(threshold)}, seed ${seed}`
}

/** The runner masks them in the log. */
function addSecrets(found: readonly string[]): void {
  for (const secret of found) {
    core.setSecret(secret)
    secrets.add(secret)
  }
}

async function withhold(git: Git): Promise<AsyncDisposable> {
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
    if (place) await commentOnFailure(report, reason, place)
  } catch (second) {
    console.warn(`This failure could not be published: ${failureLine(second)}`)
  }
}
