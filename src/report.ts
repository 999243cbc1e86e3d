// Entry of report/action.yml: judges the results of other jobs together by our own rules, and publishes them.
import { resolve } from 'node:path'
import * as core from '@actions/core'
import type { Inputs } from './core/inputs/check-inputs.ts'
import { parseInputValues } from './core/inputs/input-table.ts'
import { gitHubInputDefinitions, ownReportStepInputDefinitions } from './core/inputs/step-inputs.ts'
import {
  judgeOtherJobsResults,
  type ResultJudgingContextOfPublishingJob,
} from './core/merge/merge-results.ts'
import { MissingJobResultsError } from './core/model/errors.ts'
import type { ResultFile } from './core/model/result-file.ts'
import { formatErrorOnOneLine } from './core/report/say/run-failure.ts'
import { defaultOutputFolder } from './effects/files/folder.ts'
import { readResultsInFolder, recreateDefaultResultsFolder } from './effects/files/results.ts'
import {
  awaitRequestOrWarn,
  createRequestDeadline,
  type GitHubRepositoryWithToken,
  gitHubRepositoryAccessFromEnv,
} from './effects/github/api.ts'
import type { CheckRunTarget } from './effects/github/check-run.ts'
import {
  type PublishTarget,
  publishFailure,
  publishResultAndFailJobOnVerdict,
} from './effects/github/publish.ts'
import {
  askCurrentPullRequest,
  findCommitToCompareRulesWith,
  findPullRequestOfHead,
  type PublishSubject,
  type PullRequestLookupResult,
  refuseResultOfOtherHead,
  resolvePublishSubject,
} from './effects/github/pull-request.ts'
import {
  linksFromReportOfThisWorkflowRun,
  type PullRequestCommentContext,
  pullRequestCommentContextOrNull,
  workflowRunUrl,
} from './effects/github/update-comment.ts'
import { type ActionStepContext, runFunctionAsActionStep } from './effects/github/workflow-console.ts'
import { readInputsAddedByRulesFromGitHub, readRulesChangesFromGitHub } from './effects/inputs/rules-at.ts'
import { readInputsWithRules, rulesFileLogLine } from './effects/inputs/rules-file.ts'
import { isErrorDueToInterruption } from './effects/program/interrupt.ts'
import { version } from './version.ts'

/** The most milliseconds for requests to GitHub before the results are judged, and for those after it. */
const maxRequestMilliseconds = 60_000

let subject: PublishSubject | null = null
let comments: PullRequestCommentContext | null = null
let check: CheckRunTarget | null = null
let isPublished = false

await runFunctionAsActionStep(judgeAndPublish, async (error, step) => {
  const { signal, console } = step
  if (isErrorDueToInterruption(error, signal)) console.error('Cancelled. Nothing more is published.')
  else if (isAwaitingApproval(error))
    console.info(
      'The run that is to measure this commit waits for approval. Nothing is published until it has run.',
    )
  else if (isPublished) console.fail(formatErrorOnOneLine(error))
  else await publishFailure(error, targetOf(step), conclusionOf(error))
})

async function judgeAndPublish(step: ActionStepContext): Promise<void> {
  const { env, workspace, signal, console } = step
  console.info(`Benchgate ${version}`)
  const repository = gitHubRepositoryAccessFromEnv(env, core.getInput('github-token'))
  const stepInputs = parseInputValues(ownReportStepInputDefinitions, core.getInput)
  const deadline = createRequestDeadline(maxRequestMilliseconds, signal)
  subject = await resolvePublishSubject(
    env,
    { pull: stepInputs.pullRequest, head: stepInputs.head },
    number => askCurrentPullRequest(repository, number, deadline),
  )
  const pull = await pullOf(repository, subject, step)
  check = checkOf(subject, pull, stepInputs.check, repository, step)
  comments = commentsOn(pull, parseInputValues(gitHubInputDefinitions, core.getInput), subject, step)
  const rules = await readInputsAddedByRulesFromGitHub(
    repository,
    subject.rules,
    core.getInput,
    workspace,
    deadline,
  )
  const rulesNote = rulesFileLogLine(rules, ` in ${subject.rules}`)
  if (rulesNote !== null) console.info(rulesNote)
  const inputs = readInputsWithRules(rules, core.getInput)

  const since = await findCommitToCompareRulesWith(repository, subject, deadline)
  const unchangedFile = rules.file === null ? null : { file: rules.file, changes: [] }
  const file =
    since === null ? unchangedFile : await readRulesChangesFromGitHub(repository, since, rules, deadline)
  const facts = { ...subject, inputs, file }
  const result = await judgeResults(stepInputs.results, facts, repository, step)
  await refuseResultOfOtherHead(
    repository,
    result.commits.head.sha,
    subject,
    createRequestDeadline(maxRequestMilliseconds, signal),
  )

  const folder = defaultOutputFolder(inputs.commentId.commentId, env, workspace)
  await recreateDefaultResultsFolder(folder)
  const site = linksFromReportOfThisWorkflowRun(inputs.acceptLabel, comments, env)
  await publishResultAndFailJobOnVerdict(
    { result, profiles: folder, samples: null },
    {
      ...{ ...targetOf(step), labels: inputs, folder },
      // The run that has measured may be another than the one that has the report.
      site: subject.run === null ? site : { ...site, run: workflowRunUrl(repository, subject.run.id) },
    },
  )
}

