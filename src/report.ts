// Entry of report/action.yml: the results of other jobs, judged together by our own rules, and published.
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
import { wholeReport } from './core/report/say/fit.ts'
import { headline } from './core/report/say/line.ts'
import { markdownText } from './core/report/show/markdown.ts'
import { plainText } from './core/report/show/plain.ts'
import { defaultFolder } from './effects/files/folder.ts'
import { readResults } from './effects/files/read-results.ts'
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

/** Milliseconds for all that is asked of GitHub before there is a verdict; judging takes none of them. */
const longest = 60_000

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
  const own = reportInputsOf(core.getInput)
  const patience = deadlineOf(longest, signal)
  subject = await readSubject(env, own, number => askPull(repository, number, patience))
  pull = await pullOf(repository, subject)
  check = checkOf(subject, pull, own.check, repository)
  const rules = await rulesAt(repository, subject.rules, core.getInput, workspace, patience)
  const from = rulesLine(rules, core.getInput, ` in ${subject.rules}`)
  if (from !== null) console.info(from)
  inputs = readInputsWith(rules, core.getInput)

  const since = await rulesBeforeOf(repository, subject, patience)
  const file = since === null ? ruled(rules) : await rulesSince(repository, since, rules, patience)
  const judged = await judgedIn(own.results, { ...subject, inputs, file })
  await refuseOtherHead(repository, judged.commits.head.sha, subject, patience)
  const place = placeIn(repository, inputs, subject, pull)
  const accepted = place
    ? await acceptOnPull(judged, inputs.acceptLabel, place)
    : { result: judged, granted: [] }
  const { result } = accepted

  const folder = defaultFolder(inputs.commentId.commentId, env, workspace)
  await emptyFolder(folder)
  const site = siteIn(inputs, subject, place !== null)
  const report = markdownText(wholeReport(result, { ...site, report: null }))
  const results = { result, report, profiles: folder, samples: null }
  const paths = await writeResults(folder, results).catch(logVerdict(result, console))
  await publish(result, paths, console, site, check !== null)
  isPublished = true
  interrupt.judged()
  const isShown = check !== null && (await checkOnResult(result, site, check))
  // Somewhere the verdict must be seen.
  if (check !== null && !isShown && failsCheck(result.verdict, result.settings.failOn))
    console.fail(plainText(headline(result)))
  if (place && inputs.comment !== 'never') await commentOnResult(accepted, { ...place, site })
  if (place) await labelImproved(result, inputs.improvedLabel, place.thread, signal, console)
} catch (error) {
  if (isCancellation(error, signal)) console.error('Cancelled. Nothing more is published.')
  else await fail(error)
} finally {
  interrupt.done()
}

/** Nobody else keeps the files, which take more memory than what comes of them. */
async function judgedIn(folder: string, known: TrustedFacts & PublishSubject): Promise<ResultFile> {
  const found = await readResults(resolve(workspace, folder))
  if (found.length === 0) throw nothingIn(folder, known)
  for (const { name, why } of found) console.info(why === '' ? `read ${name}` : `not read: ${name}. ${why}`)
  const files = found.map(({ name, result, why }) => (result ? { name, result } : { name, problem: why }))
  return judgeElsewhere(files, known)
}

/** Rules that nothing is changed in. */
function ruled({ file }: FoundRules): RulesFile | null {
  return file === null ? null : { file, changes: [] }
}

/** A job that runs after another workflow stands on no pull request. */
function checkOf(
  { head, run }: PublishSubject,
  { all: pulls }: FoundPull,
  named: string | null,
  repository: Repository,
): CheckPlace | null {
  const name = named ?? (run === null ? null : (run.workflow ?? 'Benchgate'))
  if (name === null) return null
  const of = { name, gate: core.getInput('comment-id'), pulls, head }
  return { ...of, run: addressOf(repository, env.GITHUB_RUN_ID), repository, signal, console }
}

