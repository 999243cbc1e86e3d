// What a publishing job publishes for, as GitHub's event has it: which commit, which pull request, whose rules.
import { isSha } from '../../core/common/sha.ts'
import { Misconfigured } from '../../core/model/errors.ts'
import { payloadIn } from './event.ts'
import type { AskedPull } from './pull.ts'

/** A PublishSubject is what was measured and what counts, of which nothing is taken from a result file. */
export interface PublishSubject {
  /** The commit that was measured, or that GitHub made a merge commit of: the check stands on it. */
  readonly head: string
  /** That merge commit; null where the event does not say it. */
  readonly merge: string | null
  /**
   * The commit whose rules file counts. After a run that strangers may have caused it is the default branch's; in the
   * workflow that measures, which a pull request can change as well, it is the commit that this runs for.
   */
  readonly rules: string
  /** The commit that these rules are compared with, to tell what a change accepts; null where it is not known. */
  readonly rulesBefore: string | null
  /** The pull request; null where the event does not say it, or there is none. */
  readonly pull: number | null
  /** By what it is found then; null where there is none, or its repository is gone. */
  readonly branch: Branch | null
  /** Whether those have measured who may not write to this repository; what is not said is not trusted. */
  readonly isStrangers: boolean
  /** The run that has measured; null where it is this one. */
  readonly run: MeasuringRun | null
}

/** A Branch of a repository on GitHub. */
export interface Branch {
  readonly repository: number
  readonly owner: string
  readonly name: string
}

/** A MeasuringRun is another workflow's run that has ended. */
export interface MeasuringRun {
  readonly id: number
  readonly attempt: number
  /** The name of its workflow, as the default branch has it; null where GitHub does not say it. */
  readonly workflow: string | null
  /** GitHub's word for how it ended: `success`, `failure`, `cancelled`, … */
  readonly conclusion: string
}

/** A NamedPull is a pull request that a workflow names, as its event has none; and the commit that was measured of it. */
export interface NamedPull {
  readonly pull: number | null
  readonly head: string | null
}

/**
 * Reads it from the environment and payload file of a workflow step, or asks for the pull request that is named. Throws
 * Misconfigured where neither says it, and as `ask` does.
 */
export async function readSubject(
  env: Readonly<Record<string, string | undefined>>,
  named: NamedPull,
  ask: (pull: number) => Promise<AskedPull>,
): Promise<PublishSubject> {
  const { GITHUB_EVENT_NAME: name = '', GITHUB_EVENT_PATH: path, GITHUB_SHA: sha = '' } = env
  if (named.pull !== null) {
    if (name === 'workflow_run' || name === 'pull_request')
      throw new Misconfigured(
        `pull-request: "${named.pull}" is not needed on "${name}", whose event says what was measured. Leave it out.`,
      )
    if (!isSha(sha)) throw unsaid('GITHUB_SHA', name)
    const pull = await ask(named.pull)
    const [head, isStrangers] = [named.head ?? pull.headSha, pull.isOfFork]
    const commits = { head, merge: null, rules: sha, rulesBefore: null }
    return { ...commits, pull: pull.number, branch: null, isStrangers, run: null }
  }
  if (named.head !== null)
    throw new Misconfigured(
      `head: "${named.head}" says nothing without "pull-request". Give both, or leave it out.`,
    )
  return publishSubject(name, path ? ((await payloadIn(path)) as Payload) : {}, sha)
}

/** `sha` is the commit that the publishing workflow runs for. */
export function publishSubject(name: string, payload: Payload, sha: string): PublishSubject {
  const { workflow, workflow_run: run, pull_request: pull, merge_group, repository: own } = payload
  if (!isSha(sha)) throw unsaid('GITHUB_SHA', name)
  if (name === 'workflow_run') {
    if (!isSha(run?.head_sha) || typeof run.id !== 'number') throw unsaid('the run that has measured', name)
    return {
      head: run.head_sha,
      merge: null,
      // A workflow_run runs for the default branch, whatever it was that triggered it.
      rules: sha,
      rulesBefore: null,
      pull: null,
      branch: run.event === 'pull_request' ? branchOf(run) : null,
      isStrangers: own?.id === undefined || run.head_repository?.id !== own.id,
      run: {
        ...{ id: run.id, attempt: run.run_attempt ?? 1, conclusion: run.conclusion ?? '' },
        workflow: workflow?.name || null,
      },
    }
  }
  if (name === 'pull_request') {
    if (!isSha(pull?.head?.sha) || !isSha(pull.base?.sha) || typeof pull.number !== 'number')
      throw unsaid('the pull request', name)
    const { number, head, base } = pull
    const isStrangers = own?.id === undefined || head.repo?.id !== own.id
    return {
      head: head.sha,
      merge: sha,
      rules: sha,
      rulesBefore: base.sha,
      pull: number,
      branch: null,
      isStrangers,
      run: null,
    }
  }
  if (name === 'pull_request_target' || name === 'issue_comment')
    throw new Misconfigured(
      `This workflow runs on "${name}", whose event does not say what was measured. Publish in the job after the one that measures (on: pull_request), or in a workflow of its own (on: workflow_run); or name the pull request by "pull-request" and "head".`,
    )
  return {
    head: sha,
    merge: null,
    rules: sha,
    rulesBefore: [merge_group?.base_sha, payload.before].find(isCommit) ?? null,
    pull: null,
    branch: null,
    isStrangers: false,
    run: null,
  }
}

function branchOf({ head_repository: from, head_branch: name }: WorkflowRun): Branch | null {
  const owner = from?.owner?.login
  return from?.id && owner && name ? { repository: from.id, owner, name } : null
}

/** GitHub gives the commit before a new branch as zeros. */
function isCommit(text: unknown): text is string {
  return isSha(text) && !/^0+$/.test(text)
}

function unsaid(what: string, event: string): Misconfigured {
  return new Misconfigured(
    `The event "${event}" does not say ${what}, so it is not known which commit was measured. Use this action in a workflow on GitHub, on: workflow_run or pull_request.`,
  )
}

interface WorkflowRun {
  readonly id?: number
  readonly run_attempt?: number
  /** What the measuring workflow ran on. */
  readonly event?: string
  readonly conclusion?: string | null
  readonly head_sha?: string
  readonly head_branch?: string | null
  readonly head_repository?: { readonly id?: number; readonly owner?: { readonly login?: string } } | null
}

interface Payload {
  readonly repository?: { readonly id?: number }
  readonly workflow?: { readonly name?: string } | null
  readonly workflow_run?: WorkflowRun
  readonly pull_request?: {
    readonly number?: number
    readonly head?: { readonly sha: string; readonly repo?: { readonly id?: number } | null }
    readonly base?: { readonly sha: string }
  }
  readonly merge_group?: { readonly base_sha?: string }
  /** Of a push. */
  readonly before?: string
}
