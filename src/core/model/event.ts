// The GitHub event that started a run, reduced to what decides which commits are compared.

/** The pull request that started the workflow. */
export interface PullRequest {
  readonly number: number
  readonly baseRef: string
  readonly headSha: string
}

export interface ParsedWorkflowEvent {
  readonly name: string
  readonly pull: PullRequest | null
  /** The commit to compare with, if the event names it: before a push, or the base of a merge queue. */
  readonly before: string | null
  /** True for a push after which the branch no longer contains the commit before it. */
  readonly isForced: boolean
  /** The repository's default branch; null if the event does not have it. */
  readonly defaultBranch: string | null
}

/** Used outside of a workflow. */
export const noWorkflowEvent: ParsedWorkflowEvent = {
  name: '',
  pull: null,
  before: null,
  isForced: false,
  defaultBranch: null,
}

/** The parts of the event's payload on GitHub that are used. Nothing in it is certain. */
export interface WorkflowEventPayload {
  readonly action?: string
  readonly repository?: { readonly id?: number; readonly default_branch?: string }
  readonly workflow?: { readonly name?: string } | null
  readonly workflow_run?: CompletedRunInPayload
  readonly pull_request?: {
    readonly number?: number
    readonly base?: { readonly ref?: string; readonly sha?: string }
    /** The repository of a deleted fork is null. */
    readonly head?: { readonly sha?: string; readonly repo?: { readonly id?: number } | null }
  }
  readonly merge_group?: { readonly base_sha?: string }
  readonly issue?: { readonly number?: number; readonly pull_request?: object }
  readonly comment?: {
    readonly id?: number
    readonly body?: string
    readonly user?: { readonly login?: string }
  }
  /** Of a push. */
  readonly before?: string
  readonly forced?: boolean
}

/** The run of another workflow for which a `workflow_run` is. */
export interface CompletedRunInPayload {
  readonly id?: number
  readonly run_attempt?: number
  readonly event?: string
  readonly conclusion?: string | null
  readonly head_sha?: string
  readonly head_branch?: string | null
  readonly head_repository?: { readonly id?: number; readonly owner?: { readonly login?: string } } | null
}
