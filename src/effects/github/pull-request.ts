// Determines what a publishing job publishes: the measured commit, its pull request with its labels, and the rules that apply.
import { MisconfiguredError } from '../../core/model/errors.ts'
import type {
  CompletedRunInPayload,
  ParsedWorkflowEvent,
  PullRequest,
  WorkflowEventPayload,
} from '../../core/model/event.ts'
import { isFullSha, shortSha } from '../../core/words/numbers.ts'
import {
  fetchAllPages,
  type GitHubClient,
  type GitHubRepositoryWithToken,
  type OwnerAndRepo,
  type RequestDeadline,
  rethrowErrorUnlessHttp404,
  runGitHubRequestsWithRetries,
  UnexpectedGitHubResponseBodyError,
} from './api.ts'
import { mayComeFromOtherRepository, readEventPayload, refuseNamedPullRequestOfFork } from './event.ts'

/** The subject of a publishing job; nothing of it is taken from a result file. */
export interface PublishSubject {
  /** The measured commit, or the one that GitHub made a merge commit of: the check is on it. */
  readonly head: string
  /** That merge commit; null if the event does not have it. */
  readonly merge: string | null
  /**
   * The commit whose rules file applies: the default branch's after a run that strangers may have caused; in the measuring
   * workflow, which a pull request can change as well, the commit it runs for.
   */
  readonly rules: string
  /** The commit whose rules were in force before, to tell what the change accepts; null if unknown. */
  readonly rulesBefore: string | null
  /** The pull request; null if there is none, or the event does not have it. */
  readonly pull: number | null
  /** The branch by which the pull request is then found; null if there is none, or its repository is gone. */
  readonly branch: { readonly repository: number; readonly owner: string; readonly name: string } | null
  /** True if the measuring job ran code of people without write permission; true if unknown. */
  readonly isStrangers: boolean
  /**
   * The measuring run; null if it is this one. `workflow` is the name of its workflow on the default branch, null if GitHub does not
   * have it; `conclusion` is GitHub's: `success`, `failure`, `cancelled`, …
   */
  readonly run: {
    readonly id: number
    readonly attempt: number
    readonly workflow: string | null
    readonly conclusion: string
  } | null
}

/**
 * Reads the subject from the environment and payload file of a workflow step, or asks for the named pull request. Throws
 * MisconfiguredError if neither has it, and the errors of `ask`.
 */
export async function resolvePublishSubject(
  env: Readonly<Record<string, string | undefined>>,
  named: { readonly pull: number | null; readonly head: string | null },
  ask: (pull: number) => Promise<CurrentPullRequestState>,
): Promise<PublishSubject> {
  const { GITHUB_EVENT_NAME: name = '', GITHUB_EVENT_PATH: path, GITHUB_SHA: sha = '' } = env
  if (named.pull !== null) {
    if (name === 'workflow_run' || name === 'pull_request')
      throw new MisconfiguredError(
        `pull-request: "${named.pull}" is not needed on "${name}", whose event says what was measured. Leave it out.`,
      )
    if (!isFullSha(sha)) throw unsaid('GITHUB_SHA', name)
    const pull = await ask(named.pull)
    const [head, isStrangers] = [named.head ?? pull.headSha, pull.isOfFork]
    return { ...emptySubject, head, rules: sha, pull: pull.number, isStrangers }
  }
  if (named.head !== null)
    throw new MisconfiguredError(
      `head: "${named.head}" has no effect without "pull-request". Set both, or leave it out.`,
    )
  return publishSubjectOfEvent(name, path ? await readEventPayload(path) : {}, sha)
}

const emptySubject = { merge: null, rulesBefore: null, pull: null, branch: null, run: null } as const

/** `sha` is the commit for which the publishing workflow runs. */
export function publishSubjectOfEvent(
  name: string,
  payload: WorkflowEventPayload,
  sha: string,
): PublishSubject {
  const { workflow, workflow_run: run, pull_request: pull, merge_group } = payload
  if (!isFullSha(sha)) throw unsaid('GITHUB_SHA', name)
  if (name === 'workflow_run') {
    if (!isFullSha(run?.head_sha) || typeof run.id !== 'number') throw unsaid('the measuring run', name)
    return {
      ...emptySubject,
      head: run.head_sha,
      // A workflow_run event always runs for the default branch.
      rules: sha,
      branch: run.event === 'pull_request' ? branchOf(run) : null,
      isStrangers: mayComeFromOtherRepository(run.head_repository, payload),
      run: {
        ...{ id: run.id, attempt: run.run_attempt ?? 1, conclusion: run.conclusion ?? '' },
        workflow: workflow?.name || null,
      },
    }
  }
  if (name === 'pull_request') {
    if (!isFullSha(pull?.head?.sha) || !isFullSha(pull.base?.sha) || typeof pull.number !== 'number')
      throw unsaid('the pull request', name)
    const commits = { head: pull.head.sha, merge: sha, rules: sha, rulesBefore: pull.base.sha }
    const isStrangers = mayComeFromOtherRepository(pull.head.repo, payload)
    return { ...emptySubject, ...commits, pull: pull.number, isStrangers }
  }
  if (name === 'pull_request_target' || name === 'issue_comment')
    throw new MisconfiguredError(
      `This workflow runs on "${name}", whose event does not say what was measured. Publish in the job after the one that measures (on: pull_request), or in a workflow of its own (on: workflow_run); or name the pull request by "pull-request" and "head".`,
    )
  const rulesBefore = [merge_group?.base_sha, payload.before].find(isCommit) ?? null
  return { ...emptySubject, head: sha, rules: sha, rulesBefore, isStrangers: false }
}

