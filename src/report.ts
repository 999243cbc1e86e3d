// Entry of report/action.yml: judges the results of other jobs together by our own rules, and publishes them.
import { resolve } from 'node:path'
import * as core from '@actions/core'
import type { Inputs } from './core/inputs/inputs.ts'
import { reportInputsOf } from './core/inputs/step-inputs.ts'
import { failsCheck } from './core/judge/verdict.ts'
import { judgeElsewhere, type TrustedFacts } from './core/merge/judge-elsewhere.ts'
import { NoResultLeft } from './core/model/errors.ts'
import type { ResultFile, RulesFile } from './core/model/result-file.ts'
import type { Site } from './core/report/say/block.ts'
import { failureLine, failureReport } from './core/report/say/failure.ts'
import { fullReport } from './core/report/say/fit.ts'
import { headline } from './core/report/say/line.ts'
import { markdownText } from './core/report/show/markdown.ts'
import { plainText } from './core/report/show/plain.ts'
import { defaultFolder } from './effects/files/folder.ts'
import { readResults } from './effects/files/result-folder.ts'
import { emptyFolder, writeResults } from './effects/files/results.ts'
import { acceptOnPull } from './effects/github/acceptances.ts'
import { CouldNotPublish, deadlineOf, type Repository, repositoryIn } from './effects/github/api.ts'
import { type CheckPlace, checkOnFailure, checkOnResult } from './effects/github/check-run.ts'
import { type CommentPlace, commentPlace, runAddress, siteOf } from './effects/github/comment.ts'
import { labelImproved } from './effects/github/labels.ts'
import { logVerdict, publish, publishFailure } from './effects/github/publish.ts'
import { commentOnFailure, commentOnResult } from './effects/github/publish-comment.ts'
import {
  askPull,
  type FoundPull,
  findPull,
  type PublishSubject,
  readSubject,
  refuseOtherHead,
  rulesBeforeOf,
} from './effects/github/pull-request.ts'
import { failWhereUncaught, workflowConsole } from './effects/github/workflow-console.ts'
import { rulesAt, rulesSince } from './effects/inputs/rules-at.ts'
import { type FoundRules, readInputsWith, rulesLine } from './effects/inputs/rules-file.ts'
import { abortOnSignals, isCancellation } from './effects/program/interrupt.ts'
import { version } from './version.ts'

/** The most milliseconds for requests to GitHub before there is a verdict; judging is not included. */
const maxRequestMilliseconds = 60_000

const { env } = process
const workspace = env.GITHUB_WORKSPACE || process.cwd()
const console = workflowConsole()
failWhereUncaught(console)
const interrupt = abortOnSignals(console)
const { signal } = interrupt
let subject: PublishSubject | null = null
let pull: FoundPull | null = null
let check: CheckPlace | null = null
let inputs: Inputs | null = null
let isPublished = false

try {
  console.info(`Benchgate ${version}`)
  const repository = repositoryIn(env, core.getInput('github-token'))
  const stepInputs = reportInputsOf(core.getInput)
  const deadline = deadlineOf(maxRequestMilliseconds, signal)
  subject = await readSubject(env, stepInputs, number => askPull(repository, number, deadline))
  pull = await pullOf(repository, subject)
  check = checkOf(subject, pull, stepInputs.check, repository)
  const rules = await rulesAt(repository, subject.rules, core.getInput, workspace, deadline)
  const rulesNote = rulesLine(rules, core.getInput, ` in ${subject.rules}`)
  if (rulesNote !== null) console.info(rulesNote)
  inputs = readInputsWith(rules, core.getInput)

  const rulesBefore = await rulesBeforeOf(repository, subject, deadline)
  const rulesFile =
    rulesBefore === null
      ? rulesFileWithoutChanges(rules)
      : await rulesSince(repository, rulesBefore, rules, deadline)
  const judged = await judgeResults(stepInputs.results, { ...subject, inputs, file: rulesFile })
  await refuseOtherHead(repository, judged.commits.head.sha, subject, deadline)
  const commentTarget = commentTargetIn(repository, inputs, subject, pull)
  const accepted = commentTarget
    ? await acceptOnPull(judged, inputs.acceptLabel, commentTarget)
    : { result: judged, granted: [] }
  const { result } = accepted

  const folder = defaultFolder(inputs.commentId.commentId, env, workspace)
  await emptyFolder(folder)
  const site = siteIn(inputs, subject, commentTarget !== null)
  const report = markdownText(fullReport(result, { ...site, report: null }))
  const results = { result, report, profiles: folder, samples: null }
  const paths = await writeResults(folder, results).catch(logVerdict(result, console))
  await publish(result, paths, console, site, check !== null)
  isPublished = true
  interrupt.judged()
  const isShown = check !== null && (await checkOnResult(result, site, check))
  // The verdict must be visible somewhere.
  if (check !== null && !isShown && failsCheck(result.verdict, result.settings.failOn))
    console.fail(plainText(headline(result)))
  if (commentTarget && inputs.comment !== 'never') await commentOnResult(accepted, { ...commentTarget, site })
  if (commentTarget) await labelImproved(result, inputs.improvedLabel, commentTarget.thread, signal, console)
} catch (error) {
  if (isCancellation(error, signal)) console.error('Cancelled. Nothing more is published.')
  else await fail(error)
} finally {
  interrupt.done()
}

