// Writes the check run on the measured commit, for publishing jobs, whose own check is on another commit.
//
// A job of `workflow_run` runs on the default branch, so a check run carries the verdict to the commit, and the job itself stays
// green. GitHub counts only the newest of several check runs of one name, so a second gate of the same name is refused, and a
// red one for an open pull request stays red.
import { createHash } from 'node:crypto'
import * as core from '@actions/core'
import { verdictFailsCheck } from '../../core/judge/verdict.ts'
import type { ResultFile } from '../../core/model/result-file.ts'
import type { ReportLinks } from '../../core/report/say/block.ts'
import { renderFullestReportWithinLimit } from '../../core/report/say/fit-limit.ts'
import { headlineText } from '../../core/report/say/headline.ts'
import { markdownOfRunReport } from '../../core/report/show/markdown.ts'
import { regressionPlainLines, reportTextToPlain } from '../../core/report/show/plain-text.ts'
import { markdownInlineCodeOfName, shortPrintableName } from '../../core/words/escape.ts'
import type { RunConsole } from '../program/console.ts'
import {
  awaitRequestOrWarn,
  createRequestDeadline,
  type GitHubClient,
  type GitHubRepositoryWithToken,
  type OwnerAndRepo,
  type RequestDeadline,
  rethrowErrorUnlessHttp404,
  runGitHubRequestsWithRetries,
  UnexpectedGitHubResponseBodyError,
} from './api.ts'

export interface CheckRunContents {
  readonly name: string
  /** The comment-id of the gate. */
  readonly gate: string
  /** The open pull requests that may have been measured; empty if unknown. */
  readonly pulls: readonly number[]
  /** The commit of the check run. */
  readonly head: string
  readonly conclusion: 'success' | 'failure' | 'neutral' | 'cancelled' | 'skipped'
  readonly title: string
  /** Markdown of at most `maxCheckSummaryLength` characters. */
  readonly summary: string
  /** A line each, at most fifty. */
  readonly annotations: readonly string[]
  /** The address of the publishing run; null outside of a workflow. */
  readonly run: string | null
}

const maxCheckSummaryLength = 65_535

const longestTitle = 250

export const regressionAnnotationTitle = 'Performance regression'

/** The place at which the runner puts annotations without a file. */
const noFile = { path: '.github', start_line: 1, end_line: 1 } as const

/** The address of a check run; `said` is the reason why it does not show its contents, null if it does. */
interface CheckRunUrlAndProblem {
  readonly url: string
  readonly said: string | null
}

/** An existing check run of Benchgate. */
interface KnownCheck {
  readonly id: number
  readonly url: string
  readonly isOwn: boolean
  readonly isRed: boolean
  readonly pull: number | null
  readonly isAnnotated: boolean
}

const question = { failing: 'The check run could not be written', permission: 'checks: write' }

/**
 * Creates or updates the check run of this name on the commit. Throws CouldNotPublishError. GitHub only adds annotations, so
 * those of an earlier run stay, and no others are added. Each try looks for the check run again, as an earlier request may
 * have succeeded without a response. GitHub counts the newest of several check runs with one name, and pull requests with
 * the same head share them. So that no green one hides a red one, a name that two gates write is red, and one that is red
 * for another pull request stays red.
 */
export async function writeCheckRun(
  repository: GitHubRepositoryWithToken,
  check: CheckRunContents,
  deadline: RequestDeadline,
): Promise<CheckRunUrlAndProblem> {
  return runGitHubRequestsWithRetries(repository, question, deadline, async (rest, target) => {
    const checks = await known(rest, target, check)
    const ownCheck = checks.findLast(({ isOwn }) => isOwn) ?? null
    const others = ownCheck === null ? null : await othersOf(ownCheck, check, rest, target)
    if (ownCheck !== null && others !== null) return { url: ownCheck.url, said: staysRed(check, others) }
    if (isShared(checks)) return put(rest, target, shared(check), ownCheck)
    const written = await put(rest, target, check, ownCheck)
    // Another gate may have created one at the same moment.
    const isAlone = ownCheck !== null || !isShared(await known(rest, target, check))
    return isAlone ? written : put(rest, target, shared(check), null)
  })
}

async function put(
  rest: GitHubClient['rest'],
  target: OwnerAndRepo,
  { said = null, ...check }: CheckRunContents & { readonly said?: string | null },
  ownCheck: KnownCheck | null,
): Promise<CheckRunUrlAndProblem> {
  const { name, head, conclusion, summary, run, annotations } = check
  const title = shortPrintableName(check.title, longestTitle)
  const level = conclusion === 'failure' ? 'failure' : 'warning'
  const marks = annotations.map(message => ({
    ...({ ...noFile, annotation_level: level, title: regressionAnnotationTitle, message } as const),
  }))
  const contentWith = (added: typeof marks) => ({
    ...({ status: 'completed', conclusion, external_id: markOf(check) } as const),
    output: { title, summary, annotations: added },
    ...(run === null ? {} : { details_url: run }),
  })
  // A check run of another app cannot be updated, nor a deleted one.
  const updated =
    ownCheck === null
      ? null
      : await rest.checks
          .update({
            ...target,
            check_run_id: ownCheck.id,
            name,
            ...contentWith(ownCheck.isAnnotated ? [] : marks),
          })
          .catch(notOurs)
  const { data } =
    updated ?? (await rest.checks.create({ ...target, name, head_sha: head, ...contentWith(marks) }))
  if (typeof data?.id !== 'number') throw new UnexpectedGitHubResponseBodyError('a check run', data)
  return { url: data.html_url ?? '', said }
}