function branchOf({
  head_repository: from,
  head_branch: name,
}: CompletedRunInPayload): PublishSubject['branch'] {
  const owner = from?.owner?.login
  return from?.id && owner && name ? { repository: from.id, owner, name } : null
}

/** GitHub gives zeros as the commit before a new branch. */
function isCommit(text: unknown): text is string {
  return isFullSha(text) && !/^0+$/.test(text)
}

function unsaid(missing: string, event: string): MisconfiguredError {
  return new MisconfiguredError(
    `The event "${event}" does not say ${missing}, so it is not known which commit was measured. Use this action in a workflow on GitHub, on: workflow_run or pull_request.`,
  )
}

// Pull requests by number, for events without one.

interface CurrentPullRequestState extends PullRequest {
  readonly baseSha: string
  readonly isOpen: boolean
  /** True if head is in another repository, or in a deleted one. */
  readonly isOfFork: boolean
}

/** Throws CouldNotPublishError with the reason. */
export function askCurrentPullRequest(
  repository: GitHubRepositoryWithToken,
  number: number,
  deadline: RequestDeadline,
): Promise<CurrentPullRequestState> {
  const question = {
    failing: `Pull request #${number} could not be read`,
    permission: 'pull-requests: read',
  }
  return runGitHubRequestsWithRetries(repository, question, deadline, async (rest, target) => {
    const { data } = await rest.pulls.get({ ...target, pull_number: number })
    const { base, head } = data ?? {}
    const isWhole = typeof base?.ref === 'string' && isFullSha(base.sha) && isFullSha(head?.sha)
    if (data?.number !== number || !isWhole)
      throw new UnexpectedGitHubResponseBodyError('a pull request', data)
    return {
      number,
      baseRef: base.ref,
      baseSha: base.sha,
      headSha: head.sha,
      isOpen: data.state === 'open',
      isOfFork: String(head.repo?.full_name).toLowerCase() !== repository.repository.toLowerCase(),
    }
  })
}

/**
 * Returns the event, with the pull request of that number if it has none. Throws MisconfiguredError if it has another one, or if
 * untrusted code would run with the permissions of the repository, unless head is trusted. Also throws the errors of
 * askCurrentPullRequest.
 */
export async function addPullRequestToEventRefusingForks(
  event: ParsedWorkflowEvent,
  number: number | null,
  trustHead: boolean,
  ask: (number: number) => Promise<CurrentPullRequestState>,
): Promise<ParsedWorkflowEvent> {
  if (number === null || event.pull?.number === number) return event
  if (event.pull !== null)
    throw new MisconfiguredError(
      `pull-request: "${number}" is not the pull request of this event, which is ${event.pull.number}. Leave "pull-request" out.`,
    )
  const pull = await ask(number)
  if (!trustHead) refuseNamedPullRequestOfFork(number, pull.isOfFork, event.name)
  return { ...event, pull }
}

// Pull requests of a measured commit, which a run for a fork does not name.

/** The pull request to comment on; without one, `why` is the reason as a sentence. */
export interface PullRequestLookupResult {
  readonly number: number | null
  /** All pull requests that may have been measured. */
  readonly all: readonly number[]
  readonly why: string
}

const question = { failing: 'The pull request could not be looked up', permission: 'pull-requests: write' }