/** The pull request; without a number where it is not known, or has moved on, which is said. */
async function pullOf(repository: Repository, subject: PublishSubject): Promise<FoundPull> {
  try {
    const found = await findPull(repository, subject, deadlineOf(longest, signal))
    if (found.number === null) console.info(found.why)
    return found
  } catch (error) {
    if (!(error instanceof CouldNotPublish)) throw error
    console.warn(error.message)
    return { number: null, all: [], why: error.message }
  }
}

/** Its conversation. */
function placeIn(
  repository: Repository,
  inputs: Inputs,
  { run, head }: PublishSubject,
  { number }: FoundPull,
): CommentPlace | null {
  if (number === null) return null
  const commenting = inputs.comment === 'never' ? ({ ...inputs, comment: 'always' } as const) : inputs
  const place = commentPlace(commenting, { number, headSha: head }, env, { signal, console })
  if (place === null || run === null) return place
  // Runs that publish may overtake each other; those that measure are in the order of their commits.
  const mark = { ...place.mark, run: [run.id, run.attempt] as const }
  return { ...place, mark, run: addressOf(repository, run.id) }
}

/** The run that has measured may be another than the one that has the report. */
function siteIn(inputs: Inputs, { run }: PublishSubject, isOnPull: boolean): Site {
  const site = siteOf(inputs, isOnPull ? {} : null, env)
  return run === null || site.repository === null
    ? site
    : { ...site, run: `${site.repository}/actions/runs/${run.id}` }
}

function addressOf({ at, repository }: Repository, id: string | number | undefined): string | null {
  return id === undefined ? null : runAddress(at, repository, String(id))
}

function nothingIn(folder: string, { run }: PublishSubject): NoResultLeft {
  if (run === null)
    return new NoResultLeft(
      `results: there is no result.json in ${folder}. No job before this one has handed over a result, or actions/download-artifact has put it elsewhere.`,
      null,
    )
  return new NoResultLeft(
    `The run that was to measure this commit ended as "${run.conclusion}" and has left no result.`,
    addressOf(repositoryIn(env, core.getInput('github-token')), run.id),
  )
}

/** Whether the run waits for somebody to approve it, as those of first-time contributors do: nothing is known yet. */
function isHeld(error: unknown): boolean {
  return error instanceof NoResultLeft && subject?.run?.conclusion === 'action_required'
}

async function fail(error: unknown): Promise<void> {
  if (isHeld(error))
    return console.info(
      'The run that is to measure this commit waits for approval. Nothing is published until it has run.',
    )
  const reason = failureLine(error)
  const isOthers = error instanceof NoResultLeft && check !== null
  if (isOthers) console.info(reason)
  else console.fail(reason)
  try {
    if (isPublished) return
    const isRed = check === null || conclusionOf(error) === 'failure'
    const report = markdownText(failureReport(error, isRed))
    await publishFailure(report)
    interrupt.judged()
    const isShown = check !== null && (await checkOnFailure(report, reason, conclusionOf(error), check))
    if (isOthers && !isShown) console.fail(reason)
    if (!subject || !pull || !inputs || inputs.comment === 'never') return
    const place = placeIn(repositoryIn(env, core.getInput('github-token')), inputs, subject, pull)
    if (place) await commentOnFailure(report, reason, place)
  } catch (second) {
    console.warn(`This failure could not be published: ${failureLine(second)}`)
  }
}

/**
 * A run that somebody has ended, or that had nothing to do, is said to be that. With a check that was skipped a pull request
 * can be merged, so strangers, who can write `if: false` into the workflow that measures them, get none.
 */
function conclusionOf(error: unknown): 'failure' | 'cancelled' | 'skipped' {
  const conclusion = error instanceof NoResultLeft ? subject?.run?.conclusion : null
  const isTrue = conclusion === 'cancelled' || (conclusion === 'skipped' && !subject?.isStrangers)
  return isTrue ? conclusion : 'failure'
}