/** Returns Benchgate's check runs of this name on the commit. */
async function known(
  rest: GitHubClient['rest'],
  target: OwnerAndRepo,
  { name, head, gate }: CheckRunContents,
): Promise<readonly KnownCheck[]> {
  const query = { ...target, ref: head, check_name: name, filter: 'all', per_page: 100 } as const
  const { data } = await rest.checks.listForRef(query)
  if (!Array.isArray(data?.check_runs))
    throw new UnexpectedGitHubResponseBodyError('a list of check runs', data)
  return data.check_runs.flatMap(run => {
    const [, digest, pull] = /^benchgate (\w+)(?: #(\d+))?$/.exec(run.external_id ?? '') ?? []
    if (digest === undefined) return []
    return {
      ...{ id: run.id, url: run.html_url ?? '', isOwn: digest === digestOf(gate) },
      ...{ isRed: run.conclusion === 'failure', pull: pull === undefined ? null : Number(pull) },
      isAnnotated: run.output?.annotations_count !== 0,
    }
  })
}

/** Returns the mark that distinguishes our check runs from those of other workflows with the same name and app. */
function markOf({ gate, pulls }: CheckRunContents): string {
  const [pull, ...others] = pulls
  return `benchgate ${digestOf(gate)}${pull === undefined || others.length > 0 ? '' : ` #${pull}`}`
}

function digestOf(gate: string): string {
  return createHash('sha256').update(gate).digest('hex').slice(0, 16)
}

function isShared(checks: readonly KnownCheck[]): boolean {
  return checks.some(({ isOwn }) => !isOwn)
}

function shared(check: CheckRunContents) {
  const tell = (name: string) =>
    `Two gates write the check ${name} on this commit, so one would hide the verdict of the other. Give each a name of its own with the input "check" of the publishing step; this takes effect from the next commit on. Gates are told apart by their comment-id.`
  const title = 'Two gates write this check'
  const summary = tell(markdownInlineCodeOfName(check.name))
  const message = tell(`"${check.name}"`)
  return { ...check, conclusion: 'failure', title, summary, annotations: [], said: message } as const
}

/** Returns the pull requests for which it must stay red; null if it may be updated. */
async function othersOf(
  { isRed, pull }: KnownCheck,
  { conclusion, pulls, head }: CheckRunContents,
  rest: GitHubClient['rest'],
  target: OwnerAndRepo,
): Promise<readonly number[] | null> {
  if (!isRed || conclusion === 'failure') return null
  if (pulls.length > 1) return pulls
  if (pull === null || pulls.includes(pull)) return null
  const answer = await rest.pulls.get({ ...target, pull_number: pull }).catch(rethrowErrorUnlessHttp404)
  return answer?.data?.state === 'open' && answer.data.head?.sha === head ? [pull] : null
}

function staysRed({ name }: CheckRunContents, others: readonly number[]): string {
  const marks = others.map(number => `#${number}`).join(', ')
  return `The check "${name}" was red, and stays so: ${marks} ${others.length > 1 ? 'have' : 'has'} this commit as head, too, and GitHub shows one check for all. Close one, or give it a commit of its own, and run this again.`
}

function notOurs(error: unknown): null {
  return (error as { status?: number; message?: string }).status === 403 &&
    /app_id/.test((error as Error).message)
    ? null
    : rethrowErrorUnlessHttp404(error)
}

// Publishing of results.

/** The repository, commit and name of a check run to write. */
export interface CheckRunTarget extends Pick<CheckRunContents, 'name' | 'gate' | 'pulls' | 'head' | 'run'> {
  readonly repository: GitHubRepositoryWithToken
  readonly signal: AbortSignal
  readonly console: RunConsole
}

/** Milliseconds for all requests of a check run, including waits. */
const longest = 45_000

/** Shows the verdict with its report. */
export async function publishCheckRunOfResult(
  result: ResultFile,
  site: ReportLinks,
  place: CheckRunTarget,
): Promise<boolean> {
  return publishCheckRun(place, {
    conclusion: conclusionOf(result),
    title: reportTextToPlain(headlineText(result)),
    summary: renderFullestReportWithinLimit(result, maxCheckSummaryLength, markdownOfRunReport, site),
    annotations: result.calibration === null ? regressionPlainLines(result) : [],
  })
}

/** A verdict that neither passes nor fails is neutral, which does not block merging. */
function conclusionOf({ verdict, settings: { failOn } }: ResultFile): CheckRunContents['conclusion'] {
  if (verdictFailsCheck(verdict, failOn)) return 'failure'
  return verdict === 'pass' ? 'success' : 'neutral'
}

/** Returns whether the check run was written; if not, it warns. */
export async function publishCheckRun(
  { repository, signal, console, ...place }: CheckRunTarget,
  content: Pick<CheckRunContents, 'conclusion' | 'title' | 'summary' | 'annotations'>,
): Promise<boolean> {
  const writing = writeCheckRun(repository, { ...place, ...content }, createRequestDeadline(longest, signal))
  const written = await awaitRequestOrWarn(writing, console)
  core.setOutput('check-url', written?.url ?? '')
  if (written?.said) console.warn(written.said)
  return written !== null
}