/** Returns the only open pull request whose head is the measured commit. Throws CouldNotPublishError. */
export async function findPullRequestOfHead(
  repository: GitHubRepositoryWithToken,
  { pull, branch, head, run }: PublishSubject,
  deadline: RequestDeadline,
): Promise<PullRequestLookupResult> {
  if (pull !== null) return the(pull)
  if (branch === null)
    return none(
      run === null
        ? 'This run is for no pull request.'
        : 'The measuring run names no branch, so its pull request cannot be found.',
    )
  const open = await runGitHubRequestsWithRetries(repository, question, deadline, async (rest, target) => {
    const query = { ...target, state: 'open', head: `${branch.owner}:${branch.name}`, per_page: 100 } as const
    const { data } = await rest.pulls.list(query)
    if (!Array.isArray(data)) throw new UnexpectedGitHubResponseBodyError('a list of pull requests', data)
    return data
  })
  // An owner may have several forks, each with a branch of the same name.
  const ofBranch = open.filter(one => one.head.repo?.id === branch.repository && one.head.ref === branch.name)
  const current = ofBranch.filter(one => one.head.sha === head)
  const [first, ...others] = current
  if (first !== undefined && others.length === 0) return the(first.number)
  const numbers = (all: typeof open) => all.map(({ number }) => `#${number}`).join(', ')
  if (first !== undefined)
    return none(
      `${numbers(current)} all have this commit as their head, and GitHub does not say which was measured.`,
      current.map(({ number }) => number),
    )
  const [moved] = ofBranch
  return none(
    moved === undefined
      ? 'No open pull request has this commit as its head.'
      : `${numbers(ofBranch)} ${ofBranch.length > 1 ? 'have' : 'has'} a newer head (${shortSha(moved.head.sha)}) than what was measured (${shortSha(head)}).`,
  )
}

function the(number: number): PullRequestLookupResult {
  return { number, all: [number], why: '' }
}

function none(why: string, candidates: readonly number[] = []): PullRequestLookupResult {
  return { number: null, all: candidates, why: `There is no comment. ${why}` }
}

// The measured commit and its parents on GitHub.

const headQuestion = {
  failing: 'The commit that was measured could not be looked up',
  permission: 'contents: read',
}

/**
 * Throws MisconfiguredError unless `measured` is the subject's head, or GitHub's merge of it into another commit. Throws
 * CouldNotPublishError if GitHub does not answer.
 */
export async function refuseResultOfOtherHead(
  repository: GitHubRepositoryWithToken,
  measured: string,
  { head, merge }: Pick<PublishSubject, 'head' | 'merge'>,
  deadline: RequestDeadline,
): Promise<void> {
  if (measured === head || measured === merge) return
  if (intoOf(head, await parentsOf(repository, measured, deadline)) !== null) return
  throw new MisconfiguredError(
    `results: measured on commit ${shortSha(measured)}, which is neither the expected ${shortSha(head)} nor a merge of it. Pass only the results of that run, and make that run measure the checked-out commit.`,
  )
}

/**
 * Returns the commit whose rules were in force before the subject's; null if there is none. For a pull request it is the
 * one into which GitHub merged it: the event's base may be older, and others may have changed rules since. Throws
 * CouldNotPublishError if GitHub does not answer.
 */
export async function findCommitToCompareRulesWith(
  repository: GitHubRepositoryWithToken,
  { head, merge, rulesBefore }: Pick<PublishSubject, 'head' | 'merge' | 'rulesBefore'>,
  deadline: RequestDeadline,
): Promise<string | null> {
  if (merge === null || rulesBefore === null) return rulesBefore
  return intoOf(head, await parentsOf(repository, merge, deadline)) ?? rulesBefore
}

/** Returns what `head` was merged into, if these are the parents of such a merge. */
function intoOf(head: string, parents: readonly string[]): string | null {
  return parents.length === 2 && parents[1] === head ? (parents[0] ?? null) : null
}

/** Returns no parents if GitHub does not have the commit. */
function parentsOf(
  repository: GitHubRepositoryWithToken,
  sha: string,
  deadline: RequestDeadline,
): Promise<readonly string[]> {
  return runGitHubRequestsWithRetries(repository, headQuestion, deadline, async (rest, target) => {
    const answer = await rest.git.getCommit({ ...target, commit_sha: sha }).catch(rethrowErrorUnlessHttp404)
    if (answer === null) return []
    if (!Array.isArray(answer.data?.parents))
      throw new UnexpectedGitHubResponseBodyError('a commit', answer.data)
    return answer.data.parents.map(parent => parent.sha)
  })
}

// Labels.

interface LabelEvent {
  readonly event?: string
  readonly label?: { readonly name?: string }
  readonly actor?: { readonly login?: string } | null
  readonly created_at?: string
}

/** Returns who has set a label, and when (ISO 8601); null if it is not set. Labels are case-insensitive. */
export async function findLabelSetterAndTime(
  rest: GitHubClient['rest'],
  issue: OwnerAndRepo & { readonly issue_number: number },
  label: string,
) {
  const events = await fetchAllPages<LabelEvent>('a list of events', page =>
    rest.issues.listEvents({ ...issue, ...page }),
  )
  const ours = events.filter(
    ({ event, label: of }) =>
      (event === 'labeled' || event === 'unlabeled') && of?.name?.toLowerCase() === label.toLowerCase(),
  )
  const last = ours.at(-1)
  if (last?.event !== 'labeled') return null
  return { by: last.actor?.login ?? '', when: last.created_at ?? '' }
}