/** Returns where the outcome is shown, as far as that is known. */
function targetOf({ console, judged }: ActionStepContext): PublishTarget {
  return {
    ...{ comments, check, console },
    async onShown() {
      isPublished = true
      judged()
    },
  }
}

/** Reads and judges the results. Keeps no reference to the files, which take more memory than the judged result. */
async function judgeResults(
  folder: string,
  facts: ResultJudgingContextOfPublishingJob & PublishSubject,
  repository: GitHubRepositoryWithToken,
  { workspace, console }: ActionStepContext,
): Promise<ResultFile> {
  const readFiles = await readResultsInFolder(resolve(workspace, folder))
  if (readFiles.length === 0) throw noResultError(folder, facts, repository)
  for (const { name, why } of readFiles)
    console.info(why === '' ? `read ${name}` : `not read: ${name}. ${why}`)
  const files = readFiles.map(({ name, result, why }) => (result ? { name, result } : { name, problem: why }))
  return judgeOtherJobsResults(files, facts)
}

/** Returns where to publish a check: a job that runs after another workflow is not shown on a pull request. */
function checkOf(
  { head, run }: PublishSubject,
  { all: pulls }: PullRequestLookupResult,
  checkName: string | null,
  repository: GitHubRepositoryWithToken,
  { env, signal, console }: ActionStepContext,
): CheckRunTarget | null {
  const name = checkName ?? (run === null ? null : (run.workflow ?? 'Benchgate'))
  if (name === null) return null
  const checkOptions = { name, gate: core.getInput('comment-id'), pulls, head }
  return { ...checkOptions, run: workflowRunUrl(repository, env.GITHUB_RUN_ID), repository, signal, console }
}

/** Finds the pull request; without a number if it is unknown, or has newer commits, which is logged. */
async function pullOf(
  repository: GitHubRepositoryWithToken,
  subject: PublishSubject,
  { signal, console }: ActionStepContext,
): Promise<PullRequestLookupResult> {
  const deadline = createRequestDeadline(maxRequestMilliseconds, signal)
  const found = await awaitRequestOrWarn(findPullRequestOfHead(repository, subject, deadline), console)
  if (found?.number === null) console.info(found.why)
  return found ?? { number: null, all: [], why: '' }
}

function commentsOn(
  { number }: PullRequestLookupResult,
  inputs: Pick<Inputs, 'comment' | 'commentId' | 'githubToken'>,
  { run, head }: PublishSubject,
  { env, signal, console }: ActionStepContext,
): PullRequestCommentContext | null {
  const pull = number === null ? null : { number, headSha: head }
  const place = pullRequestCommentContextOrNull(inputs, pull, env, { signal, console })
  if (place === null || run === null) return place
  // Runs that publish may overtake each other; those that measure are in the order of their commits.
  const mark = { ...place.mark, run: [run.id, run.attempt] as const }
  return { ...place, mark, run: workflowRunUrl(place.thread, run.id) }
}

function noResultError(
  folder: string,
  { run }: PublishSubject,
  repository: GitHubRepositoryWithToken,
): MissingJobResultsError {
  if (run === null)
    return new MissingJobResultsError(
      `results: there is no result.json in ${folder}. Either no earlier job uploaded a result, or actions/download-artifact has put it elsewhere: check the measuring job, or set "results" to the right folder.`,
      null,
    )
  return new MissingJobResultsError(
    `The run that was to measure this commit ended as "${run.conclusion}" and has left no result.`,
    workflowRunUrl(repository, run.id),
  )
}

/** Reports whether the run waits for approval, as those of first-time contributors do, so that nothing is known yet. */
function isAwaitingApproval(error: unknown): boolean {
  return error instanceof MissingJobResultsError && subject?.run?.conclusion === 'action_required'
}

/**
 * Returns the conclusion of the check: a run that was cancelled or had nothing to do is reported as such. With a skipped check
 * a pull request can be merged, so strangers, who can write `if: false` into the workflow that measures them, get a failure
 * instead.
 */
function conclusionOf(error: unknown): 'failure' | 'cancelled' | 'skipped' {
  const conclusion = error instanceof MissingJobResultsError ? subject?.run?.conclusion : null
  const isTrue = conclusion === 'cancelled' || (conclusion === 'skipped' && !subject?.isStrangers)
  return isTrue ? conclusion : 'failure'
}