/** Reads and judges the results. Keeps no reference to the files, which take more memory than the judged result. */
async function judgeResults(folder: string, context: TrustedFacts & PublishSubject): Promise<ResultFile> {
  const readFiles = await readResults(resolve(workspace, folder))
  if (readFiles.length === 0) throw noResultError(folder, context)
  for (const { name, why } of readFiles)
    console.info(why === '' ? `read ${name}` : `not read: ${name}. ${why}`)
  const files = readFiles.map(({ name, result, why }) => (result ? { name, result } : { name, problem: why }))
  return judgeElsewhere(files, context)
}

/** Returns the rules file as one that the pull request does not change. */
function rulesFileWithoutChanges({ file }: FoundRules): RulesFile | null {
  return file === null ? null : { file, changes: [] }
}

/** Returns where to publish a check: a job that runs after another workflow is not shown on a pull request. */
function checkOf(
  { head, run }: PublishSubject,
  { all: pulls }: FoundPull,
  checkName: string | null,
  repository: Repository,
): CheckPlace | null {
  const name = checkName ?? (run === null ? null : (run.workflow ?? 'Benchgate'))
  if (name === null) return null
  const checkOptions = { name, gate: core.getInput('comment-id'), pulls, head }
  return { ...checkOptions, run: runUrl(repository, env.GITHUB_RUN_ID), repository, signal, console }
}

/** Finds the pull request; without a number if it is unknown, or has newer commits, which is logged. */
async function pullOf(repository: Repository, subject: PublishSubject): Promise<FoundPull> {
  try {
    const found = await findPull(repository, subject, deadlineOf(maxRequestMilliseconds, signal))
    if (found.number === null) console.info(found.why)
    return found
  } catch (error) {
    if (!(error instanceof CouldNotPublish)) throw error
    console.warn(error.message)
    return { number: null, all: [], why: error.message }
  }
}

/** Returns where to comment on the pull request. */
function commentTargetIn(
  repository: Repository,
  inputs: Inputs,
  { run, head }: PublishSubject,
  { number }: FoundPull,
): CommentPlace | null {
  if (number === null) return null
  const commenting = inputs.comment === 'never' ? ({ ...inputs, comment: 'always' } as const) : inputs
  const commentTarget = commentPlace(commenting, { number, headSha: head }, env, { signal, console })
  if (commentTarget === null || run === null) return commentTarget
  // Runs that publish may overtake each other; those that measure are in the order of their commits.
  const mark = { ...commentTarget.mark, run: [run.id, run.attempt] as const }
  return { ...commentTarget, mark, run: runUrl(repository, run.id) }
}

/** Returns the site; the run that has measured may be another than the one that has the report. */
function siteIn(inputs: Inputs, { run }: PublishSubject, isOnPull: boolean): Site {
  const site = siteOf(inputs, isOnPull ? {} : null, env)
  return run === null || site.repository === null
    ? site
    : { ...site, run: `${site.repository}/actions/runs/${run.id}` }
}

function runUrl({ at, repository }: Repository, id: string | number | undefined): string | null {
  return id === undefined ? null : runAddress(at, repository, String(id))
}

function noResultError(folder: string, { run }: PublishSubject): NoResultLeft {
  if (run === null)
    return new NoResultLeft(
      `results: there is no result.json in ${folder}. No job before this one has handed over a result, or actions/download-artifact has put it elsewhere.`,
      null,
    )
  return new NoResultLeft(
    `The run that was to measure this commit ended as "${run.conclusion}" and has left no result.`,
    runUrl(repositoryIn(env, core.getInput('github-token')), run.id),
  )
}

/** Reports whether the run waits for approval, as those of first-time contributors do, so that nothing is known yet. */
function isAwaitingApproval(error: unknown): boolean {
  return error instanceof NoResultLeft && subject?.run?.conclusion === 'action_required'
}

async function fail(error: unknown): Promise<void> {
  if (isAwaitingApproval(error))
    return console.info(
      'The run that is to measure this commit waits for approval. Nothing is published until it has run.',
    )
  const reason = failureLine(error)
  const hasNoResult = error instanceof NoResultLeft && check !== null
  if (hasNoResult) console.info(reason)
  else console.fail(reason)
  try {
    if (isPublished) return
    const isRed = check === null || conclusionOf(error) === 'failure'
    const report = markdownText(failureReport(error, isRed))
    await publishFailure(report)
    interrupt.judged()
    const isShown = check !== null && (await checkOnFailure(report, reason, conclusionOf(error), check))
    if (hasNoResult && !isShown) console.fail(reason)
    if (!subject || !pull || !inputs || inputs.comment === 'never') return
    const commentTarget = commentTargetIn(
      repositoryIn(env, core.getInput('github-token')),
      inputs,
      subject,
      pull,
    )
    if (commentTarget) await commentOnFailure(report, reason, commentTarget)
  } catch (second) {
    console.warn(`This failure could not be published: ${failureLine(second)}`)
  }
}

/**
 * Returns the conclusion of the check: a run that was cancelled or had nothing to do is reported as such. With a skipped check
 * a pull request can be merged, so strangers, who can write `if: false` into the workflow that measures them, get a failure
 * instead.
 */
function conclusionOf(error: unknown): 'failure' | 'cancelled' | 'skipped' {
  const conclusion = error instanceof NoResultLeft ? subject?.run?.conclusion : null
  const isTrue = conclusion === 'cancelled' || (conclusion === 'skipped' && !subject?.isStrangers)
  return isTrue ? conclusion : 'failure'
}
