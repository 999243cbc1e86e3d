// The GitHub event that started a run, reduced to what decides which commits are compared.

/** The pull request that started the workflow. */
export interface PullRequest {
  readonly number: number
  readonly baseRef: string
  readonly headSha: string
}

/** The event that started the workflow. */
export interface WorkflowEvent {
  readonly name: string
  readonly pull: PullRequest | null
  /** The commit to compare with, if the event names it: before a push, or the base of a merge queue. */
  readonly before: string | null
  /** The repository's default branch; null if the event does not have it. */
  readonly defaultBranch: string | null
}

/** Used outside of a workflow. */
export const noWorkflowEvent: WorkflowEvent = { name: '', pull: null, before: null, defaultBranch: null }
